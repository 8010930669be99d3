//===- HostExpression.h - a host integer as a function of parameters ------------===//
//
// What a launch gives its kernel may depend on what the function around it is given, by a call in another file:
//
//   reduce.cu    void reduced(float *p, int n, int width) { reduce<<<1, n / 2>>>(p, width + 1); }
//   main.cu      reduced(p, 512, 32);
//
// By itself reduce.cu says that the block is a function of the parameter 1, and the argument one of the parameter 2.
// Calls give values for these, or functions of the parameters of the function in which they stand:
//
//   expression          steps                      with n == 512
//   n / 2               p1 2 / s32                 256
//   (unsigned char)n    p1 u8                      0
//   n > 64 ? n : 32     p1 64 > p1 32 ?            512
//   block.y             p1.4, 4 bytes into it      that of the dim3
//
// Exact: a step has 64 bits, and what C++ computes in fewer is followed by a conversion to these. There is no value
// where a step leaves 64 bits (with a sign: `(unsigned long)-1` does), or divides by 0.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_SOURCE_HOSTEXPRESSION_H
#define BANKCHECK_SOURCE_HOSTEXPRESSION_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include <compare>
#include <cstdint>
#include <optional>
#include <vector>

namespace bankcheck::source {

/// A parameter, or an integer in a struct that is passed: what its offset is in bytes.
struct ParameterPart {
  unsigned Index = 0;
  std::optional<uint64_t> Offset;
  auto operator<=>(const ParameterPart &) const = default;
};

struct IntegerType {
  unsigned Bits; ///< 0: bool.
  bool IsSigned;
  /// \p Value as the type holds it; none if that leaves 64 bits with a sign.
  std::optional<int64_t> converted(int64_t Value) const;
};

enum class HostOperation : uint8_t {
  Add,
  Sub,
  Mul,
  Div,
  Rem,
  Shl,
  Shr,
  And,
  Or,
  Xor,
  Less,
  Greater,
  LessEqual,
  GreaterEqual,
  Equal,
  NotEqual, // the last
};

class HostExpression {
public:
  struct Step {
    enum Kind : uint8_t {
      Constant,  ///< A
      Parameter, ///< Of index A, B bytes into it; the whole if B is below 0.
      Convert,   ///< What is before to A bits, which are signed if B is not 0.
      Operation, ///< HostOperation A of the two before.
      Select     ///< Of the three before: the first says which of the others.
    } TheKind;
    int64_t A = 0, B = 0;
    bool operator==(const Step &) const = default;
  };

  HostExpression(int64_t Constant = 0) : Value(Constant) {}
  static HostExpression parameter(ParameterPart Part);
  /// None if \p Steps are none that belong together, or too many.
  static std::optional<HostExpression> of(const std::vector<Step> &Steps);

  std::optional<int64_t> constant() const { return Steps.empty() ? std::optional(Value) : std::nullopt; }
  /// Of an expression that is not constant.
  const std::vector<Step> &steps() const { return Steps; }

  /// None where it has no value, or is too long.
  static std::optional<HostExpression> of(HostOperation Operation, const HostExpression &L, const HostExpression &R);
  static std::optional<HostExpression> select(const HostExpression &Condition, const HostExpression &True,
                                              const HostExpression &False);
  std::optional<HostExpression> convertedTo(IntegerType Type) const;

  /// With what \p Given gives the parameters; none where that is not known, and needed.
  using Giver = llvm::function_ref<std::optional<HostExpression>(const ParameterPart &)>;
  std::optional<HostExpression> with(Giver Given) const;

  bool operator==(const HostExpression &) const = default;

private:
  int64_t Value = 0;
  std::vector<Step> Steps; ///< In postfix order; none: it is Value.

  void append(const HostExpression &Other);
  std::optional<HostExpression> then(const Step &Last) const;
};

} // namespace bankcheck::source

#endif
