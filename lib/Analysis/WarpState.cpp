#include "Analysis/WarpState.h"
#include "Analysis/LaneReals.h"
#include "IR/AddressSpaces.h"
#include "IR/Inlining.h"
#include "IR/Markers.h"
#include "Nvcc/Predict.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/GetElementPtrTypeIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"

using namespace llvm;

namespace bankcheck {

unsigned formWidth(const Type *T) {
  if (T->isIntegerTy())
    return std::min<unsigned>(T->getIntegerBitWidth(), 64);
  return isReal(T) ? unsigned(T->getPrimitiveSizeInBits()) : 64;
}

std::optional<unsigned> lineAt(const Instruction &I) {
  const DILocation *L = I.getDebugLoc();
  return L ? std::optional(L->getLine()) : std::nullopt;
}

bool isComputable(const Type *T) { return T->isPointerTy() || (T->isIntegerTy() && T->getIntegerBitWidth() <= 64); }

bool hasForm(const Type *T) { return isComputable(T) || isReal(T); }

namespace {

bool mayBeLocal(const Value &Pointer) {
  constexpr unsigned LocalSpace = 5;
  SmallVector<const Value *, 4> Objects;
  getUnderlyingObjects(&Pointer, Objects);
  return Pointer.getType()->getPointerAddressSpace() == LocalSpace ||
         any_of(Objects, [](const Value *O) { return isa<AllocaInst>(O); });
}

/// Range of a register of \p Width bits, read as signed.
std::pair<int64_t, int64_t> rangeOfWidth(unsigned Width) {
  Interval Range = Interval::ofWidth(Width);
  return {Range.low64(), Range.high64()};
}

} // namespace

AffineValue WarpState::freshUniform(const Instruction &I, ValueKind Kind) {
  unsigned Width = formWidth(I.getType());
  auto [Low, High] = rangeOfWidth(Width);
  return Math.symbol(Width, Kernel.symbols().free(ValueName(Kind, lineAt(I)), Low, High));
}

AffineValue WarpState::opaque(const Instruction &I) {
  std::vector<AffineValue> Operands;
  for (const Value *Operand : I.operands())
    if (!isa<BasicBlock>(Operand) && !isa<Function>(Operand) && !isa<InlineAsm>(Operand) &&
        !isa<MetadataAsValue>(Operand))
      Operands.push_back(valueOf(Operand));
  return opaqueOf(I, Operands);
}

AffineValue WarpState::opaqueOf(const Instruction &I, ArrayRef<AffineValue> Operands) {
  unsigned Width = formWidth(I.getType());
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
  ReasonId Why = FirstUnknown ? FirstUnknown->Reason
                              : Kernel.reason(&I, UndecidedReason::atLine(Undecided::ComputedValue, lineAt(I)));
  AffineValue F = Arithmetic::unknown(Width, Why);
  F.MayBeShared = MayBeShared;
  return F;
}

AffineValue WarpState::constantOf(const Constant *C) {
  unsigned Width = formWidth(C->getType());
  if (auto *Int = dyn_cast<ConstantInt>(C))
    return Math.constant(Width, Int->getValue().sextOrTrunc(64).getSExtValue());
  if (isa<ConstantPointerNull>(C) || isa<ConstantAggregateZero>(C))
    return Math.constant(Width, 0);
  if (auto *G = dyn_cast<GlobalVariable>(C)) {
    if (G->getAddressSpace() == SharedSpace) // ptxas aligns them; Base counts units of 16 bytes
      return Math.binary(Opcode::Mul, Math.symbol(64, Kernel.arrayOf(G).Base), Math.constant(64, 16), true);
    SymbolId Base = Kernel.symbolOf(G, ValueName(ValueKind::AddressOf, sourceNameOf(*G)), 0, INT64_MAX);
    Kernel.noteTable(Base, G);
    return Math.symbol(64, Base);
  }
  if (auto *Gep = dyn_cast<GEPOperator>(C))
    return addressOf(*Gep);
  if (auto *E = dyn_cast<ConstantExpr>(C)) {
    switch (E->getOpcode()) {
    case Instruction::AddrSpaceCast:
    case Instruction::PtrToInt:
    case Instruction::PtrToAddr:
    case Instruction::IntToPtr:
    case Instruction::BitCast: {
      AffineValue F = valueOf(E->getOperand(0));
      return F.Width == Width ? F : F.Width < Width ? Math.zeroExtend(F, Width) : Math.truncate(F, Width);
    }
    case Instruction::Trunc:
      return Math.truncate(valueOf(E->getOperand(0)), Width);
    case Instruction::Add:
      return Math.binary(Opcode::Add, valueOf(E->getOperand(0)), valueOf(E->getOperand(1)));
    case Instruction::Sub:
      return Math.binary(Opcode::Sub, valueOf(E->getOperand(0)), valueOf(E->getOperand(1)));
    default:
      break;
    }
  }
  if (auto *Real = dyn_cast<ConstantFP>(C); Real && Real->getType()->getPrimitiveSizeInBits() <= 64)
    return Math.constant(Width, int64_t(Real->getValueAPF().bitcastToAPInt().getZExtValue()));
  // Functions, undef: the same in every lane. Vectors have elements.
  if (isa<PoisonValue>(C))
    return Arithmetic::unknown(Width, Kernel.reason(nullptr, Undecided::UndefinedValue));
  if (isa<UndefValue>(C))
    return Arithmetic::unknown(Width, Kernel.reason(nullptr, Undecided::UnsetValue));
  return Math.symbol(Width, Kernel.symbolOf(C, ValueName(ValueKind::Constant), INT64_MIN, INT64_MAX));
}

const AffineValue &WarpState::valueOf(const Value *V) {
  if (auto It = Values.find(V); It != Values.end())
    return It->second;
  auto It = Fixed.find(V);
  if (It == Fixed.end())
    It = Fixed.emplace(V, fixedValueOf(V)).first;
  return It->second;
}

AffineValue WarpState::fixedValueOf(const Value *V) {
  if (auto *C = dyn_cast<Constant>(V))
    return constantOf(C);
  unsigned Width = formWidth(V->getType());
  if (auto *A = dyn_cast<Argument>(V)) {
    const KernelInputs &Inputs = Kernel.inputs();
    auto Given = Inputs.ParameterFacts.find(A->getArgNo());
    if (isReal(A->getType()) && Given != Inputs.ParameterFacts.end() && Given->second.isExact())
      return constantOf(ConstantFP::get(A->getType(), double(Given->second.Low)));
    return parameter(Width, Inputs.nameOf(A->getArgNo()),
                     Given == Inputs.ParameterFacts.end() ? ParameterFact() : Given->second,
                     [&](const ValueName &N, int64_t Low, int64_t High) {
                       SymbolId Id = Kernel.symbolOf(A, N, Low, High);
                       if (A->getType()->isPointerTy())
                         Kernel.noteOfHost(Id);
                       return Id;
                     });
  }
  return Arithmetic::unknown(Width, Kernel.reason(dyn_cast<Instruction>(V), Undecided::Value));
}

/// Modulus * quotient + Residue, with the quotient as the unknown.
AffineValue WarpState::parameter(unsigned Width, const ValueName &Name, const ParameterFact &Fact,
                                 function_ref<SymbolId(const ValueName &, int64_t, int64_t)> Symbol) {
  if (Fact.isExact())
    return Math.constant(Width, Fact.Low);
  auto [Low, High] = rangeOfWidth(Width);
  Low = std::max(Low, Fact.Low);
  High = std::min(High, Fact.High);
  if (Fact.Modulus == 1 || Low > High)
    return Math.symbol(Width, Symbol(Name, Low, High));
  auto Floor = [&](int64_t Value) { return Value / Fact.Modulus - (Value % Fact.Modulus < 0); };
  // ceil((Low - Residue) / Modulus), without leaving 64 bits.
  int64_t LowQuotient = Floor(Low) + (((Low % Fact.Modulus) + Fact.Modulus) % Fact.Modulus > Fact.Residue);
  int64_t HighQuotient = Floor(High) - (((High % Fact.Modulus) + Fact.Modulus) % Fact.Modulus < Fact.Residue);
  AffineValue Quotient = Math.symbol(
      Width, Symbol("(" + Name.Text + " / " + std::to_string(Fact.Modulus) + ")", LowQuotient, HighQuotient));
  AffineValue Multiple = Math.binary(Opcode::Mul, Quotient, Math.constant(Width, Fact.Modulus), true);
  return Math.binary(Opcode::Add, Multiple, Math.constant(Width, Fact.Residue), true);
}

/// What \p A, a struct passed by value, has at \p Offset.
AffineValue WarpState::member(const Argument &A, uint64_t Offset, unsigned Width) {
  const KernelInputs &Inputs = Kernel.inputs();
  auto Symbol = [&](const ValueName &Name, int64_t Low, int64_t High) {
    SymbolId Id = Kernel.namedSymbol(Name, Low, High);
    if (Width == 64)
      Kernel.noteOfHost(Id);
    return Id;
  };
  auto Member = Inputs.Members.find({A.getArgNo(), Offset});
  if (Member != Inputs.Members.end() && Member->second.Bytes * 8 == Width)
    return parameter(Width, Member->second.Name, Member->second.Fact, Symbol);
  return parameter(Width, ValueName::memberAt(Inputs.nameOf(A.getArgNo()), Offset), {}, Symbol);
}

AffineValue WarpState::addressOf(const GEPOperator &Gep) {
  const DataLayout &Layout = Kernel.function().getParent()->getDataLayout();
  AffineValue Address = valueOf(Gep.getPointerOperand());
  const SharedArray *Array = nullptr;
  for (const Term &T : Address.Terms)
    if (const SharedArray *A = Kernel.arrayWithBase(T.Symbol))
      Array = A;
  bool Paddable = Array && Array->Paddable;
  auto AddRows = [&](const AffineValue &Rows) {
    AffineValue Padding = Math.symbol(64, Array->Padding);
    AffineValue Bytes = Math.binary(Opcode::Mul, Rows, Math.constant(64, int64_t(Array->ElementBytes)), true);
    Address = Math.binary(Opcode::Add, Address, Math.binary(Opcode::Mul, Bytes, Padding, true), true);
  };
  // Constant indices are folded to bytes, which hides the rows they cross.
  if (Paddable && isa<ConstantExpr>(&Gep)) {
    APInt Offset(64, 0);
    if (Gep.accumulateConstantOffset(Layout, Offset) && Offset.getSExtValue() >= 0) {
      uint64_t Bytes = Offset.getZExtValue();
      Address = Math.binary(Opcode::Add, Address, Math.constant(64, int64_t(Bytes)), true);
      if (isa<GlobalVariable>(Gep.getPointerOperand()->stripPointerCasts()))
        AddRows(Math.constant(64, int64_t(Bytes / Array->RowBytes)));
      return Address;
    }
  }
  for (auto It = gep_type_begin(Gep), End = gep_type_end(Gep); It != End; ++It) {
    const Value *Index = It.getOperand();
    if (StructType *Struct = It.getStructTypeOrNull()) {
      uint64_t Offset = Layout.getStructLayout(Struct)->getElementOffset(cast<ConstantInt>(Index)->getZExtValue());
      Address = Math.binary(Opcode::Add, Address, Math.constant(64, int64_t(Offset)), true);
      continue;
    }
    uint64_t Stride = It.getSequentialElementStride(Layout);
    AffineValue Step = valueOf(Index);
    if (Step.Width != 64)
      Step = Step.Width < 64 ? Math.signExtend(Step, 64) : Math.truncate(Step, 64);
    Address = Math.binary(Opcode::Add, Address,
                          Math.binary(Opcode::Mul, Step, Math.constant(64, int64_t(Stride)), true), true);
    // A step over whole rows passes their padding too.
    if (Paddable && It.getIndexedType()->isArrayTy() && Stride % Array->RowBytes == 0 && !Step.isKnown())
      AddRows(Math.binary(Opcode::Mul, Step, Math.constant(64, int64_t(Stride / Array->RowBytes)), true));
    else if (Paddable && It.getIndexedType()->isArrayTy() && Stride % Array->RowBytes == 0 &&
             !(Step.Constant.isUniform() && Step.Constant[0] == 0))
      AddRows(Math.binary(Opcode::Mul, Step, Math.constant(64, int64_t(Stride / Array->RowBytes)), true));
  }
  return Address;
}

AffineValue WarpState::binary(const BinaryOperator &I) {
  if (!isComputable(I.getType()))
    return opaque(I);
  AffineValue A = valueOf(I.getOperand(0)), B = valueOf(I.getOperand(1));
  bool NoWrap = isa<OverflowingBinaryOperator>(I) && I.hasNoSignedWrap();
  auto Op = [&]() -> std::optional<Opcode> {
    switch (I.getOpcode()) {
    case Instruction::Add:
      return Opcode::Add;
    case Instruction::Sub:
      return Opcode::Sub;
    case Instruction::Mul:
      return Opcode::Mul;
    case Instruction::And:
      return Opcode::And;
    case Instruction::Or:
      return Opcode::Or;
    case Instruction::Xor:
      return Opcode::Xor;
    case Instruction::Shl:
      return Opcode::Shl;
    case Instruction::LShr:
      return Opcode::LShr;
    case Instruction::AShr:
      return Opcode::AShr;
    case Instruction::UDiv:
      return Opcode::UDiv;
    case Instruction::SDiv:
      return Opcode::SDiv;
    case Instruction::URem:
      return Opcode::URem;
    case Instruction::SRem:
      return Opcode::SRem;
    default:
      return std::nullopt;
    }
  }();
  return Op ? Math.binary(*Op, A, B, NoWrap) : opaque(I);
}

AffineValue WarpState::compare(const ICmpInst &I) {
  if (!isComputable(I.getOperand(0)->getType()))
    return opaque(I);
  AffineValue A = valueOf(I.getOperand(0)), B = valueOf(I.getOperand(1));
  switch (I.getPredicate()) {
  case CmpInst::ICMP_EQ:
    return Math.binary(Opcode::Eq, A, B);
  case CmpInst::ICMP_NE:
    return Math.binary(Opcode::Ne, A, B);
  case CmpInst::ICMP_ULT:
    return Math.binary(Opcode::ULt, A, B);
  case CmpInst::ICMP_ULE:
    return Math.binary(Opcode::ULe, A, B);
  case CmpInst::ICMP_UGT:
    return Math.binary(Opcode::ULt, B, A);
  case CmpInst::ICMP_UGE:
    return Math.binary(Opcode::ULe, B, A);
  case CmpInst::ICMP_SLT:
    return Math.binary(Opcode::SLt, A, B);
  case CmpInst::ICMP_SLE:
    return Math.binary(Opcode::SLe, A, B);
  case CmpInst::ICMP_SGT:
    return Math.binary(Opcode::SLt, B, A);
  case CmpInst::ICMP_SGE:
    return Math.binary(Opcode::SLe, B, A);
  default:
    return opaque(I);
  }
}

AffineValue WarpState::extend(const CastInst &I) {
  AffineValue Narrow = valueOf(I.getOperand(0));
  unsigned Width = formWidth(I.getType());
  bool Signed = I.getOpcode() == Instruction::SExt;
  AffineValue Wide = Signed ? Math.signExtend(Narrow, Width) : Math.zeroExtend(Narrow, Width);
  ReasonId Why = Kernel.symbols().reasonIn(Narrow);
  if (Wide.Bits >= std::min(Width, 32u) || Narrow.Width >= 32 || Narrow.Unknown || !(Narrow.isUniform() || Why))
    return Wide;
  int64_t Values = int64_t(1) << Narrow.Width;
  if (Why)
    return Math.symbol(Width,
                       Kernel.symbols().inLanes(Why, Signed ? -Values / 2 : 0, Signed ? Values / 2 - 1 : Values - 1));
  int64_t Low = Signed ? -Values / 2 : 0, High = Low + Values - 1;
  bool IsSymbol = Narrow.Exact && Narrow.Terms.size() == 1 && Narrow.Constant.isZero() &&
                  Narrow.Terms[0].Coefficient == LaneVector(1);
  if (IsSymbol && Kernel.symbols()[Narrow.Terms[0].Symbol].Name.isGiven())
    return Math.symbol(Width, Kernel.extendedSymbol(Narrow.Terms[0].Symbol, Low, High));
  if (Narrow.Exact && !Narrow.Terms.empty()) {
    // Without a sign a negative number is one more turn on.
    AffineValue Number = Math.signExtend(Narrow, Width), Zero = Math.constant(Width, 0);
    AffineValue Turn = Math.select(Math.binary(Opcode::SLt, Number, Zero), Math.constant(Width, Values), Zero);
    return Signed ? Number : Math.binary(Opcode::Add, Number, Turn, true);
  }
  return Math.symbol(Width, Kernel.symbols().free(ValueName(ValueKind::Computed, lineAt(I)), Low, High));
}

AffineValue WarpState::load(const LoadInst &I, LaneMask Active) {
  unsigned Width = formWidth(I.getType());
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
      Constant *C = ConstantFoldLoadFromConst(const_cast<Constant *>(Table->getInitializer()), I.getType(),
                                              APInt(64, uint64_t(Address.Constant[Lane]), true, true), Layout);
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
    return freshUniform(I, ValueKind::Loaded);
  }
  return ownOfLanes(I, Kernel.reason(&I, UndecidedReason::atLine(Undecided::LoadedValue, lineAt(I))));
}

