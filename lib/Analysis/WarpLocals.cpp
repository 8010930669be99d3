// What the private memory of a warp's threads is read for, and written with.

#include "Analysis/WarpState.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace llvm;
using namespace bankcheck::banks;
using namespace bankcheck::lanes;

namespace bankcheck::analysis {

bool WarpState::isCertain(const LocalMemory::Cell &C) const {
  constexpr unsigned MostSteps = 16384; // of 128 conditions or so
  unsigned Steps = 0;
  auto IsPassed = [&](const PathConstraint &B) {
    for (const PathConstraint *H = CurrentPathCondition.get(); H; H = H->around().get())
      if (H->Branch == B.Branch)
        return H->Successor == B.Successor && H->Time == B.Time;
      else if (++Steps > MostSteps)
        return false;
    return false;
  };
  // What stayed in a loop has passed its exits.
  auto HasStayed = [&](const PathConstraint &B) {
    const Loop *L = Kernel.loops().getLoopFor(B.Branch->getParent());
    if (!L || !L->contains(Here) || B.Time < LoopEntries.lookup(L) || B.Successor > 1)
      return false;
    return L->contains(B.Branch->getSuccessor(B.Successor)) && !L->contains(B.Branch->getSuccessor(1 - B.Successor));
  };
  return all_of(C.PathConditions, [&](const PathConstraint::Ref &Stored) {
    const PathConstraint *H = CurrentPathCondition.get();
    for (const PathConstraint *B = Stored.get(); B; B = B->around().get()) {
      while (H && H->Depth > B->Depth)
        H = H->around().get();
      if (H == B)
        return true; // and so are those around it
      if (!IsPassed(*B) && !HasStayed(*B))
        return false;
    }
    return true;
  });
}

/// What lies at \p Where: what was written there, a part of it, or several put
/// together. None, and \p Why, if something of it is not known.
std::optional<AffineValue> WarpState::readLocal(LocalMemory::Key Where, unsigned Bytes, unsigned Width,
                                                Undecided &Why) {
  Why = Undecided::LocalArray;
  auto IsKnown = [&](const LocalMemory::Cell &C) {
    if (isCertain(C))
      return true;
    Why = Undecided::ConditionalLocalArray;
    return false;
  };
  if (const LocalMemory::Cell *C = Locals.find(Where, Bytes, Width))
    return IsKnown(*C) ? std::optional(C->Value) : std::nullopt;
  AffineValue Result = Math.constant(Width, 0);
  for (unsigned Have = 0; Have < Bytes;) {
    auto At = Locals.covering({Where.Base, Where.Offset + Have});
    if (!At || Width != 8 * Bytes || At->Of.Value.Width != 8 * At->Of.Bytes || !IsKnown(At->Of))
      return std::nullopt;
    unsigned Take = std::min(At->Of.Bytes - At->Skipped, Bytes - Have), OldWidth = At->Of.Value.Width;
    AffineValue Piece =
        At->Skipped ? Math.binary(Opcode::LShr, At->Of.Value, Math.constant(OldWidth, 8 * At->Skipped)) : At->Of.Value;
    if (8 * Take < OldWidth)
      Piece = Math.truncate(Piece, 8 * Take);
    if (8 * Take < Width)
      Piece = Math.zeroExtend(Piece, Width);
    Result = Math.binary(Opcode::Add, Result,
                         Have ? Math.binary(Opcode::Shl, Piece, Math.constant(Width, 8 * Have)) : Piece);
    Have += Take;
  }
  return Result;
}

AffineValue WarpState::loadLocal(const LoadInst &I, const AffineValue &Address, SymbolId Base, LaneMask Active) {
  const DataLayout &Layout = I.getModule()->getDataLayout();
  auto *Vector = numbersIn(I.getType());
  if (!Vector)
    return loadLocal(I, I.getType(), Address, Base, Active);
  std::vector<AffineValue> Parts;
  for (unsigned E = 0; E < Vector->getNumElements(); ++E)
    Parts.push_back(loadLocal(
        I, Vector->getElementType(),
        Math.binary(Opcode::Add, Address, Math.constant(64, E * Layout.getTypeStoreSize(Vector->getElementType()))),
        Base, Active));
  AffineValue Whole = opaqueOf(I, Parts);
  Elements[&I] = std::move(Parts);
  return Whole;
}

/// Of \p Type, at \p Address.
AffineValue WarpState::loadLocal(const LoadInst &I, const Type *T, const AffineValue &Address, SymbolId Base,
                                 LaneMask Active) {
  unsigned Width = valueWidth(T);
  unsigned Bytes = I.getModule()->getDataLayout().getTypeStoreSize(const_cast<Type *>(T));
  Undecided Why = Undecided::LocalArray;
  auto WhyUnknown = [&](ReasonId Data) {
    return Data ? Data : Kernel.reason(&I, UndecidedReason::atLine(Why, lineAt(I)));
  };
  // Lane by lane where lanes read different elements.
  AffineValue Result;
  LaneMask Have = 0;
  for (unsigned Lane = 0; Lane < WarpSize; ++Lane) {
    if (Have >> Lane & 1 || !(Active >> Lane & 1))
      continue;
    LaneMask Alike = 0;
    for (unsigned Other = Lane; Other < WarpSize; ++Other)
      Alike |= LaneMask(Address.Constant[Other] == Address.Constant[Lane]) << Other;
    std::optional<AffineValue> Part = readLocal({Base, Address.Constant[Lane]}, Bytes, Width, Why);
    if (!Part) {
      AffineValue F = Arithmetic::unknown(Width, WhyUnknown(Locals.dataAt({Base, Address.Constant[Lane]})));
      F.MayBeShared = SharedInLocals;
      return F;
    }
    Result = Have ? Math.blend(Alike, *Part, Result) : *Part;
    Have |= Alike;
  }
  return Have ? Result : Arithmetic::unknown(Width, WhyUnknown(0));
}

void WarpState::store(const StoreInst &I, LaneMask Active) {
  AffineValue Address = valueOf(I.getPointerOperand());
  AffineValue Value = valueOf(I.getValueOperand());
  SymbolId Base = 0;
  for (const Term &T : Address.Terms)
    if (Kernel.localWithBase(T.Symbol))
      Base = T.Symbol;
  if (!Base)
    return;
  SharedInLocals |=
      Value.MayBeShared || any_of(Value.Terms, [&](const Term &T) { return Kernel.arrayWithBase(T.Symbol); });
  bool Precise = Address.Terms.size() == 1 && !Address.Unknown && Address.Terms[0].Coefficient == LaneVector(1);
  if (!Precise) {
    Locals.eraseVariable(Base); // somewhere in the array: all of it becomes top
    if (ReasonId Data = Kernel.dataIn(Value))
      Locals.noteDataAnywhere(Base, Data);
    return;
  }
  const DataLayout &Layout = I.getModule()->getDataLayout();
  const Type *T = I.getValueOperand()->getType();
  std::vector<AffineValue> Parts = elementsOf(I.getValueOperand());
  if (Parts.empty())
    return storeLocal(I, Base, Address.Constant, Value, Layout.getTypeStoreSize(const_cast<Type *>(T)), Active);
  unsigned Bytes = Layout.getTypeStoreSize(cast<FixedVectorType>(T)->getElementType());
  for (unsigned E = 0; E < Parts.size(); ++E)
    storeLocal(I, Base, LaneVector::make([&](unsigned Lane) { return Address.Constant[Lane] + int64_t(E * Bytes); }),
               Parts[E], Bytes, Active);
}

void WarpState::storeLocal(const StoreInst &I, SymbolId Base, const LaneVector &Offsets, const AffineValue &Value,
                           unsigned Bytes, LaneMask Active) {
  LaneMask Remaining = Active;
  while (Remaining) {
    int64_t Offset = Offsets[std::countr_zero(Remaining)];
    LaneMask Alike = 0;
    for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
      Alike |= LaneMask(Offsets[Lane] == Offset) << Lane;
    Alike &= Remaining;
    Remaining &= ~Alike;
    if (ReasonId Data = Kernel.dataIn(Value))
      Locals.noteData({Base, Offset}, Data);
    if (Locals.isUnset({Base, Offset}, Bytes)) {
      Locals.write({Base, Offset}, {Bytes, Value, {}});
      continue;
    }
    const LocalMemory::Cell *Old = Locals.find({Base, Offset}, Bytes, Value.Width);
    std::vector<PathConstraint::Ref> PathConditions;
    if (CurrentPathCondition)
      PathConditions.push_back(CurrentPathCondition);
    AffineValue Before = Old ? Old->Value : Arithmetic::unknown(Value.Width, Kernel.reason(&I, Undecided::UnsetValue));
    if (Old && Alike != AllLanes)
      for (const PathConstraint::Ref &Before : Old->PathConditions)
        if (!is_contained(PathConditions, Before))
          PathConditions.push_back(Before);
    Locals.write({Base, Offset}, {Bytes, Math.blend(Alike, Value, Before), std::move(PathConditions)});
  }
}

/// Copies and calls that write to a local variable in a way that is not followed.
void WarpState::overwriteLocals(const CallBase &Call) {
  if (auto *Intrinsic = dyn_cast<IntrinsicInst>(&Call);
      Intrinsic && Intrinsic->getIntrinsicID() == Intrinsic::lifetime_start)
    for (const Term &T : valueOf(Call.getArgOperand(0)).Terms)
      if (Kernel.localWithBase(T.Symbol))
        Locals.begin(T.Symbol);
  if (!Call.mayWriteToMemory() || Call.isLifetimeStartOrEnd())
    return;
  for (const Use &U : Call.args()) {
    if (!U->getType()->isPointerTy() || (isa<AnyMemTransferInst>(Call) && U.getOperandNo() != 0))
      continue;
    for (const Term &T : valueOf(U).Terms)
      if (Kernel.localWithBase(T.Symbol))
        Locals.eraseVariable(T.Symbol);
  }
}

} // namespace bankcheck::analysis
