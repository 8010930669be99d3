#include "IR/LinearAddress.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/GetElementPtrTypeIterator.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/KnownBits.h"
#include "llvm/Transforms/Utils/Local.h"
#include <bit>

using namespace llvm;

namespace bankcheck::ir {
namespace {

class Decomposition {
public:
  enum class Repeated { Added, Apart }; ///< Factors of one value; apart: what all are multiples of.

  explicit Decomposition(const DataLayout &Layout, Repeated Factors = Repeated::Added)
      : Layout(Layout), Factors(Factors) {}

  LinearAddress of(const Value *Pointer) {
    for (int Depth = 0; Depth < 32; ++Depth) {
      if (auto *Gep = dyn_cast<GEPOperator>(Pointer)) {
        if (!addIndices(*Gep))
          break;
        Pointer = Gep->getPointerOperand();
      } else if (isa<BitCastOperator>(Pointer)) {
        Pointer = cast<Operator>(Pointer)->getOperand(0);
      } else if (auto *Phi = dyn_cast<PHINode>(Pointer); Phi && Phi->getNumIncomingValues() == 1) {
        Pointer = Phi->getIncomingValue(0); // it leaves a loop
      } else {
        break;
      }
    }
    Result.Base = Pointer;
    return finish();
  }

  LinearAddress ofSum(const Value *Integer) {
    add(Integer, 1, 0);
    return finish();
  }

private:
  const DataLayout &Layout;
  Repeated Factors;
  LinearAddress Result;

  void addTerm(const Value *V, uint32_t Factor) {
    uint32_t &Sum = Result.Terms[V];
    Sum = Factors == Repeated::Added ? Sum + Factor : Sum | Factor;
  }

  LinearAddress finish() {
    std::erase_if(Result.Terms, [](const auto &T) { return T.second == 0; });
    return std::move(Result);
  }

  bool addIndices(const GEPOperator &Gep) {
    if (Gep.getType()->isVectorTy())
      return false;
    for (auto It = gep_type_begin(Gep), End = gep_type_end(Gep); It != End; ++It) {
      if (StructType *Struct = It.getStructTypeOrNull()) {
        unsigned Field = cast<ConstantInt>(It.getOperand())->getZExtValue();
        Result.Offset += Layout.getStructLayout(Struct)->getElementOffset(Field);
      } else {
        add(It.getOperand(), It.getSequentialElementStride(Layout).getFixedValue(), 0);
      }
    }
    return true;
  }

