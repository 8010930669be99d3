#include "IR/ReturnedValues.h"
#include "IR/Prepare.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/Analysis/PostDominators.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/Module.h"
#include <map>

using namespace llvm;

namespace bankcheck::ir {
namespace {

constexpr StringLiteral NeverInlined = "bankcheck.never-inlined", OfValue = "bankcheck.returned-value",
                        AtAddress = "bankcheck.returned-address", MayVanish = "bankcheck.may-vanish";

/// Which memory a function accesses, but for its own variables and what never changes.
enum class Reach : uint8_t { Nothing, Arguments, Anything };

bool isOwn(const Value &Object) {
  auto *A = dyn_cast<Argument>(&Object);
  auto *Table = dyn_cast<GlobalVariable>(&Object);
  return isa<AllocaInst>(Object) || (Table && Table->isConstant()) ||
         (A && (A->hasStructRetAttr() || A->hasByValAttr()));
}

Reach reachOf(const Value &Pointer) {
  const Value &Object = *getUnderlyingObject(&Pointer);
  return isOwn(Object) ? Reach::Nothing : isa<Argument>(Object) ? Reach::Arguments : Reach::Anything;
}

using Reaches = std::map<const Function *, Reach>;

Reach reachOf(const Instruction &I, const Reaches &Known) {
  if (I.isVolatile() || I.isAtomic())
    return Reach::Anything;
  if (auto *Load = dyn_cast<LoadInst>(&I))
    return reachOf(*Load->getPointerOperand());
  if (auto *Store = dyn_cast<StoreInst>(&I))
    return reachOf(*Store->getPointerOperand());
  if (auto *Copy = dyn_cast<MemTransferInst>(&I))
    return std::max(reachOf(*Copy->getRawSource()), reachOf(*Copy->getRawDest()));
  if (auto *Set = dyn_cast<MemSetInst>(&I))
    return reachOf(*Set->getRawDest());
  auto *Call = dyn_cast<CallBase>(&I);
  auto *Intrinsic = dyn_cast<IntrinsicInst>(&I);
  auto Callee = Call ? Known.find(Call->getCalledFunction()) : Known.end();
  if (Callee == Known.end())
    return I.mayReadOrWriteMemory() && !(Intrinsic && Intrinsic->isAssumeLikeIntrinsic()) ? Reach::Anything
                                                                                          : Reach::Nothing;
  if (Callee->second != Reach::Arguments)
    return Callee->second;
  Reach Result = Reach::Nothing;
  for (const Value *A : Call->args())
    if (A->getType()->isPointerTy())
      Result = std::max(Result, reachOf(*A));
  return Result;
}

template <typename Action> void forEachCallOf(const Function &F, Action Do) {
  for (const User *U : F.users())
    if (auto *Call = dyn_cast<CallBase>(U); Call && Call->getCalledOperand() == &F)
      Do(*const_cast<CallBase *>(Call));
}

Reaches reachesIn(const Module &M) {
  Reaches Result;
  for (const Function &F : M)
    if (!F.isDeclaration())
      Result[&F] = Reach::Nothing;
  SmallVector<const Function *, 16> Changed;
  auto Raise = [&](const Function &F, const Instruction &I) {
    Reach &Known = Result.at(&F);
    if (Reach Now = reachOf(I, Result); Now > Known) {
      Known = Now;
      Changed.push_back(&F);
    }
  };
  for (const Function &F : M)
    for (const Instruction &I : instructions(F))
      Raise(F, I);
  while (!Changed.empty())
    forEachCallOf(*Changed.pop_back_val(), [&](const CallBase &Call) { Raise(*Call.getFunction(), Call); });
  return Result;
}

/// As the functions behind `threadIdx.x` do.
bool readsSpecialRegister(const Function &F) {
  return any_of(F.getEntryBlock(), [](const Instruction &I) {
    auto *Return = dyn_cast<ReturnInst>(&I);
    auto *Read = Return ? dyn_cast_or_null<IntrinsicInst>(Return->getReturnValue()) : nullptr;
    return Read && Read->getCalledFunction()->getName().starts_with("llvm.nvvm.read.ptx.sreg.");
  });
}

/// Adds what \p V may be; false if that is no constant.
bool addConstants(const Value &V, SmallPtrSetImpl<const Value *> &To, SmallPtrSetImpl<const Value *> &Seen) {
  if (isa<Constant>(V)) {
    To.insert(&V);
    return To.size() == 1;
  }
  if (!Seen.insert(&V).second)
    return true;
  auto Add = [&](const Value *From) { return addConstants(*From, To, Seen); };
  if (auto *Phi = dyn_cast<PHINode>(&V))
    return all_of(Phi->incoming_values(), Add);
  if (auto *Choice = dyn_cast<SelectInst>(&V))
    return Add(Choice->getTrueValue()) && Add(Choice->getFalseValue());
  return false;
}

bool returnsOneConstant(const Function &F) {
  SmallPtrSet<const Value *, 2> Constants, Seen;
  for (const BasicBlock &Block : F)
    if (auto *Return = dyn_cast<ReturnInst>(Block.getTerminator()))
      if (!Return->getReturnValue() || !addConstants(*Return->getReturnValue(), Constants, Seen))
        return false;
  return true;
}

/// The calls that are followed. A constant that all calls of a function return makes no value unknown, but accesses
/// vanish.
enum class Followed : uint8_t { Unknown, OneConstant };

/// Follows what calls return.
class Marker {
public:
  Marker(Module &M, const Reaches &Known, Followed Calls) : M(M), Known(Known), Calls(Calls) {}

