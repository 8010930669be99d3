#include "IR/PtxValues.h"
#include "IR/AddressSpaces.h"
#include "IR/PackedArithmetic.h" // integerOrder
#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace bankcheck::ir {

Type *PtxType::in(LLVMContext &Context) const {
  if (Kind == 'p')
    return Type::getInt1Ty(Context);
  if (Kind == 'f' && !Pair)
    return Brain        ? Type::getBFloatTy(Context)
           : Bits == 16 ? Type::getHalfTy(Context)
           : Bits == 32 ? Type::getFloatTy(Context)
           : Bits == 64 ? Type::getDoubleTy(Context)
                        : nullptr;
  return Kind && Kind != 'f' ? Type::getIntNTy(Context, Pair ? 2 * Bits : Bits) : nullptr;
}

PtxType ptxType(StringRef Part) {
  if (Part == "pred")
    return {'p', 1};
  PtxType T;
  if (Part == "bf16")
    return {.Kind = 'f', .Bits = 16, .Brain = true};
  T.Pair = Part.consume_back("x2");
  if (Part.size() < 2 || !StringRef("usbf").contains(Part[0]) || Part.drop_front().getAsInteger(10, T.Bits))
    return {};
  bool IsValidWidth = T.Bits == 8 || T.Bits == 16 || T.Bits == 32 || T.Bits == 64;
  T.Kind = IsValidWidth ? Part[0] : 0;
  return T;
}

Value *PtxValues::call(Intrinsic::ID Id, ArrayRef<Value *> Arguments) {
  Module *M = Builder.GetInsertBlock()->getModule();
  return Builder.CreateCall(Intrinsic::getOrInsertDeclaration(M, Id), Arguments);
}

Value *PtxValues::choose(Intrinsic::ID Id, Value *A, Value *B) { return Builder.CreateBinaryIntrinsic(Id, A, B); }

Value *PtxValues::compare(StringRef Order, PtxType T, Value *A, Value *B) {
  if (T.Kind == 'f') {
    CmpInst::Predicate P = StringSwitch<CmpInst::Predicate>(Order)
                               .Case("eq", CmpInst::FCMP_OEQ)
                               .Case("ne", CmpInst::FCMP_ONE)
                               .Case("lt", CmpInst::FCMP_OLT)
                               .Case("le", CmpInst::FCMP_OLE)
                               .Case("gt", CmpInst::FCMP_OGT)
                               .Case("ge", CmpInst::FCMP_OGE)
                               .Case("equ", CmpInst::FCMP_UEQ)
                               .Case("neu", CmpInst::FCMP_UNE)
                               .Case("ltu", CmpInst::FCMP_ULT)
                               .Case("leu", CmpInst::FCMP_ULE)
                               .Case("gtu", CmpInst::FCMP_UGT)
                               .Case("geu", CmpInst::FCMP_UGE)
                               .Case("num", CmpInst::FCMP_ORD)
                               .Case("nan", CmpInst::FCMP_UNO)
                               .Default(CmpInst::BAD_FCMP_PREDICATE);
    return P == CmpInst::BAD_FCMP_PREDICATE ? nullptr : Builder.CreateFCmp(P, A, B);
  }
  // lo, ls, hi, hs: without a sign, whatever the type.
  StringRef Plain =
      StringSwitch<StringRef>(Order).Case("lo", "lt").Case("ls", "le").Case("hi", "gt").Case("hs", "ge").Default(Order);
  CmpInst::Predicate P = integerOrder(Plain, T.Kind == 's' && Plain == Order);
  return P == CmpInst::BAD_ICMP_PREDICATE ? nullptr : Builder.CreateICmp(P, A, B);
}

/// Floats that are rounded to nearest. `add`, `sub` and `mul` without `.rn` may be made one with others.
Value *PtxValues::real(const PtxStatement &S, PtxType T, const Reader &Read) {
  StringRef Name = S.Parts[0];
  Type *Register = T.in(Builder.getContext());
  for (StringRef Part : {"ftz", "sat", "approx", "full", "rz", "rm", "rp", "NaN", "xorsign"})
    if (S.has(Part))
      return nullptr;
  Value *A = Register ? Read(1, Register) : nullptr;
  if (!A || T.Bits < 32)
    return nullptr;
  if (Name == "neg")
    return Builder.CreateFNeg(A);
  if (Name == "abs")
    return Builder.CreateUnaryIntrinsic(Intrinsic::fabs, A);
  if (Name == "sqrt")
    return S.has("rn") ? Builder.CreateUnaryIntrinsic(Intrinsic::sqrt, A) : nullptr;
  if (Name == "rcp")
    return S.has("rn") ? Builder.CreateFDiv(ConstantFP::get(Register, 1), A) : nullptr;
  Value *B = Read(2, Register);
  if (!B)
    return nullptr;
  IRBuilder<>::FastMathFlagGuard Guard(Builder);
  if (!S.has("rn")) {
    FastMathFlags Flags;
    Flags.setAllowContract(true);
    Builder.setFastMathFlags(Flags);
  }
  if (Name == "add")
    return Builder.CreateFAdd(A, B);
  if (Name == "sub")
    return Builder.CreateFSub(A, B);
  if (Name == "mul")
    return Builder.CreateFMul(A, B);
  if (Name == "div")
    return S.has("rn") ? Builder.CreateFDiv(A, B) : nullptr;
  if (Name == "min")
    return choose(Intrinsic::minnum, A, B);
  if (Name == "max")
    return choose(Intrinsic::maxnum, A, B);
  Value *C = Name == "fma" || Name == "mad" ? Read(3, Register) : nullptr;
  return C && S.has("rn") ? Builder.CreateIntrinsic(Intrinsic::fma, {Register}, {A, B, C}) : nullptr;
}

