#include "Nvcc/Samples.h"
#include "IR/Markers.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/GetElementPtrTypeIterator.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Operator.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Support/KnownBits.h"
#include "llvm/Support/xxhash.h"
#include <bit>
#include <random>

using namespace llvm;
using namespace llvm::PatternMatch;
using namespace bankcheck::ir;

namespace bankcheck::nvcc {
namespace {

constexpr unsigned DeepestExpression = 64;

unsigned widthOf(const Type *T) {
  return T->isIntegerTy() ? std::min(T->getIntegerBitWidth(), 64u) : T->isPointerTy() ? 32 : 64;
}

uint64_t cut(uint64_t Value, unsigned Width) { return Width >= 64 ? Value : Value & ((uint64_t(1) << Width) - 1); }

int64_t extended(uint64_t Value, unsigned Width) {
  return Width >= 64 ? int64_t(Value) : int64_t(Value << (64 - Width)) >> (64 - Width);
}

/// The largest value that a special register has, or 0 if it is none.
uint64_t mostOf(const Value *V) {
  auto *Call = dyn_cast<IntrinsicInst>(V);
  if (!Call || !Call->getCalledFunction()->getName().starts_with("llvm.nvvm.read.ptx.sreg."))
    return 0;
  return Call->getCalledFunction()->getName().contains(".tid.") ? 1023 : 1024;
}

/// Whether the same operands give the same value, which is not computed here.
bool isFunctionOfOperands(const Instruction &I) {
  if (isa<PHINode, AllocaInst, FreezeInst, ExtractValueInst, InsertValueInst, ShuffleVectorInst>(I) ||
      I.mayReadOrWriteMemory())
    return false;
  auto *Call = dyn_cast<CallBase>(&I);
  return !Call || (Call->getCalledFunction() && Call->arg_size() && !Call->isConvergent());
}

/// The low bits that a counter has in all iterations, in (mask, bits): of 1, 3, 5 that it is odd.
std::pair<uint64_t, uint64_t> lowBitsOf(const PHINode &Counter) {
  constexpr unsigned MostSteps = 64; // between two iterations: code that nothing reaches may go round in a circle
  unsigned Low = 63;
  std::optional<uint64_t> First;
  for (const Value *From : Counter.incoming_values()) {
    uint64_t Sum = 0, Step;
    for (unsigned Steps = 0; Steps < MostSteps && match(From, m_AddLike(m_Value(From), m_ConstantInt(Step))); ++Steps)
      Sum += Step;
    auto *Start = dyn_cast<ConstantInt>(From);
    if (From != &Counter && (!Start || Start->getBitWidth() > 64))
      return {0, 0};
    uint64_t Change = Start ? Start->getZExtValue() + Sum - First.value_or(Start->getZExtValue() + Sum) : Sum;
    if (Start && !First)
      First = Start->getZExtValue() + Sum;
    Low = Change ? std::min<unsigned>(Low, countr_zero(Change)) : Low;
  }
  const uint64_t Mask = First ? (uint64_t(1) << Low) - 1 : 0;
  return {Mask, First.value_or(0) & Mask};
}

} // namespace

const Samples::Values &Samples::of(const Value *V) { return at(V, 0); }

const Samples::Values &Samples::at(const Value *V, unsigned Depth) {
  V = skipMarker(V);
  if (auto It = Cache.find(V); It != Cache.end())
    return It->second;
  Values Here = compute(V, Depth);
  return Cache[V] = Here;
}

/// A number that is small, or near one of \p Numbers, more often than not.
static uint64_t drawNear(ArrayRef<uint64_t> Numbers, std::mt19937_64 &Random) {
  uint64_t Draw = Random(), Way = Draw % 8;
  Draw /= 8;
  if (Way < 3 && !Numbers.empty())
    return Numbers[Draw / 4 % Numbers.size()] + Draw % 3 - 1;
  if (Way < 5)
    return Draw % 4;
  return Way < 7 ? Draw % 64 : Draw;
}

Samples::Values Samples::random(const Value *V, uint64_t Seed, uint64_t Round) const {
  std::mt19937_64 Random(Seed + (Round << 32));
  Values Here{};
  unsigned Width = widthOf(V->getType());
  KnownBits Bits(Width);
  if (V->getType()->isIntegerTy() && V->getType()->getIntegerBitWidth() <= 64)
    Bits = computeKnownBits(V, Layout);
  uint64_t Most = mostOf(V);
  auto *Phi = dyn_cast<PHINode>(V);
  const auto [Low, LowBits] =
      Phi && Phi->getType()->isIntegerTy() ? lowBitsOf(*Phi) : std::pair<uint64_t, uint64_t>(0, 0);
  for (uint64_t &Value : Here) {
    Value = cut(Inputs ? drawNear(Inputs->Numbers, Random) : Random(), Width);
    if (Most)
      Value %= Most + 1;
    Value = (Value & ~Bits.Zero.getZExtValue()) | Bits.One.getZExtValue();
    Value = cut((Value & ~Low) | LowBits, Width);
  }
  return Here;
}

/// Without the function that is called.
static ArrayRef<Use> argumentsOf(const Instruction &I) {
  auto *Call = dyn_cast<CallBase>(&I);
  return ArrayRef(I.op_begin(), Call ? Call->arg_size() : I.getNumOperands());
}

Samples::Values Samples::compute(const Value *V, unsigned Depth) {
  Values Here{};
  if (auto *C = dyn_cast<ConstantInt>(V)) {
    Here.fill(C->getBitWidth() <= 64 ? C->getZExtValue() : 0);
    return Here;
  }
  if (auto *C = dyn_cast<ConstantFP>(V)) {
    Here.fill(*C->getValueAPF().bitcastToAPInt().getRawData());
    return Here;
  }
  if (isa<GlobalVariable>(V))
    return Here;
  const uint64_t Another = Cache.size(); // repeatable: not by address
  if (Depth > DeepestExpression)
    return random(V, Another);
  if (auto *Gep = dyn_cast<GEPOperator>(V); Gep && !V->getType()->isVectorTy()) {
    Here = at(Gep->getPointerOperand(), Depth + 1);
    for (auto It = gep_type_begin(Gep), End = gep_type_end(Gep); It != End; ++It) {
      if (StructType *Struct = It.getStructTypeOrNull()) {
        uint64_t Offset =
            Layout.getStructLayout(Struct)->getElementOffset(cast<ConstantInt>(It.getOperand())->getZExtValue());
        for (uint64_t &Value : Here)
          Value += Offset;
      } else {
        uint64_t Stride = It.getSequentialElementStride(Layout).getFixedValue();
        const Values &Index = at(It.getOperand(), Depth + 1);
        for (unsigned S = 0; S < Count; ++S)
          Here[S] += Stride * extended(Index[S], widthOf(It.getOperand()->getType()));
      }
    }
    for (uint64_t &Value : Here)
      Value = cut(Value, 32);
    return Here;
  }
  if (auto *I = dyn_cast<Instruction>(V); I && computeInstruction(*I, Depth, Here)) {
    for (uint64_t &Value : Here)
      Value = cut(Value, widthOf(V->getType()));
    return Here;
  }
  auto *I = dyn_cast<Instruction>(V);
  if (!I || !isFunctionOfOperands(*I))
    return random(V, Another);
  Here = random(V, seedOf(*I, Depth), /*Round=*/0);
  for (unsigned S = 1; S < Count; ++S) // what is given the same is the same
    for (unsigned Before = 0; Before < S; ++Before)
      if (all_of(argumentsOf(*I), [&](const Use &U) { return at(U, Depth + 1)[S] == at(U, Depth + 1)[Before]; })) {
        Here[S] = Here[Before];
        break;
      }
  return Here;
}

/// Of the operation and what it is given, so that it is the same wherever it is done again.
uint64_t Samples::seedOf(const Instruction &I, unsigned Depth) {
  SmallVector<uint64_t, 40> All{I.getOpcode(), I.getType()->getTypeID(), widthOf(I.getType())};
  if (auto *Compare = dyn_cast<CmpInst>(&I))
    All.push_back(Compare->getPredicate());
  if (auto *Call = dyn_cast<CallBase>(&I))
    All.push_back(xxh3_64bits(Call->getCalledFunction()->getName()));
  for (const Value *Operand : argumentsOf(I))
    append_range(All, at(Operand, Depth + 1));
  return xxh3_64bits(ArrayRef(reinterpret_cast<const uint8_t *>(All.data()), All.size() * sizeof(uint64_t)));
}

bool Samples::chosen(const PHINode &Phi, unsigned Depth, Values &Into) {
  if (Phi.getNumIncomingValues() == 1) { // it leaves a loop
    Into = at(Phi.getIncomingValue(0), Depth + 1);
    return true;
  }
  const BasicBlock *Block = Phi.getParent();
  const DomTreeNode *Node = Dominators.getNode(Block);
  if (!Node || !Node->getIDom())
    return false;
  const BasicBlock *Above = Node->getIDom()->getBlock();
  if (auto *Switch = dyn_cast<SwitchInst>(Above->getTerminator()))
    return chosenBy(*Switch, Phi, Depth, Into);
  auto *Branch = dyn_cast<BranchInst>(Above->getTerminator());
  if (Phi.getNumIncomingValues() != 2 || !Branch || !Branch->isConditional() ||
      Branch->getSuccessor(0) == Branch->getSuccessor(1))
    return false;
  auto Comes = [&](unsigned Incoming, unsigned Successor) {
    return Dominators.dominates(BasicBlockEdge(Above, Branch->getSuccessor(Successor)),
                                Phi.getIncomingBlock(Incoming)) ||
           (Phi.getIncomingBlock(Incoming) == Above && Branch->getSuccessor(Successor) == Block);
  };
  unsigned IfTrue = Comes(0, 0) ? 0 : 1;
  if (!Comes(IfTrue, 0) || !Comes(1 - IfTrue, 1))
    return false;
  Values Condition = at(Branch->getCondition(), Depth + 1);
  Values True = at(Phi.getIncomingValue(IfTrue), Depth + 1), False = at(Phi.getIncomingValue(1 - IfTrue), Depth + 1);
  for (unsigned S = 0; S < Count; ++S)
    Into[S] = Condition[S] & 1 ? True[S] : False[S];
  return true;
}

bool Samples::chosenBy(const SwitchInst &Switch, const PHINode &Phi, unsigned Depth, Values &Into) {
  const BasicBlock *Above = Switch.getParent(), *Block = Phi.getParent();
  DenseMap<const BasicBlock *, const Value *> ValueBehind; ///< By the block that the switch goes to.
  for (unsigned I = 0; I < Phi.getNumIncomingValues(); ++I)
    for (const BasicBlock *To : successors(Above)) {
      const BasicBlock *From = Phi.getIncomingBlock(I);
      if (To == Block ? From == Above : To->getUniquePredecessor() == Above && Dominators.dominates(To, From)) {
        const Value *&Incoming = ValueBehind[To];
        if (Incoming && Incoming != Phi.getIncomingValue(I))
          return false; // another condition decides
        Incoming = Phi.getIncomingValue(I);
      }
    }
  Values Condition = at(Switch.getCondition(), Depth + 1), Anything = random(&Phi, Cache.size());
  auto *T = dyn_cast<IntegerType>(Switch.getCondition()->getType());
  if (!T || T->getBitWidth() > 64)
    return false;
  for (unsigned S = 0; S < Count; ++S) {
    auto Case = Switch.findCaseValue(ConstantInt::get(T, Condition[S]));
    const Value *V = ValueBehind.lookup(Case->getCaseSuccessor());
    Into[S] = V ? at(V, Depth + 1)[S] : Anything[S]; // of a way that does not come here
  }
  return true;
}

bool Samples::fromTable(const LoadInst &Load, unsigned Depth, Values &Into) {
  auto *Table = dyn_cast<GlobalVariable>(getUnderlyingObject(Load.getPointerOperand()));
  if (!Table || !Table->isConstant() || !Table->hasDefinitiveInitializer() || !Load.getType()->isIntegerTy())
    return false;
  // The byte offset of each sample.
  Values Offset = at(Load.getPointerOperand(), Depth + 1), Anything = random(&Load, Cache.size());
  for (unsigned S = 0; S < Count; ++S) {
    Constant *C = ConstantFoldLoadFromConst(const_cast<Constant *>(Table->getInitializer()), Load.getType(),
                                            APInt(64, Offset[S]), Layout);
    auto *Value = dyn_cast_or_null<ConstantInt>(C);
    Into[S] = Value ? Value->getZExtValue() : Anything[S];
  }
  return true;
}

namespace {

/// The operands of an instruction in one sample: as they are, and with their sign.
struct Operands {
  uint64_t A, B, C;
  int64_t SA, SB;
  unsigned Width; ///< Of the first.
};

/// Not of brev, though it is known: brev(t) and brev(t + 256) are neighbours in all samples, and nvcc was not seen to
/// find that.
std::optional<uint64_t> resultOfCall(Intrinsic::ID Id, const Operands &Of) {
  switch (Id) {
  case Intrinsic::smax:
    return std::max(Of.SA, Of.SB);
  case Intrinsic::smin:
    return std::min(Of.SA, Of.SB);
  case Intrinsic::umax:
    return std::max(Of.A, Of.B);
  case Intrinsic::umin:
    return std::min(Of.A, Of.B);
  case Intrinsic::abs:
    return Of.SA < 0 ? -uint64_t(Of.SA) : Of.A;
  case Intrinsic::ctpop:
    return std::popcount(Of.A);
  case Intrinsic::ctlz:
    return APInt(Of.Width, Of.A).countl_zero();
  case Intrinsic::cttz:
    return APInt(Of.Width, Of.A).countr_zero();
  default:
    return std::nullopt;
  }
}

/// Nothing for what is not a function of its operands, or not known.
std::optional<uint64_t> resultOf(const Instruction &I, const Operands &Of) {
  auto [A, B, C, SA, SB, Width] = Of;
  switch (I.getOpcode()) {
  case Instruction::Add:
    return A + B;
  case Instruction::Sub:
    return A - B;
  case Instruction::Mul:
    return A * B;
  case Instruction::And:
    return A & B;
  case Instruction::Or:
    return A | B;
  case Instruction::Xor:
    return A ^ B;
  // By more than the width it is undefined; 0 would make different addresses alike.
  case Instruction::Shl:
    return A << B % Width;
  case Instruction::LShr:
    return A >> B % Width;
  case Instruction::AShr:
    return SA >> B % Width;
  case Instruction::UDiv:
    return B ? A / B : 0;
  case Instruction::URem:
    return B ? A % B : 0;
  case Instruction::SDiv:
    return SB && SB != -1 ? SA / SB : -uint64_t(SA);
  case Instruction::SRem:
    return SB && SB != -1 ? SA % SB : 0;
  case Instruction::SExt:
    return SA;
  case Instruction::ZExt:
  case Instruction::Trunc:
  case Instruction::PtrToInt:
  case Instruction::IntToPtr:
  case Instruction::BitCast:
  case Instruction::AddrSpaceCast:
    return A;
  case Instruction::Select:
    return A & 1 ? B : C;
  case Instruction::ICmp:
    return ICmpInst::compare(APInt(Width, A), APInt(Width, B), cast<ICmpInst>(I).getPredicate());
  case Instruction::Call:
    return resultOfCall(isa<IntrinsicInst>(I) ? cast<IntrinsicInst>(I).getIntrinsicID() : Intrinsic::not_intrinsic, Of);
  default:
    return std::nullopt;
  }
}

} // namespace

bool Samples::computeInstruction(const Instruction &I, unsigned Depth, Values &Into) {
  Type *T = I.getType();
  if (!(T->isIntegerTy() && T->getIntegerBitWidth() <= 64) && !T->isPointerTy())
    return false;
  if (auto *Phi = dyn_cast<PHINode>(&I))
    return chosen(*Phi, Depth, Into);
  if (auto *Load = dyn_cast<LoadInst>(&I))
    return fromTable(*Load, Depth, Into);
  unsigned Number = isa<CallBase>(I) ? cast<CallBase>(I).arg_size() : I.getNumOperands();
  if (Number == 0 || Number > 3 || isa<AllocaInst, AtomicRMWInst, AtomicCmpXchgInst, ExtractValueInst, FreezeInst>(I))
    return false;
  std::array<Values, 3> Of{};
  for (unsigned O = 0; O < Number; ++O) {
    Type *OfOperand = I.getOperand(O)->getType();
    if (!OfOperand->isIntegerTy() && !OfOperand->isPointerTy())
      return false;
    Of[O] = at(I.getOperand(O), Depth + 1);
  }
  unsigned Width = widthOf(I.getOperand(0)->getType());
  for (unsigned S = 0; S < Count; ++S) {
    uint64_t A = Of[0][S], B = Of[1][S];
    std::optional<uint64_t> R = resultOf(I, {A, B, Of[2][S], extended(A, Width), extended(B, Width), Width});
    if (!R)
      return false;
    Into[S] = *R;
  }
  return true;
}

} // namespace bankcheck::nvcc
