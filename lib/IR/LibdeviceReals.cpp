#include "IR/LibdeviceReals.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace bankcheck {
namespace {

/// f: float, d: double, i: int, ui: unsigned, ll: 64 bits, ull: 64 bits without sign.
std::pair<StringRef, StringRef> typesOf(StringRef Conversion) {
  auto Short = [](StringRef Name) {
    return StringSwitch<StringRef>(Name)
        .Case("float", "f")
        .Case("double", "d")
        .Case("int", "i")
        .Case("uint", "ui")
        .Cases({"ll", "ull"}, Name)
        .Default("");
  };
  auto [From, To] = Conversion.split('2');
  return {Short(From), Short(To)};
}

/// rn, rz, rd, ru, as LLVM's intrinsics call them.
StringRef modeOf(StringRef Name) {
  return StringSwitch<StringRef>(Name).Cases({"rn", "rz"}, Name).Case("rd", "rm").Case("ru", "rp").Default("");
}

} // namespace

Value *realBodyOf(Function &F, IRBuilder<> &Builder) {
  StringRef Name = F.getName();
  if (!Name.consume_front("__nv_") || F.arg_empty())
    return nullptr;
  Type *T = F.getReturnType();
  SmallVector<Value *, 3> Arguments;
  for (Argument &A : F.args())
    Arguments.push_back(&A);
  Value *X = Arguments[0];
  Type *From = X->getType();
  auto Named = [&](const Twine &Intrinsic) -> Value * {
    Intrinsic::ID Id = Intrinsic::lookupIntrinsicID(Intrinsic.str());
    return Id ? Builder.CreateCall(Intrinsic::getOrInsertDeclaration(F.getParent(), Id), Arguments) : nullptr;
  };
  auto [Stem, Suffix] = Name.rsplit('_');
  StringRef Mode = modeOf(Suffix);
  if (!Mode.empty()) {
    if (auto [Source, Target] = typesOf(Stem); !Source.empty() && !Target.empty()) {
      bool FromReal = From->isFloatingPointTy(), ToReal = T->isFloatingPointTy();
      if (Mode == "rz" && FromReal && !ToReal)
        return Target.starts_with("u") ? Builder.CreateFPToUI(X, T) : Builder.CreateFPToSI(X, T);
      if (Mode == "rn" && ToReal)
        return FromReal                  ? Builder.CreateFPCast(X, T)
               : Source.starts_with("u") ? Builder.CreateUIToFP(X, T)
                                         : Builder.CreateSIToFP(X, T);
      return Named("llvm.nvvm." + Source + "2" + Target + "." + Mode);
    }
    // fadd_rn, dmul_rz, fmaf_rn, fma_rn, fsqrt_rn, frcp_rn, ddiv_rn
    StringRef Letter = From->isDoubleTy() ? "d" : "f";
    StringRef Operation = StringSwitch<StringRef>(Stem).Cases({"fmaf", "fma"}, "fma").Default(Stem.drop_front());
    if (Operation == "sub") {
      Arguments[1] = Builder.CreateFNeg(Arguments[1]);
      Operation = "add";
    }
    bool Known = is_contained({"add", "mul", "div", "fma", "rcp", "sqrt"}, Operation) &&
                 (From->isFloatTy() || From->isDoubleTy());
    return Known ? Named("llvm.nvvm." + Operation + "." + Mode + "." + Letter) : nullptr;
  }
  bool SameBits = is_contained(
      {"float_as_int", "float_as_uint", "int_as_float", "uint_as_float", "double_as_longlong", "longlong_as_double"},
      Name);
  if (SameBits && T->getPrimitiveSizeInBits() == From->getPrimitiveSizeInBits())
    return Builder.CreateBitCast(X, T);
  // The others are called f or not by their type.
  if (!From->isFloatTy() && !From->isDoubleTy())
    return nullptr;
  StringRef Plain = From->isFloatTy() && Name.ends_with("f") ? Name.drop_back() : Name;
  if (Plain == "saturate")
    return Builder.CreateBinaryIntrinsic(Intrinsic::minnum,
                                         Builder.CreateBinaryIntrinsic(Intrinsic::maxnum, X, ConstantFP::get(T, 0)),
                                         ConstantFP::get(T, 1));
  FPClassTest Class = StringSwitch<FPClassTest>(Name)
                          .Cases({"isnanf", "isnand"}, fcNan)
                          .Cases({"isinff", "isinfd"}, fcInf)
                          .Cases({"finitef", "isfinited"}, fcFinite)
                          .Cases({"signbitf", "signbitd"}, fcNegative)
                          .Default(fcNone);
  if (Class != fcNone && T->isIntegerTy())
    return Builder.CreateZExt(Builder.CreateIntrinsic(Intrinsic::is_fpclass, {From}, {X, Builder.getInt32(Class)}), T);
  Intrinsic::ID Id = StringSwitch<Intrinsic::ID>(Plain)
                         .Case("floor", Intrinsic::floor)
                         .Case("ceil", Intrinsic::ceil)
                         .Case("trunc", Intrinsic::trunc)
                         .Cases({"rint", "nearbyint"}, Intrinsic::rint)
                         .Case("round", Intrinsic::round)
                         .Case("fabs", Intrinsic::fabs)
                         .Case("copysign", Intrinsic::copysign)
                         .Case("fmin", Intrinsic::minnum)
                         .Case("fmax", Intrinsic::maxnum)
                         .Case("fma", Intrinsic::fma)
                         .Case("sqrt", Intrinsic::sqrt)
                         .Default(Intrinsic::not_intrinsic);
  if (Id && T == From)
    return Builder.CreateIntrinsic(Id, {T}, Arguments);
  if (Plain == "fmod" && T == From)
    return Builder.CreateFRem(X, Arguments[1]);
  if ((Plain == "ldexp" || Plain == "scalbn") && T == From && Arguments[1]->getType()->isIntegerTy(32))
    return Builder.CreateIntrinsic(Intrinsic::ldexp, {T, Arguments[1]->getType()}, Arguments);
  bool Nearest = Plain == "llrint", Away = Plain == "llround";
  if ((Nearest || Away) && T->isIntegerTy())
    return Builder.CreateIntrinsic(Nearest ? Intrinsic::llrint : Intrinsic::llround, {T, From}, {X});
  return nullptr;
}

} // namespace bankcheck
