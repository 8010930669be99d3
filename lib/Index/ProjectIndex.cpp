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

/// A launch of which nothing is known stands for those beyond the limit.
void limit(std::vector<Launch> &All) {
  if (All.size() <= limits::IndexedLaunches)
    return;
  All.resize(limits::IndexedLaunches);
  Launch Unknown;
  Unknown.Where = All.back().Where;
  All.back() = Unknown;
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
  }
  File.Functions = Model.Functions;
  File.NamedKernels = Model.NamedKernels;
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
  for (const std::string &Linkage : File.NamedKernels)
    NamedIn[Linkage].erase(File.Path);
  WithWords.erase(File.Path);
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
  for (const std::string &Linkage : File.NamedKernels)
    NamedIn[Linkage].insert(File.Path);
  if (!File.Words.empty())
    WithWords.insert(File.Path);
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

/// Whether another file with a definition has a declaration that the file with \p Called has.
bool ProjectIndex::isOfOther(const HostFunction &Called, const std::string &Linkage) const {
  return any_of(Functions.at(Linkage).Files, [&](const std::string &Path) {
    const HostFunction &Defined = Files.at(Path).Functions.at(Linkage);
    return Defined.Where.Line && haveCommon(Defined.Declared, Called.Declared);
  });
}

ProjectIndex::Callers ProjectIndex::callersOf(const IndexedFile &Of, const std::string &Linkage) const {
  Callers Result;
  const HostFunction &Function = Of.Functions.at(Linkage);
  const Places &Known = Functions.at(Linkage);
  const bool IsOnlyDefinition = Known.Definitions.size() <= 1;
  Result.AreAll =
      !Function.IsNamed && !Unread.contains(Function.Name) &&
      none_of(WithWords, [&](const std::string &Path) { return Files.at(Path).Words.contains(Function.Name); });
  for (const std::string &Path : Known.Files) {
    const IndexedFile &Other = Files.at(Path);
    const HostFunction &There = Other.Functions.at(Linkage);
    if (Path == Of.Path || There.Where.Line)
      continue;
    if (!IsOnlyDefinition && !haveCommon(Function.Declared, There.Declared)) {
      Result.AreAll &= isOfOther(There, Linkage);
      continue;
    }
    Result.AreAll &= !There.IsNamed;
    for (const HostCall &Call : There.Calls)
      Result.Calls.push_back({&Other, &Call});
  }
  return Result;
}

namespace {

enum class ByCalls : uint8_t { None, All, NotAll };

} // namespace

/// Follows the calls of functions around the launches of one kernel.
class ProjectIndex::Completion {
public:
  explicit Completion(const ProjectIndex &Index) : Index(Index) {}

  std::vector<Launch> Launches; ///< As calls make the launch that was completed last; the first of too many.
  std::map<std::string, std::string> Spellings;
  std::set<std::string> Around;

  ByCalls complete(const IndexedFile &File, const OpenLaunch &L) {
    Launches.clear();
    Steps = 0;
    ByCalls Result = follow(File, L, 0);
    return Steps > MostCallsInAll ? ByCalls::NotAll : Result;
  }

private:
  const ProjectIndex &Index;
  std::map<std::pair<const IndexedFile *, std::string>, Callers> Known;
  size_t Steps = 0;

  const Callers &callersOf(const IndexedFile &File, const std::string &Linkage) {
    auto [It, New] = Known.try_emplace({&File, Linkage});
    if (New)
      It->second = Index.callersOf(File, Linkage);
    return It->second;
  }

  ByCalls follow(const IndexedFile &File, const OpenLaunch &L, unsigned Depth) {
    auto Function = File.Functions.find(L.In);
    if (Function == File.Functions.end())
      return ByCalls::NotAll;
    Around.insert(Function->second.Name);
    const Callers &Of = callersOf(File, L.In);
    if (Of.Calls.empty())
      return Of.AreAll ? ByCalls::None : ByCalls::NotAll;
    if (Depth == MostCallsDeep)
      return ByCalls::NotAll;
    for (auto [Where, Call] : Of.Calls) {
      if (++Steps > MostCallsInAll)
        return ByCalls::NotAll;
      const OpenLaunch Called = L.with(*Call);
      if (isLaunch(*Where, *Call, Called, Depth) && !is_contained(Launches, Called.Known))
        Launches.push_back(Called.Known);
      if (auto It = Where->Spellings.find(Call->Where.File); It != Where->Spellings.end())
        Spellings.insert(*It);
    }
    return Of.AreAll ? ByCalls::All : ByCalls::NotAll;
  }

