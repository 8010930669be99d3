#include "IR/HighProduct.h"

using namespace llvm;

namespace bankcheck::ir {

Value *highProduct(Value *A, Value *B, bool Signed, IRBuilder<> &Builder) {
  Type *T = A->getType(), *Long = Builder.getInt64Ty();
  if (T->isIntegerTy(32)) {
    auto Widen = [&](Value *V) { return Signed ? Builder.CreateSExt(V, Long) : Builder.CreateZExt(V, Long); };
    return Builder.CreateTrunc(Builder.CreateLShr(Builder.CreateMul(Widen(A), Widen(B)), 32), T);
  }
  // Four products of halves, and what the lower ones carry.
  auto Low = [&](Value *V) { return Builder.CreateAnd(V, UINT32_MAX); };
  auto High = [&](Value *V) { return Builder.CreateLShr(V, 32); };
  Value *Lowest = Builder.CreateMul(Low(A), Low(B));
  Value *Cross = Builder.CreateAdd(Builder.CreateMul(High(A), Low(B)), High(Lowest));
  Value *Other = Builder.CreateAdd(Builder.CreateMul(Low(A), High(B)), Low(Cross));
  Value *Result = Builder.CreateAdd(Builder.CreateAdd(Builder.CreateMul(High(A), High(B)), High(Cross)), High(Other));
  if (!Signed)
    return Result;
  // A negative number is 2^64 too large when it is read without a sign.
  auto IfNegative = [&](Value *V, Value *Then) { return Builder.CreateAnd(Builder.CreateAShr(V, 63), Then); };
  return Builder.CreateSub(Builder.CreateSub(Result, IfNegative(A, B)), IfNegative(B, A));
}

} // namespace bankcheck::ir
