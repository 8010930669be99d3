#include "Frontend/ParseErrors.h"
#include "Limits/Limits.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/SmallString.h"

using namespace clang;

namespace bankcheck::frontend {

static bool isRedeclaration(const Diagnostic &Info) {
  // Without its arguments, which are names of the source.
  llvm::StringRef Text = Info.getDiags()->getDiagnosticIDs()->getDescription(Info.getID());
  return llvm::any_of(
      std::initializer_list<llvm::StringRef>{"redefin", "redecl", "cannot be overloaded", "conflicting types"},
      [&](llvm::StringRef Part) { return Text.contains(Part); });
}

void ErrorCollector::HandleDiagnostic(DiagnosticsEngine::Level Level, const Diagnostic &Info) {
  DiagnosticConsumer::HandleDiagnostic(Level, Info);
  if (Level < DiagnosticsEngine::Error || IsGivenUp)
    return;
  if (Info.getID() == diag::err_alignas_underaligned)
    return; // `alignas(64) CUtensorMap`, which is aligned to 128: nvcc takes the larger
  ReachesDeferred |= OfDeferred && Info.getID() == *OfDeferred;
  RefusesSharedVariable |= Info.getID() == diag::err_shared_var_init;
  bool HasLocation = Info.hasSourceManager() && Info.getLocation().isValid();
  Locations.push_back(HasLocation ? Info.getSourceManager().getExpansionLoc(Info.getLocation()) : SourceLocation());
  ParseError E;
  llvm::SmallString<128> Text;
  Info.FormatDiagnostic(Text);
  E.Message = Text.str().str();
  for (const char *Name : {"'__nv_atomic_", "'__NV_ATOMIC_", "'__NV_THREAD_SCOPE_"})
    MissesBuiltinAtomics |= Text.str().contains(Name);
  if (HasLocation) {
    PresumedLoc Presumed = Info.getSourceManager().getPresumedLoc(Info.getLocation());
    if (Presumed.isValid()) {
      E.File = Presumed.getFilename();
      E.Line = Presumed.getLine();
      E.Column = Presumed.getColumn();
    }
  }
  Errors.push_back(std::move(E));
  if (isRedeclaration(Info) && ++Redeclarations == limits::Redeclarations)
    giveUp();
}

void ErrorCollector::giveUp() {
  IsGivenUp = true;
  Errors.back().CostsKernel = true;
  Errors.back().Message +=
      "; the parse is given up after " + std::to_string(limits::Redeclarations) + " contradicting declarations";
}

} // namespace bankcheck::frontend
