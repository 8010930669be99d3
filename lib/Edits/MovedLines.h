//===- MovedLines.h - where lines stood before a change --------------------------===//

#ifndef BANKCHECK_EDITS_MOVEDLINES_H
#define BANKCHECK_EDITS_MOVEDLINES_H

#include <cstdint>
#include <map>
#include <string>

namespace bankcheck::edits {

/// Of changed files, by any of their names.
class MovedLines {
public:
  /// A change at \p Offset whose last line is \p EndLine, one past its end, adds so many lines.
  void add(const std::string &File, unsigned EndLine, unsigned Offset, int64_t Added);
  unsigned before(const std::string &File, unsigned Line) const;

private:
  std::map<std::string, std::map<std::pair<unsigned, unsigned>, int64_t>> Files; ///< By absolute path.
};

} // namespace bankcheck::edits

#endif
