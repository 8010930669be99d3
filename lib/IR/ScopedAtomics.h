//===- ScopedAtomics.h - atomics of a scope, as other atomics ---------------===//

#ifndef BANKCHECK_IR_SCOPEDATOMICS_H
#define BANKCHECK_IR_SCOPEDATOMICS_H

namespace llvm {
class Function;
}

namespace bankcheck::ir {

/// With a toolkit's headers clang makes intrinsics of `atomicAdd_block` and the like.
/// In \p Code they become `atomicrmw` and `cmpxchg`, as atomics without a scope are
/// from the start: in shared memory nvcc makes the same instructions of them (seen in
/// the code of nvcc 13.0 for every operation and type).
void resolveScopedAtomics(llvm::Function &Code);

} // namespace bankcheck::ir

#endif
