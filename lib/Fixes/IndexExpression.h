//===- IndexExpression.h - an index as a person would write it ---------------===//
//
// A change of a layout writes an index once more, with terms made of itself and of the row:
//
//   Column ^ (Row / 2 % 8 * 4)      Column  Row      text
//                                   c       r        c ^ (r / 2 % 8 * 4)
//                                   x+1     y        (x+1)^(y/2%8*4)
//                                   c       3        c ^ 4
//                                   c       0        c
//
// Constants are computed, operands that change nothing are left out, and parentheses stand where C++ needs them, or
// a compiler warns without. Operators have blanks around them if the array's own indices have.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_FIXES_INDEXEXPRESSION_H
#define BANKCHECK_FIXES_INDEXEXPRESSION_H

#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace bankcheck::fixes {

enum class OperatorSpacing : uint8_t { Blanks, None };

/// How most binary operators of \p Text are written; each counts 1 with blanks, -1 without.
int blanksAroundOperators(llvm::StringRef Text);

class IndexExpression {
public:
  /// \p Text stands in the source.
  IndexExpression(llvm::StringRef Text, OperatorSpacing Spacing);

  IndexExpression operator*(uint64_t By) const;
  IndexExpression operator/(uint64_t By) const;
  IndexExpression operator%(uint64_t By) const;
  IndexExpression operator+(const IndexExpression &Right) const;
  IndexExpression operator^(const IndexExpression &Right) const;

  const std::string &text() const { return Text; }
  bool isConstant() const { return Value.has_value(); }
  /// A constant, or a name: `n`, `threadIdx.x`.
  bool isSimple() const;
  /// As one argument of a call: `(a, b)` of `a, b`.
  std::string argument() const;
  /// `Function(i)`.
  IndexExpression passedTo(llvm::StringRef Function) const;

private:
  enum class Precedence : uint8_t { Lowest, Additive, Multiplicative, Primary };

  std::string Text;
  OperatorSpacing Spacing;
  Precedence Binds = Precedence::Primary;
  std::optional<uint64_t> Value; ///< Of a constant.

  static Precedence precedenceOf(llvm::StringRef Text);
  IndexExpression constant(uint64_t Is) const;
  std::string operand(Precedence AtLeast) const;
  /// This and \p Right, which both have their parentheses, or need none.
  IndexExpression joined(llvm::StringRef Operator, const std::string &Left, const std::string &Right,
                         Precedence Binds) const;
};

} // namespace bankcheck::fixes

#endif
