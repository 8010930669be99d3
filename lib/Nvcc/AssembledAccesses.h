//===- AssembledAccesses.h - accesses of assembly that ptxas drops or joins -===//
//
// `asm volatile` binds nvcc's compiler. ptxas drops, forwards and joins the accesses of assembly as any others, if
// ".volatile" is not in the instruction. With no barrier in between (code of nvcc 13.0 for sm_90a, and its requests on
// an H100):
//
//   ldmatrix a, [p];  ldmatrix b, [p]                one; so of ld and st, and of red.and
//   st [p], a;  ld b, [p]                            no load
//   ld a, [p];  ld b, [p + 4]                        one of 8 bytes, if p is known to be a multiple of 8
//   ld a, [p], and nobody reads a                    none
//
// So are those of several iterations, where the loop is unrolled in part:
//
//   for (i < n) ldmatrix a, [p]                                       1 in 16 iterations; st alike
//   for (i < n) red.and [p], v                                        one in an unrolled copy of the loop
//   for (i < n) ldmatrix a, [p + i % 2 * 512]                         2 in 16
//   for (i < n) { ldmatrix a, [p + 512 * i]; b, [p + 512 * i + 512] } 17 in 16
//   for (i < n) ldmatrix a, [p + 512 * i]                             one each time
//   #pragma unroll 1, or a barrier in the loop                        one each time
//   a write in the loop that is not assembly's                        one each time
//
// When ptxas does this is not on record: such accesses are counted where the source has them and not called exact.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_NVCC_ASSEMBLEDACCESSES_H
#define BANKCHECK_NVCC_ASSEMBLEDACCESSES_H

#include "llvm/ADT/SmallPtrSet.h"

namespace llvm {
class DominatorTree;
class Function;
class Instruction;
class LoopInfo;
} // namespace llvm

namespace bankcheck::nvcc {

/// Adds to \p Into the accesses of \p Kernel that ptxas may leave out, or make one of with others, because one of them
/// is assembly's: in one block and those behind it alone, and in innermost loops that may be unrolled.
void findAssembledAccesses(const llvm::Function &Kernel, const llvm::LoopInfo &Loops,
                           const llvm::DominatorTree &Dominators,
                           llvm::SmallPtrSetImpl<const llvm::Instruction *> &Into);

} // namespace bankcheck::nvcc

#endif
