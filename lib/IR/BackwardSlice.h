//===- BackwardSlice.h - the instructions that a value is computed from -----===//

#ifndef BANKCHECK_IR_BACKWARDSLICE_H
#define BANKCHECK_IR_BACKWARDSLICE_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace llvm {
class Instruction;
class Value;
} // namespace llvm

namespace bankcheck::ir {

/// Whether \p Is holds for an instruction in the backward slice of \p Values. The slice follows operands through
/// instructions for which \p IsInside holds. Also true if the slice is too large.
bool backwardSliceMayContain(llvm::SmallVector<const llvm::Value *, 8> Values,
                             llvm::function_ref<bool(const llvm::Instruction &)> IsInside,
                             llvm::function_ref<bool(const llvm::Instruction &)> Is);

} // namespace bankcheck::ir

#endif
