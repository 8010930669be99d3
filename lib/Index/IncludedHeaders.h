//===- IncludedHeaders.h - which headers a source may include, as the texts say ---===//
//
// The way from a source to its headers, without a parse; Includers.h has the one back. An include is looked for as a
// compiler does, beside the file that has it and in the folders of the source's flags. All count, whatever `#if` they
// stand behind. Those of the system are not found, nor is what a macro names.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_INDEX_INCLUDEDHEADERS_H
#define BANKCHECK_INDEX_INCLUDEDHEADERS_H

#include "llvm/ADT/StringRef.h"
#include <map>
#include <string>
#include <vector>

namespace bankcheck::index {

/// The name that \p Line includes, in quotes or angle brackets; empty of other lines.
llvm::StringRef includedBy(llvm::StringRef Line);

/// Where a source's flags have a compiler look.
struct HeaderSearch {
  std::vector<std::string> Folders; ///< In turn.
  std::vector<std::string> First;   ///< Files that are read before the source.
  auto operator<=>(const HeaderSearch &) const = default;
};

/// Reads each text once.
class IncludedHeaders {
public:
  /// The headers of \p Source, and theirs, as paths that can be compared.
  std::vector<std::string> of(const std::string &Source, const HeaderSearch &Search);

private:
  struct Include {
    std::string Name;
    bool IsQuoted;
  };
  std::map<std::string, std::vector<Include>> Lines; ///< By file.
  /// By search and file, what it includes itself.
  std::map<HeaderSearch, std::map<std::string, std::vector<std::string>>> Found;

  const std::vector<Include> &linesOf(const std::string &File);
  std::vector<std::string> includesOf(const std::string &File, const HeaderSearch &Search);
};

} // namespace bankcheck::index

#endif
