#include "Analysis/RegisterEstimate.h"
#include "IR/AddressSpaces.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace bankcheck::analysis {
namespace {

/// Beside the values: the stack's pointer, addresses, results on their way.
constexpr double ForAddresses = 12;
/// What is loaded early, to wait less, lives longer than where it stands.
constexpr double PerWord = 1.15;
constexpr unsigned Fewest = 16, Most = 255;

class Liveness {
public:
  explicit Liveness(const Function &F) : F(F) {
    number();
    findVarying();
    solve();
  }

  unsigned mostWords() const {
    unsigned Most = 0;
    for (const BasicBlock &B : F) {
      BitVector Live = Out.lookup(&B);
      unsigned Words = wordsOf(Live);
      Most = std::max(Most, Words);
      for (const Instruction &I : reverse(B)) {
        stepBefore(I, Live);
        Most = std::max(Most, wordsOf(Live));
      }
    }
    return Most;
  }

private:
  const Function &F;
  DenseMap<const Instruction *, unsigned> Numbers;
  std::vector<unsigned> Words; ///< By number.
  DenseMap<const BasicBlock *, BitVector> Out;

  /// Part of the instructions that take it.
  static bool isFolded(const Instruction &I) {
    if (auto *Address = dyn_cast<GetElementPtrInst>(&I))
      return Address->hasAllConstantIndices();
    return isa<BitCastInst, AddrSpaceCastInst, TruncInst, ZExtInst, FreezeInst>(I);
  }

  void number() {
    for (const BasicBlock &B : F)
      for (const Instruction &I : B)
        if (!I.getType()->isVoidTy() && !isFolded(I) && !isa<AllocaInst>(I)) {
          Numbers[&I] = Words.size();
          Words.push_back(wordsOf(*I.getType()));
        }
  }

  unsigned wordsOf(const Type &T) const {
    if (T.isIntOrIntVectorTy(1))
      return 0;
    if (auto *Pointer = dyn_cast<PointerType>(&T))
      return ir::isSharedSpace(Pointer->getAddressSpace()) ? 1 : 2;
    if (auto *Struct = dyn_cast<StructType>(&T)) {
      unsigned Sum = 0;
      for (const Type *Element : Struct->elements())
        Sum += wordsOf(*Element);
      return Sum;
    }
    return T.isSized() ? unsigned((F.getParent()->getDataLayout().getTypeSizeInBits(const_cast<Type *>(&T)) + 31) / 32)
                       : 0;
  }

  unsigned wordsOf(const BitVector &Live) const {
    unsigned Sum = 0;
    for (unsigned N : Live.set_bits())
      Sum += Words[N];
    return Sum;
  }

  static bool isOneForTheBlock(const Instruction &I) {
    auto *Call = dyn_cast<IntrinsicInst>(&I);
    if (!Call)
      return !I.mayReadFromMemory() && !isa<CallBase>(I);
    switch (Call->getIntrinsicID()) {
    case Intrinsic::nvvm_read_ptx_sreg_tid_x:
    case Intrinsic::nvvm_read_ptx_sreg_tid_y:
    case Intrinsic::nvvm_read_ptx_sreg_tid_z:
    case Intrinsic::nvvm_read_ptx_sreg_laneid:
      return false;
    default:
      return !Call->mayReadFromMemory();
    }
  }

  /// What does not vary over a block takes no register.
  void findVarying() {
    DenseSet<const Value *> Varying;
    SmallVector<const Instruction *> Work;
    for (const BasicBlock &B : F)
      for (const Instruction &I : B)
        if (!isOneForTheBlock(I) && Varying.insert(&I).second)
          Work.push_back(&I);
    while (!Work.empty())
      for (const User *U : Work.pop_back_val()->users())
        if (auto *I = dyn_cast<Instruction>(U); I && Varying.insert(I).second)
          Work.push_back(I);
    for (const auto &[I, N] : Numbers)
      if (!Varying.contains(I))
        Words[N] = 0;
  }

  void use(const Instruction &I, BitVector &Live) const {
    for (const Value *Operand : I.operands())
      use(*Operand, Live);
  }
  void use(const Value &V, BitVector &Live) const {
    auto *I = dyn_cast<Instruction>(&V);
    if (!I)
      return;
    if (auto At = Numbers.find(I); At != Numbers.end())
      Live.set(At->second);
    else if (isFolded(*I))
      use(*I, Live);
  }

  /// From what lives behind \p I to what lives before it. What a phi takes lives in the blocks that it comes from.
  void stepBefore(const Instruction &I, BitVector &Live) const {
    if (auto At = Numbers.find(&I); At != Numbers.end())
      Live.reset(At->second);
    if (!isa<PHINode>(I))
      use(I, Live);
  }

  BitVector before(const BasicBlock &B) const {
    BitVector Live = Out.lookup(&B);
    for (const Instruction &I : reverse(B))
      stepBefore(I, Live);
    return Live;
  }

  void solve() {
    for (const BasicBlock &B : F)
      Out[&B] = BitVector(Words.size());
    for (bool Changed = true; Changed;) {
      Changed = false;
      for (const BasicBlock *B : post_order(&F)) {
        BitVector Live(Words.size());
        for (const BasicBlock *Next : successors(B)) {
          Live |= before(*Next);
          for (const PHINode &Phi : Next->phis())
            use(*Phi.getIncomingValueForBlock(B), Live);
        }
        if (Live != Out[B]) {
          Out[B] = std::move(Live);
          Changed = true;
        }
      }
    }
  }
};

} // namespace

unsigned estimatedRegisters(const Function &Kernel) {
  const double Registers = ForAddresses + PerWord * Liveness(Kernel).mostWords();
  return std::clamp(unsigned(Registers), Fewest, Most);
}

} // namespace bankcheck::analysis
