//===- MadeOf.h - what values are made of --------------------------------------===//

#ifndef BANKCHECK_IR_MADEOF_H
#define BANKCHECK_IR_MADEOF_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace llvm {
class Instruction;
class Value;
} // namespace llvm

namespace bankcheck::ir {

/// Whether \p Is holds of one of the instructions that compute \p Values, or those that compute their operands, and so
/// on, as far as \p IsInside holds of each. Also true where there are more than are looked at.
bool mayBeMadeOf(llvm::SmallVector<const llvm::Value *, 8> Values,
                 llvm::function_ref<bool(const llvm::Instruction &)> IsInside,
                 llvm::function_ref<bool(const llvm::Instruction &)> Is);

} // namespace bankcheck::ir

#endif
