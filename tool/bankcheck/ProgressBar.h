//===- ProgressBar.h - how far a run is, on a terminal ----------------------------===//

#ifndef BANKCHECK_TOOL_PROGRESSBAR_H
#define BANKCHECK_TOOL_PROGRESSBAR_H

#include "Driver/AnalyseFiles.h"
#include <chrono>
#include <deque>

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
  Clock::time_point Start = Clock::now();
  /// When the last files were done. The rate is theirs: results that are kept from earlier runs often come first.
  std::deque<Clock::time_point> Last;

  /// "12 s left"; empty as long as nothing can be said.
  std::string timeLeft(size_t Files);
};

} // namespace bankcheck::cli

#endif
