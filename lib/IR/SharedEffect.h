//===- SharedEffect.h - what an instruction is to accesses around it ---------===//

#ifndef BANKCHECK_IR_SHAREDEFFECT_H
#define BANKCHECK_IR_SHAREDEFFECT_H

namespace llvm {
class Instruction;
}

namespace bankcheck::ir {

/// On shared memory, by any lane: barriers, fences and calls write.
enum class SharedEffect { None, Loads, Writes };
SharedEffect sharedEffectOf(const llvm::Instruction &I);

/// Whether \p I is assembly that may access memory: an atomic operation, say, as in <cuda/atomic>.
bool mayAccessInAssembly(const llvm::Instruction &I);

} // namespace bankcheck::ir

#endif
