//===- ProjectRoot.h - the folder whose files may be changed ----------------===//

#ifndef BANKCHECK_EDITS_PROJECTROOT_H
#define BANKCHECK_EDITS_PROJECTROOT_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace bankcheck::edits {

/// The folder that all of \p Files are named in, symbolic links to folders resolved: the nearest one with
/// a `.git` from their common folder upwards, else that common folder itself. A file that is a link
/// to elsewhere lies outside.
std::string projectRootOf(llvm::ArrayRef<std::string> Files);

/// The folder that a patch of \p Files (real paths) is to be applied in if that is not the current one: the repository
/// with all of them, where one lies outside of the current folder. Empty otherwise.
std::string patchFolderOf(const std::vector<std::string> &Files);

/// All links followed; of what does not exist, the path from the root.
std::string realPathOf(llvm::StringRef Path);

/// Whether \p Path is \p Folder or lies in it. Both are real paths.
bool isBelow(llvm::StringRef Path, llvm::StringRef Folder);

/// Why \p Path must stay as it is: it lies outside of \p Root, or has other names (hard links)
/// that a change would cut off. Empty if it may be changed.
std::string whyNotChanged(const std::string &Path, const std::string &Root);

} // namespace bankcheck::edits

#endif
