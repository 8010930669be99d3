#include "IR/Fragment.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringSwitch.h"

using namespace llvm;

namespace bankcheck::ir {

unsigned Fragment::elementBits() const {
  switch (Of) {
  case Element::Half:
  case Element::Bfloat16:
    return 16;
  case Element::Tf32:
  case Element::Float:
  case Element::Int32:
    return 32;
  case Element::Double:
    return 64;
  case Element::Int8:
    return 8;
  case Element::Int4:
    return 4;
  case Element::Bit:
    return 1;
  }
  llvm_unreachable("an element without a size");
}

static std::optional<Fragment::Element> elementNamed(StringRef Name) {
  using enum Fragment::Element;
  return StringSwitch<std::optional<Fragment::Element>>(Name)
      .Case("f16", Half)
      .Case("bf16", Bfloat16)
      .Case("tf32", Tf32)
      .Case("f32", Float)
      .Case("f64", Double)
      .Cases({"s8", "u8"}, Int8)
      .Cases({"s4", "u4"}, Int4)
      .Case("b1", Bit)
      .Case("s32", Int32)
      .Default(std::nullopt);
}

/// Reads "m16n16k16".
static bool readShape(StringRef Text, Fragment &Into) {
  return Text.consume_front("m") && !Text.consumeInteger(10, Into.M) && Text.consume_front("n") &&
         !Text.consumeInteger(10, Into.N) && Text.consume_front("k") && !Text.consumeInteger(10, Into.K) &&
         Text.empty();
}

std::optional<Fragment> fragmentNamed(StringRef Name) {
  SmallVector<StringRef, 16> Parts;
  Name.split(Parts, '.');
  Fragment F;
  std::optional<Fragment::Element> Element;
  std::optional<bool> IsRowMajor;
  bool HasShape = false, HasUse = false;
  for (auto [At, Part] : enumerate(Parts)) {
    if (readShape(Part, F))
      HasShape = true;
    else if (Part == "row" || Part == "col")
      IsRowMajor = Part == "row";
    else if (std::optional<Fragment::Element> Found = elementNamed(Part))
      Element = Found;
    else if (At > 0 && (Parts[At - 1] == "load" || Parts[At - 1] == "store") && Part.size() == 1 && Part[0] >= 'a' &&
             Part[0] <= 'd') {
      F.As = Fragment::Use(Part[0] - 'a');
      HasUse = true;
    }
  }
  if (!HasShape || !HasUse || !Element || !IsRowMajor)
    return std::nullopt;
  F.Of = *Element;
  F.IsRowMajor = *IsRowMajor;
  return F;
}

} // namespace bankcheck::ir
