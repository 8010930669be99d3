//===- Includers.h - which sources include a header, as the texts say ------------===//
//
// A header has no compile command, and its templates no code: it is analysed in a source that includes it. Which ones
// may is read from the texts of a folder, without a parse: a line that includes `../gemm/tile.cuh` may mean each file
// whose path ends in `gemm/tile.cuh`. Whether such a source does include the header is for its parse to say.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_INDEX_INCLUDERS_H
#define BANKCHECK_INDEX_INCLUDERS_H

#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"
#include <map>
#include <set>
#include <string>
#include <vector>

namespace bankcheck::index {

inline constexpr llvm::StringLiteral HeaderExtensions[] = {".cuh", ".h", ".hpp", ".hh", ".hxx", ".inl", ".inc"};
/// Whether the file is a header by its name.
bool isHeaderName(llvm::StringRef File);

/// How many folders, from the root, two paths have in common.
size_t commonFolders(llvm::StringRef A, llvm::StringRef B);

class Includers {
public:
  /// Reads files named like C++ or CUDA below \p Folder, hidden folders left out, and \p Commanded, sources with
  /// compile commands; all as paths that can be compared.
  Includers(const std::string &Folder, const std::vector<std::string> &Commanded);

  /// The `.cu` files that may include \p Header, likeliest first: those with a compile command, with launches, of
  /// the same name, and of near folders.
  std::vector<std::string> of(const std::string &Header) const;

private:
  struct Includer {
    std::string File, Name; ///< What includes, and how it names what it includes.
  };
  std::map<std::string, std::vector<Includer>, std::less<>> ByName; ///< By the last part of what is included.
  llvm::StringSet<> Commanded, Launching, Seen;

  void read(const std::string &File);
};

/// Those of \p Files whose text has one of \p Words as a word of C++.
std::vector<std::string> filesNaming(const llvm::StringSet<> &Words, const std::vector<std::string> &Files);

} // namespace bankcheck::index

#endif
