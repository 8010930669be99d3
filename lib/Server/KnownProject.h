//===- KnownProject.h - what was read of the files of a project -------------------===//
//
// The files of a project are read behind the editor's back, when an analysis says which names it misses:
//
//   kernel.cu is analysed           it would read files that name `reduce`           isSought: not yet
//   host.cu is read                 it launches `reduce`                             learn, noteSought
//   kernel.cu is analysed again     only if that changes the launches of its kernels launchesDiffer
//
// Later the files that have changed are read again, and others only if they have a name that was sought.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_SERVER_KNOWNPROJECT_H
#define BANKCHECK_SERVER_KNOWNPROJECT_H

#include "Index/ProjectIndex.h"
#include <memory>

namespace bankcheck::server {

using IndexPtr = std::shared_ptr<const index::ProjectIndex>;

/// Whether what other files say of kernels of \p Own differs between two indices; null: an empty one.
bool launchesDiffer(const std::vector<index::IndexedFile> &Own, const IndexPtr &A, const IndexPtr &B);

/// Not locked here. All paths can be compared.
class KnownProject {
public:
  const IndexPtr &index() const { return Index; } ///< Null: nothing is known.
  void forget();
  void learn(const std::vector<index::IndexedFile> &Files);
  void learn(const index::ProjectIndex &Read);

  /// Whether files were searched for all of \p Names on behalf of \p File.
  bool isSought(const std::string &File, const std::set<std::string> &Names) const;
  /// Files are going to be searched for \p Names.
  void want(const std::string &File, std::set<std::string> Names) { Wanted[File] = std::move(Names); }
  /// They were, for \p Names too, and files that are not read name the functions \p Unread. Without \p Success nobody
  /// knows, and they are not searched for these names again.
  void noteSought(const std::string &File, std::set<std::string> Names, std::set<std::string> Unread, bool Success);
  void forgetSought(const std::string &File) { Sought.erase(File); }
  /// Whether \p Text, of the file \p Path, may launch or call what was sought for \p File.
  bool mayConcern(const std::string &File, const std::string &Path, llvm::StringRef Text) const;

  bool isRead(const std::string &Path) const { return Index && Index->find(Path); }
  /// Known files that include \p Path.
  std::set<std::string> knownReadersOf(const std::string &Path) const;

private:
  IndexPtr Index;
  std::map<std::string, std::set<std::string>> Sought, Wanted; ///< Names by file.
};

} // namespace bankcheck::server

#endif
