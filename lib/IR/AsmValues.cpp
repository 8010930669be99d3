#include "IR/AsmValues.h"
#include "IR/PtxValues.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace bankcheck::ir {
namespace {

/// What reads the special register \p Name (`laneid`, `tid.x`, `cluster_ctarank`), or null.
Function *readerOf(StringRef Name, Module &M) {
  std::string RegisterName = Name.str();
  if (Name.starts_with("lanemask_") || Name.starts_with("cluster_"))
    RegisterName[RegisterName.find('_')] = '.';
  Intrinsic::ID Id = Intrinsic::lookupIntrinsicID("llvm.nvvm.read.ptx.sreg." + RegisterName);
  return Id == Intrinsic::not_intrinsic ? nullptr : Intrinsic::getOrInsertDeclaration(&M, Id);
}

/// A number as PTX writes it: 12, -3, 0x1f, 12U, 0f3F800000.
Constant *literal(StringRef Text, Type *T) {
  if (Text == "WARP_SZ")
    Text = "32";
  uint64_t Bits = 0;
  bool Single = Text.starts_with_insensitive("0f"), Double = Text.starts_with_insensitive("0d");
  if (T->isFloatingPointTy()) {
    if (!(T->isFloatTy() && Single) && !(T->isDoubleTy() && Double))
      return nullptr;
    if (Text.drop_front(2).getAsInteger(16, Bits))
      return nullptr;
    return ConstantFP::get(
        T->getContext(), APFloat(T->getFltSemantics(),
                                 APInt(T->getPrimitiveSizeInBits(), Bits, /*isSigned=*/false, /*implicitTrunc=*/true)));
  }
  Text.consume_back("U");
  bool Negative = Text.consume_front("-");
  if (!T->isIntegerTy() || Text.getAsInteger(0, Bits))
    return nullptr;
  return ConstantInt::get(T, APInt(64, Negative ? -Bits : Bits).zextOrTrunc(T->getIntegerBitWidth()));
}

/// The registers and operands of one piece of assembly, and its values so far.
class AsmBlock {
public:
  AsmBlock(CallInst &Call, const InlineAsm &Asm) : Call(Call), Builder(&Call), Values(Builder) {
    for (const InlineAsm::ConstraintInfo &C : Asm.ParseConstraints()) {
      if (C.Type == InlineAsm::isClobber)
        continue;
      IsSupported &= !C.isIndirect && C.Type != InlineAsm::isLabel;
      Operand O{nullptr, nullptr, C.Type == InlineAsm::isOutput};
      if (O.IsOutput) {
        Outputs.push_back(Operands.size());
      } else if (Inputs < Call.arg_size()) {
        O.Current = Call.getArgOperand(Inputs++);
        O.Register = O.Current->getType();
        unsigned Tied = 0;
        if (!C.Codes.empty() && !StringRef(C.Codes[0]).getAsInteger(10, Tied) && Tied < Operands.size())
          Operands[Tied].Current = O.Current;
      }
      Operands.push_back(O);
    }
    auto *Several = dyn_cast<StructType>(Call.getType());
    for (size_t I = 0; I < Outputs.size(); ++I)
      Operands[Outputs[I]].Register = Several ? Several->getElementType(I) : Call.getType();
    Scopes.emplace_back();
  }

  /// The value of the call; null if something in it is not known.
  Value *value(const std::vector<PtxStatement> &Statements) {
    for (const PtxStatement &S : Statements)
      if (!IsSupported || !run(S))
        return nullptr;
    if (Outputs.empty())
      return nullptr;
    Value *Result = PoisonValue::get(Call.getType());
    for (size_t I = 0; I < Outputs.size(); ++I) {
      Operand &O = Operands[Outputs[I]];
      Value *V = O.Current ? bitsIn(O.Current, O.Register) : UndefValue::get(O.Register);
      if (!V)
        return nullptr;
      Result = isa<StructType>(Call.getType()) ? Builder.CreateInsertValue(Result, V, I) : V;
    }
    return Result;
  }

private:
  struct Operand {
    Value *Current; ///< Null: nothing was written yet.
    Type *Register;
    bool IsOutput;
  };
  CallInst &Call;
  IRBuilder<> Builder;
  PtxValues Values;
  std::vector<Operand> Operands;
  std::vector<size_t> Outputs;
  unsigned Inputs = 0;
  bool IsSupported = true;
  std::vector<StringMap<Operand>> Scopes;

