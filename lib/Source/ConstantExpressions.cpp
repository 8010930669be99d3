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
  VariableChanges(const VarDecl *Variable, const Stmt *Body) : Variable(Variable), Body(Body), IsParameter(isa<ParmVarDecl>(Variable)) {}

  bool Anything = false;
  /// Assignments of the whole; and those of them that always run where it is
  /// declared, one after the other.
  unsigned Assignments = 0;
  std::vector<std::pair<SourceLocation, const Expr *>> InTurn; ///< End, value.
  /// Single assignments `v.x = e`.
  std::map<std::string, const Expr *> Members;
  std::map<std::string, unsigned> MemberAssignments;

  bool VisitBinaryOperator(BinaryOperator *B) {
    if (!B->isAssignmentOp())
      return true;
    const Expr *Target = B->getLHS()->IgnoreParenImpCasts();
    if (refersTo(Target) && B->getOpcode() == BO_Assign)
      ++Assignments;
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
      ++Assignments;
    else if (C->isAssignmentOp() && refersTo(C->getArg(0)))
      Anything = true;
    return true;
  }
  bool VisitCompoundStmt(CompoundStmt *S) {
    if (llvm::any_of(S->body(), [](const Stmt *Child) { return isa<SwitchCase, LabelStmt>(Child); }))
      return true;
    bool IsHome = IsParameter && S == Body;
    for (const Stmt *Child : S->body()) {
      if (auto *D = dyn_cast<DeclStmt>(Child))
        IsHome |= llvm::is_contained(D->decls(), Variable);
      else if (auto *E = dyn_cast<Expr>(Child); E && IsHome)
        if (const Expr *Value = assignedBy(E->IgnoreUnlessSpelledInSource()))
          InTurn.push_back({E->getEndLoc(), Value});
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

  /// What it is where \p Use reads it; null if that is not known. A parameter that is
  /// not changed has no such value.
  const Expr *valueAt(const DeclRefExpr &Use, const SourceManager &Sources) const {
    if (Anything)
      return nullptr;
    if (!Assignments)
      return IsParameter ? nullptr : Variable->getInit();
    if (InTurn.size() != Assignments || !MemberAssignments.empty() || Use.refersToEnclosingVariableOrCapture())
      return nullptr;
    const Expr *Last = nullptr;
    for (auto &[End, Value] : InTurn)
      if (Sources.isBeforeInTranslationUnit(End, Use.getLocation()))
        Last = Value;
    return Last || IsParameter ? Last : Variable->getInit();
  }
  bool isEver() const { return Anything || Assignments || !MemberAssignments.empty(); }

private:
  const Expr *assignedBy(const Expr *E) const {
    auto *B = dyn_cast<BinaryOperator>(E);
    auto *C = dyn_cast<CXXOperatorCallExpr>(E);
    if (B && B->getOpcode() == BO_Assign && refersTo(B->getLHS()))
      return B->getRHS();
    return C && C->getOperator() == OO_Equal && refersTo(C->getArg(0)) ? C->getArg(1) : nullptr;
  }
  bool refersTo(const Expr *E) const {
    auto *R = dyn_cast<DeclRefExpr>(E->IgnoreParenImpCasts());
    return R && R->getDecl() == Variable;
  }
  const VarDecl *Variable;
  const Stmt *Body; ///< Of the function that declares it.
  bool IsParameter;
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

/// A local variable that has, or is given, a value, or a parameter.
const VarDecl *variableOf(const Expr *E) {
  auto *R = dyn_cast<DeclRefExpr>(E);
  auto *V = R ? dyn_cast<VarDecl>(R->getDecl()) : nullptr;
  return V && (V->getInit() || V->isLocalVarDecl() || isa<ParmVarDecl>(V)) ? V : nullptr;
}

/// What a call of a function that does nothing else returns.
const Expr *returnedBy(const Expr *E) {
  auto *Call = dyn_cast<CallExpr>(E);
  const FunctionDecl *Callee = Call ? Call->getDirectCallee() : nullptr;
  auto *Body = Callee ? dyn_cast_or_null<CompoundStmt>(Callee->getBody()) : nullptr;
  auto *Method = dyn_cast_or_null<CXXMethodDecl>(Callee);
  if (!Body || Body->size() != 1 || (Method && Method->isVirtual()))
    return nullptr;
  auto *Return = dyn_cast<ReturnStmt>(Body->body_front());
  return Return ? Return->getRetValue() : nullptr;
}

} // namespace

ConstantExpressions::ConstantExpressions(ASTContext &Ast) : Ast(Ast) {}
ConstantExpressions::~ConstantExpressions() = default;

const VariableChanges *ConstantExpressions::changesOf(const VarDecl *Variable) {
  auto [It, New] = Known.try_emplace(Variable);
  if (!New)
    return It->second.get();
  auto *Function = dyn_cast_or_null<FunctionDecl>(Variable->getParentFunctionOrMethod());
  const Stmt *Body = Function ? Function->getBody() : nullptr;
  auto Changes = std::make_unique<VariableChanges>(Variable, Body);
  if (!Variable->getType().isConstQualified()) {
    if (!Body || Variable->isStaticLocal())
      return nullptr;
    Changes->TraverseStmt(const_cast<Stmt *>(Body));
  }
  return (It->second = std::move(Changes)).get();
}

void ConstantExpressions::note(const CallExpr &Call) {
  const FunctionDecl *Callee = Call.getDirectCallee();
  if (!Callee || isa<CXXOperatorCallExpr>(Call))
    return;
  Function &F = Functions[Callee->getCanonicalDecl()];
  if (!Call.isTypeDependent() && !Call.isValueDependent())
    F.Calls.push_back(&Call);
  F.Named -= isa<DeclRefExpr>(Call.getCallee()->IgnoreParenImpCasts());
}

void ConstantExpressions::note(const DeclRefExpr &Name) {
  if (auto *Callee = dyn_cast<FunctionDecl>(Name.getDecl()))
    ++Functions[Callee->getCanonicalDecl()].Named;
}

std::vector<const Expr *> ConstantExpressions::given(const ParmVarDecl &Parameter) {
  auto *Function = dyn_cast_or_null<FunctionDecl>(Parameter.getParentFunctionOrMethod());
  auto *Method = dyn_cast_or_null<CXXMethodDecl>(Function);
  auto Found = Function ? Functions.find(Function->getCanonicalDecl()) : Functions.end();
  if (Found == Functions.end() || Found->second.Named || (Method && Method->isVirtual()))
    return {};
  const VariableChanges *Changes = changesOf(&Parameter);
  if (!Changes || Changes->isEver())
    return {};
  std::vector<const Expr *> Result;
  for (const CallExpr *Call : Found->second.Calls) {
    if (Parameter.getFunctionScopeIndex() >= Call->getNumArgs())
      return {};
    Result.push_back(Call->getArg(Parameter.getFunctionScopeIndex()));
  }
  return Result;
}

template <typename Value, typename Evaluate>
Value ConstantExpressions::ofVariable(const VarDecl &Variable, const DeclRefExpr &Use, Evaluate Of) {
  const VariableChanges *Changed = changesOf(&Variable);
  if (!Changed)
    return {};
  if (const Expr *Set = Changed->valueAt(Use, Ast.getSourceManager()))
    return Of(*Set);
  auto *Parameter = dyn_cast<ParmVarDecl>(&Variable);
  if (!Parameter)
    return {};
  auto [It, New] = std::get<std::map<const ParmVarDecl *, Value>>(Given).try_emplace(Parameter);
  if (!New) // or it is asked for by what it is given
    return It->second;
  std::optional<Value> Alike;
  for (const Expr *Argument : given(*Parameter)) {
    Value Here = Of(*Argument);
    if (Alike && *Alike != Here)
      return {};
    Alike = Here;
  }
  return It->second = Alike.value_or(Value());
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
  if (const VarDecl *V = variableOf(E)) {
    SaveAndRestore Deeper(Depth, Depth + 1);
    if (Depth > MostVariables || (!isa<ParmVarDecl>(V) && V->getInit() && !integer(V->getInit())))
      return std::nullopt; // and the function needs not be searched
    return ofVariable<std::optional<int64_t>>(*V, *cast<DeclRefExpr>(E), [&](const Expr &Value) { return integer(&Value); });
  }
  if (const Expr *Returned = returnedBy(E)) {
    SaveAndRestore Deeper(Depth, Depth + 1);
    return Depth > MostVariables ? std::nullopt : integer(Returned);
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
  if (const VarDecl *V = variableOf(E)) {
    SaveAndRestore Deeper(Depth, Depth + 1);
    if (Depth > MostVariables)
      return {};
    PartOfExtents Extents = ofVariable<PartOfExtents>(*V, *cast<DeclRefExpr>(E), [&](const Expr &Value) { return partOfExtents(&Value); });
    const VariableChanges *Changed = changesOf(V);
    for (auto &[Name, Times] : Changed ? Changed->MemberAssignments : std::map<std::string, unsigned>()) {
      if (Name.size() != 1 || Name[0] < 'x' || Name[0] > 'z')
        return {};
      Extents[Name[0] - 'x'] = Times == 1 ? Extent(Changed->Members.at(Name)) : std::nullopt;
    }
    return Extents;
  }
  if (const Expr *Returned = returnedBy(E)) {
    SaveAndRestore Deeper(Depth, Depth + 1);
    return Depth > MostVariables ? PartOfExtents() : partOfExtents(Returned);
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
