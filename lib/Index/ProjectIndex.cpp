#include "Index/ProjectIndex.h"
#include "Input/Paths.h"
#include "Limits/Limits.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace bankcheck::input;
using namespace bankcheck::source;

namespace bankcheck::index {
namespace {

Location comparable(Location P) {
  P.File = P.Line ? comparablePath(P.File) : "";
  return P;
}

bool haveCommon(const std::set<Location> &A, const std::set<Location> &B) {
  return any_of(A, [&](const Location &P) { return B.contains(P); });
}

} // namespace

IndexedFile indexed(const SourceModel &Model, std::string Path, std::set<std::string> Includes) {
  IndexedFile File;
  File.Path = std::move(Path);
  File.Includes = std::move(Includes);
  for (const auto &[Linkage, K] : Model.Kernels) {
    IndexedKernel &Into = File.Kernels[Linkage];
    Into.Name = K.Name;
    Into.Where = comparable(K.Where);
    for (const Location &P : K.Declared)
      Into.Declared.insert(comparable(P));
    Into.IsOfFileOnly = K.IsOfFileOnly;
    Into.Launches = K.Launches;
    if (Into.Launches.size() > limits::IndexedLaunches)
      Into.Launches.resize(limits::IndexedLaunches);
    for (const Launch &L : Into.Launches)
      for (const Location *P : {&L.Where, &L.CalledFrom})
        if (auto It = Model.Spellings.find(P->File); It != Model.Spellings.end())
          File.Spellings.insert(*It);
  }
  return File;
}

void ProjectIndex::remove(const IndexedFile &File) {
  for (const auto &[Linkage, K] : File.Kernels) {
    Places &Of = Kernels[Linkage];
    Of.Files.erase(File.Path);
    if (auto It = Of.Definitions.find(K.Where); It != Of.Definitions.end() && --It->second == 0)
      Of.Definitions.erase(It);
  }
}

void ProjectIndex::add(IndexedFile File) {
  if (auto Old = Files.find(File.Path); Old != Files.end())
    remove(Old->second);
  for (const auto &[Linkage, K] : File.Kernels) {
    Places &Of = Kernels[Linkage];
    Of.Files.insert(File.Path);
    if (K.Where.Line)
      ++Of.Definitions[K.Where];
  }
  std::string Path = File.Path;
  Files.insert_or_assign(std::move(Path), std::move(File));
}

const IndexedFile *ProjectIndex::find(const std::string &Path) const {
  auto It = Files.find(Path);
  return It == Files.end() ? nullptr : &It->second;
}

LaunchesElsewhere ProjectIndex::launchesElsewhere(const IndexedFile &Of, const std::string &Linkage) const {
  LaunchesElsewhere Result;
  auto Own = Of.Kernels.find(Linkage);
  auto Known = Kernels.find(Linkage);
  if (Own == Of.Kernels.end() || Known == Kernels.end())
    return Result;
  const IndexedKernel &Kernel = Own->second;
  const bool HasBlock = any_of(Kernel.Launches, [](const Launch &L) { return L.block().has_value(); });
  const bool IsOnlyDefinition = Known->second.Definitions.size() <= 1;
  for (const std::string &Path : Known->second.Files) {
    const IndexedFile &File = Files.at(Path);
    const IndexedKernel &Other = File.Kernels.at(Linkage);
    if (Path == Of.Path || Other.Launches.empty())
      continue;
    bool IsSame = Other.Where.Line ? !HasBlock && Other.Where == Kernel.Where
                                   : !Kernel.IsOfFileOnly && !Other.IsOfFileOnly &&
                                         (IsOnlyDefinition || haveCommon(Kernel.Declared, Other.Declared));
    if (!IsSame)
      continue;
    for (const Launch &L : Other.Launches) {
      if (Result.Launches.size() >= limits::IndexedLaunches || is_contained(Kernel.Launches, L) ||
          is_contained(Result.Launches, L))
        continue;
      Result.Launches.push_back(L);
      for (const Location *P : {&L.Where, &L.CalledFrom})
        if (auto It = File.Spellings.find(P->File); It != File.Spellings.end())
          Result.Spellings.insert(*It);
    }
  }
  return Result;
}

} // namespace bankcheck::index
