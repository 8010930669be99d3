#include "IR/ConditionalCopies.h"
#include "IR/Access.h"
#include "IR/AddressSpaces.h"
#include "IR/StructCopies.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace bankcheck::ir {
namespace {

/// The accesses through one conditional lvalue.
class ConditionalLvalue {
public:
  explicit ConditionalLvalue(PHINode &Phi) : Phi(Phi), Block(*Phi.getParent()) {}

  bool canBeMoved() {
    return all_of(predecessors(&Block), [&](BasicBlock *Side) { return Side->getSingleSuccessor() == &Block; }) &&
           collect(Phi);
  }

  void move() {
    for (Instruction *I : Accesses) {
      if (auto *Load = dyn_cast<LoadInst>(I))
        moveLoad(*Load);
      else if (auto *Copy = dyn_cast<MemCpyInst>(I);
               Copy && !isa<AllocaInst>(Copy->getRawDest()) && !isDestination(*Copy))
        moveCopyFrom(*Copy);
      else
        cloneOnEachSide(*I);
      I->eraseFromParent();
    }
    for (Instruction *Step : reverse(Steps))
      Step->eraseFromParent();
    Phi.eraseFromParent();
  }

private:
  PHINode &Phi;
  BasicBlock &Block;
  SmallVector<Instruction *, 4> Steps; ///< To fields, each behind what it steps from.
  SmallVector<Instruction *, 4> Accesses;

  bool collect(Instruction &Pointer) {
    for (User *U : Pointer.users()) {
      auto *I = dyn_cast<Instruction>(U);
      if (!I || I->getParent() != &Block)
        return false;
      if (auto *Step = dyn_cast<GetElementPtrInst>(I); Step && Step->hasAllConstantIndices()) {
        Steps.push_back(Step);
        if (!collect(*Step))
          return false;
      } else if (isMovable(*I, Pointer) && !is_contained(Accesses, I) && !(allShared() && isSunk(*I))) {
        Accesses.push_back(I);
      } else {
        return false;
      }
    }
    return true;
  }

  /// Whether \p I, through \p Pointer, does the same at the end of each side.
  bool isMovable(const Instruction &I, const Value &Pointer) const {
    auto Before = make_range(std::as_const(Block).begin(), I.getIterator());
    auto IsThere = [&](const Value *V) { return !isa<Instruction>(V) || cast<Instruction>(V)->getParent() != &Block; };
    auto *Load = dyn_cast<LoadInst>(&I);
    auto *Store = dyn_cast<StoreInst>(&I);
    auto *Copy = dyn_cast<MemCpyInst>(&I);
    if (Copy && !isa<ConstantInt>(Copy->getLength()))
      return false;
    if (Load || (Copy && Copy->getRawSource() == &Pointer && Copy->getRawDest() != &Pointer))
      return !(Load && !Load->isSimple()) && !(Copy && Copy->isVolatile()) &&
             none_of(Before, [](const Instruction &B) { return B.mayWriteToMemory(); });
    bool Writes =
        (Store && Store->isSimple() && Store->getValueOperand() != &Pointer && IsThere(Store->getValueOperand())) ||
        (Copy && !Copy->isVolatile() && IsThere(Copy->getRawSource()));
    return Writes && none_of(Before, [](const Instruction &B) { return B.mayReadOrWriteMemory(); });
  }

  bool allShared() const {
    return all_of(Phi.incoming_values(), [](const Use &Side) {
      auto *G = dyn_cast<GlobalVariable>(getUnderlyingObject(Side));
      return G && G->getAddressSpace() == SharedSpace;
    });
  }

  /// Then nvcc may copy from an address that is chosen, all of it or a part.
  bool isOfOneArray() const {
    const Value *First = getUnderlyingObject(Phi.getIncomingValue(0));
    return allShared() &&
           all_of(Phi.incoming_values(), [&](const Use &Side) { return getUnderlyingObject(Side) == First; });
  }

  /// One load of a number or a vector, which the sides end with: it goes behind them again.
  static bool isSunk(const Instruction &I) {
    auto *Copy = dyn_cast<MemCpyInst>(&I);
    return isa<LoadInst>(I) ||
           (Copy && !isOfUserStruct(*Copy) && isa<AllocaInst>(Copy->getRawDest()) &&
            Copy->getSourceAlign().valueOrOne().value() >= cast<ConstantInt>(Copy->getLength())->getZExtValue() &&
            cast<ConstantInt>(Copy->getLength())->getZExtValue() > 2);
  }

