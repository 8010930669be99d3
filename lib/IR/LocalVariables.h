//===- LocalVariables.h - variables that nobody reads, or nobody writes -----===//

#ifndef BANKCHECK_IR_LOCALVARIABLES_H
#define BANKCHECK_IR_LOCALVARIABLES_H

#include "llvm/ADT/SmallVector.h"

namespace llvm {
class Function;
class GlobalVariable;
class Instruction;
class Value;
} // namespace llvm

namespace bankcheck::ir {

/// Removes writes to local variables that nothing reads: what is left of a
/// copied struct whose field is not used.
void removeDeadLocals(llvm::Function &F);

/// Whether \p Pointer, into a variable, is only written through; collects the
/// instructions that go with it, users before what they use.
bool isOnlyWritten(llvm::Value &Pointer, llvm::SmallVectorImpl<llvm::Instruction *> &Users);

/// Removes writes to the shared variable \p Array if nothing reads it, as nvcc does. Of what
/// holds pointers it removes only the store of a constant to a single pointer: LLVM's globalopt keeps
/// what may alone lead to memory in use (read from nvcc 13.0's code for sm_90). What nvcc may see a read of stays
/// (ReturnedValues.h).
void removeDeadArray(llvm::GlobalVariable &Array);

/// A local array that is a copy of a constant table, and only read, becomes the
/// table (`constexpr int rows[8] = {...}` inside a kernel).
void readTablesInPlace(llvm::Function &F);

} // namespace bankcheck::ir

#endif
