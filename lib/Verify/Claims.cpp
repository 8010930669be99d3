#include "Verify/Claims.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace bankcheck::report;

namespace bankcheck::verify {
namespace {

/// The claims on an access whose results differ between launches. A launch of the profile can be matched with a launch
/// in the source only if all have the same number of blocks, and both have as many launches. nullopt otherwise.
std::optional<Counted> launchedOf(const AccessFinding &A, const LaunchedBlocks &Blocks) {
  auto IsAlike = [&](const LaunchedFinding &L) {
    return L.Outcome.PerBlock && A.PerBlock && L.Outcome.PerBlock->Requests == A.PerBlock->Requests &&
           L.Outcome.PerBlock->Wavefronts == A.PerBlock->Wavefronts;
  };
  if (all_of(A.Launched, IsAlike))
    return Counted{{&A, Blocks.All}};
  uint64_t Launches = 0;
  Counted Result;
  for (const LaunchedFinding &L : A.Launched) {
    Launches += L.Where.size();
    Result.push_back({&L.Outcome, L.Where.size() * Blocks.OfLaunch.front()});
  }
  bool AllAlike = all_of(Blocks.OfLaunch, [&](uint64_t Here) { return Here == Blocks.OfLaunch.front(); });
  return AllAlike && Launches == Blocks.OfLaunch.size() ? std::optional(Result) : std::nullopt;
}

} // namespace

Claims claimsOf(const AccessFinding &A, const LaunchedBlocks &Blocks) {
  // A speaks of the worst of several launches, if launches differ.
  const ClaimFinding &ForAny = A.Unconditional ? static_cast<const ClaimFinding &>(*A.Unconditional) : A;
  Claims OfBlocks, OfAny{{{&ForAny, Blocks.All}}, whyNotExact(A)};
  for (const BlocksFinding &B : A.OfProfile) {
    OfBlocks.All.push_back({&B.Claim, B.Blocks});
    if (OfBlocks.NotExact.empty())
      OfBlocks.NotExact = whyNotExact(B.Claim);
  }
  OfBlocks.Likely = OfBlocks.All;
  if (!OfBlocks.All.empty() && OfBlocks.NotExact.empty())
    return OfBlocks;
  std::optional<Counted> Launched = launchedOf(A, Blocks);
  if (Launched && OfBlocks.All.empty())
    OfAny.Likely = *Launched;
  if (OfAny.NotExact.empty()) {
    if (Launched && all_of(*Launched, [](const auto &C) { return whyNotExact(*C.first).empty(); }))
      return {std::move(*Launched), ""};
    OfAny.NotExact = OfBlocks.NotExact = "it differs from launch to launch";
  }
  return OfBlocks.All.empty() ? OfAny : OfBlocks;
}

std::string whyNotExact(const ClaimFinding &A) {
  if (A.Verdict == FindingVerdict::Undecided)
    return "undecided: " + A.Reason;
  if (A.Verdict == FindingVerdict::Misaligned)
    return A.Reason;
  if (A.Verdict == FindingVerdict::DataDependent)
    return "data-dependent: " + A.Reason;
  if (A.Verdict == FindingVerdict::ScatteredCopy)
    return "a copy that bypasses the banks";
  if (A.AtMost)
    return "data-dependent: an upper bound";
  if (!A.Conditions.empty())
    return "it depends on values that are not known whether it is executed";
  if (!A.MayRunWith.empty())
    return "it may run together with the load of line " + std::to_string(A.MayRunWith.front()) +
           ", in the other arm of an 'if'";
  if (!A.UncertaintyText.empty())
    return A.UncertaintyText;
  if (!A.PerBlock)
    return "trip count unknown";
  if (!A.PerBlock->SourcePage)
    return "the source page has no known rule for it";
  if (!A.Assumptions.empty())
    return "it assumes that " + A.Assumptions.front();
  if (A.Costs && (A.Costs->DependOnValues || A.Costs->MayBeLess))
    return "its wavefronts depend on values that are not known";
  return "";
}

} // namespace bankcheck::verify
