#include "Nvcc/BranchingOperations.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Operator.h"

using namespace llvm;

namespace bankcheck::nvcc {
namespace {

/// Of an operation that has an approximation without branches for floats, with -use_fast_math or flags for it alone.
Branching unlessApproximate(const Instruction &I) {
  if (!I.getType()->isFloatTy())
    return I.getType()->isDoubleTy() ? Branching::Certain : Branching::None;
  auto *Operation = dyn_cast<FPMathOperator>(&I);
  if (Operation && (Operation->hasApproxFunc() || Operation->hasAllowReciprocal()))
    return Branching::None;
  Attribute Denormals = I.getFunction()->getFnAttribute("denormal-fp-math-f32");
  const bool IsApproximate = Denormals.isValid() && Denormals.getValueAsString().starts_with("preserve-sign");
  return IsApproximate ? Branching::Possible : Branching::Certain;
}

bool isPowerOfTwo(const Value &Divisor) {
  auto *Constant = dyn_cast<ConstantFP>(&Divisor);
  return Constant && Constant->getValueAPF().getExactInverse(nullptr);
}

/// Of a function of libdevice, of the source if there is no toolkit, or of LLVM.
Branching ofFunction(StringRef Name, const Instruction &I) {
  const bool IsOfLibrary = Name.consume_front("__nv_") || !isa<IntrinsicInst>(I);
  const bool OfFloats = I.getType()->isFloatTy();
  if (OfFloats && IsOfLibrary)
    Name.consume_back("f");
  return StringSwitch<Branching>(Name)
      .Cases({"fmod", "remainder", "hypot", "atan2"}, Branching::Certain)
      .Cases({"sin", "cos", "tan", "sincos", "j0", "j1", "y0", "y1"},
             OfFloats ? unlessApproximate(I) : Branching::Certain)
      .Case("sincosf", Branching::Certain)
      .Case("sqrt", unlessApproximate(I))
      .Cases({"log1p", "pow", "rsqrt"}, OfFloats ? Branching::None : Branching::Certain)
      .Default(Branching::None);
}

} // namespace

Branching branchingOf(const Instruction &I) {
  switch (I.getOpcode()) {
  case Instruction::FDiv:
    return isPowerOfTwo(*I.getOperand(1)) ? Branching::None : unlessApproximate(I);
  case Instruction::FRem:
    return Branching::Certain;
  case Instruction::SDiv:
  case Instruction::UDiv:
  case Instruction::SRem:
  case Instruction::URem:
    return I.getType()->isIntegerTy(64) && !isa<Constant>(I.getOperand(1)) ? Branching::Certain : Branching::None;
  default:
    break;
  }
  auto *Call = dyn_cast<CallInst>(&I);
  const Function *Callee = Call ? Call->getCalledFunction() : nullptr;
  if (!Callee)
    return Branching::None;
  if (!Callee->isIntrinsic())
    return Callee->isDeclaration() ? ofFunction(Callee->getName(), I) : Branching::None;
  StringRef Name = Callee->getName();
  Name.consume_front("llvm.");
  if (!Name.consume_front("nvvm."))
    return ofFunction(Name.split('.').first, I);
  if (Name == "sqrt.f")
    return unlessApproximate(I);
  // Of one rounding, whatever the flags say.
  const bool IsRounded = !Name.contains(".approx") && !Name.contains(".full");
  return IsRounded && is_contained({"div", "rcp", "sqrt"}, Name.split('.').first) ? Branching::Certain
                                                                                  : Branching::None;
}

} // namespace bankcheck::nvcc
