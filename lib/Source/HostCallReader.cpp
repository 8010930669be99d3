#include "Source/HostCallReader.h"
#include "Limits/Limits.h"
#include "Source/ParameterMembers.h"
#include "Source/PlainExpression.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/StmtCXX.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace bankcheck::source {
namespace {

/// Whether the host has a function of this name, which texts name when they call it, and one only, which takes
/// integers.
bool isCommonToFiles(const FunctionDecl &F) {
  auto *Method = dyn_cast<CXXMethodDecl>(&F);
  if (F.hasAttr<CUDAGlobalAttr>() || F.hasAttr<CUDADeviceAttr>() || F.isMain() || F.isInvalidDecl() ||
      F.isDependentContext() || F.isVariadic() || !F.getDeclName().isIdentifier() || !F.isExternallyVisible() ||
      isa<CXXConstructorDecl, CXXDestructorDecl>(F) || (Method && Method->isVirtual()))
    return false;
  return llvm::any_of(F.parameters(), [](const ParmVarDecl *P) {
    QualType T = P->getType().getNonReferenceType();
    return T->isIntegralOrEnumerationType() || T->isRecordType();
  });
}

const FunctionDecl *searchFunctionOf(const Stmt &E) {
  if (auto *Name = dyn_cast<DeclRefExpr>(&E); Name && !Name->refersToEnclosingVariableOrCapture())
    if (auto *V = dyn_cast<VarDecl>(Name->getDecl()); V && V->isLocalVarDeclOrParm())
      return dyn_cast_or_null<FunctionDecl>(V->getParentFunctionOrMethod());
  if (isa<LambdaExpr>(E))
    return nullptr;
  for (const Stmt *Child : E.children())
    if (Child)
      if (const FunctionDecl *Function = searchFunctionOf(*Child))
        return Function;
  return nullptr;
}

/// Those of \p Arguments that do not depend on parameters.
HostArguments constantOf(HostArguments Arguments) {
  std::erase_if(Arguments, [](const auto &A) { return !A.second.constant(); });
  return Arguments;
}

} // namespace

static bool hasStrongLinkage(const FunctionDecl &F, ASTContext &Ast) {
  GVALinkage Linkage = Ast.GetGVALinkageForFunction(&F);
  return Linkage == GVA_StrongExternal || Linkage == GVA_StrongODR;
}

bool HostCallReader::isForOtherFiles(const FunctionDecl &F) const {
  return isCommonToFiles(F) && hasStrongLinkage(F, Ast);
}

bool HostCallReader::mayBeCalledUnseen(const FunctionDecl &F) const {
  return !isCommonToFiles(F) && !F.isMain() && !F.isDependentContext() && hasStrongLinkage(F, Ast);
}

bool HostCallReader::isOfOtherFile(const FunctionDecl &F) const {
  const bool IsReserved = F.getIdentifier() && F.getName().starts_with("__"); // of the compiler, or its libraries
  return !IsReserved && !F.isDefined() && isCommonToFiles(F) && !F.getBuiltinID();
}

const FunctionDecl *HostCallReader::functionOf(const Stmt &E) {
  auto [It, New] = FunctionsOf.try_emplace(&E, nullptr);
  if (New)
    It->second = searchFunctionOf(E);
  return It->second;
}

llvm::ArrayRef<ConstantExpressions::CallSeen> HostCallReader::callsToFollow(const FunctionDecl *Function,
                                                                            unsigned Depth) {
  if (!Function || Depth >= MostCallsDeep)
    return {};
  auto Calls = Constants.callsOf(*Function);
  bool IsItself = llvm::any_of(Calls, [&](const auto &C) { return functionOf(*C.Call) == Function; });
  return Calls.size() > MostCallsFollowed || IsItself ? llvm::ArrayRef<ConstantExpressions::CallSeen>() : Calls;
}

/// Variables of loops over a list of values, on which \p Call depends.
std::vector<const VarDecl *> HostCallReader::variablesInTurn(const Stmt &Call) {
  std::set<const VarDecl *> Seen;
  std::vector<const VarDecl *> Result;
  auto Search = [&](auto &Self, const Stmt &S) -> void {
    if (auto *Name = dyn_cast<DeclRefExpr>(&S))
      if (auto *V = dyn_cast<VarDecl>(Name->getDecl()); V && V->hasLocalStorage() && Seen.insert(V).second) {
        if (!Constants.turnsOf(*V).empty())
          Result.push_back(V);
        else if (V->getInit() && !V->isCXXForRangeDecl())
          Self(Self, *V->getInit()); // `int ld = width + 1`
      }
    for (const Stmt *Child : S.children())
      if (Child)
        Self(Self, *Child);
  };
  Search(Search, Call);
  return Result;
}

void HostCallReader::inTurns(const CallExpr &Call, llvm::function_ref<void()> Read) {
  inTurns(variablesInTurn(Call), Read);
}

void HostCallReader::inTurns(llvm::ArrayRef<const VarDecl *> Variables, llvm::function_ref<void()> Read) {
  constexpr size_t MostTurns = 16;
  auto Turns = Variables.empty() ? llvm::ArrayRef<Expr *>() : Constants.turnsOf(*Variables.front());
  if (Turns.empty() || Turns.size() > MostTurns || Variables.size() > 2)
    return Read();
  for (const Expr *Value : Turns) {
    ConstantExpressions::Turn Here(Constants, *Variables.front(), *Value);
    inTurns(Variables.drop_front(), Read);
  }
}

