#include "Fixes/Offers.h"
#include <algorithm>

namespace bankcheck::fixes {

std::tuple<bool, uint64_t, uint64_t, bool, uint64_t, bool, size_t, std::string> rankOf(const Fix &F) {
  constexpr uint64_t NotKnown = UINT64_MAX;
  size_t Length = 0;
  for (const Edit &E : F.Edits)
    Length += E.Text.size();
  const BlockCost &Cost = F.Costs.sum();
  const uint64_t MoreRequests = Cost.addedRequests();
  return {!F.Safe,
          Cost.Wavefronts,
          MoreRequests,
          MoreRequests && !Cost.MayStayMerged,
          F.ExtraBytes.value_or(NotKnown),
          F.Edits.empty(),
          Length,
          nameOf(F.Kind)};
}

bool Offers::isFix(std::shared_ptr<const Candidate> Change) {
  const Candidate &C = *Change;
  Tried.push_back(std::move(Change));
  const bool Is = addIfFix(C);
  if (!Target.OneShape)
    Outcomes.push_back({C.kind(), C.description(Target), Is, Target.fits(C.extraBytes(Target.Touched->bytes()))});
  return Is;
}

bool Offers::addIfFix(const Candidate &C) {
  const ArrayRequests &Requests = *Target.Touched;
  Fix F;
  F.ExtraBytes = C.extraBytes(Requests.bytes());
  if (!Target.isAligned(C) || !Target.fits(*F.ExtraBytes) || !Target.leavesOthers(*F.ExtraBytes))
    return false;
  std::optional<CleanCosts> Costs = Requests.costsIfClean(C, C.neighbours());
  if (!Costs)
    return false;
  if (Target.Uses.Lost && C.changesAddresses()) {
    IsWithheld = true;
    return false;
  }
  F.Wavefronts = std::move(Costs->Wavefronts);
  F.Costs = std::move(Costs->Costs);
  F.Kind = C.kind();
  F.Description = C.description(Target);
  F.Accesses = Requests.accesses();
  TextChange Text = C.change(Target);
  if (!Text.Edits.empty() && !Target.fitsInAll(*F.ExtraBytes))
    Text = {{}, "it does not fit 48 KiB in other instantiations"};
  F.Safe = C.isDeclaration() && !Text.Edits.empty();
  F.Edits = std::move(Text.Edits);
  F.ByHand = std::move(Text.WhyNot);
  Fixes.push_back(std::move(F));
  return true;
}

void Offers::keepBestOf(llvm::function_ref<void()> Each) {
  size_t Before = Fixes.size();
  Each();
  auto From = Fixes.begin() + Before;
  if (Fixes.size() <= Before + 1)
    return;
  std::iter_swap(From,
                 std::min_element(From, Fixes.end(), [](const Fix &A, const Fix &B) { return rankOf(A) < rankOf(B); }));
  Fixes.erase(From + 1, Fixes.end());
}

} // namespace bankcheck::fixes
