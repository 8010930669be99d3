//===- ParseErrors.h - the errors that a parse meets -----------------------===//

#ifndef BANKCHECK_FRONTEND_PARSEERRORS_H
#define BANKCHECK_FRONTEND_PARSEERRORS_H

#include "Frontend/Translation.h"
#include "clang/Basic/Diagnostic.h"

namespace bankcheck::frontend {

/// Keeps the errors of a parse with their locations, and says what they ask for.
class ErrorCollector : public clang::DiagnosticConsumer {
public:
  explicit ErrorCollector(std::vector<ParseError> &Errors) : Errors(Errors) {}
  std::vector<clang::SourceLocation> Locations; ///< Of the errors; invalid where it is not known.
  bool RefusesSharedVariable = false;
  bool MissesBuiltinAtomics = false;
  bool MissesCccl = false; ///< Which ends the parse. \see watchForCccl
  /// The diagnostic of functions whose errors a preamble has not kept (Preamble.h), and whether one is reached.
  std::optional<unsigned> OfDeferred;
  bool ReachesDeferred = false;
  bool IsGivenUp = false;  ///< \see giveUp
  bool HasLongAsm = false; ///< Of which only so much is read (\see limitParse).

  /// Ends the parse, for the last error (\see limitParse).
  void giveUp();
  void HandleDiagnostic(clang::DiagnosticsEngine::Level Level, const clang::Diagnostic &Info) override;

private:
  std::vector<ParseError> &Errors;
  size_t Redeclarations = 0;
};

} // namespace bankcheck::frontend

#endif
