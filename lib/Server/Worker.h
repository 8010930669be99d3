//===- Worker.h - analyses behind the editor's back ---------------------------===//
//
// One thread analyses one file at a time, the one that waits longest first. What is
// asked again while it waits is asked once; what is asked again while it runs makes
// the run stale, which ends it at the next kernel.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_SERVER_WORKER_H
#define BANKCHECK_SERVER_WORKER_H

#include "Config/Configuration.h"
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace bankcheck {

struct Work {
  AnalysisOptions Options; ///< Contents hold the text of all open files.
  Configuration Configured;
  std::string File;
  int64_t Version = 0;
};

class Worker {
public:
  struct Events {
    /// What has to be analysed; asked when it begins, so that it is the newest.
    std::function<Work(const std::string &File)> Prepare;
    std::function<void(const Work &)> Begun;
    /// \p Stale: the result means nothing.
    std::function<void(const Work &, FileResult, bool Stale, std::chrono::milliseconds Took)> Done;
  };

  explicit Worker(Events Events);
  /// Waits for the run under way, which is made stale.
  ~Worker();

  /// Analyses the file after \p Delay, counted from the last time it was asked for.
  void ask(const std::string &File, std::chrono::milliseconds Delay);
  void forget(const std::string &File);
  /// Waits until nothing waits and nothing runs.
  void finish();

private:
  using Clock = std::chrono::steady_clock;

  Events Tell;
  std::mutex Lock;
  std::condition_variable Changed;
  std::map<std::string, Clock::time_point> Waiting;
  std::string Running; ///< Empty: nothing.
  bool IsStale = false, IsEnding = false;
  std::thread Thread;

  void run();
  void analyse(const std::string &File);
};

} // namespace bankcheck

#endif
