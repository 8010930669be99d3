#include "Frontend/Soundness.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Basic/SourceManager.h"

using namespace clang;

namespace bankcheck {
namespace {

/// Stops at the first error node.
class ErrorFinder : public RecursiveASTVisitor<ErrorFinder> {
public:
  bool shouldVisitTemplateInstantiations() const { return false; }
  bool shouldVisitImplicitCode() const { return true; }
  bool VisitExpr(Expr *E) { return !E->containsErrors(); }
  bool VisitDecl(Decl *D) { return !D->isInvalidDecl(); }
};

} // namespace

bool Soundness::isSound(Decl *D) const {
  if (Errors.empty())
    return true;
  if (D->isInvalidDecl())
    return false;
  if (isa<FunctionDecl>(D) || isa<VarDecl>(D) || isa<CXXRecordDecl>(D)) {
    if (isa<FunctionDecl>(D) && cast<FunctionDecl>(D)->isTemplated())
      return true; // CodeGen does not look at patterns
    SourceRange Range(Sources.getExpansionLoc(D->getBeginLoc()), Sources.getExpansionLoc(D->getEndLoc()));
    for (SourceLocation Error : Errors)
      if (Range.isValid() && !Sources.isBeforeInTranslationUnit(Error, Range.getBegin()) &&
          !Sources.isBeforeInTranslationUnit(Range.getEnd(), Error))
        return false;
    return ErrorFinder().TraverseDecl(D);
  }
  return true;
}

} // namespace bankcheck
