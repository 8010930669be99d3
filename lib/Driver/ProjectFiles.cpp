#include "Driver/ProjectFiles.h"
#include "Input/Paths.h"
#include "Input/ReadFile.h"
#include "Limits/Limits.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace llvm;
using namespace bankcheck::frontend;
using namespace bankcheck::index;
using namespace bankcheck::input;

namespace bankcheck::driver {
namespace {

/// In which a header's includers are looked for: its repository, else the current folder if it lies below that,
/// else its own folder.
std::string folderOfProject(StringRef Header) {
  StringRef Own = sys::path::parent_path(Header);
  for (StringRef D = Own; !D.empty(); D = sys::path::parent_path(D))
    if (sys::fs::exists(D + "/.git"))
      return D.str();
  std::string Here = comparablePath(".");
  return Own == Here || Own.starts_with(Here + "/") ? Here : Own.str();
}

} // namespace

std::vector<std::string> ProjectFiles::includersOf(const std::string &Header, const StringSet<> *Words) {
  std::string Folder = folderOfProject(Header);
  auto It = ByFolder.find(Folder);
  if (It == ByFolder.end())
    It = ByFolder.emplace(Folder, Includers(Folder, Commands->sourcesFor(Header))).first;
  std::vector<std::string> Files = It->second.of(Header);
  if (Words)
    Files = filesNaming(*Words, Files);
  if (Files.size() > limits::Includers)
    Files.resize(limits::Includers);
  return Files;
}

static void nearFirst(std::vector<std::string> &Sources, const std::string &File) {
  llvm::stable_sort(Sources, [&](const std::string &A, const std::string &B) {
    return commonFolders(A, File) > commonFolders(B, File);
  });
}

std::vector<std::string> ProjectFiles::launchersOf(const KernelNames &Kernels, const std::string &File) {
  std::vector<std::string> Sources = Commands->sourcesFor(File);
  llvm::erase_if(Sources, [&](const std::string &Source) {
    auto Text = readFile(Source, limits::SourceBytes);
    return !Text || !mayLaunch((*Text)->getBuffer(), Kernels);
  });
  nearFirst(Sources, File);
  return Sources;
}

ProjectFiles::SourcesNaming ProjectFiles::sourcesNaming(const StringSet<> &Words, const std::string &File,
                                                        function_ref<bool(const std::string &)> IsKnown) const {
  std::vector<std::string> Sources = Commands->sourcesFor(File, CompileCommands::SourceKind::Any);
  nearFirst(Sources, File);
  SourcesNaming Result;
  for (const std::string &Source : Sources) {
    if (IsKnown(Source))
      continue;
    std::set<std::string> Named = wordsIn(Source, Words);
    if (Named.empty())
      continue;
    if (CompileCommands::isCudaOrCpp(Source) && Result.Nearest.size() < limits::Callers)
      Result.Nearest.push_back({Source, std::move(Named)});
    else
      Result.NamesInOthers.merge(Named);
  }
  return Result;
}

} // namespace bankcheck::driver
