//===- MergeUncertainty.h - accesses that may be merged, or not ----------------===//
//
// Whether neighbouring accesses are merged depends on what the compiler can prove about
// their addresses, and not all of nvcc's proofs are known. Accesses that depend on an
// unknown one are *open*: their figures are not called exact. Terms of the table:
//
//   window    an aligned run of four elements, at most 16 bytes (MergedRequests.h)
//   sample    the kernel's values for one set of random inputs (Samples.h)
//   run       neighbouring accesses without one between them that keeps them apart
//   arm       the blocks that one outcome of a condition leads to
//
//   never together in a window, for some sample     apart, whoever proves
//   together in all samples (Samples.h), merged     one request
//   together in all samples, not merged             open
//       (so are neighbours whose sum was made from another: StrengthReduction.h)
//   bytes or halves of a run, merged in part        open
//   16 bits that are extended and multiplied,       open: nvcc merges some
//   compared, made floats, ...
//   merged, by alignment that takes many steps,     open
//       or that a loop's counter starts from
//   in a loop that does not become straight code:
//       within 16 bytes of what another iteration   open: nvcc may unroll it by some number
//       touches, without a barrier between           (if that is other bytes, not where the address cannot be
//                                                   aligned in any iteration: a row of 33 floats)
//   neighbours in an array at no multiple of 16     open (Displaced.h), unless the index alone
//                                                   keeps a pair from being aligned: 12 * lane
//   neighbours with others of the array between     open: if it is proved that
//       these lie elsewhere they are merged, in pairs or in fours. Not if the array's declared alignment is
//       an element's: the compiler before PTX merges none, and ptxas none across a store; but of two stores one
//       at a constant distance from the loads may be moved to the other
//   merged, at constant places of an array of       open: nvcc loads s[2] once more
//       wider elements: s[0] to s[3] in double p[]
//   merged, from a loop that may stay one           open (Unrolling.h)
//   of a run that is too long to be looked through  open (MergeBudget.h)
//   behind a condition that nvcc may ask once,      open (RepeatedConditions.h)
//       in two of its arms
//   behind conditions that are written in other     open: nvcc may see it (ReachSamples.h)
//       ways, and hold for the same lanes or always
//   a load in an arm that writes no shared memory,  open: ptxas may load both at once
//       beside one that all lanes make before
//   stores at a place that a condition leaves alone  open: nvcc knows how it is aligned
//   merged by ptxas alone, s[2 * t] and its next,   open: made from that, plus t, it hides that it is
//       behind s[t]                                 aligned
//   merged by ptxas alone, at an address that       open: of a pointer that is incremented
//       depends on the counter of a loop around         ptxas does not know the alignment
//   merged by ptxas alone, at an address that a     open: of a register that is incremented
//       loop walks on from                              (WalkedPointers.h)
//   merged by ptxas alone, and overwritten          open: loaded right before that (SunkLoads.h)
//   merged by ptxas alone, beside a division      open: it may stand between them
//       that a later instruction uses first             (BranchingOperations.h)
//   loads merged of pairs and single elements,      open: of alignas(8) float s[], s[0], s[1], s[3] are a
//       at constant places                              pair and one
//
// The third line also applies across blocks with no memory access in between:
// `i < n ? a : b` in an unrolled loop, which may become a select.
//
// UnmergedNeighbours.h looks at runs and displaced arrays, ConditionalNeighbours.h at conditions, and
// CounterPointers.h and WalkedPointers.h at counters of loops.
//
// Source: 1,200 random kernels measured on sm_90 (test/random/measured).
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_NVCC_MERGEUNCERTAINTY_H
#define BANKCHECK_NVCC_MERGEUNCERTAINTY_H

#include "IR/Access.h"
#include "Nvcc/Displaced.h"
#include "Nvcc/RepeatedConditions.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallSet.h"
#include <set>

namespace llvm {
class DominatorTree;
class Function;
class Instruction;
class LoopInfo;
class PostDominatorTree;
} // namespace llvm

namespace bankcheck::nvcc {

class MergedRequests;

class MergeUncertainty {
public:
  bool contains(const llvm::Instruction &I) const { return Open.contains(&I); }
  bool isMergedIfUnrolled(unsigned Number) const { return Unrolled.contains(Number); }
  bool isInterleaved(unsigned Number) const { return Interleaved.contains(Number); }
  /// Whether the search for merges of this access exceeded its budget (MergeBudget.h).
  bool isBeyondBudget(unsigned Number) const { return BeyondBudget.contains(Number); }
  void addBeyondBudget(const std::set<unsigned> &Numbers) { BeyondBudget.insert_range(Numbers); }
  /// To be called before the merge: finds accesses with others in between, and those in loops
  /// that nvcc may leave rolled.
  void lookBefore(const llvm::Function &Kernel, const std::vector<ir::Access> &Accesses,
                  const llvm::DominatorTree &Dominators, const llvm::LoopInfo &Loops);
  /// Finds neighbours in \p Arms that would be adjacent if nvcc merged the arms.
  void findInArms(const std::vector<ArmsOfOneCondition> &Arms, const llvm::DominatorTree &Dominators);
  /// Finds neighbours behind different conditions that hold for the same lanes, loads in short arms with a neighbour
  /// before the branch, and stores at an address that a condition makes constant.
  void findBehindConditions(const llvm::Function &Kernel, const llvm::DominatorTree &Dominators,
                            const llvm::PostDominatorTree &PostDominators, const llvm::LoopInfo &Loops);
  /// Finds those of \p Kernel, which must not change any more. \p Declared: the
  /// alignment of arrays as the compiler before PTX knows it.
  void find(const llvm::Function &Kernel, const std::vector<ir::Access> &Accesses, const MergedRequests &Merged,
            const DeclaredAlignment &Declared, const DisplacedArrays &Displaced, const llvm::DominatorTree &Dominators,
            const llvm::PostDominatorTree &PostDominators, const llvm::LoopInfo &Loops);

  /// Adds what lies beside those that were found, in their blocks: it may be merged with them. \p IsKept says of which
  /// loads registers may keep the value; where one is left out, the stores on both sides of it meet.
  void addNeighbours(const llvm::Function &Kernel, const std::vector<ir::Access> &Accesses,
                     llvm::function_ref<bool(const llvm::Instruction &)> IsKept);

private:
  llvm::SmallPtrSet<const llvm::Instruction *, 8> Open;
  /// Numbers of accesses. Unsure: of those that may not be paired before PTX.
  llvm::SmallSet<unsigned, 8> Interleaved, Doubtful, Unrolled, ByCounter, BeyondBudget, Unsure;
};

} // namespace bankcheck::nvcc

#endif
