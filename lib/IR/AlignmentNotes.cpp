#include "IR/AlignmentNotes.h"
#include "IR/MemoryOperation.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include <map>

using namespace llvm;

namespace bankcheck::ir {

static constexpr StringRef NotePrefix = "bankcheck.aligned";

void noteAlignment(Instruction &At, Value &Pointer, uint64_t Align) {
  if (Align < 2 || isa<AllocaInst>(Pointer.stripPointerCasts()))
    return;
  IRBuilder<> Builder(&At);
  std::string Name = (NotePrefix + Twine(".") + Twine(Pointer.getType()->getPointerAddressSpace())).str();
  FunctionCallee Note =
      At.getModule()->getOrInsertFunction(Name, Builder.getVoidTy(), Pointer.getType(), Builder.getInt64Ty());
  auto *F = cast<Function>(Note.getCallee());
  F->setOnlyAccessesInaccessibleMemory(); // kept, and in nobody's way
  F->setDoesNotThrow();
  F->setWillReturn();
  F->addParamAttr(0, Attribute::getWithCaptureInfo(F->getContext(), CaptureInfo::none()));
  Builder.CreateCall(Note, {&Pointer, Builder.getInt64(Align)});
}

bool isAlignmentNote(const Instruction &I) {
  auto *Call = dyn_cast<CallInst>(&I);
  const Function *Callee = Call ? Call->getCalledFunction() : nullptr;
  return Callee && Callee->getName().starts_with(NotePrefix);
}

void dropIdleNotes(Function &F) {
  for (Instruction &I : make_early_inc_range(instructions(F)))
    if (isAlignmentNote(I) && !mayBeShared(memoryOperationsOf(I)[0]))
      I.eraseFromParent();
}

void numberNotes(Function &F) {
  std::map<const DILocation *, SmallVector<Metadata *, 4>> Numbers;
  for (Instruction &I : instructions(F))
    if (MDNode *Node = I.getMetadata("bankcheck.access"); Node && I.getDebugLoc())
      for (const MDOperand &Operand : Node->operands())
        Numbers[I.getDebugLoc().get()].push_back(Operand);
  for (Instruction &I : instructions(F))
    if (isAlignmentNote(I) && I.getDebugLoc())
      if (auto It = Numbers.find(I.getDebugLoc().get()); It != Numbers.end())
        I.setMetadata("bankcheck.access", MDNode::get(F.getContext(), It->second));
}

} // namespace bankcheck::ir
