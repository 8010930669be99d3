#include "Analysis/KernelContext.h"
#include "IR/AddressSpaces.h"
#include "IR/LaneExchange.h"
#include "IR/MemoryOperation.h"
#include "IR/Metadata.h"
#include "IR/Numbering.h"
#include "IR/SharedPointers.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/Demangle/Demangle.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"

using namespace llvm;
using namespace bankcheck::banks;
using namespace bankcheck::ir;
using namespace bankcheck::lanes;

namespace bankcheck::analysis {

KernelContext::KernelContext(Function &Kernel, KernelInputs Inputs, Memory Covered)
    : Kernel(Kernel), Inputs(std::move(Inputs)), Covered(Covered), Dominators(Kernel), PostDominators(Kernel),
      Loops(Dominators), Pointers(Kernel) {
  Symbols.free("nothing");                      // so that 0 means no symbol
  Reasons.push_back({Undecided::NotKnown, {}}); // so that 0 has one
  ReversePostOrderTraversal<Function *> Traversal(&Kernel);
  Order.assign(Traversal.begin(), Traversal.end());
  findParts();
  findNeeded();
  findSteps();
  Controls.emplace(Order, PostDominators, Loops);
}

const DILocation *locationOfBranch(const Instruction &Branch) {
  constexpr unsigned MostBlocks = 16;
  const Instruction *I = &Branch;
  const BasicBlock *Block = I->getParent();
  for (unsigned Blocks = 0; Block && Blocks < MostBlocks; ++Blocks) {
    for (; I; I = I->getPrevNode())
      if (I->getDebugLoc() && I->getDebugLoc().getLine())
        return I->getDebugLoc();
    Block = Block->getSinglePredecessor();
    I = Block ? Block->getTerminator() : nullptr;
  }
  return nullptr;
}

unsigned lineOf(const Instruction &Branch) {
  const DILocation *L = locationOfBranch(Branch);
  return L ? L->getLine() : 0;
}

std::string sourceNameOf(const GlobalVariable &Variable) {
  std::string Whole = demangle(Variable.getName());
  size_t End = Whole.find(" ("); // "k(int)::s (.1)"
  StringRef Name = StringRef(Whole).take_front(End);
  size_t Last = Name.rfind("::");
  return (Last == StringRef::npos ? Name : Name.substr(Last + 2)).str();
}

bool KernelContext::restsOnSharedAddress(const AffineValue &F) const {
  constexpr unsigned MostSymbols = 1024; // addresses are made of fewer
  unsigned All = 0;
  return Symbols.any(
      F, [&](SymbolId Id) { return ++All > MostSymbols || arrayWithBase(Id) || PerhapsShared.contains(Id); });
}

LaneMask KernelContext::inOtherMemory(const AffineValue &Address) const {
  LaneMask Other = 0;
  for (const Term &T : Address.Terms)
    if (localWithBase(T.Symbol) || tableWithBase(T.Symbol) || OfHost.contains(T.Symbol))
      for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
        Other |= LaneMask(T.Coefficient[Lane] == 1) << Lane;
  bool IsNumber = Address.Terms.empty(); // null, or a number that somebody made a pointer of
  return (IsNumber ? AllLanes : Other) & ~Address.Unknown;
}

void KernelContext::noteCondition(const AffineValue &Condition, const Instruction &Where) {
  bool IsSymbol = Condition.Width == 1 && !Condition.Unknown && Condition.Terms.size() == 1 && Condition.isUniform() &&
                  !Condition.Constant[0] && (Condition.Terms[0].Coefficient[0] & 1);
  if (IsSymbol && !Symbols[Condition.Terms[0].Symbol].Name.isGiven())
    ConditionLines.try_emplace(Condition.Terms[0].Symbol, lineOf(Where));
}

ArrayRef<StoredPointer> KernelContext::pointersReadBy(const LoadInst &Load) {
  auto [It, New] = PointersRead.try_emplace(&Load);
  if (New)
    It->second = ir::pointersReadBy(Load);
  return It->second;
}

ReasonId KernelContext::reason(const Instruction *Cause, const UndecidedReason &Why) {
  auto [It, New] = ReasonIds.try_emplace({Cause, Why}, Reasons.size());
  if (New) {
    Reason R{Why, {}};
    if (Cause)
      if (const DILocation *L = Cause->getDebugLoc())
        R.Locations = locationsOf(*L);
    Reasons.push_back(std::move(R));
  }
  return It->second;
}

ReasonId KernelContext::dataIn(const AffineValue &F) {
  for (ReasonId Why : {F.Unknown ? F.Reason : 0, Symbols.reasonIn(F)})
    if (Why && isOfData(Reasons[Why].Why))
      return Why;
  ReasonId Why = 0; // of a value that all lanes load
  Symbols.any(F, [&](SymbolId Id) {
    const ValueName &Name = Symbols[Id].Name;
    if (auto It = MadeOfData.find(Id); It != MadeOfData.end())
      Why = It->second;
    else if (Name.Kind == ValueKind::Loaded)
      Why = reason(nullptr, UndecidedReason::atLine(Undecided::LoadedValue, Name.Line));
    return Why != 0;
  });
  return Why;
}

SymbolId KernelContext::symbolOf(const Value *V, const ValueName &Name, int64_t Low, int64_t High) {
  auto [It, New] = ValueSymbols.try_emplace(V, 0);
  if (New) {
    It->second = Symbols.free(Name, Low, High);
    if (auto *A = dyn_cast<Argument>(V))
      ArgumentsBySymbol[It->second] = A->getArgNo();
  }
  return It->second;
}

std::string KernelInputs::nameOf(unsigned Index) const {
  bool HasName = Index < ParameterNames.size() && !ParameterNames[Index].empty();
  return HasName ? ParameterNames[Index] : "argument " + std::to_string(Index + 1);
}

bool KernelInputs::names(const std::string &Name) const {
  return is_contained(ParameterNames, Name) || any_of(Members, [&](const auto &M) { return M.second.Name == Name; });
}

std::optional<unsigned> KernelContext::argumentWith(SymbolId Symbol) const {
  auto It = ArgumentsBySymbol.find(Symbol);
  return It == ArgumentsBySymbol.end() ? std::nullopt : std::optional(It->second);
}

SymbolId KernelContext::namedSymbol(const ValueName &Name, int64_t Low, int64_t High) {
  auto [It, New] = NamedSymbols.try_emplace(Name, 0);
  if (New)
    It->second = Symbols.free(Name, Low, High);
  return It->second;
}

SymbolId KernelContext::extendedSymbol(SymbolId Narrow, int64_t Low, int64_t High) {
  auto [It, New] = ExtendedSymbols.try_emplace({Narrow, Low}, 0);
  if (New)
    It->second = Symbols.free(Symbols[Narrow].Name, Low, High);
  return It->second;
}

const SharedArray &KernelContext::arrayOf(const GlobalVariable *Variable) {
  if (const SharedArray *Array = ArraysByVariable.lookup(Variable))
    return *Array;
  SharedArray A;
  A.Variable = Variable;
  A.LinkageName = Variable->getName().str();
  A.Kernel = function().getName().str();
  A.Name = sourceNameOf(*Variable);
  A.Base = symbolOf(Variable, ValueName(ValueKind::UnitsOfArray, A.Name), 0, 1 << 24);
  const DataLayout &Layout = Variable->getParent()->getDataLayout();
  Type *T = Variable->getValueType();
  A.Bytes = Layout.getTypeAllocSize(T);
  unsigned Dimensions = 0;
  Type *Row = T;
  while (auto *Array = dyn_cast<ArrayType>(T)) {
    ++Dimensions;
    Row = T;
    T = Array->getElementType();
  }
  A.ElementBytes = Layout.getTypeAllocSize(T);
  A.RowBytes = Layout.getTypeAllocSize(Row);
  A.Rows = A.RowBytes ? A.Bytes / A.RowBytes : 0;
  A.Paddable = Dimensions >= 2 && A.RowBytes;
  if (A.Paddable)
    A.Padding = Symbols.free(ValueName(ValueKind::Padding), 0, 256);
  if (A.Paddable)
    Paddings.insert(A.Padding);
  Arrays.push_back(A);
  ArraysByVariable[Variable] = ArraysByBase[A.Base] = &Arrays.back();
  return Arrays.back();
}

const SharedArray *KernelContext::arrayWithBase(SymbolId Base) const { return ArraysByBase.lookup(Base); }

uint64_t KernelContext::staticSharedBytes() {
  if (StaticShared)
    return *StaticShared;
  StaticShared = 0;
  for (const GlobalVariable *G : sharedVariablesIn(Kernel))
    *StaticShared += alignTo(Kernel.getParent()->getDataLayout().getTypeAllocSize(G->getValueType()), 16);
  return *StaticShared;
}

const AllocaInst *KernelContext::localWithBase(SymbolId Base) const {
  auto It = Locals.find(Base);
  return It == Locals.end() ? nullptr : It->second;
}

const GlobalVariable *KernelContext::tableWithBase(SymbolId Base) const {
  auto It = Tables.find(Base);
  return It == Tables.end() ? nullptr : It->second;
}

void KernelContext::findNeeded() {
  std::vector<const Value *> Work;
  auto Need = [&](const Value *V) {
    if ((isa<Instruction>(V) || isa<Argument>(V)) && Needed.insert(V).second)
      Work.push_back(V);
  };
  std::vector<const Value *> LocalWrites;
  for (Instruction &I : instructions(Kernel)) {
    for (const MemoryOperation &M : memoryOperationsOf(I)) {
      if (M.LeadingDimension)
        Need(M.LeadingDimension);
      if (M.CopySource)
        Need(M.CopySource);
      if (M.Address && metadataOf(I, "bankcheck.access"))
        Need(M.Address);
      else if (M.Address && (coversAllMemory() || M.AlwaysShared || Pointers.contains(*M.Address)))
        Need(M.Address);
    }
    if (auto *Branch = dyn_cast<BranchInst>(&I); Branch && Branch->isConditional())
      Need(Branch->getCondition());
    if (auto *S = dyn_cast<StoreInst>(&I); S && isa<AllocaInst>(getUnderlyingObject(S->getPointerOperand())))
      LocalWrites.insert(LocalWrites.end(), {S->getValueOperand(), S->getPointerOperand()});
    if (auto *Call = dyn_cast<CallBase>(&I); Call && Call->mayWriteToMemory() && !I.isLifetimeStartOrEnd())
      for (const Value *Argument : Call->args())
        if (Argument->getType()->isPointerTy() && isa<AllocaInst>(getUnderlyingObject(Argument)))
          LocalWrites.push_back(Argument);
  }
  while (!Work.empty()) {
    const Value *V = Work.back();
    Work.pop_back();
    auto *I = dyn_cast<Instruction>(V);
    if (!I)
      continue;
    for (const Value *Operand : I->operands())
      Need(Operand);
    auto *L = dyn_cast<LoadInst>(I);
    if (L && !ReadsLocals && isa<AllocaInst>(getUnderlyingObject(L->getPointerOperand()))) {
      ReadsLocals = true;
      for (const Value *Operand : LocalWrites)
        Need(Operand);
    }
  }
}

void KernelContext::findParts() {
  Parts[nullptr];
  for (const BasicBlock *Block : Order) {
    const Loop *L = Loops.getLoopFor(Block);
    if (L && L->getHeader() == Block)
      Parts[L->getParentLoop()].push_back({Block, L});
    Parts[L].push_back({Block, nullptr});
  }
}

/// Whether operation \p Index of \p I is an access.
static bool isNumbered(const Instruction &I, unsigned Index) {
  std::vector<uint32_t> Numbers = numbersOf(I);
  return Index < Numbers.size() && Numbers[Index] != ~0u;
}

void KernelContext::findSteps() {
  auto IsComputed = [&](const Instruction &I) {
    if (auto *S = dyn_cast<StoreInst>(&I))
      return isNeeded(S->getValueOperand()) || isNeeded(S->getPointerOperand());
    return isNeeded(&I) || (ReadsLocals && isa<CallBase>(I) && I.mayWriteToMemory());
  };
  for (BasicBlock *Block : Order)
    for (std::vector<Step> &Here = Steps[Block]; const Instruction &I : *Block) {
      if (isa<PHINode>(I) || I.isTerminator())
        continue;
      Step S{&I, {}};
      if (coversAllMemory() || isa<LoadInst, StoreInst>(I) || metadataOf(I, "bankcheck.access")) {
        unsigned Index = 0;
        for (const MemoryOperation &M : memoryOperationsOf(I)) {
          if (coversAllMemory() || mayBeShared(M) || isNumbered(I, Index) ||
              (M.Address && Pointers.contains(*M.Address)))
            S.Operations.push_back({Index, M});
          ++Index;
        }
      }
      S.IsExchange = laneExchangeOf(I) != LaneExchange::None;
      if (!S.Operations.empty() || IsComputed(I))
        Here.push_back(std::move(S));
    }
}

} // namespace bankcheck::analysis
