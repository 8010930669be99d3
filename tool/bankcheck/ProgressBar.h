//===- ProgressBar.h - how far a run is, on a terminal ----------------------------===//

#ifndef BANKCHECK_TOOL_PROGRESSBAR_H
#define BANKCHECK_TOOL_PROGRESSBAR_H

#include "Driver/AnalyseFiles.h"
#include "Driver/TimeLeft.h"
#include <chrono>

namespace bankcheck::cli {

/// One line of standard error, written over and over, if that is a terminal.
class ProgressBar {
public:
  explicit ProgressBar(bool IsWanted);
  ~ProgressBar() { clear(); }

  void show(const driver::RunProgress &Now);
  void clear();

private:
  using Clock = std::chrono::steady_clock;

  bool IsShown, IsLineThere = false;
  const Clock::time_point Start = Clock::now();
  Clock::time_point Last = Start; ///< When the last file was done.
  driver::TimeLeft Rest;

  /// "12 s left"; empty as long as nothing can be said. Once for each file.
  std::string timeLeft(const driver::RunProgress &Run);
};

} // namespace bankcheck::cli

#endif
