#include "Source/GrowingFunction.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

namespace bankcheck::source {

IntegerRange IntegerRange::with(const IntegerRange &Other) const {
  return {std::max(Low, Other.Low), std::min(High, Other.High)};
}

int64_t IntegerRange::roundest() const {
  int64_t Rounded = High;
  for (unsigned Bit = 1; Bit < 63 && (High >> Bit << Bit) >= Low; ++Bit)
    Rounded = High >> Bit << Bit;
  return Rounded;
}

std::optional<GrowingFunction> GrowingFunction::then(Step::Kind Kind, int64_t Operand, int64_t Least) const {
  if (Operand < Least || Operand > INT32_MAX)
    return std::nullopt;
  GrowingFunction Result = *this;
  Result.Steps.push_back({Kind, Operand});
  return Result;
}

std::optional<int64_t> GrowingFunction::at(int64_t Value) const {
  for (const Step &S : Steps) {
    bool Leaves = false;
    switch (S.TheKind) {
    case Step::Times:
      Leaves = __builtin_mul_overflow(Value, S.Operand, &Value);
      break;
    case Step::By:
      Value /= S.Operand;
      break;
    case Step::Plus:
      Leaves = __builtin_add_overflow(Value, S.Operand, &Value);
      break;
    }
    if (Leaves)
      return std::nullopt;
  }
  return Value;
}

IntegerRange GrowingFunction::valuesFor(int64_t Result) const {
  using Wide = __int128;
  Wide Low = Result, High = Result;
  for (const Step &S : llvm::reverse(Steps)) {
    // Before a division that gives nothing or less there are others, which round up.
    if (Low <= 0 || High > INT64_MAX / 2)
      return {1, 0};
    switch (S.TheKind) {
    case Step::Times:
      Low = (Low + S.Operand - 1) / S.Operand;
      High = High / S.Operand;
      break;
    case Step::By:
      Low = Low * S.Operand;
      High = High * S.Operand + S.Operand - 1;
      break;
    case Step::Plus:
      Low -= S.Operand;
      High -= S.Operand;
      break;
    }
    if (High < Low)
      return {1, 0};
  }
  if (Low <= 0 || High > INT64_MAX / 2)
    return {1, 0};
  return {int64_t(Low), int64_t(High)};
}

} // namespace bankcheck::source
