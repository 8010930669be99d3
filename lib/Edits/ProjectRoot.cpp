#include "Edits/ProjectRoot.h"
#include "Input/Paths.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace llvm;
using namespace bankcheck::input;

namespace bankcheck::edits {

std::string realPathOf(StringRef Path) {
  SmallString<256> Real;
  return sys::fs::real_path(Path, Real) ? comparablePath(Path) : Real.str().str();
}

bool isBelow(StringRef Path, StringRef Folder) {
  return Path.consume_front(Folder) && (Path.empty() || sys::path::is_separator(Path[0]) || Folder.ends_with("/"));
}

namespace {

bool isRepository(StringRef Folder) { return sys::fs::exists(Folder + "/.git"); }

} // namespace

std::string projectRootOf(ArrayRef<std::string> Files) {
  std::string Common;
  for (const std::string &File : Files) {
    // The folder that a file is named in: one of its names may be a link to somewhere else.
    StringRef Parent = sys::path::parent_path(File);
    std::string Folder = realPathOf(sys::fs::is_directory(File) ? StringRef(File) : Parent.empty() ? "." : Parent);
    if (Common.empty())
      Common = Folder;
    while (!isBelow(Folder, Common))
      Common = sys::path::parent_path(Common).str();
  }
  for (StringRef Folder = Common; !Folder.empty(); Folder = sys::path::parent_path(Folder))
    if (isRepository(Folder))
      return Folder.str();
  return Common;
}

std::string patchFolderOf(const std::vector<std::string> &Files) {
  const std::string Here = realPathOf(".");
  if (all_of(Files, [&](const std::string &File) { return isBelow(File, Here); }))
    return "";
  std::vector<std::string> All = Files;
  All.push_back(Here);
  std::string Root = projectRootOf(All);
  return isRepository(Root) ? Root : "";
}

std::string whyNotChanged(const std::string &Path, const std::string &Root) {
  std::string Real = realPathOf(Path);
  if (!isBelow(Real, Root))
    return "it lies outside of '" + Root + "'";
  sys::fs::file_status Status;
  if (!sys::fs::status(Real, Status) && Status.getLinkCount() > 1)
    return "the file has " + std::to_string(Status.getLinkCount()) + " names (hard links), which a change would part";
  return "";
}

} // namespace bankcheck::edits