  void run() {
    for (Function &F : M) {
      if (F.isDeclaration())
        continue;
      if (Calls == Followed::Unknown && !isKernel(F) && (F.hasAddressTaken() || F.hasFnAttribute(NeverInlined)))
        for (Argument &A : F.args())
          addValue(A);
      for (Instruction &I : instructions(F))
        if (auto *Call = dyn_cast<CallBase>(&I); Call && isKeptCall(*Call))
          addReturned(*Call);
    }
    while (!Values.empty() || !Places.empty())
      if (!Values.empty())
        followValue(*Values.pop_back_val());
      else
        followPlace(*Places.pop_back_val());
  }

private:
  Module &M;
  const Reaches &Known;
  const Followed Calls;
  SmallVector<Value *, 32> Values, Places; ///< Yet to be followed: returned values, and pointers to where some are.
  DenseSet<const Value *> SeenValues, SeenPlaces, Filled;
  /// Of functions with a branch that depends on a returned value.
  std::map<const Function *, PostDominatorTree> PostDominators;
  DenseSet<const BasicBlock *> Conditional;
  DenseSet<const Value *> SeenVanishing, SeenOperands;

  void addValue(Value &V) {
    if (!isa<Constant>(V) && SeenValues.insert(&V).second)
      Values.push_back(&V);
  }
  void addPlace(Value &V) {
    if (SeenPlaces.insert(&V).second)
      Places.push_back(&V);
  }

  /// Whether nvcc has it as a call when it forwards constants, and does not know what it returns; or knows it, but has
  /// not yet left out what does not run because of it.
  bool isKeptCall(const CallBase &Call) const {
    if (Call.isIndirectCall())
      return Calls == Followed::Unknown;
    auto Callee = Known.find(Call.getCalledFunction());
    if (Callee == Known.end())
      return false;
    const Function &F = *Callee->first;
    const bool IsCall = Callee->second == Reach::Nothing || F.hasFnAttribute(NeverInlined);
    return IsCall && !readsSpecialRegister(F) && returnsOneConstant(F) == (Calls == Followed::OneConstant);
  }

