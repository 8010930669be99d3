#include "ProgressBar.h"
#include "Report/Escape.h"
#include "Report/Plural.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace bankcheck::report;

namespace bankcheck::cli {

static cl::opt<unsigned> SecondsBetween("progress-seconds", cl::init(30), cl::Hidden,
                                        cl::desc("Least time between lines of progress that are not on a terminal"),
                                        cl::sub(cl::SubCommand::getAll()));

ProgressBar::ProgressBar(bool IsWanted) : IsWanted(IsWanted), IsTerminal(sys::Process::StandardErrIsDisplayed()) {}

std::optional<uint64_t> ProgressBar::timeLeft(const driver::RunProgress &Run) {
  constexpr std::chrono::seconds FirstEstimate(1);
  const Clock::time_point Now = Clock::now();
  Rest.done(std::chrono::duration<double>(Now - Last).count(), Run.WasKept);
  Last = Now;
  const std::optional<double> Left = Rest.forFiles(Run.All - Run.Done);
  if (Run.Done == Run.All || !Left || Now - Start < FirstEstimate)
    return std::nullopt;
  return uint64_t(*Left) + 1; // never "0 s"
}

void ProgressBar::show(const driver::RunProgress &Now) {
  if (!IsWanted)
    return;
  if (IsTerminal)
    draw(Now);
  else
    tell(Now);
}

static uint64_t minutes(uint64_t Seconds) { return (Seconds + 59) / 60; }
constexpr uint64_t InSeconds = 100; ///< Shorter times are printed in seconds, longer ones in minutes.

void ProgressBar::draw(const driver::RunProgress &Now) {
  constexpr size_t Cells = 20;
  clear();
  const size_t Full = Now.Done * Cells / Now.All;
  std::string Line = "[" + std::string(Full, '#') + std::string(Cells - Full, '.') + "] " + std::to_string(Now.Done) +
                     "/" + std::to_string(Now.All);
  if (Now.Conflicts)
    Line += ", " + plural(Now.Conflicts, "conflict");
  if (std::optional<uint64_t> Left = timeLeft(Now))
    Line +=
        ", " + (*Left < InSeconds ? std::to_string(*Left) + " s left" : std::to_string(minutes(*Left)) + " min left");
  Line += " ";
  const std::string File = plainLine(Now.File);
  unsigned TerminalColumns = sys::Process::StandardErrColumns();
  size_t Columns = TerminalColumns ? TerminalColumns - 1 : 79;
  errs() << Line.substr(0, Columns) << StringRef(File).take_back(Columns - std::min(Columns, Line.size()));
  errs().flush();
  IsLineThere = true;
}

void ProgressBar::tell(const driver::RunProgress &Now) {
  const std::optional<uint64_t> Left = timeLeft(Now);
  if (Now.Done == Now.All || Last - Told < std::chrono::seconds(SecondsBetween))
    return;
  Told = Last;
  std::string Line = formatv("bankcheck: analysed {0:N} of {1:N} files", Now.Done, Now.All);
  if (Left)
    Line += ", about " + (*Left < InSeconds ? plural(*Left, "second") : plural(minutes(*Left), "minute")) + " left";
  errs() << Line << "\n";
}

void ProgressBar::clear() {
  if (IsLineThere)
    errs() << "\r\033[K";
  IsLineThere = false;
}

} // namespace bankcheck::cli
