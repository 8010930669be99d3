//===- WarpContention.h - warps that change the same words ----------------------===//
//
// An atomic that is a compare-and-swap loop loads a word, and stores it if it has not been
// changed in between. Its cost in Banks/Cost.h is for a single warp. If several warps change
// the word, they make each other's lanes retry. Wavefronts of a block in which
// each thread adds to f[0] once, on an H200 (nvcc 13.0; a few are the rest of the kernel):
//
//   warps                      1      2      4      8      32
//   add of float             101    388   1520   2959   39256
//   add of double            133    503   1290   3964
//   each warp a word, float  101    199    395    787    3139
//
// The numbers vary: 1290 was 1908 in a second run. So what is reported is a lower bound at best: with
// 4 bytes the cost of the single warp is one, as a store that fails keeps its lane in the loop, and the
// others behind it. With 8 bytes it is not: the halves of a warp make each other fail (Banks/Cost.h),
// and another warp may keep them from it.
//
// From above: a round of a warp fails only where another warp has changed a word since, so W warps take at most
// W times as many rounds each, and a round no more than the first. Measured with 1 to 32 warps: up to 1.0 W times
// the wavefronts of W warps alone for 4 and 2 bytes, and 1.07 W for 8 (H100, 720 launches:
// cuda-samples/bank-probe/contention.cu, to which layouts.py holds this).
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_ANALYSIS_WARPCONTENTION_H
#define BANKCHECK_ANALYSIS_WARPCONTENTION_H

#include "Analysis/SharedArray.h"
#include "Lanes/AffineValue.h"
#include <map>
#include <set>

namespace bankcheck::analysis {

/// What a request takes at the most, in wavefronts, if \p Warps change the same words and it takes \p Alone without.
constexpr uint64_t mostAmong(unsigned Warps, uint64_t Alone) { return (107 * Alone * Warps + 99) / 100; }

/// Finds accesses to words that are also accessed by such an atomic in another warp of the block.
class WarpContention {
public:
  /// Records a request of \p Warp. \p Address is the whole address; \p Array may be null.
  void note(size_t Access, unsigned Warp, const SharedArray *Array, const lanes::AffineValue &Address,
            banks::LaneMask Active, unsigned Width);
  /// The most warps that change words of \p Access, its own among them; 0 if none but that does. Also more if the
  /// addresses are not known well enough.
  unsigned warpsAt(size_t Access) const;

private:
  struct Words {
    std::map<int64_t, std::pair<unsigned, size_t>> Reached; ///< By word: a warp, and its access.
    std::set<unsigned> Warps;                               ///< All that reach it,
    std::set<size_t> Accesses;                              ///< by these.
    bool Anywhere = false;                                  ///< An address is not known.
  };
  std::map<const SharedArray *, Words> OfArrays;
  std::set<size_t> Met;
};

} // namespace bankcheck::analysis

#endif
