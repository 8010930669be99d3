#include "Frontend/Soundness.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace clang;

namespace bankcheck::frontend {
namespace {

/// Stops at the first error node; collects what is called.
class BodyReader : public RecursiveASTVisitor<BodyReader> {
public:
  std::vector<FunctionDecl *> Callees;
  std::vector<FunctionDecl *> Lost; ///< Templates of what is called, and has no body: an error ended its instantiation.
  llvm::SmallPtrSet<const CXXRecordDecl *, 8> Records; ///< Of which there are objects.

  bool shouldVisitTemplateInstantiations() const { return false; }
  bool shouldVisitImplicitCode() const { return true; }
  bool VisitExpr(Expr *E) {
    note(E->getType());
    return !E->containsErrors();
  }
  bool VisitDecl(Decl *D) {
    if (auto *V = dyn_cast<VarDecl>(D))
      note(V->getType());
    return !D->isInvalidDecl();
  }
  bool VisitDeclRefExpr(DeclRefExpr *E) { return add(E->getDecl()); }
  bool VisitMemberExpr(MemberExpr *E) { return add(E->getMemberDecl()); }
  bool VisitCXXConstructExpr(CXXConstructExpr *E) { return add(E->getConstructor()); }

private:
  void note(QualType T) {
    if (const CXXRecordDecl *Record = T.isNull() ? nullptr : T->getBaseElementTypeUnsafe()->getAsCXXRecordDecl())
      Records.insert(Record);
  }

  bool add(ValueDecl *D) {
    if (auto *F = dyn_cast<FunctionDecl>(D))
      if (FunctionDecl *Definition = F->getDefinition())
        Callees.push_back(Definition);
      else if (FunctionDecl *Pattern = lostPatternOf(*F))
        Lost.push_back(Pattern);
    return true;
  }

  /// Those of the compiler, of other files, and what only a type depends on need no body.
  static FunctionDecl *lostPatternOf(FunctionDecl &F) {
    FunctionDecl *Pattern = F.getTemplateInstantiationPattern();
    bool IsWanted = F.isUsed(/*CheckUsedAttr=*/false) && !F.getBuiltinID() &&
                    F.getTemplateSpecializationKind() == TSK_ImplicitInstantiation;
    return IsWanted && Pattern && Pattern->hasBody() && !Pattern->isDefaulted() ? Pattern : nullptr;
  }
};

} // namespace

Soundness::Soundness(const std::vector<SourceLocation> &Errors, SourceManager &Sources)
    : AnyErrors(!Errors.empty()), Sources(Sources) {
  for (size_t I = 0; I < Errors.size(); ++I)
    for (SourceLocation At = Errors[I]; At.isValid();) {
      auto [File, Offset] = Sources.getDecomposedExpansionLoc(At);
      ByFile[File].insert({Offset, I});
      At = Sources.getIncludeLoc(File);
    }
}

std::optional<size_t> Soundness::errorBetween(SourceLocation Begin, SourceLocation End) const {
  if (Begin.isInvalid() || End.isInvalid())
    return std::nullopt;
  auto [File, First] = Sources.getDecomposedExpansionLoc(Begin);
  auto [LastFile, Last] = Sources.getDecomposedExpansionLoc(End);
  if (File != LastFile) // it begins or ends in a file included in its midst
    Last = UINT_MAX;
  auto It = ByFile.find(File);
  if (It == ByFile.end() || Last < First)
    return std::nullopt;
  std::optional<size_t> Least;
  for (auto E = It->second.lower_bound(First), Behind = It->second.upper_bound(Last); E != Behind; ++E)
    Least = std::min(Least.value_or(E->second), E->second);
  return Least;
}

std::optional<Flaw> Soundness::flawOf(Decl *D) {
  if (!AnyErrors)
    return std::nullopt;
  // Sound while it is looked at: recursion.
  auto [It, New] = FlawOf.try_emplace(D);
  if (New)
    It->second = find(D);
  return FlawOf[D];
}

bool Soundness::isWhole(QualType T) {
  if (T->containsErrors() || T->isDependentType())
    return false;
  const CXXRecordDecl *Record = T->getBaseElementTypeUnsafe()->getAsCXXRecordDecl();
  return !Record || isWhole(*Record);
}

bool Soundness::isWhole(const CXXRecordDecl &Record) {
  const CXXRecordDecl *Definition = Record.getDefinition();
  if (!Definition)
    return true; // only pointed to
  auto [It, New] = Whole.try_emplace(Definition, true);
  if (New) {
    bool Is = !Definition->isInvalidDecl() &&
              llvm::all_of(Definition->fields(), [&](const FieldDecl *F) { return isWhole(F->getType()); }) &&
              llvm::all_of(Definition->bases(), [&](const CXXBaseSpecifier &B) { return isWhole(B.getType()); });
    Whole[Definition] = Is;
  }
  return Whole[Definition];
}

std::optional<Flaw> Soundness::find(Decl *D) {
  if (!isa<FunctionDecl>(D) && !isa<VarDecl>(D) && !isa<CXXRecordDecl>(D))
    return D->isInvalidDecl() ? std::optional(Flaw()) : std::nullopt;
  if (isa<FunctionDecl>(D) && cast<FunctionDecl>(D)->isTemplated())
    return std::nullopt; // CodeGen does not look at patterns
  if (std::optional<size_t> Error = errorBetween(D->getBeginLoc(), D->getEndLoc()))
    return Flaw{Error};
  if (D->isInvalidDecl())
    return Flaw();
  BodyReader Body;
  if (!Body.TraverseDecl(D))
    return Flaw();
  if (!isa<CXXRecordDecl>(D) && !D->isTemplated())
    for (const CXXRecordDecl *Record : Body.Records)
      if (!isWhole(*Record))
        return Flaw();
  for (FunctionDecl *Pattern : Body.Lost)
    return Flaw{errorBetween(Pattern->getBeginLoc(), Pattern->getEndLoc())};
  if (isa<FunctionDecl>(D))
    for (FunctionDecl *Callee : Body.Callees)
      if (std::optional<Flaw> Inherited = flawOf(Callee))
        return Inherited;
  return std::nullopt;
}

} // namespace bankcheck::frontend
