#include "Source/ConstantExpressions.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ParentMapContext.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace clang;
using llvm::SaveAndRestore;

namespace bankcheck {

/// How a local variable is changed in the function that declares it.
class VariableChanges : public RecursiveASTVisitor<VariableChanges> {
public:
  explicit VariableChanges(const VarDecl *Variable) : Variable(Variable) {}

  bool Anything = false;
  /// Assignments of the whole, and how many of them always run where it is declared.
  std::vector<const Expr *> Assigned;
  unsigned Unconditional = 0;
  /// Single assignments `v.x = e`.
  std::map<std::string, const Expr *> Members;
  std::map<std::string, unsigned> MemberAssignments;

  bool VisitBinaryOperator(BinaryOperator *B) {
    if (!B->isAssignmentOp())
      return true;
    const Expr *Target = B->getLHS()->IgnoreParenImpCasts();
    if (refersTo(Target) && B->getOpcode() == BO_Assign)
      Assigned.push_back(B->getRHS());
    else if (refersTo(Target))
      Anything = true;
    if (auto *M = dyn_cast<MemberExpr>(Target); M && refersTo(M->getBase())) {
      std::string Name = M->getMemberDecl()->getNameAsString();
      ++MemberAssignments[Name];
      Members[Name] = B->getRHS();
      Anything |= B->isCompoundAssignmentOp();
    }
    return true;
  }
  bool VisitUnaryOperator(UnaryOperator *U) {
    const Expr *Target = U->getSubExpr()->IgnoreParenImpCasts();
    if (auto *M = dyn_cast<MemberExpr>(Target))
      Target = M->getBase();
    if ((U->isIncrementDecrementOp() || U->getOpcode() == UO_AddrOf) && refersTo(Target))
      Anything = true;
    return true;
  }
  bool VisitCXXOperatorCallExpr(CXXOperatorCallExpr *C) {
    if (C->getOperator() == OO_Equal && refersTo(C->getArg(0)))
      Assigned.push_back(C->getArg(1));
    else if (C->isAssignmentOp() && refersTo(C->getArg(0)))
      Anything = true;
    return true;
  }
  bool VisitCompoundStmt(CompoundStmt *S) {
    bool IsHome = false;
    for (const Stmt *Child : S->body()) {
      if (auto *D = dyn_cast<DeclStmt>(Child))
        IsHome |= llvm::is_contained(D->decls(), Variable);
      else if (auto *E = dyn_cast<Expr>(Child); E && IsHome)
        Unconditional += isAssignment(E->IgnoreUnlessSpelledInSource());
    }
    return true;
  }
  bool VisitCallExpr(CallExpr *C) { // by reference
    auto *Operator = dyn_cast<CXXOperatorCallExpr>(C);
    for (const Expr *Argument : C->arguments())
      if (!(Operator && Operator->getOperator() == OO_Equal && Argument == C->getArg(0)) && Argument->isLValue() && !Argument->getType().isConstQualified() && refersTo(Argument))
        Anything = true;
    return true;
  }
  bool VisitVarDecl(VarDecl *D) { // a reference to it may change it
    if (D->getType()->isReferenceType() && !D->getType()->getPointeeType().isConstQualified() && D->getInit() && refersTo(D->getInit()))
      Anything = true;
    return true;
  }

