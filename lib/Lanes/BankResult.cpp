#include "Lanes/BankResult.h"
#include <algorithm>
#include <bit>
#include <tuple>

namespace bankcheck::lanes {

bool isWorse(const Case &A, const Case &B) {
  // Of cases as bad the one whose values are the most divisible by two: sizes are; of numbers the least.
  auto Evenness = [](const Case &C) {
    unsigned Bits = 0;
    for (const ResidueAssignment &O : C.Assignments)
      Bits += O.Modulus ? std::countr_zero(uint64_t(O.Residue)) : 0;
    return Bits;
  };
  auto Badness = [&](const Case &C) {
    return std::tuple(C.TheCost.Ways > 1 ? C.TheCost.Wavefronts - std::min(C.TheCost.Wavefronts, C.TheCost.Ideal) : 0,
                      C.TheCost.Ways, C.TheCost.Rows, C.TheCost.Wavefronts, C.IsAttained, Evenness(C));
  };
  return Badness(A) > Badness(B);
}

const Case *BankResult::worst() const {
  const Case *Worst = nullptr;
  bool AnyAligned = std::any_of(Cases.begin(), Cases.end(), [](const Case &C) { return !C.Misaligned; });
  for (const Case &C : Cases)
    if (!(C.Misaligned && AnyAligned) && (!Worst || isWorse(C, *Worst)))
      Worst = &C;
  return Worst;
}

} // namespace bankcheck::lanes
