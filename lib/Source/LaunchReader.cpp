#include "Source/LaunchReader.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/StmtCXX.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;
using namespace bankcheck::banks;

namespace bankcheck::source {

const Expr *LaunchReader::Found::argument(unsigned Index) const {
  if (FirstArgument)
    return *FirstArgument + Index < Call->getNumArgs() ? Call->getArg(*FirstArgument + Index) : nullptr;
  if (!Pointers || Index >= Pointers->getNumInits())
    return nullptr;
  auto *Address = dyn_cast<UnaryOperator>(Pointers->getInit(Index)->IgnoreParenCasts());
  return Address && Address->getOpcode() == UO_AddrOf ? Address->getSubExpr() : nullptr;
}

void LaunchReader::note(const CUDAKernelCallExpr &Call) {
  const CallExpr *Config = Call.getConfig();
  if (Config && Config->getNumArgs() >= 2)
    All.push_back({Call.getCallee(), Config->getArg(0), Config->getArg(1), &Call, 0});
}

/// The array of addresses that a `cudaLaunchKernel` is given; null if it is not seen.
static const InitListExpr *pointersIn(const CallExpr &Call, unsigned Index) {
  auto *Name = Call.getNumArgs() > Index ? dyn_cast<DeclRefExpr>(Call.getArg(Index)->IgnoreParenCasts()) : nullptr;
  auto *Array = Name ? dyn_cast<VarDecl>(Name->getDecl()) : nullptr;
  return Array && VariableChanges::isArgumentArray(*Array) ? cast<InitListExpr>(Array->getInit()->IgnoreImplicit())
                                                           : nullptr;
}

void LaunchReader::note(const CallExpr &Call) {
  const FunctionDecl *Callee = Call.getDirectCallee();
  StringRef Name = Callee && Callee->getIdentifier() ? Callee->getName() : "";
  if (Name.starts_with("cudaLaunchKernelEx") && Call.getNumArgs() >= 2) {
    auto *Config = dyn_cast<UnaryOperator>(Call.getArg(0)->IgnoreParenCasts());
    const Expr *Of = Config && Config->getOpcode() == UO_AddrOf ? Config->getSubExpr() : Call.getArg(0);
    bool OfPointers = Name == "cudaLaunchKernelExC";
    All.push_back({Call.getArg(1), Of, Of, &Call, OfPointers ? std::nullopt : std::optional(2u),
                   OfPointers ? pointersIn(Call, 2) : nullptr});
  } else if (Name.starts_with("cudaLaunch") && Name.contains("Kernel") && Call.getNumArgs() >= 3) {
    All.push_back({Call.getArg(0), Call.getArg(1), Call.getArg(2), &Call, std::nullopt, pointersIn(Call, 3)});
  }
}

void LaunchReader::addLaunches() {
  for (const Found &F : All) {
    const FunctionDecl *In = functionOf(*F.Call);
    addLaunch(F, In, {readWithout(F, In), {}}, 0);
  }
}

/// Once for each call that is seen of the function in which it stands: its parameters differ. \p Inside: how it reads in
/// \p In, whatever calls that.
void LaunchReader::addLaunch(const Found &F, const FunctionDecl *In, const Reading &Inside, unsigned Depth) {
  constexpr unsigned MostDepth = 4;
  constexpr size_t MostCalls = 16;
  auto Calls = In && Depth < MostDepth ? Constants.callsOf(*In) : llvm::ArrayRef<ConstantExpressions::CallSeen>();
  bool IsItself = llvm::any_of(Calls, [&](const auto &C) { return functionOf(*C.Call) == In; });
  if (Calls.empty() || Calls.size() > MostCalls || IsItself) {
    Launches Read;
    readInTurns(F, variablesInTurn(F), Read);
    for (auto &[Kernel, Given] : Read) {
      Given.CalledFrom = Inside.CalledFrom;
      std::vector<Launch> &Known = KernelOf(*Kernel).Launches;
      // The call before may give it the same: nothing.
      if (!llvm::is_contained(llvm::ArrayRef(Known).take_back(std::min(Known.size(), Read.size())), Given))
        Known.push_back(std::move(Given));
    }
    return;
  }
  for (const ConstantExpressions::CallSeen &C : Calls) {
    ConstantExpressions::Binding Here(Constants, *In, C);
    const FunctionDecl *Caller = functionOf(*C.Call);
    Reading Called{readWithout(F, Caller), Inside.CalledFrom};
    if (Called.All != Inside.All)
      Called.CalledFrom = locationOf(C.Call->getBeginLoc());
    addLaunch(F, Caller, Called, Depth + 1);
  }
}

/// Whatever the calls of \p Function give it.
LaunchReader::Launches LaunchReader::readWithout(const Found &F, const FunctionDecl *Function) {
  ConstantExpressions::WithoutCalls Open(Constants, Function);
  Launches Result;
  readInTurns(F, variablesInTurn(F), Result);
  return Result;
}

/// Variables of loops over a list of values, on which the launch depends.
std::vector<const VarDecl *> LaunchReader::variablesInTurn(const Found &F) {
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
  Search(Search, *F.Call);
  return Result;
}

void LaunchReader::readInTurns(const Found &F, llvm::ArrayRef<const VarDecl *> Variables, Launches &Into) {
  constexpr size_t MostTurns = 16;
  auto Turns = Variables.empty() ? llvm::ArrayRef<Expr *>() : Constants.turnsOf(*Variables.front());
  if (Turns.empty() || Turns.size() > MostTurns || Variables.size() > 2) {
    read(F, Into);
    return;
  }
  for (const Expr *Value : Turns) {
    ConstantExpressions::Turn Here(Constants, *Variables.front(), *Value);
    readInTurns(F, Variables.drop_front(), Into);
  }
}

Location LaunchReader::locationOf(SourceLocation At) {
  return Where.locationOf(Ast.getSourceManager().getExpansionLoc(At));
}

void LaunchReader::read(const Found &F, Launches &Into) {
  Launch L;
  L.Where = locationOf(F.Call->getBeginLoc());
  for (auto [I, E] : llvm::enumerate(Constants.partOfExtents(F.Block))) {
    L.PartOfBlock[I] = E.Constant;
    L.GrowingBlock[I] = E.Growing;
  }
  auto Default = L.block() ? std::nullopt : Constants.likelyExtents(F.Block);
  auto Shape = Default ? BlockShape::make((*Default)[0], (*Default)[1], (*Default)[2]) : std::nullopt;
  if (Shape && Shape->threads() >= WarpSize) // less is a value from before the first that counts
    L.DefaultBlock = Shape;
  L.Grid = Constants.gridOf(F.Grid);
  for (const FunctionDecl *Kernel : Pointers.kernelsOf(*F.Kernel)) {
    if (F.FirstArgument || F.Pointers)
      readArguments(*Kernel, F, L);
    Launch Numbered = L;
    Numbered.numberVariables();
    Into.push_back({Kernel, std::move(Numbered)});
  }
}

static const FunctionDecl *searchFunctionOf(const Stmt &E) {
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

/// In which \p E stands, if it names a local variable or parameter.
const FunctionDecl *LaunchReader::functionOf(const Stmt &E) {
  auto [It, New] = FunctionsOf.try_emplace(&E, nullptr);
  if (New)
    It->second = searchFunctionOf(E);
  return It->second;
}

void LaunchReader::readArguments(const FunctionDecl &Kernel, const Found &F, Launch &L) {
  L.Arguments.clear();
  L.Members.clear();
  L.GrowingArguments.clear();
  for (unsigned I = 0; I < Kernel.getNumParams(); ++I) {
    const Expr *Argument = F.argument(I);
    if (!Argument)
      continue;
    QualType T = Kernel.getParamDecl(I)->getType();
    if (T->isRecordType() && Ast.hasSameUnqualifiedType(T, Argument->getType()))
      eachMember(T, Ast, [&](llvm::ArrayRef<const FieldDecl *> Way, uint64_t Offset) {
        if (auto Value = Constants.member(Argument, Way))
          L.Members[{I, Offset}] = *Value;
      });
    if (!T->isIntegralOrEnumerationType() || !Argument->IgnoreParenCasts()->getType()->isIntegralOrEnumerationType())
      continue;
    if (auto Value = Constants.integer(Argument))
      L.Arguments[I] = *Value;
    else if (auto Growing = Constants.growing(Argument); Growing && Ast.getIntWidth(T) >= 32)
      L.GrowingArguments.emplace(I, *Growing);
  }
}

} // namespace bankcheck::source