  Operand *find(StringRef Name) {
    unsigned Number = 0;
    if (Name.consume_front("$"))
      return !Name.getAsInteger(10, Number) && Number < Operands.size() ? &Operands[Number] : nullptr;
    for (auto &Scope : reverse(Scopes))
      if (auto It = Scope.find(Name); It != Scope.end())
        return &It->second;
    return nullptr;
  }

  /// What a larger register has in its upper bits.
  enum class Extension : bool { Zero, Sign };
  /// The same bits in a register of another kind; of a larger one the lower bits.
  Value *bitsIn(Value *V, Type *T, Extension Upper = Extension::Zero) {
    if (V->getType() == T)
      return V;
    if (V->getType()->isPointerTy())
      V = Builder.CreatePtrToInt(V, Builder.getInt64Ty());
    if (V->getType()->isFloatingPointTy())
      V = Builder.CreateBitCast(V, Builder.getIntNTy(V->getType()->getPrimitiveSizeInBits()));
    unsigned Bits = T->isPointerTy() ? 64 : unsigned(T->getPrimitiveSizeInBits());
    bool Truth = V->getType()->isIntegerTy(1);
    if (!V->getType()->isIntegerTy() || !Bits || Truth != (Bits == 1))
      return nullptr;
    V = Builder.CreateIntCast(V, Builder.getIntNTy(Bits), Upper == Extension::Sign);
    return T->isPointerTy() ? Builder.CreateIntToPtr(V, T) : Builder.CreateBitCast(V, T);
  }

  Value *read(StringRef Text, Type *T) {
    bool Not = Text.consume_front("!");
    if (Text.consume_front("{")) { // packed, the lowest first
      SmallVector<StringRef, 4> Parts;
      Text.drop_back().split(Parts, ',');
      unsigned Bits = T->getPrimitiveSizeInBits() / Parts.size();
      Type *Whole = Builder.getIntNTy(T->getPrimitiveSizeInBits());
      Value *Result = nullptr;
      for (size_t I = 0; I < Parts.size(); ++I) {
        Value *Part = read(Parts[I], Builder.getIntNTy(Bits));
        if (!Part)
          return nullptr;
        Value *Moved = Builder.CreateShl(Builder.CreateZExt(Part, Whole), I * Bits);
        Result = Result ? Builder.CreateOr(Result, Moved) : Moved;
      }
      return Result ? bitsIn(Result, T) : nullptr;
    }
    Value *V = nullptr;
    if (Operand *O = find(Text)) {
      if (!O->Current) // nothing was written yet
        return UndefValue::get(T);
      V = bitsIn(O->Current, T);
    } else if (Text.consume_front("%")) {
      Function *Reader = readerOf(Text, *Call.getModule());
      V = Reader ? bitsIn(Builder.CreateCall(Reader), T) : nullptr;
    } else {
      V = literal(Text, T);
    }
    return V && Not ? Builder.CreateNot(V) : V;
  }

