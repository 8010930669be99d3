//===- ProgressBar.h - how far a run is, on standard error ------------------------===//

#ifndef BANKCHECK_TOOL_PROGRESSBAR_H
#define BANKCHECK_TOOL_PROGRESSBAR_H

#include "Driver/AnalyseFiles.h"
#include "Driver/TimeLeft.h"
#include <chrono>
#include <optional>

namespace bankcheck::cli {

/// One line, written over and over, on a terminal; else, as in the log of a build, a line now and then of a run that
/// takes long.
class ProgressBar {
public:
  explicit ProgressBar(bool IsWanted);
  ~ProgressBar() { clear(); }

  void show(const driver::RunProgress &Now);
  void clear();

private:
  using Clock = std::chrono::steady_clock;

  bool IsWanted, IsTerminal, IsLineThere = false;
  const Clock::time_point Start = Clock::now();
  Clock::time_point Last = Start; ///< When the last file was done.
  Clock::time_point Told = Start; ///< When a line was written that stays.
  driver::TimeLeft Rest;

  /// In seconds; nothing as long as nothing can be said. Once for each file.
  std::optional<uint64_t> timeLeft(const driver::RunProgress &Run);
  void draw(const driver::RunProgress &Now);
  void tell(const driver::RunProgress &Now);
};

} // namespace bankcheck::cli

#endif
