//===- AnalyseFiles.h - many files at a time ---------------------------------===//
//
// Each file has its own compiler, its own LLVMContext and its own report: the
// files share nothing that is written. (LLVM's options are set once, before; its
// targets are registered once.) What is reported does not depend on the number
// of jobs: it is told in the order of the files.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_DRIVER_ANALYSEFILES_H
#define BANKCHECK_DRIVER_ANALYSEFILES_H

#include "Driver/AnalyseFile.h"
#include "Driver/SupervisedProcess.h"
#include <functional>

namespace bankcheck::driver {

struct FileJob {
  AnalysisOptions Options;
  /// Not analysed if one of the others includes it. These come last.
  bool IsFoundHeader = false;
};

struct RunOptions {
  unsigned Jobs = 0; ///< At a time; 0: one a core.
  /// Of memory: while more is in use, or might come to be in use by the files
  /// under way, no other file is begun. At least one always is. 0: no limit.
  uint64_t MostBytes = 0;
  /// Of each file; what takes more has that for its error. Then the process divides, and must
  /// have no other threads. Nothing: no limits.
  std::optional<AnalysisBudget> Budget;
  /// Called for each file, in the order of the jobs; null for one that was left out.
  std::function<void(const FileJob &, std::unique_ptr<FileResult>)> Finished;
  /// Called for each file when it is done, whatever the order.
  std::function<void(size_t Done, size_t All, const std::string &File)> Progress;
};

struct RunResult {
  /// False if an interrupt ended the work: then work may still be under way in
  /// other threads, and the process has to end without taking anything down.
  bool IsComplete = true;
  size_t Done = 0; ///< Files that were analysed or left out.
};

/// Analyses all files. A file on which the analysis crashes has that for its error.
RunResult analyseFiles(std::vector<FileJob> Jobs, const RunOptions &Options);

/// Ends analyseFiles early, with what is finished. For a signal handler.
void interruptAnalysis();

} // namespace bankcheck::driver

#endif