Value *PtxValues::convert(const PtxStatement &S, const Reader &Read) {
  PtxType To = ptxType(S.Parts.size() > 2 ? S.Parts[S.Parts.size() - 2] : ""), From = ptxType(S.Parts.back());
  Type *Target = To.in(Builder.getContext()), *Source = From.in(Builder.getContext());
  if (!Target || !Source || To.Pair || From.Pair || To.Kind == 'p' || From.Kind == 'p' || S.has("ftz"))
    return nullptr;
  Value *V = Read(1, Source);
  if (!V)
    return nullptr;
  bool FromSigned = From.Kind == 's', ToSigned = To.Kind == 's', Saturates = S.has("sat");
  if (From.Kind != 'f' && To.Kind != 'f') {
    if (Saturates) {
      APInt Low = FromSigned && ToSigned ? APInt::getSignedMinValue(To.Bits).sext(64) : APInt(64, 0);
      APInt High = (ToSigned ? APInt::getSignedMaxValue(To.Bits) : APInt::getMaxValue(To.Bits)).zext(64);
      Type *Long = Builder.getInt64Ty();
      if (From.Bits == 64 || To.Bits == 64)
        return nullptr;
      V = FromSigned ? Builder.CreateSExt(V, Long) : Builder.CreateZExt(V, Long);
      V = choose(Intrinsic::smin, choose(Intrinsic::smax, V, ConstantInt::get(Long, Low)),
                 ConstantInt::get(Long, High));
    }
    return Builder.CreateIntCast(V, Target, FromSigned);
  }
  Intrinsic::ID Rounding = S.has("rni")   ? Intrinsic::roundeven
                           : S.has("rzi") ? Intrinsic::trunc
                           : S.has("rmi") ? Intrinsic::floor
                           : S.has("rpi") ? Intrinsic::ceil
                                          : Intrinsic::not_intrinsic;
  if (Saturates)
    return nullptr;
  if (From.Kind == 'f' && Rounding != Intrinsic::not_intrinsic) {
    V = Builder.CreateUnaryIntrinsic(Rounding, V);
    if (To.Kind == 'f')
      return To.Bits == From.Bits ? V : nullptr;
    return ToSigned ? Builder.CreateFPToSI(V, Target) : Builder.CreateFPToUI(V, Target);
  }
  if (From.Kind == 'f' && To.Kind == 'f')
    return To.Bits >= From.Bits || S.has("rn") ? Builder.CreateFPCast(V, Target) : nullptr;
  if (To.Kind == 'f' && S.has("rn"))
    return FromSigned ? Builder.CreateSIToFP(V, Target) : Builder.CreateUIToFP(V, Target);
  return nullptr;
}

/// `setp.lt.and.s32 p|q, a, b, !c`
PtxValues::Result PtxValues::setPredicate(const PtxStatement &S, PtxType T, const Reader &Read) {
  Type *Register = T.in(Builder.getContext());
  Value *A = Register ? Read(1, Register) : nullptr, *B = Register ? Read(2, Register) : nullptr;
  if (!A || !B || T.Pair || S.has("ftz") || S.Parts.size() < 3 || S.Parts.size() > 4)
    return {};
  Value *Holds = compare(S.Parts[1], T, A, B);
  if (!Holds)
    return {};
  auto *Not = Builder.CreateNot(Holds);
  if (S.Parts.size() == 3)
    return {Holds, Not};
  Value *C = Read(3, Builder.getInt1Ty());
  auto Joined = [&](Value *V) -> Value * {
    return S.Parts[2] == "and"   ? Builder.CreateAnd(V, C)
           : S.Parts[2] == "or"  ? Builder.CreateOr(V, C)
           : S.Parts[2] == "xor" ? Builder.CreateXor(V, C)
                                 : nullptr;
  };
  return C ? Result{Joined(Holds), Joined(Not)} : Result();
}

