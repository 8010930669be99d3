#include "Source/ConstantExpressions.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ParentMapContext.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace clang;
using llvm::SaveAndRestore;

namespace bankcheck {

/// The array and the index of `b[1]`, an element of a variable that is an array; null
/// of any other expression.
static std::pair<const DeclRefExpr *, uint64_t> elementOf(const Expr *Place, const ASTContext &Ast) {
  auto *Element = dyn_cast<ArraySubscriptExpr>(Place->IgnoreParens());
  auto *Array = Element ? dyn_cast<DeclRefExpr>(Element->getBase()->IgnoreParenImpCasts()) : nullptr;
  Expr::EvalResult Index;
  if (!Array || !Array->getType()->isConstantArrayType() || Element->getIdx()->isValueDependent() || !Element->getIdx()->EvaluateAsInt(Index, Ast) || Index.Val.getInt().isNegative())
    return {};
  return {Array, Index.Val.getInt().getExtValue()};
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
  else if (auto *Cast = dyn_cast<ImplicitCastExpr>(Place); Cast && (Cast->getCastKind() == CK_NoOp || Cast->getCastKind() == CK_DerivedToBase))
    namesIn(Cast->getSubExpr(), Ast, Names);
  else if (auto *Either = dyn_cast<ConditionalOperator>(Place)) {
    namesIn(Either->getTrueExpr(), Ast, Names);
    namesIn(Either->getFalseExpr(), Ast, Names);
  }
}

/// How a local variable is changed in the function that declares it. Whatever names it
/// and neither reads nor plainly assigns it may change it in any way.
class VariableChanges : public RecursiveASTVisitor<VariableChanges> {
public:
  VariableChanges(const VarDecl *Variable, const Stmt *Body, const ASTContext &Ast) : Variable(Variable), Body(Body), Ast(Ast), IsParameter(isa<ParmVarDecl>(Variable)) {}

  /// "[1]", as which the element of an array is known.
  static std::string nameOfElement(uint64_t Index) { return "[" + std::to_string(Index) + "]"; }

  /// Assignments of a member or element, or of the whole under the empty name.
  struct Target {
    unsigned Assignments = 0;
    std::vector<const Expr *> Values; ///< Of all plain assignments.
    /// Those that always run where the variable is declared, one after the other.
    std::vector<std::pair<SourceLocation, const Expr *>> InTurn; ///< End, value.
  };

  bool VisitDeclRefExpr(DeclRefExpr *R) {
    Named += R->getDecl() == Variable;
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
    if (Assigns && refersTo(C->getArg(0))) {
      plain(C->getArg(0));
      ++Targets[""].Assignments;
    }
    for (const Expr *Argument : llvm::drop_begin(C->arguments(), Assigns))
      if (Argument->isLValue() && Argument->getType().isConstQualified())
        plain(Argument);
    return true;
  }
  bool VisitBinaryOperator(BinaryOperator *B) {
    if (B->getOpcode() != BO_Assign)
      return true; // `b.x /= 2` is none, and no reading
    if (auto Part = partAt(*B->getLHS())) {
      plain(B->getLHS());
      Target &T = Targets[*Part];
      ++T.Assignments;
      T.Values.push_back(B->getRHS());
    }
    return true;
  }
  bool VisitUnaryOperator(UnaryOperator *U) {
    Addresses += U->getOpcode() == UO_AddrOf && refersTo(U->getSubExpr());
    return true;
  }
  bool VisitGotoStmt(GotoStmt *) { return Jumps = true; }
  bool VisitIndirectGotoStmt(IndirectGotoStmt *) { return Jumps = true; }
  bool VisitCompoundStmt(CompoundStmt *S) {
    if (llvm::any_of(S->body(), [](const Stmt *Child) { return isa<SwitchCase, LabelStmt>(Child); }))
      return true;
    bool IsHome = IsParameter && S == Body;
    for (const Stmt *Child : S->body()) {
      if (auto *D = dyn_cast<DeclStmt>(Child))
        IsHome |= llvm::is_contained(D->decls(), Variable);
      else if (auto *E = dyn_cast<Expr>(Child); E && IsHome)
        noteInTurn(E->IgnoreUnlessSpelledInSource());
    }
    return true;
  }

