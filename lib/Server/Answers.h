//===- Answers.h - a report, as an editor asks for it --------------------------===//
//
// Each answer is a JSON value of the protocol. Findings stand in the lines into which
// those of the report have moved since; those whose line is gone are left out.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_SERVER_ANSWERS_H
#define BANKCHECK_SERVER_ANSWERS_H

#include "Report/Diagnostic.h"
#include "Server/Document.h"
#include "llvm/Support/JSON.h"
#include <functional>

namespace bankcheck::server {

class Answers {
public:
  using Uris = std::function<std::string(const std::string &File)>;
  using OtherTexts = std::function<std::optional<std::string>(const std::string &File)>;

  /// \p File: the document's path, as locations in \p R spell it. \p IsCurrent: the
  /// report is of the text as it stands; else no fix is offered, which could hit
  /// other text. \p Others: the text of another file if it is still what was analysed, of which the same holds.
  /// \p UriOf: how the editor names a file.
  Answers(const report::Report &R, const Document &Text, const std::string &File, bool IsCurrent, OtherTexts Others,
          Uris UriOf)
      : R(R), Text(Text), File(File), IsCurrent(IsCurrent), Others(std::move(Others)), UriOf(std::move(UriOf)) {}

  /// Diagnostic[]: findings that stand in the file, and no two alike.
  llvm::json::Array diagnostics() const;
  /// Hover, or null: cost and banks of the accesses at \p P.
  llvm::json::Value hover(const llvm::lsp::Position &P) const;
  /// CodeAction[]: fixes of the conflicts in \p Range, and their suppression.
  llvm::json::Array codeActions(const llvm::lsp::Range &Range) const;
  /// InlayHint[]: "4-way" behind an access with conflicts.
  llvm::json::Array inlayHints(const llvm::lsp::Range &Range) const;
  /// CodeLens[]: the total above each kernel.
  llvm::json::Array codeLenses() const;
  /// The access at \p P in words and pictures, as in a terminal; empty if there is
  /// none.
  std::string explain(const llvm::lsp::Position &P) const;

private:
  const report::Report &R;
  const Document &Text;
  const std::string &File;
  bool IsCurrent;
  OtherTexts Others;
  Uris UriOf;

  std::optional<llvm::lsp::Range> rangeOf(const Location &Begin, unsigned EndLine, unsigned EndColumn) const;
  std::vector<report::Diagnostic> at(const llvm::lsp::Range &Range, bool All) const;
  llvm::json::Value editOf(const report::FixFinding &F) const;
};

} // namespace bankcheck::server

#endif