PtxValues::Result PtxValues::of(const PtxStatement &S, const Reader &Read) {
  StringRef Name = S.Parts[0];
  PtxType T; // the last one that is named
  for (StringRef Part : S.Parts)
    if (PtxType Named = ptxType(Part); Named.Kind)
      T = Named;
  Type *Register = T.in(Builder.getContext()), *Word = Builder.getInt32Ty(), *Truth = Builder.getInt1Ty();
  enum Group { Other, Integer, Bits, Warp, Video };
  Group Where = StringSwitch<Group>(Name)
                    .Cases({"add", "addc", "sub", "subc", "mul", "mad", "madc", "mul24", "mad24", "div", "rem", "abs",
                            "neg", "min", "max", "sad"},
                           Integer)
                    .Cases({"fma", "sqrt", "rcp"}, Integer)
                    .Cases({"not", "cnot", "popc", "clz", "brev", "bfind", "and", "or", "xor", "shl", "shr", "lop3",
                            "prmt", "shf", "bfe", "bfi", "bmsk", "szext"},
                           Bits)
                    .Cases({"activemask", "vote", "match", "redux", "shfl"}, Warp)
                    .Cases({"vadd2", "vadd4", "vsub2", "vsub4", "vavrg2", "vavrg4", "vabsdiff2", "vabsdiff4"}, Video)
                    .Cases({"vmin2", "vmin4", "vmax2", "vmax4", "vset2", "vset4"}, Video)
                    .Default(Other);
  if (S.Operands.empty())
    return {};
  switch (Where) {
  case Integer:
    if (Name == "mul24" || Name == "mad24" || T.Kind != 'f')
      return {Register && T.Kind != 'f' ? integer(S, T, Read) : nullptr, nullptr, T.Kind == 's'};
    return {real(S, T, Read)};
  case Bits:
    return {Register && T.Kind != 'f' ? bits(S, T, Read) : nullptr, nullptr, T.Kind == 's'};
  case Warp:
    return ofWarp(S, Read);
  case Video:
    return {video(S, Read)};
  case Other:
    break;
  }
  if (Name == "dp4a" || Name == "dp2a")
    return {dot(S, Read)};
  if (Name == "cvt")
    return {convert(S, Read), nullptr, S.Parts.size() > 2 && StringRef(S.Parts[S.Parts.size() - 2]).starts_with("s")};
  if (Name == "setp")
    return setPredicate(S, T, Read);
  if (Name == "set") { // all ones, or 1.0
    PtxType To = ptxType(S.Parts.size() == 4 ? S.Parts[2] : "");
    Value *A = Register ? Read(1, Register) : nullptr, *B = Register ? Read(2, Register) : nullptr;
    Value *Holds = A && B && To.Bits == 32 && To.Kind != 'f' ? compare(S.Parts[1], T, A, B) : nullptr;
    return {Holds ? Builder.CreateSExt(Holds, Word) : nullptr};
  }
  if (Name == "selp" && Register) {
    Value *A = Read(1, Register), *B = Read(2, Register), *P = Read(3, Truth);
    return {A && B && P ? Builder.CreateSelect(P, A, B) : nullptr};
  }
  if (Name == "slct" && S.Parts.size() == 3) {
    Type *Chosen = ptxType(S.Parts[1]).in(Builder.getContext());
    Value *A = Chosen ? Read(1, Chosen) : nullptr, *B = Chosen ? Read(2, Chosen) : nullptr, *C = Read(3, Word);
    return {A && B && C && S.Parts[2] == "s32"
                ? Builder.CreateSelect(Builder.CreateICmpSGE(C, Builder.getInt32(0)), A, B)
                : nullptr};
  }
  if (Name == "fns" && S.Operands.size() == 4) {
    Value *Mask = Read(1, Word), *Base = Read(2, Word), *Offset = Read(3, Word);
    return {Mask && Base && Offset ? call(Intrinsic::nvvm_fns, {Mask, Base, Offset}) : nullptr};
  }
  if (Name == "cvta" && T.Bits == 64) {
    unsigned Space = S.has("shared") ? SharedSpace : S.has("global") ? 1 : 0;
    bool To = S.has("to");
    Value *V = Read(1, Builder.getInt64Ty());
    if (!V || !Space)
      return {};
    auto Skipped = dyn_cast<PtrToIntInst>(V); // an address in between is not read through an integer
    Value *Pointer =
        Skipped && To ? Skipped->getPointerOperand() : Builder.CreateIntToPtr(V, Builder.getPtrTy(To ? 0 : Space));
    return {
        Builder.CreatePtrToInt(Builder.CreateAddrSpaceCast(Pointer, Builder.getPtrTy(To ? Space : 0)), V->getType())};
  }
  if (Name == "mapa" && Register && S.has("shared::cluster")) // of another block: whoever accesses it says so
    return {Read(1, Register)};
  if (Name == "mov" && Register && S.Parts.size() == 2)
    return {Read(1, Register)};
  return {};
}

} // namespace bankcheck::ir
