//===- Worker.h - analyses behind the editor's back ---------------------------===//
//
// A few files at a time are analysed, those that wait longest first, each in a process of
// its own: one that does not end holds up no other. What is asked again while it waits is
// asked once; what is asked again while it runs makes the run stale, which ends it.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_SERVER_WORKER_H
#define BANKCHECK_SERVER_WORKER_H

#include "Config/Configuration.h"
#include "Driver/AnalyseFile.h"
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace bankcheck::server {

struct Work {
  driver::AnalysisOptions Options; ///< Contents hold the text of all open files.
  config::Configuration Configured;
  std::string File;
  int64_t Version = 0;
};

class Worker {
public:
  struct Events {
    /// What has to be analysed; asked when it begins, so that it is the newest.
    std::function<Work(const std::string &File)> Prepare;
    std::function<void(const Work &)> Begun;
    /// It has run for a second, and goes on.
    std::function<void(const Work &)> TakesLong;
    std::function<driver::FileResult(const driver::AnalysisOptions &)> Analyse;
    /// \p Stale: the result means nothing.
    std::function<void(const Work &, driver::FileResult, bool Stale, std::chrono::milliseconds Took)> Done;
  };

  /// The events are called from several threads, but never at the same time for one file.
  explicit Worker(Events Events);
  /// Ends the runs under way.
  ~Worker();

  /// Analyses the file after \p Delay, counted from the last time it was asked for.
  void ask(const std::string &File, std::chrono::milliseconds Delay);
  void forget(const std::string &File);
  /// Waits until nothing waits and nothing runs.
  void finish();

private:
  using Clock = std::chrono::steady_clock;

  Events Notify;
  std::mutex Lock;
  std::condition_variable Changed;
  std::map<std::string, Clock::time_point> Waiting;
  std::map<std::string, bool> Running; ///< By file: whether the run is stale.
  bool IsEnding = false;
  std::vector<std::thread> Threads;

  void run();
  void analyse(const std::string &File);
};

} // namespace bankcheck::server

#endif
