#include "Source/ExtentReader.h"
#include "clang/AST/Expr.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace bankcheck::source {

/// Whether `E + 1` is not the value of E plus 1.
static bool needsParentheses(const Expr *E) {
  if (auto *Substituted = dyn_cast<SubstNonTypeTemplateParmExpr>(E))
    return needsParentheses(Substituted->getReplacement()->IgnoreImplicit());
  if (auto *B = dyn_cast<BinaryOperator>(E))
    return !(B->isMultiplicativeOp() || B->isAdditiveOp()) || B->getOperatorLoc().isMacroID();
  return isa<ConditionalOperator>(E);
}

ExtentSource extentSourceOf(const Expr &Size, TextRange Range) {
  ExtentSource E;
  const Expr *Plain = Size.IgnoreImplicit();
  E.IsLiteral = isa<IntegerLiteral>(Plain);
  E.NeedsParentheses = needsParentheses(Plain);
  if (auto *Sum = dyn_cast<BinaryOperator>(Plain))
    E.EndsInAddend = Sum->getOpcode() == BO_Add && isa<IntegerLiteral>(Sum->getRHS()->IgnoreImplicit());
  E.Range = std::move(Range);
  E.Range.trim();
  return E;
}

} // namespace bankcheck::source
