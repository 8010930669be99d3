#include "Edits/ChosenFixes.h"
#include "Basic/FixKind.h"
#include "Report/Ranking.h"
#include "Time/Speedup.h"
#include "llvm/Support/FormatVariadic.h"
#include <algorithm>
#include <optional>
#include <tuple>

using namespace bankcheck::report;

namespace bankcheck::edits {
namespace {

bool haveOneLocation(const EditFinding &A, const EditFinding &B) {
  return A.Begin.File == B.Begin.File && A.Offset == B.Offset && A.Length == B.Length;
}

bool isSame(const EditFinding &A, const EditFinding &B) { return haveOneLocation(A, B) && A.Text == B.Text; }

bool isSame(const FixFinding &A, const FixFinding &B) {
  return A.Edits.isKeptWith(B.Edits) ||
         std::equal(A.Edits.begin(), A.Edits.end(), B.Edits.begin(), B.Edits.end(),
                    [](const EditFinding &X, const EditFinding &Y) { return isSame(X, Y); });
}

/// Two changes that agree are one. What is inserted at one place are declarations, which follow one another.
bool disagree(const EditFinding &A, const EditFinding &B) {
  if (A.Begin.File != B.Begin.File || isSame(A, B))
    return false;
  return A.Offset < B.Offset + B.Length && B.Offset < A.Offset + A.Length;
}

/// The edits of the changes that are chosen, by where they begin.
class PlacedEdits {
public:
  /// The first change that disagrees with \p Fix.
  std::optional<size_t> inTheWayOf(const FixFinding &Fix) const {
    std::optional<size_t> First;
    for (const EditFinding &E : Fix.Edits) {
      auto File = Files.find(E.Begin.File);
      if (File == Files.end())
        continue;
      const OfFile &All = File->second;
      auto At = All.ByOffset.lower_bound(E.Offset - std::min(E.Offset, All.Longest));
      for (; At != All.ByOffset.end() && At->first <= E.Offset + E.Length; ++At)
        if (auto [Other, Change] = At->second; disagree(*Other, E) && (!First || Change < *First))
          First = Change;
    }
    return First;
  }

