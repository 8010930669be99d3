#include "Frontend/SpelledNames.h"
#include "llvm/Support/VirtualFileSystem.h"

using namespace llvm;

namespace bankcheck::frontend {
namespace {

class SpelledFile : public vfs::File {
public:
  SpelledFile(std::unique_ptr<vfs::File> Real, vfs::Status TheStatus)
      : Real(std::move(Real)), TheStatus(std::move(TheStatus)) {}
  ErrorOr<vfs::Status> status() override { return TheStatus; }
  ErrorOr<std::unique_ptr<MemoryBuffer>> getBuffer(const Twine &Name, int64_t FileSize, bool RequiresNullTerminator,
                                                   bool IsVolatile) override {
    return Real->getBuffer(Name, FileSize, RequiresNullTerminator, IsVolatile);
  }
  std::error_code close() override { return Real->close(); }

private:
  std::unique_ptr<vfs::File> Real;
  vfs::Status TheStatus;
};

class SpelledNames : public vfs::ProxyFileSystem {
public:
  SpelledNames(IntrusiveRefCntPtr<vfs::FileSystem> Files, const std::map<std::string, std::string> &Spelled)
      : ProxyFileSystem(std::move(Files)), Spelled(Spelled) {}

  ErrorOr<vfs::Status> status(const Twine &Path) override {
    ErrorOr<vfs::Status> Found = ProxyFileSystem::status(Path);
    auto Name = Spelled.find(Path.str());
    return !Found || Name == Spelled.end() ? Found : renamed(*Found, Name->second);
  }
  ErrorOr<std::unique_ptr<vfs::File>> openFileForRead(const Twine &Path) override {
    ErrorOr<std::unique_ptr<vfs::File>> Opened = ProxyFileSystem::openFileForRead(Path);
    auto Name = Spelled.find(Path.str());
    if (!Opened || Name == Spelled.end())
      return Opened;
    ErrorOr<vfs::Status> Status = (*Opened)->status();
    if (!Status)
      return Status.getError();
    return std::make_unique<SpelledFile>(std::move(*Opened), renamed(*Status, Name->second));
  }

private:
  const std::map<std::string, std::string> &Spelled;

  static vfs::Status renamed(const vfs::Status &S, const std::string &Name) {
    vfs::Status Result = vfs::Status::copyWithNewName(S, Name);
    Result.ExposesExternalVFSPath = true; // else clang takes the name by which it has asked
    return Result;
  }
};

} // namespace

IntrusiveRefCntPtr<vfs::FileSystem> withSpelledNames(IntrusiveRefCntPtr<vfs::FileSystem> Files,
                                                     const std::map<std::string, std::string> &Spelled) {
  return makeIntrusiveRefCnt<SpelledNames>(std::move(Files), Spelled);
}

} // namespace bankcheck::frontend
