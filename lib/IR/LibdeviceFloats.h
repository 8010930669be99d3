//===- LibdeviceFloats.h - libdevice's functions of floats --------------------===//

#ifndef BANKCHECK_IR_LIBDEVICEFLOATS_H
#define BANKCHECK_IR_LIBDEVICEFLOATS_H

#include "llvm/IR/IRBuilder.h"

namespace bankcheck::ir {

/// What the function \p F of libdevice gives, if it is one that rounds correctly or only moves bits (`__nv_floorf`,
/// `__nv_float2int_rn`, `__nv_fmaf`, ...); null if it is another.
llvm::Value *realBodyOf(llvm::Function &F, llvm::IRBuilder<> &Builder);

} // namespace bankcheck::ir

#endif
