#include "IR/PtxValues.h"
#include "IR/AddressSpaces.h"
#include "IR/HighProduct.h"
#include "IR/PackedArithmetic.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace bankcheck {

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
    return {'f', 16, false, true};
  T.Pair = Part.consume_back("x2");
  if (Part.size() < 2 || !StringRef("usbf").contains(Part[0]) || Part.drop_front().getAsInteger(10, T.Bits))
    return {};
  bool Known = T.Bits == 8 || T.Bits == 16 || T.Bits == 32 || T.Bits == 64;
  T.Kind = Known ? Part[0] : 0;
  return T;
}

Value *PtxValues::call(Intrinsic::ID Id, ArrayRef<Value *> Arguments) {
  Module *M = Builder.GetInsertBlock()->getModule();
  return Builder.CreateCall(Intrinsic::getOrInsertDeclaration(M, Id), Arguments);
}

Value *PtxValues::choose(Intrinsic::ID Id, Value *A, Value *B) { return Builder.CreateBinaryIntrinsic(Id, A, B); }

Value *PtxValues::sum(Value *A, Value *B, bool TakesCarry, bool GivesCarry) {
  Value *Sum = Builder.CreateAdd(A, B), *Over = Builder.CreateICmpULT(Sum, A);
  if (TakesCarry) {
    Value *More = Builder.CreateAdd(Sum, Builder.CreateZExt(Carry, Sum->getType()));
    Over = Builder.CreateOr(Over, Builder.CreateICmpULT(More, Sum));
    Sum = More;
  }
  if (GivesCarry)
    Carry = Over;
  return Sum;
}

Value *PtxValues::difference(Value *A, Value *B, bool TakesCarry, bool GivesCarry) {
  Value *Rest = Builder.CreateSub(A, B), *Borrow = Builder.CreateICmpULT(A, B);
  if (TakesCarry) {
    Value *Taken = Builder.CreateZExt(Carry, Rest->getType());
    Borrow = Builder.CreateOr(Borrow, Builder.CreateICmpULT(Rest, Taken));
    Rest = Builder.CreateSub(Rest, Taken);
  }
  if (GivesCarry)
    Carry = Borrow;
  return Rest;
}

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

