#include "Source/VariableChanges.h"
#include "clang/AST/RecursiveASTVisitor.h"

using namespace clang;

namespace bankcheck::source {

std::pair<const DeclRefExpr *, uint64_t> elementOf(const Expr *Place, const ASTContext &Ast) {
  auto *Element = dyn_cast<ArraySubscriptExpr>(Place->IgnoreParens());
  auto *Array = Element ? dyn_cast<DeclRefExpr>(Element->getBase()->IgnoreParenImpCasts()) : nullptr;
  Expr::EvalResult Index;
  if (!Array || !Array->getType()->isConstantArrayType() || Element->getIdx()->isValueDependent() ||
      !Element->getIdx()->EvaluateAsInt(Index, Ast) || Index.Val.getInt().isNegative())
    return {};
  return {Array, Index.Val.getInt().getExtValue()};
}

const Expr *forwardedBy(const Expr &E) {
  auto *Call = dyn_cast<CallExpr>(&E);
  const FunctionDecl *Callee = Call ? Call->getDirectCallee() : nullptr;
  bool IsForward = Callee && Callee->isInStdNamespace() && Callee->getIdentifier() && Callee->getName() == "forward";
  return IsForward && Call->getNumArgs() == 1 ? Call->getArg(0) : nullptr;
}

/// What the expression of a place names: `b` of `b.x` and of `b[1]`, `n` and `m` of `c ? n : m`.
static void namesIn(const Expr *Place, const ASTContext &Ast, llvm::SmallVectorImpl<const DeclRefExpr *> &Names) {
  Place = Place->IgnoreParens();
  if (auto *Name = dyn_cast<DeclRefExpr>(Place))
    Names.push_back(Name);
  else if (auto *Member = dyn_cast<MemberExpr>(Place); Member && !Member->isArrow())
    namesIn(Member->getBase(), Ast, Names);
  else if (auto *Array = elementOf(Place, Ast).first)
    Names.push_back(Array);
  else if (auto *Cast = dyn_cast<ImplicitCastExpr>(Place);
           Cast && (Cast->getCastKind() == CK_NoOp || Cast->getCastKind() == CK_DerivedToBase))
    namesIn(Cast->getSubExpr(), Ast, Names);
  else if (const Expr *Forwarded = forwardedBy(*Place))
    namesIn(Forwarded, Ast, Names);
  else if (auto *Either = dyn_cast<ConditionalOperator>(Place)) {
    namesIn(Either->getTrueExpr(), Ast, Names);
    namesIn(Either->getFalseExpr(), Ast, Names);
  }
}

static bool isNamedIn(const VarDecl *Variable, const Stmt &S) {
  auto *Name = dyn_cast<DeclRefExpr>(&S);
  return (Name && Name->getDecl() == Variable) ||
         llvm::any_of(S.children(), [&](const Stmt *Child) { return Child && isNamedIn(Variable, *Child); });
}

class VariableChanges::Finder : public RecursiveASTVisitor<VariableChanges::Finder> {
public:
  Finder(VariableChanges &Into, const VarDecl *Variable, const Stmt *Body, const ASTContext &Ast, unsigned Depth)
      : Into(Into), Variable(Variable), Body(Body), Ast(Ast), Depth(Depth) {}

