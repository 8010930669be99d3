#include "IR/Libdevice.h"
#include "IR/HighProduct.h"
#include "IR/LibdeviceFloats.h"
#include "IR/PackedArithmetic.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace bankcheck::ir {
namespace {

/// The value of the function named \p Name, or null if it is not one of ours.
Value *bodyOf(StringRef Name, IRBuilder<> &B, Function &F) {
  Type *T = F.getReturnType();
  Value *X = F.arg_size() > 0 ? F.getArg(0) : nullptr;
  Value *Y = F.arg_size() > 1 ? F.getArg(1) : nullptr;
  if (!T->isIntegerTy() || !X || !X->getType()->isIntegerTy())
    return nullptr;
  if (std::optional<PackedOperation> Operation = packedIntrinsic(Name))
    return packed(*Operation, Y ? ArrayRef{X, Y} : ArrayRef{X}, B);
  auto Unary = [&](Intrinsic::ID Id, std::initializer_list<Value *> More = {}) -> Value * {
    SmallVector<Value *, 2> Arguments{X};
    Arguments.append(More);
    return B.CreateZExtOrTrunc(B.CreateIntrinsic(Id, {X->getType()}, Arguments), T);
  };
  Intrinsic::ID Simple = StringSwitch<Intrinsic::ID>(Name)
                             .Cases({"__nv_brev", "__nv_brevll"}, Intrinsic::bitreverse)
                             .Cases({"__nv_popc", "__nv_popcll"}, Intrinsic::ctpop)
                             .Default(Intrinsic::not_intrinsic);
  if (Simple != Intrinsic::not_intrinsic)
    return Unary(Simple);
  if (Name == "__nv_clz" || Name == "__nv_clzll")
    return Unary(Intrinsic::ctlz, {B.getFalse()});
  if (Name == "__nv_abs" || Name == "__nv_llabs")
    return Unary(Intrinsic::abs, {B.getFalse()});
  if (Name == "__nv_ffs" || Name == "__nv_ffsll") {
    Value *Count = B.CreateIntrinsic(Intrinsic::cttz, {X->getType()}, {X, B.getFalse()});
    Value *IsZero = B.CreateICmpEQ(X, ConstantInt::get(X->getType(), 0));
    Value *Position = B.CreateAdd(Count, ConstantInt::get(X->getType(), 1));
    return B.CreateZExtOrTrunc(B.CreateSelect(IsZero, ConstantInt::get(X->getType(), 0), Position), T);
  }
  if (!Y || Y->getType() != X->getType() || X->getType() != T)
    return nullptr;
  Value *Z = F.arg_size() > 2 ? F.getArg(2) : nullptr;
  if (Name == "__nv_byte_perm" && Z) // its selector has no bits for signs
    return B.CreateCall(Intrinsic::getOrInsertDeclaration(F.getParent(), Intrinsic::nvvm_prmt),
                        {X, Y, B.CreateAnd(Z, 0x7777)});
  if ((Name == "__nv_sad" || Name == "__nv_usad") && Z) {
    bool Signed = Name == "__nv_sad";
    Value *Most = B.CreateBinaryIntrinsic(Signed ? Intrinsic::smax : Intrinsic::umax, X, Y);
    Value *Least = B.CreateBinaryIntrinsic(Signed ? Intrinsic::smin : Intrinsic::umin, X, Y);
    return B.CreateAdd(B.CreateSub(Most, Least), Z);
  }
  Intrinsic::ID MinMax = StringSwitch<Intrinsic::ID>(Name)
                             .Cases({"__nv_min", "__nv_llmin"}, Intrinsic::smin)
                             .Cases({"__nv_max", "__nv_llmax"}, Intrinsic::smax)
                             .Cases({"__nv_umin", "__nv_ullmin"}, Intrinsic::umin)
                             .Cases({"__nv_umax", "__nv_ullmax"}, Intrinsic::umax)
                             .Default(Intrinsic::not_intrinsic);
  if (MinMax != Intrinsic::not_intrinsic)
    return B.CreateBinaryIntrinsic(MinMax, X, Y);
  if (Name == "__nv_mul24" || Name == "__nv_umul24") {
    auto Low = [&](Value *V) -> Value * {
      V = B.CreateShl(V, 8);
      return Name == "__nv_mul24" ? B.CreateAShr(V, 8) : B.CreateLShr(V, 8);
    };
    return B.CreateMul(Low(X), Low(Y));
  }
  bool Signed = !Name.starts_with("__nv_u");
  if (Name == "__nv_mulhi" || Name == "__nv_umulhi" || Name == "__nv_mul64hi" || Name == "__nv_umul64hi")
    return highProduct(X, Y, Signed, B);
  auto Widen = [&](Value *V) { return Signed ? B.CreateSExt(V, B.getInt64Ty()) : B.CreateZExt(V, B.getInt64Ty()); };
  bool Rounded = Name == "__nv_rhadd" || Name == "__nv_urhadd";
  if (Rounded || Name == "__nv_hadd" || Name == "__nv_uhadd") {
    Value *Sum = B.CreateAdd(Widen(X), Widen(Y));
    return B.CreateTrunc(B.CreateAShr(Rounded ? B.CreateAdd(Sum, ConstantInt::get(Sum->getType(), 1)) : Sum, 1), T);
  }
  return nullptr;
}

/// Clang takes every function of the device for one that lanes may meet in. What a function makes of its arguments
/// alone cannot be one; LLVM would not unroll a loop of unknown trips around it.
void markApart(Function &F) {
  F.setNotConvergent();
  for (User *U : F.users())
    if (auto *Call = dyn_cast<CallBase>(U))
      Call->setNotConvergent();
}

} // namespace

void defineLibdevice(Module &M) {
  for (Function &F : M) {
    if (!F.isDeclaration() || !(F.getName().starts_with("__nv_") || F.getName().starts_with("__v")))
      continue;
    BasicBlock *Block = BasicBlock::Create(M.getContext(), "", &F);
    IRBuilder<> B(Block);
    Value *V = bodyOf(F.getName(), B, F);
    if (!V)
      V = realBodyOf(F, B);
    if (V) {
      B.CreateRet(V);
      continue;
    }
    Block->eraseFromParent();
    bool TakesPointer = any_of(F.args(), [](const Argument &A) { return A.getType()->isPointerTy(); });
    if (TakesPointer)
      F.setOnlyAccessesArgMemory();
    else
      F.setDoesNotAccessMemory();
    F.setDoesNotThrow();
    F.setWillReturn();
  }
  for (Function &F : M) // those of our own headers, too
    if (F.isDeclaration() && !F.isIntrinsic() && (F.doesNotAccessMemory() || F.getName().starts_with("__nv_")))
      markApart(F);
}

bool isOfDeviceLibrary(const Function &F) {
  StringRef Name = F.getName();
  return Name.starts_with("__nv_") || Name == "vprintf" || Name == "__assertfail" || Name == "__assert_fail" ||
         Name == "malloc" || Name == "free";
}

} // namespace bankcheck::ir
