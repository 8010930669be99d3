#include "Source/ConstantExpressions.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ParentMapContext.h"
#include "clang/AST/RecursiveASTVisitor.h"

using namespace clang;

namespace bankcheck {
namespace {

/// How a local variable is changed in the function that declares it.
class Changes : public RecursiveASTVisitor<Changes> {
public:
  explicit Changes(const VarDecl *Variable) : Variable(Variable) {}

  bool Anything = false;
  /// Single assignments `v.x = e`.
  std::map<std::string, const Expr *> Members;
  std::map<std::string, unsigned> MemberAssignments;

  bool VisitBinaryOperator(BinaryOperator *B) {
    if (!B->isAssignmentOp())
      return true;
    const Expr *Target = B->getLHS()->IgnoreParenImpCasts();
    if (refersTo(Target))
      Anything = true;
    if (auto *M = dyn_cast<MemberExpr>(Target); M && refersTo(M->getBase())) {
      std::string Name = M->getMemberDecl()->getNameAsString();
      ++MemberAssignments[Name];
      Members[Name] = B->getRHS();
      Anything |= B->isCompoundAssignmentOp();
    }
    return true;
  }
  bool VisitUnaryOperator(UnaryOperator *U) {
    const Expr *Target = U->getSubExpr()->IgnoreParenImpCasts();
    if (auto *M = dyn_cast<MemberExpr>(Target))
      Target = M->getBase();
    if ((U->isIncrementDecrementOp() || U->getOpcode() == UO_AddrOf) && refersTo(Target))
      Anything = true;
    return true;
  }
  bool VisitCXXOperatorCallExpr(CXXOperatorCallExpr *C) {
    if (C->isAssignmentOp() && refersTo(C->getArg(0)))
      Anything = true;
    return true;
  }
  bool VisitVarDecl(VarDecl *D) { // a reference to it may change it
    if (D->getType()->isReferenceType() && !D->getType()->getPointeeType().isConstQualified() && D->getInit() && refersTo(D->getInit()))
      Anything = true;
    return true;
  }

private:
  bool refersTo(const Expr *E) const {
    auto *R = dyn_cast<DeclRefExpr>(E->IgnoreParenImpCasts());
    return R && R->getDecl() == Variable;
  }
  const VarDecl *Variable;
};

std::optional<Changes> changesOf(const VarDecl *Variable) {
  Changes Result(Variable);
  if (Variable->getType().isConstQualified())
    return Result;
  auto *Function = dyn_cast_or_null<FunctionDecl>(Variable->getParentFunctionOrMethod());
  if (!Function || !Function->getBody() || Variable->isStaticLocal())
    return std::nullopt;
  Result.TraverseStmt(Function->getBody());
  return Result;
}

const Expr *strip(const Expr *E) {
  for (;;) {
    const Expr *Before = E;
    E = E->IgnoreParenImpCasts();
    if (auto *X = dyn_cast<MaterializeTemporaryExpr>(E))
      E = X->getSubExpr();
    else if (auto *X = dyn_cast<ExprWithCleanups>(E))
      E = X->getSubExpr();
    else if (auto *X = dyn_cast<CXXBindTemporaryExpr>(E))
      E = X->getSubExpr();
    else if (auto *X = dyn_cast<ExplicitCastExpr>(E))
      E = X->getSubExpr();
    else if (auto *X = dyn_cast<CXXDefaultArgExpr>(E))
      E = X->getExpr();
    else if (auto *X = dyn_cast<SubstNonTypeTemplateParmExpr>(E))
      E = X->getReplacement();
    if (E == Before)
      return E;
  }
}

const VarDecl *localOf(const Expr *E) {
  auto *R = dyn_cast<DeclRefExpr>(E);
  auto *V = R ? dyn_cast<VarDecl>(R->getDecl()) : nullptr;
  return V && V->getInit() && !isa<ParmVarDecl>(V) ? V : nullptr;
}

} // namespace

std::optional<int64_t> integerOf(const Expr *E, ASTContext &Ast) {
  if (E->isValueDependent() || E->containsErrors())
    return std::nullopt;
  Expr::EvalResult Value;
  if (E->getType()->isIntegralOrEnumerationType() && E->EvaluateAsInt(Value, Ast))
    return Value.Val.getInt().getExtValue();
  E = strip(E);
  if (E->getType()->isIntegralOrEnumerationType() && E->EvaluateAsInt(Value, Ast))
    return Value.Val.getInt().getExtValue();
  if (const VarDecl *V = localOf(E)) {
    auto Value = integerOf(V->getInit(), Ast);
    if (!Value)
      return std::nullopt; // and the function needs not be searched
    auto Changed = changesOf(V);
    return Changed && !Changed->Anything ? Value : std::nullopt;
  }
  if (auto *M = dyn_cast<MemberExpr>(E)) {
    auto Extents = extentsOf(M->getBase(), Ast);
    StringRef Name = M->getMemberDecl()->getName();
    if (Extents && Name.size() == 1 && Name[0] >= 'x' && Name[0] <= 'z')
      return (*Extents)[Name[0] - 'x'];
    return std::nullopt;
  }
  if (auto *C = dyn_cast<ConditionalOperator>(E)) {
    auto Condition = integerOf(C->getCond(), Ast);
    return Condition ? integerOf(*Condition ? C->getTrueExpr() : C->getFalseExpr(), Ast) : std::nullopt;
  }
  if (auto *B = dyn_cast<BinaryOperator>(E)) {
    auto L = integerOf(B->getLHS(), Ast), R = integerOf(B->getRHS(), Ast);
    if (!L || !R)
      return std::nullopt;
    switch (B->getOpcode()) {
    case BO_Add: return *L + *R;
    case BO_Sub: return *L - *R;
    case BO_Mul: return *L * *R;
    case BO_Div: return *R ? std::optional(*L / *R) : std::nullopt;
    case BO_Rem: return *R ? std::optional(*L % *R) : std::nullopt;
    case BO_Shl: return *R >= 0 && *R < 32 ? std::optional(*L << *R) : std::nullopt;
    case BO_Shr: return *R >= 0 && *R < 32 ? std::optional(*L >> *R) : std::nullopt;
    case BO_LT: return *L < *R;
    case BO_GT: return *L > *R;
    case BO_LE: return *L <= *R;
    case BO_GE: return *L >= *R;
    case BO_EQ: return *L == *R;
    default: return std::nullopt;
    }
  }
  return std::nullopt;
}

std::optional<std::array<unsigned, 3>> extentsOf(const Expr *E, ASTContext &Ast) {
  if (E->isValueDependent() || E->containsErrors())
    return std::nullopt;
  E = strip(E);
  auto Positive = [](std::optional<int64_t> V) { return V && *V > 0 && *V <= INT32_MAX; };
  if (E->getType()->isIntegralOrEnumerationType()) {
    auto Value = integerOf(E, Ast);
    return Positive(Value) ? std::optional(std::array<unsigned, 3>{unsigned(*Value), 1, 1}) : std::nullopt;
  }
  if (const VarDecl *V = localOf(E)) {
    auto Changed = changesOf(V);
    if (!Changed || Changed->Anything)
      return std::nullopt;
    auto Extents = extentsOf(V->getInit(), Ast);
    for (auto &[Name, Times] : Changed->MemberAssignments) {
      auto Value = integerOf(Changed->Members[Name], Ast);
      if (!Extents || Times != 1 || Name.size() != 1 || Name[0] < 'x' || Name[0] > 'z' || !Positive(Value))
        return std::nullopt;
      (*Extents)[Name[0] - 'x'] = *Value;
    }
    return Extents;
  }
  std::vector<const Expr *> Arguments;
  if (auto *C = dyn_cast<CXXConstructExpr>(E)) {
    if (C->getConstructor()->isCopyOrMoveConstructor() && C->getNumArgs() >= 1)
      return extentsOf(C->getArg(0), Ast);
    Arguments.assign(C->arg_begin(), C->arg_end());
  } else if (auto *List = dyn_cast<InitListExpr>(E)) {
    for (const Expr *Value : List->inits())
      Arguments.push_back(Value);
  } else {
    return std::nullopt;
  }
  if (Arguments.size() == 1 && !Arguments[0]->getType()->isIntegralOrEnumerationType())
    return extentsOf(Arguments[0], Ast);
  if (Arguments.size() > 3)
    return std::nullopt;
  std::array<unsigned, 3> Result{1, 1, 1};
  for (size_t I = 0; I < Arguments.size(); ++I) {
    auto Value = integerOf(Arguments[I], Ast);
    if (!Positive(Value))
      return std::nullopt;
    Result[I] = *Value;
  }
  return Result;
}

} // namespace bankcheck
