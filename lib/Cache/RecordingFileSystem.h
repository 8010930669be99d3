//===- RecordingFileSystem.h - notes what a file system is asked -------------------===//

#ifndef BANKCHECK_CACHE_RECORDINGFILESYSTEM_H
#define BANKCHECK_CACHE_RECORDINGFILESYSTEM_H

#include "Cache/FileQuestion.h"
#include "llvm/ADT/IntrusiveRefCntPtr.h"
#include "llvm/Support/VirtualFileSystem.h"

namespace bankcheck::cache {

/// What one analysis was told; of one thread.
class ReadLog {
public:
  /// False if an answer changed while it was read, or the text asked what time it is: no later run can be told the same.
  bool isRepeatable() const { return IsRepeatable; }
  void forbidRepetition() { IsRepeatable = false; }
  /// Without what follows from others: a file with a text is there.
  AnsweredQuestions answers() const;

  void note(FileQuestion::Kind Kind, const llvm::Twine &Path, const FileAnswer &Answer);

private:
  AnsweredQuestions Answers;
  bool IsRepeatable = true;
};

/// \p Real, which notes in \p Log; \p Real itself if that is null. \p Log outlives the file system and what it opens.
llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> recording(llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> Real,
                                                          ReadLog *Log);

} // namespace bankcheck::cache

#endif
