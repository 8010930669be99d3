#include "IR/Prepare.h"
#include "IR/AddressSpaces.h"
#include "IR/AsmValues.h"
#include "IR/ConditionalCopies.h"
#include "IR/EndedThreads.h"
#include "IR/Libdevice.h"
#include "IR/ReturnedValues.h"
#include "IR/ScopedAtomics.h"
#include "IR/WideCopies.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace bankcheck::ir {

bool isKernel(const Function &F) { return F.getCallingConv() == CallingConv::PTX_Kernel && !F.isDeclaration(); }

void alignShared(GlobalVariable &G) {
  if (G.getAddressSpace() == SharedSpace && G.getAlign().valueOrOne() < Align(16))
    G.setAlignment(Align(16));
}

/// Without the range of threadIdx a loop over `i += blockDim` has no small bound
/// on its trips, and is unrolled by four with a remainder, as nvcc does.
static void forgetRanges(Module &M) {
  for (Function &F : M)
    if (F.getName().starts_with("llvm.nvvm.read.ptx.sreg.tid.")) {
      F.removeRetAttr(Attribute::Range);
      for (User *U : F.users())
        if (auto *Call = dyn_cast<CallInst>(U))
          Call->removeRetAttr(Attribute::Range);
    }
}

/// Inlining makes each place anew for each caller; nobody asks for those of
/// addresses.
static void dropIdleLocations(Function &F) {
  for (Instruction &I : instructions(F)) {
    Type *T = I.getType();
    bool IsStep = isa<GetElementPtrInst, AddrSpaceCastInst>(I) && T->isPointerTy();
    bool IsCast = isa<SExtInst, ZExtInst, TruncInst>(I) && T->isIntegerTy() && T->getIntegerBitWidth() <= 64;
    if (IsStep || IsCast || isa<AllocaInst>(I))
      I.setDebugLoc(DebugLoc());
  }
}

void dropIdleNames(Function &F, bool KeepPhis) {
  for (Argument &A : F.args())
    A.setName("");
  for (BasicBlock &Block : F) {
    Block.setName("");
    for (Instruction &I : Block) {
      auto *A = dyn_cast<AllocaInst>(&I);
      Type *Variable = KeepPhis && isa<PHINode>(I) ? I.getType() : !KeepPhis && A ? A->getAllocatedType() : nullptr;
      if (!Variable || !Variable->isIntegerTy())
        I.setName("");
    }
  }
}

void prepareInlining(Module &M, const SourceFacts &Facts) {
  defineLibdevice(M);
  for (Function &F : M) {
    if (F.isDeclaration())
      continue;
    noteNeverInlined(F);
    F.removeFnAttr(Attribute::NoInline);
    F.removeFnAttr(Attribute::OptimizeNone);
    resolveAsmValues(F);
    hideTraps(F);
    accessOnEachSide(F, Facts.ConditionalLvalues);
    resolveScopedAtomics(F);
    dropIdleLocations(F);
    dropIdleNames(F, /*KeepPhis=*/false);
    if (!isKernel(F)) {
      F.setLinkage(GlobalValue::InternalLinkage);
      F.setComdat(nullptr);
      F.addFnAttr(Attribute::AlwaysInline);
    }
  }
  for (GlobalVariable &G : M.globals())
    if (G.isDeclaration())
      alignShared(G); // dynamic shared memory
  if (GlobalVariable *Used = M.getNamedGlobal("llvm.compiler.used"))
    Used->eraseFromParent();
  if (GlobalVariable *Used = M.getNamedGlobal("llvm.used"))
    Used->eraseFromParent();
  forgetRanges(M);
  widenCopies(M);
  noteInitialValues(M, Facts);
}

static void markGlobal(Value &Pointer, IRBuilder<> Builder) {
  constexpr unsigned GlobalSpace = 1;
  if (!Pointer.getType()->isPointerTy() || Pointer.use_empty() || Pointer.getType()->getPointerAddressSpace() != 0)
    return;
  Value *Global = Builder.CreateAddrSpaceCast(&Pointer, Builder.getPtrTy(GlobalSpace));
  Value *Generic = Builder.CreateAddrSpaceCast(Global, Builder.getPtrTy());
  Pointer.replaceUsesWithIf(Generic, [&](Use &U) { return U.getUser() != Global; });
}

void markArgumentsGlobal(Function &Kernel) {
  for (Argument &A : Kernel.args())
    if (!A.hasByValAttr())
      markGlobal(A, IRBuilder<>(&*Kernel.getEntryBlock().getFirstNonPHIOrDbgOrAlloca()));
}

void markFieldsGlobal(Function &Kernel) {
  for (Instruction &I : make_early_inc_range(instructions(Kernel)))
    if (auto *Load = dyn_cast<LoadInst>(&I); Load && Load->getType()->isPointerTy())
      if (auto *A = dyn_cast<Argument>(getUnderlyingObject(Load->getPointerOperand())); A && A->hasByValAttr())
        markGlobal(*Load, IRBuilder<>(Load->getNextNode()));
}

} // namespace bankcheck::ir
