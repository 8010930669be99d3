// The values of integers: operators, calls and elements.

#include "Source/ConstantExpressions.h"
#include "Source/PlainExpression.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace clang;
using llvm::SaveAndRestore;

namespace bankcheck::source {

namespace {

template <typename T> std::optional<T> onlyOne(std::optional<T> A, std::optional<T> B) {
  return A && B ? std::nullopt : A ? A : B;
}

IntegerType typeOf(QualType T, const ASTContext &Ast) {
  if (const EnumDecl *Enum = T->getAsEnumDecl())
    T = Enum->getIntegerType();
  return {T->isBooleanType() ? 0 : Ast.getIntWidth(T), !T->isUnsignedIntegerOrEnumerationType()};
}

std::optional<HostExpression> valueOf(const Expr::EvalResult &Value) {
  std::optional<int64_t> Known = Value.Val.getInt().tryExtValue();
  return Known ? std::optional(HostExpression(*Known)) : std::nullopt;
}

} // namespace

std::optional<int64_t> ConstantExpressions::integer(const Expr *E) {
  std::optional<HostExpression> Value = value(E);
  return Value ? Value->constant() : std::nullopt;
}

std::optional<HostExpression> ConstantExpressions::value(const Expr *E) {
  constexpr unsigned MostEffort = 1 << 16;
  if (!Depth)
    Effort = 0;
  if (++Effort > MostEffort)
    return std::nullopt;
  if (E->isValueDependent() || E->containsErrors() || !E->getType()->isIntegralOrEnumerationType())
    return std::nullopt;
  Expr::EvalResult Value;
  if (E->EvaluateAsInt(Value, Ast))
    return valueOf(Value);
  E = unwrapped(E);
  if (auto *Cast = dyn_cast<CastExpr>(E)) {
    auto From = Cast->getCastKind() == CK_IntegralCast ? bits(Cast->getSubExpr()) : value(Cast->getSubExpr());
    return From ? From->convertedTo(typeOf(Cast->getType(), Ast)) : std::nullopt;
  }
  E = strip(E);
  if (!E->getType()->isIntegralOrEnumerationType())
    return std::nullopt;
  if (E->EvaluateAsInt(Value, Ast))
    return valueOf(Value);
  const bool IsOperator = isa<UnaryOperator, BinaryOperator, ConditionalOperator>(E);
  SaveAndRestore Deeper(Depth, Depth + (IsOperator ? 0 : 1));
  if (const Expr *Turn = turnOf(E))
    return Depth > MostVariables ? std::nullopt : value(Turn);
  if (const VarDecl *V = variableOf(E)) {
    if (Depth > MostVariables || (!isa<ParmVarDecl>(V) && V->getInit() && !value(V->getInit())))
      return std::nullopt; // and the function needs not be searched
    return ofVariable<std::optional<HostExpression>>(*V, *cast<DeclRefExpr>(E),
                                                     [&](const Expr &Value) { return value(&Value); });
  }
  if (auto *Call = dyn_cast<CallExpr>(E)) {
    auto Result = Depth > MostVariables ? std::nullopt : ofCall(*Call);
    return Result || !Likely ? Result : likelyCall(*Call);
  }
  if (auto [Array, Index] = elementOf(E, Ast); Array)
    return Depth > MostVariables ? std::nullopt : element(*Array, Index);
  if (auto *M = dyn_cast<MemberExpr>(E)) {
    StringRef Name = M->getMemberDecl()->getName();
    if (isDim3(M->getBase()->getType()) && Name.size() == 1 && Name[0] >= 'x' && Name[0] <= 'z')
      if (auto Known = partOfExtents(M->getBase())[Name[0] - 'x'].Value)
        return Known;
    auto *Field = dyn_cast<FieldDecl>(M->getMemberDecl());
    auto Value = Field && !M->isArrow() && Depth <= MostVariables ? member(M->getBase(), {Field}) : std::nullopt;
    if (!Value || !Field->isBitField())
      return Value;
    IntegerType Type = typeOf(Field->getType(), Ast);
    Type.Bits = std::min(Type.Bits, Field->getBitWidthValue());
    return Value->convertedTo(Type);
  }
  if (auto *C = dyn_cast<ConditionalOperator>(E)) {
    auto Condition = value(C->getCond());
    if (Condition && Condition->constant())
      return value(*Condition->constant() ? C->getTrueExpr() : C->getFalseExpr());
    auto True = value(C->getTrueExpr()), False = value(C->getFalseExpr());
    if (Likely)
      return onlyOne(True, False);
    if (!Condition)
      return True == False ? True : std::nullopt;
    return True && False ? HostExpression::select(*Condition, *True, *False) : std::nullopt;
  }
  auto *Unary = dyn_cast<UnaryOperator>(E);
  auto *Binary = dyn_cast<BinaryOperator>(E);
  auto Result = Unary ? unary(*Unary) : Binary ? binary(*Binary) : std::nullopt;
  return Result ? Result->convertedTo(typeOf(E->getType(), Ast)) : std::nullopt;
}

std::optional<int64_t> ConstantExpressions::likelyCall(const CallExpr &Call) {
  const FunctionDecl *Callee = Call.getDirectCallee();
  if (Depth > MostVariables || !Callee || !Callee->getIdentifier() || Callee->getName() != "min" ||
      Call.getNumArgs() != 2)
    return std::nullopt;
  auto First = integer(Call.getArg(0)), Second = integer(Call.getArg(1));
  return First && Second ? std::min(First, Second) : onlyOne(First, Second);
}

std::optional<HostExpression> ConstantExpressions::element(const DeclRefExpr &Array, uint64_t Index) {
  const VarDecl *V = variableOf(&Array);
  const VariableChanges *Changed = V && !isa<ParmVarDecl>(V) ? changesOf(V) : nullptr;
  if (!Changed || !Changed->isKnown() || (!Changed->targets().empty() && Array.refersToEnclosingVariableOrCapture()))
    return std::nullopt;
  if (const Expr *Last =
          Changed->lastOf(VariableChanges::nameOfElement(Index), Array.getLocation(), Ast.getSourceManager()).first)
    return value(Last);
  auto *List = dyn_cast_or_null<InitListExpr>(V->getInit());
  if (!List)
    return std::nullopt;
  if (Index < List->getNumInits())
    return value(List->getInit(Index));
  return List->hasArrayFiller() && isa<ImplicitValueInitExpr>(List->getArrayFiller()) ? std::optional(HostExpression(0))
                                                                                      : std::nullopt;
}

static std::optional<HostOperation> operationOf(BinaryOperatorKind Kind) {
  switch (Kind) {
  case BO_Add:
    return HostOperation::Add;
  case BO_Sub:
    return HostOperation::Sub;
  case BO_Mul:
    return HostOperation::Mul;
  case BO_Div:
    return HostOperation::Div;
  case BO_Rem:
    return HostOperation::Rem;
  case BO_Shl:
    return HostOperation::Shl;
  case BO_Shr:
    return HostOperation::Shr;
  case BO_And:
    return HostOperation::And;
  case BO_Or:
    return HostOperation::Or;
  case BO_Xor:
    return HostOperation::Xor;
  case BO_LT:
    return HostOperation::Less;
  case BO_GT:
    return HostOperation::Greater;
  case BO_LE:
    return HostOperation::LessEqual;
  case BO_GE:
    return HostOperation::GreaterEqual;
  case BO_EQ:
    return HostOperation::Equal;
  case BO_NE:
    return HostOperation::NotEqual;
  default:
    return std::nullopt;
  }
}

/// In \p Bits.
static std::optional<HostExpression> computed(BinaryOperatorKind Kind, const std::optional<HostExpression> &L,
                                              const std::optional<HostExpression> &R, unsigned Bits) {
  std::optional<HostOperation> Operation = operationOf(Kind);
  if (!L || !R || !Operation)
    return std::nullopt;
  const bool IsShift = Kind == BO_Shl || Kind == BO_Shr;
  if (IsShift && R->constant() && *R->constant() >= Bits)
    return std::nullopt;
  return HostExpression::of(*Operation, *L, *R);
}

std::optional<HostExpression> ConstantExpressions::binary(const BinaryOperator &B) {
  const Expr *LHS = B.getLHS(), *RHS = B.getRHS();
  if (B.getOpcode() == BO_Comma)
    return value(RHS);
  if (auto *Changed = dyn_cast<CompoundAssignOperator>(&B)) { // as the value that it leaves
    const QualType From = Changed->getComputationLHSType(), To = Changed->getComputationResultType();
    auto L = From->isIntegralOrEnumerationType() ? value(LHS) : std::nullopt;
    if (!L || !To->isIntegralOrEnumerationType())
      return std::nullopt;
    const BinaryOperatorKind Kind = BinaryOperator::getOpForCompoundAssignment(B.getOpcode());
    auto Result = computed(Kind, L->convertedTo(typeOf(From, Ast)), Kind == BO_And ? bits(RHS) : value(RHS),
                           typeOf(To, Ast).Bits);
    return Result ? Result->convertedTo(typeOf(To, Ast)) : std::nullopt;
  }
  if (B.isLogicalOp()) { // the other side may have no value where it is not computed
    auto L = value(LHS);
    if (L && L->constant() && (*L->constant() != 0) == (B.getOpcode() == BO_LOr))
      return HostExpression(B.getOpcode() == BO_LOr);
    auto R = value(RHS);
    if (!L || !R)
      return std::nullopt;
    auto IsRight = HostExpression::of(HostOperation::NotEqual, *R, 0);
    return !IsRight                  ? std::nullopt
           : B.getOpcode() == BO_LOr ? HostExpression::select(*L, 1, *IsRight)
                                     : HostExpression::select(*L, *IsRight, 0);
  }
  auto Operand = [&](const Expr *E) { return B.getOpcode() == BO_And ? bits(E) : value(E); };
  return computed(B.getOpcode(), Operand(LHS), Operand(RHS), B.isShiftOp() ? typeOf(B.getType(), Ast).Bits : 64);
}

std::optional<HostExpression> ConstantExpressions::unary(const UnaryOperator &U) {
  auto Of = value(U.getSubExpr());
  if (!Of)
    return std::nullopt;
  switch (U.getOpcode()) {
  case UO_Plus:
    return Of;
  case UO_Minus:
    return HostExpression::of(HostOperation::Sub, 0, *Of);
  case UO_Not:
    return HostExpression::of(HostOperation::Xor, *Of, -1);
  case UO_LNot:
    return HostExpression::of(HostOperation::Equal, *Of, 0);
  case UO_PreInc: // as the value that they leave
  case UO_PostInc:
    return HostExpression::of(HostOperation::Add, *Of, 1);
  case UO_PreDec:
  case UO_PostDec:
    return HostExpression::of(HostOperation::Sub, *Of, 1);
  default:
    return std::nullopt;
  }
}

/// Of `~size_t(31)` there is no value, which has a sign. What is computed alike with and without one is.
std::optional<HostExpression> ConstantExpressions::bits(const Expr *E) {
  if (auto Value = value(E))
    return Value;
  E = E->IgnoreParens();
  if (E->isValueDependent() || !E->getType()->isIntegralOrEnumerationType() || Ast.getIntWidth(E->getType()) != 64)
    return std::nullopt;
  Expr::EvalResult Value;
  if (E->EvaluateAsInt(Value, Ast))
    return HostExpression(int64_t(Value.Val.getInt().getZExtValue()));
  if (auto *Cast = dyn_cast<CastExpr>(E); Cast && Cast->getCastKind() == CK_IntegralCast)
    return value(Cast->getSubExpr()); // the sign fills what is above
  if (auto *Cast = dyn_cast<CastExpr>(E); Cast && Cast->getCastKind() == CK_NoOp)
    return bits(Cast->getSubExpr());
  if (auto *U = dyn_cast<UnaryOperator>(E); U && (U->getOpcode() == UO_Not || U->getOpcode() == UO_Minus)) {
    auto Of = bits(U->getSubExpr());
    return !Of                        ? std::nullopt
           : U->getOpcode() == UO_Not ? HostExpression::of(HostOperation::Xor, *Of, -1)
                                      : HostExpression::of(HostOperation::Sub, 0, *Of);
  }
  auto *B = dyn_cast<BinaryOperator>(E);
  if (!B || !(B->isAdditiveOp() || B->getOpcode() == BO_Mul || (B->isBitwiseOp() && !B->isAssignmentOp())))
    return std::nullopt;
  return computed(B->getOpcode(), bits(B->getLHS()), bits(B->getRHS()), 64);
}

/// Of the library: `min` or `max` of two integers.
static bool isOfLibrary(const CallExpr &Call, const ASTContext &Ast, StringRef Name) {
  const FunctionDecl *Callee = Call.getDirectCallee();
  return Callee && Callee->getIdentifier() && Callee->getName() == Name && Call.getNumArgs() == 2 &&
         Ast.getSourceManager().isInSystemHeader(Callee->getLocation()) &&
         Ast.hasSameUnqualifiedType(Callee->getParamDecl(0)->getType().getNonReferenceType(),
                                    Callee->getParamDecl(1)->getType().getNonReferenceType());
}

std::optional<HostExpression> ConstantExpressions::ofCall(const CallExpr &Call) {
  for (StringRef Name : {"min", "max"})
    if (isOfLibrary(Call, Ast, Name)) {
      auto L = value(Call.getArg(0)), R = value(Call.getArg(1));
      auto IsLess = L && R ? HostExpression::of(HostOperation::Less, *L, *R) : std::nullopt;
      return !IsLess         ? std::nullopt
             : Name == "min" ? HostExpression::select(*IsLess, *L, *R)
                             : HostExpression::select(*IsLess, *R, *L);
    }
  auto [Callee, Body] = hostBodyOf(&Call);
  if (!Body)
    return std::nullopt;
  Binding Here(*this, *Callee, {&Call, argumentsBefore(Call, *Callee)});
  return returned({Body->body_begin(), Body->body_end()});
}

std::optional<HostExpression> ConstantExpressions::returned(llvm::ArrayRef<Stmt *> Statements) {
  constexpr size_t MostStatements = 8; // each condition doubles the ways
  if (Statements.size() > MostStatements)
    return std::nullopt;
  for (size_t I = 0; I < Statements.size(); ++I) {
    const Stmt *S = Statements[I];
    if (auto *Return = dyn_cast<ReturnStmt>(S))
      return Return->getRetValue() ? value(Return->getRetValue()) : std::nullopt;
    if (isa<DeclStmt, NullStmt, Expr>(S))
      continue; // what changes variables is known of these
    auto Followed = [&](const Stmt *First) {
      llvm::SmallVector<Stmt *, 8> All;
      if (auto *Block = dyn_cast_or_null<CompoundStmt>(First))
        All.append(Block->body_begin(), Block->body_end());
      else if (First)
        All.push_back(const_cast<Stmt *>(First));
      All.append(Statements.begin() + I + 1, Statements.end());
      return returned(All);
    };
    if (isa<CompoundStmt>(S))
      return Followed(S);
    auto *If = dyn_cast<IfStmt>(S);
    auto Condition = If && !If->getInit() && !If->getConditionVariable() ? value(If->getCond()) : std::nullopt;
    if (!Condition)
      return std::nullopt;
    if (auto Known = Condition->constant())
      return Followed(*Known ? If->getThen() : If->getElse());
    auto True = Followed(If->getThen()), False = Followed(If->getElse());
    return True && False ? HostExpression::select(*Condition, *True, *False) : std::nullopt;
  }
  return std::nullopt;
}

} // namespace bankcheck::source
