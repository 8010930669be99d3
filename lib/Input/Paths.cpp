#include "Input/Paths.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace bankcheck::input {

std::string absolutePath(StringRef Path) {
  SmallString<256> Whole(Path);
  sys::fs::make_absolute(Whole);
  sys::path::remove_dots(Whole, /*remove_dot_dot=*/false);
  return Whole.str().str();
}

std::string absolutePath(StringRef Path, StringRef Directory) {
  SmallString<256> Whole(Path);
  sys::path::make_absolute(Directory, Whole);
  sys::path::remove_dots(Whole, /*remove_dot_dot=*/false);
  return Whole.str().str();
}

std::string comparablePath(StringRef Path) {
  SmallString<256> Whole(Path);
  sys::fs::make_absolute(Whole);
  sys::path::remove_dots(Whole, /*remove_dot_dot=*/true);
  return Whole.str().str();
}

std::string relativePath(StringRef Folder, StringRef Path) {
  std::string Whole = comparablePath(Path);
  StringRef Rest = Whole;
  if (Rest.consume_front(Folder) && (Rest.starts_with("/") || Folder.ends_with("/")))
    return Rest.ltrim('/').str();
  return Whole;
}

} // namespace bankcheck::input