  bool isDestination(const MemCpyInst &Copy) const {
    return Copy.getRawDest() == &Phi || is_contained(Steps, Copy.getRawDest());
  }

  /// What \p Pointer is when \p Side chose.
  Value *pointerOn(BasicBlock &Side, Value &Pointer) const {
    if (&Pointer == &Phi)
      return Phi.getIncomingValueForBlock(&Side);
    auto *Step = cast<GetElementPtrInst>(&Pointer);
    Instruction *There = Step->clone();
    There->setOperand(0, pointerOn(Side, *Step->getPointerOperand()));
    There->insertBefore(Side.getTerminator()->getIterator());
    return There;
  }

  Instruction &cloneOn(BasicBlock &Side, Instruction &I) const {
    SmallVector<Value *, 4> Operands(I.operands());
    for (Value *&Operand : Operands)
      if (Operand == &Phi || is_contained(Steps, Operand))
        Operand = pointerOn(Side, *Operand);
    Instruction *There = I.clone();
    for (unsigned Index = 0; Index < Operands.size(); ++Index)
      There->setOperand(Index, Operands[Index]);
    There->insertBefore(Side.getTerminator()->getIterator());
    return *There;
  }

  void cloneOnEachSide(Instruction &I) const {
    for (BasicBlock *Side : predecessors(&Block)) {
      Instruction &There = cloneOn(*Side, I);
      if (isa<MemCpyInst>(There) && isOfOneArray())
        There.setMetadata(UnclearCopy, MDNode::get(There.getContext(), {}));
    }
  }

  void moveLoad(LoadInst &Load) const {
    PHINode *Value = PHINode::Create(Load.getType(), pred_size(&Block), "", Block.begin());
    for (BasicBlock *Side : predecessors(&Block))
      Value->addIncoming(&cloneOn(*Side, Load), Side);
    Value->setDebugLoc(Load.getDebugLoc());
    Load.replaceAllUsesWith(Value);
  }

  /// The destination may not be known yet: by way of a variable of its own.
  void moveCopyFrom(MemCpyInst &Copy) const {
    Function &F = *Block.getParent();
    const DataLayout &Layout = F.getDataLayout();
    IRBuilder<> Entry(&*F.getEntryBlock().getFirstNonPHIOrDbgOrAlloca());
    uint64_t Bytes = cast<ConstantInt>(Copy.getLength())->getZExtValue();
    // SROA makes one number of a small array of integers, and keeps a struct's copy whole.
    Type *Struct = Bytes % 4 ? ArrayType::get(Entry.getInt8Ty(), Bytes) : ArrayType::get(Entry.getFloatTy(), Bytes / 4);
    AllocaInst *Alone = Entry.CreateAlloca(Struct, Layout.getAllocaAddrSpace());
    Alone->setAlignment(Align(16));
    Value *Between = Entry.CreatePointerBitCastOrAddrSpaceCast(Alone, Copy.getRawSource()->getType());
    for (BasicBlock *Side : predecessors(&Block)) {
      auto &There = cast<MemCpyInst>(cloneOn(*Side, Copy));
      if (isOfOneArray())
        There.setMetadata(UnclearCopy, MDNode::get(F.getContext(), {}));
      There.setDest(Between);
      There.setDestAlignment(Align(16));
    }
    auto *Out = cast<MemCpyInst>(Copy.clone());
    Out->setSource(Between);
    Out->setSourceAlignment(Align(16));
    Out->insertBefore(Copy.getIterator());
  }
};

} // namespace

void accessOnEachSide(Function &F, const std::set<Location> &Lvalues) {
  SmallVector<PHINode *, 8> Phis;
  for (Instruction &I : instructions(F))
    if (auto *Phi = dyn_cast<PHINode>(&I);
        Phi && Phi->getType()->isPointerTy() && Phi->getDebugLoc() && Lvalues.contains(locationOf(*Phi->getDebugLoc())))
      Phis.push_back(Phi);
  for (PHINode *Phi : reverse(Phis)) // one of which another chooses comes before that
    if (ConditionalLvalue Chosen(*Phi); Chosen.canBeMoved())
      Chosen.move();
}

} // namespace bankcheck::ir
