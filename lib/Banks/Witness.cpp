#include "Banks/Witness.h"
#include "Banks/Cost.h"
#include <bit>
#include <set>

namespace bankcheck::banks {
namespace {

/// The busiest bank of any \p PhaseLanes neighbouring lanes.
Witness busiestBank(const Request &R, unsigned PhaseLanes) {
  Witness Worst;
  unsigned Most = 0;
  for (unsigned First = 0; First < WarpSize; First += PhaseLanes)
    for (unsigned Bank = 0; Bank < BankCount; ++Bank) {
      std::set<uint32_t> Words;
      LaneMask Lanes = 0;
      for (unsigned Lane = First; Lane < First + PhaseLanes; ++Lane) {
        if (!(R.Active >> Lane & 1))
          continue;
        forEachWord(R, Lane, [&](uint32_t Word) {
          if (Word % BankCount == Bank) {
            Words.insert(Word);
            Lanes |= 1u << Lane;
          }
        });
      }
      unsigned Wanted = sharesWords(R.Op) ? Words.size() : std::popcount(Lanes);
      if (Wanted > Most) {
        Most = Wanted;
        Worst = {Bank, Lanes, unsigned(Words.size()), 0};
      }
    }
  return Worst;
}

} // namespace

Witness witnessOf(const Request &R) {
  Witness Worst = busiestBank(R, phaseLanes(R.Op, R.Width));
  // At one word the lanes of both half-warps wait for each other in a loop.
  if (isLoop(R.Op) && Worst.Words == 1)
    Worst = busiestBank(R, WarpSize);
  bool Any = false;
  int64_t Previous = -1;
  for (unsigned Lane = 0; Lane < WarpSize; ++Lane) {
    if (!(R.Active >> Lane & 1)) {
      if (Any)
        break;
      continue;
    }
    if (Any) {
      int64_t Step = int64_t(R.Offsets[Lane]) - Previous;
      if (Worst.Stride && Step != Worst.Stride) {
        Worst.Stride = 0;
        break;
      }
      Worst.Stride = Step;
    }
    Previous = R.Offsets[Lane];
    Any = true;
  }
  return Worst;
}

} // namespace bankcheck::banks
