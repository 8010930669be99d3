#include "Cache/FileAnswers.h"
#include "Input/Paths.h"
#include "Input/ReadFile.h"
#include "Limits/Limits.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Path.h"

using namespace llvm;
using namespace bankcheck::input;

namespace bankcheck::cache {
namespace {

FileAnswer typeOf(const std::string &Path) {
  sys::fs::file_status Status;
  if (std::error_code Failed = sys::fs::status(Path, Status))
    return FileAnswer::error(Failed);
  return FileAnswer::type(Status.type());
}

FileAnswer textOf(const std::string &Path) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> Text = readFile(Path, limits::SourceBytes);
  return Text ? FileAnswer::text((*Text)->getBuffer()) : FileAnswer::error(Text.getError());
}

FileAnswer namesIn(const std::string &Path) {
  std::vector<std::string> Names;
  std::error_code Failed;
  for (sys::fs::directory_iterator I(Path, Failed), End; I != End && !Failed; I.increment(Failed))
    Names.push_back(sys::path::filename(I->path()).str());
  return Failed ? FileAnswer::error(Failed) : FileAnswer::names(std::move(Names));
}

FileAnswer realPathOf(const std::string &Path) {
  SmallString<256> Real;
  if (std::error_code Failed = sys::fs::real_path(Path, Real))
    return FileAnswer::error(Failed);
  return FileAnswer::realPath(Real);
}

FileAnswer onDisk(const FileQuestion &Question) {
  switch (Question.TheKind) {
  case FileQuestion::Type:
    return typeOf(Question.Path);
  case FileQuestion::Text:
    return textOf(Question.Path);
  case FileQuestion::Names:
    return namesIn(Question.Path);
  case FileQuestion::RealPath:
    return realPathOf(Question.Path);
  }
}

} // namespace

FileAnswer FileAnswers::on(const FileQuestion &Question) {
  const std::string Name = std::to_string(Question.TheKind) + Question.Path;
  {
    std::lock_guard Guard(Lock);
    if (auto It = Known.find(Name); It != Known.end())
      return It->second;
  }
  FileAnswer Answer = onDisk(Question);
  std::lock_guard Guard(Lock);
  return Known.try_emplace(Name, Answer).first->second;
}

FileAnswer FileAnswers::on(const FileQuestion &Question, const Contents &Instead) {
  if (Instead.empty() || Question.TheKind == FileQuestion::Names || Question.TheKind == FileQuestion::RealPath)
    return on(Question);
  std::string Path = comparablePath(Question.Path);
  auto Text = Instead.find(Path);
  if (Text != Instead.end())
    return Question.TheKind == FileQuestion::Text ? FileAnswer::text(Text->second)
                                                  : FileAnswer::type(sys::fs::file_type::regular_file);
  // A folder is there if one of the texts is in it.
  auto Below = Instead.lower_bound(Path + "/");
  if (Below != Instead.end() && StringRef(Below->first).starts_with(Path + "/"))
    return FileAnswer::type(sys::fs::file_type::directory_file);
  return on(Question);
}

} // namespace bankcheck::cache
