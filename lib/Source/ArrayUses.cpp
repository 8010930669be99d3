#include "Source/ArrayUses.h"
#include "Source/KeptAddresses.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ASTLambda.h"
#include "clang/AST/Attr.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace clang;

namespace bankcheck::source {
namespace {

const VarDecl *sharedArray(const Expr *E) {
  auto *Reference = dyn_cast<DeclRefExpr>(E->IgnoreParenImpCasts());
  auto *V = Reference ? dyn_cast<VarDecl>(Reference->getDecl()) : nullptr;
  return V && V->hasAttr<CUDASharedAttr>() && (V->getType()->isArrayType() || V->getType()->isDependentType())
             ? V
             : nullptr;
}

/// The shared array of `t`, `t[a]`, `t[a][b]`, with the indices, outermost first.
const VarDecl *indexedArray(const Expr *E, std::vector<const Expr *> &Indices, std::vector<const Expr *> &Nodes) {
  E = E->IgnoreParenImpCasts();
  while (auto *Subscript = dyn_cast<ArraySubscriptExpr>(E)) {
    Nodes.push_back(Subscript);
    Indices.insert(Indices.begin(), Subscript->getIdx());
    E = Subscript->getBase()->IgnoreParenImpCasts();
  }
  Nodes.push_back(E);
  return sharedArray(E);
}

/// The shared array that a pointer is made of where it is named: `&t[a][b] + 1`.
const VarDecl *pointedInto(const Expr *E) {
  while (true) {
    E = E->IgnoreParenCasts();
    if (auto *Subscript = dyn_cast<ArraySubscriptExpr>(E))
      E = Subscript->getBase();
    else if (auto *Unary = dyn_cast<UnaryOperator>(E))
      E = Unary->getSubExpr();
    else if (auto *Sum = dyn_cast<BinaryOperator>(E); Sum && Sum->isAdditiveOp())
      E = Sum->getRHS()->getType()->isPointerType() ? Sum->getRHS() : Sum->getLHS();
    else
      return sharedArray(E);
  }
}

/// Whether evaluating \p E once more changes nothing: no assignment and no call,
/// but of what has no effect. Clang's `threadIdx.x` is a call of a getter.
bool isPure(const Expr *E, ASTContext &Ast) {
  if (auto *Unary = dyn_cast<UnaryOperator>(E); Unary && Unary->isIncrementDecrementOp())
    return false;
  if (auto *Binary = dyn_cast<BinaryOperator>(E); Binary && Binary->isAssignmentOp())
    return false;
  if (auto *Call = dyn_cast<CallExpr>(E)) {
    const FunctionDecl *Callee = Call->getDirectCallee();
    bool HasNone = Callee && (Callee->hasAttr<ConstAttr>() || Callee->hasAttr<PureAttr>() ||
                              (Callee->getIdentifier() &&
                               (Callee->getName().starts_with("__fetch_builtin_") || Callee->getName() == "__brev")));
    if (!HasNone)
      return false;
  } else if (isa<CXXConstructExpr>(E) || isa<LambdaExpr>(E) || isa<StmtExpr>(E) || isa<CXXNewExpr>(E)) {
    return false;
  }
  if (auto *Pseudo = dyn_cast<PseudoObjectExpr>(E))
    return llvm::all_of(Pseudo->semantics(), [&](const Expr *Step) { return isPure(Step, Ast); });
  if (auto *Opaque = dyn_cast<OpaqueValueExpr>(E))
    return !Opaque->getSourceExpr() || isPure(Opaque->getSourceExpr(), Ast);
  return llvm::all_of(
      E->children(), [&](const Stmt *Child) { return !Child || (isa<Expr>(Child) && isPure(cast<Expr>(Child), Ast)); });
}

unsigned dimensionsOf(const VarDecl *V, ASTContext &Ast) {
  unsigned Count = 0;
  for (QualType T = V->getType(); const ArrayType *A = Ast.getAsArrayType(T); T = A->getElementType())
    ++Count;
  return Count;
}

/// Whether \p F can name what \p V 's function declares: it is that function, or a lambda that captures by default.
bool seesLocals(const DeclContext *F, const VarDecl &V) {
  while (F && F != V.getParentFunctionOrMethod()) {
    auto *Method = dyn_cast<CXXMethodDecl>(F);
    if (!Method || !isLambdaCallOperator(Method) || Method->getParent()->getLambdaCaptureDefault() == LCD_None)
      return false;
    F = Method->getParent()->getParentFunctionOrMethod();
  }
  return F;
}

class UseReader : public RecursiveASTVisitor<UseReader> {
public:
  UseReader(ASTContext &Ast, Locations &Where, std::map<Location, ArrayUses> &Uses)
      : Ast(Ast), Where(Where), Uses(Uses) {}