/// Arithmetic of integers.
Value *PtxValues::integer(const PtxStatement &S, PtxType T, const Reader &Read) {
  StringRef Name = S.Parts[0];
  Type *Register = T.in(Builder.getContext());
  bool Signed = T.Kind == 's';
  auto In = [&](unsigned Index, Type *As = nullptr) { return Read(Index, As ? As : Register); };
  if ((T.Pair && Name != "min" && Name != "max" && Name != "add"))
    return nullptr;
  auto Extended = [&](Value *V, unsigned Bits) { // null stays null
    Type *Wide = Builder.getIntNTy(Bits);
    return !V ? V : Signed ? Builder.CreateSExt(V, Wide) : Builder.CreateZExt(V, Wide);
  };
  bool TakesCarry = Name == "addc" || Name == "subc" || Name == "madc", GivesCarry = S.has("cc");
  if (TakesCarry && !Carry)
    return nullptr;
  if (Name == "mul" || Name == "mad" || Name == "madc" || Name == "mul24" || Name == "mad24") {
    bool Wide = S.has("wide"), High = S.has("hi");
    bool Bits24 = Name.ends_with("24");
    if (!(Wide || High || S.has("lo")) || S.has("sat") || (Wide && T.Bits == 64) || (High && T.Bits < 32))
      return nullptr;
    Value *A = In(1), *B = In(2);
    if (!A || !B)
      return nullptr;
    if (Bits24) {
      auto Low = [&](Value *V) {
        return Signed ? Builder.CreateAShr(Builder.CreateShl(V, 8), 8) : Builder.CreateAnd(V, 0xffffff);
      };
      if (T.Bits != 32)
        return nullptr;
      A = Low(A), B = Low(B);
    }
    Value *Product = Wide              ? Builder.CreateMul(Extended(A, 2 * T.Bits), Extended(B, 2 * T.Bits))
                     : High && !Bits24 ? highProduct(A, B, Signed, Builder)
                                       : Builder.CreateMul(A, B);
    if (High && Bits24) // the upper 32 of 48 bits
      Product =
          Builder.CreateTrunc(Builder.CreateLShr(Builder.CreateMul(Extended(A, 64), Extended(B, 64)), 16), Register);
    if (Name.starts_with("mul"))
      return Product;
    Value *Addend = In(3, Product->getType());
    return Addend ? sum(Product, Addend, TakesCarry, GivesCarry) : nullptr;
  }
  Value *A = In(1), *B = S.Operands.size() > 2 ? In(2) : nullptr;
  if (!A || (S.Operands.size() > 2 && !B))
    return nullptr;
  if (Name == "neg")
    return Builder.CreateNeg(A);
  if (Name == "abs")
    return choose(Intrinsic::smax, A, Builder.CreateNeg(A));
  if (!B)
    return nullptr;
  if (Name == "min" || Name == "max") {
    auto Chosen = [&](bool Least, Value *X, Value *Y) {
      if (T.Pair)
        return packed(
            {Least ? PackedOperation::Minimum : PackedOperation::Maximum, CmpInst::BAD_ICMP_PREDICATE, T.Bits, Signed},
            {X, Y}, Builder);
      Intrinsic::ID Id = Signed  ? (Least ? Intrinsic::smin : Intrinsic::smax)
                         : Least ? Intrinsic::umin
                                 : Intrinsic::umax;
      return choose(Id, X, Y);
    };
    Value *Result = Chosen(Name == "min", A, B);
    if (Value *C = S.Operands.size() > 3 ? In(3) : nullptr)
      Result = Chosen(Name == "min", Result, C);
    return S.has("relu") ? Chosen(false, Result, ConstantInt::get(Register, 0)) : Result;
  }
  if (Name == "add" || Name == "addc" || Name == "sub" || Name == "subc") {
    if (T.Pair)
      return packed({PackedOperation::Add, CmpInst::BAD_ICMP_PREDICATE, T.Bits, Signed}, {A, B}, Builder);
    if (S.has("sat"))
      return Signed && T.Bits == 32 ? choose(Name == "add" ? Intrinsic::sadd_sat : Intrinsic::ssub_sat, A, B) : nullptr;
    return Name.starts_with("add") ? sum(A, B, TakesCarry, GivesCarry) : difference(A, B, TakesCarry, GivesCarry);
  }
  if (Name == "div" || Name == "rem") {
    bool Division = Name == "div";
    return Signed     ? (Division ? Builder.CreateSDiv(A, B) : Builder.CreateSRem(A, B))
           : Division ? Builder.CreateUDiv(A, B)
                      : Builder.CreateURem(A, B);
  }
  if (Name == "sad") {
    Value *C = In(3);
    Intrinsic::ID Least = Signed ? Intrinsic::smin : Intrinsic::umin, Most = Signed ? Intrinsic::smax : Intrinsic::umax;
    return C ? Builder.CreateAdd(C, Builder.CreateSub(choose(Most, A, B), choose(Least, A, B))) : nullptr;
  }
  return nullptr;
}