  bool VisitDeclRefExpr(DeclRefExpr *R) {
    Into.Named += R->getDecl() == Variable;
    if (auto *V = dyn_cast<VarDecl>(R->getDecl()); V && V->getType()->isConstantArrayType())
      ++Arrays[V].Named;
    return true;
  }
  /// What is written in the braces does not show that it is read.
  bool TraverseInitListExpr(InitListExpr *List) {
    const InitListExpr *Semantic = List->isSemanticForm() ? List : List->getSemanticForm();
    for (const Stmt *Child : (Semantic ? Semantic : List)->children())
      if (Child && !TraverseStmt(const_cast<Stmt *>(Child)))
        return false;
    return true;
  }
  bool VisitCastExpr(CastExpr *C) {
    if (C->getCastKind() == CK_LValueToRValue)
      plain(C->getSubExpr());
    return true;
  }
  bool VisitCXXConstructExpr(CXXConstructExpr *C) {
    if (C->getConstructor()->isCopyOrMoveConstructor() && C->getNumArgs() >= 1)
      plain(C->getArg(0));
    return true;
  }
  bool VisitCallExpr(CallExpr *C) { // by reference to what is constant
    auto *Operator = dyn_cast<CXXOperatorCallExpr>(C);
    bool Assigns = Operator && Operator->getOperator() == OO_Equal;
    if (auto Part = Assigns ? partAt(*C->getArg(0)) : std::nullopt)
      assign(*Part, C->getArg(0), C->getArg(1));
    const FunctionDecl *Callee = C->getDirectCallee();
    if (Callee && Callee->getIdentifier() && Callee->getName().starts_with("cudaLaunch"))
      for (const Expr *Argument : C->arguments()) {
        auto *Address = dyn_cast<UnaryOperator>(Argument->IgnoreParenCasts());
        if (Address && Address->getOpcode() == UO_AddrOf && refersTo(Address->getSubExpr())) { // the configuration
          ++Into.Plain;
          --Into.Addresses;
        } else if (Argument->isLValue() && !Argument->getType().isConstQualified()) {
          plain(Argument);
        }
        auto *Name = dyn_cast<DeclRefExpr>(Argument->IgnoreParenCasts());
        if (auto *V = Name ? dyn_cast<VarDecl>(Name->getDecl()) : nullptr; V && V->getType()->isConstantArrayType())
          ++Arrays[V].Launched;
      }
    for (auto [I, Argument] : llvm::enumerate(C->arguments()))
      if (I >= Assigns && Argument->isLValue() &&
          (Argument->getType().isConstQualified() || (Callee && isOnlyRead(*C, *Callee, I))))
        plain(Argument);
    return true;
  }
  bool VisitBinaryOperator(BinaryOperator *B) {
    if (!B->isAssignmentOp())
      return true;
    if (auto Part = partAt(*B->getLHS()))
      assign(*Part, B->getLHS(), B->isCompoundAssignmentOp() ? B : B->getRHS());
    return true;
  }
  bool VisitUnaryOperator(UnaryOperator *U) {
    if (auto Part = U->isIncrementDecrementOp() ? partAt(*U->getSubExpr()) : std::nullopt)
      assign(*Part, U->getSubExpr(), U);
    Into.Addresses += U->getOpcode() == UO_AddrOf && refersTo(U->getSubExpr());
    return true;
  }
  bool VisitVarDecl(VarDecl *V) {
    if (!isArgumentArray(*V))
      return true;
    unsigned &Here = Arrays[V].Addresses;
    for (const Expr *Element : cast<InitListExpr>(V->getInit()->IgnoreImplicit())->inits())
      if (auto *U = dyn_cast<UnaryOperator>(Element->IgnoreParenCasts()); U && U->getOpcode() == UO_AddrOf)
        Here += refersTo(U->getSubExpr());
    return true;
  }

  /// When all is visited: addresses in arrays that launches alone are given change nothing.
  void addLaunched() {
    for (const auto &[Array, Use] : Arrays)
      if (Use.Named == Use.Launched)
        Into.OfArguments += Use.Addresses;
    Into.Addresses -= Into.OfArguments;
    Into.Plain += Into.OfArguments;
  }

  bool VisitCXXForRangeStmt(CXXForRangeStmt *S) {
    QualType T = S->getLoopVariable()->getType();
    if (!T->isReferenceType() || T.getNonReferenceType().isConstQualified())
      plain(S->getRangeInit());
    return true;
  }
  bool VisitStmt(Stmt *S) {
    if (!isa<Expr, DeclStmt>(S)) // `int &r = n = 5` has its address
      for (const Stmt *Child : S->children()) {
        auto *E = dyn_cast_or_null<Expr>(Child);
        const Expr *Spelled = E ? E->IgnoreUnlessSpelledInSource() : nullptr;
        auto *B = dyn_cast_or_null<BinaryOperator>(Spelled);
        auto *C = dyn_cast_or_null<CXXOperatorCallExpr>(Spelled);
        Into.Statements += (B && B->getOpcode() == BO_Assign && refersTo(B->getLHS())) ||
                           (C && C->getOperator() == OO_Equal && refersTo(C->getArg(0)));
      }
    return true;
  }
  bool VisitGotoStmt(GotoStmt *) { return Into.Jumps = true; }
  bool VisitIndirectGotoStmt(IndirectGotoStmt *) { return Into.Jumps = true; }
  bool VisitCompoundStmt(CompoundStmt *S) {
    if (llvm::any_of(S->body(), [](const Stmt *Child) { return isa<SwitchCase, LabelStmt>(Child); }))
      return true;
    bool IsHome = isa<ParmVarDecl>(Variable) && S == Body;
    for (const Stmt *Child : S->body()) {
      if (auto *D = dyn_cast<DeclStmt>(Child))
        IsHome |= llvm::is_contained(D->decls(), Variable);
      else if (auto *E = dyn_cast<Expr>(Child); E && IsHome)
        noteInTurn(E->IgnoreUnlessSpelledInSource());
    }
    return true;
  }

private:
  VariableChanges &Into;
  const VarDecl *Variable;
  const Stmt *Body;
  const ASTContext &Ast;
  unsigned Depth; ///< Calls that are looked into.
  struct ArrayUse {
    unsigned Addresses = 0; ///< Of the variable, in it.
    unsigned Named = 0, Launched = 0;
  };
  std::map<const VarDecl *, ArrayUse> Arrays;

