//===- AsmValues.h - assembly that only computes, as IR ---------------------===//
//
// Some values that decide addresses are written as PTX. Assembly all of whose
// statements are in the table of PtxValues.h becomes IR, register by register, so
// that the evaluation sees through:
//
//   mov.u32 %0, %laneid;
//   { .reg .u64 t; cvta.to.shared.u64 t, %1; cvt.u32.u64 %0, t; }
//   { .reg .pred p; setp.lt.s32 p, %1, 20; selp.b32 %0, %1, 7, p; }
//   shfl.sync.idx.b32 %0, %1, 0, 31, %2;
//
// All other assembly stays as it is.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_IR_ASMVALUES_H
#define BANKCHECK_IR_ASMVALUES_H

namespace llvm {
class Function;
}

namespace bankcheck::ir {

/// Replaces them in \p Code.
void resolveAsmValues(llvm::Function &Code);

} // namespace bankcheck::ir

#endif
