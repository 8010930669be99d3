#include "IR/ScopedAtomics.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace bankcheck::ir {
namespace {

AtomicRMWInst::BinOp operationNamed(StringRef Name, bool IsFloat) {
  return StringSwitch<AtomicRMWInst::BinOp>(Name)
      .Case("add", IsFloat ? AtomicRMWInst::FAdd : AtomicRMWInst::Add)
      .Case("exch", AtomicRMWInst::Xchg)
      .Case("min", AtomicRMWInst::Min)
      .Case("max", AtomicRMWInst::Max)
      .Case("inc", AtomicRMWInst::UIncWrap)
      .Case("dec", AtomicRMWInst::UDecWrap)
      .Case("and", AtomicRMWInst::And)
      .Case("or", AtomicRMWInst::Or)
      .Case("xor", AtomicRMWInst::Xor)
      .Default(AtomicRMWInst::BAD_BINOP);
}

/// What does the same as \p Call, or null.
Value *plain(IntrinsicInst &Call) {
  StringRef Name = Intrinsic::getBaseName(Call.getIntrinsicID());
  if (!Name.consume_front("llvm.nvvm.atomic."))
    return nullptr;
  StringRef Operation = Name.split('.').first;
  IRBuilder<> Builder(&Call);
  Value *Address = Call.getArgOperand(0), *V = Call.getArgOperand(1);
  MaybeAlign Natural(Call.getModule()->getDataLayout().getTypeStoreSize(V->getType()));
  if (Operation == "cas")
    return Builder.CreateExtractValue(Builder.CreateAtomicCmpXchg(Address, V, Call.getArgOperand(2), Natural,
                                                                  AtomicOrdering::Monotonic, AtomicOrdering::Monotonic),
                                      0);
  AtomicRMWInst::BinOp Op = operationNamed(Operation, V->getType()->isFloatingPointTy());
  return Op == AtomicRMWInst::BAD_BINOP ? nullptr
                                        : Builder.CreateAtomicRMW(Op, Address, V, Natural, AtomicOrdering::Monotonic);
}

} // namespace

void resolveScopedAtomics(Function &Code) {
  for (Instruction &I : make_early_inc_range(instructions(Code)))
    if (auto *Call = dyn_cast<IntrinsicInst>(&I))
      if (Value *V = plain(*Call)) {
        Call->replaceAllUsesWith(V);
        Call->eraseFromParent();
      }
}

} // namespace bankcheck::ir
