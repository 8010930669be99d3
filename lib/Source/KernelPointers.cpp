#include "Source/KernelPointers.h"
#include "clang/AST/Attr.h"
#include "clang/AST/Decl.h"
#include "clang/AST/Expr.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace bankcheck::source {

void KernelPointers::note(const BinaryOperator &Assignment) {
  QualType T = Assignment.getLHS()->getType();
  auto *Name = dyn_cast<DeclRefExpr>(Assignment.getLHS()->IgnoreParens());
  auto *Variable = Name ? dyn_cast<VarDecl>(Name->getDecl()) : nullptr;
  if (Variable && Assignment.getOpcode() == BO_Assign && (T->isFunctionPointerType() || T->isVoidPointerType()))
    Assigned[Variable].push_back(Assignment.getRHS());
}

std::vector<const FunctionDecl *> KernelPointers::kernelsOf(const Expr &E) {
  std::set<const VarDecl *> Seen;
  std::vector<const FunctionDecl *> Kernels;
  collect(E, Seen, Kernels);
  return Kernels;
}

void KernelPointers::collect(const Expr &Whole, std::set<const VarDecl *> &Seen,
                             std::vector<const FunctionDecl *> &Kernels) {
  const Expr *E = Whole.IgnoreParenCasts();
  if (auto *Default = dyn_cast<CXXDefaultArgExpr>(E))
    E = Default->getExpr()->IgnoreParenCasts();
  if (auto *Address = dyn_cast<UnaryOperator>(E))
    E = Address->getSubExpr()->IgnoreParenCasts();
  if (auto *Either = dyn_cast<ConditionalOperator>(E)) {
    collect(*Either->getTrueExpr(), Seen, Kernels);
    collect(*Either->getFalseExpr(), Seen, Kernels);
  }
  auto *Reference = dyn_cast<DeclRefExpr>(E);
  if (!Reference)
    return;
  if (auto *Kernel = dyn_cast<FunctionDecl>(Reference->getDecl())) {
    if (Kernel->hasAttr<CUDAGlobalAttr>() && !Kernel->isDependentContext() && !llvm::is_contained(Kernels, Kernel))
      Kernels.push_back(Kernel);
    return;
  }
  auto *Variable = dyn_cast<VarDecl>(Reference->getDecl());
  if (!Variable || !Seen.insert(Variable).second)
    return;
  if (auto *Parameter = dyn_cast<ParmVarDecl>(Variable)) {
    for (const Expr *Argument : Constants.given(*Parameter))
      collect(*Argument, Seen, Kernels);
  } else if (const Expr *Initial = Variable->getAnyInitializer()) {
    collect(*Initial, Seen, Kernels);
  }
  for (const Expr *Value : Assigned[Variable])
    collect(*Value, Seen, Kernels);
}

} // namespace bankcheck::source
