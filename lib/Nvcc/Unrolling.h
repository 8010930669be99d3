//===- Unrolling.h - which loops nvcc unrolls completely --------------------===//
//
// Accesses of neighbouring iterations can be merged only if the loop is unrolled, so
// the prediction needs nvcc's unrolling decisions, which are not documented.
// Observed (nvcc 13.0, the samples' SASS): it unrolls completely
//
//   loop                                        copies of the body
//   size = 2, 4, ... 1024 of a bitonic sort     10, and the loop inside it
//   span = 1, 2, ... 256 of an FFT              9, sincosf in each
//   32 rows of a tile, one store each           32
//
// but not 31 antidiagonals of some 25 instructions each. That is LLVM's rule with a
// higher threshold. The threshold is much higher if the counter is multiplied or
// divided instead of stepped: then nvcc also takes into account which instructions
// become constant, by a rule that is not known. It unrolls the nine trips of a Blelloch
// scan with 4 elements a thread completely if a trip has 69 instructions (as LLVM
// counts), not at all with 70, and completely again with 79 if there is no condition
// between the trips. Above the lower of these sizes, merges that need the unrolling of a
// loop with more than eight shared accesses are not exact (MergeUncertainty.h). The same holds for
// loops that call sin, cos, tan or pow of libdevice: nvcc counts what these come to, and here each is
// one call. It leaves the eight trips of a Stockham FFT rolled, 70 instructions each and a sincospif.
//
// The thresholds of nvcc's own compiler, before ptxas, are known in more detail, and are used by
// RolledLoops.h only (the PTX of 2,700 generated loops, and of 240 in 40
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
// "Computed before the loop" is stricter than in the LLVM used here: not where i + step may wrap around as far as nvcc
// sees, nor where it made the comparison an unsigned one. A loop is *surely* unrolled by four, behind a loop or
// straight code for the remainder, if i is an int that a constant is added to, i < n is its only end, i or n may
// be negative as far as is seen, and LLVM counts at most 40 instructions (the PTX of 2,400 generated loops; with 64
// there are two copies):
//
//   for (int i = tid.x; i < n; i += 32)    surely; from tid.x + 32 * tid.y, 2 * tid.x, too
//   tid.x % 32; i < n                      surely, but i < 100 only sometimes
//   tid.x; i + 4 <= n                      no, but i + 4 <= 100 surely
//   i <= n, i != n, i += step              sometimes
//   unsigned i, short i                    sometimes
//
// ptxas does not unroll the remainder once more, but it does the loop of four copies.
//
// Inner loops are unrolled before those around them. One that becomes four copies, with those for the remainder, counts
// seven to eight times; so the loop around it stays one where (270 generated nests; outer: 11 instructions and the
// inner loop's)
//
//   inner loop of 10 instructions     from 6 trips on; from 32 on if it may not be unrolled
//   19                                from 4; from 32
//   37                                from 2; from 12
//   73, two copies                    from 3; from 8
//
// If a loop neither starts nor ends at a constant, its trips are counted only if it ends with != (480 generated loops):
//
//   for (i = n; i != n + 16; ++i)             all trips
//   int i = n; i < n + 8, i <= n + 7          all of at most 8, with any step; as if the trips were not known above that
//   unsigned i = n; i < n + 8                 the same with a step of 1; with others and <= they are not counted
//   i = n + 8; i > n; --i                     not counted
//
// What the start and the end compute alike is one value to it: from 4 * (t & 31) to 4 * (t & 31) + 8, in all of
// test/merging/walks.py, but not in a random kernel with doubles. Not called exact.
//
// They are not enough for a prediction of merges, because ptxas unrolls the remaining loops once more, by no known
// rule: a loop of 32 trips and over 100 instructions by four, with loads merged across the copies, and in
// another case also the remainder. So accesses of one window in two iterations of a remaining loop are open.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_NVCC_UNROLLING_H
#define BANKCHECK_NVCC_UNROLLING_H

#include "llvm/Analysis/LoopAnalysisManager.h"
#include "llvm/Transforms/Scalar/LoopPassManager.h"

namespace llvm {
class ScalarEvolution;
}

namespace bankcheck::nvcc {

/// Metadata of memory accesses in a loop that is unrolled here, but perhaps not by nvcc.
constexpr llvm::StringLiteral DoubtfullyUnrolled = "bankcheck.doubtful";

/// Divisions by what is a constant in each copy of a loop: what nvcc computes if it leaves the loop rolled.
struct RolledDivisions {
  unsigned Integers = 0, WideIntegers = 0, Floats = 0; ///< Of an iteration; wide ones have more than 32 bits.
};

/// Of the copy that \p I is in. One access of each copy says that, where it is not sure that nvcc unrolls the loop.
RolledDivisions rolledDivisionsAt(const llvm::Instruction &I);

/// Metadata of memory accesses that may be merged with those of the next iteration.
constexpr llvm::StringLiteral MayMeetNext = "bankcheck.next";

/// Metadata of a loop that stays rolled here, but that nvcc may unroll completely: its trip count (RolledLoops.h).
constexpr char MayBeUnrolled[] = "bankcheck.may_unroll";
/// Metadata of a loop that nvcc or ptxas may unroll in part, if no loop around it stays rolled.
constexpr char MayBeUnrolledInPart[] = "bankcheck.may_unroll_in_part";

/// Metadata of a loop whose number of copies is nvcc's choice, and no pragma's. LLVM leaves it rolled if lanes meet in
/// it.
constexpr char UnrolledByRule[] = "bankcheck.by_rule";

/// Metadata of the loop that runs the remaining trips, before the one that nvcc surely unrolled by four.
constexpr char RemainderOfFour[] = "bankcheck.remainder_of_four";

/// Marks the loops that nvcc unrolls completely for LLVM's unroller, unless the source has a pragma.
struct UnrollAsNvccPass : llvm::PassInfoMixin<UnrollAsNvccPass> {
  llvm::PreservedAnalyses run(llvm::Loop &L, llvm::LoopAnalysisManager &, llvm::LoopStandardAnalysisResults &Analyses,
                              llvm::LPMUpdater &);
};

/// Unrolls loops of an unknown number of trips as often as a pragma says. nvcc does so, too, where lanes meet in them
/// (a shuffle, a vote, a barrier); LLVM leaves these alone, since some lanes run the remainder without the others.
/// ptxas may unroll the remainder once more: of a loop of three trips and four copies, it made one load of 16 bytes.
/// Loops must be simple, and in LCSSA form.
struct UnrollByPragmaPass : llvm::PassInfoMixin<UnrollByPragmaPass> {
  llvm::PreservedAnalyses run(llvm::Function &F, llvm::FunctionAnalysisManager &Analyses);
};

/// Whether lanes meet in it: a shuffle, a vote, a barrier.
bool hasConvergentCall(const llvm::Loop &L);

/// Marks accesses of which neighbouring iterations touch the same bytes, or the same 16 bytes if they may be aligned.
/// If nvcc unrolls the loop in part, by an unknown factor, it merges them or keeps the loaded value in a register.
/// \p Trips: how many at the most.
void noteNeighbours(llvm::Loop &L, llvm::ScalarEvolution &Evolution, unsigned Trips);

} // namespace bankcheck::nvcc

#endif
