//===- AsmValues.h - assembly that only computes, as IR ---------------------===//
//
// Some values that decide addresses are written as PTX. These forms become what
// LLVM has for them, so that the evaluation sees through:
//
//   mov.u32 %0, %laneid;      any special register that LLVM knows
//   { .reg .u64 t; cvta.to.shared.u64 t, %1; cvt.u32.u64 %0, t; }
//   cvta.to.shared.u64 %0, %1;
//   shfl.sync.idx.b32 %0, %1, 0, 31, %2;      any shuffle of 32 bits
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_LOWER_ASMVALUES_H
#define BANKCHECK_LOWER_ASMVALUES_H

namespace llvm {
class Function;
}

namespace bankcheck {

/// Replaces them in \p Code.
void resolveAsmValues(llvm::Function &Code);

} // namespace bankcheck

#endif
