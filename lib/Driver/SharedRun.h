//===- SharedRun.h - what the threads share that analyse the files of a run -------===//

#ifndef BANKCHECK_DRIVER_SHAREDRUN_H
#define BANKCHECK_DRIVER_SHAREDRUN_H

#include "Driver/AnalyseFiles.h"
#include "Driver/Program.h"
#include "llvm/ADT/StringSet.h"
#include <condition_variable>
#include <mutex>

namespace bankcheck::driver {

/// It outlives an interrupted run. All but its methods is guarded by Lock while a phase runs.
class SharedRun : public Program {
public:
  SharedRun(std::vector<FileJob> Jobs, const RunOptions &Options);

  std::vector<FileJob> Jobs;
  std::mutex Lock;
  std::condition_variable Changed;
  std::vector<std::unique_ptr<FileResult>> Results; ///< By job; null: not done, or left out.
  std::vector<char> IsDone;
  std::vector<size_t> News; ///< Finished in this phase, but not yet passed to RunOptions::Progress.
  size_t Unfinished = 0;    ///< In this phase.
  index::ProjectIndex Index;
  /// Files that launch kernels and whose source is not yet read. Those without launches, by job, begin after that: then
  /// they need not be analysed again for launches that come late.
  llvm::StringSet<> UnreadLaunchers;
  llvm::StringSet<> Unread; ///< Sources of the run that may call functions of others.
  std::vector<char> IsWithoutLaunches;
  std::optional<SupervisedProcess> Guard;

  void note(const index::IndexedFile &File) override;
  index::LaunchesElsewhere launchesElsewhere(const index::IndexedFile &Of, const std::string &Linkage) override;

  /// Null if it was only read for its launches, or not at all.
  const FileResult *analysed(size_t Job) const { return Jobs[Job].Options.OnlyIndex ? nullptr : Results[Job].get(); }
  /// Adds a file between two phases; nothing if there are limits::FurtherFiles already.
  std::optional<size_t> add(FileJob Job);
  bool isFurther(size_t Job) const { return Job >= Given; }
  /// It was given, or is analysed for a header that was.
  bool isReported(size_t Job) const { return !isFurther(Job) || !Jobs[Job].For.empty(); }
  /// Analyses a file once there is memory for it.
  void run(size_t Job);
  void finish(size_t Job, std::unique_ptr<FileResult> Result);

private:
  uint64_t MostBytes;
  AnalysisBudget Budget;
  size_t Given; ///< Jobs that there were at first.
  unsigned Running = 0;
  bool IsOneAlone = false; ///< \see Fate

  bool mayBegin(size_t Job, Fate F) const;
};

/// Ends all phases early. For a signal handler.
void interruptRun();
bool isRunInterrupted();

} // namespace bankcheck::driver

#endif
