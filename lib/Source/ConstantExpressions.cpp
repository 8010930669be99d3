#include "Source/ConstantExpressions.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace clang;
using llvm::SaveAndRestore;

namespace bankcheck {

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
    else if (auto *X = dyn_cast<CallExpr>(E); X && X->isCallToStdMove())
      E = X->getArg(0);
    else if (const Expr *Of = forwardedBy(*E))
      E = Of;
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

/// The host function that \p E calls, if it does nothing but return a value; and that.
std::pair<const FunctionDecl *, const Expr *> returnedBy(const Expr *E) {
  auto *Call = dyn_cast<CallExpr>(E);
  const FunctionDecl *Callee = Call ? Call->getDirectCallee() : nullptr;
  if (Callee && Callee->getDefinition())
    Callee = Callee->getDefinition();
  if (!Callee || Callee->hasAttr<CUDADeviceAttr>() || Callee->hasAttr<WeakAttr>())
    return {}; // of device functions the host may see another body
  auto *Body = dyn_cast_or_null<CompoundStmt>(Callee->getBody());
  auto *Method = dyn_cast<CXXMethodDecl>(Callee);
  if (!Body || Body->size() != 1 || (Method && Method->isVirtual()))
    return {};
  auto *Return = dyn_cast<ReturnStmt>(Body->body_front());
  if (!Return || !Return->getRetValue())
    return {};
  return {Callee, Return->getRetValue()};
}

/// Arguments of \p Call in front of those of the callee's parameters.
unsigned argumentsBefore(const CallExpr &Call, const FunctionDecl &Callee) {
  return isa<CXXOperatorCallExpr>(Call) && isa<CXXMethodDecl>(Callee);
}

bool isCallOfLambda(const FunctionDecl &Callee) {
  auto *Method = dyn_cast<CXXMethodDecl>(&Callee);
  return Method && Method->getParent()->isLambda() && Method->getOverloadedOperator() == OO_Call;
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
  auto [It, New] = Known.try_emplace(Variable);
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

template <typename Value, typename Evaluate>
Value ConstantExpressions::ofVariable(const VarDecl &Variable, const DeclRefExpr &Use, Evaluate Of) {
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

std::optional<int64_t> ConstantExpressions::member(const Expr *E, llvm::ArrayRef<const FieldDecl *> Way) {
  if (E->isValueDependent() || E->containsErrors())
    return std::nullopt;
  if (Way.empty())
    return integer(E);
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
    return isa<ImplicitValueInitExpr>(Init) ? std::optional<int64_t>(0) : member(Init, Way.drop_front());
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
    std::optional<int64_t> Alike;
    for (const Expr *Argument : given(*Parameter)) {
      std::optional<int64_t> Here = member(Argument, Way);
      if (!Here || (Alike && Alike != Here))
        return std::nullopt;
      Alike = Here;
    }
    return Alike;
  }
  return V->getInit() ? member(V->getInit(), Way) : std::nullopt;
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

const Expr *ConstantExpressions::extentsIn(const Expr &Config, StringRef Field) {
  auto *Use = dyn_cast<DeclRefExpr>(strip(&Config));
  const VarDecl *V = Use ? variableOf(Use) : nullptr;
  const VariableChanges *Changed = V && !isa<ParmVarDecl>(V) ? changesOf(V) : nullptr;
  auto IsPartly = [&](const auto &T) { return StringRef(T.first).starts_with((Field + ".").str()); };
  if (!Changed || !Changed->isKnown() || llvm::any_of(Changed->targets(), IsPartly) || Changed->targets().count(""))
    return nullptr;
  if (const Expr *Last = Changed->lastOf(Field, Use->getLocation(), Ast.getSourceManager()).first)
    return Last;
  auto *List = V->getInit() ? dyn_cast<InitListExpr>(strip(V->getInit())) : nullptr;
  for (const FieldDecl *F : V->getType()->getAsRecordDecl()->fields())
    if (List && F->getName() == Field && F->getFieldIndex() < List->getNumInits())
      return List->getInit(F->getFieldIndex());
  return nullptr;
}

static bool isLaunchConfig(const Expr &E) {
  const RecordDecl *Record = E.getType()->getAsRecordDecl();
  return Record && Record->getIdentifier() && Record->getName().starts_with("cudaLaunchConfig"); // "_t" or "_st"
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
  if (isLaunchConfig(*E)) {
    const Expr *Block = extentsIn(*E, "blockDim");
    return Block ? partOfExtents(Block) : PartOfExtents();
  }
  if (!isDim3(E->getType()) && !isa<InitListExpr>(E))
    return {};
  SaveAndRestore Deeper(Depth, Depth + 1);
  if (Depth > MostVariables)
    return {};
  if (const VarDecl *V = variableOf(E))
    return ofVariable<PartOfExtents>(*V, *cast<DeclRefExpr>(E),
                                     [&](const Expr &Value) { return partOfExtents(&Value); });
  if (auto [Callee, Returned] = returnedBy(E); Returned) {
    auto &Call = *cast<CallExpr>(E);
    Binding Here(*this, *Callee, {&Call, argumentsBefore(Call, *Callee)});
    return partOfExtents(Returned);
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
  PartOfExtents Result{One, One, One};
  for (size_t I = 0; I < Arguments.size(); ++I)
    Result[I] = extent(*Arguments[I]);
  return Result;
}

std::optional<std::array<unsigned, 3>> ConstantExpressions::gridOf(const Expr *E) {
  const Expr *Of = isLaunchConfig(*strip(E)) ? extentsIn(*E, "gridDim") : E;
  return Of ? extents(Of) : std::nullopt;
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
