//===- LineTable.h - the lines that the findings of a group speak of ---------------===//
//
// If a line is inserted above a kernel, nothing of it changes but the numbers of its lines. So the key of a group has
// no lines: in their place it has, for each file, how many other lines it names are above it. Findings are kept with
// the lines that their key left out, and are moved to those of the text as it is now:
//
//    line when kept   in the key   line now
//    3  float *at(    0            3
//    9  kernel k      1            11         "the loop at line 12" becomes "the loop at line 14",
//    12   for         2            14         an edit at byte 310 of the file one at byte 340
//    15   s[i]        3            17
//
// Nothing that is computed asks for more than whether two places are the same, and which comes first. Bytes of a file,
// where edits are, are kept in the same way.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_DRIVER_LINETABLE_H
#define BANKCHECK_DRIVER_LINETABLE_H

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace bankcheck::driver {

struct GroupFindings;

class LineTable {
public:
  /// In any order, then close().
  void noteLine(const std::string &File, unsigned Line) { Files[File].Lines.push_back(Line); }
  void noteByte(const std::string &File, unsigned Offset) { Files[File].Bytes.push_back(Offset); }
  void close();

  /// How many are below it, once closed, of those that were noted.
  unsigned rankOfLine(const std::string &File, unsigned Line) const;
  unsigned rankOfByte(const std::string &File, unsigned Offset) const;

  /// The numbers that were noted, in order.
  struct Numbers {
    std::vector<unsigned> Lines, Bytes;
    bool operator==(const Numbers &) const = default;
  };
  /// By the file, as the user spells it. Nothing if two files are spelled alike.
  template <typename F> std::optional<std::map<std::string, Numbers>> spelled(F SpellingOf) const {
    std::map<std::string, Numbers> Result;
    for (const auto &[File, All] : Files)
      if (!Result.emplace(SpellingOf(File), All).second)
        return std::nullopt;
    return Result;
  }

private:
  std::map<std::string, Numbers> Files;
};

using SpelledLines = std::map<std::string, LineTable::Numbers>;

/// Moves \p Found, kept where lines were \p Before, to \p Now. False if some line in it cannot be told; \p Found means
/// nothing then.
bool moveFindings(GroupFindings &Found, const SpelledLines &Before, const SpelledLines &Now);

} // namespace bankcheck::driver

#endif
