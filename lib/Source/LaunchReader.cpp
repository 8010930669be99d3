#include "Source/LaunchReader.h"
#include "Limits/Limits.h"
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

void LaunchReader::note(const CUDAKernelCallExpr &Call, const FunctionDecl *In) {
  const CallExpr *Config = Call.getConfig();
  if (Config && Config->getNumArgs() >= 2)
    All.push_back({Call.getCallee(), Config->getArg(0), Config->getArg(1), &Call, 0, nullptr, In});
}

/// The array of addresses that a `cudaLaunchKernel` is given; null if it is not seen.
static const InitListExpr *pointersIn(const CallExpr &Call, unsigned Index) {
  auto *Name = Call.getNumArgs() > Index ? dyn_cast<DeclRefExpr>(Call.getArg(Index)->IgnoreParenCasts()) : nullptr;
  auto *Array = Name ? dyn_cast<VarDecl>(Name->getDecl()) : nullptr;
  return Array && VariableChanges::isArgumentArray(*Array) ? cast<InitListExpr>(Array->getInit()->IgnoreImplicit())
                                                           : nullptr;
}

void LaunchReader::note(const CallExpr &Call, const FunctionDecl *In) {
  const FunctionDecl *Callee = Call.getDirectCallee();
  StringRef Name = Callee && Callee->getIdentifier() ? Callee->getName() : "";
  if (Name.starts_with("cudaLaunchKernelEx") && Call.getNumArgs() >= 2) {
    auto *Config = dyn_cast<UnaryOperator>(Call.getArg(0)->IgnoreParenCasts());
    const Expr *Of = Config && Config->getOpcode() == UO_AddrOf ? Config->getSubExpr() : Call.getArg(0);
    bool OfPointers = Name == "cudaLaunchKernelExC";
    All.push_back({Call.getArg(1), Of, Of, &Call, OfPointers ? std::nullopt : std::optional(2u),
                   OfPointers ? pointersIn(Call, 2) : nullptr, In});
  } else if (Name.starts_with("cudaLaunch") && Name.contains("Kernel") && Call.getNumArgs() >= 3) {
    All.push_back({Call.getArg(0), Call.getArg(1), Call.getArg(2), &Call, std::nullopt, pointersIn(Call, 3), In});
  }
}

void LaunchReader::addLaunches() {
  std::set<const CallExpr *> Seen; // an explicit instantiation is visited twice
  for (const Found &F : All) {
    if (!Seen.insert(F.Call).second || (F.Template && Constants.isInstantiated(*F.Template)))
      continue;
    const FunctionDecl *In = HostCalls.functionOf(*F.Call);
    addLaunch(F, In, {readWithout(F, In), {}}, 0);
  }
  for (auto &[Kernel, Others] : Settled) {
    const std::vector<OpenLaunch> Beyond(Kernel->Open.begin() + std::min(Kernel->Open.size(), limits::IndexedLaunches),
                                         Kernel->Open.end());
    Kernel->Open.resize(Kernel->Open.size() - Beyond.size());
    for (const OpenLaunch &L : Beyond) // whatever calls give
      if (llvm::ArrayRef Known(Kernel->Launches); Known.empty() || Known.back() != L.Known)
        Kernel->Launches.push_back(L.Known);
    for (OpenLaunch &L : Kernel->Open)
      L.IsReplaced =
          llvm::is_contained(Kernel->Launches, L.Known) && !llvm::is_contained(Others, L.Known) && Beyond.empty();
  }
}

/// Whether the two read alike, with what is known of them.
static bool areAlike(const auto &A, const auto &B) {
  return llvm::equal(A, B, [](const auto &One, const auto &Other) {
    return One.Kernel == Other.Kernel && One.As.Known == Other.As.Known;
  });
}

/// Once for each call that is seen of the function in which it stands: its parameters differ. \p Inside: how it reads
/// in \p In, whatever calls that.
void LaunchReader::addLaunch(const Found &F, const FunctionDecl *In, const Reading &Inside, unsigned Depth) {
  const bool IsForOtherFiles = In && HostCalls.isForOtherFiles(*In);
  if (IsForOtherFiles)
    addOpen(*In, Inside);
  auto Calls = HostCalls.callsToFollow(In, Depth);
  if (Calls.empty()) {
    const bool IsCalled = !In || !Constants.callsOf(*In).empty();
    Launches All = readInTurns(F);
    for (size_t I = 0; I < All.size(); ++I) {
      Launch &Given = All[I].As.Known;
      Given.CalledFrom = Inside.CalledFrom;
      KernelSource &Kernel = KernelOf(*All[I].Kernel);
      const bool IsOpen = IsForOtherFiles && All.size() == Inside.All.size() && Inside.All[I].As.isOpen();
      if (!IsOpen || IsCalled)
        Settled[&Kernel].push_back(Given);
      std::vector<Launch> &Known = Kernel.Launches;
      // The call before may give it the same: nothing.
      if (!llvm::is_contained(llvm::ArrayRef(Known).take_back(std::min(Known.size(), All.size())), Given))
        Known.push_back(std::move(Given));
    }
    return;
  }
  for (const ConstantExpressions::CallSeen &C : Calls) {
    ConstantExpressions::Binding Here(Constants, *In, C);
    const FunctionDecl *Caller = HostCalls.functionOf(*C.Call);
    Reading Called{readWithout(F, Caller), Inside.CalledFrom};
    if (!areAlike(Called.All, Inside.All))
      Called.CalledFrom = locationOf(C.Call->getBeginLoc());
    addLaunch(F, Caller, Called, Depth + 1);
  }
  if (In && HostCalls.mayBeCalledUnseen(*In))
    addUnseen(Inside);
}

