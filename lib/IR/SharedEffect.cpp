#include "IR/SharedEffect.h"
#include "IR/MemoryOperation.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace bankcheck::ir {

namespace {

bool isSharedAccess(const Instruction &I) {
  for (const MemoryOperation &M : memoryOperationsOf(I))
    if (!M.AlignmentOnly && (!M.Address || mayBeShared(M)))
      return true;
  return false;
}

/// Of an argument of a call.
bool isOfNoShared(const Use &Argument) {
  return !Argument->getType()->isPointerTy() || isa<AllocaInst>(getUnderlyingObject(Argument));
}

} // namespace

SharedEffect sharedEffectOf(const Instruction &I) {
  if (!I.mayReadOrWriteMemory() || I.isLifetimeStartOrEnd())
    return SharedEffect::None;
  if (isSharedAccess(I))
    return isa<LoadInst>(I) ? SharedEffect::Loads : SharedEffect::Writes;
  if (isa<LoadInst, StoreInst, AtomicRMWInst, AtomicCmpXchgInst, AnyMemIntrinsic>(I))
    return SharedEffect::None; // other memory
  if (auto *Call = dyn_cast<CallBase>(&I)) {
    MemoryEffects Effects = Call->getMemoryEffects();
    // Shuffles and votes, and assembly, which touches none here.
    if (Effects.onlyAccessesInaccessibleMem() || Effects.onlyReadsMemory() || Call->isInlineAsm())
      return SharedEffect::None;
    if (Effects.onlyAccessesArgPointees() && all_of(Call->args(), isOfNoShared)) // sincos
      return SharedEffect::None;
  }
  return SharedEffect::Writes; // barriers, fences, calls
}

bool mayAccessInAssembly(const Instruction &I) {
  auto *Call = dyn_cast<CallInst>(&I);
  return Call && Call->isInlineAsm() && Call->mayReadOrWriteMemory();
}

} // namespace bankcheck::ir