/// From a table that keeps its initial value.
std::optional<AffineValue> WarpState::loadPointer(const LoadInst &I, const GlobalVariable &Table,
                                                  const AffineValue &Address, LaneMask Active) {
  if (!Table.isConstant() || !Table.hasInitializer() || Table.isExternallyInitialized())
    return std::nullopt;
  std::optional<AffineValue> Result;
  for (LaneMask Left = Active; Left;) {
    int64_t Offset = Address.Constant[std::countr_zero(Left)];
    LaneMask Alike = 0;
    for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
      Alike |= LaneMask(Address.Constant[Lane] == Offset) << Lane;
    Left &= ~Alike;
    Constant *C = ConstantFoldLoadFromConst(const_cast<Constant *>(Table.getInitializer()), I.getType(),
                                            APInt(64, uint64_t(Offset), true, true), I.getModule()->getDataLayout());
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
  unsigned Width = formWidth(I.getType());
  if (!I.getType()->isIntegerTy() || Width < 8 || Kernel.symbols().size() > MostSymbols)
    return Arithmetic::unknown(Width, Why);
  auto [Low, High] = rangeOfWidth(Width);
  return Math.symbol(Width, Kernel.symbols().inLanes(Why, Low, High));
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
  unsigned Steps = 0;
  for (const Term &T : F.Terms)
    if (const Symbol &S = Kernel.symbols()[T.Symbol]; S.IsPrivate) {
      Why = S.Reason;
      Steps = std::max(Steps, S.Steps);
    }
  if (Why && (F.Terms.size() > MostTerms || Steps > MostSteps || F.Width == 1 || isa<SelectInst, PHINode>(I)))
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
  AffineValue Lost = Arithmetic::unknown(F.Width, Kernel.reason(&I, Undecided::WayThroughCode), F.openLanes());
  Lost.Constant = F.Constant;
  Lost.MayBeShared = F.MayBeShared || Kernel.restsOnSharedAddress(F);
  return Lost;
}

void WarpState::execute(const Instruction &I, LaneMask Active) {
  if (auto *S = dyn_cast<StoreInst>(&I)) {
    store(*S, Active);
    return;
  }
  if (auto *Call = dyn_cast<CallBase>(&I); Call && !Locals.cells().empty())
    overwriteLocals(*Call);
  if (I.getType()->isVoidTy() || !Kernel.isNeeded(&I))
    return;
  Elements.erase(&I);
  unsigned Width = formWidth(I.getType());
  const size_t Symbols = Kernel.symbols().size();
  AffineValue Result;
  switch (I.getOpcode()) {
  case Instruction::Alloca: {
    SymbolId Base = Kernel.symbolOf(&I, ValueName(ValueKind::AddressOfLocal), 0, INT64_MAX);
    Kernel.noteLocal(Base, cast<AllocaInst>(&I));
    Result = Math.symbol(64, Base);
    break;
  }
  case Instruction::GetElementPtr:
    Result = isa<PointerType>(I.getType()) ? addressOf(*cast<GEPOperator>(&I)) : opaque(I);
    break;
  case Instruction::ICmp:
    Result = compare(*cast<ICmpInst>(&I));
    break;
  case Instruction::Select:
    if (I.getOperand(0)->getType()->isIntegerTy(1))
      Kernel.noteCondition(valueOf(I.getOperand(0)), I);
    Result = hasForm(I.getType()) && I.getOperand(0)->getType()->isIntegerTy(1)
                 ? Math.select(valueOf(I.getOperand(0)), valueOf(I.getOperand(1)), valueOf(I.getOperand(2)))
                 : opaque(I);
    Result = followed(std::move(Result), I);
    if (Result.Unknown && I.getType()->isPointerTy()) {
      Result.MayBeShared |= Kernel.restsOnSharedAddress(valueOf(I.getOperand(1))) ||
                            Kernel.restsOnSharedAddress(valueOf(I.getOperand(2)));
      for (Term &T : Result.Terms) // where the choice is not known, neither is in the address
        T.Coefficient = LaneVector(0).blend(Result.Unknown, T.Coefficient);
      erase_if(Result.Terms, [](const Term &T) { return T.Coefficient.isZero(); });
    }
    break;
  case Instruction::ZExt:
  case Instruction::SExt:
  case Instruction::Trunc:
    if (!isComputable(I.getType()) || !isComputable(I.getOperand(0)->getType()))
      Result = opaque(I);
    else if (I.getOpcode() != Instruction::Trunc)
      Result = extend(*cast<CastInst>(&I));
    else
      Result = Math.truncate(valueOf(I.getOperand(0)), Width);
    break;
  case Instruction::PtrToInt:
  case Instruction::PtrToAddr:
  case Instruction::IntToPtr:
  case Instruction::AddrSpaceCast:
  case Instruction::BitCast:
  case Instruction::Freeze: {
    if (auto F = acrossVectors(I)) {
      Result = *F;
      break;
    }
    AffineValue F = valueOf(I.getOperand(0));
    if (!hasForm(I.getType()) || !hasForm(I.getOperand(0)->getType()))
      Result = F.isUniform() ? freshUniform(I, ValueKind::Computed) : opaque(I);
    else
      Result = F.Width == Width ? F : F.Width < Width ? Math.zeroExtend(F, Width) : Math.truncate(F, Width);
    break;
  }
  case Instruction::Load:
    Result = load(*cast<LoadInst>(&I), Active);
    break;
  case Instruction::Call: {
    const Value *Behind = skipMarker(&I);
    if (Behind != &I) {
      Result = valueOf(Behind);
    } else if (auto *Intrinsic = dyn_cast<IntrinsicInst>(&I)) {
      Result = intrinsic(*Intrinsic);
    } else {
      auto *Call = cast<CallInst>(&I);
      const Function *Callee = Call->getCalledFunction();
      if (Callee && Callee->doesNotAccessMemory()) {
        Result = opaque(I);
      } else {
        Undecided What = Callee                ? Undecided::CallResult
                         : Call->isInlineAsm() ? Undecided::AssemblyResult
                                               : Undecided::IndirectCallResult;
        ReasonId Data = Call->isInlineAsm() ? dataIn(*Call) : 0;
        if (isBeyondBudget(*Call))
          Data = Kernel.reason(&I, UndecidedReason::ofNames(Undecided::CalleeBudget, {}));
        Result = Arithmetic::unknown(Width, Data ? Data : Kernel.reason(&I, UndecidedReason::atLine(What, lineAt(I))));
      }
    }
    break;
  }
  case Instruction::InsertElement:
  case Instruction::ShuffleVector:
    Result = opaque(I);
    rearrange(I);
    break;
  case Instruction::ExtractValue: {
    auto &Extract = *cast<ExtractValueInst>(&I);
    auto It = Elements.find(Extract.getAggregateOperand());
    bool Known = It != Elements.end() && Extract.getNumIndices() == 1 && Extract.getIndices()[0] < It->second.size();
    Result = Known ? It->second[Extract.getIndices()[0]] : opaque(I);
    break;
  }
  case Instruction::ExtractElement:
    Result = extract(*cast<ExtractElementInst>(&I));
    break;
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
    Result = real(I);
    break;
  default:
    Result = isa<BinaryOperator>(I) ? binary(*cast<BinaryOperator>(&I)) : opaque(I);
    break;
  }
  forgetDeepData(I, Result);
  if (Result.Width != Width && !I.getType()->isVoidTy())
    Result = Arithmetic::unknown(Width, Result.Reason);
  if (Kernel.pointers().isOrigin(I) && skipMarker(&I) == &I) {
    Result.MayBeShared |= Result.Unknown != 0;
    for (const Term &T : Result.Terms)
      if (indexOf(T.Symbol) >= Symbols)
        Kernel.noteMayBeShared(T.Symbol);
  }
  Values[&I] = std::move(Result);
}

} // namespace bankcheck
