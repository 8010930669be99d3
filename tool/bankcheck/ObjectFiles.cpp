#include "ObjectFiles.h"
#include "Limits/Limits.h"
#include "OutputFile.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace bankcheck::cli {
namespace {

/// In the order of their names.
std::vector<std::string> candidatesBelow(const std::string &Folder) {
  constexpr StringLiteral Extensions[] = {".o", ".a", ".so", ".cubin", ".fatbin"};
  std::vector<std::string> Files;
  std::error_code Failed;
  uint64_t Entries = 0;
  for (sys::fs::recursive_directory_iterator It(Folder, Failed, /*follow_symlinks=*/false), End;
       It != End && !Failed && ++Entries <= limits::IndexedEntries; It.increment(Failed))
    if (It->type() == sys::fs::file_type::regular_file && is_contained(Extensions, sys::path::extension(It->path())))
      Files.push_back(It->path());
  sort(Files);
  return Files;
}

Error addFolder(const std::string &Folder, match::ObjectCode &Code) {
  bool HasCode = false;
  for (const std::string &File : candidatesBelow(Folder)) {
    if (Error None = Code.add(File)) {
      consumeError(std::move(None)); // an object of the host alone, for one
      continue;
    }
    keepInput(File);
    HasCode = true;
  }
  return HasCode ? Error::success() : createStringError("'" + Folder + "': no object in it has machine code for a GPU");
}

} // namespace

Expected<std::shared_ptr<match::ObjectCode>> readObjects(ArrayRef<std::string> Paths) {
  auto Code = std::make_shared<match::ObjectCode>();
  for (const std::string &Path : Paths) {
    const bool IsFolder = sys::fs::is_directory(Path);
    if (Error Failed = IsFolder ? addFolder(Path, *Code) : Code->add(Path))
      return std::move(Failed);
    if (!IsFolder)
      keepInput(Path);
  }
  return Code;
}

Expected<std::shared_ptr<match::PtxasInfo>> readPtxasInfo(ArrayRef<std::string> Paths) {
  auto Info = std::make_shared<match::PtxasInfo>();
  for (const std::string &Path : Paths) {
    if (Error Failed = Info->add(Path))
      return std::move(Failed);
    keepInput(Path);
  }
  return Info;
}

} // namespace bankcheck::cli
