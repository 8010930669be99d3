//===- Snippet.h - a line of the source with what is spoken of underlined --------===//
//
//     5 |   out[threadIdx.y * 32 + threadIdx.x] = tile[threadIdx.x][threadIdx.y];
//       |                                         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_REPORT_SNIPPET_H
#define BANKCHECK_REPORT_SNIPPET_H

#include "Basic/Location.h"
#include "llvm/ADT/StringRef.h"
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace llvm {
class raw_ostream;
}

namespace bankcheck::report {

/// The text of a file by its path as a report spells it, if it can be read.
using ReadSource = std::function<std::optional<std::string>(const std::string &)>;

/// Lines of the files of which a report speaks; each file is read once.
class SourceLines {
public:
  explicit SourceLines(ReadSource Read) : Read(std::move(Read)) {}
  /// Nothing if the file cannot be read, or has no such line. Without the line's end.
  std::optional<llvm::StringRef> at(const Location &Where);

private:
  struct File {
    std::string Text;
    std::vector<llvm::StringRef> Lines;
  };
  ReadSource Read;
  std::map<std::string, File> Files;
};

/// A range on one line of the source, as it is printed.
struct Snippet {
  std::string Text;      ///< Without control characters; a tab is blanks up to the next column of 8.
  std::string Underline; ///< "   ^~~~"
};

/// \p Columns, counted in bytes from 1: those of the first byte, and of the one behind the last; the same twice, or a
/// second that lies before the first: one character. Of a long line, what fits into \p Width around the first.
Snippet snippetOf(llvm::StringRef Line, std::pair<unsigned, unsigned> Columns, size_t Width);

} // namespace bankcheck::report

#endif
