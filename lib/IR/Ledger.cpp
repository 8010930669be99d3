#include "IR/Ledger.h"
#include "IR/Markers.h"
#include "IR/MemoryOperation.h"
#include "IR/Metadata.h"
#include "IR/Numbering.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/ErrorHandling.h"
#include <cstdlib>

using namespace llvm;

namespace bankcheck::ir {
namespace {

/// Whether \p M is a local variable itself, or a part of one.
bool isPlainlyLocal(const MemoryOperation &M) {
  return !M.AlwaysShared && M.Address && M.Address->getType()->isPointerTy() &&
         isa<AllocaInst>(getUnderlyingObject(M.Address));
}

/// Tells \p Do of each operation of \p I that is not plainly local whether it writes.
void forOperations(const Instruction &I, function_ref<void(bool Writes)> Do) {
  if (!I.getDebugLoc() || !I.mayReadOrWriteMemory())
    return;
  for (const MemoryOperation &M : memoryOperationsOf(I))
    if (!M.AlignmentOnly && !isPlainlyLocal(M))
      Do(writes(M.Op));
}

} // namespace

Ledger::LocationKey Ledger::keyOf(const DILocation &L) {
  return {L.getScope(), uint64_t(L.getLine()) << 32 | L.getColumn()};
}

Ledger::Ledger(const Module &M) {
  DenseMap<const Function *, unsigned> Numbers;
  for (const Function &F : M)
    if (!F.isDeclaration())
      Numbers.insert({&F, Numbers.size()});
  Functions.resize(Numbers.size());
  for (const Function &F : M) {
    if (F.isDeclaration())
      continue;
    Opened &O = Functions[Numbers[&F]];
    if (F.getCallingConv() == CallingConv::PTX_Kernel)
      Kernels[F.getName().str()] = Numbers[&F];
    DenseSet<std::pair<LocationKey, unsigned>> Seen;
    for (const Instruction &I : instructions(F)) {
      forOperations(I, [&](bool Writes) {
        if (LocationKey At = keyOf(*I.getDebugLoc()); Seen.insert({At, Writes}).second)
          O.Entries.push_back({At, Writes});
      });
      for (const Value *Operand : I.operands())
        if (auto *Callee = dyn_cast<Function>(Operand->stripPointerCasts()))
          if (auto It = Numbers.find(Callee); It != Numbers.end())
            O.Names.push_back(It->second);
    }
    llvm::sort(O.Names);
    O.Names.erase(llvm::unique(O.Names), O.Names.end());
  }
}

Account Ledger::close(const Function &Kernel, ArrayRef<const Function *> Code) const {
  Account Result;
  auto It = Kernels.find(Kernel.getName().str());
  if (It == Kernels.end())
    return Result;
  DenseMap<std::pair<LocationKey, unsigned>, bool> Remaining; ///< Whether it has a number.
  for (const Function *F : Code)
    for (const Instruction &I : instructions(*F)) {
      bool Numbered = F != &Kernel || metadataOf(I, "bankcheck.access");
      forOperations(I, [&](bool Writes) { Remaining[{keyOf(*I.getDebugLoc()), Writes}] |= Numbered; });
    }
  std::vector<bool> Reached(Functions.size());
  std::vector<unsigned> Work{It->second};
  Reached[It->second] = true;
  while (!Work.empty()) {
    const Opened &O = Functions[Work.back()];
    Work.pop_back();
    for (const Entry &E : O.Entries) {
      auto Found = Remaining.find({E.At, E.Writes});
      ++(Found == Remaining.end() ? Result.Removed : Found->second ? Result.Accesses : Result.OtherMemory);
    }
    for (unsigned Callee : O.Names)
      if (!Reached[Callee]) {
        Reached[Callee] = true;
        Work.push_back(Callee);
      }
  }
  return Result;
}

void findLostNumbers(const Function &Kernel, ArrayRef<unsigned> Numbers, std::vector<Access> &Accesses) {
  static const bool IsStrict = std::getenv("BANKCHECK_STRICT") != nullptr;
  DenseSet<unsigned> Here;
  std::map<std::pair<unsigned, unsigned>, SmallVector<const Instruction *, 2>> Bare; // by line and column
  for (const Instruction &I : instructions(Kernel)) {
    if (!I.mayReadOrWriteMemory())
      continue;
    std::vector<Share> Shares = sharesOf(I, Accesses);
    for (const Share &S : Shares)
      if (S.Number != ~0u)
        Here.insert(S.Number);
    if (const DILocation *L = I.getDebugLoc();
        L && Shares.empty() && any_of(memoryOperationsOf(I), [](const MemoryOperation &M) { return mayBeShared(M); }))
      Bare[{L->getLine(), L->getColumn()}].push_back(&I);
  }
  for (unsigned Number : Numbers) {
    Access &A = Accesses[Number];
    if (A.NotFollowed || A.Locations.empty() || Here.contains(Number))
      continue;
    auto There = Bare.find({A.Locations.front().Line, A.Locations.front().Column});
    bool IsLost = There != Bare.end() && any_of(There->second, [&](const Instruction *I) {
                    bool Same = false;
                    if (locationsOf(*I->getDebugLoc()) == A.Locations)
                      forOperations(*I, [&](bool Writes) { Same |= Writes == writes(A.Op); });
                    return Same;
                  });
    if (!IsLost)
      continue;
    A.NotFollowed = UndecidedReason(Undecided::ChangedInstruction).ofAnyMemory();
    if (IsStrict)
      report_fatal_error(Twine("the access at line ") + Twine(A.Locations.front().Line) + " of " +
                         A.Locations.front().File + " has lost its number");
  }
}

} // namespace bankcheck::ir
