//===- FileAnswers.h - what the file system says now ------------------------------===//

#ifndef BANKCHECK_CACHE_FILEANSWERS_H
#define BANKCHECK_CACHE_FILEANSWERS_H

#include "Cache/FileQuestion.h"
#include "llvm/ADT/StringMap.h"
#include <mutex>

namespace bankcheck::cache {

/// Texts that stand in the place of those on the disk, by absolute path.
using Contents = std::map<std::string, std::string>;

/// Answers of one run, for all of its threads: the files of a run have most of their headers in common, and each is read
/// once. A file that changes during the run is seen by the next one.
class FileAnswers {
public:
  FileAnswer on(const FileQuestion &Question);
  /// The same where \p Instead are.
  FileAnswer on(const FileQuestion &Question, const Contents &Instead);

private:
  std::mutex Lock;
  llvm::StringMap<FileAnswer> Known; ///< By kind and path.
};

} // namespace bankcheck::cache

#endif
