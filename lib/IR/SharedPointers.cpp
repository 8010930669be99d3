#include "IR/SharedPointers.h"
#include "IR/AddressSpaces.h"
#include "IR/AlignmentNotes.h"
#include "IR/EscapedAddresses.h"
#include "IR/MemoryOperation.h"
#include "IR/PtxText.h"
#include "IR/VirtualCalls.h"
#include "llvm/Analysis/CaptureTracking.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"

using namespace llvm;

namespace bankcheck::ir {

namespace {

constexpr unsigned FewestBits = 16; ///< That an address in shared memory needs.

bool isShared(const Value &V) {
  auto *P = dyn_cast<PointerType>(V.getType());
  return P && P->getAddressSpace() == SharedSpace;
}

bool mayHoldAddress(const Type &T) {
  return T.isPointerTy() || (T.isIntegerTy() && T.getIntegerBitWidth() >= FewestBits) || T.isAggregateType() ||
         T.isVectorTy();
}

bool isOfThread(const Value &Object) {
  auto *A = dyn_cast<Argument>(&Object);
  return isa<AllocaInst>(Object) || (A && A->hasByValAttr());
}

bool isNarrow(const Type &T) { return T.isIntegerTy() && T.getIntegerBitWidth() <= 32; }
bool isWide(const Type &T) { return !isNarrow(T); }
bool mayBeBoth(const Type &T) { return T.isAggregateType() || T.isVectorTy(); }

} // namespace

static void addShared(const Value &V, SetVector<const GlobalVariable *> &To) {
  if (auto *G = dyn_cast<GlobalVariable>(&V)) {
    if (G->getAddressSpace() == SharedSpace)
      To.insert(G);
  } else if (auto *E = dyn_cast<ConstantExpr>(&V)) {
    for (const Value *Operand : E->operands())
      addShared(*Operand, To);
  }
}

SetVector<const GlobalVariable *> sharedVariablesIn(const Function &F) {
  SetVector<const GlobalVariable *> Result;
  for (const Instruction &I : instructions(F))
    for (const Value *Operand : I.operands())
      addShared(*Operand, Result);
  return Result;
}

SharedPointers::SharedPointers(const Function &F) : Self(F), Numbered(sharedVariablesIn(F).takeVector()) {
  bool IsKernel = F.getCallingConv() == CallingConv::PTX_Kernel;
  if (!IsKernel) {
    Anywhere = {Any, Any};
    for (const Argument &A : F.args())
      Of[&A] = Any;
  } else if (!givesSharedAddressesAway(F)) {
    return; // then no pointer leads there but those that say so
  }
  LocalsStay = keepsLocalAddresses(F);
  do {
    Changed = false;
    for (const Instruction &I : instructions(F))
      visit(I);
  } while (Changed);
}

SharedPointers::Arrays SharedPointers::arraysOf(const Value &V) const {
  if (auto *G = dyn_cast<GlobalVariable>(&V)) {
    if (G->getAddressSpace() != SharedSpace)
      return 0;
    size_t Index = find(Numbered, G) - Numbered.begin();
    return Index < std::min<size_t>(Numbered.size(), MostArrays) ? Arrays(1) << Index : Any;
  }
  if (auto *C = dyn_cast<Constant>(&V)) {
    Arrays Behind = 0;
    if (!isa<GlobalValue, ConstantData>(C))
      for (const Use &Operand : C->operands())
        Behind |= arraysOf(*Operand);
    return Behind;
  }
  return Of.lookup(&V) | (isOfThread(V) ? Local : 0);
}

bool SharedPointers::contains(const Value &V) const { return isShared(V) || (arraysOf(V) & ~Local); }

bool SharedPointers::isOrigin(const Instruction &I) const {
  return isa<LoadInst, CallBase, AtomicRMWInst, AtomicCmpXchgInst>(I) && (Of.lookup(&I) & ~Local);
}

std::vector<const GlobalVariable *> SharedPointers::arraysBehind(const Value &V) const {
  std::vector<const GlobalVariable *> Result;
  Arrays Behind = arraysOf(V);
  for (size_t Index = 0; Index < std::min<size_t>(Numbered.size(), MostArrays) && !(Behind & Any); ++Index)
    if (Behind >> Index & 1)
      Result.push_back(Numbered[Index]);
  return Result;
}

void SharedPointers::add(const Instruction &I, Arrays Behind) {
  if (!Behind || !mayHoldAddress(*I.getType()))
    return;
  Arrays &Old = Of[&I];
  Changed |= (Old | Behind) != Old;
  Old |= Behind;
}

/// Whether \p Pointer, into a shared variable, is only loaded and stored through, in kernels.
static bool staysInKernels(const Value &Pointer) {
  return all_of(Pointer.users(), [&](const User *U) {
    if (isa<GEPOperator, AddrSpaceCastOperator, BitCastOperator>(U))
      return staysInKernels(*U);
    auto *I = dyn_cast<Instruction>(U);
    if (!I || I->getFunction()->getCallingConv() != CallingConv::PTX_Kernel)
      return false;
    auto *Store = dyn_cast<StoreInst>(I);
    return isa<LoadInst>(I) || (Store && Store->getValueOperand() != &Pointer) || I->isLifetimeStartOrEnd() ||
           isAlignmentNote(*I);
  });
}

static bool isOneInstruction(StringRef Assembly) {
  std::optional<std::vector<PtxStatement>> Statements = parsePtx(Assembly);
  return Statements &&
         count_if(*Statements, [](const PtxStatement &S) { return S.TheKind == PtxStatement::Instruction; }) == 1;
}

/// Whether what \p Assembly stores goes to global memory: no local variable, and no argument, holds it.
static bool storesToGlobalOnly(StringRef Assembly) {
  std::optional<std::vector<PtxStatement>> Statements = parsePtx(Assembly);
  return Statements && all_of(*Statements, [](const PtxStatement &S) {
           StringRef Name = S.TheKind == PtxStatement::Instruction ? StringRef(S.Parts[0]) : "";
           const bool IsPlain = is_contained({"ld", "ldu", "setp", "mov", "prefetch", "bar", "fence", "membar"}, Name);
           return Name.empty() || IsPlain || (is_contained({"st", "red", "atom"}, Name) && S.has("global"));
         });
}

/// One whose contents are followed by themselves.
static bool isVariable(const Value &Object) {
  auto *G = dyn_cast<GlobalVariable>(&Object);
  const bool IsStaticShared = G && G->getAddressSpace() == SharedSpace && !G->isDeclaration();
  return isOfThread(Object) || IsStaticShared;
}

bool SharedPointers::isOwn(const Value &Object) {
  if (!isVariable(Object))
    return false;
  auto [It, New] = IsOwn.try_emplace(&Object, false);
  auto *G = dyn_cast<GlobalVariable>(&Object);
  if (New)
    It->second = G ? staysInKernels(*G) : !PointerMayBeCaptured(&Object, /*ReturnCaptures=*/true);
  return It->second;
}

bool SharedPointers::isOfHost(const Value &Object) const {
  return (isa<LoadInst>(Object) && !Of.lookup(&Object)) ||
         ir::isOfHost(Object, LocalsStay, [&](const Instruction &I) { return (Of.lookup(&I) & ~Local) != 0; });
}

void SharedPointers::addTo(Contents &To, const Contents &New) {
  Changed |= (To.Narrow | New.Narrow) != To.Narrow || (To.Wide | New.Wide) != To.Wide;
  To.Narrow |= New.Narrow;
  To.Wide |= New.Wide;
}

void SharedPointers::addTo(Variable &To, const std::optional<Bytes> &Where, const Contents &New) {
  constexpr size_t MostPieces = 256;
  if (Where && (To.Pieces.size() < MostPieces || To.Pieces.contains(*Where)))
    addTo(To.Pieces[*Where], New);
  else
    addTo(To.Anywhere, New);
}

void SharedPointers::addTo(const Place &To, const Contents &New) {
  if (!(New.Narrow | New.Wide))
    return;
  if (!isVariable(*To.Object))
    return addTo(isOfHost(*To.Object) ? Global : Anywhere, New);
  addTo(Variables[To.Object], To.Where, New);
  if (!isOwn(*To.Object))
    addTo(Captured, New);
}

SharedPointers::Contents SharedPointers::of(const Type &T, Arrays Behind) {
  return {isNarrow(T) || mayBeBoth(T) ? Behind : 0, isWide(T) ? Behind : 0};
}

SmallVector<SharedPointers::Place, 4> SharedPointers::placesOf(const Value &Pointer,
                                                               std::optional<uint64_t> Size) const {
  SmallVector<const Value *, 4> Objects;
  getUnderlyingObjects(&Pointer, Objects, nullptr, 8);
  SmallVector<Place, 4> Result;
  for (const Value *Object : Objects)
    Result.push_back({Object, std::nullopt});
  const DataLayout &Layout = Self.getDataLayout();
  APInt Offset(Layout.getIndexTypeSizeInBits(Pointer.getType()), 0);
  if (Size && Pointer.stripAndAccumulateConstantOffsets(Layout, Offset, /*AllowNonInbounds=*/true) == Objects[0])
    Result[0].Where = {Offset.getSExtValue(), Offset.getSExtValue() + int64_t(*Size)};
  return Result;
}

void SharedPointers::store(const Value &Pointer, Type &T, Arrays Behind) {
  if (Behind)
    for (const Place &P : placesOf(Pointer, Self.getDataLayout().getTypeStoreSize(&T)))
      addTo(P, of(T, Behind));
}

void SharedPointers::copy(const AnyMemTransferInst &Copy) {
  auto *Length = dyn_cast<ConstantInt>(Copy.getLength());
  const std::optional<uint64_t> Size = Length ? std::optional(Length->getZExtValue()) : std::nullopt;
  const auto From = placesOf(*Copy.getRawSource(), Size), To = placesOf(*Copy.getRawDest(), Size);
  for (const Place &F : From)
    for (const Place &T : To) {
      if (!F.Where || !T.Where || !isVariable(*F.Object)) {
        addTo(T, load(F));
        continue;
      }
      // Each byte to its place.
      const int64_t Distance = T.Where->first - F.Where->first;
      const Variable Source = Variables.lookup(F.Object);
      addTo(T, isOwn(*F.Object) ? Source.Anywhere : load({F.Object, Bytes{0, 0}}));
      for (const auto &[Where, Has] : Source.Pieces) {
        const Bytes Copied{std::max(Where.first, F.Where->first), std::min(Where.second, F.Where->second)};
        if (Copied.first < Copied.second)
          addTo({T.Object, Bytes{Copied.first + Distance, Copied.second + Distance}}, Has);
      }
    }
}

SharedPointers::Contents SharedPointers::contentsOf(const Variable &V, const std::optional<Bytes> &Where) {
  Contents Result = V.Anywhere;
  for (const auto &[Here, Has] : V.Pieces)
    if (!Where || (Here.first < Where->second && Where->first < Here.second)) {
      Result.Narrow |= Has.Narrow;
      Result.Wide |= Has.Wide;
    }
  return Result;
}

SharedPointers::Contents SharedPointers::contentsOf(const Place &From) {
  auto With = [](Contents A, const Contents &B) { return Contents{A.Narrow | B.Narrow, A.Wide | B.Wide}; };
  if (isVariable(*From.Object)) {
    const auto It = Variables.find(From.Object);
    const Contents Own = It == Variables.end() ? Contents() : contentsOf(It->second, From.Where);
    return isOwn(*From.Object) ? Own : With(Own, Anywhere);
  }
  if (isOfHost(*From.Object))
    return With(Global, Anywhere);
  return With(With(Captured, Global), Anywhere);
}

SharedPointers::Contents SharedPointers::load(const Place &From) {
  auto *Table = dyn_cast<GlobalVariable>(From.Object);
  if (!Table || !Table->isConstant() || !Table->hasInitializer())
    return contentsOf(From);
  const Arrays Behind = arraysOf(*Table->getInitializer());
  return {Behind, Behind};
}

SharedPointers::Arrays SharedPointers::load(const Value &Pointer, Type &T) {
  Arrays Behind = 0;
  for (const Place &P : placesOf(Pointer, Self.getDataLayout().getTypeStoreSize(&T))) {
    const Contents In = load(P);
    Behind |= (isNarrow(T) || mayBeBoth(T) ? In.Narrow : 0) | (isWide(T) ? In.Wide : 0);
  }
  return Behind;
}

SharedPointers::Arrays SharedPointers::inShared() const {
  Arrays Result = Anywhere.Narrow | Anywhere.Wide;
  for (const auto &[Object, In] : Variables)
    if (isa<GlobalVariable>(Object)) {
      const Contents All = contentsOf(In, std::nullopt);
      Result |= All.Narrow | All.Wide;
    }
  return Result;
}

void SharedPointers::lose(Arrays Kept) {
  if ((Anywhere.Narrow & Anywhere.Wide & Kept) == Kept)
    return;
  Anywhere = {Anywhere.Narrow | Kept, Anywhere.Wide | Kept};
  Changed = true;
}

/// The arrays that a call of \p Callee can lead to, which is not followed; one through a pointer if it is null. All
/// functions that it can reach are in the module, but for those of other files.
SharedPointers::Arrays SharedPointers::ofUnfollowed(const Function *Callee) {
  if (Callee)
    return Any;
  if (!IsAnyPointedAware)
    IsAnyPointedAware = anyUnfollowedKnowsShared(Self);
  return *IsAnyPointedAware ? Any : 0;
}

void SharedPointers::visitCall(const CallBase &Call) {
  Arrays Given = 0;
  for (const Use &Operand : Call.args())
    Given |= arraysOf(*Operand);
  auto *Copy = dyn_cast<AnyMemTransferInst>(&Call);
  auto *Asm = dyn_cast<InlineAsm>(Call.getCalledOperand());
  const Function *Callee = Call.getCalledFunction();
  auto *Bytes = ArrayType::get(Type::getInt8Ty(Call.getContext()), 1); // wide and narrow ones
  if (Copy) {
    copy(*Copy);
    return;
  }
  if (Asm) {
    Arrays Stored = 0;
    const StringRef Text = Asm->getAsmString();
    const bool MayStore = Text.contains("st") || Text.contains("atom");
    const bool OnlyToGlobal = MayStore && storesToGlobalOnly(Asm->getAsmString());
    auto Operations = memoryOperationsOf(Call);
    for (const Use &Operand : Call.args())
      if (none_of(Operations,
                  [&](const MemoryOperation &M) { return M.Address == Operand || M.CopySource == Operand; })) {
        Stored |= arraysOf(*Operand);
        if (OnlyToGlobal)
          addTo(Global, of(*Operand->getType(), arraysOf(*Operand)));
      }
    if (MayStore && !OnlyToGlobal)
      lose(Stored);
    const Type &T = *Call.getType();
    const Arrays FromGlobal = (isNarrow(T) || mayBeBoth(T) ? Global.Narrow | Anywhere.Narrow : 0) |
                              (isWide(T) ? Global.Wide | Anywhere.Wide : 0);
    Arrays Loaded = 0;
    if (all_of(Operations, [](const MemoryOperation &M) { return M.AlwaysShared; }))
      Loaded = !Operations.empty() ? inShared() : mayLoad(Text) ? FromGlobal : 0;
    else
      Loaded = load(*Constant::getNullValue(PointerType::get(Call.getContext(), 0)), *Bytes);
    // What one instruction loads is not made of the address that it loads from.
    if (!Operations.empty() && isOneInstruction(Asm->getAsmString()))
      Given = Stored;
    add(Call, Given | Loaded | (makesAddress(*Asm) && Call.getType()->isPointerTy() ? Any : 0));
    return;
  }
  if (isAlignmentNote(Call) || isEntryNote(Call))
    return;
  if (Callee && (Callee->isIntrinsic() || Callee->doesNotAccessMemory())) {
    add(Call, Given);
    return;
  }
  // What is not followed may keep what it is given, and has its own.
  Arrays Kept = Given | (Callee && Callee->isDeclaration() ? 0 : ofUnfollowed(Callee));
  lose(Kept);
  add(Call, Kept);
}

void SharedPointers::visit(const Instruction &I) {
  if (auto *Load = dyn_cast<LoadInst>(&I)) {
    if (mayHoldAddress(*Load->getType()))
      add(I, load(*Load->getPointerOperand(), *Load->getType()));
  } else if (auto *Store = dyn_cast<StoreInst>(&I)) {
    store(*Store->getPointerOperand(), *Store->getValueOperand()->getType(), arraysOf(*Store->getValueOperand()));
  } else if (auto *Atomic = dyn_cast<AtomicRMWInst>(&I)) {
    store(*Atomic->getPointerOperand(), *Atomic->getType(), arraysOf(*Atomic->getValOperand()));
    add(I, load(*Atomic->getPointerOperand(), *Atomic->getType()));
  } else if (auto *Exchange = dyn_cast<AtomicCmpXchgInst>(&I)) {
    Type &T = *Exchange->getNewValOperand()->getType();
    store(*Exchange->getPointerOperand(), T, arraysOf(*Exchange->getNewValOperand()));
    add(I, load(*Exchange->getPointerOperand(), T));
  } else if (auto *Call = dyn_cast<CallBase>(&I)) {
    visitCall(*Call);
  } else if (auto *Part = dyn_cast<ExtractValueInst>(&I)) {
    auto *Inserted = FindInsertedValue(Part->getOperand(0), Part->getIndices());
    add(I, arraysOf(Inserted ? *Inserted : *Part->getOperand(0)));
  } else if (auto *Step = dyn_cast<GetElementPtrInst>(&I)) {
    add(I, arraysOf(*Step->getPointerOperand()));
  } else if (mayHoldAddress(*I.getType())) {
    Arrays Behind = 0;
    for (const Value *Operand : I.operands())
      if (!isa<BasicBlock>(Operand) && mayHoldAddress(*Operand->getType()))
        Behind |= arraysOf(*Operand);
    add(I, Behind);
  }
}

} // namespace bankcheck::ir
