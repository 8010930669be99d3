#include "Input/Nesting.h"

using namespace llvm;

namespace bankcheck {

bool isJsonTooDeep(StringRef Text) {
  constexpr unsigned MostLevels = 100;
  unsigned Level = 0;
  bool InString = false;
  for (size_t I = 0; I < Text.size() && Level <= MostLevels; ++I)
    if (InString && Text[I] == '\\')
      ++I; // what it escapes
    else if (Text[I] == '"')
      InString = !InString;
    else if (!InString && (Text[I] == '[' || Text[I] == '{'))
      ++Level;
    else if (!InString && (Text[I] == ']' || Text[I] == '}'))
      Level -= Level > 0;
  return Level > MostLevels;
}

bool isYamlTooDeep(StringRef Text) {
  constexpr unsigned MostLevels = 500;
  unsigned Level = 0, Leading = 0;
  // A block begins behind blanks and the marks of the blocks around it.
  bool IsLeading = true;
  for (char C : Text) {
    if (C == '\n' || C == '\r') {
      IsLeading = true;
      Leading = 0;
    } else if (IsLeading && (IsLeading = StringRef(" \t-?:").contains(C))) {
      if (++Leading > MostLevels)
        return true;
    } else if (C == '[' || C == '{') {
      if (++Level > MostLevels)
        return true;
    } else if (C == ']' || C == '}') {
      Level -= Level > 0;
    }
  }
  return false;
}

Expected<json::Value> parseJson(StringRef Text) {
  if (isJsonTooDeep(Text))
    return createStringError("too many levels of brackets");
  return json::parse(Text);
}

} // namespace bankcheck
