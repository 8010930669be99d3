#include "Source/PlainExpression.h"
#include "Source/VariableChanges.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace bankcheck::source {

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
    else if (auto *X = dyn_cast<ExplicitCastExpr>(E); X && !X->getType()->isArithmeticType())
      E = X->getSubExpr();
    else if (auto *X = dyn_cast<CXXDefaultArgExpr>(E))
      E = X->getExpr();
    else if (auto *X = dyn_cast<SubstNonTypeTemplateParmExpr>(E))
      E = X->getReplacement();
    else if (auto *X = dyn_cast<CallExpr>(E); X && X->isCallToStdMove())
      E = X->getArg(0);
    else if (const Expr *Of = forwardedBy(*E))
      E = Of;
    if (E == Before)
      return E;
  }
}

const VarDecl *variableOf(const Expr *E) {
  auto *R = dyn_cast<DeclRefExpr>(E);
  auto *V = R ? dyn_cast<VarDecl>(R->getDecl()) : nullptr;
  if (!V || (V->getType()->isReferenceType() && !isa<ParmVarDecl>(V)))
    return nullptr; // another's value, which may change
  return V->getInit() || V->isLocalVarDecl() || isa<ParmVarDecl>(V) ? V : nullptr;
}

std::pair<const FunctionDecl *, const Expr *> returnedBy(const Expr *E) {
  auto *Call = dyn_cast<CallExpr>(E);
  const FunctionDecl *Callee = Call ? Call->getDirectCallee() : nullptr;
  if (Callee && Callee->getDefinition())
    Callee = Callee->getDefinition();
  if (!Callee || Callee->hasAttr<CUDADeviceAttr>() || Callee->hasAttr<WeakAttr>())
    return {}; // of device functions the host may see another body
  auto *Body = dyn_cast_or_null<CompoundStmt>(Callee->getBody());
  auto *Method = dyn_cast<CXXMethodDecl>(Callee);
  if (!Body || Body->size() != 1 || (Method && Method->isVirtual()))
    return {};
  auto *Return = dyn_cast<ReturnStmt>(Body->body_front());
  if (!Return || !Return->getRetValue())
    return {};
  return {Callee, Return->getRetValue()};
}

unsigned argumentsBefore(const CallExpr &Call, const FunctionDecl &Callee) {
  return isa<CXXOperatorCallExpr>(Call) && isa<CXXMethodDecl>(Callee);
}

bool isDim3(QualType T) {
  const CXXRecordDecl *Record = T.getNonReferenceType()->getAsCXXRecordDecl();
  return Record && Record->getIdentifier() && (Record->getName() == "dim3" || Record->getName() == "uint3");
}

} // namespace bankcheck::source
