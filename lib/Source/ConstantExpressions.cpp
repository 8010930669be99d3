#include "Source/ConstantExpressions.h"
#include "Source/PlainExpression.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace clang;
using llvm::SaveAndRestore;

namespace bankcheck::source {

namespace {

bool isCallOfLambda(const FunctionDecl &Callee) {
  auto *Method = dyn_cast<CXXMethodDecl>(&Callee);
  return Method && Method->getParent()->isLambda() && Method->getOverloadedOperator() == OO_Call;
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
  return T->isUnsignedIntegerOrEnumerationType() ? Value & llvm::maskTrailingOnes<uint64_t>(Bits)
                                                 : llvm::SignExtend64(Value, Bits);
}

} // namespace

ConstantExpressions::ConstantExpressions(ASTContext &Ast) : Ast(Ast) {}

void ConstantExpressions::note(const CXXForRangeStmt &Loop) {
  if (!Loop.getLoopVariable()->getType()->isDependentType())
    Ranges[Loop.getLoopVariable()] = Loop.getRangeInit();
}

llvm::ArrayRef<Expr *> ConstantExpressions::turnsOf(const VarDecl &Variable) {
  auto It = Ranges.find(&Variable);
  const VariableChanges *Changed = It == Ranges.end() ? nullptr : changesOf(&Variable);
  if (!Changed || Changed->isEver())
    return {};
  const Expr *Range = strip(It->second);
  if (const VarDecl *Array = variableOf(Range); Array && Array->getInit()) {
    const VariableChanges *Other = changesOf(Array);
    Range = Other && !Other->isEver() ? strip(Array->getInit()) : nullptr;
  }
  if (auto *Of = dyn_cast_or_null<CXXStdInitializerListExpr>(Range))
    Range = strip(Of->getSubExpr());
  auto *List = dyn_cast_or_null<InitListExpr>(Range);
  return List && !List->hasArrayFiller() ? llvm::ArrayRef<Expr *>(const_cast<InitListExpr *>(List)->inits())
                                         : llvm::ArrayRef<Expr *>();
}

const Expr *ConstantExpressions::turnOf(const Expr *E) const {
  auto *Name = dyn_cast<DeclRefExpr>(E);
  auto It = Name ? Turns.find(dyn_cast<VarDecl>(Name->getDecl())) : Turns.end();
  return It == Turns.end() ? nullptr : It->second;
}

const VariableChanges *ConstantExpressions::changesOf(const VarDecl *Variable) {
  auto [It, New] = ChangesOf.try_emplace(Variable);
  if (!New)
    return It->second.get();
  auto *Function = dyn_cast_or_null<FunctionDecl>(Variable->getParentFunctionOrMethod());
  const Stmt *Body = Function ? Function->getBody() : nullptr;
  if (Ast.getBaseElementType(Variable->getType()).isConstQualified())
    It->second = std::make_unique<VariableChanges>();
  else if (Body && !Variable->isStaticLocal())
    It->second = std::make_unique<VariableChanges>(*Variable, *Body, Ast);
  return It->second.get();
}

void ConstantExpressions::note(const CallExpr &Call) {
  const FunctionDecl *Callee = Call.getDirectCallee();
  if (!Callee || (isa<CXXOperatorCallExpr>(Call) && !isCallOfLambda(*Callee)))
    return;
  Function &F = Functions[Callee->getCanonicalDecl()];
  if (!Call.isTypeDependent() && !Call.isValueDependent())
    F.Calls.push_back({&Call, argumentsBefore(Call, *Callee)});
  F.Named -= isa<DeclRefExpr>(Call.getCallee()->IgnoreParenImpCasts());
}

void ConstantExpressions::note(const DeclRefExpr &Name) {
  if (auto *Callee = dyn_cast<FunctionDecl>(Name.getDecl()))
    ++Functions[Callee->getCanonicalDecl()].Named;
}

const Expr *ConstantExpressions::CallSeen::argument(unsigned Index) const {
  return Index + Before < Call->getNumArgs() ? Call->getArg(Index + Before) : nullptr;
}

llvm::ArrayRef<ConstantExpressions::CallSeen> ConstantExpressions::callsOf(const FunctionDecl &Of) const {
  auto *Method = dyn_cast<CXXMethodDecl>(&Of);
  auto Found = Functions.find(Of.getCanonicalDecl());
  if (Found == Functions.end() || Found->second.Named || (Method && Method->isVirtual()))
    return {};
  return Found->second.Calls;
}

ConstantExpressions::Binding::Binding(ConstantExpressions &In, const FunctionDecl &Of, const CallSeen &Call)
    : In(In), Function(Of.getCanonicalDecl()) {
  auto [It, New] = In.Bound.try_emplace(Function, Call);
  if (!New)
    Before = std::exchange(It->second, Call);
  In.Given = {}; // by what was bound before
}

ConstantExpressions::Binding::~Binding() {
  if (Before)
    In.Bound.insert_or_assign(Function, *Before);
  else
    In.Bound.erase(Function);
  In.Given = {};
}

ConstantExpressions::WithoutCalls::WithoutCalls(ConstantExpressions &In, const FunctionDecl *Of)
    : In(In), Before(std::exchange(In.OfNoCalls, Of ? Of->getCanonicalDecl() : nullptr)) {
  In.Given = {};
}

ConstantExpressions::WithoutCalls::~WithoutCalls() {
  In.OfNoCalls = Before;
  In.Given = {};
}

const Expr *ConstantExpressions::boundTo(const ParmVarDecl &Parameter) const {
  auto *Of = dyn_cast_or_null<FunctionDecl>(Parameter.getParentFunctionOrMethod());
  auto It = Of ? Bound.find(Of->getCanonicalDecl()) : Bound.end();
  return It == Bound.end() ? nullptr : It->second.argument(Parameter.getFunctionScopeIndex());
}

std::vector<const Expr *> ConstantExpressions::given(const ParmVarDecl &Parameter) {
  auto *Function = dyn_cast_or_null<FunctionDecl>(Parameter.getParentFunctionOrMethod());
  const VariableChanges *Changes = Function ? changesOf(&Parameter) : nullptr;
  if (!Changes || (Changes->isEver() && !Likely))
    return {};
  if (const Expr *Argument = boundTo(Parameter))
    return {Argument};
  if (Function->getCanonicalDecl() == OfNoCalls)
    return {};
  std::vector<const Expr *> Result;
  for (const CallSeen &Call : callsOf(*Function)) {
    const Expr *Argument = Call.argument(Parameter.getFunctionScopeIndex());
    if (!Argument)
      return {};
    Result.push_back(Argument);
  }
  return Result;
}

bool ConstantExpressions::hasDefault(const VariableChanges &Changes) {
  // Another constant is as likely.
  auto HasOther = [&](const auto &T) {
    return llvm::any_of(T.second.perhaps(), [&](const Expr *Value) { return extents(Value).has_value(); });
  };
  auto [It, New] = Defaults.try_emplace(&Changes, false);
  if (New)
    It->second = Changes.isReplaced() && llvm::none_of(Changes.targets(), HasOther);
  return It->second;
}

template <typename Value>
Value ConstantExpressions::ofVariable(const VarDecl &Variable, const DeclRefExpr &Use,
                                      llvm::function_ref<Value(const Expr &)> Of) {
  if (const Expr *Turn = turnOf(&Use))
    return Of(*Turn);
  const VariableChanges *Changed = changesOf(&Variable);
  if (Likely && !Changed && Variable.getInit())
    return Of(*Variable.getInit()); // a global option
  if (!Changed || (!Changed->isKnown() && !(Likely && hasDefault(*Changed))) ||
      (!Changed->targets().empty() && Use.refersToEnclosingVariableOrCapture()))
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
      if (auto [Set, When] = Changed->lastOf(Member, Use.getLocation(), Sources);
          !Member.empty() && Set && (!Whole || Sources.isBeforeInTranslationUnit(At, When))) {
        if (Member.size() != 1 || Member[0] < 'x' || Member[0] > 'z')
          return {};
        Result[Member[0] - 'x'] = extent(*Set);
      }
  return Result;
}

template PartOfExtents ConstantExpressions::ofVariable<PartOfExtents>(const VarDecl &, const DeclRefExpr &,
                                                                      llvm::function_ref<PartOfExtents(const Expr &)>);

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
  if (const Expr *Turn = turnOf(E))
    return Depth > MostVariables ? std::nullopt : integer(Turn);
  if (const VarDecl *V = variableOf(E)) {
    if (Depth > MostVariables || (!isa<ParmVarDecl>(V) && V->getInit() && !integer(V->getInit())))
      return std::nullopt; // and the function needs not be searched
    return ofVariable<std::optional<int64_t>>(*V, *cast<DeclRefExpr>(E),
                                              [&](const Expr &Value) { return integer(&Value); });
  }
  if (auto [Callee, Returned] = returnedBy(E); Returned) {
    if (Depth > MostVariables)
      return std::nullopt;
    auto &Call = *cast<CallExpr>(E);
    Binding Here(*this, *Callee, {&Call, argumentsBefore(Call, *Callee)});
    return integer(Returned);
  }
  if (auto [Array, Index] = elementOf(E, Ast); Array)
    return Depth > MostVariables ? std::nullopt : element(*Array, Index);
  if (auto *M = dyn_cast<MemberExpr>(E)) {
    auto Extents = isDim3(M->getBase()->getType()) ? extents(M->getBase()) : std::nullopt;
    auto *Field = dyn_cast<FieldDecl>(M->getMemberDecl());
    StringRef Name = M->getMemberDecl()->getName();
    if (Extents && Name.size() == 1 && Name[0] >= 'x' && Name[0] <= 'z')
      return (*Extents)[Name[0] - 'x'];
    return Field && !M->isArrow() && Depth <= MostVariables ? member(M->getBase(), {Field}) : std::nullopt;
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
  if (Depth > MostVariables || !Callee || !Callee->getIdentifier() || Callee->getName() != "min" ||
      Call.getNumArgs() != 2)
    return std::nullopt;
  auto First = integer(Call.getArg(0)), Second = integer(Call.getArg(1));
  return First && Second ? std::min(First, Second) : onlyOne(First, Second);
}

std::optional<int64_t> ConstantExpressions::element(const DeclRefExpr &Array, uint64_t Index) {
  const VarDecl *V = variableOf(&Array);
  const VariableChanges *Changed = V && !isa<ParmVarDecl>(V) ? changesOf(V) : nullptr;
  if (!Changed || !Changed->isKnown() || (!Changed->targets().empty() && Array.refersToEnclosingVariableOrCapture()))
    return std::nullopt;
  if (const Expr *Last =
          Changed->lastOf(VariableChanges::nameOfElement(Index), Array.getLocation(), Ast.getSourceManager()).first)
    return integer(Last);
  auto *List = dyn_cast_or_null<InitListExpr>(V->getInit());
  if (!List)
    return std::nullopt;
  if (Index < List->getNumInits())
    return integer(List->getInit(Index));
  return List->hasArrayFiller() && isa<ImplicitValueInitExpr>(List->getArrayFiller()) ? std::optional<int64_t>(0)
                                                                                      : std::nullopt;
}

std::optional<int64_t> ConstantExpressions::binary(const BinaryOperator &B) {
  auto L = integer(B.getLHS()), R = integer(B.getRHS());
  if (!L || !R)
    return std::nullopt;
  int64_t Result = 0;
  bool Divides = *R && *R != -1;
  switch (B.getOpcode()) {
  case BO_Add:
    return __builtin_add_overflow(*L, *R, &Result) ? std::nullopt : std::optional(Result);
  case BO_Sub:
    return __builtin_sub_overflow(*L, *R, &Result) ? std::nullopt : std::optional(Result);
  case BO_Mul:
    return __builtin_mul_overflow(*L, *R, &Result) ? std::nullopt : std::optional(Result);
  case BO_Div:
    return Divides ? std::optional(*L / *R) : std::nullopt;
  case BO_Rem:
    return Divides ? std::optional(*L % *R) : std::nullopt;
  case BO_Shl:
    return *L >= 0 && *L <= INT32_MAX && *R >= 0 && *R < 32 ? std::optional(*L << *R) : std::nullopt;
  case BO_Shr:
    return *R >= 0 && *R < 32 ? std::optional(*L >> *R) : std::nullopt;
  case BO_LT:
    return *L < *R;
  case BO_GT:
    return *L > *R;
  case BO_LE:
    return *L <= *R;
  case BO_GE:
    return *L >= *R;
  case BO_EQ:
    return *L == *R;
  default:
    return std::nullopt;
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
  if (E->containsErrors() || !E->getType()->isIntegerType() || Ast.getIntWidth(E->getType()) < 32 ||
      Depth > MostVariables)
    return std::nullopt;
  SaveAndRestore Deeper(Depth, Depth + 1);
  if (const VarDecl *V = variableOf(E)) {
    const VariableChanges *Changed = changesOf(V);
    if (!Changed || V->getType().isVolatileQualified())
      return std::nullopt;
    if (!isa<ParmVarDecl>(V) && !V->hasGlobalStorage()) // whose initialiser ran in another call
      if (auto Result = ofVariable<std::optional<GrowingFunction>>(*V, *cast<DeclRefExpr>(E),
                                                                   [&](const Expr &Value) { return growing(&Value); }))
        return Result;
    return Changed->isEver() ? std::nullopt : std::optional(GrowingFunction(reinterpret_cast<uintptr_t>(V)));
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
  case BO_Add:
    return Left->plus(*Operand);
  case BO_Sub:
    return Left->plus(-*Operand);
  case BO_Mul:
    return Left->times(*Operand);
  case BO_Div:
    return Left->dividedBy(*Operand);
  case BO_Shl:
    return IsShift ? Left->times(int64_t(1) << *Operand) : std::nullopt;
  case BO_Shr:
    return IsShift ? Left->dividedBy(int64_t(1) << *Operand) : std::nullopt;
  default:
    return std::nullopt;
  }
}

} // namespace bankcheck::source
