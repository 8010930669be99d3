#include "Source/PlainExpression.h"
#include "Source/VariableChanges.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/StmtCXX.h"
#include "clang/Basic/SourceManager.h"

using namespace clang;

namespace bankcheck::source {

/// What \p E is written around, if that is the same value of the same type; else \p E.
static const Expr *inside(const Expr *E) {
  if (auto *X = dyn_cast<MaterializeTemporaryExpr>(E))
    return X->getSubExpr();
  if (auto *X = dyn_cast<ExprWithCleanups>(E))
    return X->getSubExpr();
  if (auto *X = dyn_cast<CXXBindTemporaryExpr>(E))
    return X->getSubExpr();
  if (auto *X = dyn_cast<ExplicitCastExpr>(E))
    if (const QualType To = X->getType(); !To->isArithmeticType() && !To->isEnumeralType())
      return X->getSubExpr();
  if (auto *X = dyn_cast<CXXDefaultArgExpr>(E))
    return X->getExpr();
  if (auto *X = dyn_cast<SubstNonTypeTemplateParmExpr>(E))
    return X->getReplacement();
  if (auto *X = dyn_cast<CallExpr>(E); X && X->isCallToStdMove())
    return X->getArg(0);
  if (const Expr *Of = forwardedBy(*E))
    return Of;
  return E;
}

const Expr *unwrapped(const Expr *E) {
  for (const Expr *Before = nullptr; E != Before;) {
    Before = E;
    E = inside(E->IgnoreParens());
  }
  return E;
}

const Expr *strip(const Expr *E) {
  for (const Expr *Before = nullptr; E != Before;) {
    Before = E;
    E = inside(E->IgnoreParenImpCasts());
  }
  return E;
}

const VarDecl *variableOf(const Expr *E) {
  auto *R = dyn_cast<DeclRefExpr>(E);
  auto *V = R ? dyn_cast<VarDecl>(R->getDecl()) : nullptr;
  if (!V || (V->getType()->isReferenceType() && !isa<ParmVarDecl>(V)))
    return nullptr; // another's value, which may change
  return V->getInit() || V->isLocalVarDecl() || isa<ParmVarDecl>(V) ? V : nullptr;
}

/// Whether the compiler for the host sees the body that the one for the device sees.
static bool isAlikeOnHost(const FunctionDecl &F) {
  if (!F.hasAttr<CUDADeviceAttr>())
    return true;
  const Stmt *Body = F.getBody();
  if (!F.hasAttr<CUDAHostAttr>() || !Body || Body->getBeginLoc().isMacroID() || Body->getEndLoc().isMacroID())
    return false;
  const SourceManager &Sources = F.getASTContext().getSourceManager();
  const llvm::StringRef File = Sources.getBufferData(Sources.getFileID(Body->getBeginLoc()));
  return !File.contains("__CUDA");
}

std::pair<const FunctionDecl *, const CompoundStmt *> hostBodyOf(const Expr *E) {
  auto *Call = dyn_cast<CallExpr>(E);
  const FunctionDecl *Callee = Call ? Call->getDirectCallee() : nullptr;
  if (Callee && Callee->getDefinition())
    Callee = Callee->getDefinition();
  if (!Callee || Callee->hasAttr<WeakAttr>() || !isAlikeOnHost(*Callee))
    return {};
  auto *Method = dyn_cast<CXXMethodDecl>(Callee);
  if (Method && Method->isVirtual())
    return {};
  return {Callee, dyn_cast_or_null<CompoundStmt>(Callee->getBody())};
}

std::pair<const FunctionDecl *, const Expr *> returnedBy(const Expr *E) {
  auto [Callee, Body] = hostBodyOf(E);
  auto *Return = Body && Body->size() == 1 ? dyn_cast<ReturnStmt>(Body->body_front()) : nullptr;
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
