#include "Report/AccessFile.h"
#include "Report/ReportArchive.h"
#include "llvm/Support/Errno.h"
#include "llvm/Support/FileSystem.h"
#include <unistd.h>

using namespace llvm;
using namespace bankcheck::cache;

namespace bankcheck::report {
namespace {

/// Accesses, and changes, that are kept for the next that asks for them: those of a merged request ask for one another.
constexpr size_t MostRecent = 256;
constexpr size_t MostChanged = 1024;

/// The lists of edits in \p A, in one order.
template <typename Use> void eachEdits(AccessFinding &A, Use With) {
  for (FixFinding &F : A.Fixes)
    With(F.Edits);
  if (A.PartialFix)
    With(A.PartialFix->Change.Edits);
}

} // namespace

AccessFile::~AccessFile() {
  if (Descriptor >= 0)
    ::close(Descriptor);
}

void AccessFile::append(ArrayRef<AccessFinding> All) {
  std::map<const void *, size_t> New;
  for (const AccessFinding &A : All)
    Accesses.push_back(written(A, New));
}

void AccessFile::change(size_t Id, function_ref<void(AccessFinding &)> With) {
  auto It = Changed.find(Id);
  if (It == Changed.end()) {
    if (Changed.size() >= MostChanged) {
      std::map<const void *, size_t> New;
      for (auto &[Other, A] : Changed)
        Accesses[Other] = written(std::move(A), New);
      Changed.clear();
      Recent.clear();
    }
    It = Changed.emplace(Id, *at(Id)).first;
  }
  With(It->second);
}

AccessFile::Part AccessFile::written(AccessFinding A, std::map<const void *, size_t> &New) {
  std::vector<size_t> Of;
  eachEdits(A, [&](EditList &List) {
    if (List.empty())
      return Of.push_back(SIZE_MAX);
    auto Known = Numbers.find(List.keeper());
    auto [It, IsNew] =
        Known != Numbers.end() ? std::pair(Known, false) : New.try_emplace(List.keeper(), Changes.size());
    Of.push_back(It->second);
    if (IsNew) {
      Changes.emplace_back(write(archived(List.all())), std::make_shared<std::vector<EditFinding>>());
      Numbers[Changes.back().Kept.get()] = It->second;
    }
    List = {};
  });
  return write(archived(Of, A));
}

EditList AccessFile::editsAt(size_t Number) const {
  Edits &Asked = Changes[Number];
  if (!Asked.Kept->empty())
    return EditList(Asked.Kept);
  if (Loaded.size() >= MostRecent) {
    Recent.clear();
    erase_if(Loaded, [&](size_t Other) {
      const bool IsFree = Changes[Other].Kept.use_count() == 1;
      if (IsFree)
        std::vector<EditFinding>().swap(*Changes[Other].Kept);
      return IsFree;
    });
  }
  if (auto All = unarchived<std::vector<EditFinding>>(StringRef(read(Asked.Written))))
    *Asked.Kept = std::move(*All);
  else if (!Failure)
    Failure = std::make_error_code(std::errc::io_error);
  Loaded.push_back(Number);
  return EditList(Asked.Kept);
}

std::shared_ptr<const AccessFinding> AccessFile::at(size_t Id) const {
  if (auto It = Changed.find(Id); It != Changed.end())
    return std::make_shared<AccessFinding>(It->second);
  Recent.resize(MostRecent);
  auto &[OfId, Known] = Recent[Id % MostRecent];
  if (Known && OfId == Id)
    return Known;
  const std::string Bytes = read(Accesses[Id]);
  ArchiveReader Reader(Bytes);
  std::vector<size_t> Numbers;
  auto A = std::make_shared<AccessFinding>();
  Reader(Numbers, *A);
  if (!Reader.isWhole()) {
    if (!Failure)
      Failure = std::make_error_code(std::errc::io_error);
    return std::make_shared<AccessFinding>();
  }
  size_t Next = 0;
  eachEdits(*A, [&](EditList &Edits) {
    if (size_t Number = Numbers[Next++]; Number != SIZE_MAX)
      Edits = editsAt(Number);
  });
  Recent.resize(MostRecent); // editsAt may have emptied it
  Recent[Id % MostRecent] = {Id, A};
  return A;
}

AccessFile::Part AccessFile::write(StringRef Bytes) {
  const Part Result{Flushed + Unwritten.size(), Bytes.size()};
  Unwritten += Bytes;
  if (Unwritten.size() >= BufferBytes)
    flush();
  return Result;
}

void AccessFile::flush() {
  if (Descriptor < 0) {
    SmallString<128> Path;
    if (std::error_code Error = sys::fs::createTemporaryFile("bankcheck-merge", "", Descriptor, Path)) {
      Failure = Error;
      Unwritten.clear();
      return;
    }
    sys::fs::remove(Path);
  }
  for (StringRef Rest = Unwritten; !Rest.empty();) {
    const ssize_t Count = sys::RetryAfterSignal(-1, ::pwrite, Descriptor, Rest.data(), Rest.size(),
                                                Flushed + Unwritten.size() - Rest.size());
    if (Count <= 0) {
      Failure = Count ? errnoAsErrorCode() : std::make_error_code(std::errc::no_space_on_device);
      break;
    }
    Rest = Rest.drop_front(Count);
  }
  Flushed += Unwritten.size();
  Unwritten.clear();
}

std::string AccessFile::read(const Part &P) const {
  if (P.Begin >= Flushed)
    return Unwritten.substr(std::min<size_t>(P.Begin - Flushed, Unwritten.size()), P.Size);
  std::string Bytes(P.Size, 0);
  for (size_t Done = 0; Done < P.Size;) {
    const ssize_t Count =
        sys::RetryAfterSignal(-1, ::pread, Descriptor, Bytes.data() + Done, P.Size - Done, P.Begin + Done);
    if (Count <= 0) {
      Failure = Count ? errnoAsErrorCode() : std::make_error_code(std::errc::io_error);
      break;
    }
    Done += Count;
  }
  return Bytes;
}

Error AccessFile::error() const {
  return Failure ? createStringError(Failure, "a temporary file: " + Failure.message()) : Error::success();
}

} // namespace bankcheck::report