  void add(const Value *V, uint32_t Factor, int Depth) {
    if (auto *C = dyn_cast<ConstantInt>(V)) {
      Result.Offset += Factor * uint32_t(C->getValue().sextOrTrunc(64).getZExtValue());
      return;
    }
    auto *I = dyn_cast<Instruction>(V);
    if (!I || Depth > 8 || I->getNumOperands() == 0 || V->getType()->getIntegerBitWidth() < 32) {
      addTerm(V, Factor);
      return;
    }
    const Value *Left = I->getOperand(0);
    auto Constant = [&] { return dyn_cast<ConstantInt>(I->getOperand(1)); };
    switch (I->getOpcode()) {
    case Instruction::PHI:
      if (I->getNumOperands() == 1) // it leaves a loop
        return add(Left, Factor, Depth + 1);
      break;
    case Instruction::SExt:
    case Instruction::ZExt:
      if (Left->getType()->getIntegerBitWidth() >= 32)
        return add(Left, Factor, Depth + 1);
      break;
    case Instruction::Trunc:
      return add(Left, Factor, Depth + 1);
    case Instruction::Or:
      if (!cast<PossiblyDisjointInst>(I)->isDisjoint() &&
          !haveNoCommonBitsSet(Left, I->getOperand(1), SimplifyQuery(Layout)))
        break;
      [[fallthrough]];
    case Instruction::Add:
      add(Left, Factor, Depth + 1);
      return add(I->getOperand(1), Factor, Depth + 1);
    case Instruction::Sub:
      add(Left, Factor, Depth + 1);
      return add(I->getOperand(1), -Factor, Depth + 1);
    case Instruction::Mul:
      if (auto *C = Constant())
        return add(Left, Factor * uint32_t(C->getZExtValue()), Depth + 1);
      if (auto *C = dyn_cast<ConstantInt>(Left))
        return add(I->getOperand(1), Factor * uint32_t(C->getZExtValue()), Depth + 1);
      break;
    case Instruction::Shl:
      if (auto *C = Constant(); C && C->getValue().ult(32))
        return add(Left, Factor << C->getZExtValue(), Depth + 1);
      break;
    default:
      break;
    }
    addTerm(V, Factor);
  }
};

} // namespace

/// What LLVM sees.
static unsigned logSeen(const Value *Base, const DataLayout &Layout) {
  return Log2(getKnownAlignment(const_cast<Value *>(Base), Layout));
}

static unsigned logOfTerms(const LinearAddress &Of, const DataLayout &Layout, unsigned Most) {
  for (auto [V, Factor] : Of.Terms)
    Most = std::min<unsigned>(Most, std::countr_zero(Factor) + computeKnownBits(V, Layout).countMinTrailingZeros());
  return Most;
}

constexpr unsigned MostLog = 4; ///< No array's alignment counts for more.

/// Of \p Base, through what it is in turn: two buffers that change places in each iteration are two phis of each other.
static unsigned logOfAlignment(const Value *Base, const DataLayout &Layout) {
  constexpr unsigned MostValues = 32;
  unsigned Log = MostLog;
  SmallVector<const Value *, 8> Work{Base};
  SmallPtrSet<const Value *, 8> Seen;
  while (!Work.empty() && Log) {
    const Value *V = Work.pop_back_val();
    if (!Seen.insert(V).second)
      continue;
    if (Seen.size() > MostValues)
      return logSeen(Base, Layout);
    if (auto *Phi = dyn_cast<PHINode>(V)) {
      Work.append(Phi->op_begin(), Phi->op_end());
    } else if (auto *Select = dyn_cast<SelectInst>(V)) {
      Work.append({Select->getTrueValue(), Select->getFalseValue()});
    } else if (auto *Step = dyn_cast<Operator>(V); isa_and_nonnull<GEPOperator, AddrSpaceCastOperator>(Step)) {
      LinearAddress Of = linearAddressOf(V, Layout);
      if (Of.Base == V)
        return logSeen(Base, Layout);
      Log = logOfTerms(Of, Layout, std::min<unsigned>(Log, std::countr_zero(Of.Offset)));
      Work.push_back(Of.Base);
    } else {
      Log = std::min(Log, logSeen(V, Layout));
    }
  }
  return Log;
}

bool LinearAddress::isAlignedInTurn(const DataLayout &Layout) const {
  return isa<PHINode, SelectInst>(Base) && logOfAlignment(Base, Layout) > logSeen(Base, Layout);
}

unsigned LinearAddress::alignment(const DataLayout &Layout) const {
  unsigned Log = logSeen(Base, Layout);
  if (isa<PHINode, SelectInst>(Base))
    Log = std::max(Log, logOfAlignment(Base, Layout));
  return 1u << logOfTerms(*this, Layout, std::min(Log, MostLog));
}

unsigned alignmentOfParts(const Value *Pointer, const DataLayout &Layout) {
  return Decomposition(Layout, Decomposition::Repeated::Apart).of(Pointer).alignment(Layout);
}

LinearAddress linearAddressOf(const Value *Pointer, const DataLayout &Layout) {
  return Decomposition(Layout).of(Pointer);
}

LinearAddress linearSumOf(const Value *Integer, const DataLayout &Layout) {
  return Decomposition(Layout).ofSum(Integer);
}

} // namespace bankcheck::ir