/// Operations on bits.
Value *PtxValues::bits(const PtxStatement &S, PtxType T, const Reader &Read) {
  StringRef Name = S.Parts[0];
  Type *Register = T.in(Builder.getContext()), *Word = Builder.getInt32Ty(), *Long = Builder.getInt64Ty();
  bool Signed = T.Kind == 's';
  if (T.Pair)
    return nullptr;
  auto In = [&](unsigned Index, Type *As = nullptr) { return Read(Index, As ? As : Register); };
  auto Most = [&](Value *V, uint64_t Limit) {
    return choose(Intrinsic::umin, V, ConstantInt::get(V->getType(), Limit));
  };
  Value *A = In(1);
  if (!A)
    return nullptr;
  if (Name == "not")
    return Builder.CreateNot(A);
  if (Name == "cnot")
    return Builder.CreateZExt(Builder.CreateIsNull(A), Register);
  if (Name == "popc")
    return Builder.CreateZExtOrTrunc(Builder.CreateUnaryIntrinsic(Intrinsic::ctpop, A), Word);
  if (Name == "clz")
    return Builder.CreateZExtOrTrunc(Builder.CreateIntrinsic(Intrinsic::ctlz, {Register}, {A, Builder.getFalse()}),
                                     Word);
  if (Name == "brev")
    return Builder.CreateUnaryIntrinsic(Intrinsic::bitreverse, A);
  if (Name == "bfind") {
    Value *X = Signed ? Builder.CreateXor(A, Builder.CreateAShr(A, T.Bits - 1)) : A;
    Value *Zeros =
        Builder.CreateZExtOrTrunc(Builder.CreateIntrinsic(Intrinsic::ctlz, {Register}, {X, Builder.getFalse()}), Word);
    Value *Found = S.has("shiftamt") ? Zeros : Builder.CreateSub(Builder.getInt32(T.Bits - 1), Zeros);
    return Builder.CreateSelect(Builder.CreateIsNull(X), Builder.getInt32(~0u), Found);
  }
  Value *B = Name == "shl" || Name == "shr" || Name == "bfe" ? In(2, Word) : In(2);
  if (!B)
    return nullptr;
  if (Name == "and")
    return Builder.CreateAnd(A, B);
  if (Name == "or")
    return Builder.CreateOr(A, B);
  if (Name == "xor")
    return Builder.CreateXor(A, B);
  if (Name == "shl" || Name == "shr") { // more than the register has: all of it
    Value *Amount = Builder.CreateZExtOrTrunc(Most(B, T.Bits - 1), Register);
    Value *Shifted = Name == "shl" ? Builder.CreateShl(A, Amount)
                     : Signed      ? Builder.CreateAShr(A, Amount)
                                   : Builder.CreateLShr(A, Amount);
    if (Signed && Name == "shr")
      return Shifted;
    return Builder.CreateSelect(Builder.CreateICmpULT(B, Builder.getInt32(T.Bits)), Shifted,
                                ConstantInt::get(Register, 0));
  }
  Value *C = Name == "bfi" ? In(3, Word) : In(3);
  if (!C || T.Bits != 32)
    return nullptr;
  if (Name == "lop3") {
    unsigned Table = 0;
    auto *Truth = dyn_cast_or_null<ConstantInt>(In(4));
    if (!Truth || S.has("or") || S.has("and"))
      return nullptr;
    Table = Truth->getZExtValue();
    // By the Reed-Muller form, which sums and masks are read from best: 1, a, b, ab, c, ... where an even number of
    // rows below has the bit.
    Value *Result = nullptr;
    for (unsigned Term = 0; Term < 8; ++Term) {
      unsigned Rows = 0;
      for (unsigned Row = 0; Row < 8; ++Row)
        Rows += (Row & ~Term) == 0 && Table >> Row & 1;
      if (Rows % 2 == 0)
        continue;
      Value *Product = Builder.getInt32(~0u);
      for (auto [Bit, V] : {std::pair(4u, A), {2u, B}, {1u, C}})
        if (Term & Bit)
          Product = Builder.CreateAnd(Product, V);
      Result = Result ? Builder.CreateXor(Result, Product) : Product;
    }
    return Result ? Result : Builder.getInt32(0);
  }
  if (Name == "prmt")
    return S.Parts.size() == 2 ? call(Intrinsic::nvvm_prmt, {A, B, C}) : nullptr;
  if (Name == "shf") {
    bool Left = S.has("l"), Clamp = S.has("clamp");
    if (!(Left || S.has("r")) || !(Clamp || S.has("wrap")))
      return nullptr;
    Value *Shifted = Builder.CreateIntrinsic(Left ? Intrinsic::fshl : Intrinsic::fshr, {Word}, {B, A, C});
    return Clamp ? Builder.CreateSelect(Builder.CreateICmpULT(C, Builder.getInt32(32)), Shifted, Left ? A : B)
                 : Shifted;
  }
  auto Byte = [&](Value *V, uint64_t Limit) {
    return Builder.CreateZExt(Most(Builder.CreateAnd(V, 0xff), Limit), Long);
  };
  if (Name == "bfe") {
    C = In(3, Word);
    Value *Field = Builder.CreateAShr(Signed ? Builder.CreateSExt(A, Long) : Builder.CreateZExt(A, Long), Byte(B, 63));
    Value *Length = Byte(C, 63),
          *Unused =
              Builder.CreateSub(Builder.getInt64(64), Builder.CreateZExt(Most(Builder.CreateAnd(C, 0xff), 64), Long));
    if (!Signed)
      return Builder.CreateTrunc(
          Builder.CreateAnd(Field,
                            Builder.CreateSub(Builder.CreateShl(Builder.getInt64(1), Length), Builder.getInt64(1))),
          Word);
    Value *Kept = Builder.CreateAnd(Unused, 63);
    Value *Whole = Builder.CreateTrunc(Builder.CreateAShr(Builder.CreateShl(Field, Kept), Kept), Word);
    return Builder.CreateSelect(Builder.CreateIsNull(Builder.CreateAnd(C, 0xff)), Builder.getInt32(0), Whole);
  }
  if (Name == "bfi") {
    Value *Count = In(4, Word);
    if (!Count)
      return nullptr;
    Value *Ones = Builder.CreateSub(Builder.CreateShl(Builder.getInt64(1), Byte(Count, 32)), Builder.getInt64(1)),
          *At = Byte(C, 63);
    Value *Mask = Builder.CreateTrunc(Builder.CreateShl(Ones, At), Word);
    Value *Moved = Builder.CreateTrunc(Builder.CreateShl(Builder.CreateZExt(A, Long), At), Word);
    return Builder.CreateOr(Builder.CreateAnd(B, Builder.CreateNot(Mask)), Builder.CreateAnd(Moved, Mask));
  }
  return nullptr;
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

/// `vadd4.u32.u32.u32.sat d, a, b, c`: c is added with `.add`, else it does not matter without a mask.
Value *PtxValues::video(const PtxStatement &S, const Reader &Read) {
  StringRef Name = S.Parts[0];
  PackedOperation O;
  O.Bits = Name.back() == '4' ? 8 : 16;
  Name = Name.drop_front().drop_back();
  bool Sets = Name == "set";
  O.TheKind = StringSwitch<PackedOperation::Kind>(Name)
                  .Case("add", PackedOperation::Add)
                  .Case("sub", PackedOperation::Subtract)
                  .Case("avrg", PackedOperation::Average)
                  .Case("absdiff", PackedOperation::Difference)
                  .Case("min", PackedOperation::Minimum)
                  .Case("max", PackedOperation::Maximum)
                  .Default(PackedOperation::Compare);
  size_t Types = Sets ? 2 : 3;
  if (S.Parts.size() < 1 + Types || (O.TheKind == PackedOperation::Compare) != Sets)
    return nullptr;
  for (size_t I = 1; I <= Types; ++I)
    if (PtxType T = ptxType(S.Parts[I]); T.Bits != 32 || T.Kind == 'f' || S.Parts[I] != S.Parts[1])
      return nullptr; // signs that differ
  O.Signed = S.Parts[1] == "s32";
  for (const std::string &Part : drop_begin(S.Parts, 1 + Types)) {
    if (Part == "sat")
      O.Saturates = true;
    else if (Part == "add")
      O.SumsUp = true;
    else if (!Sets || (O.Order = integerOrder(Part, O.Signed)) == CmpInst::BAD_ICMP_PREDICATE)
      return nullptr;
  }
  Type *Word = Builder.getInt32Ty();
  Value *A = Read(1, Word), *B = Read(2, Word), *C = Read(3, Word);
  bool Masked = any_of(ArrayRef(S.Operands), [](StringRef Operand) { return Operand.contains('.'); });
  if (!A || !B || !C || Masked || (Sets && O.Order == CmpInst::BAD_ICMP_PREDICATE))
    return nullptr;
  Value *Result = packed(O, {A, B}, Builder);
  return O.SumsUp ? Builder.CreateAdd(Result, C) : Result;
}

Value *PtxValues::dot(const PtxStatement &S, const Reader &Read) {
  bool Halves = S.Parts[0] == "dp2a";
  if (S.Parts.size() != (Halves ? 4u : 3u) || (Halves && !S.has("lo") && !S.has("hi")))
    return nullptr;
  bool ASigned = S.Parts[S.Parts.size() - 2] == "s32", BSigned = S.Parts.back() == "s32";
  Type *Word = Builder.getInt32Ty();
  Value *A = Read(1, Word), *B = Read(2, Word), *Sum = Read(3, Word);
  if (!A || !B || !Sum)
    return nullptr;
  auto Left = fieldsOf(A, Halves ? 16 : 8, ASigned, Builder), Right = fieldsOf(B, 8, BSigned, Builder);
  for (unsigned I = 0; I < Left.size(); ++I)
    Sum = Builder.CreateAdd(Sum, Builder.CreateMul(Left[I], Right[I + (S.has("hi") ? 2 : 0)]));
  return Sum;
}

/// What lanes exchange.
PtxValues::Result PtxValues::ofWarp(const PtxStatement &S, const Reader &Read) {
  StringRef Name = S.Parts[0];
  Type *Word = Builder.getInt32Ty(), *Truth = Builder.getInt1Ty();
  auto Part = [&](unsigned Index) { return S.Parts.size() > Index ? StringRef(S.Parts[Index]) : StringRef(); };
  auto Simple = [&](Value *V) { return Result{V}; };
  auto Pair = [&](Value *V) { return Result{Builder.CreateExtractValue(V, 0), Builder.CreateExtractValue(V, 1)}; };
  bool WantsTwo = StringRef(S.Operands[0]).contains('|');
  if (Name == "activemask")
    return Simple(call(Intrinsic::nvvm_activemask, {}));
  if (Part(1) != "sync")
    return {};
  if (Name == "vote") {
    Intrinsic::ID Id = StringSwitch<Intrinsic::ID>(Part(2))
                           .Case("ballot", Intrinsic::nvvm_vote_ballot_sync)
                           .Case("any", Intrinsic::nvvm_vote_any_sync)
                           .Case("all", Intrinsic::nvvm_vote_all_sync)
                           .Case("uni", Intrinsic::nvvm_vote_uni_sync)
                           .Default(Intrinsic::not_intrinsic);
    Value *Predicate = Read(1, Truth), *Mask = Read(2, Word);
    return Id && Predicate && Mask ? Simple(call(Id, {Mask, Predicate})) : Result();
  }
  if (Name == "match") {
    bool Any = Part(2) == "any", Long = Part(3) == "b64";
    Value *V = Read(1, Long ? Builder.getInt64Ty() : Word), *Mask = Read(2, Word);
    if (!V || !Mask || (!Any && Part(2) != "all") || (Any && WantsTwo))
      return {};
    if (Any)
      return Simple(call(Long ? Intrinsic::nvvm_match_any_sync_i64 : Intrinsic::nvvm_match_any_sync_i32, {Mask, V}));
    return Pair(call(Long ? Intrinsic::nvvm_match_all_sync_i64p : Intrinsic::nvvm_match_all_sync_i32p, {Mask, V}));
  }
  if (Name == "redux") {
    bool Signed = Part(3) == "s32";
    Intrinsic::ID Id = StringSwitch<Intrinsic::ID>(Part(2))
                           .Case("add", Intrinsic::nvvm_redux_sync_add)
                           .Case("and", Intrinsic::nvvm_redux_sync_and)
                           .Case("or", Intrinsic::nvvm_redux_sync_or)
                           .Case("xor", Intrinsic::nvvm_redux_sync_xor)
                           .Case("min", Signed ? Intrinsic::nvvm_redux_sync_min : Intrinsic::nvvm_redux_sync_umin)
                           .Case("max", Signed ? Intrinsic::nvvm_redux_sync_max : Intrinsic::nvvm_redux_sync_umax)
                           .Default(Intrinsic::not_intrinsic);
    Value *V = Read(1, Word), *Mask = Read(2, Word);
    return Id && V && Mask && ptxType(Part(3)).Kind != 'f' ? Simple(call(Id, {V, Mask})) : Result();
  }
  if (Name != "shfl")
    return {};
  Intrinsic::ID Id =
      Intrinsic::lookupIntrinsicID(("llvm.nvvm.shfl.sync." + Part(2) + (WantsTwo ? ".i32p" : ".i32")).str());
  Value *V = Read(1, Word), *From = Read(2, Word), *Clamp = Read(3, Word), *Mask = Read(4, Word);
  if (!Id || !V || !From || !Clamp || !Mask)
    return {};
  Value *Moved = call(Id, {Mask, V, From, Clamp});
  return WantsTwo ? Pair(Moved) : Simple(Moved);
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
                            "prmt", "shf", "bfe", "bfi"},
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
  if (Name == "mov" && Register && S.Parts.size() == 2)
    return {Read(1, Register)};
  return {};
}

} // namespace bankcheck
