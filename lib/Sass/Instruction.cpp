#include "Sass/Instruction.h"
#include "Sass/Encoding.h"
#include "llvm/ADT/StringExtras.h"
#include <array>

using namespace llvm;

namespace bankcheck::sass {
namespace {

struct Operation {
  StringRef Name;
  Space In = Space::None;
  Action Does = Action::Unknown;
  Layout Operands = Layout::Unread;
};

constexpr unsigned Operations = 1 << 9;

const std::array<Operation, Operations> &operations() {
  static const std::array<Operation, Operations> All = [] {
    std::array<Operation, Operations> Table;
#define SASS_MEMORY(Code, Name, In, Does, Operands) Table[Code] = {Name, Space::In, Action::Does, Layout::Operands};
#define SASS_CONTROL(Code, Name, Does) Table[Code] = {Name, Space::None, Action::Does, Layout::Unread};
#define SASS_OTHER(Code, Name) Table[Code] = {Name, Space::None, Action::Compute, Layout::Unread};
#include "Sass/Opcodes.def"
    return Table;
  }();
  return All;
}

constexpr unsigned NoUniformRegister = 63;

std::optional<unsigned> registerOf(unsigned Number) {
  return Number == NoRegister ? std::nullopt : std::optional(Number);
}

/// Of a type in bits 73..75; 0 for one that is not known.
unsigned bytesOf(uint64_t Type) {
  constexpr unsigned Bytes[] = {1, 1, 2, 2, 4, 8, 16, 0};
  return Bytes[Type];
}

/// Of the word of an atomic on shared memory.
unsigned wordBytesOf(uint64_t Type) {
  constexpr unsigned Bytes[] = {4, 4, 8, 0, 0, 0, 0, 0};
  return Bytes[Type];
}

unsigned widthOf(const Bits &B, Layout Operands, unsigned Architecture) {
  switch (Operands) {
  case Layout::Loads:
  case Layout::Stores:
    return bytesOf(B.at(73, 75));
  case Layout::Copies:
    return bytesOf(Architecture >= 100 ? B.at(74, 76) : B.at(73, 75));
  case Layout::Atomics:
  case Layout::Swaps:
    return wordBytesOf(B.at(73, 75));
  case Layout::MatrixLoads:
  case Layout::MatrixStores:
    return B.at(72, 73) == 3 ? 0 : 4u << B.at(72, 73);
  case Layout::Unread:
    break;
  }
  return 0;
}

/// Nothing where it is not known.
std::optional<unsigned> uniformRegisterOf(const Bits &B, Layout Operands) {
  switch (Operands) {
  case Layout::Loads:
  case Layout::MatrixLoads:
    return B.at(32, 37);
  case Layout::Stores:
  case Layout::Atomics:
    return B.at(64, 69);
  default:
    return std::nullopt;
  }
}

std::optional<Address> addressOf(const Bits &B, Layout Operands, Space In) {
  if (Operands == Layout::Unread || In != Space::Shared)
    return std::nullopt;
  const bool IsCopy = Operands == Layout::Copies;
  Address A{registerOf(IsCopy ? B.at(16, 23) : B.at(24, 31)), std::nullopt, 1,
            int32_t(IsCopy ? B.signedAt(44, 63) : B.signedAt(40, 63))};
  const bool MayBeScaled = Operands == Layout::Loads || Operands == Layout::Stores || Operands == Layout::Atomics ||
                           Operands == Layout::Swaps;
  if (MayBeScaled && B.at(78, 79))
    A.Scale = 2u << B.at(78, 79);
  const bool HasUniform = B.is(91) && !IsCopy; // of a copy it is that of the source
  if (!HasUniform)
    return A;
  std::optional<unsigned> Uniform = uniformRegisterOf(B, Operands);
  if (!Uniform)
    return std::nullopt;
  if (*Uniform != NoUniformRegister)
    A.UniformRegister = Uniform;
  return A;
}

} // namespace

Instruction decode(uint64_t Low, uint64_t High, uint64_t Offset, unsigned Architecture) {
  const Bits B(Low, High);
  Instruction I;
  I.Offset = Offset;
  I.Code = B.at(0, 8);
  const Operation &O = operations()[I.Code];
  I.Name = O.Name;
  I.In = O.In;
  I.Does = O.Does;
  I.Predicate = B.at(12, 14);
  I.IsNegated = B.is(15);
  I.At = addressOf(B, O.Operands, O.In);
  if (O.Operands == Layout::Atomics || O.Operands == Layout::Swaps)
    I.Variant = B.at(87, 90);
  I.Width = widthOf(B, O.Operands, Architecture);
  return I;
}

std::string textOf(const Instruction &I) {
  std::string Text = I.Name.empty() ? "operation 0x" + utohexstr(I.Code, /*LowerCase=*/true) : I.Name.str();
  const bool IsOfMatrices = I.Does == Action::LoadMatrix || I.Does == Action::StoreMatrix;
  if (I.Width > 4)
    Text += "." + std::to_string(IsOfMatrices ? I.Width / 4 : I.Width * 8);
  return Text;
}

std::string textOf(const Address &A) {
  std::string Text;
  if (A.Register)
    Text += "R" + std::to_string(*A.Register) + (A.Scale > 1 ? ".X" + std::to_string(A.Scale) : "");
  if (A.UniformRegister)
    Text += (Text.empty() ? "UR" : "+UR") + std::to_string(*A.UniformRegister);
  if (A.Offset || Text.empty())
    Text += std::string(Text.empty() ? "" : "+") + (A.Offset < 0 ? "-0x" : "0x") +
            utohexstr(std::abs(int64_t(A.Offset)), /*LowerCase=*/true);
  return "[" + Text + "]";
}

StringRef nameOf(Space S) {
  constexpr StringRef Names[] = {"none", "shared", "generic", "global", "local", "constant", "tensor"};
  return Names[unsigned(S)];
}

StringRef nameOf(Action A) {
  constexpr StringRef Names[] = {"compute",        "unknown",      "load",       "store",     "atomic",
                                 "ldmatrix",       "stmatrix",     "async-copy", "bulk-copy", "tensor-memory",
                                 "matrix-product", "remote-store", "mbarrier",   "barrier",   "branch",
                                 "call",           "end"};
  return Names[unsigned(A)];
}

} // namespace bankcheck::sass
