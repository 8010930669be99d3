#include "Fixes/IndexExpression.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace bankcheck::fixes {
namespace {

/// Operators outside of all brackets, by what they do to what is written next to them.
struct OuterOperators {
  bool HasAdditive = false, HasMultiplicative = false, HasOthers = false;
};

bool endsOperand(char C) { return isAlnum(C) || C == '_' || C == ')' || C == ']'; }

/// Whether an operator at \p At has an operand in front of it.
bool isBinary(StringRef Text, size_t At) {
  StringRef Front = Text.take_front(At).rtrim();
  return !Front.empty() && endsOperand(Front.back());
}

OuterOperators outerOperators(StringRef Text) {
  OuterOperators Result;
  unsigned Depth = 0;
  for (size_t I = 0; I < Text.size(); ++I) {
    char C = Text[I];
    if (StringRef("([").contains(C)) {
      ++Depth;
    } else if (StringRef(")]").contains(C)) {
      Depth -= Depth > 0;
    } else if (Depth) {
      continue;
    } else if (Text.substr(I).starts_with("->")) {
      ++I;
    } else if (StringRef("+-").contains(C)) {
      Result.HasAdditive |= isBinary(Text, I);
      Result.HasMultiplicative = true; // a sign binds closer, but reads badly next to another operator
    } else if (StringRef("*/%").contains(C)) {
      Result.HasMultiplicative = true;
    } else if (!isAlnum(C) && !isSpace(C) && !StringRef("_.:").contains(C)) {
      Result.HasOthers = true;
    }
  }
  return Result;
}

std::optional<uint64_t> literalIn(StringRef Text) {
  uint64_t Value = 0;
  if (Text.rtrim("uUlL").getAsInteger(0, Value))
    return std::nullopt;
  return Value;
}

} // namespace

int blanksAroundOperators(StringRef Text) {
  int Balance = 0;
  for (size_t I = 1; I + 1 < Text.size(); ++I) {
    if (Text.substr(I).starts_with("->") || Text.substr(I).starts_with("++") || Text.substr(I).starts_with("--"))
      ++I;
    else if (StringRef("+-*/%").contains(Text[I]) && isBinary(Text, I))
      Balance += isSpace(Text[I - 1]) && isSpace(Text[I + 1]) ? 1 : -1;
  }
  return Balance;
}

IndexExpression::Precedence IndexExpression::precedenceOf(StringRef Text) {
  OuterOperators Found = outerOperators(Text);
  if (Found.HasOthers || Text.contains("//") || Text.contains("/*"))
    return Precedence::Lowest;
  return Found.HasAdditive         ? Precedence::Additive
         : Found.HasMultiplicative ? Precedence::Multiplicative
                                   : Precedence::Primary;
}

IndexExpression::IndexExpression(StringRef Text, OperatorSpacing Spacing)
    : Text(Text), Spacing(Spacing), Binds(precedenceOf(Text)), Value(literalIn(Text)) {}

bool IndexExpression::isSimple() const {
  return all_of(Text, [](char C) { return isAlnum(C) || StringRef("_.:").contains(C); });
}

std::string IndexExpression::argument() const {
  const bool MaySeparate = StringRef(Text).contains(',');
  return MaySeparate ? operand(Precedence::Primary) : Text;
}

IndexExpression IndexExpression::passedTo(StringRef Function) const {
  return {(Function + "(" + argument() + ")").str(), Spacing};
}

IndexExpression IndexExpression::constant(uint64_t Is) const { return {std::to_string(Is), Spacing}; }

std::string IndexExpression::operand(Precedence AtLeast) const { return Binds >= AtLeast ? Text : "(" + Text + ")"; }

IndexExpression IndexExpression::joined(StringRef Operator, const std::string &Left, const std::string &Right,
                                        Precedence Binds) const {
  StringRef Blank = Spacing == OperatorSpacing::Blanks ? " " : "";
  IndexExpression Result((Left + Blank + Operator + Blank + Right).str(), Spacing);
  Result.Binds = Binds;
  return Result;
}

IndexExpression IndexExpression::operator*(uint64_t By) const {
  if (Value)
    return constant(*Value * By);
  return By == 1 ? *this
                 : joined("*", operand(Precedence::Multiplicative), std::to_string(By), Precedence::Multiplicative);
}

IndexExpression IndexExpression::operator/(uint64_t By) const {
  if (Value)
    return constant(*Value / By);
  return By == 1 ? *this
                 : joined("/", operand(Precedence::Multiplicative), std::to_string(By), Precedence::Multiplicative);
}

IndexExpression IndexExpression::operator%(uint64_t By) const {
  if (Value || By == 1)
    return constant(Value.value_or(0) % By);
  return joined("%", operand(Precedence::Multiplicative), std::to_string(By), Precedence::Multiplicative);
}

IndexExpression IndexExpression::operator+(const IndexExpression &Right) const {
  if (Value == 0 || Right.Value == 0)
    return Value == 0 ? Right : *this;
  if (Value && Right.Value)
    return constant(*Value + *Right.Value);
  return joined("+", operand(Precedence::Additive), Right.operand(Precedence::Multiplicative), Precedence::Additive);
}

IndexExpression IndexExpression::operator^(const IndexExpression &Right) const {
  if (Value == 0 || Right.Value == 0)
    return Value == 0 ? Right : *this;
  if (Value && Right.Value)
    return constant(*Value ^ *Right.Value);
  return joined("^", operand(Precedence::Primary), Right.operand(Precedence::Primary), Precedence::Lowest);
}

} // namespace bankcheck::fixes
