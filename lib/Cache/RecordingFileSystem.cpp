#include "Cache/RecordingFileSystem.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace bankcheck::cache {
namespace {

class RecordedFile : public vfs::File {
public:
  RecordedFile(std::unique_ptr<vfs::File> Real, std::string Path, ReadLog &Log)
      : Real(std::move(Real)), Path(std::move(Path)), Log(Log) {}
  ErrorOr<vfs::Status> status() override { return Real->status(); }
  ErrorOr<std::string> getName() override { return Real->getName(); }
  ErrorOr<std::unique_ptr<MemoryBuffer>> getBuffer(const Twine &Name, int64_t Size, bool NeedsNull,
                                                   bool IsVolatile) override {
    ErrorOr<std::unique_ptr<MemoryBuffer>> Text = Real->getBuffer(Name, Size, NeedsNull, IsVolatile);
    Log.note(FileQuestion::Text, Path,
             Text ? FileAnswer::text((*Text)->getBuffer()) : FileAnswer::error(Text.getError()));
    return Text;
  }
  std::error_code close() override { return Real->close(); }

private:
  std::unique_ptr<vfs::File> Real;
  std::string Path;
  ReadLog &Log;
};

class RecordingFileSystem : public vfs::ProxyFileSystem {
public:
  RecordingFileSystem(IntrusiveRefCntPtr<vfs::FileSystem> Real, ReadLog &Log)
      : ProxyFileSystem(std::move(Real)), Log(Log) {}

  ErrorOr<vfs::Status> status(const Twine &Path) override {
    ErrorOr<vfs::Status> Status = ProxyFileSystem::status(Path);
    Log.note(FileQuestion::Type, Path,
             Status ? FileAnswer::type(Status->getType()) : FileAnswer::error(Status.getError()));
    return Status;
  }
  bool exists(const Twine &Path) override {
    ErrorOr<vfs::Status> Status = status(Path);
    return Status && Status->exists();
  }
  ErrorOr<std::unique_ptr<vfs::File>> openFileForRead(const Twine &Path) override {
    return recorded(ProxyFileSystem::openFileForRead(Path), Path);
  }
  ErrorOr<std::unique_ptr<vfs::File>> openFileForReadBinary(const Twine &Path) override {
    return recorded(ProxyFileSystem::openFileForReadBinary(Path), Path);
  }
  vfs::directory_iterator dir_begin(const Twine &Path, std::error_code &Failed) override {
    std::vector<std::string> Names;
    std::error_code Ended;
    for (vfs::directory_iterator I = ProxyFileSystem::dir_begin(Path, Ended), End; I != End && !Ended;
         I.increment(Ended))
      Names.push_back(sys::path::filename(I->path()).str());
    Log.note(FileQuestion::Names, Path, Ended ? FileAnswer::error(Ended) : FileAnswer::names(Names));
    return ProxyFileSystem::dir_begin(Path, Failed);
  }
  std::error_code getRealPath(const Twine &Path, SmallVectorImpl<char> &Into) override {
    std::error_code Failed = ProxyFileSystem::getRealPath(Path, Into);
    Log.note(FileQuestion::RealPath, Path,
             Failed ? FileAnswer::error(Failed) : FileAnswer::realPath(StringRef(Into.data(), Into.size())));
    return Failed;
  }

private:
  ReadLog &Log;

  ErrorOr<std::unique_ptr<vfs::File>> recorded(ErrorOr<std::unique_ptr<vfs::File>> File, const Twine &Path) {
    if (File) {
      Log.note(FileQuestion::Type, Path, FileAnswer::type(sys::fs::file_type::regular_file));
      return std::make_unique<RecordedFile>(std::move(*File), Path.str(), Log);
    }
    FileAnswer Answer = FileAnswer::error(File.getError());
    Log.note(Answer.TheKind == FileAnswer::Type ? FileQuestion::Type : FileQuestion::Text, Path, Answer);
    return File;
  }
};

} // namespace

void ReadLog::note(FileQuestion::Kind Kind, const Twine &Path, const FileAnswer &Answer) {
  auto [It, IsNew] = Answers.try_emplace({Kind, Path.str()}, Answer);
  if (!IsNew && It->second != Answer)
    IsRepeatable = false;
}

AnsweredQuestions ReadLog::answers() const {
  AnsweredQuestions Result = Answers;
  const FileAnswer IsFile = FileAnswer::type(sys::fs::file_type::regular_file);
  for (const auto &[Question, Answer] : Answers)
    if (Answer.TheKind == FileAnswer::Text)
      if (auto It = Result.find({FileQuestion::Type, Question.Path}); It != Result.end() && It->second == IsFile)
        Result.erase(It);
  return Result;
}

IntrusiveRefCntPtr<vfs::FileSystem> recording(IntrusiveRefCntPtr<vfs::FileSystem> Real, ReadLog *Log) {
  if (!Log)
    return Real;
  return makeIntrusiveRefCnt<RecordingFileSystem>(std::move(Real), *Log);
}

} // namespace bankcheck::cache
