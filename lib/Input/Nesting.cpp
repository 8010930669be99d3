#include "Input/Nesting.h"
#include "Limits/Limits.h"

using namespace llvm;

namespace bankcheck::input {

namespace {

/// What a JSON text holds, or more than that of each.
struct JsonSize {
  size_t Levels = 0, Objects = 0, Values = 0;
};

JsonSize jsonSizeOf(StringRef Text) {
  JsonSize Most;
  size_t Level = 0;
  bool InString = false;
  for (size_t I = 0; I < Text.size(); ++I) {
    char C = Text[I];
    if (InString && C == '\\') {
      ++I; // what it escapes
    } else if (C == '"') {
      InString = !InString;
    } else if (!InString && (C == '[' || C == '{')) {
      Most.Levels = std::max(Most.Levels, ++Level);
      Most.Objects += C == '{';
      ++Most.Values;
    } else if (!InString && (C == ']' || C == '}')) {
      Level -= Level > 0;
    } else if (!InString && C == ',') {
      ++Most.Values;
    }
  }
  return Most;
}

} // namespace

bool isJsonTooDeep(StringRef Text) { return jsonSizeOf(Text).Levels > limits::JsonLevels; }

bool isYamlTooDeep(StringRef Text) {
  unsigned Level = 0, Leading = 0;
  // A block begins behind blanks and the marks of the blocks around it.
  bool IsLeading = true;
  for (char C : Text) {
    if (C == '\n' || C == '\r') {
      IsLeading = true;
      Leading = 0;
    } else if (IsLeading && (IsLeading = StringRef(" \t-?:").contains(C))) {
      if (++Leading > limits::YamlLevels)
        return true;
    } else if (C == '[' || C == '{') {
      if (++Level > limits::YamlLevels)
        return true;
    } else if (C == ']' || C == '}') {
      Level -= Level > 0;
    }
  }
  return false;
}

TakenOut takeOutArray(StringRef Text, StringRef Name) {
  TakenOut Result{{}, Text.str()};
  size_t Level = 0, Begin = 0, Element = 0; // Begin: of the array, if this is inside
  StringRef Before;                         // the string before this byte, and what stands between
  for (size_t I = 0; I < Text.size(); ++I) {
    char C = Text[I];
    if (C == '"') {
      size_t Open = I;
      while (++I < Text.size() && Text[I] != '"')
        I += Text[I] == '\\';
      if (Level == 1 && !Begin)
        Before = Text.slice(Open + 1, I);
    } else if (C == '[' || C == '{') {
      if (Level++ == 1 && !Begin && C == '[' && Before == Name)
        Begin = Element = I + 1;
    } else if (C == ',' && Begin && Level == 2) {
      Result.Elements.push_back(Text.slice(Element, I));
      Element = I + 1;
    } else if (C == ',' && Level == 1) {
      Before = {};
    } else if (C == ']' || C == '}') {
      Level -= Level > 0;
      if (!Begin || Level != 1)
        continue;
      if (StringRef Last = Text.slice(Element, I); !Result.Elements.empty() || !Last.trim().empty())
        Result.Elements.push_back(Last);
      for (char &Blank : MutableArrayRef(&Result.Rest[Begin], I - Begin))
        if (Blank != '\n')
          Blank = ' ';
      return Result;
    }
  }
  Result.Elements.clear();
  return Result;
}

Expected<json::Value> parseJson(StringRef Text) {
  JsonSize Size = jsonSizeOf(Text);
  if (Size.Levels > limits::JsonLevels)
    return createStringError("too many levels of brackets");
  if (Size.Objects > limits::JsonObjects || Size.Values > limits::JsonValues)
    return createStringError("it holds more values than are read");
  return json::parse(Text);
}

} // namespace bankcheck::input
