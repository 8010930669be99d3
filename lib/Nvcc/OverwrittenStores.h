//===- OverwrittenStores.h - stores that later ones make useless --------------===//
//
// A part of RepeatedAccesses.h. A store that another one overwrites before anything may read it is dead. nvcc removes
// it where both stand in one block; LLVM also where they stand in different ones, which nvcc does in some cases only:
//
//   s[0] = a;  s[0] = b;                                           one store
//   for (i < 6) s[0] = a[i];                                       one store, unrolled
//   for (i < 6) { s[0] = a[i]; for (j < m) s[j + 1] = b[j]; }      six stores
//   for (i < 6) { s[0] = a[i]; for (j < m) v += s[j + 1]; }        one store: the loads lie elsewhere (ProvedApart.h)
//   s[0] = a;  if (c) s[1] = b;  s[0] = d;                         one or two
//   for (i < 6) { s[0] += a[i]; for (j < m) s[j + 1] = b[j]; }     one load and one store: what was stored is read only
//
// So what is overwritten in another block stays, and is not called exact.
//
// So is a store of what was just loaded from there, as in the first trip of a thread's own scan:
//
//   sum = 0; for (k < 16) { sum += s[16 * t + k]; s[16 * t + k] = sum; }     15 stores, and the first two loads are one
//   v = s[t]; s[t] = v;                                            no store
//   v = s[t]; r[t] = w; s[t] = v;                                  one, or none
//
// Source: nvcc 13.0 for sm_90; kernels of test/random/storage.py, measured on an H100, where LLVM removed more.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_NVCC_OVERWRITTENSTORES_H
#define BANKCHECK_NVCC_OVERWRITTENSTORES_H

#include "llvm/IR/PassManager.h"

namespace llvm {
class Function;
class Instruction;
} // namespace llvm

namespace bankcheck::nvcc {

/// LLVM's elimination of dead stores, but for those to shared memory that are overwritten in another block.
struct DeadStoresPass : llvm::PassInfoMixin<DeadStoresPass> {
  llvm::PreservedAnalyses run(llvm::Function &F, llvm::FunctionAnalysisManager &Analyses);
};

/// Whether the pass has kept \p I, a store that nvcc may remove.
bool mayBeOverwritten(const llvm::Instruction &I);

} // namespace bankcheck::nvcc

#endif
