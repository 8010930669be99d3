#include "Frontend/Soundness.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Basic/SourceManager.h"

using namespace clang;

namespace bankcheck {
namespace {

/// Stops at the first error node; collects what is called.
class BodyReader : public RecursiveASTVisitor<BodyReader> {
public:
  std::vector<FunctionDecl *> Callees;

  bool shouldVisitTemplateInstantiations() const { return false; }
  bool shouldVisitImplicitCode() const { return true; }
  bool VisitExpr(Expr *E) { return !E->containsErrors(); }
  bool VisitDecl(Decl *D) { return !D->isInvalidDecl(); }
  bool VisitDeclRefExpr(DeclRefExpr *E) { return add(E->getDecl()); }
  bool VisitMemberExpr(MemberExpr *E) { return add(E->getMemberDecl()); }
  bool VisitCXXConstructExpr(CXXConstructExpr *E) { return add(E->getConstructor()); }

private:
  bool add(ValueDecl *D) {
    if (auto *F = dyn_cast<FunctionDecl>(D))
      if (FunctionDecl *Definition = F->getDefinition())
        Callees.push_back(Definition);
    return true;
  }
};

} // namespace

std::optional<Flaw> Soundness::flawOf(Decl *D) {
  if (Errors.empty())
    return std::nullopt;
  // Sound while it is looked at: recursion.
  auto [It, New] = Known.try_emplace(D);
  if (New)
    It->second = find(D);
  return Known[D];
}

std::optional<Flaw> Soundness::find(Decl *D) {
  if (!isa<FunctionDecl>(D) && !isa<VarDecl>(D) && !isa<CXXRecordDecl>(D))
    return D->isInvalidDecl() ? std::optional(Flaw()) : std::nullopt;
  if (isa<FunctionDecl>(D) && cast<FunctionDecl>(D)->isTemplated())
    return std::nullopt; // CodeGen does not look at patterns
  SourceRange Range(Sources.getExpansionLoc(D->getBeginLoc()), Sources.getExpansionLoc(D->getEndLoc()));
  if (Range.isValid())
    for (size_t I = 0; I < Errors.size(); ++I)
      if (Errors[I].isValid() && !Sources.isBeforeInTranslationUnit(Errors[I], Range.getBegin()) &&
          !Sources.isBeforeInTranslationUnit(Range.getEnd(), Errors[I]))
        return Flaw{I};
  if (D->isInvalidDecl())
    return Flaw();
  BodyReader Body;
  if (!Body.TraverseDecl(D))
    return Flaw();
  if (isa<FunctionDecl>(D))
    for (FunctionDecl *Callee : Body.Callees)
      if (std::optional<Flaw> Inherited = flawOf(Callee))
        return Inherited;
  return std::nullopt;
}

} // namespace bankcheck
