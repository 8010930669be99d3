//===- CachedFile.h - the result of a file, once ----------------------------------===//
//
// What the analysis of a file returns follows from
//
//   1. the program, its options and flags, the current folder and the environment,
//   2. what the file system says when it is asked (Cache/FileQuestion.h), and
//   3. what the other files of the program say of launches of its kernels (Program.h).
//
// Which questions are asked is only known once there are answers. So there are three entries, each of which says what to
// ask for the next:
//
//   key                                 entry
//   1                                   Reads: lists of questions to the file system, the last ones first
//   1, questions and answers            Program: what the file says of the program, and the kernels that it asks about
//   1, 2, kernels and answers           Result
//
// Lists differ where a text includes other headers, or finds them elsewhere. So a branch of a repository that is left
// and checked out again finds its results. Before the other files are asked, they get what this file says of
// launches, as in an analysis.
//
// Not kept is what another run may not come to: a result that is none (no parse began, the analysis was given up, ended
// early, or crashed with its process), what a text made of the time of day, and what changed while it was read. Errors of
// a parse are part of a result, even where they leave no kernel: they follow from the same answers. Text that is nowhere
// but in an editor or on standard input is not kept either: nothing of it is to be found on a disk later.
//
// What has to be analysed is at least not parsed from its first line: \see Frontend/Prelude.h, Frontend/Preamble.h. Of
// its kernels only those are evaluated that have changed: \see CachedKernels.h.
//
// Reports are made of results, so the choice of findings, baselines, severities and formats needs no entry.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_DRIVER_CACHEDFILE_H
#define BANKCHECK_DRIVER_CACHEDFILE_H

#include "Cache/FileAnswers.h"
#include "Cache/RecordingFileSystem.h"
#include "Cache/Store.h"
#include "Driver/AnalyseFile.h"
#include "Frontend/Preamble.h"
#include "Frontend/Prelude.h"
#include <atomic>

namespace bankcheck::driver {

/// What the analyses of one run share; of all threads.
class ResultCache {
public:
  explicit ResultCache(cache::Store Entries);

  const cache::Store Entries;
  const std::string Program; ///< \see programIdentity
  cache::FileAnswers Files;
  frontend::Preludes Preludes{Entries, Files, Program};
  frontend::Preambles Preambles{Entries, Files, Program, Preludes};
  std::atomic<unsigned> Asked = 0, Found = 0; ///< Results.
  /// Kernels with shared memory, of files whose results were not found. \see CachedKernels.h
  std::atomic<unsigned> KernelsAsked = 0, KernelsFound = 0;
};

class CachedFile {
public:
  /// \p Options outlive this.
  explicit CachedFile(const AnalysisOptions &Options);

  bool isUsed() const { return Cache != nullptr; }
  std::optional<FileResult> find();
  /// Whether there is a result of another text; known once one of this text was looked for.
  bool hasOther() const { return HasOther; }
  /// What an analysis returned that came to its end, and what it was told.
  void keep(const FileResult &Result, const cache::ReadLog &Reads,
            const std::map<std::string, index::LaunchesElsewhere> &OfProgram);
  /// Whether all text that was read is that of files on a disk.
  bool isOfFiles(const cache::ReadLog &Reads) const;

private:
  const AnalysisOptions &Options;
  ResultCache *Cache;
  cache::Key OfOptions;
  bool HasOther = false;

  std::optional<FileResult> find(const std::vector<cache::FileQuestion> &Questions);
  bool mayBeKept(const cache::ReadLog &Reads) const;
};

} // namespace bankcheck::driver

#endif
