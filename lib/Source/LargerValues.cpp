#include "Source/LargerValues.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace bankcheck::source {

bool keepsValue(const Expr &E, const ASTContext &Ast) {
  if (isa<ParenExpr, ConstantExpr>(E))
    return true;
  auto *Cast = dyn_cast<CastExpr>(&E);
  return Cast && E.getType()->isIntegerType() && Ast.getIntWidth(E.getType()) >= 32 &&
         llvm::is_contained({CK_NoOp, CK_IntegralCast, CK_LValueToRValue}, Cast->getCastKind());
}

/// What an operator makes of two numbers; nothing where the types in the source may make something else.
static std::optional<int64_t> computed(BinaryOperatorKind Operator, int64_t Left, int64_t Right) {
  constexpr int64_t Most = INT32_MAX;
  if (std::abs(Left) > Most || std::abs(Right) > Most)
    return std::nullopt;
  const bool IsNatural = Left >= 0 && Right >= 0;
  switch (Operator) {
  case BO_Mul:
    return Left * Right;
  case BO_Add:
    return Left + Right;
  case BO_Sub:
    return Left - Right;
  case BO_Div:
    return Right ? std::optional(Left / Right) : std::nullopt;
  case BO_Rem:
    return Right ? std::optional(Left % Right) : std::nullopt;
  case BO_Shl:
    return IsNatural && Right < 31 ? std::optional(Left << Right) : std::nullopt;
  case BO_Shr:
    return IsNatural && Right < 31 ? std::optional(Left >> Right) : std::nullopt;
  case BO_And:
    return IsNatural ? std::optional(Left & Right) : std::nullopt;
  case BO_Or:
    return IsNatural ? std::optional(Left | Right) : std::nullopt;
  case BO_Xor:
    return IsNatural ? std::optional(Left ^ Right) : std::nullopt;
  case BO_LT:
    return Left < Right;
  case BO_GT:
    return Left > Right;
  case BO_LE:
    return Left <= Right;
  case BO_GE:
    return Left >= Right;
  case BO_EQ:
    return Left == Right;
  case BO_NE:
    return Left != Right;
  case BO_LAnd:
    return Left && Right;
  case BO_LOr:
    return Left || Right;
  default:
    return std::nullopt;
  }
}

static std::optional<int64_t> valueOf(const Expr &E, const ASTContext &Ast) {
  Expr::EvalResult Value;
  if (E.isValueDependent() || !E.getType()->isIntegerType() || !E.EvaluateAsInt(Value, Ast) ||
      !Value.Val.getInt().isRepresentableByInt64())
    return std::nullopt;
  return Value.Val.getInt().getExtValue();
}

std::optional<int64_t> valueWith(const Expr &E, llvm::function_ref<bool(const Expr &)> IsName, uint64_t Added,
                                 const ASTContext &Ast) {
  auto With = [&](const Expr *Part) { return valueWith(*Part, IsName, Added, Ast); };
  std::optional<int64_t> Result;
  if (IsName(E)) {
    if ((Result = valueOf(E, Ast)))
      *Result += int64_t(Added);
  } else if (isa<IntegerLiteral, CXXBoolLiteralExpr, SubstNonTypeTemplateParmExpr, DeclRefExpr>(E)) {
    return valueOf(E, Ast);
  } else if (auto *Paren = dyn_cast<ParenExpr>(&E)) {
    return With(Paren->getSubExpr());
  } else if (auto *Constant = dyn_cast<ConstantExpr>(&E)) {
    return With(Constant->getSubExpr());
  } else if (auto *Cast = dyn_cast<CastExpr>(&E)) {
    Result = With(Cast->getSubExpr());
    if (Cast->getCastKind() == CK_IntegralToBoolean)
      return Result ? std::optional<int64_t>(*Result != 0) : std::nullopt;
    if (!keepsValue(E, Ast))
      return std::nullopt;
  } else if (auto *Unary = dyn_cast<UnaryOperator>(&E); Unary && Unary->getOpcode() == UO_LNot) {
    if ((Result = With(Unary->getSubExpr())))
      *Result = !*Result;
  } else if (auto *B = dyn_cast<BinaryOperator>(&E)) {
    const std::optional<int64_t> Left = With(B->getLHS()), Right = With(B->getRHS());
    Result = Left && Right ? computed(B->getOpcode(), *Left, *Right) : std::nullopt;
  }
  const bool IsUnsigned = E.getType()->isUnsignedIntegerType();
  return Result && std::abs(*Result) <= INT32_MAX && (*Result >= 0 || !IsUnsigned) ? Result : std::nullopt;
}

} // namespace bankcheck::source
