#include "Source/UninstantiatedKernels.h"
#include "clang/AST/Attr.h"
#include "clang/AST/RecursiveASTVisitor.h"

using namespace clang;

namespace bankcheck::source {
namespace {

/// Looks for a shared variable in a function and in those that it names.
class SharedFinder : public RecursiveASTVisitor<SharedFinder> {
public:
  bool usesShared(const FunctionDecl &F) {
    Waiting = {&F};
    while (!Found && !Waiting.empty()) {
      const FunctionDecl *Next = Waiting.pop_back_val();
      const FunctionDecl *Definition = nullptr;
      if (Next->hasBody(Definition) && Seen.insert(Definition).second)
        TraverseStmt(Definition->getBody());
    }
    return Found;
  }

  bool VisitVarDecl(VarDecl *V) { return note(V); }
  bool VisitDeclRefExpr(DeclRefExpr *E) { return note(E->getDecl()); }
  bool VisitMemberExpr(MemberExpr *E) { return note(E->getMemberDecl()); }
  bool VisitOverloadExpr(OverloadExpr *E) {
    return llvm::all_of(E->decls(), [&](const NamedDecl *D) { return note(D->getUnderlyingDecl()); });
  }

private:
  llvm::SmallVector<const FunctionDecl *, 8> Waiting;
  llvm::SmallPtrSet<const FunctionDecl *, 16> Seen;
  bool Found = false;

  bool note(const NamedDecl *D) {
    Found |= D->hasAttr<CUDASharedAttr>();
    if (const auto *F = D->getAsFunction())
      Waiting.push_back(F);
    return !Found;
  }
};

} // namespace

bool isUninstantiatedKernel(const FunctionTemplateDecl &Template) {
  const FunctionDecl &Kernel = *Template.getTemplatedDecl();
  if (!Kernel.hasAttr<CUDAGlobalAttr>() || !Kernel.doesThisDeclarationHaveABody())
    return false;
  auto IsInstance = [](const FunctionDecl *S) {
    return S->isDefined() && S->getTemplateSpecializationKind() != TSK_ExplicitSpecialization; // that has its own body
  };
  return llvm::none_of(Template.specializations(), IsInstance) && SharedFinder().usesShared(Kernel);
}

} // namespace bankcheck::source
