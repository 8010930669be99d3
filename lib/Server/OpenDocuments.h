//===- OpenDocuments.h - the files that are open, and what is answered of them ----===//

#ifndef BANKCHECK_SERVER_OPENDOCUMENTS_H
#define BANKCHECK_SERVER_OPENDOCUMENTS_H

#include "Server/Document.h"
#include "Server/KnownProject.h"
#include "Server/Responses.h"
#include <algorithm>
#include <chrono>
#include <set>

namespace bankcheck::server {

struct OpenDocument {
  explicit OpenDocument(const llvm::lsp::TextDocumentItem &D) : Uri(D.uri.uri()), Text(D.text, D.version) {}
  std::string Uri; ///< As the editor spells it.
  Document Text;
  report::Report Good;
  bool HasGood = false;
  std::map<std::string, uint64_t> GoodFiles; ///< What Good is of. \see FileResult::Files
  int64_t GoodVersion = 0;
  size_t GoodErrors = 0;
  bool IsGoodAnalysed = true;    ///< \see FileResult::IsAnalysed
  bool IsAlone = false;          ///< A header that no source is known to include.
  std::set<std::string> Touched; ///< Other files with findings of Good.
  bool TakeAny = true;           ///< Opened or saved: the next answer counts, whatever it is.
  std::chrono::milliseconds Took{0};

  std::vector<index::IndexedFile> Own; ///< What Good's sources say of the project.
  IndexPtr Index;                      ///< What is known of others; Good is by it, or is going to be.

  bool isCurrent() const { return HasGood && GoodVersion == Text.version(); }
  /// How long a further change is waited for before this one is analysed: a short analysis may be in vain. A quarter of
  /// what it takes, as the last one did: who types faster than that sees it end and begin again.
  std::chrono::milliseconds delay(std::chrono::milliseconds Most) const {
    constexpr std::chrono::milliseconds Least(20); // a key that is held down repeats every 30 ms
    return Took.count() ? std::clamp(Took / 4, std::min(Least, Most), Most) : Most;
  }
};

/// By file. Not locked here.
class OpenDocuments {
public:
  void open(const std::string &File, const llvm::lsp::TextDocumentItem &Item) {
    ByFile.insert_or_assign(File, OpenDocument(Item));
  }
  void close(const std::string &File) { ByFile.erase(File); }
  /// Null if it is not open.
  OpenDocument *find(const std::string &File) {
    auto It = ByFile.find(File);
    return It == ByFile.end() ? nullptr : &It->second;
  }
  std::map<std::string, OpenDocument> &all() { return ByFile; }
  const std::map<std::string, OpenDocument> &all() const { return ByFile; }

  /// Of one that is open, or on the disk.
  std::optional<std::string> textOf(const std::string &File) const;
  Responses answers(const std::string &File, const OpenDocument &D) const { return answers(File, D, D.Text); }
  /// Of a file that could not be analysed the reason stands in its first line.
  llvm::json::Array diagnosticsOf(const std::string &File, const OpenDocument &D, bool IsAnalysed) const;
  /// What is to be published of those of \p Files that are not open: findings of all that are.
  std::vector<llvm::json::Object> ofClosed(const std::set<std::string> &Files) const;

  /// Files whose answers may be others now that \p Changed are.
  std::vector<std::string> readersOf(const std::set<std::string> &Changed) const;
  /// Files whose kernels have other launches by \p Now than they were analysed with, each once.
  std::vector<std::string> outdated(const IndexPtr &Now);

private:
  std::map<std::string, OpenDocument> ByFile;

  /// Of \p File with \p Text, which outlives it: the document itself, or another file with findings of it.
  Responses answers(const std::string &File, const OpenDocument &D, const Document &Text) const;
};

} // namespace bankcheck::server

#endif