  /// \p Fix, whose edits somebody keeps, is the change of that number.
  void place(const FixFinding &Fix, size_t Change) {
    for (const EditFinding &E : Fix.Edits) {
      OfFile &All = Files[E.Begin.File];
      auto [Begin, End] = All.ByOffset.equal_range(E.Offset);
      if (std::any_of(Begin, End, [&](const auto &Old) { return isSame(*Old.second.first, E); }))
        continue; // one constant may be the extent of many arrays
      All.ByOffset.emplace(E.Offset, std::pair(&E, Change));
      All.Longest = std::max(All.Longest, E.Length);
    }
  }

private:
  struct OfFile {
    std::multimap<unsigned, std::pair<const EditFinding *, size_t>> ByOffset;
    unsigned Longest = 0;
  };
  std::map<std::string, OfFile> Files;
};

struct Standing {
  unsigned Conflicts = 0, Undecided = 0;
  uint64_t Excess = 0;
};

/// What does not parse: errors, then kernels that are skipped for them.
std::vector<ErrorFinding> unparsed(const Report &R) {
  std::vector<ErrorFinding> All;
  for (const RemarkFinding &F : R.Remarks)
    if (F.Kind == FindingKind::Skipped)
      All.push_back({F.Where, F.Message});
  All.insert(All.end(), R.Errors.begin(), R.Errors.end());
  return All;
}

std::map<FixedArray, Standing> standingsOf(const Report &R, const MovedLines &Lines) {
  std::map<FixedArray, Standing> All;
  for (const AccessFinding &A : R.Accesses) {
    FixedArray Array = fixedArrayOf(A);
    Array.Line = Lines.before(Array.File, Array.Line);
    Standing &S = All[Array];
    S.Conflicts += A.Verdict == FindingVerdict::Conflict;
    S.Undecided += A.Verdict == FindingVerdict::Undecided;
    S.Excess += excessOf(A);
  }
  return All;
}

/// The kernels that may take longer than before, with the words for it.
std::map<KernelKey, std::string> slowerAfter(const Report &Before, const Report &After, time::Gpu On) {
  const std::map<KernelKey, const KernelFinding *> Old = kernelsByKey(Before);
  std::map<KernelKey, std::string> Slower;
  for (const KernelFinding &K : After.Kernels) {
    auto It = Old.find(keyOf(K));
    const std::optional<GainFinding> G = It == Old.end() ? std::nullopt : time::gainOfChange(*It->second, K, On);
    if (G && time::mayBeSlower(*G))
      Slower.try_emplace(keyOf(K), llvm::formatv("'{0}' may become slower: {1:f2} to {2:f2} times as fast", K.Name,
                                                 G->Least, G->Most));
  }
  return Slower;
}

} // namespace

FixedArray fixedArrayOf(const AccessFinding &A) { return {A.DeclaredAt.File, A.DeclaredAt.Line, A.Array}; }

KernelKey keyOf(const KernelFinding &K) { return {K.Name, K.Block}; }

std::map<KernelKey, const KernelFinding *> kernelsByKey(const Report &R) {
  std::map<KernelKey, const KernelFinding *> All;
  for (const KernelFinding &K : R.Kernels)
    All.try_emplace(keyOf(K), &K);
  return All;
}

const std::string *Refusals::whyNone(const FixedArray &Array) const {
  auto It = Reasons.find(Array);
  return It == Reasons.end() || It->second.All.empty() ? nullptr : &It->second.All;
}

const std::string *Refusals::whyNot(const FixedArray &Array, const std::string &Description) const {
  auto It = Reasons.find(Array);
  if (It == Reasons.end())
    return nullptr;
  auto Why = It->second.Each.find(Description);
  return Why == It->second.Each.end() ? nullptr : &Why->second;
}

size_t Refusals::size() const {
  size_t Size = 0;
  for (const auto &[Array, Why] : Reasons)
    Size += !Why.All.empty() + Why.Each.size();
  return Size;
}

void Refusals::add(const Refusals &Others) {
  for (const auto &[Array, Why] : Others.Reasons) {
    Reason &Mine = Reasons[Array];
    if (Mine.All.empty())
      Mine.All = Why.All;
    Mine.Each.insert(Why.Each.begin(), Why.Each.end());
  }
}

bool isMakeable(const FixFinding &F, bool Unsafe) { return !F.Edits.empty() && (F.Safe || Unsafe); }

ChosenFixes chooseFixes(const Report &R, bool Unsafe, const Refusals &Refused) {
  ChosenFixes Result;
  std::map<FixedArray, std::pair<Location, const FixFinding *>> Wanted;
  std::set<LeftFinding> Unchanged;
  std::set<FixedArray> Dropped;
  for (const AccessFinding &A : R.Accesses) {
    if (A.Verdict != FindingVerdict::Conflict || A.IsWithheld != Withheld::No || A.Fixes.empty())
      continue;
    FixedArray Key = fixedArrayOf(A);
    auto LeaveAsItIs = [&](const std::string &Why) {
      Unchanged.insert({A.DeclaredAt, "'" + A.Array + "' is left as it is: " + Why});
    };
    if (const std::string *Why = Refused.whyNone(Key)) {
      LeaveAsItIs(*Why);
      continue;
    }
    const std::string *FirstRefusal = nullptr;
    auto Makeable = std::find_if(A.Fixes.begin(), A.Fixes.end(), [&](const FixFinding &F) {
      if (!isMakeable(F, Unsafe))
        return false;
      const std::string *Why = Refused.whyNot(Key, F.Description);
      if (!FirstRefusal)
        FirstRefusal = Why;
      return !Why;
    });
    if (Makeable == A.Fixes.end() && FirstRefusal) {
      LeaveAsItIs(*FirstRefusal);
      continue;
    }
    if (Makeable == A.Fixes.end()) {
      // The one to speak of: what can be made, else what changes least.
      auto Spoken = std::find_if(A.Fixes.begin(), A.Fixes.end(), [](const FixFinding &F) { return !F.Edits.empty(); });
      bool NeedsUnsafe = Spoken != A.Fixes.end();
      if (!NeedsUnsafe)
        Spoken = std::find_if(A.Fixes.begin(), A.Fixes.end(),
                              [](const FixFinding &F) { return F.Kind == nameOf(FixKind::Pad); });
      const FixFinding &First = Spoken != A.Fixes.end() ? *Spoken : A.Fixes.front();
      LeaveAsItIs("'" + First.Description + "' " + (NeedsUnsafe ? "takes --fix-unsafe" : "has to be written by hand") +
                  (First.ByHand.empty() ? "" : ": " + First.ByHand));
      continue;
    }
    auto [It, New] = Wanted.try_emplace(Key, A.DeclaredAt, &*Makeable);
    if (!New && !isSame(*It->second.second, *Makeable) && Dropped.insert(Key).second)
      LeaveAsItIs("its uses ask for different changes, '" + It->second.second->Description + "' and '" +
                  Makeable->Description + "'");
  }
  PlacedEdits Placed;
  for (const auto &[Key, Found] : Wanted) {
    if (Dropped.contains(Key))
      continue;
    if (auto Other = Placed.inTheWayOf(*Found.second)) {
      Unchanged.insert({Found.first, "'" + Key.Name + "' is left as it is: its change overlaps that of '" +
                                         Result.Fixes[*Other].Array.Name + "'"});
      continue;
    }
    Placed.place(*Found.second, Result.Fixes.size());
    Result.Fixes.push_back({Key, *Found.second});
  }
  Result.Left.assign(Unchanged.begin(), Unchanged.end());
  return Result;
}

Refusals refusedAfter(const Report &Before, const Report &After, const std::vector<ChosenFix> &Made,
                      const MovedLines &Moved, std::optional<time::Gpu> NotSlowerOn) {
  Refusals Refused;
  if (std::vector<ErrorFinding> Errors = unparsed(After); Errors.size() > unparsed(Before).size()) {
    const ErrorFinding &E = Errors.back();
    // Which change it was is not known: those of the file, the unsafe ones first.
    auto InFile = [&](const ChosenFix &C) { return C.Array.File == E.Where.File; };
    using Suspects = std::function<bool(const ChosenFix &)>;
    for (const Suspects &IsSuspect : {Suspects([&](const ChosenFix &C) { return InFile(C) && !C.Fix.Safe; }),
                                      Suspects(InFile), Suspects([](const ChosenFix &) { return true; })}) {
      for (const ChosenFix &C : Made)
        if (IsSuspect(C))
          Refused.refuse(C, "with the changes of its file line " + std::to_string(E.Where.Line) +
                                " does not compile: " + E.Message);
      if (!Refused.empty())
        return Refused;
    }
  }
  auto Old = standingsOf(Before, {}), New = standingsOf(After, Moved);
  for (const ChosenFix &C : Made) {
    const Standing &Now = New[C.Array];
    if (Now.Conflicts)
      Refused.refuse(C, "with '" + C.Fix.Description + "' a conflict is left");
    else if (Now.Undecided > Old[C.Array].Undecided)
      Refused.refuse(C, "with '" + C.Fix.Description + "' an access is undecided");
  }
  if (!Refused.empty())
    return Refused;
  for (const auto &[Key, Now] : New)
    if (Now.Excess > Old[Key].Excess || Now.Conflicts > Old[Key].Conflicts)
      for (const ChosenFix &C : Made)
        Refused.refuse(C, "with the changes the accesses to '" + Key.Name + "' take longer");
  if (!Refused.empty() || !NotSlowerOn)
    return Refused;
  const std::map<KernelKey, std::string> Slower = slowerAfter(Before, After, *NotSlowerOn);
  for (const AccessFinding &A : Before.Accesses)
    for (const ChosenFix &C : Made)
      if (auto It = Slower.find(keyOf(Before.Kernels[A.Kernel])); It != Slower.end() && C.Array == fixedArrayOf(A))
        Refused.refuse(C, "with '" + C.Fix.Description + "' " + It->second + " (--fix-slower makes it)");
  return Refused;
}

} // namespace bankcheck::edits
