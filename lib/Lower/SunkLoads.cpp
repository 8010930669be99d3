#include "Lower/SunkLoads.h"
#include "Lower/Markers.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Instructions.h"
#include <set>
#include <vector>

using namespace llvm;

namespace bankcheck {
namespace {

constexpr unsigned SharedSpace = 3;

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

bool isSharedLoad(const Instruction &I) {
  auto *Load = dyn_cast<LoadInst>(&I);
  return Load && !Load->isAtomic() && Load->getPointerAddressSpace() == SharedSpace;
}

} // namespace

void SunkLoads::find(const Function &Kernel) {
  for (const BasicBlock &Join : Kernel) {
    if (!Join.hasNPredecessors(2))
      continue;
    const BasicBlock *First = *pred_begin(&Join), *Second = *std::next(pred_begin(&Join));
    const BasicBlock *Above = First->getSinglePredecessor();
    if (First == Second || !Above || Above != Second->getSinglePredecessor() || First->getSingleSuccessor() != &Join ||
        Second->getSingleSuccessor() != &Join)
      continue;
    FromEnd InFirst(*First), InSecond(*Second);
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
      if (isSharedLoad(*A)) {
        Partner[A] = B;
        Partner[B] = A;
      }
    }
  }
}

} // namespace bankcheck
