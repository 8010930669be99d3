#include "Basic/KernelName.h"
#include <array>
#include <cctype>
#include <cstdint>

namespace bankcheck {
namespace {

bool isOfWord(char C) { return std::isalnum(static_cast<unsigned char>(C)) || C == '_'; }

void replaceAll(std::string &Text, const std::string &From, const std::string &To) {
  for (size_t At = 0; (At = Text.find(From, At)) != std::string::npos; At += To.size())
    Text.replace(At, From.size(), To);
}

/// The number of the character constant whose first quote is at \p At, which is left behind the
/// last; nothing if it is none.
std::string numberOfCharacter(const std::string &Text, size_t &At, bool IsUnsigned) {
  size_t I = At + 1;
  int Value = I < Text.size() ? static_cast<unsigned char>(Text[I]) : 0;
  if (I + 1 < Text.size() && Text[I] == '\\') {
    constexpr std::array<std::array<char, 2>, 8> Named{
        {{'n', '\n'}, {'t', '\t'}, {'r', '\r'}, {'v', '\v'}, {'f', '\f'}, {'a', '\a'}, {'b', '\b'}, {'0', 0}}};
    Value = static_cast<unsigned char>(Text[++I]);
    for (auto [Name, Meant] : Named)
      if (Text[I] == Name)
        Value = static_cast<unsigned char>(Meant);
    if (Text[I] == 'x')
      for (Value = 0; I + 1 < Text.size() && std::isxdigit(static_cast<unsigned char>(Text[I + 1])) && Value < 256; ++I)
        Value = Value * 16 + std::stoi(Text.substr(I + 1, 1), nullptr, 16);
  }
  if (I + 1 >= Text.size() || Text[I + 1] != '\'' || Value > 255)
    return "";
  At = I + 2;
  return std::to_string(IsUnsigned || Value < 128 ? Value : Value - 256);
}

/// Without casts of numbers, with numbers as `-3` alone: of 'a', 3ul, true.
std::string withPlainNumbers(const std::string &Text) {
  std::string Result;
  bool IsUnsigned = false; // the cast before
  for (size_t At = 0; At < Text.size();) {
    char C = Text[At];
    bool BeginsWord = At == 0 || !isOfWord(Text[At - 1]);
    if (C == '(') {
      size_t End = Text.find_first_of("()", At + 1),
             Number = End == std::string::npos ? End : End + 1 + (End + 1 < Text.size() && Text[End + 1] == '-');
      bool IsCast = Number < Text.size() && Text[End] == ')' &&
                    (std::isdigit(static_cast<unsigned char>(Text[Number])) || Text[Number] == '\'');
      if (IsCast) {
        IsUnsigned = Text.compare(At, 9, "(unsigned") == 0;
        At = End + 1;
        continue;
      }
    }
    if (C == '\'') {
      if (std::string Number = numberOfCharacter(Text, At, IsUnsigned); !Number.empty()) {
        Result += Number;
        IsUnsigned = false;
        continue;
      }
    } else if (BeginsWord && isOfWord(C)) {
      size_t End = At;
      while (End < Text.size() && isOfWord(Text[End]))
        ++End;
      std::string Word = Text.substr(At, End - At);
      if (std::isdigit(static_cast<unsigned char>(C)))
        Word.erase(Word.find_last_not_of("uUlL") + 1);
      Result += Word == "true" ? "1" : Word == "false" ? "0" : Word;
      IsUnsigned = false;
      At = End;
      continue;
    }
    Result += C;
    ++At;
  }
  return Result;
}

} // namespace

std::string kernelKey(const std::string &Name) {
  std::string Text = Name;
  replaceAll(Text, "<unnamed>::", "{unnamed}::");
  replaceAll(Text, "(anonymous namespace)::", "{unnamed}::");
  Text = withPlainNumbers(Text);
  int Depth = 0;
  size_t End = 0;
  for (; End < Text.size(); ++End) {
    Depth += Text[End] == '<';
    Depth -= Text[End] == '>';
    if (Text[End] == '(' && Depth == 0)
      break;
  }
  Text.resize(End);
  // A template's return type comes first.
  Depth = 0;
  size_t Begin = 0;
  for (size_t I = 0; I < Text.size(); ++I) {
    Depth += Text[I] == '<' || Text[I] == '(';
    Depth -= Text[I] == '>' || Text[I] == ')';
    if (Text[I] == ' ' && Depth == 0)
      Begin = I + 1;
  }
  Text = Text.substr(Begin);
  std::erase(Text, ' ');
  return Text;
}

} // namespace bankcheck
