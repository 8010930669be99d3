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
#include "llvm/Support/KnownBits.h"
#include "llvm/Support/xxhash.h"
#include <bit>
#include <random>

using namespace llvm;

namespace bankcheck {
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

} // namespace

const Samples::Values &Samples::of(const Value *V) { return at(V, 0); }

const Samples::Values &Samples::at(const Value *V, unsigned Depth) {
  V = skipMarker(V);
  if (auto It = Known.find(V); It != Known.end())
    return It->second;
  Values Here = compute(V, Depth);
  return Known[V] = Here;
}

Samples::Values Samples::random(const Value *V, uint64_t Seed) const {
  std::mt19937_64 Random(Seed);
  Values Here{};
  unsigned Width = widthOf(V->getType());
  KnownBits Bits(Width);
  if (V->getType()->isIntegerTy() && V->getType()->getIntegerBitWidth() <= 64)
    Bits = computeKnownBits(V, Layout);
  uint64_t Most = mostOf(V);
  for (uint64_t &Value : Here) {
    Value = cut(Random(), Width);
    if (Most)
      Value %= Most + 1;
    Value = (Value & ~Bits.Zero.getZExtValue()) | Bits.One.getZExtValue();
  }
  return Here;
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
  const uint64_t Another = Known.size(); // repeatable: not by address
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
  return random(V, I && isFunctionOfOperands(*I) ? seedOf(*I, Depth) : Another);
}

/// Of the operation and what it is given, so that it is the same wherever it is done again.
uint64_t Samples::seedOf(const Instruction &I, unsigned Depth) {
  SmallVector<uint64_t, 40> All{I.getOpcode(), I.getType()->getTypeID(), widthOf(I.getType())};
  if (auto *Compare = dyn_cast<CmpInst>(&I))
    All.push_back(Compare->getPredicate());
  auto *Call = dyn_cast<CallBase>(&I);
  if (Call)
    All.push_back(xxh3_64bits(Call->getCalledFunction()->getName()));
  for (const Value *Operand : ArrayRef(I.op_begin(), Call ? Call->arg_size() : I.getNumOperands()))
    append_range(All, at(Operand, Depth + 1));
  return xxh3_64bits(ArrayRef(reinterpret_cast<const uint8_t *>(All.data()), All.size() * sizeof(uint64_t)));
}

bool Samples::chosen(const PHINode &Phi, unsigned Depth, Values &Into) {
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
        const Value *&Known = ValueBehind[To];
        if (Known && Known != Phi.getIncomingValue(I))
          return false; // another condition decides
        Known = Phi.getIncomingValue(I);
      }
    }
  Values Condition = at(Switch.getCondition(), Depth + 1), Anything = random(&Phi, Known.size());
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

bool Samples::computeInstruction(const Instruction &I, unsigned Depth, Values &Into) {
  Type *T = I.getType();
  if (!(T->isIntegerTy() && T->getIntegerBitWidth() <= 64) && !T->isPointerTy())
    return false;
  if (auto *Phi = dyn_cast<PHINode>(&I))
    return chosen(*Phi, Depth, Into);
  if (auto *Load = dyn_cast<LoadInst>(&I)) {
    // A table: the byte offset of each sample.
    auto *Table = dyn_cast<GlobalVariable>(getUnderlyingObject(Load->getPointerOperand()));
    if (!Table || !Table->isConstant() || !Table->hasDefinitiveInitializer() || !T->isIntegerTy())
      return false;
    Values Offset = at(Load->getPointerOperand(), Depth + 1), Anything = random(&I, Known.size());
    for (unsigned S = 0; S < Count; ++S) {
      Constant *C =
          ConstantFoldLoadFromConst(const_cast<Constant *>(Table->getInitializer()), T, APInt(64, Offset[S]), Layout);
      auto *Value = dyn_cast_or_null<ConstantInt>(C);
      Into[S] = Value ? Value->getZExtValue() : Anything[S];
    }
    return true;
  }
  SmallVector<Values, 3> Of;
  SmallVector<unsigned, 3> Widths;
  unsigned Operands = isa<CallBase>(I) ? cast<CallBase>(I).arg_size() : I.getNumOperands();
  if (Operands == 0 || Operands > 3 ||
      isa<AllocaInst, AtomicRMWInst, AtomicCmpXchgInst, ExtractValueInst, FreezeInst>(I))
    return false;
  for (unsigned O = 0; O < Operands; ++O) {
    Type *OfOperand = I.getOperand(O)->getType();
    if (!OfOperand->isIntegerTy() && !OfOperand->isPointerTy())
      return false;
    Of.push_back(at(I.getOperand(O), Depth + 1));
    Widths.push_back(widthOf(OfOperand));
  }
  unsigned Opcode = I.getOpcode(), Width = Widths[0];
  Intrinsic::ID Id = isa<IntrinsicInst>(I) ? cast<IntrinsicInst>(I).getIntrinsicID() : Intrinsic::not_intrinsic;
  for (unsigned S = 0; S < Count; ++S) {
    uint64_t A = Of[0][S], B = Operands > 1 ? Of[1][S] : 0;
    int64_t SA = extended(A, Width), SB = extended(B, Width);
    uint64_t &R = Into[S];
    switch (Opcode) {
    case Instruction::Add:
      R = A + B;
      break;
    case Instruction::Sub:
      R = A - B;
      break;
    case Instruction::Mul:
      R = A * B;
      break;
    case Instruction::And:
      R = A & B;
      break;
    case Instruction::Or:
      R = A | B;
      break;
    case Instruction::Xor:
      R = A ^ B;
      break;
    // By more than the width it is undefined; 0 would make different addresses alike.
    case Instruction::Shl:
      R = A << B % Width;
      break;
    case Instruction::LShr:
      R = A >> B % Width;
      break;
    case Instruction::AShr:
      R = SA >> B % Width;
      break;
    case Instruction::UDiv:
      R = B ? A / B : 0;
      break;
    case Instruction::URem:
      R = B ? A % B : 0;
      break;
    case Instruction::SDiv:
      R = SB && SB != -1 ? SA / SB : -uint64_t(SA);
      break;
    case Instruction::SRem:
      R = SB && SB != -1 ? SA % SB : 0;
      break;
    case Instruction::SExt:
      R = SA;
      break;
    case Instruction::ZExt:
    case Instruction::Trunc:
    case Instruction::PtrToInt:
    case Instruction::IntToPtr:
    case Instruction::BitCast:
    case Instruction::AddrSpaceCast:
      R = A;
      break;
    case Instruction::Select:
      R = A & 1 ? B : Of[2][S];
      break;
    case Instruction::ICmp: {
      APInt Left(Width, A), Right(Width, B);
      R = ICmpInst::compare(Left, Right, cast<ICmpInst>(I).getPredicate());
      break;
    }
    case Instruction::Call:
      switch (Id) {
      case Intrinsic::smax:
        R = std::max(SA, SB);
        break;
      case Intrinsic::smin:
        R = std::min(SA, SB);
        break;
      case Intrinsic::umax:
        R = std::max(A, B);
        break;
      case Intrinsic::umin:
        R = std::min(A, B);
        break;
      case Intrinsic::abs:
        R = SA < 0 ? -uint64_t(SA) : A;
        break;
      case Intrinsic::ctpop:
        R = std::popcount(A);
        break;
      default:
        return false;
      }
      break;
    default:
      return false;
    }
  }
  return true;
}

} // namespace bankcheck
