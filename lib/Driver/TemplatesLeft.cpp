#include "Driver/TemplatesLeft.h"
#include "Input/Paths.h"
#include "Report/Plural.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Path.h"

using namespace llvm;
using namespace bankcheck::input;
using namespace bankcheck::report;

namespace bankcheck::driver {
namespace {

/// Where the kernels stand that were analysed.
std::set<Location> instances(const SharedRun &Run) {
  std::set<Location> Where;
  for (size_t J = 0; J < Run.Results.size(); ++J)
    if (const FileResult *Result = Run.analysed(J))
      for (const auto &[Linkage, Kernel] : Result->Indexed.Kernels)
        Where.insert(Kernel.Where);
  return Where;
}

/// Where those stand that steps for other files analyse.
std::set<Location> instancesIn(const index::ProjectIndex *Index) {
  std::set<Location> Where;
  if (Index)
    for (const auto &[Path, File] : Index->files())
      for (const auto &[Linkage, Kernel] : File.Kernels)
        Where.insert(Kernel.Where);
  return Where;
}

/// Whether the report of the run has a kernel.
bool hasKernels(const SharedRun &Run) {
  for (size_t J = 0; J < Run.Results.size(); ++J) {
    const FileResult *Result = Run.isReported(J) ? Run.analysed(J) : nullptr;
    if (!Result || Result->Findings.Kernels.empty())
      continue;
    auto HasCode = [&](const auto &Header) { return !codeIn(Header.first, *Result).empty(); };
    if (Run.Jobs[J].For.empty() || any_of(Run.Jobs[J].For, HasCode))
      return true;
  }
  return false;
}

std::string sentenceOn(ArrayRef<const UninstantiatedKernel *> Unused) {
  const Location &Where = Unused.front()->Remark.Where;
  SmallString<256> File(Where.File);
  sys::path::remove_dots(File);
  const std::string Place = File.str().str() + ":" + std::to_string(Where.Line);
  if (Unused.size() == 1)
    return "nothing in the files of this run instantiates kernel template '" + Unused.front()->Name + "' (" + Place +
           ")";
  return "nothing in the files of this run instantiates " + plural(Unused.size(), "kernel template") +
         " of headers, the first '" + Unused.front()->Name + "' (" + Place + ")";
}

} // namespace

std::set<Location> codeIn(const std::string &File, const FileResult &Result) {
  std::set<Location> Where;
  for (const auto &[Linkage, Kernel] : Result.Indexed.Kernels)
    if (Kernel.Where.File == File)
      Where.insert(Kernel.Where);
  StringMap<bool> IsFile; // by spelling
  for (const AccessFinding &A : Result.Findings.Accesses) {
    auto [It, IsNew] = IsFile.try_emplace(A.Where.File);
    if (IsNew)
      It->second = comparablePath(A.Where.File) == File;
    if (It->second)
      Where.insert({File, A.Where.Line, A.Where.Column});
  }
  return Where;
}

std::map<std::string, StringSet<>> namesOfTemplatesLeft(const SharedRun &Run) {
  std::map<std::string, StringSet<>> Names;
  const std::set<Location> Instances = instances(Run);
  for (size_t J = 0; J < Run.Results.size(); ++J)
    if (const FileResult *Result = Run.analysed(J))
      for (const auto &[Where, Template] : Result->Uninstantiated)
        if (Template.UsesShared && !Instances.contains(Where))
          Names[Where.File].insert(Template.Name);
  return Names;
}

TemplatesLeft templatesLeft(const SharedRun &Run, Headers Which) {
  TemplatesLeft Result;
  StringSet<> Asked;
  for (size_t J = 0; J < Run.Jobs.size() && !Run.isFurther(J); ++J)
    Asked.insert(comparablePath(Run.Jobs[J].Options.Parse.File));
  const index::ProjectIndex *Index = Run.Jobs.empty() ? nullptr : Run.Jobs.front().Options.Index.get();
  const std::set<Location> Here = instances(Run), Elsewhere = instancesIn(Index);
  const bool HasKernels = hasKernels(Run);
  std::set<Location> Seen;
  std::vector<const UninstantiatedKernel *> Unused;
  for (size_t J = 0; J < Run.Results.size(); ++J) {
    const FileResult *File = Run.isReported(J) ? Run.analysed(J) : nullptr;
    if (!File)
      continue;
    for (const auto &[Where, Template] : File->Uninstantiated) {
      if (Here.contains(Where) || !Seen.insert(Where).second)
        continue;
      const bool IsAsked = Asked.contains(Where.File);
      if (IsAsked && Template.UsesShared)
        Result.Remarks[J].push_back(Template.Remark);
      else if (Which == Headers::Asked || Template.IsOfLibrary || Elsewhere.contains(Where) ||
               (HasKernels && !Template.UsesShared))
        continue;
      else if (!HasKernels && !Index)
        Result.Remarks[J].push_back(Template.Remark);
      else if (!HasKernels || !Index)
        Unused.push_back(&Template);
    }
  }
  if (!Unused.empty())
    Result.Unused = sentenceOn(Unused);
  return Result;
}

} // namespace bankcheck::driver
