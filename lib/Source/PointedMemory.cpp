#include "Source/PointedMemory.h"
#include "clang/AST/Attr.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace bankcheck::source {

constexpr unsigned MostDepth = 8;

/// Whether \p E names a variable that is a pointer itself.
static bool isPointerVariable(const Expr &E) {
  return isa<DeclRefExpr>(E.IgnoreParens()) && E.getType()->isPointerType();
}

const VarDecl *baseOf(const Expr *E) {
  while (true) {
    E = E->IgnoreParens();
    if (auto *Cast = dyn_cast<CastExpr>(E)) {
      const Expr &Of = *Cast->getSubExpr();
      const bool IsLoad = Cast->getCastKind() == CK_LValueToRValue && E->getType()->isPointerType();
      if ((IsLoad && !isPointerVariable(Of)) || (Cast->getCastKind() == CK_LValueBitCast && isPointerVariable(Of)))
        return nullptr;
      E = &Of;
    } else if (auto *Full = dyn_cast<FullExpr>(E)) {
      E = Full->getSubExpr();
    } else if (auto *Substituted = dyn_cast<SubstNonTypeTemplateParmExpr>(E)) {
      E = Substituted->getReplacement();
    } else {
      break;
    }
  }
  if (auto *Subscript = dyn_cast<ArraySubscriptExpr>(E))
    return baseOf(Subscript->getBase());
  if (auto *Unary = dyn_cast<UnaryOperator>(E)) {
    const bool IsOfVariable = Unary->getOpcode() == UO_AddrOf && isPointerVariable(*Unary->getSubExpr());
    return IsOfVariable ? nullptr : baseOf(Unary->getSubExpr());
  }
  if (auto *Sum = dyn_cast<BinaryOperator>(E)) {
    if (Sum->getOpcode() == BO_Comma)
      return baseOf(Sum->getRHS());
    return baseOf(Sum->getLHS()->getType()->isPointerType() ? Sum->getLHS() : Sum->getRHS());
  }
  auto *Reference = dyn_cast<DeclRefExpr>(E);
  return Reference ? dyn_cast<VarDecl>(Reference->getDecl()) : nullptr;
}

/// What parameter \p Index is given; null if it is not written.
static const Expr *argumentFor(const CallExpr &Call, unsigned Index) {
  // The first operand of an operator is its object.
  if (isa<CXXOperatorCallExpr>(Call) && isa<CXXMethodDecl>(Call.getDirectCallee()))
    Index += !cast<CXXMethodDecl>(Call.getDirectCallee())->isExplicitObjectMemberFunction();
  return Index < Call.getNumArgs() ? Call.getArg(Index) : nullptr;
}

void PointedMemory::note(const CallExpr &Call) {
  const FunctionDecl *Callee = Call.getDirectCallee();
  if (!Callee)
    return;
  if (auto *Name = dyn_cast<DeclRefExpr>(Call.getCallee()->IgnoreParenImpCasts()))
    Callees.insert(Name);
  if (!Call.isTypeDependent())
    Calls[Callee->getCanonicalDecl()].push_back(&Call);
}

void PointedMemory::note(const DeclRefExpr &Name) {
  if (auto *Function = dyn_cast<FunctionDecl>(Name.getDecl()); Function && !Callees.contains(&Name))
    Named.insert(Function->getCanonicalDecl());
}

bool isOfFile(const FunctionDecl &Function) {
  const TemplateSpecializationKind Kind = Function.getTemplateSpecializationKind();
  return !Function.isExternallyVisible() || Kind == TSK_ImplicitInstantiation ||
         (Kind == TSK_Undeclared && Function.isInlined());
}

bool PointedMemory::isOnlyCalled(const FunctionDecl &Function) const {
  auto *Method = dyn_cast<CXXMethodDecl>(&Function);
  return isOfFile(Function) && !Function.isOverloadedOperator() && !(Method && Method->isVirtual()) &&
         !Named.contains(Function.getCanonicalDecl());
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
    const Expr *Argument = argumentFor(*Call, P->getFunctionScopeIndex());
    Memory Here = Argument ? of(baseOf(Argument), Counts, Depth + 1) : Memory();
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
