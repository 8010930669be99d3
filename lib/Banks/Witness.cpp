#include "Banks/Witness.h"
#include <set>

namespace bankcheck {

Witness witnessOf(const Request &R) {
  Witness Worst;
  unsigned PhaseLanes = R.Op == Operation::Ldmatrix || R.Op == Operation::Stmatrix ? 8 : R.Width <= 4 ? 32 : 128 / R.Width;
  for (unsigned First = 0; First < WarpSize; First += PhaseLanes)
    for (unsigned Bank = 0; Bank < BankCount; ++Bank) {
      std::set<uint32_t> Words;
      LaneMask Lanes = 0;
      for (unsigned Lane = First; Lane < First + PhaseLanes; ++Lane) {
        if (!(R.Active >> Lane & 1))
          continue;
        for (uint32_t Word = R.Offsets[Lane] / WordBytes; Word * WordBytes < R.Offsets[Lane] + R.Width; ++Word)
          if (Word % BankCount == Bank) {
            Words.insert(Word);
            Lanes |= 1u << Lane;
          }
      }
      if (Words.size() > Worst.Words)
        Worst = {Bank, Lanes, unsigned(Words.size()), 0};
    }
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

} // namespace bankcheck