  bool shouldVisitTemplateInstantiations() const { return true; }
  bool shouldVisitImplicitCode() const { return true; }
  bool shouldVisitLambdaBody() const { return true; }

  bool TraverseDecl(Decl *D) {
    auto *F = dyn_cast_or_null<FunctionDecl>(D);
    llvm::SaveAndRestore Inside(Function, F ? F : Function);
    return RecursiveASTVisitor::TraverseDecl(D);
  }

  // Parents come before their children: what a parent explains is not looked at
  // again.
  bool VisitArraySubscriptExpr(ArraySubscriptExpr *E) {
    if (Explained.contains(E))
      return true;
    std::vector<const Expr *> Indices, Nodes;
    const VarDecl *V = indexedArray(E, Indices, Nodes);
    if (!V || Indices.size() != dimensionsOf(V, Ast))
      return true;
    Explained.insert(Nodes.begin(), Nodes.end());
    IndexUse Use;
    Use.Access = Where.of(E);
    Use.SeesLocals = seesLocals(Function, *V);
    for (const Expr *Index : Indices) {
      Use.Pure &= isPure(Index, Ast);
      if (auto Range = Where.of(Index); Range && !Where.isRepeated(Index->getBeginLoc(), E->getRBracketLoc()))
        Use.Indices.push_back(*Range);
    }
    if (Use.Indices.size() != Indices.size())
      Use.Indices.clear();
    ArrayUses &All = usesOf(V);
    if (Use.Indices.empty()) {
      noteOther(V, E->getBeginLoc());
      return true;
    }
    unsigned Offset = Use.Indices.front().Offset;
    auto [Begin, End] = All.IndexedAt.equal_range(Offset);
    for (auto [_, At] : llvm::make_range(Begin, End))
      if (IndexUse &Old = All.Indexed[At]; Old.Indices == Use.Indices) { // another instantiation of the same text
        Old.Pure &= Use.Pure;
        Old.SeesLocals &= Use.SeesLocals;
        return true;
      }
    All.IndexedAt.emplace(Offset, All.Indexed.size());
    All.Indexed.push_back(std::move(Use));
    return true;
  }

  // A pointer to an element may be counted on from; not if it is used at once.
  bool VisitUnaryOperator(UnaryOperator *E) {
    if (E->getOpcode() == UO_Deref)
      explainAddress(E->getSubExpr());
    if (E->getOpcode() != UO_AddrOf || Explained.contains(E))
      return true;
    std::vector<const Expr *> Indices, Nodes;
    if (const VarDecl *V = indexedArray(E->getSubExpr(), Indices, Nodes))
      noteOther(V, E->getBeginLoc());
    return true;
  }

  bool VisitBinaryOperator(BinaryOperator *E) {
    if (E->isComparisonOp() || E->getOpcode() == BO_Sub)
      if (E->getLHS()->getType()->isPointerType() && E->getRHS()->getType()->isPointerType())
        for (const Expr *Side : {E->getLHS(), E->getRHS()})
          if (const VarDecl *V = pointedInto(Side))
            usesOf(V).Distances.insert(Where.locationOf(E->getOperatorLoc()));
    return true;
  }

  bool VisitCallExpr(CallExpr *E) {
    const FunctionDecl *Callee = E->getDirectCallee();
    llvm::StringRef Name = Callee && Callee->getIdentifier() ? Callee->getName() : "";
    if (Name.starts_with("atomic") || Name.starts_with("__pipeline_memcpy_async"))
      for (const Expr *Argument : E->arguments())
        explainAddress(Argument);
    return true;
  }

  bool VisitUnaryExprOrTypeTraitExpr(UnaryExprOrTypeTraitExpr *E) {
    if (!E->isArgumentType())
      noteType(E->getArgumentExpr(), E->getBeginLoc());
    return true;
  }

  bool VisitExplicitCastExpr(ExplicitCastExpr *E) {
    explainDecay(E->getSubExpr(), E->getType());
    return true;
  }

