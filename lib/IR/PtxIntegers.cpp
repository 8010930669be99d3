// Arithmetic of integers, of one or of several in a register.

#include "IR/HighProduct.h"
#include "IR/PackedArithmetic.h"
#include "IR/PtxValues.h"
#include "llvm/ADT/StringSwitch.h"

using namespace llvm;

namespace bankcheck::ir {

Value *PtxValues::sum(Value *A, Value *B, CarryUse Use) {
  Value *Sum = Builder.CreateAdd(A, B), *Over = Builder.CreateICmpULT(Sum, A);
  if (Use.Takes) {
    Value *More = Builder.CreateAdd(Sum, Builder.CreateZExt(Carry, Sum->getType()));
    Over = Builder.CreateOr(Over, Builder.CreateICmpULT(More, Sum));
    Sum = More;
  }
  if (Use.Gives)
    Carry = Over;
  return Sum;
}

Value *PtxValues::difference(Value *A, Value *B, CarryUse Use) {
  Value *Rest = Builder.CreateSub(A, B), *Borrow = Builder.CreateICmpULT(A, B);
  if (Use.Takes) {
    Value *Taken = Builder.CreateZExt(Carry, Rest->getType());
    Borrow = Builder.CreateOr(Borrow, Builder.CreateICmpULT(Rest, Taken));
    Rest = Builder.CreateSub(Rest, Taken);
  }
  if (Use.Gives)
    Carry = Borrow;
  return Rest;
}

Value *PtxValues::extended(Value *V, PtxType T, unsigned Bits) {
  Type *Wide = Builder.getIntNTy(Bits);
  return !V ? V : T.Kind == 's' ? Builder.CreateSExt(V, Wide) : Builder.CreateZExt(V, Wide);
}

/// Arithmetic of integers.
Value *PtxValues::integer(const PtxStatement &S, PtxType T, const Reader &Read) {
  StringRef Name = S.Parts[0];
  Type *Register = T.in(Builder.getContext());
  bool Signed = T.Kind == 's';
  if ((T.Pair && Name != "min" && Name != "max" && Name != "add"))
    return nullptr;
  const CarryUse Use{Name == "addc" || Name == "subc" || Name == "madc", S.has("cc")};
  if (Use.Takes && !Carry)
    return nullptr;
  if (Name == "mul" || Name == "mad" || Name == "madc" || Name == "mul24" || Name == "mad24")
    return product(S, T, Use, Read);
  Value *A = Read(1, Register), *B = S.Operands.size() > 2 ? Read(2, Register) : nullptr;
  if (!A || (S.Operands.size() > 2 && !B))
    return nullptr;
  if (Name == "neg")
    return Builder.CreateNeg(A);
  if (Name == "abs")
    return choose(Intrinsic::smax, A, Builder.CreateNeg(A));
  if (!B)
    return nullptr;
  if (Name == "min" || Name == "max") {
    Extreme Which = Name == "min" ? Extreme::Least : Extreme::Most;
    Value *Result = extremeOf(Which, T, A, B);
    if (Value *C = S.Operands.size() > 3 ? Read(3, Register) : nullptr)
      Result = extremeOf(Which, T, Result, C);
    return S.has("relu") ? extremeOf(Extreme::Most, T, Result, ConstantInt::get(Register, 0)) : Result;
  }
  if (Name == "add" || Name == "addc" || Name == "sub" || Name == "subc") {
    if (T.Pair)
      return packed({PackedOperation::Add, CmpInst::BAD_ICMP_PREDICATE, T.Bits, Signed}, {A, B}, Builder);
    if (S.has("sat"))
      return Signed && T.Bits == 32 ? choose(Name == "add" ? Intrinsic::sadd_sat : Intrinsic::ssub_sat, A, B) : nullptr;
    return Name.starts_with("add") ? sum(A, B, Use) : difference(A, B, Use);
  }
  if (Name == "div" || Name == "rem") {
    bool Division = Name == "div";
    return Signed     ? (Division ? Builder.CreateSDiv(A, B) : Builder.CreateSRem(A, B))
           : Division ? Builder.CreateUDiv(A, B)
                      : Builder.CreateURem(A, B);
  }
  if (Name == "sad") {
    Value *C = Read(3, Register);
    Intrinsic::ID Least = Signed ? Intrinsic::smin : Intrinsic::umin, Most = Signed ? Intrinsic::smax : Intrinsic::umax;
    return C ? Builder.CreateAdd(C, Builder.CreateSub(choose(Most, A, B), choose(Least, A, B))) : nullptr;
  }
  return nullptr;
}

/// `mul`, `mad`, `madc`, `mul24`, `mad24`
Value *PtxValues::product(const PtxStatement &S, PtxType T, CarryUse Use, const Reader &Read) {
  StringRef Name = S.Parts[0];
  Type *Register = T.in(Builder.getContext());
  bool Signed = T.Kind == 's', Wide = S.has("wide"), High = S.has("hi"), Bits24 = Name.ends_with("24");
  if (!(Wide || High || S.has("lo")) || S.has("sat") || (Wide && T.Bits == 64) || (High && T.Bits < 32))
    return nullptr;
  Value *A = Read(1, Register), *B = Read(2, Register);
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
  Value *Product = Wide              ? Builder.CreateMul(extended(A, T, 2 * T.Bits), extended(B, T, 2 * T.Bits))
                   : High && !Bits24 ? highProduct(A, B, Signed, Builder)
                                     : Builder.CreateMul(A, B);
  if (High && Bits24) // the upper 32 of 48 bits
    Product = Builder.CreateTrunc(Builder.CreateLShr(Builder.CreateMul(extended(A, T, 64), extended(B, T, 64)), 16),
                                  Register);
  if (Name.starts_with("mul"))
    return Product;
  Value *Addend = Read(3, Product->getType());
  return Addend ? sum(Product, Addend, Use) : nullptr;
}

Value *PtxValues::extremeOf(Extreme Which, PtxType T, Value *A, Value *B) {
  bool Signed = T.Kind == 's', Least = Which == Extreme::Least;
  if (T.Pair)
    return packed(
        {Least ? PackedOperation::Minimum : PackedOperation::Maximum, CmpInst::BAD_ICMP_PREDICATE, T.Bits, Signed},
        {A, B}, Builder);
  Intrinsic::ID Id = Signed ? (Least ? Intrinsic::smin : Intrinsic::smax) : Least ? Intrinsic::umin : Intrinsic::umax;
  return choose(Id, A, B);
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

} // namespace bankcheck::ir