  /// What \p Call returns, in a register or in memory.
  void addReturned(CallBase &Call) {
    addValue(Call);
    for (unsigned N = 0; N < Call.arg_size(); ++N)
      if (Call.paramHasAttr(N, Attribute::StructRet))
        addContents(*Call.getArgOperand(N));
  }

  /// A returned value is stored through \p Pointer.
  void addContents(Value &Pointer) {
    Value &Object = *getUnderlyingObject(&Pointer);
    if (isa<AllocaInst>(Object))
      return addPlace(Object);
    auto *A = dyn_cast<Argument>(&Object);
    if (!A || !Filled.insert(A).second)
      return;
    addPlace(*A);
    forEachCallOf(*A->getParent(), [&](CallBase &Call) {
      if (A->getArgNo() < Call.arg_size())
        addContents(*Call.getArgOperand(A->getArgNo()));
    });
  }

  /// The callee's argument that \p U, of a call, becomes; null if that is not known.
  static Argument *argumentOf(const Use &U) {
    auto *Call = dyn_cast<CallBase>(U.getUser());
    Function *F = Call ? Call->getCalledFunction() : nullptr;
    if (!F || F->isDeclaration() || !Call->isArgOperand(&U) || Call->getArgOperandNo(&U) >= F->arg_size())
      return nullptr;
    return F->getArg(Call->getArgOperandNo(&U));
  }

  void mark(Instruction &I, StringRef How) const {
    if (Calls == Followed::Unknown)
      I.setMetadata(How, MDNode::get(I.getContext(), {}));
  }

  void followValue(Value &V) {
    for (Use &U : V.uses()) {
      auto &I = *cast<Instruction>(U.getUser());
      if (auto *Store = dyn_cast<StoreInst>(&I)) {
        if (U.getOperandNo() == StoreInst::getPointerOperandIndex()) {
          mark(I, AtAddress);
        } else {
          mark(I, OfValue);
          addContents(*Store->getPointerOperand());
        }
      } else if (isa<LoadInst, AnyMemIntrinsic>(I)) {
        mark(I, AtAddress);
      } else if (isa<ReturnInst>(I)) {
        forEachCallOf(*I.getFunction(), [&](CallBase &Call) { addValue(Call); });
      } else if (Argument *A = argumentOf(U)) {
        addValue(*A);
        continue; // what the call returns is known by its body
      } else if (I.isTerminator()) {
        followBranch(I);
      } else {
        followOperation(I, V);
      }
      if (!I.getType()->isVoidTy())
        addValue(I);
    }
  }

  /// It is not known which way \p Branch goes: what is stored behind it counts, and so do all values where ways meet.
  void followBranch(Instruction &Branch) {
    Function &F = *Branch.getFunction();
    auto [It, IsNew] = PostDominators.try_emplace(&F);
    if (IsNew) {
      It->second.recalculate(F);
      for (BasicBlock &Block : F)
        for (PHINode &Phi : Block.phis())
          if (!Phi.hasConstantValue())
            addValue(Phi);
    }
    markBehind(*Branch.getParent(), It->second);
  }

  /// What runs or not as the branch at the end of \p First goes, and the branches there.
  void markBehind(BasicBlock &First, const PostDominatorTree &Tree) {
    SmallVector<BasicBlock *, 8> Worklist{&First};
    while (!Worklist.empty()) {
      BasicBlock *Block = Worklist.pop_back_val();
      const DomTreeNode *Node = Tree.getNode(Block), *Meet = Node ? Node->getIDom() : nullptr;
      for (BasicBlock *To : successors(Block))
        for (DomTreeNode *Here = Tree.getNode(To); Here && Here != Meet && Here->getBlock(); Here = Here->getIDom())
          if (Conditional.insert(Here->getBlock()).second) {
            Worklist.push_back(Here->getBlock());
            markConditional(*Here->getBlock());
          }
    }
  }