  /// Whether the call is one by itself, beside those that are found of the function in which it stands.
  bool isLaunch(const IndexedFile &Where, const HostCall &Call, const OpenLaunch &Called, unsigned Depth) {
    if (Call.In.empty() || !Called.isOpen())
      return true;
    ByCalls Found = follow(Where, Called, Depth + 1);
    return Found == ByCalls::NotAll || (Found == ByCalls::None && !Call.IsForOtherFiles);
  }
};

/// What launches it with a pointer is not known.
bool ProjectIndex::isNamedElsewhere(const IndexedFile &File, const std::string &Linkage) const {
  auto It = NamedIn.find(Linkage);
  return It != NamedIn.end() && any_of(It->second, [&](const std::string &Path) { return Path != File.Path; });
}

ProjectIndex::Completed ProjectIndex::completed(const IndexedFile &File, const std::string &Linkage) const {
  const IndexedKernel &Kernel = File.Kernels.at(Linkage);
  const bool IsNamed = isNamedElsewhere(File, Linkage);
  Completed Result;
  Completion Calls(*this);
  std::vector<Launch> Kept; // as some other open launch leaves them
  const size_t Most = limits::IndexedLaunches - Kernel.Open.size();
  for (const OpenLaunch &L : Kernel.Open) {
    ByCalls Found = Calls.complete(File, L);
    if (Found == ByCalls::All && IsNamed)
      Found = ByCalls::NotAll;
    for (const Launch &Called : Calls.Launches)
      if (is_contained(Result.Launches, Called))
        continue;
      else if (Result.Launches.size() < Most)
        Result.Launches.push_back(Called);
      else
        Found = ByCalls::NotAll;
    (Found == ByCalls::All && L.IsReplaced ? Result.Replaced : Kept).push_back(L.Known);
    if (Found == ByCalls::NotAll && !is_contained(Result.Launches, L.Known))
      Result.Launches.push_back(L.Known);
  }
  erase_if(Result.Replaced, [&](const Launch &L) { return is_contained(Kept, L) || is_contained(Result.Launches, L); });
  erase_if(Result.Launches, [&](const Launch &L) { return is_contained(Kernel.Launches, L); });
  Result.Spellings = std::move(Calls.Spellings);
  Result.Around = std::move(Calls.Around);
  return Result;
}

LaunchesElsewhere ProjectIndex::launchesElsewhere(const IndexedFile &Of, const std::string &Linkage) const {
  LaunchesElsewhere Result;
  auto Own = Of.Kernels.find(Linkage);
  if (Own == Of.Kernels.end())
    return Result;
  auto Add = [&](const std::vector<Launch> &Launches, const std::map<std::string, std::string> &Spellings) {
    for (const Launch &L : Launches) {
      if (Result.Launches.size() > limits::IndexedLaunches || is_contained(Own->second.Launches, L) ||
          is_contained(Result.Launches, L))
        continue; // one more than the limit: that is enough to know
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
  Completed Here = completed(Of, Linkage);
  Result.Replaced = Here.Replaced;
  AddCompleted(Of, std::move(Here));
  eachLauncher(Of, Linkage, [&](const IndexedFile &File, const IndexedKernel &Kernel) {
    Completed There = completed(File, Linkage);
    std::vector<Launch> Others = Kernel.Launches;
    erase_if(Others, [&](const Launch &L) { return is_contained(There.Replaced, L); });
    Add(Others, File.Spellings);
    AddCompleted(File, std::move(There));
  });
  limit(Result.Launches);
  return Result;
}

bool ProjectIndex::isOpen(const IndexedFile &Of, const std::string &Linkage) const {
  auto Own = Of.Kernels.find(Linkage);
  bool Result = Own != Of.Kernels.end() && !Own->second.Open.empty();
  eachLauncher(Of, Linkage, [&](const IndexedFile &, const IndexedKernel &Kernel) { Result |= !Kernel.Open.empty(); });
  return Result;
}

std::set<std::string> ProjectIndex::functionsAround(const IndexedFile &Of, const std::string &Linkage) const {
  auto Own = Of.Kernels.find(Linkage);
  if (Own == Of.Kernels.end())
    return {};
  std::set<std::string> Names = completed(Of, Linkage).Around;
  eachLauncher(Of, Linkage,
               [&](const IndexedFile &File, const IndexedKernel &) { Names.merge(completed(File, Linkage).Around); });
  return Names;
}

} // namespace bankcheck::index