  /// What it is from some point on, and by then nobody has read it; null if that is
  /// not known.
  const Expr *value() const {
    if (Anything)
      return nullptr;
    if (Assigned.empty())
      return Variable->getInit();
    auto *Construct = dyn_cast_or_null<CXXConstructExpr>(Variable->getInit());
    bool Empty = !Variable->getInit() || (Construct && llvm::all_of(Construct->arguments(), [](const Expr *E) { return isa<CXXDefaultArgExpr>(E); }));
    return Empty && Assigned.size() == 1 && Unconditional == 1 && MemberAssignments.empty() ? Assigned[0] : nullptr;
  }

private:
  bool isAssignment(const Expr *E) const {
    auto *B = dyn_cast<BinaryOperator>(E);
    auto *C = dyn_cast<CXXOperatorCallExpr>(E);
    return (B && B->getOpcode() == BO_Assign && refersTo(B->getLHS())) || (C && C->getOperator() == OO_Equal && refersTo(C->getArg(0)));
  }
  bool refersTo(const Expr *E) const {
    auto *R = dyn_cast<DeclRefExpr>(E->IgnoreParenImpCasts());
    return R && R->getDecl() == Variable;
  }
  const VarDecl *Variable;
};

namespace {

const Expr *strip(const Expr *E) {
  for (;;) {
    const Expr *Before = E;
    E = E->IgnoreParenImpCasts();
    if (auto *X = dyn_cast<MaterializeTemporaryExpr>(E))
      E = X->getSubExpr();
    else if (auto *X = dyn_cast<ExprWithCleanups>(E))
      E = X->getSubExpr();
    else if (auto *X = dyn_cast<CXXBindTemporaryExpr>(E))
      E = X->getSubExpr();
    else if (auto *X = dyn_cast<ExplicitCastExpr>(E))
      E = X->getSubExpr();
    else if (auto *X = dyn_cast<CXXDefaultArgExpr>(E))
      E = X->getExpr();
    else if (auto *X = dyn_cast<SubstNonTypeTemplateParmExpr>(E))
      E = X->getReplacement();
    if (E == Before)
      return E;
  }
}

const VarDecl *localOf(const Expr *E) {
  auto *R = dyn_cast<DeclRefExpr>(E);
  auto *V = R ? dyn_cast<VarDecl>(R->getDecl()) : nullptr;
  return V && (V->getInit() || V->isLocalVarDecl()) && !isa<ParmVarDecl>(V) ? V : nullptr;
}

} // namespace

ConstantExpressions::ConstantExpressions(ASTContext &Ast) : Ast(Ast) {}
ConstantExpressions::~ConstantExpressions() = default;

const VariableChanges *ConstantExpressions::changesOf(const VarDecl *Variable) {
  auto [It, New] = Known.try_emplace(Variable);
  if (!New)
    return It->second.get();
  auto Changes = std::make_unique<VariableChanges>(Variable);
  if (!Variable->getType().isConstQualified()) {
    auto *Function = dyn_cast_or_null<FunctionDecl>(Variable->getParentFunctionOrMethod());
    if (!Function || !Function->getBody() || Variable->isStaticLocal())
      return nullptr;
    Changes->TraverseStmt(Function->getBody());
  }
  return (It->second = std::move(Changes)).get();
}

std::optional<int64_t> ConstantExpressions::integer(const Expr *E) {
  if (E->isValueDependent() || E->containsErrors())
    return std::nullopt;
  Expr::EvalResult Value;
  if (E->getType()->isIntegralOrEnumerationType() && E->EvaluateAsInt(Value, Ast))
    return Value.Val.getInt().tryExtValue();
  E = strip(E);
  if (E->getType()->isIntegralOrEnumerationType() && E->EvaluateAsInt(Value, Ast))
    return Value.Val.getInt().tryExtValue();
  if (const VarDecl *V = localOf(E)) {
    SaveAndRestore Deeper(Depth, Depth + 1);
    if (Depth > MostVariables || (V->getInit() && !integer(V->getInit())))
      return std::nullopt; // and the function needs not be searched
    const VariableChanges *Changed = changesOf(V);
    const Expr *Set = Changed ? Changed->value() : nullptr;
    return Set ? integer(Set) : std::nullopt;
  }
  if (auto *M = dyn_cast<MemberExpr>(E)) {
    auto Extents = extents(M->getBase());
    StringRef Name = M->getMemberDecl()->getName();
    if (Extents && Name.size() == 1 && Name[0] >= 'x' && Name[0] <= 'z')
      return (*Extents)[Name[0] - 'x'];
    return std::nullopt;
  }
  if (auto *C = dyn_cast<ConditionalOperator>(E)) {
    auto Condition = integer(C->getCond());
    return Condition ? integer(*Condition ? C->getTrueExpr() : C->getFalseExpr()) : std::nullopt;
  }
  if (auto *B = dyn_cast<BinaryOperator>(E)) {
    auto L = integer(B->getLHS()), R = integer(B->getRHS());
    if (!L || !R)
      return std::nullopt;
    int64_t Result = 0;
    bool Divides = *R && *R != -1;
    switch (B->getOpcode()) {
    case BO_Add: return __builtin_add_overflow(*L, *R, &Result) ? std::nullopt : std::optional(Result);
    case BO_Sub: return __builtin_sub_overflow(*L, *R, &Result) ? std::nullopt : std::optional(Result);
    case BO_Mul: return __builtin_mul_overflow(*L, *R, &Result) ? std::nullopt : std::optional(Result);
    case BO_Div: return Divides ? std::optional(*L / *R) : std::nullopt;
    case BO_Rem: return Divides ? std::optional(*L % *R) : std::nullopt;
    case BO_Shl: return *L >= 0 && *L <= INT32_MAX && *R >= 0 && *R < 32 ? std::optional(*L << *R) : std::nullopt;
    case BO_Shr: return *R >= 0 && *R < 32 ? std::optional(*L >> *R) : std::nullopt;
    case BO_LT: return *L < *R;
    case BO_GT: return *L > *R;
    case BO_LE: return *L <= *R;
    case BO_GE: return *L >= *R;
    case BO_EQ: return *L == *R;
    default: return std::nullopt;
    }
  }
  return std::nullopt;
}

PartOfExtents ConstantExpressions::partOfExtents(const Expr *E) {
  if (E->isValueDependent() || E->containsErrors())
    return {};
  E = strip(E);
  auto Extent = [&](const Expr *E) -> std::optional<unsigned> {
    auto Value = integer(E);
    return Value && *Value > 0 && *Value <= INT32_MAX ? std::optional<unsigned>(*Value) : std::nullopt;
  };
  if (E->getType()->isIntegralOrEnumerationType())
    return {Extent(E), 1, 1};
  if (const VarDecl *V = localOf(E)) {
    SaveAndRestore Deeper(Depth, Depth + 1);
    if (Depth > MostVariables)
      return {};
    const VariableChanges *Changed = changesOf(V);
    const Expr *Set = Changed ? Changed->value() : nullptr;
    if (!Set)
      return {};
    PartOfExtents Extents = partOfExtents(Set);
    for (auto &[Name, Times] : Changed->MemberAssignments) {
      if (Name.size() != 1 || Name[0] < 'x' || Name[0] > 'z')
        return {};
      Extents[Name[0] - 'x'] = Times == 1 ? Extent(Changed->Members.at(Name)) : std::nullopt;
    }
    return Extents;
  }
  std::vector<const Expr *> Arguments;
  if (auto *C = dyn_cast<CXXConstructExpr>(E)) {
    if (C->getConstructor()->isCopyOrMoveConstructor() && C->getNumArgs() >= 1)
      return partOfExtents(C->getArg(0));
    Arguments.assign(C->arg_begin(), C->arg_end());
  } else if (auto *List = dyn_cast<InitListExpr>(E)) {
    for (const Expr *Value : List->inits())
      Arguments.push_back(Value);
  } else {
    return {};
  }
  if (Arguments.size() == 1 && !Arguments[0]->getType()->isIntegralOrEnumerationType())
    return partOfExtents(Arguments[0]);
  if (Arguments.size() > 3)
    return {};
  PartOfExtents Result{1, 1, 1};
  for (size_t I = 0; I < Arguments.size(); ++I)
    Result[I] = Extent(Arguments[I]);
  return Result;
}

std::optional<std::array<unsigned, 3>> ConstantExpressions::extents(const Expr *E) {
  PartOfExtents Part = partOfExtents(E);
  if (!Part[0] || !Part[1] || !Part[2])
    return std::nullopt;
  return std::array<unsigned, 3>{*Part[0], *Part[1], *Part[2]};
}

} // namespace bankcheck
