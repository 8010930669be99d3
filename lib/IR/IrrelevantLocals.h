//===- IrrelevantLocals.h - local variables that decide no request ----------------===//
//
// What a kernel computes is mostly not where it loads from. A product of matrices
// keeps hundreds of sums in local arrays, and of them no address and no condition
// is made: once its loops are unrolled, promoting each element to a register of
// its own, with a phi for it wherever ways meet, takes longer than all the rest.
//
//   float sum[64];                       idle: what is loaded from it is only
//   sum[i] += a[i] * b[i];               computed with and written to global memory
//   global[t] = sum[0];
//   int column[4];                       not: it is an index of a shared array
//   tile[column[i]] = 0;
//   float row[4];                        idle; what is stored stays in use, or the load
//   row[i] = tile[i][t];                 would look removed (`llvm.fake.use`)
//   if (sum[0] > limit) __syncthreads();      makes sum not idle: a condition
//
// Backwards from each address and each condition, through local arrays, all is
// kept; of the rest the writes go and each read is a value that is not known. What
// was written and is read again stays in use: nvcc computes it, and an address may
// be made of the same sums (StrengthReduction.h).
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_IR_IRRELEVANTLOCALS_H
#define BANKCHECK_IR_IRRELEVANTLOCALS_H

#include "llvm/IR/PassManager.h"

namespace bankcheck::ir {

/// To be run when the accesses have their numbers and the loops are unrolled: how
/// large a loop is decides how.
struct RemoveIrrelevantLocalsPass : llvm::PassInfoMixin<RemoveIrrelevantLocalsPass> {
  llvm::PreservedAnalyses run(llvm::Function &F, llvm::FunctionAnalysisManager &);
};

/// Removes what the pass left, when nothing more is removed for want of uses.
void removeFakeUses(llvm::Function &F);

} // namespace bankcheck::ir

#endif
