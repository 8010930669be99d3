//===- Supervised.h - a process that may be begun again -------------------------===//
//
// The command line analyses its files in threads of one process: a process for each would
// cost a seventh more. What a thread does cannot be ended from outside, and what it has
// in memory cannot be freed; so before the first file is begun the process divides. The
// child goes on with all the work there is, up to the exit status; the parent only looks
// on. Where a file takes more than its budget, the parent ends the child and divides
// again: the new child knows what became of the file, and does the rest as if nothing had
// happened. Nothing but errors of files is written before all are analysed, and the new child
// is told how many of these were.
//
//   several files under way, and together more memory than they may have:
//     which of them it was shows when each is begun again alone
//   the child crashed, files under way: the same
//
// In the common case this costs one fork of a process that has read nothing yet.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_DRIVER_SUPERVISED_H
#define BANKCHECK_DRIVER_SUPERVISED_H

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
};

enum class Fate : uint8_t {
  Open,  ///< To be analysed.
  Alone, ///< To be analysed while no other file is.
  TookTooLong,
  TookTooMuch,
  Crashed,
};

/// What an editor and a command line say of a file that was given up; empty if it was not.
std::string textOf(Fate F, const AnalysisBudget &Budget);

class Supervised {
public:
  /// Divides the process, which must have no other threads, and returns in each child.
  /// \p MostBytes: of all files under way together; 0: no limit. Without a fork
  /// nothing is supervised.
  Supervised(size_t Files, const AnalysisBudget &Budget, uint64_t MostBytes);

  /// What is known of the file from the children before this one.
  Fate fateOf(size_t File) const { return Fates.empty() ? Fate::Open : Fates[File]; }
  /// From any thread: the file is under way.
  void begin(size_t File);
  void end(size_t File);
  /// One more file's errors are written; false if a child before did so.
  bool noteReported();
  /// All is analysed: the rest takes as long as it takes.
  void finish();

private:
  struct Shared;
  AnalysisBudget Budget;
  uint64_t MostBytes;
  Shared *Common = nullptr;               ///< With the parent; null: nobody looks on.
  std::atomic<uint64_t> *Begun = nullptr; ///< By file: since when it is under way; 0: it is not.
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
