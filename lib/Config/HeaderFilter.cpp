#include "Config/HeaderFilter.h"
#include "Limits/Limits.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Regex.h"

using namespace llvm;

namespace bankcheck::config {

std::string headerFilterProblem(StringRef Pattern) {
  if (Pattern.size() > limits::RegexBytes)
    return "longer than " + std::to_string(limits::RegexBytes) + " bytes";
  unsigned Product = 1;
  for (size_t I = 0; I < Pattern.size(); ++I) {
    if (Pattern[I] == '\\') {
      if (++I < Pattern.size() && isDigit(Pattern[I]))
        return "references to groups are not taken";
    } else if (Pattern[I] == '{') {
      // The numbers to the closing brace: the largest counts, and 1 more for an open end.
      unsigned Most = 1, Number = 0;
      StringRef Bounds = Pattern.drop_front(I + 1).take_until([](char C) { return C == '}'; });
      for (StringRef Bound : split(Bounds, ','))
        if (!Bound.getAsInteger(10, Number))
          Most = std::max(Most, Number);
      if (Most > limits::RegexRepetitions || (Product *= Most) > limits::RegexRepetitions)
        return "repetitions multiply to more than " + std::to_string(limits::RegexRepetitions);
    }
  }
  std::string Error;
  return Regex(Pattern).isValid(Error) ? "" : Error;
}

} // namespace bankcheck::config
