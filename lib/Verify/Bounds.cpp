#include "Verify/Bounds.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace bankcheck::report;

namespace bankcheck::verify {

std::optional<PageCost> LineBounds::most() const {
  return Beyond ? std::optional(PageCost{Least.Wavefronts + Beyond->Wavefronts, Least.Ideal + Beyond->Ideal})
                : std::nullopt;
}

/// Whether all lanes run in one round, so that what two requests cost bounds one of the lanes of both. Of wider ones
/// half the lanes may fit into fewer rounds.
static bool areOfOneRound(const CostsFinding &Costs) {
  constexpr unsigned Word = 4;
  return all_of(Costs.Widths, [](unsigned Width) { return Width <= Word; });
}

void LineBounds::add(const ClaimFinding &Claim, unsigned Line, uint64_t Blocks, bool IsExact) {
  if (IsExact) {
    Least += {*Claim.PerBlock->SourcePage * Blocks, Claim.PerBlock->Ideal * Blocks};
    return;
  }
  MayBeNone &= Claim.Costs && Claim.Costs->MayBeNone;
  const bool IsUncertain = !Claim.UncertaintyText.empty() && !(Claim.Costs && Claim.Costs->HoldIfUncertain);
  // What several arms of one line access together costs no more than what each does.
  const bool MayRunElsewhere = any_of(Claim.MayRunWith, [&](unsigned Other) { return Other != Line; });
  const bool MayBeMerged =
      Claim.Costs && Claim.Costs->HoldIfUncertain && Claim.Costs->MayBeNone && Claim.Costs->MayBeLess;
  MayMove |= IsUncertain || MayRunElsewhere || MayBeMerged;
  AreKnown &= !IsUncertain && !MayRunElsewhere && Claim.Costs &&
              (Claim.MayRunWith.empty() || (Claim.Costs->Most && areOfOneRound(*Claim.Costs)));
  if (!AreKnown)
    return;
  const CostsFinding &Costs = *Claim.Costs;
  if (!Costs.Most)
    Beyond = std::nullopt;
  if (Beyond)
    *Beyond += {Costs.Most->first * Blocks, Costs.Most->second * Blocks};
  if (!Claim.MayRunWith.empty()) {
    Together += {Costs.Most->first * Blocks, Costs.Most->second * Blocks};
    OfRequest.insert({Together.Wavefronts, Together.Ideal}); // one request may be that of all arms
  }
  for (auto [Wavefronts, Ideal] : Costs.OfRequest)
    OfRequest.insert({Wavefronts, Ideal});
  AreExact &= !Costs.MayBeLess && !Claim.AtMost && Claim.MayRunWith.empty();
  Widths.insert(Costs.Widths.begin(), Costs.Widths.end());
}

static std::string textOf(const PageCost &C) { return std::to_string(C.Wavefronts) + "/" + std::to_string(C.Ideal); }

std::string textOf(const LineBounds &Bounds) {
  std::optional<PageCost> Most = Bounds.most();
  if (Most == Bounds.Least)
    return textOf(Bounds.Least);
  bool AreAlike = Bounds.AreExact && Bounds.OfRequest.size() == 1;
  return textOf(Bounds.Least) + (Most       ? " to " + textOf(*Most)
                                 : AreAlike ? " + n * " + textOf(*Bounds.OfRequest.begin())
                                            : " or more");
}

std::optional<BrokenBounds> brokenBy(const LineBounds &Bounds, const PageCost &Measured, uint64_t MeasuredRequests) {
  auto Excess = [](const PageCost &A, const PageCost &B) {
    auto Over = [](uint64_t X, uint64_t Y) { return X > Y ? X - Y : 0; };
    return PageCost{Over(A.Wavefronts, B.Wavefronts), Over(A.Ideal, B.Ideal)};
  };
  if (PageCost Missing = Excess(Bounds.Least, Measured); Missing != PageCost())
    return BrokenBounds{BrokenBounds::Below, Missing,
                        "less than the " + textOf(Bounds.Least) + " that are claimed at least"};
  if (std::optional<PageCost> Most = Bounds.most())
    if (PageCost Over = Excess(Measured, *Most); Over != PageCost())
      return BrokenBounds{BrokenBounds::Above, Over,
                          "more than the " + textOf(*Most) + " that are claimed at the most"};
  PageCost Rest = Excess(Measured, Bounds.Least), Dearest;
  for (const PageCost &C : Bounds.OfRequest)
    Dearest = {std::max(Dearest.Wavefronts, C.Wavefronts), std::max(Dearest.Ideal, C.Ideal)};
  if (PageCost Over = Excess(Rest, {Dearest.Wavefronts * MeasuredRequests, Dearest.Ideal * MeasuredRequests});
      Over != PageCost())
    return BrokenBounds{BrokenBounds::Above, Over,
                        "more than " + textOf(Dearest) + " for each of " + std::to_string(MeasuredRequests) +
                            " requests"};
  if (!Bounds.AreExact || Bounds.OfRequest.empty())
    return std::nullopt;
  // Each ratio of wavefronts and ideal lies between the least and the greatest of a request.
  bool AnyAsDear = any_of(Bounds.OfRequest,
                          [&](const PageCost &C) { return Rest.Wavefronts * C.Ideal <= C.Wavefronts * Rest.Ideal; });
  bool AnyAsCheap = any_of(Bounds.OfRequest,
                           [&](const PageCost &C) { return Rest.Wavefronts * C.Ideal >= C.Wavefronts * Rest.Ideal; });
  const PageCost &Only = *Bounds.OfRequest.begin();
  bool IsWhole = Bounds.OfRequest.size() > 1 || !Only.Wavefronts || Rest.Wavefronts % Only.Wavefronts == 0;
  if (AnyAsDear && AnyAsCheap && IsWhole)
    return std::nullopt;
  std::string Costs;
  for (const PageCost &C : Bounds.OfRequest)
    Costs += (Costs.empty() ? "" : " or ") + textOf(C);
  return BrokenBounds{BrokenBounds::Uneven, {}, "requests that cost " + Costs + " do not sum up to it"};
}

} // namespace bankcheck::verify