  bool isEver() const { return Named != Plain || !Targets.empty(); }
  /// Whether all changes are known, and follow one another.
  bool isKnown() const {
    if (Named != Plain || (Jumps && !Targets.empty()))
      return false;
    return llvm::all_of(Targets, [](auto &T) { return T.second.Assignments == T.second.InTurn.size(); });
  }
  /// The last value that was assigned to \p Member in front of \p Use, and where;
  /// null if none was.
  std::pair<const Expr *, SourceLocation> lastOf(StringRef Member, SourceLocation Use, const SourceManager &Sources) const {
    std::pair<const Expr *, SourceLocation> Last{nullptr, {}};
    if (auto It = Targets.find(Member.str()); It != Targets.end())
      for (auto &[End, Value] : It->second.InTurn)
        if (Sources.isBeforeInTranslationUnit(End, Use))
          Last = {Value, End};
    return Last;
  }
  const std::map<std::string, Target> &targets() const { return Targets; }
  /// Whether it is changed by what has its address, and by assignments of something else
  /// than itself: an option is, not what is counted or doubled.
  bool isReplaced() const {
    return Named == Plain + Addresses && llvm::none_of(Targets, [&](auto &T) {
      return llvm::any_of(T.second.Values, [&](const Expr *Value) { return isIn(*Value); });
    });
  }

private:
  const VarDecl *Variable;
  const Stmt *Body; ///< Of the function that declares it.
  const ASTContext &Ast;
  bool IsParameter, Jumps = false;
  unsigned Named = 0, Plain = 0; ///< How often; and how often to read or assign it.
  unsigned Addresses = 0;
  std::map<std::string, Target> Targets;