  bool VisitImplicitCastExpr(ImplicitCastExpr *E) {
    if (E->getCastKind() != CK_ArrayToPointerDecay) {
      explainDecay(E->getSubExpr(), E->getType());
      return true;
    }
    const Expr *Array = E->getSubExpr()->IgnoreParens();
    std::vector<const Expr *> Indices, Nodes;
    const VarDecl *V = indexedArray(Array, Indices, Nodes);
    if (!V || Explained.contains(Array))
      return true;
    if (E->getType()->getPointeeType()->isArrayType() && !Explained.contains(E))
      usesOf(V).OfType.insert(Where.locationOf(E->getBeginLoc()));
    else
      noteOther(V, E->getBeginLoc());
    Explained.insert(Nodes.begin(), Nodes.end());
    return true;
  }

  // Which of two rows is chosen, before it becomes a pointer.
  bool VisitConditionalOperator(ConditionalOperator *E) {
    for (const Expr *Arm : {E->getTrueExpr(), E->getFalseExpr()}) {
      std::vector<const Expr *> Indices, Nodes;
      const VarDecl *V = Arm->getType()->isArrayType() ? indexedArray(Arm->IgnoreParens(), Indices, Nodes) : nullptr;
      if (!V)
        continue;
      noteOther(V, E->getBeginLoc());
      Explained.insert(Nodes.begin(), Nodes.end());
    }
    return true;
  }

  bool VisitDeclRefExpr(DeclRefExpr *E) {
    const VarDecl *V = sharedArray(E);
    if (!V || Explained.contains(E))
      return true;
    // In a template nothing decays yet; its instantiations say what happens.
    bool InTemplate = V->getDeclContext()->isDependentContext();
    (InTemplate ? usesOf(V).Others : usesOf(V).OfType).insert(Where.locationOf(E->getBeginLoc()));
    return true;
  }

  /// When all is visited.
  void addKept() {
    KeptAddresses Kept(Ast, Where);
    for (const auto &[V, F] : Taken) {
      KeptAddresses::Places Places = Kept.of(*V, *F);
      ArrayUses &Into = usesOf(V);
      Into.Others.insert(Places.Forming.begin(), Places.Forming.end());
      if (Places.Lost && (!Into.Lost || *Places.Lost < *Into.Lost))
        Into.Lost = Places.Lost;
    }
  }

private:
  ASTContext &Ast;
  Locations &Where;
  std::map<Location, ArrayUses> &Uses;
  llvm::SmallPtrSet<const Expr *, 32> Explained;
  const FunctionDecl *Function = nullptr;                           ///< Around what is visited.
  std::set<std::pair<const VarDecl *, const FunctionDecl *>> Taken; ///< An address in an array, by a function.

  void noteOther(const VarDecl *V, SourceLocation At) {
    usesOf(V).Others.insert(Where.locationOf(At));
    if (Function && Function->doesThisDeclarationHaveABody() && !Function->isDependentContext())
      Taken.insert({V, Function});
  }

  ArrayUses &usesOf(const VarDecl *V) { return Uses[Where.locationOf(V->getLocation())]; }

  void explainAddress(const Expr *E) {
    E = E->IgnoreParenCasts();
    if (auto *Address = dyn_cast<UnaryOperator>(E); Address && Address->getOpcode() == UO_AddrOf)
      Explained.insert(Address);
  }

  void noteType(const Expr *E, SourceLocation At) {
    std::vector<const Expr *> Indices, Nodes;
    const VarDecl *V = indexedArray(E, Indices, Nodes);
    if (!V)
      return;
    if (Indices.size() < dimensionsOf(V, Ast))
      usesOf(V).OfType.insert(Where.locationOf(At));
    Explained.insert(Nodes.begin(), Nodes.end());
  }

  /// A row's type that is cast away at once is not used.
  void explainDecay(const Expr *From, QualType To) {
    if (auto *Decay = dyn_cast<ImplicitCastExpr>(From->IgnoreParens());
        Decay && Decay->getCastKind() == CK_ArrayToPointerDecay)
      if (!To->isPointerType() || !To->getPointeeType()->isArrayType())
        Explained.insert(Decay);
  }
};

} // namespace

void readArrayUses(Decl *D, ASTContext &Ast, Locations &Where, std::map<Location, ArrayUses> &Uses) {
  UseReader Read(Ast, Where, Uses);
  Read.TraverseDecl(D);
  Read.addKept();
}

} // namespace bankcheck::source
