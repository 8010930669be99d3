#include "Edits/FixesByTime.h"
#include "Limits/Limits.h"
#include "Time/Speedup.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace bankcheck::report;

namespace bankcheck::edits {
namespace {

/// An array with the changes that are not tried yet.
struct Contest {
  std::set<KernelKey> Kernels;
  std::vector<FixFinding> Others;
};

std::map<FixedArray, Contest> contestsIn(const Report &R, const std::vector<ChosenFix> &Chosen, bool Unsafe,
                                         const Refusals &Refused) {
  std::map<FixedArray, Contest> All;
  std::map<FixedArray, std::set<std::string>> Known;
  for (const ChosenFix &C : Chosen)
    Known[C.Array].insert(C.Fix.Description);
  for (const AccessFinding &A : R.Accesses) {
    const FixedArray Array = fixedArrayOf(A);
    auto Of = Known.find(Array);
    if (Of == Known.end())
      continue;
    Contest &Its = All[Array];
    Its.Kernels.insert(keyOf(R.Kernels[A.Kernel]));
    if (A.Verdict != FindingVerdict::Conflict)
      continue;
    for (const FixFinding &F : A.Fixes)
      if (isMakeable(F, Unsafe) && !Refused.whyNot(Array, F.Description) && Of->second.insert(F.Description).second)
        Its.Others.push_back(F);
  }
  std::erase_if(All, [](const auto &Entry) { return Entry.second.Others.empty(); });
  return All;
}

/// Whether kernels take less time in \p After, and none more.
bool isFaster(const Report &Before, const Report &After, const std::set<KernelKey> &Kernels, time::Gpu On) {
  const std::map<KernelKey, const KernelFinding *> Old = kernelsByKey(Before);
  bool AnyFaster = false;
  for (const KernelFinding &K : After.Kernels) {
    auto It = Old.find(keyOf(K));
    if (It == Old.end() || !Kernels.contains(keyOf(K)))
      continue;
    const std::optional<GainFinding> G = time::gainOfChange(*It->second, K, On);
    if (!G || time::isLikelySlower(*G))
      return false;
    AnyFaster |= time::isLikelyFaster(*G);
  }
  return AnyFaster;
}

void putFirst(Report &R, bool Unsafe, const std::vector<ChosenFix> &Chosen) {
  std::map<FixedArray, std::string> First;
  for (const ChosenFix &C : Chosen)
    First.try_emplace(C.Array, C.Fix.Description);
  for (AccessFinding &A : R.Accesses) {
    auto Best = First.find(fixedArrayOf(A));
    if (Best == First.end())
      continue;
    auto To = llvm::find_if(A.Fixes, [&](const FixFinding &F) { return isMakeable(F, Unsafe); });
    auto From = llvm::find_if(A.Fixes, [&](const FixFinding &F) { return F.Description == Best->second; });
    if (To < From && From != A.Fixes.end())
      std::rotate(To, From, From + 1);
  }
}

} // namespace

void putFastestFirst(Report &R, bool Unsafe, const Refusals &Refused, time::Gpu On, TryChanges Try) {
  std::vector<ChosenFix> Best = chooseFixes(R, Unsafe, Refused).Fixes;
  std::map<FixedArray, Contest> Contests = contestsIn(R, Best, Unsafe, Refused);
  if (Contests.empty())
    return;
  std::optional<Trial> WithBest = Try(Best);
  for (unsigned Tried = 0; WithBest && !Contests.empty() && Tried < limits::MostTimedChanges; ++Tried) {
    // One more change of each array, but of one array only for a kernel.
    std::vector<ChosenFix> Next = Best;
    std::map<FixedArray, std::set<KernelKey>> Changed;
    std::set<KernelKey> Taken;
    for (auto It = Contests.begin(); It != Contests.end();) {
      auto &[Array, Its] = *It;
      if (llvm::any_of(Its.Kernels, [&](const KernelKey &K) { return Taken.contains(K); })) {
        ++It;
        continue;
      }
      Taken.insert(Its.Kernels.begin(), Its.Kernels.end());
      Changed[Array] = Its.Kernels;
      llvm::find_if(Next, [&Of = Array](const ChosenFix &C) { return C.Array == Of; })->Fix = Its.Others.front();
      Its.Others.erase(Its.Others.begin());
      It = Its.Others.empty() ? Contests.erase(It) : std::next(It);
    }
    std::optional<Trial> WithNext = Try(Next);
    if (!WithNext)
      continue;
    bool AnyBetter = false, AllBetter = true;
    for (size_t I = 0; I != Best.size(); ++I) {
      auto Of = Changed.find(Best[I].Array);
      if (Of == Changed.end())
        continue;
      const bool IsBetter = refusedAfter(R, WithNext->After, {Next[I]}, WithNext->Moved, std::nullopt).empty() &&
                            isFaster(WithBest->After, WithNext->After, Of->second, On);
      if (IsBetter)
        Best[I] = Next[I];
      AnyBetter |= IsBetter;
      AllBetter &= IsBetter;
    }
    if (AnyBetter)
      WithBest = AllBetter ? std::move(WithNext) : Try(Best);
  }
  putFirst(R, Unsafe, Best);
}

} // namespace bankcheck::edits