  bool write(StringRef Text, Value *V, Extension Upper, Value *Guard) {
    if (Text == "_")
      return true;
    if (Text.consume_front("{")) {
      SmallVector<StringRef, 4> Parts;
      Text.drop_back().split(Parts, ',');
      unsigned Bits = V->getType()->getPrimitiveSizeInBits() / Parts.size();
      V = bitsIn(V, Builder.getIntNTy(Bits * Parts.size()));
      for (size_t I = 0; I < Parts.size(); ++I)
        if (!V || !write(Parts[I], Builder.CreateTrunc(Builder.CreateLShr(V, I * Bits), Builder.getIntNTy(Bits)),
                         Extension::Zero, Guard))
          return false;
      return true;
    }
    Operand *O = find(Text);
    if (!O || (Text.starts_with("$") && !O->IsOutput))
      return false;
    V = bitsIn(V, O->Register, Upper);
    if (!V)
      return false;
    O->Current = Guard && O->Current ? Builder.CreateSelect(Guard, V, O->Current) : V;
    return true;
  }

  bool declare(const PtxStatement &S) {
    Type *T = ptxType(S.Parts[0]).in(Call.getContext());
    if (!T || S.Parts.size() != 1)
      return false;
    for (StringRef Name : S.Operands) {
      if (Name.starts_with("%"))
        return false; // perhaps the name of nvcc's register for an operand, which is hidden then
      auto [Base, Count] = Name.split('<');
      unsigned Copies = 0;
      if (!Count.consume_back(">")) {
        Scopes.back()[Name] = {.Current = nullptr, .Register = T, .IsOutput = false};
        continue;
      }
      if (Count.getAsInteger(10, Copies) || Copies > 256)
        return false;
      for (unsigned I = 0; I < Copies; ++I)
        Scopes.back()[(Base + Twine(I)).str()] = {.Current = nullptr, .Register = T, .IsOutput = false};
    }
    return true;
  }

  bool run(const PtxStatement &S) {
    switch (S.TheKind) {
    case PtxStatement::Open:
      Scopes.emplace_back();
      return true;
    case PtxStatement::Close:
      if (Scopes.size() > 1)
        Scopes.pop_back();
      return true;
    case PtxStatement::Registers:
      return declare(S);
    case PtxStatement::Instruction:
      break;
    }
    Value *Guard = nullptr;
    if (!S.Guard.empty()) {
      Guard = read(S.Guard, Builder.getInt1Ty());
      // What lanes exchange depends on which of them do.
      if (!Guard || S.has("sync") || S.Parts[0] == "activemask")
        return false;
      if (S.GuardNegated)
        Guard = Builder.CreateNot(Guard);
    }
    PtxValues::Result Result = Values.of(
        S, [&](unsigned Index, Type *T) { return Index < S.Operands.size() ? read(S.Operands[Index], T) : nullptr; });
    if (!Result.First)
      return false;
    auto [First, Second] = StringRef(S.Operands[0]).split('|');
    return write(First, Result.First, Result.Signed ? Extension::Sign : Extension::Zero, Guard) &&
           (Second.empty() || (Result.Second && write(Second, Result.Second, Extension::Zero, Guard)));
  }
};

/// What is between \p Before (null: the start of the block) and \p Call.
void removeBetween(Instruction *Before, CallInst &Call) {
  while (Instruction *Last = Call.getPrevNode()) {
    if (Last == Before)
      break;
    Last->eraseFromParent();
  }
}

} // namespace

void resolveAsmValues(Function &Code) {
  for (Instruction &I : make_early_inc_range(instructions(Code))) {
    auto *Call = dyn_cast<CallInst>(&I);
    auto *Asm = Call ? dyn_cast<InlineAsm>(Call->getCalledOperand()) : nullptr;
    if (!Asm || Call->getType()->isVoidTy())
      continue;
    std::optional<std::vector<PtxStatement>> Statements = parsePtx(Asm->getAsmString());
    if (!Statements)
      continue;
    Instruction *Before = Call->getPrevNode();
    if (Value *V = AsmBlock(*Call, *Asm).value(*Statements)) {
      Call->replaceAllUsesWith(V);
      Call->eraseFromParent();
    } else {
      removeBetween(Before, *Call);
    }
  }
}

} // namespace bankcheck::ir
