#include "Frontend/UninitialisedTypes.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace bankcheck {
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

void leaveUninitialised(TagDecl *Type, const std::set<std::string> &Names, Sema &Sema) {
  auto *R = dyn_cast<CXXRecordDecl>(Type);
  if (!R || R->isDependentContext() || !Names.count(R->getQualifiedNameAsString()))
    return;
  // Looking them up declares them.
  for (NamedDecl *Found : Sema.LookupConstructors(R))
    if (auto *C = dyn_cast<CXXConstructorDecl>(Found); C && C->isDefaultConstructor())
      C->setTrivial(true);
  if (CXXDestructorDecl *D = Sema.LookupDestructor(R))
    D->setTrivial(true);
}

} // namespace bankcheck
