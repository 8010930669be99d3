#include "Frontend/ReadFiles.h"
#include "Input/ReadFile.h"
#include "clang/Basic/FileManager.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace clang;

namespace bankcheck::frontend {

std::map<std::string, uint64_t> userFilesOf(SourceManager &Sources) {
  std::map<std::string, uint64_t> Files;
  for (unsigned I = 0; I < Sources.local_sloc_entry_size(); ++I) {
    const SrcMgr::SLocEntry &Entry = Sources.getLocalSLocEntry(I);
    if (!Entry.isFile() || isSystem(Entry.getFile().getFileCharacteristic()) ||
        !Entry.getFile().getContentCache().OrigEntry)
      continue;
    llvm::SmallString<256> Path(Entry.getFile().getContentCache().OrigEntry->getName());
    Sources.getFileManager().makeAbsolutePath(Path);
    // Behind a link to a folder `..` is not the folder before it.
    if (llvm::SmallString<256> Real; Path.str().contains("..") && !llvm::sys::fs::real_path(Path, Real))
      Path = Real;
    llvm::sys::path::remove_dots(Path, /*remove_dot_dot=*/true);
    auto [File, IsNew] = Files.try_emplace(Path.str().str());
    if (IsNew)
      File->second = input::hashAsRead(Entry.getFile().getContentCache().getBufferDataIfLoaded().value_or(""));
  }
  return Files;
}

std::vector<std::string> fallbackHeadersOf(const SourceManager &Sources, llvm::StringRef Directory) {
  std::vector<std::string> Names;
  for (auto It = Sources.fileinfo_begin(); It != Sources.fileinfo_end(); ++It) {
    llvm::StringRef Name = It->first.getName();
    if (Name.consume_front(Directory) && Name.consume_front("/") && !Name.starts_with("bankcheck_fallback/"))
      Names.push_back(Name.str());
  }
  llvm::sort(Names);
  return Names;
}

} // namespace bankcheck::frontend
