#include "Lower/AsmValues.h"
#include "Lower/AddressSpaces.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Regex.h"

using namespace llvm;

namespace bankcheck {
namespace {

/// What reads the special register \p Name (`laneid`, `tid.x`), or null.
Function *readerOf(StringRef Name, Module &M) {
  Intrinsic::ID Id = Intrinsic::lookupIntrinsicID(("llvm.nvvm.read.ptx.sreg." + Name).str());
  return Id == Intrinsic::not_intrinsic ? nullptr : Intrinsic::getOrInsertDeclaration(&M, Id);
}

/// `$2`, the second input, or a number, as 32 bits; null for anything else.
Value *operandOf(CallInst &Call, StringRef Text, IRBuilder<> &Builder) {
  unsigned Number;
  if (Text.consume_front("$")) {
    if (Text.getAsInteger(10, Number) || !Number || Number > Call.arg_size())
      return nullptr;
    Value *V = Call.getArgOperand(Number - 1);
    return V->getType()->isIntegerTy(32) ? V : nullptr;
  }
  return Text.getAsInteger(0, Number) ? nullptr : Builder.getInt32(Number);
}

Value *shuffled(CallInst &Call, StringRef Text) {
  static const Regex Shuffle("^shfl\\.sync\\.(up|down|bfly|idx)\\.b32 +\\$0, *([^ ,]+), *([^ ,]+), *([^ ,]+), *([^ ,;]+) *;$");
  SmallVector<StringRef, 6> Groups;
  if (!Call.getType()->isIntegerTy(32) || !Shuffle.match(Text, &Groups))
    return nullptr;
  IRBuilder<> Builder(&Call);
  SmallVector<Value *, 4> Arguments;
  for (unsigned Group : {5, 2, 3, 4}) // the mask first
    if (Value *V = operandOf(Call, Groups[Group], Builder))
      Arguments.push_back(V);
  Intrinsic::ID Id = Intrinsic::lookupIntrinsicID(("llvm.nvvm.shfl.sync." + Groups[1] + ".i32").str());
  if (Arguments.size() != 4 || Id == Intrinsic::not_intrinsic)
    return nullptr;
  return Builder.CreateCall(Intrinsic::getOrInsertDeclaration(Call.getModule(), Id), Arguments);
}

Value *resolved(CallInst &Call, StringRef Text) {
  if (Value *V = shuffled(Call, Text))
    return V;
  static const Regex Register("^mov\\.[usb](32|64) +\\$0, *%([a-z_]+(\\.[xyz])?) *;?$");
  static const Regex ToShared("^cvta\\.to\\.shared\\.u64 +(\\$0|[a-zA-Z_0-9%]+), *\\$1 *;( *cvt\\.u32\\.u64 +\\$0, *([a-zA-Z_0-9%]+) *;)?$");
  IRBuilder<> Builder(&Call);
  Type *T = Call.getType();
  SmallVector<StringRef, 4> Groups;
  if (Call.arg_empty() && T->isIntegerTy() && Register.match(Text, &Groups))
    if (Function *Reader = readerOf(Groups[2], *Call.getModule()))
      return Builder.CreateZExtOrTrunc(Builder.CreateCall(Reader), T);
  Groups.clear();
  if (Call.arg_size() == 1 && T->isIntegerTy() && ToShared.match(Text, &Groups)) {
    bool Narrowed = !Groups[2].empty();
    if (Narrowed ? Groups[1] != Groups[3] : Groups[1] != "$0")
      return nullptr;
    Value *Generic = Call.getArgOperand(0);
    if (!Generic->getType()->isPointerTy())
      Generic = Builder.CreateIntToPtr(Generic, Builder.getPtrTy());
    return Builder.CreatePtrToInt(Builder.CreateAddrSpaceCast(Generic, Builder.getPtrTy(SharedSpace)), T);
  }
  return nullptr;
}

/// Without braces, the declaration of a register, and line ends.
std::string plainText(StringRef Assembly) {
  static const Regex Declaration("\\.reg +\\.[usb]64 +[a-zA-Z_0-9%]+ *;");
  std::string Text;
  for (char C : Assembly)
    if (C != '{' && C != '}')
      Text += isspace(static_cast<unsigned char>(C)) ? ' ' : C;
  return StringRef(Declaration.sub("", Text)).trim().str();
}

} // namespace

void resolveAsmValues(Function &Code) {
  for (Instruction &I : make_early_inc_range(instructions(Code))) {
    auto *Call = dyn_cast<CallInst>(&I);
    auto *Asm = Call ? dyn_cast<InlineAsm>(Call->getCalledOperand()) : nullptr;
    if (!Asm)
      continue;
    if (Value *V = resolved(*Call, plainText(Asm->getAsmString()))) {
      Call->replaceAllUsesWith(V);
      Call->eraseFromParent();
    }
  }
}

} // namespace bankcheck
