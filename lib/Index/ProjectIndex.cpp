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

std::set<Location> comparable(const std::set<Location> &All) {
  std::set<Location> Result;
  for (const Location &P : All)
    Result.insert(comparable(P));
  return Result;
}

bool haveCommon(const std::set<Location> &A, const std::set<Location> &B) {
  return any_of(A, [&](const Location &P) { return B.contains(P); });
}

template <typename T> void limit(std::vector<T> &All) {
  if (All.size() > limits::IndexedLaunches)
    All.resize(limits::IndexedLaunches);
}

bool hasBlock(const Launch &L) { return L.block().has_value(); }

} // namespace

IndexedFile indexed(const SourceModel &Model, std::string Path, std::set<std::string> Includes) {
  IndexedFile File;
  File.Path = std::move(Path);
  File.Includes = std::move(Includes);
  for (const auto &[Linkage, K] : Model.Kernels) {
    IndexedKernel &Into = File.Kernels[Linkage];
    Into.Name = K.Name;
    Into.Where = comparable(K.Where);
    Into.Declared = comparable(K.Declared);
    Into.IsOfFileOnly = K.IsOfFileOnly;
    Into.Launches = K.Launches;
    Into.Open = K.Open;
    limit(Into.Launches);
    limit(Into.Open);
  }
  File.Functions = Model.Functions;
  for (auto &[Linkage, F] : File.Functions) {
    F.Where = comparable(F.Where);
    F.Declared = comparable(F.Declared);
  }
  eachPlace(File, [&](const Location &P) {
    if (auto It = Model.Spellings.find(P.File); It != Model.Spellings.end())
      File.Spellings.insert(*It);
  });
  return File;
}

void eachPlace(const IndexedFile &File, function_ref<void(const Location &)> Do) {
  auto Both = [&](const Launch &L) {
    Do(L.Where);
    Do(L.CalledFrom);
  };
  for (const auto &[Linkage, K] : File.Kernels) {
    for (const Launch &L : K.Launches)
      Both(L);
    for (const OpenLaunch &L : K.Open)
      Both(L.Known);
  }
  for (const auto &[Linkage, F] : File.Functions)
    for (const HostCall &Call : F.Calls)
      Do(Call.Where);
}

void ProjectIndex::remove(const IndexedFile &File) {
  auto RemoveAll = [&](const auto &All, std::map<std::string, Places> &From) {
    for (const auto &[Linkage, Of] : All) {
      Places &There = From[Linkage];
      There.Files.erase(File.Path);
      if (auto It = There.Definitions.find(Of.Where); It != There.Definitions.end() && --It->second == 0)
        There.Definitions.erase(It);
    }
  };
  RemoveAll(File.Kernels, Kernels);
  RemoveAll(File.Functions, Functions);
}

void ProjectIndex::add(IndexedFile File) {
  if (auto Old = Files.find(File.Path); Old != Files.end())
    remove(Old->second);
  auto AddAll = [&](const auto &All, std::map<std::string, Places> &Into) {
    for (const auto &[Linkage, Of] : All) {
      Places &There = Into[Linkage];
      There.Files.insert(File.Path);
      if (Of.Where.Line)
        ++There.Definitions[Of.Where];
    }
  };
  AddAll(File.Kernels, Kernels);
  AddAll(File.Functions, Functions);
  std::string Path = File.Path;
  Files.insert_or_assign(std::move(Path), std::move(File));
}

const IndexedFile *ProjectIndex::find(const std::string &Path) const {
  auto It = Files.find(Path);
  return It == Files.end() ? nullptr : &It->second;
}

/// Other files whose launches are of the kernel that \p Of has.
void ProjectIndex::eachLauncher(const IndexedFile &Of, const std::string &Linkage,
                                function_ref<void(const IndexedFile &, const IndexedKernel &)> Do) const {
  auto Own = Of.Kernels.find(Linkage);
  auto Known = Kernels.find(Linkage);
  if (Own == Of.Kernels.end() || Known == Kernels.end())
    return;
  const IndexedKernel &Kernel = Own->second;
  const bool HasBlock = any_of(Kernel.Launches, hasBlock);
  const bool IsOnlyDefinition = Known->second.Definitions.size() <= 1;
  for (const std::string &Path : Known->second.Files) {
    const IndexedFile &File = Files.at(Path);
    const IndexedKernel &Other = File.Kernels.at(Linkage);
    if (Path == Of.Path || (Other.Launches.empty() && Other.Open.empty()))
      continue;
    bool IsSame = Other.Where.Line ? !HasBlock && Other.Where == Kernel.Where
                                   : !Kernel.IsOfFileOnly && !Other.IsOfFileOnly &&
                                         (IsOnlyDefinition || haveCommon(Kernel.Declared, Other.Declared));
    if (IsSame)
      Do(File, Other);
  }
}

