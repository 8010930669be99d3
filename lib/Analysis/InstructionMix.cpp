#include "Analysis/InstructionMix.h"
#include "IR/AddressSpaces.h"
#include "IR/LaneExchange.h"
#include "IR/LinearAddress.h"
#include "IR/MemoryOperation.h"
#include "Nvcc/Unrolling.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/GetElementPtrTypeIterator.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include <set>

using namespace llvm;
using namespace bankcheck::ir;

namespace bankcheck::analysis {
namespace {

using Counts = ByInstructionClass<uint64_t>;

/// Cycles until what depends on it can be issued, of a result that is no load's.
constexpr uint64_t ArithmeticLatency = 5, Fp64Latency = 8, SpecialLatency = 20, ShuffleLatency = 24, TensorLatency = 33;
/// For comparing paths alone: the profile of lib/Time says what loads take.
constexpr uint64_t SharedLoadLatency = 30, GlobalLoadLatency = 500;

/// What an instruction becomes.
struct Cost {
  Counts Count{};
  void add(InstructionClass C, uint64_t N) { Count[unsigned(C)] += N; }
  uint64_t of(InstructionClass C) const { return Count[unsigned(C)]; }
};

uint64_t elementsOf(const Type *T) {
  auto *V = dyn_cast<FixedVectorType>(T);
  return V ? V->getNumElements() : 1;
}

/// 32-bit registers of an integer or pointer.
uint64_t wordsOf(const Type *T) {
  const Type *Element = T->getScalarType();
  return elementsOf(T) * (Element->isIntegerTy() && Element->getIntegerBitWidth() > 32 ? 2 : 1);
}

InstructionClass floatClassOf(const Type *T) {
  return T->getScalarType()->isDoubleTy() ? InstructionClass::Fp64 : InstructionClass::Fp32;
}

/// Of halves two are computed at once.
uint64_t floatsOf(const Type *T) {
  const Type *Element = T->getScalarType();
  return Element->isHalfTy() || Element->isBFloatTy() ? (elementsOf(T) + 1) / 2 : elementsOf(T);
}

/// A product that nothing but one sum takes: both are one instruction.
bool isFused(const Instruction &I) {
  if (I.getOpcode() != Instruction::FMul || !I.hasOneUse())
    return false;
  auto *User = dyn_cast<Instruction>(*I.user_begin());
  return User && (User->getOpcode() == Instruction::FAdd || User->getOpcode() == Instruction::FSub);
}

/// Whether \p I does nothing but add to an address, or to what is added: its cost is that of the address.
bool isPartOfAddress(const Instruction &I, unsigned Depth = 0) {
  constexpr unsigned MostDepth = 8, MostUsers = 64;
  if (isa<GetElementPtrInst>(I))
    return true;
  const bool IsScaled = I.getOpcode() == Instruction::Mul || // and added by the same instruction
                        (I.getOpcode() == Instruction::Shl && isa<ConstantInt>(I.getOperand(1)));
  const bool IsSum = I.getOpcode() == Instruction::Add || I.getOpcode() == Instruction::Sub;
  if (!(IsScaled || IsSum || isa<ZExtInst, SExtInst>(I)) || Depth == MostDepth || I.use_empty() ||
      I.hasNUsesOrMore(MostUsers))
    return false;
  return all_of(I.users(), [&](const User *U) {
    auto *User = dyn_cast<Instruction>(U);
    return User && !isa<PHINode>(User) && User->getParent() == I.getParent() && isPartOfAddress(*User, Depth + 1);
  });
}

/// Of a division by a variable.
constexpr uint64_t Division = 18, WideDivision = 80, FloatDivision = 8;

void division(const BinaryOperator &I, Cost &Of) {
  const bool IsWide = wordsOf(I.getType()) > elementsOf(I.getType());
  uint64_t N = IsWide ? WideDivision : Division;
  if (auto *By = dyn_cast<ConstantInt>(I.getOperand(1)))
    N = By->getValue().isPowerOf2() ? 1 : IsWide ? 12 : 3;
  if (I.getOpcode() == Instruction::URem || I.getOpcode() == Instruction::SRem)
    N += N > 1;
  Of.add(InstructionClass::Integer, elementsOf(I.getType()) * N);
}

void binary(const BinaryOperator &I, Cost &Of) {
  switch (I.getOpcode()) {
  case Instruction::UDiv:
  case Instruction::SDiv:
  case Instruction::URem:
  case Instruction::SRem:
    return division(I, Of);
  case Instruction::Mul: // of 64 bits: of numbers that were extended as a rule
    if (isPartOfAddress(I))
      return;
    return Of.add(InstructionClass::Integer, wordsOf(I.getType()));
  case Instruction::FDiv:
    Of.add(floatClassOf(I.getType()), elementsOf(I.getType()) * FloatDivision);
    return Of.add(InstructionClass::Special, elementsOf(I.getType()));
  case Instruction::FRem:
    return Of.add(floatClassOf(I.getType()), elementsOf(I.getType()) * 30);
  case Instruction::FMul:
    if (isFused(I))
      return;
    [[fallthrough]];
  case Instruction::FAdd:
  case Instruction::FSub:
    return Of.add(floatClassOf(I.getType()), floatsOf(I.getType()));
  default:
    if (!isPartOfAddress(I))
      Of.add(InstructionClass::Integer, wordsOf(I.getType()));
  }
}

/// The addresses that a block has made: those that differ by a constant are one, and others from one pointer are made by
/// one instruction of that before, as a sum of which most is there.
class Addresses {
public:
  explicit Addresses(const BasicBlock &Block) : Layout(Block.getModule()->getDataLayout()) {}