  /// Whether the function, which has the argument by reference, leaves it as it is.
  bool isOnlyRead(const CallExpr &Call, const FunctionDecl &Callee, unsigned Index) const {
    constexpr unsigned MostDepth = 3;
    if (Depth >= MostDepth || isa<CXXOperatorCallExpr>(Call) || Index >= Callee.getNumParams())
      return false;
    llvm::SmallVector<const DeclRefExpr *, 2> Names;
    namesIn(Call.getArg(Index), Ast, Names);
    if (llvm::none_of(Names, [&](const DeclRefExpr *Name) { return Name->getDecl() == Variable; }))
      return false; // nobody asks
    auto *Definition = Callee.getDefinition();
    auto *Method = dyn_cast_or_null<CXXMethodDecl>(Definition);
    if (!Definition || !Definition->getBody() || (Method && Method->isVirtual()) ||
        !Definition->getParamDecl(Index)->getType()->isReferenceType())
      return false;
    return !VariableChanges(*Definition->getParamDecl(Index), *Definition->getBody(), Ast, Depth + 1).isEver();
  }

  /// Which part of the variable \p Place is; nothing if it is none.
  std::optional<std::string> partAt(const Expr &Place) const {
    if (refersTo(&Place))
      return "";
    if (auto *M = dyn_cast<MemberExpr>(Place.IgnoreParens()); M && !M->isArrow())
      if (auto Of = partAt(*M->getBase()))
        return (Of->empty() ? "" : *Of + ".") + M->getMemberDecl()->getNameAsString();
    auto [Array, Index] = elementOf(&Place, Ast);
    return Array && Array->getDecl() == Variable ? std::optional(nameOfElement(Index)) : std::nullopt;
  }
  void plain(const Expr *Place) {
    llvm::SmallVector<const DeclRefExpr *, 2> Names;
    namesIn(Place, Ast, Names);
    for (const DeclRefExpr *Name : Names)
      Into.Plain += Name->getDecl() == Variable;
  }
  void assign(const std::string &Part, const Expr *Place, const Expr *Value) {
    plain(Place);
    Into.Targets[Part].Values.push_back(Value);
    Into.AssignsItself |= isNamedIn(Variable, *Value);
  }
  bool refersTo(const Expr *E) const {
    auto *R = dyn_cast<DeclRefExpr>(E->IgnoreParenImpCasts());
    return R && R->getDecl() == Variable;
  }
  void noteInTurn(const Expr *E) {
    auto *B = dyn_cast<BinaryOperator>(E);
    auto *C = dyn_cast<CXXOperatorCallExpr>(E);
    auto *U = dyn_cast<UnaryOperator>(E);
    if (B && B->isAssignmentOp()) {
      if (auto Part = partAt(*B->getLHS()))
        append(Into.Targets[*Part], E, B->isCompoundAssignmentOp() ? B : B->getRHS());
    } else if (U && U->isIncrementDecrementOp()) {
      if (auto Part = partAt(*U->getSubExpr()))
        append(Into.Targets[*Part], E, U);
    } else if (C && C->getOperator() == OO_Equal) {
      if (auto Part = partAt(*C->getArg(0)))
        append(Into.Targets[*Part], E, C->getArg(1));
    }
  }
  void append(Target &T, const Expr *Assignment, const Expr *Value) {
    SourceLocation End = Assignment->getEndLoc();
    T.IsInOrder &= T.InTurn.empty() || Ast.getSourceManager().isBeforeInTranslationUnit(T.InTurn.back().first, End);
    T.InTurn.push_back({End, Value});
  }
};

VariableChanges::VariableChanges(const VarDecl &Variable, const Stmt &Body, const ASTContext &Ast, unsigned Depth) {
  Finder Find(*this, &Variable, &Body, Ast, Depth);
  Find.TraverseStmt(const_cast<Stmt *>(&Body));
  Find.addLaunched();
}

/// The statements of a body that name each variable: the innermost that stand in a list of statements.
class EverChanged::Index : public RecursiveASTVisitor<EverChanged::Index> {
public:
  explicit Index(const Stmt &Body) { TraverseStmt(const_cast<Stmt *>(&Body)); }

