//===- Unrolling.h - which loops nvcc unrolls completely --------------------===//
//
// What stands in neighbouring iterations can be merged into one access only if
// the loop is unrolled, so nvcc's choice matters, and it is not documented.
// Observed (nvcc 13.0, the samples' SASS): it unrolls completely
//
//   loop                                        copies of the body
//   size = 2, 4, ... 1024 of a bitonic sort     10, and the loop inside it
//   span = 1, 2, ... 256 of an FFT              9, sincosf in each
//   32 rows of a tile, one store each           32
//
// but not 31 antidiagonals of some 25 instructions each. That is LLVM's rule
// with a higher threshold, and a much higher one where the counter is not
// stepped but multiplied or divided: there it also counts what becomes constant.
// How, is not known; of nine trips of a Blelloch scan with 4 elements a thread (as
// LLVM counts, 69 instructions a trip) it unrolls all, of 70 none, and of 79 again
// all where no condition stands between them. Above the lower one of these what is
// merged since the loop was unrolled is not exact (MergeUncertainty.h), of more than
// eight shared accesses.
//
// Known and followed by RolledLoops.h only, of nvcc's part (the PTX of 2,700 generated loops, and of 240 in 40
// forms; S: the instructions of an iteration but casts, addresses and phis, off by up to a fifth):
//
//   trips                       copies                             if
//   a number T                  all                                (S - 4) T <= 515, of odd T from 11 on 335
//                               largest power of 2 that divides T  (S - 2) copies + 2 <= 185
//                               odd T: 4 or 2, the way out         the same
//                               is between two of them
//   computed before the loop    4 or 2, and a remainder            the same
//   i += blockDim.x, i >>= 1,   1                                  -
//   a break, a loop inside
//
// For ptxas unrolls what is left once more, by no known rule: a loop of 32 trips and over 100
// instructions by four, its loads merged over the copies, and the remainder of another as well. What two
// iterations touch together is open, therefore.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_NVCC_UNROLLING_H
#define BANKCHECK_NVCC_UNROLLING_H

#include "llvm/Analysis/LoopAnalysisManager.h"
#include "llvm/Transforms/Scalar/LoopPassManager.h"

namespace bankcheck::nvcc {

/// Metadata of memory accesses in a loop that nvcc may also leave as it is.
constexpr llvm::StringLiteral DoubtfullyUnrolled = "bankcheck.doubtful";

/// Metadata of memory accesses that may be merged with those of the next iteration.
constexpr llvm::StringLiteral MayMeetNext = "bankcheck.next";

/// Metadata of a loop, its trips, that stays one and that nvcc may unroll completely (RolledLoops.h).
constexpr char MayBeUnrolled[] = "bankcheck.may_unroll";
/// Of one that nvcc or ptxas may unroll by some number, if it stands in none that stays one.
constexpr char MayBeUnrolledInPart[] = "bankcheck.may_unroll_in_part";

/// Asks for complete unrolling where nvcc does it, unless the source says
/// otherwise.
struct UnrollAsNvccPass : llvm::PassInfoMixin<UnrollAsNvccPass> {
  llvm::PreservedAnalyses run(llvm::Loop &L, llvm::LoopAnalysisManager &, llvm::LoopStandardAnalysisResults &Analyses,
                              llvm::LPMUpdater &);
};

} // namespace bankcheck::nvcc

#endif
