#include "Analysis/WarpState.h"
#include "Analysis/LaneFloats.h"
#include "IR/Inlining.h"
#include "IR/Markers.h"
#include "IR/PtxText.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/InlineAsm.h"

using namespace llvm;
using namespace bankcheck::banks;
using namespace bankcheck::ir;
using namespace bankcheck::lanes;

namespace bankcheck::analysis {

unsigned valueWidth(const Type *T) {
  if (T->isIntegerTy())
    return std::min<unsigned>(T->getIntegerBitWidth(), 64);
  return isReal(T) ? unsigned(T->getPrimitiveSizeInBits()) : 64;
}

std::optional<unsigned> lineAt(const Instruction &I) {
  const DILocation *L = I.getDebugLoc();
  const DISubprogram *Kernel = I.getFunction()->getSubprogram();
  // Of what was inlined from another file, the place in the kernel's own that it comes to.
  for (const DILocation *At = L; At && Kernel; At = At->getInlinedAt())
    if (At->getFile() == Kernel->getFile())
      return At->getLine();
  return L ? std::optional(L->getLine()) : std::nullopt;
}

bool isComputable(const Type *T) { return T->isPointerTy() || (T->isIntegerTy() && T->getIntegerBitWidth() <= 64); }

bool hasAffineValue(const Type *T) { return isComputable(T) || isReal(T); }

std::pair<int64_t, int64_t> rangeOfWidth(unsigned Width) {
  Interval Range = Interval::ofWidth(Width);
  return {Range.low64(), Range.high64()};
}

AffineValue WarpState::freshUniform(const Instruction &I, ValueKind Kind) {
  unsigned Width = valueWidth(I.getType());
  auto [Low, High] = rangeOfWidth(Width);
  const SymbolId Id = Kernel.symbols().free(ValueName(Kind, lineAt(I)), Low, High);
  if (Kind != ValueKind::Loaded)
    Kernel.noteData(Id, dataInOperands(I));
  return Math.symbol(Width, Id);
}

static bool isValue(const Value *Operand) { return !isa<BasicBlock, Function, InlineAsm, MetadataAsValue>(Operand); }

AffineValue WarpState::opaque(const Instruction &I) {
  std::vector<AffineValue> Operands;
  for (const Value *Operand : I.operands())
    if (isValue(Operand))
      Operands.push_back(valueOf(Operand));
  return opaqueOf(I, Operands);
}

ReasonId WarpState::dataInOperands(const Instruction &I) {
  ReasonId Why = 0;
  for (const Value *Operand : I.operands())
    if (!Why && isValue(Operand))
      Why = Kernel.dataIn(valueOf(Operand));
  return Why;
}

AffineValue WarpState::opaqueOf(const Instruction &I, ArrayRef<AffineValue> Operands) {
  unsigned Width = valueWidth(I.getType());
  bool MayBeShared = false;
  const AffineValue *FirstUnknown = nullptr;
  bool Uniform = true;
  for (const AffineValue &F : Operands) {
    Uniform &= F.isUniform();
    MayBeShared |= F.MayBeShared;
    if (F.Unknown && !FirstUnknown)
      FirstUnknown = &F;
  }
  if (Uniform && !I.mayReadFromMemory())
    return freshUniform(I, ValueKind::Computed);
  ReasonId Why = FirstUnknown ? FirstUnknown->Reason : 0;
  for (const AffineValue &F : Operands)
    Why = Why ? Why : Kernel.symbols().reasonIn(F); // what is computed of data is data
  for (const AffineValue &F : Operands)
    Why = Why ? Why : Kernel.dataIn(F);
  if (!Why)
    Why = Kernel.reason(&I, UndecidedReason::atLine(Undecided::ComputedValue, lineAt(I)));
  AffineValue F = Arithmetic::unknown(Width, Why);
  F.MayBeShared = MayBeShared;
  return F;
}

const AffineValue &WarpState::valueOf(const Value *V) {
  if (auto It = Values.find(V); It != Values.end())
    return It->second;
  auto It = Fixed.find(V);
  if (It == Fixed.end())
    It = Fixed.emplace(V, fixedValueOf(V)).first;
  return It->second;
}

/// Why an operand of \p Call is not known, if one is not.
ReasonId WarpState::dataIn(const CallBase &Call) {
  for (const Use &Argument : Call.args()) {
    const AffineValue &F = valueOf(Argument);
    if (F.Unknown)
      return F.Reason;
    if (ReasonId Why = Kernel.symbols().reasonIn(F))
      return Why;
  }
  return 0;
}

/// Data keep their name through sums, products and a few bit operations; what a
/// condition makes of them does not matter to banks.
void WarpState::forgetDeepData(const Instruction &I, AffineValue &F) const {
  constexpr unsigned MostTerms = 8, MostSteps = 3;
  ReasonId Why = 0;
  unsigned Terms = 0, Steps = 0;
  for (const Term &T : F.Terms)
    if (const Symbol &S = Kernel.symbols()[T.Symbol]; S.IsPrivate) {
      Why = S.Reason;
      ++Terms;
      Steps = std::max(Steps, S.Steps);
    }
  if (Why && (Terms > MostTerms || Steps > MostSteps || F.Width == 1 || isa<SelectInst, PHINode>(I)))
    F = Arithmetic::unknown(F.Width, Why);
}

AffineValue WarpState::followed(AffineValue F, const Instruction &I) {
  constexpr unsigned MostTruths = 10, MostSymbols = 256;
  unsigned Truths = 0, All = 0;
  bool IsBeyond = Kernel.symbols().any(F, [&](SymbolId Id) {
    const Symbol &S = Kernel.symbols()[Id];
    bool IsTruth = S.TheKind != Symbol::Product && S.Low == 0 && S.High == 1;
    // Which of a few numbers another symbol is: together no more cases than that has.
    if (IsTruth && S.Op == Opcode::Eq && S.TheKind == Symbol::Derived && S.Right->isKnown() &&
        S.Left->Terms.size() == 1)
      IsTruth = !Kernel.symbols()[S.Left->Terms[0].Symbol].valueCount() ||
                Kernel.symbols()[S.Left->Terms[0].Symbol].valueCount() > MostSymbols;
    Truths += IsTruth;
    return Truths > MostTruths || ++All > MostSymbols;
  });
  if (!IsBeyond)
    return F;
  ReasonId Why = Kernel.dataIn(F);
  if (!Why)
    Why = Kernel.reason(&I, Undecided::WayThroughCode);
  AffineValue Top = Arithmetic::unknown(F.Width, Why, F.openLanes());
  Top.Constant = F.Constant;
  Top.MayBeShared = F.MayBeShared || Kernel.restsOnSharedAddress(F);
  return Top;
}

AffineValue WarpState::either(const AffineValue &Condition, const AffineValue &True, const AffineValue &False) {
  if (Kernel.isUnset(False))
    return True;
  return Kernel.isUnset(True) ? False : Math.select(Condition, True, False);
}

AffineValue WarpState::choose(const SelectInst &I) {
  const bool OfTruth = I.getCondition()->getType()->isIntegerTy(1);
  if (OfTruth)
    Kernel.noteCondition(valueOf(I.getCondition()), I);
  AffineValue Result = hasAffineValue(I.getType()) && OfTruth
                           ? either(valueOf(I.getCondition()), valueOf(I.getTrueValue()), valueOf(I.getFalseValue()))
                           : opaque(I);
  Result = followed(std::move(Result), I);
  if (Result.Unknown && I.getType()->isPointerTy()) {
    Result.MayBeShared |= Kernel.restsOnSharedAddress(valueOf(I.getTrueValue())) ||
                          Kernel.restsOnSharedAddress(valueOf(I.getFalseValue()));
    for (Term &T : Result.Terms) // where the choice is not known, neither is in the address
      T.Coefficient = LaneVector(0).blend(Result.Unknown, T.Coefficient);
    erase_if(Result.Terms, [](const Term &T) { return T.Coefficient.isZero(); });
  }
  return Result;
}

AffineValue WarpState::resize(const CastInst &I) {
  if (!isComputable(I.getType()) || !isComputable(I.getOperand(0)->getType()))
    return opaque(I);
  return I.getOpcode() == Instruction::Trunc ? Math.truncate(valueOf(I.getOperand(0)), valueWidth(I.getType()))
                                             : extend(I);
}

AffineValue WarpState::reinterpret(const Instruction &I) {
  if (auto F = acrossVectors(I))
    return *F;
  AffineValue F = valueOf(I.getOperand(0));
  if (!hasAffineValue(I.getType()) || !hasAffineValue(I.getOperand(0)->getType()))
    return F.isUniform() ? freshUniform(I, ValueKind::Computed) : opaque(I);
  unsigned Width = valueWidth(I.getType());
  return F.Width == Width ? F : F.Width < Width ? Math.zeroExtend(F, Width) : Math.truncate(F, Width);
}

AffineValue WarpState::call(const CallInst &I) {
  if (const Value *Behind = skipMarker(&I); Behind != &I)
    return valueOf(Behind);
  if (auto *Intrinsic = dyn_cast<IntrinsicInst>(&I))
    return intrinsic(*Intrinsic);
  const Function *Callee = I.getCalledFunction();
  if (Callee && Callee->doesNotAccessMemory())
    return opaque(I);
  const auto *Asm = dyn_cast<InlineAsm>(I.getCalledOperand());
  Undecided What = Callee                         ? Undecided::CallResult
                   : !Asm                         ? Undecided::IndirectCallResult
                   : mayLoad(Asm->getAsmString()) ? Undecided::LoadedValue
                                                  : Undecided::AssemblyResult;
  ReasonId Why = Asm ? dataIn(I) : 0;
  if (isBeyondBudget(I))
    Why = Kernel.reason(&I, UndecidedReason::ofNames(Undecided::CalleeBudget, {}));
  if (!Why)
    Why = Kernel.reason(&I, UndecidedReason::atLine(What, lineAt(I)));
  return Arithmetic::unknown(valueWidth(I.getType()), Why);
}

/// What \p I, which gives a value, makes of those of its operands.
AffineValue WarpState::evaluate(const Instruction &I, LaneMask Active) {
  switch (I.getOpcode()) {
  case Instruction::Alloca: {
    SymbolId Base = Kernel.symbolOf(&I, ValueName(ValueKind::AddressOfLocal), 0, INT64_MAX);
    Kernel.noteLocal(Base, cast<AllocaInst>(&I));
    return Math.symbol(64, Base);
  }
  case Instruction::GetElementPtr:
    return isa<PointerType>(I.getType()) ? addressOf(*cast<GEPOperator>(&I)) : opaque(I);
  case Instruction::ICmp:
    return compare(*cast<ICmpInst>(&I));
  case Instruction::Select:
    return choose(*cast<SelectInst>(&I));
  case Instruction::ZExt:
  case Instruction::SExt:
  case Instruction::Trunc:
    return resize(*cast<CastInst>(&I));
  case Instruction::PtrToInt:
  case Instruction::PtrToAddr:
  case Instruction::IntToPtr:
  case Instruction::AddrSpaceCast:
  case Instruction::BitCast:
  case Instruction::Freeze:
    return reinterpret(I);
  case Instruction::Load:
    return load(*cast<LoadInst>(&I), Active);
  case Instruction::AtomicRMW:
  case Instruction::AtomicCmpXchg: // what was in memory
    return ownOfLanes(I, Kernel.reason(&I, UndecidedReason::atLine(Undecided::LoadedValue, lineAt(I))));
  case Instruction::Call:
    return call(*cast<CallInst>(&I));
  case Instruction::InsertElement:
  case Instruction::ShuffleVector: {
    AffineValue Whole = opaque(I);
    rearrange(I);
    return Whole;
  }
  case Instruction::ExtractValue: {
    auto &Extract = *cast<ExtractValueInst>(&I);
    auto It = Elements.find(Extract.getAggregateOperand());
    bool IsElement =
        It != Elements.end() && Extract.getNumIndices() == 1 && Extract.getIndices()[0] < It->second.size();
    return IsElement ? It->second[Extract.getIndices()[0]] : opaque(I);
  }
  case Instruction::ExtractElement:
    return extract(*cast<ExtractElementInst>(&I));
  case Instruction::FNeg:
  case Instruction::FAdd:
  case Instruction::FSub:
  case Instruction::FMul:
  case Instruction::FDiv:
  case Instruction::FRem:
  case Instruction::FCmp:
  case Instruction::FPExt:
  case Instruction::FPTrunc:
  case Instruction::FPToSI:
  case Instruction::FPToUI:
  case Instruction::SIToFP:
  case Instruction::UIToFP:
    return real(I);
  default:
    return isa<BinaryOperator>(I) ? binary(*cast<BinaryOperator>(&I)) : opaque(I);
  }
}

void WarpState::execute(const Instruction &I, LaneMask Active) {
  if (auto *S = dyn_cast<StoreInst>(&I)) {
    store(*S, Active);
    return;
  }
  if (auto *Call = dyn_cast<CallBase>(&I); Call && Kernel.readsLocals())
    overwriteLocals(*Call);
  if (I.getType()->isVoidTy() || !Kernel.isNeeded(&I))
    return;
  Elements.erase(&I);
  const unsigned Width = valueWidth(I.getType());
  const size_t Symbols = Kernel.symbols().size();
  AffineValue Result = evaluate(I, Active);
  forgetDeepData(I, Result);
  if (Result.Width != Width)
    Result = Arithmetic::unknown(Width, Result.Reason);
  auto *Load = dyn_cast<LoadInst>(&I);
  const bool IsOfFew = Load && !Kernel.pointersReadBy(*Load).empty(); // their addresses are in the result
  if (Kernel.pointers().isOrigin(I) && skipMarker(&I) == &I && !IsOfFew) {
    Result.MayBeShared |= Result.Unknown != 0;
    for (const Term &T : Result.Terms)
      if (indexOf(T.Symbol) >= Symbols)
        Kernel.noteMayBeShared(T.Symbol);
  }
  Values[&I] = std::move(Result);
}

} // namespace bankcheck::analysis
