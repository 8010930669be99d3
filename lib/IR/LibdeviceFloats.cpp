#include "IR/LibdeviceFloats.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace bankcheck::ir {
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

/// The body of one function of libdevice.
class RealBody {
public:
  RealBody(Function &F, StringRef Name, IRBuilder<> &Builder)
      : F(F), Name(Name), Builder(Builder), Result(F.getReturnType()) {
    for (Argument &A : F.args())
      Arguments.push_back(&A);
    X = Arguments[0];
    From = X->getType();
  }

  /// Null for a function that is not known.
  Value *value() {
    auto [Stem, Suffix] = Name.rsplit('_');
    if (StringRef Mode = modeOf(Suffix); !Mode.empty())
      return rounded(Stem, Mode);
    bool SameBits = is_contained(
        {"float_as_int", "float_as_uint", "int_as_float", "uint_as_float", "double_as_longlong", "longlong_as_double"},
        Name);
    if (SameBits && Result->getPrimitiveSizeInBits() == From->getPrimitiveSizeInBits())
      return Builder.CreateBitCast(X, Result);
    if ((Name == "double2loint" || Name == "double2hiint") && From->isDoubleTy()) {
      Value *Bits = Builder.CreateBitCast(X, Builder.getInt64Ty());
      return Builder.CreateTrunc(Name == "double2hiint" ? Builder.CreateLShr(Bits, 32) : Bits, Result);
    }
    return From->isFloatTy() || From->isDoubleTy() ? ofReal() : nullptr;
  }

private:
  Function &F;
  StringRef Name;
  IRBuilder<> &Builder;
  Type *Result, *From; ///< From: of the first argument.
  SmallVector<Value *, 3> Arguments;
  Value *X;

  Value *intrinsic(const Twine &Called) {
    Intrinsic::ID Id = Intrinsic::lookupIntrinsicID(Called.str());
    return Id ? Builder.CreateCall(Intrinsic::getOrInsertDeclaration(F.getParent(), Id), Arguments) : nullptr;
  }

  /// With a rounding mode at the end of its name.
  Value *rounded(StringRef Stem, StringRef Mode) {
    if (auto [Source, Target] = typesOf(Stem); !Source.empty() && !Target.empty())
      return converted(Source, Target, Mode);
    // fadd_rn, dmul_rz, fmaf_rn, fma_rn, fsqrt_rn, frcp_rn, ddiv_rn
    StringRef Letter = From->isDoubleTy() ? "d" : "f";
    StringRef Operation = StringSwitch<StringRef>(Stem).Cases({"fmaf", "fma"}, "fma").Default(Stem.drop_front());
    if (Operation == "sub") {
      Arguments[1] = Builder.CreateFNeg(Arguments[1]);
      Operation = "add";
    }
    bool IsKnown = is_contained({"add", "mul", "div", "fma", "rcp", "sqrt"}, Operation) &&
                   (From->isFloatTy() || From->isDoubleTy());
    return IsKnown ? intrinsic("llvm.nvvm." + Operation + "." + Mode + "." + Letter) : nullptr;
  }

  Value *converted(StringRef Source, StringRef Target, StringRef Mode) {
    bool FromReal = From->isFloatingPointTy(), ToReal = Result->isFloatingPointTy();
    if (Mode == "rz" && FromReal && !ToReal)
      return Target.starts_with("u") ? Builder.CreateFPToUI(X, Result) : Builder.CreateFPToSI(X, Result);
    if (Mode == "rn" && ToReal)
      return FromReal                  ? Builder.CreateFPCast(X, Result)
             : Source.starts_with("u") ? Builder.CreateUIToFP(X, Result)
                                       : Builder.CreateSIToFP(X, Result);
    return intrinsic("llvm.nvvm." + Source + "2" + Target + "." + Mode);
  }

  /// Of functions that are called f or not by the type of their argument.
  Value *ofReal() {
    StringRef Plain = From->isFloatTy() && Name.ends_with("f") ? Name.drop_back() : Name;
    if (Plain == "saturate")
      return Builder.CreateBinaryIntrinsic(
          Intrinsic::minnum, Builder.CreateBinaryIntrinsic(Intrinsic::maxnum, X, ConstantFP::get(Result, 0)),
          ConstantFP::get(Result, 1));
    if (FPClassTest Class = testedClass(); Class != fcNone && Result->isIntegerTy())
      return Builder.CreateZExt(Builder.CreateIntrinsic(Intrinsic::is_fpclass, {From}, {X, Builder.getInt32(Class)}),
                                Result);
    if (Intrinsic::ID Id = sameIn(Plain); Id && Result == From)
      return Builder.CreateIntrinsic(Id, {Result}, Arguments);
    if (Plain == "fmod" && Result == From)
      return Builder.CreateFRem(X, Arguments[1]);
    if ((Plain == "ldexp" || Plain == "scalbn") && Result == From && Arguments[1]->getType()->isIntegerTy(32))
      return Builder.CreateIntrinsic(Intrinsic::ldexp, {Result, Arguments[1]->getType()}, Arguments);
    bool Nearest = Plain == "llrint", Away = Plain == "llround";
    if ((Nearest || Away) && Result->isIntegerTy())
      return Builder.CreateIntrinsic(Nearest ? Intrinsic::llrint : Intrinsic::llround, {Result, From}, {X});
    return nullptr;
  }

  FPClassTest testedClass() const {
    return StringSwitch<FPClassTest>(Name)
        .Cases({"isnanf", "isnand"}, fcNan)
        .Cases({"isinff", "isinfd"}, fcInf)
        .Cases({"finitef", "isfinited"}, fcFinite)
        .Cases({"signbitf", "signbitd"}, fcNegative)
        .Default(fcNone);
  }

  /// LLVM's intrinsic that is the same function.
  static Intrinsic::ID sameIn(StringRef Plain) {
    return StringSwitch<Intrinsic::ID>(Plain)
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
  }
};

} // namespace

Value *realBodyOf(Function &F, IRBuilder<> &Builder) {
  StringRef Name = F.getName();
  return Name.consume_front("__nv_") && !F.arg_empty() ? RealBody(F, Name, Builder).value() : nullptr;
}

} // namespace bankcheck::ir
