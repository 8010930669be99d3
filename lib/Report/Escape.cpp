#include "Report/Escape.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ConvertUTF.h"

using namespace llvm;

namespace bankcheck::report {
namespace {

/// The code point at the text's begin and its length in bytes; 0 bytes if it is no UTF-8.
std::pair<uint32_t, unsigned> firstOf(StringRef Text) {
  const UTF8 *Begin = Text.bytes_begin(), *At = Begin;
  UTF32 Point = 0;
  if (convertUTF8Sequence(&At, Text.bytes_end(), &Point, strictConversion) != conversionOK)
    return {0, 0};
  return {Point, unsigned(At - Begin)};
}

/// C0 and C1 controls, separators of lines, and marks that change the order of letters.
bool isObeyed(uint32_t Point) {
  return Point < 0x20 || (Point >= 0x7f && Point < 0xa0) || Point == 0x61c || Point == 0x200e || Point == 0x200f ||
         (Point >= 0x2028 && Point <= 0x202e) || (Point >= 0x2066 && Point <= 0x2069) || Point == 0xfeff;
}

std::string hexByte(uint8_t Byte) { return "\\x" + utohexstr(Byte, /*LowerCase=*/true, 2); }

bool isWordAt(StringRef Text, size_t I) { return I < Text.size() && isAlnum(Text[I]); }

} // namespace

std::string plainLine(StringRef Text) {
  std::string Result;
  Result.reserve(Text.size());
  // A workflow's log is searched for commands: "::name" behind blanks, "##[name]" anywhere.
  if (StringRef Command = Text.ltrim(); Command.starts_with("::")) {
    Result = Text.drop_back(Command.size()).str() + hexByte(':');
    Text = Command.drop_front();
  }
  while (!Text.empty()) {
    uint8_t Byte = Text.front();
    auto [Point, Length] = Byte < 0x80 ? std::pair(uint32_t(Byte), 1u) : firstOf(Text);
    if (!Length)
      Result += hexByte(Byte);
    else if (Text.starts_with("##["))
      Result += hexByte(Byte);
    else if (!isObeyed(Point))
      Result += Text.take_front(Length);
    else if (Point < 0x80)
      Result += hexByte(Byte);
    else
      Result += "\\u{" + utohexstr(Point, /*LowerCase=*/true) + "}";
    Text = Text.drop_front(std::max(Length, 1u));
  }
  return Result;
}

std::string plainMarkdown(StringRef Raw) {
  std::string Line = plainLine(Raw), Result;
  StringRef Text = Line;
  for (size_t I = 0; I < Text.size(); ++I) {
    char C = Text[I];
    bool InWord = I && isWordAt(Text, I - 1) && isWordAt(Text, I + 1);
    StringRef Rest = Text.drop_front(I + 1);
    bool IsMarkup = StringRef("\\`*<~").contains(C) || (C == '_' && !InWord) ||
                    (C == '&' && (isWordAt(Rest, 0) || Rest.starts_with("#"))) ||
                    (C == '(' && I && Text[I - 1] == ']') || (C == '@' && InWord) ||
                    (C == ':' && Rest.starts_with("//")) ||
                    (C == '.' && Text.take_front(I).ends_with_insensitive("www"));
    if (IsMarkup)
      Result += '\\';
    Result += C;
  }
  return Result;
}

std::string workflowText(StringRef Text, WorkflowPart For) {
  bool IsProperty = For == WorkflowPart::Property;
  std::string Result;
  for (char C : Text)
    switch (C) {
    case '%':
      Result += "%25";
      break;
    case '\r':
      Result += "%0D";
      break;
    case '\n':
      Result += "%0A";
      break;
    case ':':
      Result += IsProperty ? "%3A" : ":";
      break;
    case ',':
      Result += IsProperty ? "%2C" : ",";
      break;
    default:
      Result += C;
    }
  return Result;
}

} // namespace bankcheck::report
