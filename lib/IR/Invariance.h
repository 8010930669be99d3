//===- Invariance.h - values that are the same in each iteration --------------===//

#ifndef BANKCHECK_IR_INVARIANCE_H
#define BANKCHECK_IR_INVARIANCE_H

namespace llvm {
class Instruction;
class Loop;
class Value;
} // namespace llvm

namespace bankcheck::ir {

/// \p I gives the same value for the same operands, whenever it runs.
bool isPure(const llvm::Instruction &I);
/// Whether \p V is the same in each iteration of \p L, if few steps show that.
bool isInvariant(const llvm::Value &V, const llvm::Loop &L, unsigned Depth = 0);

} // namespace bankcheck::ir

#endif
