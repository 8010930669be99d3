//===- SupervisedProcess.h - a process that is restarted after a crash or timeout ---===//
//
// The command line analyses its files in threads of one process: a process for each would
// cost a seventh more. A thread cannot be killed from outside, nor its memory freed. So the
// process forks before the first file. The child does all the work, up to the exit status;
// the parent supervises it. If a file exceeds its budget, the parent kills the child and forks
// again. The new child gets the fates of the failed files and analyses all others. Before all files are analysed, only their errors are written; the new child gets the
// number of errors written so far, and does not repeat them.
//
//   several files run, and exceed their common memory limit:
//     each is run again alone, to find the one that does
//   the child crashed while several files ran: the same
//
// In the common case this costs one fork of a process that has read nothing yet.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_DRIVER_SUPERVISEDPROCESS_H
#define BANKCHECK_DRIVER_SUPERVISEDPROCESS_H

#include "Limits/Limits.h"
#include <atomic>
#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

namespace bankcheck::driver {

/// What the analysis of one file may take.
struct AnalysisBudget {
  std::chrono::seconds Time{limits::AnalysisSeconds};
  uint64_t Bytes = limits::AnalysisBytes; ///< Of resident memory.
  bool GivesWay = false;                  ///< A process of its own runs while no other wants its core.
};

enum class Fate : uint8_t {
  Open,  ///< To be analysed.
  Alone, ///< To be analysed while no other file is.
  TookTooLong,
  TookTooMuch,
  Crashed,
};

/// The message for a file that was given up; empty if it was not.
std::string textOf(Fate F, const AnalysisBudget &Budget);

class SupervisedProcess {
public:
  /// Forks the process, which must have no other threads, and returns in each child.
  /// \p MostBytes: of all running files together; 0: no limit. Where fork() fails or is
  /// missing, nothing is supervised.
  SupervisedProcess(size_t Files, const AnalysisBudget &Budget, uint64_t MostBytes);

  /// The fate of the file in earlier children.
  Fate fateOf(size_t File) const { return Fates.empty() ? Fate::Open : Fates[File]; }
  /// The analysis of the file begins. Thread-safe, as is end().
  void begin(size_t File);
  void end(size_t File);
  /// Call before the errors of a file are written. False if an earlier child has written them.
  bool noteReported();
  /// All files are analysed: no time limit applies to the rest.
  void finish();

private:
  struct Shared;
  AnalysisBudget Budget;
  uint64_t MostBytes;
  Shared *Common = nullptr;               ///< Shared with the parent; null: not supervised.
  std::atomic<uint64_t> *Begun = nullptr; ///< By file: when its analysis began; 0: it is not running.
  size_t Files;
  std::vector<Fate> Fates;
  size_t Reported = 0, ReportedBefore = 0;

  [[noreturn]] void exitAs(int Status) const;
  std::vector<size_t> underWay() const;
  bool watch(int Child, int End);
  bool giveUp(int Child);
};

} // namespace bankcheck::driver

#endif
