//===- WarpContention.h - warps that change the same words ----------------------===//
//
// An atomic that runs as a loop loads a word, and stores it if nobody has changed it
// meanwhile. What it costs (Banks/Cost.h) is of a warp alone: where others change the
// word, its lanes try again, and they those of the others. Wavefronts of a block in which
// each thread adds to f[0] once, on an H200 (nvcc 13.0; a few are the rest of the kernel):
//
//   warps                      1      2      4      8      32
//   add of float             101    388   1520   2959   39256
//   add of double            133    503   1290   3964
//   each warp a word, float  101    199    395    787    3139
//
// With two runs 1290 were 1908 another time: there is no number to give.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_ANALYSIS_WARPCONTENTION_H
#define BANKCHECK_ANALYSIS_WARPCONTENTION_H

#include "Analysis/SharedArray.h"
#include "Lanes/AffineValue.h"
#include <map>
#include <set>

namespace bankcheck::analysis {

/// Which accesses reach words that such an atomic of another warp of the block reaches.
class WarpContention {
public:
  /// A request of \p Warp. \p Address has nothing taken out; \p Array may be null.
  void note(size_t Access, unsigned Warp, const SharedArray *Array, const lanes::AffineValue &Address,
            banks::LaneMask Active, unsigned Width);
  /// Also where the addresses do not tell.
  bool meets(size_t Access) const;

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
