// Members of structs that are constant.

#include "Source/ConstantExpressions.h"
#include "Source/PlainExpression.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace clang;
using llvm::SaveAndRestore;

namespace bankcheck::source {

/// What a constructor that does nothing else makes of the member; null if that is not known.
static const Expr *madeBy(const CXXConstructorDecl &Constructor, const FieldDecl &Field) {
  auto *Body = dyn_cast_or_null<CompoundStmt>(Constructor.getBody());
  if (!Body || !Body->body_empty())
    return nullptr;
  for (const CXXCtorInitializer *Init : Constructor.inits())
    if (Init->getMember() && Init->getMember()->getCanonicalDecl() == Field.getCanonicalDecl()) {
      auto *Default = dyn_cast<CXXDefaultInitExpr>(Init->getInit());
      return Default ? Default->getExpr() : Init->getInit();
    }
  return nullptr;
}

/// In bytes.
static uint64_t offsetOf(llvm::ArrayRef<const FieldDecl *> Way, const ASTContext &Ast) {
  uint64_t Bits = 0;
  for (const FieldDecl *Field : Way)
    Bits += Ast.getFieldOffset(Field);
  return Bits / 8;
}

std::optional<HostExpression> ConstantExpressions::member(const Expr *E, llvm::ArrayRef<const FieldDecl *> Way) {
  if (E->isValueDependent() || E->containsErrors())
    return std::nullopt;
  if (Way.empty())
    return value(E);
  E = strip(E);
  const RecordDecl *Record = E->getType()->getAsRecordDecl();
  if (Depth > MostVariables || Record != Way[0]->getParent() || Record->isUnion())
    return std::nullopt; // of a base: another member of that name may hide it
  SaveAndRestore Deeper(Depth, Depth + 1);
  if (const Expr *Turn = turnOf(E))
    return member(Turn, Way);
  if (auto *M = dyn_cast<MemberExpr>(E)) {
    auto *Field = dyn_cast<FieldDecl>(M->getMemberDecl());
    if (!Field || M->isArrow())
      return std::nullopt;
    llvm::SmallVector<const FieldDecl *, 4> Longer{Field};
    Longer.append(Way.begin(), Way.end());
    return member(M->getBase(), Longer);
  }
  if (auto *List = dyn_cast<InitListExpr>(E)) {
    if (List->isTransparent())
      return member(List->getInit(0), Way);
    auto *Class = dyn_cast<CXXRecordDecl>(Way[0]->getParent());
    unsigned Index = Way[0]->getFieldIndex() + (Class ? Class->getNumBases() : 0);
    if (Index >= List->getNumInits())
      return std::nullopt;
    const Expr *Init = List->getInit(Index);
    if (auto *Default = dyn_cast<CXXDefaultInitExpr>(Init))
      Init = Default->getExpr();
    return isa<ImplicitValueInitExpr>(Init) ? std::optional(HostExpression(0)) : member(Init, Way.drop_front());
  }
  if (auto *Construct = dyn_cast<CXXConstructExpr>(E)) {
    const CXXConstructorDecl &Constructor = *Construct->getConstructor();
    if (Constructor.isCopyOrMoveConstructor() && Construct->getNumArgs() >= 1)
      return member(Construct->getArg(0), Way);
    const Expr *Made = madeBy(Constructor, *Way[0]);
    auto *Value = Made ? dyn_cast<DeclRefExpr>(strip(Made)) : nullptr;
    if (auto *Parameter = Value ? dyn_cast<ParmVarDecl>(Value->getDecl()) : nullptr)
      return Parameter->getFunctionScopeIndex() < Construct->getNumArgs()
                 ? member(Construct->getArg(Parameter->getFunctionScopeIndex()), Way.drop_front())
                 : std::nullopt;
    return Made ? member(Made, Way.drop_front()) : std::nullopt;
  }
  if (auto [Callee, Returned] = returnedBy(E); Returned) {
    auto &Call = *cast<CallExpr>(E);
    Binding Here(*this, *Callee, {&Call, argumentsBefore(Call, *Callee)});
    return member(Returned, Way);
  }
  auto *Use = dyn_cast<DeclRefExpr>(E);
  const VarDecl *V = variableOf(E);
  const VariableChanges *Changed = V ? changesOf(V) : nullptr;
  if (!Changed || !Changed->isKnown() || (!Changed->targets().empty() && Use->refersToEnclosingVariableOrCapture()))
    return std::nullopt;
  // The last assignment of the member, or of what it is in.
  std::pair<const Expr *, SourceLocation> Last = Changed->lastOf("", Use->getLocation(), Ast.getSourceManager());
  llvm::ArrayRef<const FieldDecl *> Rest = Way;
  std::string Name;
  for (size_t I = 0; I < Way.size(); ++I) {
    Name += (I ? "." : "") + Way[I]->getNameAsString();
    auto Here = Changed->lastOf(Name, Use->getLocation(), Ast.getSourceManager());
    if (Here.first && (!Last.first || Ast.getSourceManager().isBeforeInTranslationUnit(Last.second, Here.second))) {
      Last = Here;
      Rest = Way.drop_front(I + 1);
    }
  }
  if (Last.first)
    return member(Last.first, Rest);
  if (auto *Parameter = dyn_cast<ParmVarDecl>(V)) {
    if (isOpen(*Parameter) && !Changed->isEver())
      return HostExpression::parameter({Parameter->getFunctionScopeIndex(), offsetOf(Way, Ast)});
    std::optional<HostExpression> Alike;
    for (const Expr *Argument : given(*Parameter)) {
      std::optional<HostExpression> Here = member(Argument, Way);
      if (!Here || (Alike && Alike != Here))
        return std::nullopt;
      Alike = Here;
    }
    return Alike;
  }
  return V->getInit() ? member(V->getInit(), Way) : std::nullopt;
}

} // namespace bankcheck::source