  /// Instructions for one more.
  uint64_t costOf(const Value &Pointer) {
    const LinearAddress Here = linearAddressOf(&Pointer, Layout);
    if (Here.Terms.empty() || !Made.insert({Here.Base, Here.Terms}).second)
      return 0;
    const bool IsWide = !isSharedSpace(Pointer.getType()->getPointerAddressSpace());
    if (!Begun.insert(Here.Base).second)
      return 1 + IsWide;
    return Here.Terms.size() + IsWide;
  }

private:
  const DataLayout &Layout;
  std::set<std::pair<const Value *, std::map<const Value *, uint32_t>>> Made;
  std::set<const Value *> Begun;
};

void cast_(const CastInst &I, Cost &Of) {
  switch (I.getOpcode()) {
  case Instruction::FPToSI:
  case Instruction::FPToUI:
  case Instruction::SIToFP:
  case Instruction::UIToFP:
    return Of.add(InstructionClass::Special, elementsOf(I.getType()));
  case Instruction::FPTrunc:
  case Instruction::FPExt: {
    const bool IsOfDouble = I.getSrcTy()->getScalarType()->isDoubleTy() || I.getType()->getScalarType()->isDoubleTy();
    return Of.add(IsOfDouble ? InstructionClass::Special : InstructionClass::Fp32, floatsOf(I.getType()));
  }
  default: // registers are the same
    return;
  }
}

void assembly(const InlineAsm &Asm, Cost &Of) {
  StringRef Text(Asm.getAsmString());
  const bool IsTensor = Text.contains("mma.sync") || Text.contains("wgmma");
  Of.add(IsTensor ? InstructionClass::Tensor : InstructionClass::Integer, std::max<size_t>(Text.count(';'), 1));
}

/// "sin" of "__nv_sinf", "sin", "llvm.sin.f32"; "fast_sin" of "__sinf".
StringRef mathFunctionOf(const CallBase &Call, SmallVectorImpl<char> &Room) {
  const Function *Callee = Call.getCalledFunction();
  const bool Stores = Callee && Call.getType()->isVoidTy();
  if (!Callee ||
      !(Stores ? Callee->getName().starts_with("__nv_sincos") : Call.getType()->getScalarType()->isFloatingPointTy()))
    return "";
  StringRef Name = Callee->getName();
  const bool IsIntrinsic = Name.consume_front("llvm.");
  if (IsIntrinsic)
    return Name.split('.').first;
  const bool IsFast = !Name.consume_front("__nv_") && Name.consume_front("__");
  if (Call.getType()->isFloatTy() || (Stores && Call.getArgOperand(0)->getType()->isFloatTy()))
    Name.consume_back("f");
  if (!IsFast)
    return Name;
  return (Twine("fast_") + Name).toStringRef(Room);
}

/// Whether it is one.
bool mathFunction(const CallBase &Call, Cost &Of) {
  SmallString<32> Room;
  const StringRef Name = mathFunctionOf(Call, Room);
  auto Add = [&](unsigned Fp32, unsigned Integer, unsigned Special, unsigned Fp64) {
    const uint64_t Elements = elementsOf(Call.getType());
    Of.add(InstructionClass::Fp32, Fp32 * Elements);
    Of.add(InstructionClass::Integer, Integer * Elements);
    Of.add(InstructionClass::Special, Special * Elements);
    Of.add(InstructionClass::Fp64, Fp64 * Elements);
    return true;
  };
  const bool IsDouble = Call.getType()->getScalarType()->isDoubleTy() ||
                        (Call.arg_size() && Call.getArgOperand(0)->getType()->isDoubleTy());
#define MATH_FUNCTION(Id, Fp32, Integer, Special, Fp64, IntegerOfDouble, SpecialOfDouble)                              \
  if (Name == #Id)                                                                                                     \
    return IsDouble ? Add(0, IntegerOfDouble, SpecialOfDouble, Fp64) : Add(Fp32, Integer, Special, 0);
#include "Analysis/MathFunctions.def"
#undef MATH_FUNCTION
  return false;
}

void intrinsic(const IntrinsicInst &I, Cost &Of) {
  if (I.isAssumeLikeIntrinsic() || I.isLifetimeStartOrEnd())
    return;
  StringRef Name = Intrinsic::getBaseName(I.getIntrinsicID());
  auto Has = [&](StringLiteral Part) { return Name.contains(Part); };
  if (Has(".barrier") || Has("bar.warp") || Has("bar.sync"))
    return Of.add(InstructionClass::Barrier, 1);
  const LaneExchange Exchange = laneExchangeOf(I);
  if (Exchange != LaneExchange::None && Exchange != LaneExchange::Present)
    return Of.add(InstructionClass::Shuffle, 1);
  if (Has(".mma."))
    return Of.add(InstructionClass::Tensor, Has(".wmma.") ? 2 : 1);
  if (Has(".ex2") || Has(".lg2") || Has(".rcp") || Has(".sqrt") || Has(".rsqrt") || Has(".sin") || Has(".cos"))
    return Of.add(InstructionClass::Special, elementsOf(I.getType()));
  if (Has(".div.")) {
    Of.add(floatClassOf(I.getType()), Has("full") || Has("approx") ? 1 : 8);
    return Of.add(InstructionClass::Special, 1);
  }
  if (Has("sreg") || I.getType()->isVoidTy())
    return;
  if (I.getType()->isFPOrFPVectorTy())
    return Of.add(floatClassOf(I.getType()), floatsOf(I.getType()));
  Of.add(InstructionClass::Integer, wordsOf(I.getType()));
}

/// Loads, stores and atomics; false for everything else.
bool access(const Instruction &I, Addresses &Made, Cost &Of) {
  bool Any = false;
  for (const MemoryOperation &M : memoryOperationsOf(I)) {
    if (M.AlignmentOnly)
      continue;
    Any = true;
    const unsigned Space = M.Address && M.Address->getType()->isPointerTy()
                               ? M.Address->getType()->getPointerAddressSpace()
                               : unsigned(SharedSpace);
    const bool IsShared = M.AlwaysShared || isSharedSpace(Space) || I.getMetadata("bankcheck.access");
    if (!IsShared && M.Address && isa<AllocaInst>(getUnderlyingObject(M.Address)))
      continue; // a register as a rule
    for (const Value *Address : {M.Address, M.CopySource})
      if (Address && Address->getType()->isPointerTy())
        Of.add(InstructionClass::Integer, Made.costOf(*Address));
    const unsigned Piece = M.pieceBytes();
    const uint64_t Pieces = Piece ? (M.Size + Piece - 1) / Piece : M.Op == banks::Operation::Fragment ? 2 : 1;
    Of.add(IsShared ? InstructionClass::Shared : InstructionClass::Global, Pieces);
  }
  return Any;
}

Cost costOf(const Instruction &I, Addresses &Made) {
  Cost Of;
  auto *Call = dyn_cast<CallInst>(&I);
  if (Call && mathFunction(*Call, Of)) // some store their results
    return Of;
  if (access(I, Made, Of))
    return Of;
  if (auto *B = dyn_cast<BinaryOperator>(&I))
    binary(*B, Of);
  else if (auto *C = dyn_cast<CastInst>(&I))
    cast_(*C, Of);
  else if (auto *N = dyn_cast<IntrinsicInst>(&I))
    intrinsic(*N, Of);
  else if (Call) {
    if (auto *Asm = dyn_cast<InlineAsm>(Call->getCalledOperand()))
      assembly(*Asm, Of);
  } else if (auto *Compare = dyn_cast<CmpInst>(&I)) {
    const Type *T = Compare->getOperand(0)->getType();
    Of.add(isa<ICmpInst>(I) ? InstructionClass::Integer : floatClassOf(T), isa<ICmpInst>(I) ? wordsOf(T) : floatsOf(T));
  } else if (isa<SelectInst>(I)) {
    const bool IsDouble = I.getType()->getScalarType()->isDoubleTy();
    Of.add(InstructionClass::Integer, IsDouble ? 2 * elementsOf(I.getType()) : wordsOf(I.getType()));
  } else if (isa<UnaryOperator>(I)) {
    return Of; // a sign is part of what takes it
  } else if (auto *Branch = dyn_cast<BranchInst>(&I)) {
    Of.add(InstructionClass::Branch, Branch->isConditional());
  } else if (isa<SwitchInst>(I)) {
    Of.add(InstructionClass::Branch, 1);
  }
  return Of;
}

/// From the operands to the result.
DependentPath ownLatency(const Instruction &I, const Cost &Of) {
  const bool IsLoad = I.mayReadFromMemory() && !I.getType()->isVoidTy();
  if (IsLoad && Of.of(InstructionClass::Global))
    return {0, 0, 1};
  if (IsLoad && Of.of(InstructionClass::Shared))
    return {0, 1, 0};
  uint64_t Most = 0;
  auto Take = [&](InstructionClass C, uint64_t Cycles) { Most += Of.of(C) ? Cycles : 0; };
  Take(InstructionClass::Special, SpecialLatency);
  Take(InstructionClass::Shuffle, ShuffleLatency);
  Take(InstructionClass::Tensor, TensorLatency);
  Take(InstructionClass::Fp64, Fp64Latency);
  // Of a sequence, about half of the instructions wait for the one before.
  Most += ArithmeticLatency * ((Of.of(InstructionClass::Integer) + Of.of(InstructionClass::Fp32) + 1) / 2);
  return {Most, 0, 0};
}

uint64_t lengthOf(const DependentPath &P) {
  return P.Cycles + P.SharedLoads * SharedLoadLatency + P.GlobalLoads * GlobalLoadLatency;
}

} // namespace

InstructionMix mixOf(const BasicBlock &Block) {
  InstructionMix Mix;
  DenseMap<const Value *, DependentPath> Ready;
  Addresses Made(Block);
  for (const Instruction &I : Block) {
    const Cost Of = costOf(I, Made);
    for (unsigned C = 0; C < InstructionClasses; ++C)
      Mix.Count[C] += Of.Count[C];
    const nvcc::RolledDivisions Rolled = nvcc::rolledDivisionsAt(I);
    Mix.IfRolled += Rolled.Integers * Division + Rolled.WideIntegers * WideDivision + Rolled.Floats * FloatDivision;
    if (isa<PHINode>(I))
      continue;
    DependentPath Here;
    for (const Value *Operand : I.operands())
      if (auto It = Ready.find(Operand); It != Ready.end() && lengthOf(It->second) > lengthOf(Here))
        Here = It->second;
    Here += ownLatency(I, Of);
    if (lengthOf(Here) > lengthOf(Mix.Latency))
      Mix.Latency = Here;
    Ready[&I] = Here;
  }
  return Mix;
}

} // namespace bankcheck::analysis
