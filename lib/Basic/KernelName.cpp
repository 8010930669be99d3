#include "Basic/KernelName.h"
#include <regex>

namespace bankcheck {

std::string kernelKey(const std::string &Name) {
  std::string Text = std::regex_replace(Name, std::regex(R"(\((?:unsigned |signed )?(?:char|short|int|long|long long|bool)\)(?=-?\d))"), "");
  Text = std::regex_replace(Text, std::regex("<unnamed>::"), "(anonymous namespace)::");
  int Depth = 0;
  size_t End = 0;
  for (; End < Text.size(); ++End) {
    Depth += Text[End] == '<';
    Depth -= Text[End] == '>';
    if (Text[End] == '(' && Depth == 0 && Text.compare(End, 21, "(anonymous namespace)") != 0)
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
  Text = std::regex_replace(Text, std::regex(R"(\btrue\b)"), "1");
  Text = std::regex_replace(Text, std::regex(R"(\bfalse\b)"), "0");
  std::erase(Text, ' ');
  return Text;
}

} // namespace bankcheck
