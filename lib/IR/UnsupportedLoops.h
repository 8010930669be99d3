//===- UnsupportedLoops.h - kernels whose loops are not followed ------------===//

#ifndef BANKCHECK_IR_UNSUPPORTEDLOOPS_H
#define BANKCHECK_IR_UNSUPPORTEDLOOPS_H

#include "IR/Access.h"
#include "llvm/ADT/ArrayRef.h"

namespace llvm {
class DominatorTree;
class Function;
class LoopInfo;
} // namespace llvm

namespace bankcheck::ir {

/// Where jumps lead into \p Kernel's loops in more places than are followed, empties it, and says so in its accesses,
/// \p Numbers of \p Accesses. A loop with one entry, as it is needed to be run, is made of all that are jumped into
/// at once: of N in a time that grows as N^3.
/// Likewise where loops nest more than 128 deep: LLVM's time grows as the square of the depth, or faster.
/// Likewise where there are too many. Before they are unrolled, those that count from a number to a number are eight to
/// one: libraries of templates have thousands of them, of which few are left.
bool giveUpLoops(llvm::Function &Kernel, const llvm::DominatorTree &Dominators, const llvm::LoopInfo &Loops,
                 bool AreUnrolled, llvm::ArrayRef<unsigned> Numbers, std::vector<Access> &Accesses);

} // namespace bankcheck::ir

#endif