/// As calls have it that are never seen.
void LaunchReader::addUnseen(const Reading &Inside) {
  for (const ReadLaunch &Read : Inside.All) {
    Launch Given = Read.As.Known;
    Given.CalledFrom = Inside.CalledFrom;
    KernelSource &Kernel = KernelOf(*Read.Kernel);
    Settled[&Kernel].push_back(Given);
    if (!llvm::is_contained(Kernel.Launches, Given))
      Kernel.Launches.push_back(std::move(Given));
  }
}

void LaunchReader::addOpen(const FunctionDecl &In, const Reading &Inside) {
  for (const ReadLaunch &Read : Inside.All) {
    if (!Read.As.isOpen())
      continue;
    OpenLaunch L = Read.As;
    L.In = HostCalls.linkageOf(In);
    L.Known.CalledFrom = Inside.CalledFrom;
    KernelSource &Kernel = KernelOf(*Read.Kernel);
    Settled.try_emplace(&Kernel);
    if (!llvm::is_contained(Kernel.Open, L))
      Kernel.Open.push_back(std::move(L));
  }
}

/// Whatever the calls of \p Function give it.
LaunchReader::Launches LaunchReader::readWithout(const Found &F, const FunctionDecl *Function) {
  ConstantExpressions::WithoutCalls Open(Constants, Function);
  return readInTurns(F);
}

LaunchReader::Launches LaunchReader::readInTurns(const Found &F) {
  Launches Result;
  HostCalls.inTurns(*F.Call, [&] { read(F, Result); });
  return Result;
}

Location LaunchReader::locationOf(SourceLocation At) {
  return Where.locationOf(Ast.getSourceManager().getExpansionLoc(At));
}

void LaunchReader::read(const Found &F, Launches &Into) {
  OpenLaunch Open;
  Launch &L = Open.Known;
  L.Where = locationOf(F.Call->getBeginLoc());
  for (auto [I, E] : llvm::enumerate(Constants.partOfExtents(F.Block))) {
    L.PartOfBlock[I] = E.constant();
    L.GrowingBlock[I] = E.Growing;
    if (E.Value && !E.Value->constant())
      Open.Block[I] = E.Value;
  }
  auto Default = L.block() ? std::nullopt : Constants.likelyExtents(F.Block);
  auto Shape = Default ? BlockShape::make((*Default)[0], (*Default)[1], (*Default)[2]) : std::nullopt;
  if (Shape && Shape->threads() >= WarpSize) // less is a value from before the first that counts
    L.DefaultBlock = Shape;
  const PartOfExtents Grid = Constants.partOfGrid(F.Grid);
  L.Grid = allConstant(Grid);
  if (!L.Grid && llvm::all_of(Grid, [](const Extent &E) { return E.Value.has_value(); }))
    Open.Grid = {Grid[0].Value, Grid[1].Value, Grid[2].Value};
  for (const FunctionDecl *Kernel : Pointers.kernelsOf(*F.Kernel)) {
    if (F.FirstArgument || F.Pointers)
      readArguments(*Kernel, F, Open);
    OpenLaunch Numbered = Open;
    Numbered.Known.numberVariables();
    Into.push_back({Kernel, std::move(Numbered)});
  }
}

void LaunchReader::readArguments(const FunctionDecl &Kernel, const Found &F, OpenLaunch &Open) {
  Launch &L = Open.Known;
  L.Arguments.clear();
  L.Members.clear();
  L.GrowingArguments.clear();
  Open.Arguments.clear();
  for (unsigned I = 0; I < Kernel.getNumParams(); ++I) {
    const Expr *Argument = F.argument(I);
    if (!Argument)
      continue;
    QualType T = Kernel.getParamDecl(I)->getType();
    if (T->isRecordType() && Ast.hasSameUnqualifiedType(T, Argument->getType()))
      eachMember(T, Ast, [&](llvm::ArrayRef<const FieldDecl *> Way, uint64_t Offset) {
        auto Value = Constants.member(Argument, Way);
        if (Value && Value->constant())
          L.Members[{I, Offset}] = *Value->constant();
        else if (Value)
          Open.Arguments.emplace(ParameterPart{I, Offset}, *Value);
      });
    if (!T->isIntegralOrEnumerationType() || !Argument->IgnoreParenCasts()->getType()->isIntegralOrEnumerationType())
      continue;
    auto Value = Constants.value(Argument);
    if (Value && Value->constant()) {
      L.Arguments[I] = *Value->constant();
      continue;
    }
    if (Value)
      Open.Arguments.emplace(ParameterPart{I, std::nullopt}, *Value);
    if (auto Growing = Constants.growing(Argument); Growing && Ast.getIntWidth(T) >= 32)
      L.GrowingArguments.emplace(I, *Growing);
  }
}

} // namespace bankcheck::source
