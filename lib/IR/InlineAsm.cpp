#include "IR/InlineAsm.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InlineAsm.h"

using namespace llvm;
using namespace bankcheck::banks;

namespace bankcheck::ir {
namespace {

/// Bytes of `.f32`, `.b64`, `.bf16x2`, ... ; 0 if it is no type.
unsigned bytesOfType(StringRef Suffix) {
  unsigned Bits = 0;
  if (Suffix.consume_back("x2"))
    return 2 * bytesOfType(Suffix);
  if (Suffix.starts_with("bf"))
    Suffix = Suffix.drop_front();
  if (Suffix.size() < 2 || !StringRef("busf").contains(Suffix[0]) || Suffix.drop_front().getAsInteger(10, Bits))
    return 0;
  return Bits / 8;
}

/// The operation of `atom` and `red`.
Operation atomicOf(ArrayRef<StringRef> Parts, unsigned Bytes) {
  auto Has = [&](StringRef Part) { return is_contained(Parts, Part); };
  bool Float = any_of(Parts, [](StringRef Part) { return Part.starts_with("f") || Part.starts_with("bf"); });
  bool Swap = Has("cas"), Choose = Has("min") || Has("max");
  switch (Bytes) {
  case 2:
    return Swap || (Float && Has("add")) ? Operation::RetryLoop16 : Operation::OtherAtomic;
  case 4:
    return Swap         ? Operation::CompareAndSwap
           : !Float     ? Operation::Atomic
           : Has("add") ? Operation::RetryLoop32
                        : Operation::OtherAtomic;
  case 8:
    if (Swap)
      return Operation::CompareAndSwap;
    if (Has("exch"))
      return Operation::WideExchange;
    return Choose ? Operation::RetryLoop64MayLeave : Operation::RetryLoop64MayKeep;
  case 16:
    return Swap ? Operation::CompareAndSwap : Has("exch") ? Operation::WideExchange : Operation::OtherAtomic;
  default:
    return Operation::OtherAtomic;
  }
}

/// The operation of `ld.shared.v4.f32` and the like; nothing if it does not
/// touch shared memory.
std::optional<MemoryOperation> operationOf(StringRef Mnemonic) {
  if (Mnemonic.starts_with("."))
    return std::nullopt; // a directive: a variable, registers
  SmallVector<StringRef, 8> Parts;
  Mnemonic.split(Parts, '.');
  MemoryOperation M;
  M.AlwaysShared = true;
  auto Has = [&](StringRef Part) { return is_contained(Parts, Part) || is_contained(Parts, (Part + "::cta").str()); };
  auto Matrices = [&] { return Has("x1") ? 1u : Has("x2") ? 2u : 4u; };
  unsigned Bytes = 0, Elements = Has("v2") ? 2 : Has("v4") ? 4 : 1;
  for (StringRef Part : Parts)
    if (unsigned B = bytesOfType(Part))
      Bytes = B;
  StringRef Name = Parts[0];
  auto Without = [&](Operation Op) {
    M.Op = Op;
    M.Size = M.Align = 0;
    return M;
  };
  if ((Name == "ldmatrix" || Name == "stmatrix") && !Has("m8n8"))
    return Without(Operation::Unmeasured); // of bytes: not measured
  if (Name == "ldmatrix" || Name == "stmatrix") {
    M.Op = Name == "ldmatrix" ? Operation::Ldmatrix : Operation::Stmatrix;
    M.Size = M.Align = 16;
    M.Matrices = Matrices();
    return M;
  }
  if (Name == "cp" && Parts.size() > 2 && Parts[1] == "async" && (Parts[2] == "ca" || Parts[2] == "cg")) {
    M.Op = Parts[2] == "ca" ? Operation::CpAsync : Operation::CpAsyncBypass;
    M.Size = M.Align = 0; // an operand says
    return M;
  }
  auto AccessesShared = [&] {
    return any_of(Parts, [](StringRef Part) { return Part == "shared" || Part.starts_with("shared::"); });
  };
  StringRef Second = Parts.size() > 1 ? Parts[1] : "";
  if (Name == "mbarrier" && Second == "pending_count")
    return std::nullopt; // of a state in a register
  if (Name == "mbarrier" || ((Name == "st" || Name == "red") && Second == "async" && AccessesShared()) ||
      (Name == "cp" && Second == "async" && Parts.size() > 2 && Parts[2] == "mbarrier"))
    return Without(Operation::BankIndependent); // an address without a space, too, is one in shared memory
  if (Name == "wgmma")
    return Second == "mma_async" ? std::optional(Without(Operation::BankIndependent)) : std::nullopt;
  if (Name == "tcgen05" && (Second == "alloc" || Second == "commit"))
    return Without(Operation::BankIndependent); // a word, and an arrival at a barrier
  if (Name == "tcgen05")                        // of the others only these access shared memory
    return Second == "mma" || Second == "cp" ? std::optional(Without(Operation::HardwareAddressed)) : std::nullopt;
  if (Name == "cp" && AccessesShared()) {
    const auto *To = find_if(Parts, [](StringRef Part) { return Part == "global" || Part.starts_with("shared::"); });
    M.IsTensorCopy = is_contained(Parts, "tensor") && To != Parts.end() && *To != "global";
    return Without(is_contained(Parts, "bulk") ? Operation::BankIndependent : Operation::Unmeasured);
  }
  if (Name == "wmma" && (Second == "load" || Second == "store") && !is_contained(Parts, "global")) {
    M.AlwaysShared = AccessesShared();
    M.Matrix = fragmentNamed(Mnemonic);
    return Without(Operation::Fragment);
  }
  bool Atomic = (Name == "atom" || Name == "red") && Second != "async";
  bool Plain = (Name == "ld" || Name == "st") && Second != "async";
  if (Name == "call" && !AccessesShared()) { // anything
    M.AlwaysShared = false;
    return Without(Operation::Unmeasured);
  }
  bool Elsewhere = Has("global") || Has("local") || Has("const") ||
                   any_of(Parts, [](StringRef Part) { return Part.starts_with("param"); });
  bool Generic = (Atomic || Plain) && !AccessesShared() && !Elsewhere;
  M.MayBeOtherBlock = Has("shared::cluster") && (Plain || Atomic);
  if (!Has("shared") && !Generic && !M.MayBeOtherBlock)
    return AccessesShared() && Name != "mapa" && Name != "fence" && Name != "isspacep" && Name != "cvta"
               ? std::optional(Without(Operation::Unmeasured))
               : std::nullopt;
  M.AlwaysShared = !Generic;
  M.Size = M.Align = Bytes * Elements;
  M.Volatile = true; // to nvcc; what ptxas makes one of is Nvcc/RepeatedAccesses.h's matter
  if (Name == "ld") {
    M.Op = Operation::Load;
  } else if (Name == "st") {
    M.Op = Operation::Store;
  } else if (Atomic) {
    M.Op = atomicOf(Parts, Bytes * Elements);
  } else if (Name == "cvta" || Name == "isspacep" || Name == "mapa" || Name == "fence") {
    return std::nullopt;
  } else {
    return Without(Operation::Unmeasured);
  }
  return M;
}

struct Place {
  const Value *Address = nullptr;
  int64_t Offset = 0;
};

/// The first `[$N]` or `[$N + c]` of a statement, or of what follows in it.
std::optional<Place> parseAddress(StringRef Statement, const CallInst &Call, unsigned Outputs) {
  StringRef Inside = Statement.split('[').second.split(']').first.trim();
  auto [Register, Sum] = Inside.split('+');
  Place Found;
  Register = Register.trim();
  if (!Register.consume_front("$"))
    return std::nullopt;
  if (Register.consume_front("{"))
    Register = Register.take_until([](char C) { return C == ':' || C == '}'; });
  unsigned Number = 0;
  if (Register.getAsInteger(10, Number) || Number < Outputs || Number - Outputs >= Call.arg_size())
    return std::nullopt;
  if (!Sum.trim().empty() && Sum.trim().getAsInteger(0, Found.Offset)) {
    StringRef Operand = Sum.trim();
    unsigned Index = 0;
    if (!Operand.consume_front("$") || Operand.getAsInteger(10, Index) || Index < Outputs ||
        Index - Outputs >= Call.arg_size())
      return std::nullopt;
    auto *Constant = dyn_cast<ConstantInt>(Call.getArgOperand(Index - Outputs));
    if (!Constant)
      return std::nullopt;
    Found.Offset = Constant->getSExtValue();
  }
  Found.Address = Call.getArgOperand(Number - Outputs);
  return Found;
}

/// cp.async [dst], [src], bytes: the number, written or as an operand.
unsigned copySize(StringRef Statement, const CallInst &Call, unsigned Outputs) {
  SmallVector<StringRef, 4> Operands;
  Statement.split(Operands, ',');
  if (Operands.size() < 3)
    return 0;
  StringRef Size = Operands[2].trim();
  unsigned Bytes = 0;
  if (!Size.getAsInteger(10, Bytes))
    return Bytes;
  unsigned Index = 0;
  if (!Size.consume_front("$") || Size.getAsInteger(10, Index) || Index < Outputs || Index - Outputs >= Call.arg_size())
    return 0;
  auto *Constant = dyn_cast<ConstantInt>(Call.getArgOperand(Index - Outputs));
  return Constant ? Constant->getZExtValue() : 0;
}

/// The elements from line to line of the matrix that a statement of wmma accesses: its last operand, or as many as
/// a line has. Null if that is written otherwise.
const Value *leadingDimension(StringRef Statement, const CallInst &Call, unsigned Outputs, const Fragment &Of) {
  Type *Number = Type::getInt32Ty(Call.getContext());
  StringRef Last = Statement.substr(Statement.rfind(',') + 1).trim();
  if (Last.contains('}') || Last.contains(']'))
    return ConstantInt::get(Number, Of.bitsOfLine() / Of.elementBits());
  unsigned Value = 0;
  if (!Last.getAsInteger(0, Value))
    return ConstantInt::get(Number, Value);
  if (!Last.consume_front("$") || Last.getAsInteger(10, Value) || Value < Outputs || Value - Outputs >= Call.arg_size())
    return nullptr;
  return Call.getArgOperand(Value - Outputs);
}

/// PTX without comments, and without the number that `%=` stands for.
std::string withoutComments(StringRef Whole) {
  std::string Result, Numbered = Whole.str();
  constexpr StringLiteral Unique = "${:uid}";
  for (size_t At = Numbered.find(Unique); At != std::string::npos; At = Numbered.find(Unique, At))
    Numbered.replace(At, Unique.size(), "0");
  StringRef Text = Numbered;
  while (!Text.empty()) {
    size_t At = Text.find('/');
    Result += Text.substr(0, At);
    Text = At == StringRef::npos ? "" : Text.substr(At);
    if (Text.starts_with("//")) {
      Text = Text.drop_until([](char C) { return C == '\n'; });
    } else if (Text.starts_with("/*")) {
      size_t End = Text.find("*/", 2);
      Text = End == StringRef::npos ? "" : Text.substr(End + 2);
      Result += ' ';
    } else if (!Text.empty()) {
      Result += Text.front();
      Text = Text.drop_front();
    }
  }
  return Result;
}

/// Cuts labels, braces, directives without a semicolon and the predicate off \p Statement.
/// True if there was a predicate.
bool cutPrefix(StringRef &Statement) {
  constexpr StringLiteral Around = " \t\r\n{}";
  for (;;) {
    Statement = Statement.trim(Around);
    if (Statement.starts_with(".loc") || Statement.starts_with(".file")) {
      Statement = Statement.drop_until([](char C) { return C == '\n'; });
      continue;
    }
    StringRef Word = Statement.take_until([](char C) { return isSpace(C) || C == ':'; });
    StringRef Behind = Statement.substr(Word.size()).ltrim();
    if (Word.empty() || Word.starts_with("@") || !Behind.starts_with(":") || Behind.starts_with("::"))
      break;
    Statement = Behind.drop_front();
  }
  if (!Statement.starts_with("@"))
    return false;
  Statement = Statement.drop_until([](char C) { return isSpace(C); }).ltrim(Around);
  return true;
}

/// Whether accesses around the instruction may run otherwise than once.
bool isJump(StringRef Mnemonic) {
  StringRef Name = Mnemonic.split('.').first;
  return Name == "bra" || Name == "brx" || Name == "call" || Name == "ret" || Name == "exit" || Name == "trap";
}

} // namespace

SmallVector<MemoryOperation, 2> accessesOfAsm(const CallInst &Call) {
  SmallVector<MemoryOperation, 2> Result;
  auto *Asm = cast<InlineAsm>(Call.getCalledOperand());
  unsigned Outputs = 0;
  for (const InlineAsm::ConstraintInfo &C : Asm->ParseConstraints())
    Outputs += C.Type == InlineAsm::isOutput && !C.isIndirect;
  std::string Text = withoutComments(Asm->getAsmString());
  SmallVector<StringRef, 8> Statements;
  StringRef(Text).split(Statements, ';');
  bool AnyJump = false;
  for (StringRef Statement : Statements) {
    bool Predicated = cutPrefix(Statement);
    StringRef Mnemonic = Statement.take_until([](char C) { return isSpace(C) || C == '['; });
    AnyJump |= isJump(Mnemonic);
    std::optional<MemoryOperation> M = operationOf(Mnemonic);
    if (!M)
      continue;
    M->Predicated = Predicated;
    if (std::optional<Place> At = parseAddress(Statement, Call, Outputs)) {
      M->Address = At->Address;
      M->Offset = At->Offset;
    }
    if (M->Op == Operation::CpAsync ||
        M->Op == Operation::CpAsyncBypass) // a constant that is added moves all lanes alike
      if (std::optional<Place> From = parseAddress(Statement.split(']').second, Call, Outputs))
        M->CopySource = From->Address;
    if (M->Matrix)
      M->LeadingDimension = leadingDimension(Statement, Call, Outputs, *M->Matrix);
    if (M->Op == Operation::CpAsync || M->Op == Operation::CpAsyncBypass)
      M->Size = M->Align = copySize(Statement, Call, Outputs);
    Result.push_back(*M);
  }
  if (AnyJump)
    for (MemoryOperation &M : Result) {
      M.AmongJumps = true;
      M.Address = nullptr; // it may change on the way, and no request is known
    }
  return Result;
}

} // namespace bankcheck::ir
