#include "Driver/FailedIncluders.h"
#include "Input/Paths.h"

using namespace bankcheck::input;
using namespace bankcheck::report;

namespace bankcheck::driver {

std::string whyNotAnalysed(const std::string &File, const Report &Findings) {
  if (Findings.Errors.empty())
    return "it is left out";
  const ErrorFinding &E = Findings.Errors.front();
  if (!E.Where.Line)
    return E.Message;
  const bool IsOwn = comparablePath(E.Where.File) == comparablePath(File);
  return (IsOwn ? "line " : E.Where.File + ":") + std::to_string(E.Where.Line) + ": " + E.Message;
}

std::string textOf(const FailedIncluders &Failed) {
  std::string Text;
  for (const auto &[File, Why] : Failed)
    Text += (Text.empty() ? "'" : "; '") + File + "', which may include it, cannot be analysed: " + Why;
  return Text;
}

} // namespace bankcheck::driver
