//===- Location.h - a location in the source --------------------------------===//

#ifndef BANKCHECK_BASIC_LOCATION_H
#define BANKCHECK_BASIC_LOCATION_H

#include <compare>
#include <set>
#include <string>
#include <tuple>

namespace bankcheck {

/// Line and column count from 1; line 0 if there is none. Within an
/// analysis File is absolute, so that debug information and AST agree; in a
/// report it is spelled as the user spelled it.
struct Location {
  std::string File;
  unsigned Line = 0, Column = 0;
  auto operator<=>(const Location &) const = default;
};

/// For maps in which nobody reads the locations in order: paths begin alike.
struct LinesFirst {
  bool operator()(const Location &A, const Location &B) const {
    return std::tie(A.Line, A.Column, A.File) < std::tie(B.Line, B.Column, B.File);
  }
};

/// "line 3", "lines 3, 5"; \p Lines are not empty.
inline std::string linesText(const std::set<unsigned> &Lines) {
  std::string Text = Lines.size() == 1 ? "line " : "lines ";
  for (unsigned Line : Lines)
    Text += (Line == *Lines.begin() ? "" : ", ") + std::to_string(Line);
  return Text;
}

} // namespace bankcheck

#endif