  /// Which part of the variable \p Place is; nothing if it is none.
  std::optional<std::string> partAt(const Expr &Place) const {
    if (refersTo(&Place))
      return "";
    if (auto *M = dyn_cast<MemberExpr>(Place.IgnoreParens()); M && refersTo(M->getBase()))
      return M->getMemberDecl()->getNameAsString();
    auto [Array, Index] = elementOf(&Place, Ast);
    return Array && Array->getDecl() == Variable ? std::optional(nameOfElement(Index)) : std::nullopt;
  }
  void plain(const Expr *Place) {
    llvm::SmallVector<const DeclRefExpr *, 2> Names;
    namesIn(Place, Ast, Names);
    for (const DeclRefExpr *Name : Names)
      Plain += Name->getDecl() == Variable;
  }
  bool refersTo(const Expr *E) const {
    auto *R = dyn_cast<DeclRefExpr>(E->IgnoreParenImpCasts());
    return R && R->getDecl() == Variable;
  }
  bool isIn(const Stmt &S) const {
    auto *Name = dyn_cast<DeclRefExpr>(&S);
    return (Name && Name->getDecl() == Variable) || llvm::any_of(S.children(), [&](const Stmt *Child) { return Child && isIn(*Child); });
  }
  void noteInTurn(const Expr *E) {
    auto *B = dyn_cast<BinaryOperator>(E);
    auto *C = dyn_cast<CXXOperatorCallExpr>(E);
    if (B && B->getOpcode() == BO_Assign) {
      if (auto Part = partAt(*B->getLHS()))
        Targets[*Part].InTurn.push_back({E->getEndLoc(), B->getRHS()});
    } else if (C && C->getOperator() == OO_Equal && refersTo(C->getArg(0))) {
      Targets[""].InTurn.push_back({E->getEndLoc(), C->getArg(1)});
    }
  }
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
    else if (auto *X = dyn_cast<ExplicitCastExpr>(E); X && !X->getType()->isArithmeticType())
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
  if (!V || (V->getType()->isReferenceType() && !isa<ParmVarDecl>(V)))
    return nullptr; // another's value, which may change
  return V->getInit() || V->isLocalVarDecl() || isa<ParmVarDecl>(V) ? V : nullptr;
}

/// What a call of a host function that does nothing else returns.
const Expr *returnedBy(const Expr *E) {
  auto *Call = dyn_cast<CallExpr>(E);
  const FunctionDecl *Callee = Call ? Call->getDirectCallee() : nullptr;
  if (!Callee || Callee->hasAttr<CUDADeviceAttr>() || Callee->hasAttr<WeakAttr>())
    return nullptr; // of device functions the host may see another body
  auto *Body = dyn_cast_or_null<CompoundStmt>(Callee->getBody());
  auto *Method = dyn_cast<CXXMethodDecl>(Callee);
  if (!Body || Body->size() != 1 || (Method && Method->isVirtual()))
    return nullptr;
  auto *Return = dyn_cast<ReturnStmt>(Body->body_front());
  return Return ? Return->getRetValue() : nullptr;
}

bool isDim3(QualType T) {
  const CXXRecordDecl *Record = T.getNonReferenceType()->getAsCXXRecordDecl();
  return Record && Record->getIdentifier() && (Record->getName() == "dim3" || Record->getName() == "uint3");
}

std::optional<int64_t> onlyOne(std::optional<int64_t> A, std::optional<int64_t> B) {
  return A && B ? std::nullopt : A ? A : B;
}

/// \p Value as \p T holds it.
int64_t converted(int64_t Value, QualType T, const ASTContext &Ast) {
  if (T->isBooleanType())
    return Value != 0;
  unsigned Bits = Ast.getIntWidth(T);
  if (Bits >= 64)
    return Value;
  return T->isUnsignedIntegerOrEnumerationType() ? Value & llvm::maskTrailingOnes<uint64_t>(Bits) : llvm::SignExtend64(Value, Bits);
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
  auto Changes = std::make_unique<VariableChanges>(Variable, Body, Ast);
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
  if (Found == Functions.end() || Found->second.Named || (Method && (Method->isVirtual() || Method->getParent()->isLambda())))
    return {};
  const VariableChanges *Changes = changesOf(&Parameter);
  if (!Changes || (Changes->isEver() && !Likely))
    return {};
  std::vector<const Expr *> Result;
  for (const CallExpr *Call : Found->second.Calls) {
    if (Parameter.getFunctionScopeIndex() >= Call->getNumArgs())
      return {};
    Result.push_back(Call->getArg(Parameter.getFunctionScopeIndex()));
  }
  return Result;
}

bool ConstantExpressions::hasDefault(const VariableChanges &Changes) {
  if (!Changes.isReplaced())
    return false;
  for (auto &[Part, Target] : Changes.targets())
    for (const Expr *Value : Target.Values)
      if (auto IsInTurn = [&](auto &Turn) { return Turn.second == Value; }; llvm::none_of(Target.InTurn, IsInTurn) && integer(Value))
        return false; // that is as likely
  return true;
}

template <typename Value, typename Evaluate>
Value ConstantExpressions::ofVariable(const VarDecl &Variable, const DeclRefExpr &Use, Evaluate Of) {
  const VariableChanges *Changed = changesOf(&Variable);
  if (Likely && !Changed && Variable.getInit())
    return Of(*Variable.getInit()); // a global option
  if (!Changed || (!Changed->isKnown() && !(Likely && hasDefault(*Changed))) || (!Changed->targets().empty() && Use.refersToEnclosingVariableOrCapture()))
    return {};
  const SourceManager &Sources = Ast.getSourceManager();
  auto [Whole, At] = Changed->lastOf("", Use.getLocation(), Sources);
  auto *Parameter = dyn_cast<ParmVarDecl>(&Variable);
  Value Result{};
  if (Whole) {
    Result = Of(*Whole);
  } else if (!Parameter) {
    if (Variable.getInit())
      Result = Of(*Variable.getInit());
  } else if (!Changed->isEver() || Likely) {
    if constexpr (!std::is_same_v<Value, std::optional<GrowingFunction>>) { // that is of a variable of the caller's
      auto [It, New] = std::get<std::map<const ParmVarDecl *, Value>>(Given[Likely]).try_emplace(Parameter);
      if (!New) // or it is asked for by what it is given
        return It->second;
      std::optional<Value> Alike;
      for (const Expr *Argument : given(*Parameter)) {
        Value Here = Of(*Argument);
        if constexpr (std::is_same_v<Value, PartOfExtents>)
          for (Extent &E : Here)
            E.Growing.reset(); // with a variable of the caller's
        if (Likely && (Here == Value() || (Alike && *Alike != Value())))
          continue; // the first
        if (Alike && *Alike != Here)
          return {};
        Alike = Here;
      }
      return It->second = Alike.value_or(Value());
    }
  }
  if constexpr (std::is_same_v<Value, PartOfExtents>)
    for (auto &[Member, Target] : Changed->targets())
      if (auto [Set, When] = Changed->lastOf(Member, Use.getLocation(), Sources); !Member.empty() && Set && (!Whole || Sources.isBeforeInTranslationUnit(At, When))) {
        if (Member.size() != 1 || Member[0] < 'x' || Member[0] > 'z')
          return {};
        Result[Member[0] - 'x'] = extent(*Set);
      }
  return Result;
}

Extent ConstantExpressions::extent(const Expr &E) {
  auto Value = integer(&E);
  if (!Value)
    return {std::nullopt, growing(&E)};
  return {*Value > 0 && *Value <= INT32_MAX ? std::optional<unsigned>(*Value) : std::nullopt, std::nullopt};
}

std::optional<int64_t> ConstantExpressions::integer(const Expr *E) {
  if (E->isValueDependent() || E->containsErrors() || !E->getType()->isIntegralOrEnumerationType())
    return std::nullopt;
  Expr::EvalResult Value;
  if (E->EvaluateAsInt(Value, Ast))
    return Value.Val.getInt().tryExtValue();
  if (auto *Cast = dyn_cast<CastExpr>(E->IgnoreParens())) {
    auto From = integer(Cast->getSubExpr());
    return From ? std::optional(converted(*From, Cast->getType(), Ast)) : std::nullopt;
  }
  E = strip(E);
  if (!E->getType()->isIntegralOrEnumerationType())
    return std::nullopt;
  if (E->EvaluateAsInt(Value, Ast))
    return Value.Val.getInt().tryExtValue();
  SaveAndRestore Deeper(Depth, Depth + 1);
  if (const VarDecl *V = variableOf(E)) {
    if (Depth > MostVariables || (!isa<ParmVarDecl>(V) && V->getInit() && !integer(V->getInit())))
      return std::nullopt; // and the function needs not be searched
    return ofVariable<std::optional<int64_t>>(*V, *cast<DeclRefExpr>(E), [&](const Expr &Value) { return integer(&Value); });
  }
  if (const Expr *Returned = returnedBy(E))
    return Depth > MostVariables ? std::nullopt : integer(Returned);
  if (auto [Array, Index] = elementOf(E, Ast); Array)
    return Depth > MostVariables ? std::nullopt : element(*Array, Index);
  if (auto *M = dyn_cast<MemberExpr>(E)) {
    auto Extents = isDim3(M->getBase()->getType()) ? extents(M->getBase()) : std::nullopt;
    StringRef Name = M->getMemberDecl()->getName();
    if (Extents && Name.size() == 1 && Name[0] >= 'x' && Name[0] <= 'z')
      return (*Extents)[Name[0] - 'x'];
    return std::nullopt;
  }
  if (auto *C = dyn_cast<ConditionalOperator>(E)) {
    if (auto Condition = integer(C->getCond()))
      return integer(*Condition ? C->getTrueExpr() : C->getFalseExpr());
    return Likely ? onlyOne(integer(C->getTrueExpr()), integer(C->getFalseExpr())) : std::nullopt;
  }
  if (auto *Call = dyn_cast<CallExpr>(E); Call && Likely)
    return likelyCall(*Call);
  if (auto *B = dyn_cast<BinaryOperator>(E)) {
    auto Result = binary(*B);
    return Result ? std::optional(converted(*Result, B->getType(), Ast)) : std::nullopt;
  }
  return std::nullopt;
}

std::optional<int64_t> ConstantExpressions::likelyCall(const CallExpr &Call) {
  const FunctionDecl *Callee = Call.getDirectCallee();
  if (Depth > MostVariables || !Callee || !Callee->getIdentifier() || Callee->getName() != "min" || Call.getNumArgs() != 2)
    return std::nullopt;
  auto First = integer(Call.getArg(0)), Second = integer(Call.getArg(1));
  return First && Second ? std::min(First, Second) : onlyOne(First, Second);
}

std::optional<int64_t> ConstantExpressions::element(const DeclRefExpr &Array, uint64_t Index) {
  const VarDecl *V = variableOf(&Array);
  const VariableChanges *Changed = V && !isa<ParmVarDecl>(V) ? changesOf(V) : nullptr;
  if (!Changed || !Changed->isKnown() || (!Changed->targets().empty() && Array.refersToEnclosingVariableOrCapture()))
    return std::nullopt;
  if (const Expr *Last = Changed->lastOf(VariableChanges::nameOfElement(Index), Array.getLocation(), Ast.getSourceManager()).first)
    return integer(Last);
  auto *List = dyn_cast_or_null<InitListExpr>(V->getInit());
  if (!List)
    return std::nullopt;
  if (Index < List->getNumInits())
    return integer(List->getInit(Index));
  return List->hasArrayFiller() && isa<ImplicitValueInitExpr>(List->getArrayFiller()) ? std::optional<int64_t>(0) : std::nullopt;
}

std::optional<int64_t> ConstantExpressions::binary(const BinaryOperator &B) {
  auto L = integer(B.getLHS()), R = integer(B.getRHS());
  if (!L || !R)
    return std::nullopt;
  int64_t Result = 0;
  bool Divides = *R && *R != -1;
  switch (B.getOpcode()) {
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

std::optional<GrowingFunction> ConstantExpressions::growing(const Expr *E) {
  if (E->isValueDependent() || !E->getType()->isIntegerType() || Ast.getIntWidth(E->getType()) < 32)
    return std::nullopt; // what is cut does not grow
  for (const Expr *Before = nullptr; E != Before;) {
    Before = E;
    E = strip(E);
    if (auto *Cast = dyn_cast<CastExpr>(E); Cast && Cast->getCastKind() == CK_IntegralCast)
      E = Cast->getSubExpr();
  }
  if (E->containsErrors() || !E->getType()->isIntegerType() || Ast.getIntWidth(E->getType()) < 32 || Depth > MostVariables)
    return std::nullopt;
  SaveAndRestore Deeper(Depth, Depth + 1);
  if (const VarDecl *V = variableOf(E)) {
    const VariableChanges *Changed = changesOf(V);
    if (!Changed || V->getType().isVolatileQualified())
      return std::nullopt;
    if (!isa<ParmVarDecl>(V) && !V->hasGlobalStorage()) // whose initialiser ran in another call
      if (auto Result = ofVariable<std::optional<GrowingFunction>>(*V, *cast<DeclRefExpr>(E), [&](const Expr &Value) { return growing(&Value); }))
        return Result;
    return Changed->isEver() ? std::nullopt : std::optional(GrowingFunction(V));
  }
  auto *B = dyn_cast<BinaryOperator>(E);
  if (!B)
    return std::nullopt;
  auto Left = growing(B->getLHS());
  auto Operand = integer(Left ? B->getRHS() : B->getLHS());
  if (!Operand)
    return std::nullopt;
  if (!Left) { // what is commutative
    auto Right = B->getOpcode() == BO_Add || B->getOpcode() == BO_Mul ? growing(B->getRHS()) : std::nullopt;
    if (!Right)
      return std::nullopt;
    return B->getOpcode() == BO_Add ? Right->plus(*Operand) : Right->times(*Operand);
  }
  switch (bool IsShift = *Operand >= 0 && *Operand < 31; B->getOpcode()) {
  case BO_Add: return Left->plus(*Operand);
  case BO_Sub: return Left->plus(-*Operand);
  case BO_Mul: return Left->times(*Operand);
  case BO_Div: return Left->dividedBy(*Operand);
  case BO_Shl: return IsShift ? Left->times(int64_t(1) << *Operand) : std::nullopt;
  case BO_Shr: return IsShift ? Left->dividedBy(int64_t(1) << *Operand) : std::nullopt;
  default: return std::nullopt;
  }
}

PartOfExtents ConstantExpressions::partOfExtents(const Expr *E) {
  if (E->isValueDependent() || E->containsErrors())
    return {};
  const Extent One{1, std::nullopt};
  if (E->getType()->isIntegralOrEnumerationType())
    return {extent(*E), One, One};
  E = strip(E);
  if (E->getType()->isIntegralOrEnumerationType())
    return {extent(*E), One, One};
  if (!isDim3(E->getType()) && !isa<InitListExpr>(E))
    return {};
  SaveAndRestore Deeper(Depth, Depth + 1);
  if (Depth > MostVariables)
    return {};
  if (const VarDecl *V = variableOf(E))
    return ofVariable<PartOfExtents>(*V, *cast<DeclRefExpr>(E), [&](const Expr &Value) { return partOfExtents(&Value); });
  if (const Expr *Returned = returnedBy(E))
    return partOfExtents(Returned);
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
  PartOfExtents Result{One, One, One};
  for (size_t I = 0; I < Arguments.size(); ++I)
    Result[I] = extent(*Arguments[I]);
  return Result;
}

std::optional<std::array<unsigned, 3>> ConstantExpressions::extents(const Expr *E) {
  auto [X, Y, Z] = partOfExtents(E);
  if (!X.Constant || !Y.Constant || !Z.Constant)
    return std::nullopt;
  return std::array<unsigned, 3>{*X.Constant, *Y.Constant, *Z.Constant};
}

std::optional<std::array<unsigned, 3>> ConstantExpressions::likelyExtents(const Expr *E) {
  SaveAndRestore Also(Likely, true);
  return extents(E);
}

} // namespace bankcheck
