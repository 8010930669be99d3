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

/// Of a closure; null of any other type.
const CXXRecordDecl *lambdaOf(QualType T) {
  const CXXRecordDecl *Record = T.isNull() ? nullptr : T.getNonReferenceType()->getAsCXXRecordDecl();
  return Record && Record->isLambda() ? Record->getCanonicalDecl() : nullptr;
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

void ConstantExpressions::noteInstance(const FunctionDecl &Instance) {
  if (const FunctionDecl *Template = Instance.getTemplateInstantiationPattern())
    Instantiated.insert(Template->getCanonicalDecl());
}

bool ConstantExpressions::isInstantiated(const FunctionDecl &F) const {
  return Instantiated.contains(F.getCanonicalDecl());
}

void ConstantExpressions::leaveOutTemplates() {
  for (auto &[Callee, F] : Functions) {
    for (const auto &[Call, In] : F.InTemplates)
      if (!isInstantiated(*In))
        F.Calls.push_back(Call);
    F.InTemplates.clear();
  }
}

/// Null if it names none, as itself or by its address.
static const FunctionDecl *namedKernel(const Expr &E) {
  const Expr *Of = E.IgnoreParenCasts();
  if (auto *Address = dyn_cast<UnaryOperator>(Of); Address && Address->getOpcode() == UO_AddrOf)
    Of = Address->getSubExpr()->IgnoreParenCasts();
  auto *Name = dyn_cast<DeclRefExpr>(Of);
  auto *Kernel = Name ? dyn_cast<FunctionDecl>(Name->getDecl()) : nullptr;
  return Kernel && Kernel->hasAttr<CUDAGlobalAttr>() ? Kernel : nullptr;
}

void ConstantExpressions::note(const CallExpr &Call, const FunctionDecl *In) {
  const FunctionDecl *Callee = Call.getDirectCallee();
  if (Callee && Callee->getIdentifier() && Callee->getName().starts_with("cuda")) // a launch is seen
    for (const Expr *Argument : Call.arguments())
      if (const FunctionDecl *Kernel = namedKernel(*Argument))
        --Functions[Kernel->getCanonicalDecl()].Named;
  if (!Callee || (isa<CXXOperatorCallExpr>(Call) && !isCallOfLambda(*Callee)))
    return;
  const unsigned Before = argumentsBefore(Call, *Callee);
  if (auto *OfMember = dyn_cast<CXXMemberCallExpr>(&Call); isCallOfLambda(*Callee) && (OfMember || Before))
    NotPassedOn.insert(
        (OfMember ? OfMember->getImplicitObjectArgument() : Call.getArg(0))->IgnoreUnlessSpelledInSource());
  if (Callee->isDefined() && !Ast.getSourceManager().isInSystemHeader(Callee->getLocation()))
    for (unsigned I = 0; I < Callee->getNumParams() && I + Before < Call.getNumArgs(); ++I)
      noteKept(Call.getArg(I + Before), Callee->getParamDecl(I)->getType());
  Function &F = Functions[Callee->getCanonicalDecl()];
  if (const CallSeen Seen{&Call, Before}; Call.isTypeDependent() || Call.isValueDependent())
    ; // its instances count
  else if (In)
    F.InTemplates.push_back({Seen, In});
  else
    F.Calls.push_back(Seen);
  F.Named -= isa<DeclRefExpr, MemberExpr>(Call.getCallee()->IgnoreParenImpCasts());
}

void ConstantExpressions::note(const DeclRefExpr &Name) {
  if (auto *Callee = dyn_cast<FunctionDecl>(Name.getDecl()))
    ++Functions[Callee->getCanonicalDecl()].Named;
  if (!isa<CXXConstructorDecl>(Name.getDecl()->getDeclContext())) // what copies a lambda
    noteUse(Name);
}

void ConstantExpressions::note(const MemberExpr &Name) {
  if (auto *Callee = dyn_cast<FunctionDecl>(Name.getMemberDecl()))
    ++Functions[Callee->getCanonicalDecl()].Named;
}

void ConstantExpressions::note(const LambdaExpr &Lambda) {
  noteUse(Lambda);
  for (const Expr *Init : Lambda.capture_inits())
    if (Init)
      noteKept(Init, Init->getType());
}

void ConstantExpressions::note(const VarDecl &Variable) { noteKept(Variable.getInit(), Variable.getType()); }

void ConstantExpressions::noteUse(const Expr &E) {
  if (const CXXRecordDecl *Lambda = lambdaOf(E.getType()); Lambda && !NotPassedOn.contains(&E))
    PassedOn.insert(Lambda);
}

/// \p E, which may be null, initialises what is seen, too.
void ConstantExpressions::noteKept(const Expr *E, QualType As) {
  if (const Expr *Of = E && lambdaOf(As) ? E->IgnoreUnlessSpelledInSource() : nullptr)
    if (lambdaOf(Of->getType()) == lambdaOf(As))
      NotPassedOn.insert(Of);
}

const Expr *ConstantExpressions::CallSeen::argument(unsigned Index) const {
  return Index + Before < Call->getNumArgs() ? Call->getArg(Index + Before) : nullptr;
}

llvm::ArrayRef<ConstantExpressions::CallSeen> ConstantExpressions::callsOf(const FunctionDecl &Of) const {
  auto *Method = dyn_cast<CXXMethodDecl>(&Of);
  auto Found = Functions.find(Of.getCanonicalDecl());
  if (Found == Functions.end() || Found->second.Named || (Method && Method->isVirtual()) ||
      (Method && PassedOn.contains(Method->getParent()->getCanonicalDecl())))
    return {};
  return Found->second.Calls;
}

void ConstantExpressions::eachNamed(
    llvm::function_ref<void(const FunctionDecl &, llvm::ArrayRef<CallSeen>, bool)> Do) const {
  for (const auto &[Named, F] : Functions)
    Do(*Named, F.Calls, F.Named);
}

ConstantExpressions::Binding::Binding(ConstantExpressions &In, const FunctionDecl &Of, const CallSeen &Call)
    : In(In), Otherwise(In), Function(Of.getCanonicalDecl()) {
  auto [It, New] = In.Bound.try_emplace(Function, Call);
  if (!New)
    Before = std::exchange(It->second, Call);
}

ConstantExpressions::Binding::~Binding() {
  if (Before)
    In.Bound.insert_or_assign(Function, *Before);
  else
    In.Bound.erase(Function);
}

ConstantExpressions::WithoutCalls::WithoutCalls(ConstantExpressions &In, const FunctionDecl *Of)
    : In(In), Otherwise(In), Before(std::exchange(In.OfNoCalls, Of ? Of->getCanonicalDecl() : nullptr)) {}

ConstantExpressions::WithoutCalls::~WithoutCalls() { In.OfNoCalls = Before; }

const Expr *ConstantExpressions::boundTo(const ParmVarDecl &Parameter) const {
  auto *Of = dyn_cast_or_null<FunctionDecl>(Parameter.getParentFunctionOrMethod());
  auto It = Of ? Bound.find(Of->getCanonicalDecl()) : Bound.end();
  return It == Bound.end() ? nullptr : It->second.argument(Parameter.getFunctionScopeIndex());
}

bool ConstantExpressions::isOpen(const ParmVarDecl &Parameter) const {
  auto *Of = OfNoCalls ? dyn_cast_or_null<FunctionDecl>(Parameter.getParentFunctionOrMethod()) : nullptr;
  return Of && Of->getCanonicalDecl() == OfNoCalls && !Likely && !boundTo(Parameter);
}

std::vector<const Expr *> ConstantExpressions::given(const ParmVarDecl &Parameter) {
  auto *Function = dyn_cast_or_null<FunctionDecl>(Parameter.getParentFunctionOrMethod());
  const VariableChanges *Changes = Function ? changesOf(&Parameter) : nullptr;
  if (!Changes || (!Changes->isKnown() && !Likely))
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
Value ConstantExpressions::alwaysAlike(const VarDecl &Variable, const VariableChanges &Changed,
                                       llvm::function_ref<Value(const Expr &)> Of) {
  const std::vector<const Expr *> Assigned = Changed.onlyWhole();
  if (Assigned.empty() || isa<ParmVarDecl>(Variable) || IsOfAll || !Turns.empty()) // a turn may be of an earlier one
    return {};
  const SaveAndRestore Once(IsOfAll, true); // variables may be assigned one another
  const GivenAnew Otherwise(*this);
  const Value First = Of(*Assigned.front());
  auto IsAlike = [&](const Expr *E) { return !E || Of(*E) == First; };
  return IsAlike(Variable.getInit()) && llvm::all_of(Assigned, IsAlike) ? First : Value();
}

template <typename Value>
Value ConstantExpressions::ofVariable(const VarDecl &Variable, const DeclRefExpr &Use,
                                      llvm::function_ref<Value(const Expr &)> Of) {
  if (const Expr *Turn = turnOf(&Use))
    return Of(*Turn);
  const VariableChanges *Changed = changesOf(&Variable);
  if (Likely && !Changed && Variable.getInit())
    return Of(*Variable.getInit()); // a global option
  if (Changed && !Changed->isKnown() && !Likely)
    return alwaysAlike(Variable, *Changed, Of);
  if (!Changed || (!Changed->isKnown() && !hasDefault(*Changed)) ||
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
  } else {                                                                  // what it was given
    if constexpr (!std::is_same_v<Value, std::optional<GrowingFunction>>) { // that is of a variable of the caller's
      auto Values = [&]() -> auto & { return std::get<std::map<const ParmVarDecl *, Value>>(Given[Likely]); };
      if (auto [It, New] = Values().try_emplace(Parameter); !New) // or it is asked for by what it is given
        return It->second;
      if (isOpen(*Parameter)) {
        const unsigned Index = Parameter->getFunctionScopeIndex();
        if constexpr (std::is_same_v<Value, PartOfExtents>)
          for (unsigned I = 0; I < 3; ++I)
            Result[I].Value = HostExpression::parameter({Index, I * sizeof(unsigned)});
        else
          Result = HostExpression::parameter({Index, std::nullopt});
        return Values()[Parameter] = Result;
      }
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
      return Values()[Parameter] = Alike.value_or(Value());
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

template std::optional<HostExpression> ConstantExpressions::ofVariable<std::optional<HostExpression>>(
    const VarDecl &, const DeclRefExpr &, llvm::function_ref<std::optional<HostExpression>(const Expr &)>);

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
