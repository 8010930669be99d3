//===- GrowingFunction.h - a host integer that grows with one variable -------===//
//
// `k<<<1, n / 2>>>(out, n)`: nobody knows n, and yet a block of 256 threads says that
// it is 512. Both expressions are steps from one variable that nothing changes in
// between, each of which grows (or stays) when the variable does:
//
//   expression     steps           a block of 256: n is    of these
//   n              none            256                     256
//   n / 2          / 2             512 to 513              512
//   (n + 3) / 4    + 3, / 4        1021 to 1024            1024
//   n * 3          * 3             none: no such block
//
// Of several the roundest is taken (the one with the most factors of 2), which is what
// sizes are, and named wherever a claim rests on it. Arithmetic that wraps around is
// not thought of: such a launch fails.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_SOURCE_GROWINGFUNCTION_H
#define BANKCHECK_SOURCE_GROWINGFUNCTION_H

#include <cstdint>
#include <optional>
#include <vector>

namespace bankcheck::source {

/// Integers from Low to High; none if that is less.
struct IntegerRange {
  int64_t Low = INT64_MIN, High = INT64_MAX;
  bool isEmpty() const { return High < Low; }
  IntegerRange with(const IntegerRange &Other) const;
  /// The one with the most factors of 2; not of an empty range. 0 < Low.
  int64_t roundest() const;
};

class GrowingFunction {
public:
  struct Step {
    enum Kind : uint8_t { Times, By, Plus } TheKind;
    int64_t Operand;
    bool operator==(const Step &) const = default;
  };

  /// A host variable. Only whether two are the same matters, and only within a launch.
  using VariableId = uint64_t;
  explicit GrowingFunction(VariableId Variable = 0) : Variable(Variable) {}

  VariableId variable() const { return Variable; }
  void setVariable(VariableId V) { Variable = V; }
  const std::vector<Step> &steps() const { return Steps; }
  /// None where the result would not grow (a factor below 1), or \p Operand has more than 32 bits.
  std::optional<GrowingFunction> times(int64_t Operand) const { return then(Step::Times, Operand, 1); }
  std::optional<GrowingFunction> dividedBy(int64_t Operand) const { return then(Step::By, Operand, 1); }
  std::optional<GrowingFunction> plus(int64_t Operand) const { return then(Step::Plus, Operand, INT32_MIN); }

  /// Nothing where it leaves 64 bits.
  std::optional<int64_t> at(int64_t Value) const;
  /// The values of the variable for which the function is \p Result, which is above 0.
  IntegerRange valuesFor(int64_t Result) const;
  bool operator==(const GrowingFunction &) const = default;

private:
  VariableId Variable;
  std::vector<Step> Steps;
  std::optional<GrowingFunction> then(Step::Kind Kind, int64_t Operand, int64_t Least) const;
};

} // namespace bankcheck::source

#endif
