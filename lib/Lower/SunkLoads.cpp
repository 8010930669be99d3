#include "Lower/SunkLoads.h"
#include "Lower/AddressSpaces.h"
#include "Lower/LinearAddress.h"
#include "Lower/Markers.h"
#include "Lower/MergePiece.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Instructions.h"
#include <set>
#include <vector>

using namespace llvm;

namespace bankcheck {
namespace {

/// The instructions of an arm from its end, without those that are not code.
class FromEnd {
public:
  explicit FromEnd(const BasicBlock &Arm) : At(Arm.getTerminator()) {}
  const Instruction *next() {
    do
      At = At->getPrevNode();
    while (At && (isa<PHINode>(At) || (isa<CallInst>(At) && skipMarker(At) != At)));
    return At;
  }

private:
  const Instruction *At;
};

bool isSharedAccess(const Instruction &I) {
  if (auto *Atomic = dyn_cast<AtomicRMWInst>(&I))
    return Atomic->getPointerAddressSpace() == SharedSpace;
  return isa<LoadInst, StoreInst>(I) && getLoadStorePointerOperand(&I)->getType()->getPointerAddressSpace() == SharedSpace;
}

/// The shared loads of \p Arm before anything is written.
SmallVector<const LoadInst *, 4> firstLoads(const BasicBlock &Arm) {
  SmallVector<const LoadInst *, 4> Loads;
  for (const Instruction &I : Arm) {
    Effect E = effectOf(I);
    if (E == Effect::Writes)
      break;
    if (E == Effect::Loads)
      Loads.push_back(cast<LoadInst>(&I));
  }
  return Loads;
}

} // namespace

void SunkLoads::compare(const BasicBlock &First, const BasicBlock &Second) {
  FromEnd InFirst(First), InSecond(Second);
  std::vector<std::pair<const Instruction *, const Instruction *>> Alike;
  std::set<std::pair<const Value *, const Value *>> Together;
  while (true) {
    const Instruction *A = InFirst.next(), *B = InSecond.next();
    if (!A || !B || !A->isSameOperationAs(B, Instruction::CompareIgnoringAlignment))
      break;
    Alike.push_back({A, B});
    Together.insert({A, B});
  }
  for (auto [A, B] : Alike) {
    // A phi for one operand pays, for two it does not.
    unsigned Phis = 0;
    for (unsigned I = 0; I < A->getNumOperands(); ++I) {
      const Value *OfA = skipMarker(A->getOperand(I)), *OfB = skipMarker(B->getOperand(I));
      Phis += OfA != OfB && !Together.count({OfA, OfB});
    }
    if (Phis > 1)
      break;
    if (isSharedAccess(*A))
      join(*A, *B);
  }
}

void SunkLoads::join(const Instruction &A, const Instruction &B) {
  Partner[&A] = &B;
  Partner[&B] = &A;
}

void SunkLoads::compareStarts(const BasicBlock &First, const BasicBlock &Second) {
  const DataLayout &Layout = First.getDataLayout();
  for (const LoadInst *A : firstLoads(First)) {
    LinearAddress OfA = linearAddressOf(A->getPointerOperand(), Layout);
    for (const LoadInst *B : firstLoads(Second)) {
      LinearAddress OfB = linearAddressOf(B->getPointerOperand(), Layout);
      if (A->getType() == B->getType() && OfA.hasSameTerms(OfB) && OfA.Offset == OfB.Offset)
        join(*A, *B);
    }
  }
}

void SunkLoads::find(const Function &Kernel) {
  for (const BasicBlock &Above : Kernel)
    if (auto *Branch = dyn_cast<BranchInst>(Above.getTerminator()); Branch && Branch->isConditional()) {
      const BasicBlock *First = Branch->getSuccessor(0), *Second = Branch->getSuccessor(1);
      if (First != Second && First->getSinglePredecessor() && Second->getSinglePredecessor())
        compareStarts(*First, *Second);
    }
  for (const BasicBlock &Join : Kernel) {
    SmallVector<const BasicBlock *> Arms;
    for (const BasicBlock *Arm : predecessors(&Join))
      if (Arm->getSingleSuccessor() == &Join)
        Arms.push_back(Arm);
    for (unsigned Second = 1; Second < Arms.size(); ++Second)
      for (unsigned First = 0; First < Second; ++First)
        compare(*Arms[First], *Arms[Second]);
  }
}

} // namespace bankcheck
