//===- Worker.h - analyses behind the editor's back ---------------------------===//
//
// A few files at a time are analysed, those that wait longest first, each in a process of
// its own: one that does not end holds up no other. What is asked again while it waits is
// asked once; what is asked again while it runs makes the run stale, which ends it, or waits for its end.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_SERVER_WORKER_H
#define BANKCHECK_SERVER_WORKER_H

#include "Config/Configuration.h"
#include "Driver/AnalyseOutOfProcess.h"
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace bankcheck::server {

enum class Purpose : uint8_t {
  Answer, ///< Findings of an open file, with what is known of others.
  Search, ///< Read other files for what this one misses.
  Reread, ///< Read again what this file, which is not open, says of the project.
};

struct Work {
  driver::AnalysisOptions Options; ///< Contents hold the text of all open files.
  config::Configuration Configured;
  std::string File;
  int64_t Version = 0;
  Purpose For = Purpose::Answer;
};

class Worker {
public:
  struct Events {
    /// What has to be analysed; asked when it begins, so that it is the newest.
    std::function<Work(const std::string &File)> Prepare;
    std::function<void(const Work &)> Begun;
    /// It has run for a second, and goes on.
    std::function<void(const Work &)> TakesLong;
    std::function<driver::ProcessResult(const driver::AnalysisOptions &)> Analyse;
    /// \p Stale: the result means nothing.
    std::function<void(const Work &, driver::ProcessResult, bool Stale, std::chrono::milliseconds Took)> Done;
  };

  /// The events are called from several threads, but never at the same time for one file.
  enum class AskedAgain : uint8_t { MakesRunStale, WaitsForRun };
  Worker(Events Events, unsigned Threads, AskedAgain Again);
  ~Worker() { end(); }
  /// Ends the runs under way; what is asked later is not done.
  void end();

  /// Analyses the file after \p Delay, counted from the last time it was asked for.
  void ask(const std::string &File, std::chrono::milliseconds Delay);
  void forget(const std::string &File);
  void forgetAll();
  /// Waits until nothing waits and nothing runs.
  void finish();
  /// Calls of ask() so far.
  size_t asked() const { return Asked; }

private:
  using Clock = std::chrono::steady_clock;

  Events Notify;
  AskedAgain Again;
  std::atomic<size_t> Asked = 0;
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
