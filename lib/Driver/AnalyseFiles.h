//===- AnalyseFiles.h - many files at a time ---------------------------------===//
//
// Each file has its own compiler, LLVMContext and report: the files share no
// mutable state. (LLVM's options are set once, before; its targets are registered
// once.) The output does not depend on the number of jobs: reports are delivered
// in the order of the files.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_DRIVER_ANALYSEFILES_H
#define BANKCHECK_DRIVER_ANALYSEFILES_H

#include "Driver/AnalyseFile.h"
#include "Driver/FailedIncluders.h"
#include "Driver/SupervisedProcess.h"
#include <functional>

namespace bankcheck::driver {

struct FileJob {
  AnalysisOptions Options;
  /// Not analysed by itself if a source includes it: one of the run, or one that AnalysisOptions::Project finds. These
  /// come last.
  bool IsHeader = false;
  /// Of a source that is analysed for headers that it includes: these, as the user spells them, by a path that can be
  /// compared. It is added to the jobs of a run, and passed to RunOptions::Finished behind them.
  std::map<std::string, std::string> For = {};
  /// Of a header, or of a source that is analysed for one: sources that were tried before.
  FailedIncluders Failed = {};
};

/// A file of a run is done.
struct RunProgress {
  size_t Done, All;        ///< Files.
  size_t Conflicts;        ///< Of the files that are done; launches in others may still change them.
  const std::string &File; ///< The last one.
  bool WasKept;            ///< Its result is from an earlier run.
};

struct RunOptions {
  unsigned Jobs = 0; ///< At a time; 0: one a core.
  /// Do not start another file while memory use is above this, or may grow above it with
  /// the files that are running. One file is always running. 0: no limit.
  uint64_t MostBytes = 0;
  /// The budget of each file; a file that exceeds it gets an error. With a budget the process
  /// forks, and must have no other threads. nullopt: no limits.
  std::optional<AnalysisBudget> Budget;
  /// Called for a file that is done when nothing that is known yet, and no search that follows, changes what is said of
  /// it, in whatever order. A file that is read later may still launch its kernels, so Finished has the last word.
  std::function<void(const FileJob &, const FileResult &)> Settled;
  /// Called for each file, in the order of the jobs; null for one that was left out.
  std::function<void(const FileJob &, std::unique_ptr<FileResult>)> Finished;
  /// Called for each file when it is done, whatever the order.
  std::function<void(const RunProgress &)> Progress;
  /// Leave out headers of C++ that no CUDA source includes: they are not analysed by themselves.
  bool SkipsUnincluded = false;
  /// Tell of kernel templates in headers that the run was not given. \see TemplatesLeft
  bool TellsOfHeaders = false;
};

struct RunResult {
  /// False if an interrupt ended the work: other threads may still be running, so the process
  /// must exit without destroying anything.
  bool IsComplete = true;
  size_t Done = 0;                                    ///< Files that were analysed or left out.
  std::shared_ptr<const index::ProjectIndex> Learned; ///< What was read of other files, and was not known before.
  std::string UnusedTemplates;                        ///< A sentence on those of headers; mostly empty.
  /// Kernels and functions that other files are read for; without AnalysisOptions::SearchesLaunches, that they would be.
  std::set<std::string> Sought;
  std::set<std::string> NamedUnread; ///< Functions that files of the project may call which were not read.
};

/// Analyses all files. A file on which the analysis crashes gets an error.
RunResult analyseFiles(std::vector<FileJob> Jobs, const RunOptions &Options);

/// Ends analyseFiles early, with what is finished. For a signal handler.
void interruptAnalysis();

} // namespace bankcheck::driver

#endif
