//===- Prepare.h - clang's IR before anything is inlined ---------------------===//

#ifndef BANKCHECK_IR_PREPARE_H
#define BANKCHECK_IR_PREPARE_H

#include "IR/SourceFacts.h"

namespace llvm {
class Function;
class GlobalVariable;
class Module;
} // namespace llvm

namespace bankcheck::ir {

bool isKernel(const llvm::Function &F);

/// To what nvcc assumes of dynamic shared memory, and ptxas of all arrays: 16 bytes.
void alignShared(llvm::GlobalVariable &G);

/// Everything but the kernels becomes internal and is to be inlined; what only the IR of one function shows is
/// resolved in it: assembly that computes, chosen lvalues, scoped atomics, libdevice, copies of vector types.
void prepareInlining(llvm::Module &M, const SourceFacts &Facts);

/// Names are copied with the code, and kept apart. Those of integer variables are asked for
/// where a loop changes them: \p KeepPhis, once they are promoted.
void dropIdleNames(llvm::Function &F, bool KeepPhis);

/// Marks pointer arguments as global, since the host can only pass addresses of global
/// memory. The merge then knows that they alias no shared variable (nvcc assumes the same).
void markArgumentsGlobal(llvm::Function &Kernel);
/// The same of pointers in arguments that are structs.
void markFieldsGlobal(llvm::Function &Kernel);

} // namespace bankcheck::ir

#endif
