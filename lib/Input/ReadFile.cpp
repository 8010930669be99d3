#include "Input/ReadFile.h"
#include "Limits/Limits.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/VirtualFileSystem.h"
#include "llvm/Support/xxhash.h"

using namespace llvm;

namespace bankcheck::input {
namespace {

enum class Refusal { NotRegular = 1, TooLarge };

class RefusalCategory : public std::error_category {
public:
  const char *name() const noexcept override { return "bankcheck"; }
  std::string message(int Code) const override {
    return Refusal(Code) == Refusal::NotRegular ? "it is not a regular file" : "it is larger than what is read";
  }
};

std::error_code errorOf(Refusal R) {
  static const RefusalCategory Category;
  return {int(R), Category};
}

/// Asked before the file is opened: a pipe would wait for its writer.
std::error_code refusalOf(sys::fs::file_type Type, uint64_t Size, uint64_t Most) {
  if (Type == sys::fs::file_type::directory_file)
    return std::make_error_code(std::errc::is_a_directory);
  if (Type != sys::fs::file_type::regular_file)
    return errorOf(Refusal::NotRegular);
  return Size > Most ? errorOf(Refusal::TooLarge) : std::error_code();
}

class InputFile : public vfs::File {
public:
  explicit InputFile(std::unique_ptr<vfs::File> Real) : Real(std::move(Real)) {}
  ErrorOr<vfs::Status> status() override { return Real->status(); }
  ErrorOr<std::string> getName() override { return Real->getName(); }
  ErrorOr<std::unique_ptr<MemoryBuffer>> getBuffer(const Twine &Name, int64_t Size, bool NeedsNull, bool) override {
    return Real->getBuffer(Name, Size, NeedsNull, /*IsVolatile=*/true);
  }
  std::error_code close() override { return Real->close(); }

protected:
  std::unique_ptr<vfs::File> Real;
};

/// A file whose last line ends, whether it does so on the disk or not.
class TextFile : public InputFile {
public:
  using InputFile::InputFile;
  ErrorOr<vfs::Status> status() override {
    ErrorOr<vfs::Status> Status = Real->status();
    ErrorOr<std::string> Name = Real->getName();
    if (!Status || !Name)
      return Status;
    if (!Text) {
      ErrorOr<std::unique_ptr<MemoryBuffer>> Read =
          Real->getBuffer(*Name, -1, /*RequiresNullTerminator=*/true, /*IsVolatile=*/true);
      if (!Read)
        return Status; // getBuffer() says why
      Text = withLastLineEnded(std::move(*Read));
    }
    return vfs::Status::copyWithNewSize(*Status, Text->getBufferSize());
  }
  /// Of another size than status() gave, what is on the disk: whoever asks has that size from the file system.
  ErrorOr<std::unique_ptr<MemoryBuffer>> getBuffer(const Twine &Name, int64_t Size, bool NeedsNull,
                                                   bool IsVolatile) override {
    if (Text && (Size < 0 || uint64_t(Size) == Text->getBufferSize()))
      return std::move(Text);
    return InputFile::getBuffer(Name, Size, NeedsNull, IsVolatile);
  }

private:
  std::unique_ptr<MemoryBuffer> Text;
};

class InputFileSystem : public vfs::ProxyFileSystem {
public:
  using ProxyFileSystem::ProxyFileSystem;
  ErrorOr<std::unique_ptr<vfs::File>> openFileForRead(const Twine &Path) override { return open<TextFile>(Path); }
  ErrorOr<std::unique_ptr<vfs::File>> openFileForReadBinary(const Twine &Path) override {
    return open<InputFile>(Path);
  }

private:
  template <typename As> ErrorOr<std::unique_ptr<vfs::File>> open(const Twine &Path) {
    ErrorOr<vfs::Status> Status = status(Path);
    if (!Status)
      return Status.getError();
    if (std::error_code Refused = refusalOf(Status->getType(), Status->getSize(), limits::SourceBytes))
      return Refused;
    ErrorOr<std::unique_ptr<vfs::File>> Real = ProxyFileSystem::openFileForRead(Path);
    if (!Real)
      return Real;
    return std::make_unique<As>(std::move(*Real));
  }
};

} // namespace

ErrorOr<std::unique_ptr<MemoryBuffer>> readFile(const Twine &Path, uint64_t Most) {
  sys::fs::file_status Status;
  if (std::error_code Error = sys::fs::status(Path, Status))
    return Error;
  if (std::error_code Refused = refusalOf(Status.type(), Status.getSize(), Most))
    return Refused;
  return MemoryBuffer::getFile(Path, /*IsText=*/true, /*RequiresNullTerminator=*/true, /*IsVolatile=*/true);
}

ErrorOr<std::unique_ptr<MemoryBuffer>> readFileOrStdin(const std::string &Path, uint64_t Most) {
  if (Path != "-")
    return readFile(Path, Most);
  constexpr size_t Chunk = 1 << 16;
  std::string Text;
  for (;;) {
    size_t SizeBefore = Text.size();
    Text.resize(SizeBefore + Chunk);
    Expected<size_t> Read =
        sys::fs::readNativeFile(sys::fs::getStdinHandle(), MutableArrayRef<char>(Text.data() + SizeBefore, Chunk));
    if (!Read)
      return errorToErrorCode(Read.takeError());
    Text.resize(SizeBefore + *Read);
    if (!*Read)
      return MemoryBuffer::getMemBufferCopy(Text, "<stdin>");
    if (Text.size() > Most)
      return errorOf(Refusal::TooLarge);
  }
}

std::unique_ptr<MemoryBuffer> withLastLineEnded(std::unique_ptr<MemoryBuffer> Text) {
  if (Text->getBuffer().empty() || Text->getBuffer().ends_with("\n"))
    return Text;
  auto Ended = WritableMemoryBuffer::getNewUninitMemBuffer(Text->getBufferSize() + 1, Text->getBufferIdentifier());
  llvm::copy(Text->getBuffer(), Ended->getBufferStart());
  Ended->getBufferEnd()[-1] = '\n';
  return Ended;
}

uint64_t hashAsRead(StringRef Text) {
  if (Text.empty() || Text.ends_with("\n"))
    return xxh3_64bits(Text);
  return xxh3_64bits((Text + "\n").str());
}

IntrusiveRefCntPtr<vfs::FileSystem> inputFileSystem() {
  return makeIntrusiveRefCnt<InputFileSystem>(vfs::getRealFileSystem());
}

} // namespace bankcheck::input
