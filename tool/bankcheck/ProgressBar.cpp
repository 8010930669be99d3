#include "ProgressBar.h"
#include "Report/Escape.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace bankcheck::report;

namespace bankcheck::cli {

ProgressBar::ProgressBar(bool IsWanted) : IsShown(IsWanted && sys::Process::StandardErrIsDisplayed()) {}

std::string ProgressBar::timeLeft(const driver::RunProgress &Run) {
  constexpr std::chrono::seconds FirstEstimate(1);
  const Clock::time_point Now = Clock::now();
  Rest.done(std::chrono::duration<double>(Now - Last).count(), Run.WasKept);
  Last = Now;
  const std::optional<double> Left = Rest.forFiles(Run.All - Run.Done);
  if (Run.Done == Run.All || !Left || Now - Start < FirstEstimate)
    return "";
  const auto Seconds = uint64_t(*Left) + 1; // never "0 s"
  if (Seconds < 100)
    return std::to_string(Seconds) + " s left";
  return std::to_string((Seconds + 59) / 60) + " min left";
}

void ProgressBar::show(const driver::RunProgress &Now) {
  if (!IsShown)
    return;
  constexpr size_t Cells = 20;
  clear();
  const size_t Full = Now.Done * Cells / Now.All;
  std::string Line = "[" + std::string(Full, '#') + std::string(Cells - Full, '.') + "] " + std::to_string(Now.Done) +
                     "/" + std::to_string(Now.All);
  if (Now.Conflicts)
    Line += ", " + std::to_string(Now.Conflicts) + (Now.Conflicts == 1 ? " conflict" : " conflicts");
  if (std::string Left = timeLeft(Now); !Left.empty())
    Line += ", " + Left;
  Line += " ";
  const std::string File = plainLine(Now.File);
  unsigned TerminalColumns = sys::Process::StandardErrColumns();
  size_t Columns = TerminalColumns ? TerminalColumns - 1 : 79;
  errs() << Line.substr(0, Columns) << StringRef(File).take_back(Columns - std::min(Columns, Line.size()));
  errs().flush();
  IsLineThere = true;
}

void ProgressBar::clear() {
  if (IsLineThere)
    errs() << "\r\033[K";
  IsLineThere = false;
}

} // namespace bankcheck::cli
