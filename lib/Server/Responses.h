//===- Responses.h - the responses of the language server -------------------===//
//
// Converts a report to the JSON values of the language server protocol. Findings follow
// their lines as the document is edited; findings whose line was deleted are omitted.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_SERVER_RESPONSES_H
#define BANKCHECK_SERVER_RESPONSES_H

#include "Report/Diagnostic.h"
#include "Server/Document.h"
#include "llvm/Support/JSON.h"
#include <functional>

namespace bankcheck::server {

class Responses {
public:
  using Uris = std::function<std::string(const std::string &File)>;
  using OtherTexts = std::function<std::optional<std::string>(const std::string &File)>;

  /// \p File: the document's path, as spelled in the locations of \p R. \p IsCurrent: the report is of the current
  /// text; otherwise no fixes are offered, since their edits could hit other text. \p Others: the text of another file
  /// if it is still the analysed text; otherwise no fixes that change that file are offered. \p UriOf: the editor's name
  /// for a file.
  Responses(const report::Report &R, const Document &Text, const std::string &File, bool IsCurrent, OtherTexts Others,
            Uris UriOf)
      : R(R), Text(Text), File(File), IsCurrent(IsCurrent), Others(std::move(Others)), UriOf(std::move(UriOf)) {}

  /// Diagnostic[]: the findings in the file, without duplicates.
  llvm::json::Array diagnostics() const;
  /// Hover, or null: cost and banks of the accesses at \p P.
  llvm::json::Value hover(const llvm::lsp::Position &P) const;
  /// CodeAction[] of the kind `quickfix`: fixes of the conflicts in \p Range, and comments that suppress them.
  llvm::json::Array codeActions(const llvm::lsp::Range &Range) const;
  /// WorkspaceEdit that makes several fixes of the current text, in the style of each file (\see Edits/CodeStyle.h), or
  /// null where another file has changed under one.
  llvm::json::Value editOf(const std::vector<const report::FixFinding *> &Fixes) const;
  /// InlayHint[]: "4-way" behind an access with conflicts.
  llvm::json::Array inlayHints(const llvm::lsp::Range &Range) const;
  /// CodeLens[]: the total above each kernel.
  llvm::json::Array codeLenses() const;
  /// The access at \p P as `bankcheck` prints it in a terminal; empty if there is none.
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
};

} // namespace bankcheck::server

#endif
