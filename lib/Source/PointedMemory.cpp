#include "Source/PointedMemory.h"
#include "clang/AST/Attr.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace bankcheck::source {

constexpr unsigned MostDepth = 8;

const VarDecl *baseOf(const Expr *E) {
  E = E->IgnoreParenCasts();
  if (auto *Subscript = dyn_cast<ArraySubscriptExpr>(E))
    return baseOf(Subscript->getBase());
  if (auto *Unary = dyn_cast<UnaryOperator>(E))
    return baseOf(Unary->getSubExpr());
  if (auto *Sum = dyn_cast<BinaryOperator>(E))
    return baseOf(Sum->getLHS()->getType()->isPointerType() ? Sum->getLHS() : Sum->getRHS());
  auto *Reference = dyn_cast<DeclRefExpr>(E);
  return Reference ? dyn_cast<VarDecl>(Reference->getDecl()) : nullptr;
}

void PointedMemory::note(const CallExpr &Call) {
  const FunctionDecl *Callee = Call.getDirectCallee();
  if (!Callee)
    return;
  Named[Callee->getCanonicalDecl()] -= isa<DeclRefExpr>(Call.getCallee()->IgnoreParenImpCasts());
  if (!isa<CXXOperatorCallExpr>(Call) && !Call.isTypeDependent())
    Calls[Callee->getCanonicalDecl()].push_back(&Call);
}

void PointedMemory::note(const DeclRefExpr &Name) {
  if (auto *Function = dyn_cast<FunctionDecl>(Name.getDecl()))
    ++Named[Function->getCanonicalDecl()];
}

bool PointedMemory::isOnlyCalled(const FunctionDecl &Function) const {
  auto It = Named.find(Function.getCanonicalDecl());
  return It == Named.end() || It->second == 0;
}

Memory PointedMemory::of(const VarDecl *V, Condition Counts, unsigned Depth) const {
  if (!V || Depth > MostDepth)
    return {};
  if (V->hasAttr<CUDASharedAttr>())
    return {.Shared = V};
  if (!Counts(*V))
    return {};
  auto *P = dyn_cast<ParmVarDecl>(V);
  if (!P)
    return V->hasLocalStorage() && V->getInit() ? of(V->getInit(), Counts, Depth + 1) : Memory();
  auto *Function = dyn_cast<FunctionDecl>(P->getDeclContext());
  if (Function && Function->hasAttr<CUDAGlobalAttr>())
    return {.IsGlobal = true};
  auto Found = Function ? Calls.find(Function->getCanonicalDecl()) : Calls.end();
  if (Found == Calls.end())
    return {};
  std::optional<Memory> Alike;
  for (const CallExpr *Call : Found->second) {
    unsigned Index = P->getFunctionScopeIndex();
    Memory Here = Index < Call->getNumArgs() ? of(baseOf(Call->getArg(Index)), Counts, Depth + 1) : Memory();
    if (Alike && *Alike != Here)
      return {};
    Alike = Here;
  }
  return Alike.value_or(Memory());
}

Memory PointedMemory::of(const Expr *Pointer, Condition Counts, unsigned Depth) const {
  auto *Choice = dyn_cast<ConditionalOperator>(Pointer->IgnoreParenCasts());
  if (!Choice)
    return of(baseOf(Pointer), Counts, Depth);
  if (Depth > MostDepth)
    return {};
  Memory First = of(Choice->getTrueExpr(), Counts, Depth + 1);
  return First == of(Choice->getFalseExpr(), Counts, Depth + 1) ? First : Memory();
}

} // namespace bankcheck::source