  bool shouldVisitImplicitCode() const { return true; }
  bool TraverseCompoundStmt(CompoundStmt *S) {
    const Stmt *Outer = Here;
    for (Stmt *Child : S->body()) {
      Around[Child] = Outer;
      Here = Child;
      TraverseStmt(Child);
    }
    Here = Outer;
    return true;
  }
  bool VisitDeclRefExpr(DeclRefExpr *R) {
    IsAny &= Here != nullptr;
    if (auto *V = dyn_cast<VarDecl>(R->getDecl()))
      if (auto &Statements = Naming[V]; Statements.empty() || Statements.back() != Here)
        Statements.push_back(Here);
    return true;
  }
  bool VisitVarDecl(VarDecl *V) {
    IsAny &= !VariableChanges::isArgumentArray(*V);
    return true;
  }

  /// Whether a variable's changes stand in the statements that name it: not where a launch's arguments may be behind
  /// the address.
  bool isAny() const { return IsAny; }

  /// None of them in another.
  std::vector<const Stmt *> naming(const VarDecl &V) const {
    auto Found = Naming.find(&V);
    if (Found == Naming.end())
      return {};
    llvm::SmallPtrSet<const Stmt *, 8> All(Found->second.begin(), Found->second.end()), Seen;
    std::vector<const Stmt *> Result;
    for (const Stmt *S : Found->second) {
      const Stmt *Outer = S;
      while ((Outer = Around.lookup(Outer)) && !All.contains(Outer))
        ;
      if (!Outer && Seen.insert(S).second)
        Result.push_back(S);
    }
    return Result;
  }

private:
  const Stmt *Here = nullptr;
  bool IsAny = true;
  llvm::DenseMap<const Stmt *, const Stmt *> Around;
  llvm::DenseMap<const VarDecl *, std::vector<const Stmt *>> Naming;
};

EverChanged::EverChanged(const ASTContext &Ast) : Ast(Ast) {}
EverChanged::~EverChanged() = default;

bool EverChanged::operator()(const VarDecl &Variable, const Stmt &Body) {
  auto &OfBody = Indices[&Body];
  if (!OfBody)
    OfBody = std::make_unique<Index>(Body);
  if (!OfBody->isAny())
    return VariableChanges(Variable, Body, Ast).isEver();
  VariableChanges Changes;
  VariableChanges::Finder Find(Changes, &Variable, &Body, Ast, /*Depth=*/0);
  for (const Stmt *S : OfBody->naming(Variable))
    Find.TraverseStmt(const_cast<Stmt *>(S));
  return Changes.isEver();
}

bool VariableChanges::isArgumentArray(const VarDecl &Variable) {
  QualType T = Variable.getType();
  const ArrayType *Array = T->isConstantArrayType() ? T->castAsArrayTypeUnsafe() : nullptr;
  return Array && Array->getElementType()->isVoidPointerType() && Variable.getInit() &&
         isa<InitListExpr>(Variable.getInit()->IgnoreImplicit());
}

std::vector<const Expr *> VariableChanges::Target::perhaps() const {
  llvm::SmallPtrSet<const Expr *, 8> Always;
  for (auto &[End, Value] : InTurn)
    Always.insert(Value);
  std::vector<const Expr *> Result;
  llvm::copy_if(Values, std::back_inserter(Result), [&](const Expr *Value) { return !Always.contains(Value); });
  return Result;
}

bool VariableChanges::isKnown() const {
  if (Named != Plain || (Jumps && !Targets.empty()))
    return false;
  return llvm::all_of(Targets, [](auto &T) { return T.second.Values.size() == T.second.InTurn.size(); });
}

std::vector<const Expr *> VariableChanges::onlyWhole() const {
  const bool IsOnly = Named == Plain && !AssignsItself && Targets.size() == 1 && Targets.begin()->first.empty() &&
                      Targets.begin()->second.Values.size() == Statements;
  return IsOnly ? Targets.begin()->second.Values : std::vector<const Expr *>();
}

bool VariableChanges::isReplaced() const { return Named == Plain + Addresses && !AssignsItself; }

std::pair<const Expr *, SourceLocation> VariableChanges::lastOf(StringRef Member, SourceLocation Use,
                                                                const SourceManager &Sources) const {
  auto It = Targets.find(Member.str());
  if (It == Targets.end())
    return {nullptr, {}};
  auto &[Values, InTurn, IsInOrder] = It->second;
  auto IsBefore = [&](const auto &Turn) { return Sources.isBeforeInTranslationUnit(Turn.first, Use); };
  auto Last = IsInOrder ? std::make_reverse_iterator(llvm::partition_point(InTurn, IsBefore))
                        : std::find_if(InTurn.rbegin(), InTurn.rend(), IsBefore);
  return Last == InTurn.rend() ? std::pair<const Expr *, SourceLocation>{nullptr, {}}
                               : std::pair{Last->second, Last->first};
}

} // namespace bankcheck::source
