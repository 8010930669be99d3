#include "Source/UninstantiatedKernels.h"
#include "clang/AST/Attr.h"
#include "clang/AST/RecursiveASTVisitor.h"

using namespace clang;

namespace bankcheck::source {
namespace {

/// Looks for a shared variable in a function and in those that it names.
class SharedFinder : public RecursiveASTVisitor<SharedFinder> {
public:
  SharedUse useOf(const FunctionDecl &F) {
    Waiting = {&F};
    while (!Found && !Waiting.empty()) {
      const FunctionDecl *Next = Waiting.pop_back_val();
      const FunctionDecl *Definition = nullptr;
      if (Next->hasBody(Definition) && Seen.insert(Definition).second)
        TraverseStmt(Definition->getBody());
    }
    return Found ? SharedUse::Certain : CallsUnknown ? SharedUse::Possible : SharedUse::None;
  }

  bool VisitVarDecl(VarDecl *V) { return note(V); }
  bool VisitDeclRefExpr(DeclRefExpr *E) { return note(E->getDecl()); }
  bool VisitMemberExpr(MemberExpr *E) { return note(E->getMemberDecl()); }
  bool VisitOverloadExpr(OverloadExpr *E) {
    return llvm::all_of(E->decls(), [&](const NamedDecl *D) { return note(D->getUnderlyingDecl()); });
  }
  bool VisitCallExpr(CallExpr *E) {
    CallsUnknown |= isUnknown(*E->getCallee()->IgnoreParens());
    return true;
  }

private:
  llvm::SmallVector<const FunctionDecl *, 8> Waiting;
  llvm::SmallPtrSet<const FunctionDecl *, 16> Seen;
  bool Found = false;
  bool CallsUnknown = false; ///< What is called depends on template parameters.

  static bool isUnknown(const Expr &Callee) {
    if (const auto *Overloads = dyn_cast<OverloadExpr>(&Callee))
      return Overloads->getNumDecls() == 0;
    const auto *Name = dyn_cast<DeclRefExpr>(&Callee);
    const auto *Member = dyn_cast<MemberExpr>(&Callee);
    const Decl *D = Name ? Name->getDecl() : Member ? Member->getMemberDecl() : nullptr;
    return Callee.isTypeDependent() && !(D && D->getAsFunction());
  }

  bool note(const NamedDecl *D) {
    Found |= D->hasAttr<CUDASharedAttr>();
    if (const auto *F = D->getAsFunction())
      Waiting.push_back(F);
    return !Found;
  }
};

} // namespace

SharedUse sharedUseOfUninstantiated(const FunctionTemplateDecl &Template) {
  const FunctionDecl &Kernel = *Template.getTemplatedDecl();
  if (!Kernel.hasAttr<CUDAGlobalAttr>() || !Kernel.doesThisDeclarationHaveABody())
    return SharedUse::None;
  auto IsInstance = [](const FunctionDecl *S) {
    switch (S->getTemplateSpecializationKind()) {
    case TSK_ExplicitSpecialization: // that has its own body
      return false;
    case TSK_ExplicitInstantiationDefinition:
      return true;
    default: // an error may have cost it its body
      return S->isDefined() || S->isUsed(/*CheckUsedAttr=*/false);
    }
  };
  return llvm::none_of(Template.specializations(), IsInstance) ? SharedFinder().useOf(Kernel) : SharedUse::None;
}

} // namespace bankcheck::source
