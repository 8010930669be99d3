#include "Source/Assumption.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include <algorithm>

using namespace llvm;

namespace bankcheck::source {
namespace {

Error wrong(StringRef Text, const Twine &Why) { return createStringError("'" + Text + "' " + Why); }

/// "n", "params.strides[1]"
bool isName(StringRef Text) {
  return !Text.empty() && !isDigit(Text[0]) &&
         all_of(Text, [](char C) { return isAlnum(C) || StringRef("_.[]").contains(C); });
}

Error addComparison(StringRef Text, Assumptions &Into) {
  size_t At = Text.find_first_of("=<>!");
  StringRef Operator = At == StringRef::npos ? "" : Text.substr(At, Text.substr(At + 1).starts_with("=") ? 2 : 1);
  StringRef Left = Text.substr(0, At).trim(), Right = Text.substr(std::min(Text.size(), At + Operator.size())).trim();
  auto [Name, Divisor] = Left.split('%');
  Name = Name.trim();
  int64_t Value = 0, Modulus = 1;
  if (!isName(Name) || Operator.empty() || Operator == "=" || Operator[0] == '!' || Right.getAsInteger(0, Value))
    return wrong(Text, "is no condition that can be assumed: write for example 'n % 32 == 1' or 'n <= 64'");
  ParameterFact &Fact = Into[Name.str()];
  if (Left.contains('%')) {
    if (Divisor.trim().getAsInteger(0, Modulus) || Modulus < 1 || Modulus > (1 << 30) || Operator != "==")
      return wrong(Text, "is no remainder that can be assumed: write for example 'n % 32 == 1'");
    if (Value < 0 || Value >= Modulus)
      return wrong(Text, "never holds");
    // Both hold where the larger modulus is a multiple of the smaller.
    auto [Less, More] = std::minmax({std::pair(Fact.Modulus, Fact.Residue), std::pair(Modulus, Value)});
    if (More.first % Less.first)
      return wrong(Text, "and 'n % " + Twine(Fact.Modulus) + "' cannot be assumed together: give one remainder");
    if (More.second % Less.first != Less.second)
      return wrong(Text, "contradicts what is assumed before it");
    Fact.Modulus = More.first;
    Fact.Residue = More.second;
  } else {
    if (Operator == "==" || Operator[0] == '>')
      Fact.Low = std::max(Fact.Low, Operator == ">" && Value != INT64_MAX ? Value + 1 : Value);
    if (Operator == "==" || Operator[0] == '<')
      Fact.High = std::min(Fact.High, Operator == "<" && Value != INT64_MIN ? Value - 1 : Value);
  }
  bool IsOther = Fact.isExact() && ((Fact.Low % Fact.Modulus) + Fact.Modulus) % Fact.Modulus != Fact.Residue;
  if (Fact.Low > Fact.High || IsOther)
    return wrong(Text, "contradicts what is assumed before it");
  return Error::success();
}

} // namespace

Error assume(StringRef Text, Assumptions &Into) {
  SmallVector<StringRef> Comparisons;
  Text.split(Comparisons, "&&");
  for (StringRef Comparison : Comparisons)
    if (Error E = addComparison(Comparison.trim(), Into))
      return E;
  return Error::success();
}

} // namespace bankcheck::source
