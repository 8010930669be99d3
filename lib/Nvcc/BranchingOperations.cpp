#include "Nvcc/BranchingOperations.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Operator.h"

using namespace llvm;

namespace bankcheck::nvcc {
namespace {

enum class Code : uint8_t { Straight, Scaled, Predicated, Divides, Branches };

struct OfLibrary {
  Code Kind = Code::Straight;
  unsigned Size = 0;
  bool IsPerhapsJoined = false;  ///< Its branches may stay.
  bool HasApproximation = false; ///< With flags for approximate floats it may be another function.
};

/// Whether flags may make an operation on floats an approximation, without branches.
bool mayBeApproximate(const Instruction &I) {
  auto *Operation = dyn_cast<FPMathOperator>(&I);
  if (Operation && (Operation->hasApproxFunc() || Operation->hasAllowReciprocal()))
    return true;
  Attribute Denormals = I.getFunction()->getFnAttribute("denormal-fp-math-f32");
  return Denormals.isValid() && Denormals.getValueAsString().starts_with("preserve-sign");
}

bool isPowerOfTwo(const Value &Divisor) {
  auto *Constant = dyn_cast<ConstantFP>(&Divisor);
  return Constant && Constant->getValueAPF().getExactInverse(nullptr);
}

/// The first argument's type, which tells a function's variants from each other.
bool isOfFloats(const CallInst &Call) {
  return any_of(Call.args(), [](const Use &Argument) { return Argument->getType()->isFloatTy(); });
}

OfLibrary ofFunction(StringRef Name, const CallInst &Call) {
  static const StringMap<std::pair<OfLibrary, OfLibrary>> Known = [] {
    StringMap<std::pair<OfLibrary, OfLibrary>> Result;
    using enum Code;
#define LIBRARY_FUNCTION(Name, Float, Size, Double, DoubleSize)                                                        \
  Result[#Name] = {OfLibrary{Float, Size}, OfLibrary{Double, DoubleSize}};
#include "Nvcc/LibraryFunctions.def"
    for (StringRef Approximated :
         {"sin", "cos", "tan", "sincos", "sqrt", "exp", "exp10", "log", "log2", "log10", "pow"})
      Result[Approximated].first.HasApproximation = true;
    return Result;
  }();
  if (Name.consume_front("__bankcheck_"))
    Name = Name.split('_').first; // of a result through a pointer
  if (Name.consume_front("_Z")) { // an overload
    unsigned Length = 0;
    if (Name.consumeInteger(10, Length))
      return {};
    Name = Name.take_front(Length);
  }
  const bool IsFast = Name.consume_front("__nv_fast_") || (!Name.starts_with("__nv_") && Name.consume_front("__"));
  Name.consume_front("__nv_");
  if (IsFast && Name != "frsqrt_rn")
    return {.Kind =
                is_contained({"fdividef", "logf", "log2f", "log10f", "powf"}, Name) ? Code::Scaled : Code::Straight};
  const bool OfFloats = isOfFloats(Call);
  auto It = Known.find(Name);
  if (It == Known.end() && OfFloats && Name.consume_back("f"))
    It = Known.find(Name);
  if (It == Known.end())
    return {};
  OfLibrary Result = OfFloats ? It->second.first : It->second.second;
  Result.IsPerhapsJoined = !OfFloats; // of four atan in a row one stays
  return Result;
}

/// Of nvvm.NAME.
OfLibrary ofInstruction(StringRef Name) {
  if (Name == "sqrt.f")
    return {.Kind = Code::Divides, .HasApproximation = true};
  // Of one rounding, whatever the flags say.
  if (!Name.contains(".approx") && !Name.contains(".full") &&
      is_contained({"div", "rcp", "sqrt"}, Name.split('.').first))
    return {.Kind = Code::Divides};
  if (Name == "rsqrt.approx.d")
    return {.Kind = Code::Divides};
  const bool MayScale = Name.contains(".approx") && !Name.contains(".ftz");
  return {.Kind = MayScale && is_contained({"div", "ex2", "lg2", "rsqrt"}, Name.split('.').first) ? Code::Scaled
                                                                                                  : Code::Straight};
}

OfLibrary ofCall(const CallInst &Call) {
  const Function *Callee = Call.getCalledFunction();
  if (!Callee || !Callee->isDeclaration())
    return {};
  if (!Callee->isIntrinsic())
    return ofFunction(Callee->getName(), Call);
  StringRef Name = Callee->getName();
  Name.consume_front("llvm.");
  if (Name.consume_front("nvvm."))
    return ofInstruction(Name);
  StringRef Plain = Name.split('.').first;
  return ofFunction(Plain == "lround" ? "llround" : Plain, Call);
}

bool isExtendedWord(const Value &V) {
  auto *Extended = dyn_cast<ZExtInst>(&V);
  return (Extended && Extended->getSrcTy()->getIntegerBitWidth() <= 32) ||
         (isa<ConstantInt>(V) && cast<ConstantInt>(V).getValue().isIntN(32));
}

/// Of a division of integers: one of 128 bits is a function.
Code ofWide(const Type *T, Code OfWord) {
  const unsigned Bits = T->getScalarSizeInBits();
  return Bits > 64 ? Code::Branches : Bits > 32 ? Code::Divides : OfWord;
}

OfLibrary ofOperation(const Instruction &I) {
  switch (I.getOpcode()) {
  case Instruction::FDiv:
    if (isPowerOfTwo(*I.getOperand(1)))
      return {};
    return {.Kind = Code::Divides, .HasApproximation = I.getType()->isFloatTy()};
  case Instruction::FRem:
    return {.Kind = Code::Branches, .Size = 80};
  case Instruction::SDiv:
  case Instruction::SRem:
    if (isa<Constant>(I.getOperand(1)))
      return {};
    return {.Kind = ofWide(I.getType(), Code::Scaled)};
  case Instruction::UDiv:
  case Instruction::URem:
    if (isa<Constant>(I.getOperand(1)) || (isExtendedWord(*I.getOperand(0)) && isExtendedWord(*I.getOperand(1))))
      return {};
    return {.Kind = ofWide(I.getType(), Code::Straight)};
  case Instruction::Call:
    return ofCall(cast<CallInst>(I));
  default:
    return {};
  }
}

} // namespace

BlockEnd blockEndOf(const Instruction &I) {
  const OfLibrary Operation = ofOperation(I);
  if (Operation.Kind == Code::Straight)
    return {};
  if (Operation.HasApproximation && mayBeApproximate(I))
    return {.Loads = Branching::Possible, .Stores = Branching::Possible};
  switch (Operation.Kind) {
  case Code::Straight:
    return {};
  case Code::Scaled:
    return {.Stores = Branching::Possible};
  case Code::Predicated:
    return {.BeforePtx = true,
            .Loads = Operation.IsPerhapsJoined ? Branching::Possible : Branching::None,
            .Stores = Branching::Certain};
  case Code::Divides:
    return {.Loads = Branching::Certain, .Stores = Branching::Certain};
  case Code::Branches:
    return {.BeforePtx = true, .Loads = Branching::Certain, .Stores = Branching::Certain};
  }
  llvm_unreachable("all kinds are named");
}

bool isWideDivision(const Instruction &I) {
  return I.isIntDivRem() && I.getType()->isIntegerTy(64) && ofOperation(I).Kind != Code::Straight;
}

unsigned librarySizeOf(const Instruction &I) {
  const unsigned Size = ofOperation(I).Size;
  return Size > 0 ? Size - 1 : 0;
}

bool callsBranches(const Instruction &I) { return isa<CallInst>(I) && ofOperation(I).Kind == Code::Branches; }

} // namespace bankcheck::nvcc
