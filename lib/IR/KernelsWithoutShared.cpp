#include "IR/KernelsWithoutShared.h"
#include "IR/AddressSpaces.h"
#include "IR/MemoryOperation.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace bankcheck::ir {
namespace {

bool isShared(const Type *T) { return T->isPointerTy() && isSharedSpace(T->getPointerAddressSpace()); }

/// Goes through all that kernels reach.
class Reach {
public:
  bool namesShared(const Function &Kernel) {
    Seen.clear();
    Worklist.assign(1, &Kernel);
    while (!Worklist.empty()) {
      const Value *V = Worklist.pop_back_val();
      if (!Seen.insert(V).second)
        continue;
      if (Naming.contains(V) || namesItself(*V)) {
        Naming.insert(V);
        return true;
      }
    }
    return false;
  }

  /// Whether the last kernel asked for reaches it.
  bool contains(const Value *V) const { return Seen.contains(V); }

private:
  SmallPtrSet<const Value *, 32> Seen;
  SmallPtrSet<const Value *, 32> Naming; ///< Themselves, of all kernels.
  SmallVector<const Value *, 32> Worklist;

  bool namesItself(const Value &V) {
    if (isShared(V.getType()))
      return true;
    if (auto *F = dyn_cast<Function>(&V))
      return any_of(instructions(*F), [&](const Instruction &I) { return namesShared(I); });
    Worklist.append(cast<Constant>(V).op_begin(), cast<Constant>(V).op_end());
    return false;
  }

  bool namesShared(const Instruction &I) {
    if (isShared(I.getType()))
      return true;
    for (const Value *Operand : I.operands())
      if (isShared(Operand->getType()))
        return true;
      else if (isa<Constant>(Operand) && !isa<ConstantData>(Operand))
        Worklist.push_back(Operand);
    auto *Call = dyn_cast<CallBase>(&I);
    if (!Call)
      return false;
    if (auto *Asm = dyn_cast<InlineAsm>(Call->getCalledOperand())) {
      StringRef Text = Asm->getAsmString();
      if (Text.contains("shared") || Text.contains("cvta"))
        return true;
    }
    if (!Call->isInlineAsm() && !Call->getCalledFunction())
      return true;
    return any_of(memoryOperationsOf(I), [](const MemoryOperation &M) { return M.AlwaysShared; });
  }
};

} // namespace

std::vector<Function *> emptyKernelsWithoutShared(Module &M) {
  std::vector<Function *> Emptied;
  Reach Reached;
  for (Function &F : M) {
    if (F.getCallingConv() != CallingConv::PTX_Kernel || F.isDeclaration() || Reached.namesShared(F))
      continue;
    GlobalValue::LinkageTypes Linkage = F.getLinkage();
    F.deleteBody();
    F.setLinkage(Linkage);
    // The dimensions of its block are those that it reads.
    IRBuilder<> Builder(BasicBlock::Create(M.getContext(), "", &F));
    for (Intrinsic::ID Id : {Intrinsic::nvvm_read_ptx_sreg_tid_y, Intrinsic::nvvm_read_ptx_sreg_tid_z})
      if (Function *Reader = Intrinsic::getDeclarationIfExists(&M, Id); Reader && Reached.contains(Reader))
        Builder.CreateStore(Builder.CreateCall(Reader), Builder.CreateAlloca(Builder.getInt32Ty()),
                            /*isVolatile=*/true);
    Builder.CreateRetVoid();
    Emptied.push_back(&F);
  }
  return Emptied;
}

} // namespace bankcheck::ir
