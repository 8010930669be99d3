#include "Report/Paths.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace bankcheck {

std::string absolutePath(StringRef Path) {
  SmallString<256> Whole(Path);
  sys::fs::make_absolute(Whole);
  sys::path::remove_dots(Whole, /*remove_dot_dot=*/true);
  return Whole.str().str();
}

} // namespace bankcheck