Location HostCallReader::locationOf(SourceLocation At) {
  return Where.locationOf(Ast.getSourceManager().getExpansionLoc(At));
}

HostFunction &HostCallReader::functionFor(const FunctionDecl &F) {
  HostFunction &Into = Functions[LinkageOf(F)];
  if (Into.Name.empty()) {
    Into.Name = F.getNameAsString();
    for (const FunctionDecl *Declaration : F.redecls())
      Into.Declared.insert(locationOf(Declaration->getLocation()));
  }
  return Into;
}

void HostCallReader::note(const FunctionDecl &F) { functionFor(F).Where = locationOf(F.getLocation()); }

void HostCallReader::addCalls() {
  for (auto &[Linkage, F] : Functions)
    F.IsNamed |= WithOtherNames.contains(Linkage);
  Constants.eachNamed(
      [&](const FunctionDecl &F, llvm::ArrayRef<ConstantExpressions::CallSeen> Calls, bool IsNamedOtherwise) {
        if (Ast.getSourceManager().isInSystemHeader(F.getLocation()))
          return;
        const bool IsOfOther = isOfOtherFile(F);
        if (!IsOfOther && !(IsNamedOtherwise && F.isDefined() && isForOtherFiles(F)))
          return;
        HostFunction &Into = functionFor(F);
        Into.IsNamed |= IsNamedOtherwise;
        if (!IsOfOther)
          return;
        for (const ConstantExpressions::CallSeen &C : Calls) {
          const Found Call{C, F, Into};
          const FunctionDecl *In = functionOf(*C.Call);
          addCall(Call, In, {argumentsWithout(Call, In), locationOf(C.Call->getBeginLoc())}, 0);
        }
        if (Into.Calls.size() > limits::IndexedLaunches) {
          Into.Calls.resize(limits::IndexedLaunches);
          Into.IsNamed = true; // what the others give is not known
        }
      });
}

/// Once for each call that is followed of the function in which it stands. \p Inside: how it reads in \p In, whatever
/// calls that.
void HostCallReader::addCall(const Found &F, const FunctionDecl *In, const Reading &Inside, unsigned Depth) {
  if (F.Into.Calls.size() > limits::IndexedLaunches)
    return; // they are too many already
  const bool IsWithin =
      In && llvm::any_of(Inside.Each, [](const auto &Given) { return constantOf(Given).size() < Given.size(); });
  const bool IsOpen = IsWithin && isForOtherFiles(*In);
  const bool IsCalled = IsWithin && !Constants.callsOf(*In).empty();
  const auto Calls = callsToFollow(IsWithin ? In : nullptr, Depth);
  for (const HostArguments &Given : Inside.Each) {
    if (IsOpen)
      F.Into.Calls.push_back({Inside.Where, linkageOf(*In), IsCalled, Given});
    if (Calls.empty() ? !IsOpen || IsCalled : mayBeCalledUnseen(*In))
      F.Into.Calls.push_back({Inside.Where, "", false, constantOf(Given)});
  }
  for (const ConstantExpressions::CallSeen &C : Calls) {
    ConstantExpressions::Binding Here(Constants, *In, C);
    const FunctionDecl *Caller = functionOf(*C.Call);
    Reading Called{argumentsWithout(F, Caller), Inside.Where};
    if (!llvm::equal(Called.Each, Inside.Each,
                     [](const auto &A, const auto &B) { return constantOf(A) == constantOf(B); }))
      Called.Where = locationOf(C.Call->getBeginLoc());
    addCall(F, Caller, Called, Depth + 1);
  }
}

/// Whatever the calls of \p Function give it.
std::vector<HostArguments> HostCallReader::argumentsWithout(const Found &F, const FunctionDecl *Function) {
  ConstantExpressions::WithoutCalls Open(Constants, Function);
  std::vector<HostArguments> Each;
  inTurns(*F.Call.Call, [&] { Each.push_back(argumentsOf(F)); });
  return Each;
}

HostArguments HostCallReader::argumentsOf(const Found &F) {
  HostArguments Result;
  auto Add = [&](unsigned Index, std::optional<uint64_t> Offset, std::optional<HostExpression> Value) {
    if (Value)
      Result.emplace(ParameterPart{Index, Offset}, std::move(*Value));
  };
  for (unsigned I = 0; I < F.Callee.getNumParams(); ++I) {
    const Expr *Argument = F.Call.argument(I);
    if (!Argument)
      continue;
    QualType T = F.Callee.getParamDecl(I)->getType().getNonReferenceType();
    if (T->isIntegralOrEnumerationType())
      Add(I, std::nullopt, Constants.value(Argument));
    else if (isDim3(T))
      for (auto [N, E] : llvm::enumerate(Constants.partOfExtents(Argument)))
        Add(I, N * sizeof(unsigned), E.Value);
    else if (T->isRecordType() && Ast.hasSameUnqualifiedType(T, Argument->getType()))
      eachMember(T, Ast, [&](llvm::ArrayRef<const FieldDecl *> Way, uint64_t Offset) {
        Add(I, Offset, Constants.member(Argument, Way));
      });
  }
  return Result;
}

} // namespace bankcheck::source
