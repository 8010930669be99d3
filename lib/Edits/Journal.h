//===- Journal.h - what a later run has to know of an interrupted one -------===//

#ifndef BANKCHECK_EDITS_JOURNAL_H
#define BANKCHECK_EDITS_JOURNAL_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>
#include <utility>
#include <vector>

namespace bankcheck::edits {

/// A file and the one beside it, in the same folder, that changes places with it.
struct Pair {
  std::string Path, Beside;
  std::string Before, After; ///< Digests of what is analysed and of what it becomes.
};

/// How far a transaction has come.
enum class Stage {
  Writing,    ///< Texts are written beside the files, and what is there may be cut off. No file is changed.
  Exchanging, ///< Each file, or the text beside it, is one of the two texts, or what somebody has written since.
  Done,       ///< All files are changed.
};

/// A name for the file beside \p Path that is free.
std::string besideOf(llvm::StringRef Path);

/// What is written of a transaction outside of the tree, so that a later run can end it. The folder
/// is the user's own, and nobody else may write there, so a folder that is analysed cannot make one up.
class Journal {
public:
  /// The one of \p Root, locked until it is destroyed; another run that has locked it is waited for. An error
  /// where that takes more than ten seconds, or where there is no safe folder.
  static llvm::Expected<Journal> open(const std::string &Root);

  /// The roots of all journals that concern files below \p Root: itself, folders in it and around it.
  /// Without `.git` a root is the common folder of the arguments, so the next run may have another.
  static llvm::Expected<std::vector<std::string>> rootsConcerning(const std::string &Root);

  Journal(Journal &&Other) noexcept
      : Root(std::move(Other.Root)), Path(std::move(Other.Path)), Lock(std::exchange(Other.Lock, -1)) {}
  ~Journal();

  bool exists() const;
  llvm::Error write(llvm::ArrayRef<Pair> Pairs, Stage Reached) const;
  /// An error where the file is no journal, or names files outside of the root.
  llvm::Error read(std::vector<Pair> &Pairs, Stage &Reached) const;
  void remove() const;

private:
  Journal() = default;
  std::string Root, Path;
  int Lock = -1;
};

} // namespace bankcheck::edits

#endif