  void markConditional(BasicBlock &Block) {
    for (Instruction &I : Block) {
      if (isa<StoreInst>(I))
        mark(I, OfValue);
      addVanishing(I);
    }
  }

  /// The shared variables that \p I accesses, which may vanish, and those that it passes on or that a callee names.
  void addVanishing(Instruction &I) {
    for (Value *Operand : I.operands())
      if (auto *F = dyn_cast<Function>(Operand))
        addVanishingCode(*F);
      else if (Operand->getType()->isPointerTy())
        addVanishingAt(*Operand);
  }

  void addVanishingCode(Function &F) {
    if (SeenVanishing.insert(&F).second)
      for (Instruction &I : instructions(F))
        addVanishing(I);
  }

  void addVanishingAt(Value &Pointer) {
    Value &Object = *getUnderlyingObject(&Pointer);
    if (auto *G = dyn_cast<GlobalVariable>(&Object))
      G->setMetadata(MayVanish, MDNode::get(G->getContext(), {}));
    auto *A = dyn_cast<Argument>(&Object);
    if (A && SeenVanishing.insert(A).second)
      forEachCallOf(*A->getParent(), [&](CallBase &Call) {
        if (A->getArgNo() < Call.arg_size())
          addVanishingAt(*Call.getArgOperand(A->getArgNo()));
      });
  }

  /// If the returned value \p Known is a constant, the result of \p I may be one (`n * 0`): the loads that its other
  /// operand needs may vanish.
  void followOperation(Instruction &I, const Value &Known) {
    const unsigned Code = I.getOpcode();
    const bool Absorbs = I.isShift() || I.isIntDivRem() || isa<SelectInst>(I) || Code == Instruction::Mul ||
                         Code == Instruction::And || Code == Instruction::Or;
    SmallVector<Value *, 8> Worklist;
    if (Absorbs)
      copy_if(I.operands(), std::back_inserter(Worklist), [&](const Value *V) { return V != &Known; });
    while (!Worklist.empty()) {
      auto *From = dyn_cast<Instruction>(Worklist.pop_back_val());
      if (!From || !SeenOperands.insert(From).second)
        continue;
      if (From->mayReadFromMemory())
        addVanishing(*From);
      Worklist.append(From->value_op_begin(), From->value_op_end());
    }
  }

  void followPlace(Value &Pointer) {
    for (Use &U : Pointer.uses()) {
      auto &I = *cast<Instruction>(U.getUser());
      if (isa<LoadInst>(I)) {
        addValue(I);
      } else if (auto *Copy = dyn_cast<MemTransferInst>(&I)) {
        if (U.getOperandNo() == 1) {
          mark(I, OfValue);
          addContents(*Copy->getRawDest());
        }
      } else if (Argument *A = argumentOf(U)) {
        addPlace(*A);
      } else if (I.getType()->isPointerTy() && !isa<CallBase>(I)) {
        addPlace(I);
      }
    }
  }
};

} // namespace

void noteNeverInlined(Function &F) {
  if (F.hasFnAttribute(Attribute::NoInline))
    F.addFnAttr(NeverInlined);
}

void markReturnedValues(Module &M) {
  const Reaches Known = reachesIn(M);
  for (Followed Calls : {Followed::Unknown, Followed::OneConstant})
    Marker(M, Known, Calls).run();
}

bool isOfReturnedValue(const Instruction &Store) { return Store.hasMetadata(OfValue); }

bool isAtReturnedAddress(const Instruction &Access) { return Access.hasMetadata(AtAddress); }

bool mayVanishWithReturnedValue(const GlobalVariable &Variable) { return Variable.hasMetadata(MayVanish); }

void keepReturnedMarks(const Instruction &Copy, Instruction &Piece) {
  for (StringRef Mark : {StringRef(OfValue), StringRef(AtAddress)})
    if (MDNode *Node = Copy.getMetadata(Mark))
      Piece.setMetadata(Mark, Node);
}

} // namespace bankcheck::ir
