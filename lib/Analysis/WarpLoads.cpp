// What a warp's loads give: tables that keep their values are read, private memory is WarpLocals.cpp's, and all else
// is an unknown.

#include "Analysis/LaneFloats.h"
#include "Analysis/WarpState.h"
#include "IR/SourceFacts.h"
#include "Lanes/DataPlaces.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Module.h"

using namespace llvm;
using namespace bankcheck::banks;
using namespace bankcheck::ir;
using namespace bankcheck::lanes;

namespace bankcheck::analysis {

static bool mayBeLocal(const Value &Pointer) {
  constexpr unsigned LocalSpace = 5;
  SmallVector<const Value *, 4> Objects;
  getUnderlyingObjects(&Pointer, Objects);
  return Pointer.getType()->getPointerAddressSpace() == LocalSpace ||
         any_of(Objects, [](const Value *O) { return isa<AllocaInst>(O); });
}

AffineValue WarpState::load(const LoadInst &I, LaneMask Active) {
  unsigned Width = valueWidth(I.getType());
  const DataLayout &Layout = I.getModule()->getDataLayout();
  AffineValue Address = valueOf(I.getPointerOperand());
  bool Single = Address.Terms.size() == 1 && !Address.Unknown && Address.Terms[0].Coefficient == LaneVector(1);
  SymbolId Base = Single ? Address.Terms[0].Symbol : 0;

  if (Single && Kernel.localWithBase(Base))
    return loadLocal(I, Address, Base, Active);
  const GlobalVariable *Table = Single ? Kernel.tableWithBase(Base) : nullptr;
  if (Table && I.getType()->isPointerTy())
    if (std::optional<AffineValue> Pointer = loadPointer(I, *Table, Address, Active))
      return *Pointer;
  if (Table && keepsInitialValue(*Table) &&
      (isReal(I.getType()) || (I.getType()->isIntegerTy() && Width == I.getType()->getIntegerBitWidth()))) {
    LaneMask Missing = 0;
    LaneVector Values = LaneVector::make([&](unsigned Lane) -> int64_t {
      Constant *C = ConstantFoldLoadFromConst(
          const_cast<Constant *>(Table->getInitializer()), I.getType(),
          APInt(64, uint64_t(Address.Constant[Lane]), /*isSigned=*/true, /*implicitTrunc=*/true), Layout);
      if (auto *Int = dyn_cast_or_null<ConstantInt>(C))
        return Int->getSExtValue();
      if (auto *Real = dyn_cast_or_null<ConstantFP>(C))
        return Real->getValueAPF().bitcastToAPInt().getSExtValue();
      Missing |= 1u << Lane;
      return 0;
    });
    if (!(Missing & Active)) {
      AffineValue F = Math.lanes(Width, Values);
      F.Unknown = Missing;
      return F;
    }
  }
  // A thread's own memory is another one in each lane, whatever the address.
  if (mayBeLocal(*I.getPointerOperand()) ||
      any_of(Address.Terms, [&](const Term &T) { return Kernel.localWithBase(T.Symbol); })) {
    AffineValue F =
        Arithmetic::unknown(Width, Kernel.reason(&I, UndecidedReason::atLine(Undecided::LocalArray, lineAt(I))));
    F.MayBeShared = SharedInLocals;
    return F;
  }
  if (Address.isUniform()) {
    // The fields of an argument keep their value; other memory may change.
    const auto *Owner = dyn_cast<Argument>(I.getPointerOperand()->stripInBoundsOffsets());
    if (Owner && Owner->hasByValAttr() && Address.Constant.isUniform())
      return member(*Owner, Address.Constant[0], Width);
    if (std::optional<AffineValue> Pointer = oneOf(Kernel.pointersReadBy(I), I))
      return *Pointer;
    return freshUniform(I, ValueKind::Loaded);
  }
  return ownOfLanes(I, Kernel.reason(&I, UndecidedReason::atLine(Undecided::LoadedValue, lineAt(I))));
}

/// One of \p Pointers for all lanes, nobody knows which; nothing if there are none.
std::optional<AffineValue> WarpState::oneOf(ArrayRef<StoredPointer> Pointers, const LoadInst &I) {
  std::optional<AffineValue> Result;
  for (auto [Base, Step] : Pointers) {
    AffineValue Here = constantOf(Base);
    if (Step) {
      const SymbolId Distance =
          Kernel.symbols().free(ValueName(ValueKind::Loaded, lineAt(I)), -SharedBytes, SharedBytes);
      Here = Math.binary(Opcode::Add, Here,
                         Math.binary(Opcode::Mul, Math.symbol(Here.Width, Distance),
                                     Math.constant(Here.Width, int64_t(Step)), SignedWrap::Undefined),
                         SignedWrap::Undefined);
    }
    if (!Result) {
      Result = Here;
      continue;
    }
    const AffineValue IsAnother = Math.symbol(1, Kernel.symbols().free({}, 0, 1));
    Kernel.noteCondition(IsAnother, I);
    Result = Math.select(IsAnother, Here, *Result);
  }
  return Result;
}

/// From a table that keeps its initial value.
std::optional<AffineValue> WarpState::loadPointer(const LoadInst &I, const GlobalVariable &Table,
                                                  const AffineValue &Address, LaneMask Active) {
  if (!Table.isConstant() || !Table.hasInitializer() || Table.isExternallyInitialized())
    return std::nullopt;
  std::optional<AffineValue> Result;
  for (LaneMask Remaining = Active; Remaining;) {
    int64_t Offset = Address.Constant[std::countr_zero(Remaining)];
    LaneMask Alike = 0;
    for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
      Alike |= LaneMask(Address.Constant[Lane] == Offset) << Lane;
    Remaining &= ~Alike;
    Constant *C = ConstantFoldLoadFromConst(const_cast<Constant *>(Table.getInitializer()), I.getType(),
                                            APInt(64, uint64_t(Offset), /*isSigned=*/true, /*implicitTrunc=*/true),
                                            I.getModule()->getDataLayout());
    if (!C)
      return std::nullopt;
    Result = Result ? Math.blend(Alike, constantOf(C), *Result) : constantOf(C);
  }
  return Result;
}

/// An unknown of each lane's own, with a name that arithmetic keeps while there
/// are not too many.
AffineValue WarpState::ownOfLanes(const Instruction &I, ReasonId Why) {
  constexpr unsigned MostSymbols = 100000;
  unsigned Width = valueWidth(I.getType());
  if (!I.getType()->isIntegerTy() || Width < 8 || Kernel.symbols().size() > MostSymbols)
    return Arithmetic::unknown(Width, Why);
  auto [Low, High] = rangeOfWidth(Width);
  return Math.symbol(Width, Kernel.symbols().inLanes(Why, Low, High));
}

} // namespace bankcheck::analysis
