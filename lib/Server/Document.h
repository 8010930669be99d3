//===- Document.h - a file as it is typed -------------------------------------===//
//
// An editor counts columns in UTF-16 units from 0; the compiler counts bytes from 1.
// Both speak of lines; and while a file is typed, the answer that is shown was found
// in an older text: its lines move with what is inserted above them.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_SERVER_DOCUMENT_H
#define BANKCHECK_SERVER_DOCUMENT_H

#include "Basic/Location.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/LSP/Protocol.h"
#include <optional>
#include <vector>

namespace bankcheck::server {

class Document {
public:
  explicit Document(std::string Text, int64_t Version = 0);

  const std::string &text() const { return Text; }
  int64_t version() const { return Version; }

  /// Replaces a range, or the whole text; positions outside are moved inside.
  void change(const llvm::lsp::TextDocumentContentChangeEvent &Change);
  void setVersion(int64_t V) { Version = V; }

  /// From here on lines are those of the text as it is now.
  void anchor();
  /// The line, from 0, of what stood in \p Line, from 1, at the last anchor;
  /// nothing if it was deleted.
  std::optional<int> lineNow(unsigned Line) const;

  /// The editor's position of \p Column, in bytes from 1, in \p Line, from 0.
  llvm::lsp::Position positionOf(int Line, unsigned Column) const;
  /// That of a byte of the text as it is now.
  llvm::lsp::Position positionAt(size_t Offset) const;
  /// Without what ends it; empty outside the text.
  llvm::StringRef line(int Line) const;
  int lines() const { return Starts.size(); }

private:
  std::string Text;
  int64_t Version;
  std::vector<size_t> Starts;
  std::vector<int> LineOf; ///< By line at the anchor; -1: deleted.

  void split();
  int lineAt(size_t Offset) const;
  size_t offsetOf(const llvm::lsp::Position &P) const;
};

} // namespace bankcheck::server

#endif
