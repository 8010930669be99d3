#include "Frontend/UninitialisedTypes.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace bankcheck::frontend {
namespace {

class RefusedVariables : public RecursiveASTVisitor<RefusedVariables> {
public:
  std::set<std::string> Types;

  bool shouldVisitTemplateInstantiations() const { return true; }
  /// In an instantiation the statement of a refused variable is dropped.
  bool VisitFunctionDecl(FunctionDecl *F) {
    for (Decl *D : F->decls())
      if (auto *V = dyn_cast<VarDecl>(D))
        VisitVarDecl(V);
    return true;
  }
  bool VisitVarDecl(VarDecl *V) {
    if (!V->isInvalidDecl() || !V->hasAttr<CUDASharedAttr>())
      return true;
    const Type *T = V->getType()->getBaseElementTypeUnsafe();
    if (const CXXRecordDecl *R = T->getAsCXXRecordDecl())
      Types.insert(R->getQualifiedNameAsString());
    return true;
  }
};

} // namespace

std::set<std::string> refusedSharedTypes(ASTContext &Ast) {
  RefusedVariables Visitor;
  Visitor.TraverseAST(Ast);
  return std::move(Visitor.Types);
}

/// `complex(const float &re = float())`: a variable that a temporary helps to initialise
/// is refused whatever the constructor is, for what may be to clean up. Of such a
/// temporary there is nothing.
static void forgetCleanups(CXXConstructorDecl &Constructor, Sema &Sema) {
  for (ParmVarDecl *Parameter : Constructor.parameters()) {
    if (!Parameter->hasDefaultArg() || Parameter->hasUnparsedDefaultArg())
      continue;
    if (Parameter->hasUninstantiatedDefaultArg() &&
        Sema.InstantiateDefaultArgument(Parameter->getLocation(), &Constructor, Parameter))
      continue;
    if (auto *Cleanups = dyn_cast_or_null<ExprWithCleanups>(Parameter->getInit());
        Cleanups && !Cleanups->cleanupsHaveSideEffects())
      Parameter->setDefaultArg(Cleanups->getSubExpr());
  }
}

void leaveUninitialised(TagDecl *Type, const std::set<std::string> &Names, Sema &Sema,
                        std::vector<CXXMethodDecl *> &Changed) {
  auto *R = dyn_cast<CXXRecordDecl>(Type);
  if (!R || R->isDependentContext() || !Names.contains(R->getQualifiedNameAsString()))
    return;
  // Looking them up declares them.
  for (NamedDecl *Found : Sema.LookupConstructors(R))
    if (auto *C = dyn_cast<CXXConstructorDecl>(Found);
        C && C->isDefaultConstructor() && !C->isTrivial() && !C->isDeleted()) {
      C->setTrivial(true);
      forgetCleanups(*C, Sema);
      Changed.push_back(C);
    }
  if (CXXDestructorDecl *D = Sema.LookupDestructor(R); D && !D->isTrivial()) {
    D->setTrivial(true);
    Changed.push_back(D);
  }
}

} // namespace bankcheck::frontend
