#include "Source/LeftOutUses.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/Decl.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;
using llvm::StringRef;

namespace bankcheck::source {

LeftOutUses::LeftOutUses(const ASTContext &Ast, const MainFileTokens &Text)
    : Sources(Ast.getSourceManager()), Text(Text), Code(Ast) {}

void LeftOutUses::noteCompiled(const Decl &D) {
  if (!Code.hasConditions())
    return;
  noteCompiled(D.getBeginLoc());
  if (const auto *F = dyn_cast<FunctionDecl>(&D); F && F->doesThisDeclarationHaveABody())
    noteFunction(F->getSourceRange(), F->hasAttr<CUDAGlobalAttr>(), F->hasAttr<CUDADeviceAttr>());
}

void LeftOutUses::noteCompiled(const Stmt &S) {
  if (!Code.hasConditions())
    return;
  noteCompiled(S.getBeginLoc());
  if (isa<LambdaExpr>(S)) // its operator is no declaration of the file
    noteFunction(S.getSourceRange(), /*IsKernel=*/false, /*IsOfDevice=*/true);
}

void LeftOutUses::noteCompiled(SourceLocation L) {
  for (SourceLocation Place : {L, Sources.getExpansionLoc(L)})
    if (auto At = Text.offsetOf(Place))
      Code.noteCompiled(*At);
}

void LeftOutUses::noteFunction(SourceRange Of, bool IsKernel, bool IsOfDevice) {
  const auto Begin = Text.offsetOf(Sources.getExpansionLoc(Of.getBegin())),
             End = Text.offsetOf(Sources.getExpansionRange(Of.getEnd()).getEnd());
  if (Begin && End)
    Functions.insert({*Begin, *End + 1, IsKernel, IsOfDevice});
}

bool LeftOutUses::mayAccess(const Function &F, const Length &L) {
  return F.IsKernel ? !L.ArraysOfFile.empty() || llvm::any_of(L.Places, [&](unsigned At) { return F.contains(At); })
                    : F.IsOfDevice;
}

/// It, and macros that have it, or one such, in their bodies.
std::set<StringRef> LeftOutUses::namesMadeOf(StringRef Name) const {
  std::set<StringRef> Made{Name};
  for (size_t Before = 0; Before != Made.size();) {
    Before = Made.size();
    for (const MainFileTokens::Definition &M : Text.definitions())
      if (llvm::any_of(Text.namesBetween(M.NameAt + 1, M.End), [&](StringRef Part) { return Made.contains(Part); }))
        Made.insert(M.Name);
  }
  return Made;
}

/// What stands in functions that may access the arrays, and in macros that do.
std::set<StringRef> LeftOutUses::namesUsedWith(const Length &L) const {
  std::set<StringRef> Used;
  auto Add = [&](unsigned Begin, unsigned End) {
    const auto Names = Text.namesBetween(Begin, End);
    Used.insert(Names.begin(), Names.end());
  };
  for (const Function &F : Functions)
    if (mayAccess(F, L))
      Add(F.Begin, F.End);
  for (size_t Before = 0; Before != Used.size();) {
    Before = Used.size();
    for (const MainFileTokens::Definition &M : Text.definitions())
      if (Used.contains(M.Name))
        Add(M.NameAt + 1, M.End);
  }
  return Used;
}

LeftOutUses::Uses LeftOutUses::of(const Length &L) const {
  using enum LeftOutCode::Name::Role;
  const std::vector<LeftOutCode::Name> Names = Code.names();
  Uses Found;
  if (Names.empty())
    return Found;
  const std::set<StringRef> Made = namesMadeOf(L.Name), Used = namesUsedWith(L);
  for (const LeftOutCode::Name &N : Names) {
    if (N.As == InCondition && Made.contains(N.Text))
      Found.Conditions.insert(N.At);
    if (N.As == InCondition || N.As == AskedFor || N.Text == L.Name)
      continue;
    bool IsInFunction = false, MayAccess = false;
    for (const Function &F : Functions)
      if (F.contains(N.At)) {
        IsInFunction = true;
        MayAccess |= mayAccess(F, L);
      }
    const bool IsAnew = N.As == DefinedAnew || (N.As == Declared && !IsInFunction);
    if (MayAccess || N.As == Unknown || Made.contains(N.Text) || L.ArraysOfFile.contains(N.Text) ||
        (IsAnew && Used.contains(N.Text))) {
      Found.Hidden = N.At;
      break;
    }
  }
  return Found;
}

bool LeftOutUses::isAskedFor(unsigned At) const {
  return llvm::any_of(Code.names(),
                      [&](const LeftOutCode::Name &N) { return N.At == At && N.As == LeftOutCode::Name::AskedFor; });
}

} // namespace bankcheck::source
