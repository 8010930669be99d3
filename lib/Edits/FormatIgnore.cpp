#include "Edits/FormatIgnore.h"
#include "Input/ReadFile.h"
#include "Limits/Limits.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/GlobPattern.h"
#include "llvm/Support/Path.h"

using namespace llvm;
using namespace bankcheck::input;

namespace bankcheck::edits {

bool matchesFormatPattern(StringRef Pattern, StringRef Path) {
  SmallVector<StringRef> Parts, Names;
  Pattern.split(Parts, '/');
  Path.split(Names, '/');
  // By how many of the names what was read of the pattern means.
  std::vector<bool> Reached(Names.size() + 1);
  Reached[0] = true;
  for (StringRef Part : Parts) {
    std::vector<bool> Next(Names.size() + 1);
    if (Part == "**") {
      for (size_t I = 0; I <= Names.size(); ++I)
        Next[I] = Reached[I] || (I && Next[I - 1]);
    } else {
      Expected<GlobPattern> Glob = GlobPattern::create(Part);
      if (!Glob)
        return consumeError(Glob.takeError()), false;
      for (size_t I = 0; I < Names.size(); ++I)
        Next[I + 1] = Reached[I] && Glob->match(Names[I]);
    }
    Reached = std::move(Next);
  }
  return Reached.back();
}

bool isIgnoredByFormat(StringRef File) {
  for (StringRef Folder = sys::path::parent_path(File); !Folder.empty(); Folder = sys::path::parent_path(Folder)) {
    ErrorOr<std::unique_ptr<MemoryBuffer>> Text =
        readFile(Folder + "/.clang-format-ignore", limits::ConfigurationBytes);
    if (!Text)
      continue;
    SmallVector<StringRef> Lines;
    (*Text)->getBuffer().split(Lines, '\n');
    for (StringRef Line : Lines) {
      StringRef Pattern = Line.trim();
      if (Pattern.empty() || Pattern.starts_with("#"))
        continue;
      const bool IsNegated = Pattern.consume_front("!");
      Pattern = Pattern.ltrim();
      if (Pattern.empty())
        continue;
      SmallString<256> Whole(Pattern);
      if (!Pattern.starts_with("/")) {
        Whole = Folder;
        sys::path::append(Whole, Pattern);
        sys::path::remove_dots(Whole, /*remove_dot_dot=*/true);
      }
      if (matchesFormatPattern(Whole, File) != IsNegated)
        return true;
    }
    return false;
  }
  return false;
}

} // namespace bankcheck::edits
