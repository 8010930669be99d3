#include "Edits/MovedLines.h"
#include "Input/Paths.h"
#include <algorithm>

using namespace bankcheck::input;

namespace bankcheck::edits {

void MovedLines::add(const std::string &File, unsigned EndLine, unsigned Offset, int64_t Added) {
  if (Added)
    Files[absolutePath(File)][{EndLine, Offset}] += Added;
}

unsigned MovedLines::before(const std::string &File, unsigned Line) const {
  auto Edited = Files.find(absolutePath(File));
  if (Edited == Files.end())
    return Line;
  for (const auto &[Where, Added] : Edited->second) // of earlier lines: each moves those behind it
    if (Line > Where.first)
      Line = std::max<int64_t>(int64_t(Line) - Added, Where.first);
  return Line;
}

} // namespace bankcheck::edits