/// False if no call completes it.
bool ProjectIndex::complete(const IndexedFile &File, const OpenLaunch &L, unsigned Depth, Completed &Into) const {
  auto Own = File.Functions.find(L.In);
  auto Known = Functions.find(L.In);
  if (Own == File.Functions.end() || Known == Functions.end())
    return false;
  const HostFunction &Function = Own->second;
  const bool IsOnlyDefinition = Known->second.Definitions.size() <= 1;
  bool IsNamed = Function.IsNamed;
  std::vector<std::pair<const IndexedFile *, const HostCall *>> Calls;
  for (const std::string &Path : Known->second.Files) {
    const IndexedFile &Other = Files.at(Path);
    const HostFunction &There = Other.Functions.at(L.In);
    if (Path == File.Path || There.Where.Line || !(IsOnlyDefinition || haveCommon(Function.Declared, There.Declared)))
      continue;
    IsNamed |= There.IsNamed;
    for (const HostCall &Call : There.Calls)
      Calls.push_back({&Other, &Call});
  }
  if (Calls.empty())
    Into.Uncalled.insert(Function.Name);
  if (Calls.size() > MostCallsFollowed || Depth == MostCallsDeep)
    return false;
  bool IsAny = false;
  auto Add = [&](const Launch &Found) {
    if (!is_contained(Into.Launches, Found) && Into.Launches.size() < limits::IndexedLaunches)
      Into.Launches.push_back(Found);
    IsAny = true;
  };
  for (auto [Where, Call] : Calls) {
    const OpenLaunch Called = L.with(*Call);
    if (Call->In.empty() || !Called.isOpen())
      Add(Called.Known);
    else if (complete(*Where, Called, Depth + 1, Into))
      IsAny = true;
    else if (!Call->IsForOtherFiles)
      Add(Called.Known);
    if (auto It = Where->Spellings.find(Call->Where.File); It != Where->Spellings.end())
      Into.Spellings.insert(*It);
  }
  if (IsAny && IsNamed)
    Add(L.Known);
  return IsAny;
}

ProjectIndex::Completed ProjectIndex::completed(const IndexedFile &File, const IndexedKernel &Kernel) const {
  Completed Result;
  std::vector<Launch> Kept; // as some other open launch leaves them
  for (const OpenLaunch &L : Kernel.Open) {
    const bool IsCompleted = complete(File, L, 0, Result);
    (IsCompleted && L.IsReplaced ? Result.Replaced : Kept).push_back(L.Known);
  }
  erase_if(Result.Replaced, [&](const Launch &L) { return is_contained(Kept, L) || is_contained(Result.Launches, L); });
  erase_if(Result.Launches, [&](const Launch &L) { return is_contained(Kernel.Launches, L); });
  return Result;
}

LaunchesElsewhere ProjectIndex::launchesElsewhere(const IndexedFile &Of, const std::string &Linkage) const {
  LaunchesElsewhere Result;
  auto Own = Of.Kernels.find(Linkage);
  if (Own == Of.Kernels.end())
    return Result;
  auto Add = [&](const std::vector<Launch> &Launches, const std::map<std::string, std::string> &Spellings) {
    for (const Launch &L : Launches) {
      if (Result.Launches.size() >= limits::IndexedLaunches || is_contained(Own->second.Launches, L) ||
          is_contained(Result.Launches, L))
        continue;
      Result.Launches.push_back(L);
      for (const Location *P : {&L.Where, &L.CalledFrom})
        if (auto It = Spellings.find(P->File); It != Spellings.end())
          Result.Spellings.insert(*It);
    }
  };
  auto AddCompleted = [&](const IndexedFile &File, Completed Here) {
    Here.Spellings.insert(File.Spellings.begin(), File.Spellings.end());
    Add(Here.Launches, Here.Spellings);
  };
  Completed Here = completed(Of, Own->second);
  Result.Replaced = Here.Replaced;
  AddCompleted(Of, std::move(Here));
  eachLauncher(Of, Linkage, [&](const IndexedFile &File, const IndexedKernel &Kernel) {
    Completed There = completed(File, Kernel);
    std::vector<Launch> Others = Kernel.Launches;
    erase_if(Others, [&](const Launch &L) { return is_contained(There.Replaced, L); });
    Add(Others, File.Spellings);
    AddCompleted(File, std::move(There));
  });
  return Result;
}

bool ProjectIndex::isOpen(const IndexedFile &Of, const std::string &Linkage) const {
  auto Own = Of.Kernels.find(Linkage);
  bool Result = Own != Of.Kernels.end() && !Own->second.Open.empty();
  eachLauncher(Of, Linkage, [&](const IndexedFile &, const IndexedKernel &Kernel) { Result |= !Kernel.Open.empty(); });
  return Result;
}

std::set<std::string> ProjectIndex::uncalledAround(const IndexedFile &Of, const std::string &Linkage) const {
  auto Own = Of.Kernels.find(Linkage);
  if (Own == Of.Kernels.end())
    return {};
  std::set<std::string> Names = completed(Of, Own->second).Uncalled;
  eachLauncher(Of, Linkage, [&](const IndexedFile &File, const IndexedKernel &Kernel) {
    Names.merge(completed(File, Kernel).Uncalled);
  });
  return Names;
}

} // namespace bankcheck::index
