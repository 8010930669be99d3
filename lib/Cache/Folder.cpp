#include "Cache/Folder.h"
#include "Limits/Limits.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include <atomic>
#include <cerrno>
#include <cstring>
#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace llvm;

namespace bankcheck::cache {
namespace {

constexpr mode_t Private = 0700;
constexpr StringLiteral TemporaryPrefix = "new-";

std::string errorText() { return std::strerror(errno); }

bool writeAll(int File, StringRef Bytes) {
  while (!Bytes.empty()) {
    ssize_t Written = ::write(File, Bytes.data(), Bytes.size());
    if (Written < 0 && errno != EINTR)
      return false;
    Bytes = Bytes.drop_front(std::max<ssize_t>(Written, 0));
  }
  return true;
}

} // namespace

std::string defaultFolder() {
  auto FromRoot = [](const char *Variable) {
    std::string Value = sys::Process::GetEnv(Variable).value_or("");
    return sys::path::is_absolute(Value) ? Value : "";
  };
  if (std::string Caches = FromRoot("XDG_CACHE_HOME"); !Caches.empty())
    return Caches + "/bankcheck";
  std::string Home = FromRoot("HOME");
  return Home.empty() ? "" : Home + "/.cache/bankcheck";
}

std::optional<Folder> Folder::open(const std::string &Path, std::string &Why) {
  auto Refused = [&](const std::string &Reason) {
    Why = "'" + Path + "': " + Reason;
    return std::nullopt;
  };
  if (std::error_code Failed =
          sys::fs::create_directories(sys::path::parent_path(Path), /*IgnoreExisting=*/true, sys::fs::perms::owner_all))
    return Refused(Failed.message());
  if (mkdir(Path.c_str(), Private) && errno != EEXIST)
    return Refused(errorText());
  int Handle = ::open(Path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (Handle < 0)
    return Refused(errorText());
  Folder Result(Path, Handle);
  struct stat Status;
  if (fstat(Handle, &Status))
    return Refused(errorText());
  if (Status.st_uid != geteuid())
    return Refused("it belongs to someone else");
  if (Status.st_mode & 0077)
    return Refused("others may use it: its mode is not 0700");
  return Result;
}

Folder::~Folder() {
  if (Handle >= 0)
    close(Handle);
}

std::optional<Bytes> Folder::read(const std::string &Name) const {
  int File = openat(Handle, Name.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
  if (File < 0)
    return std::nullopt;
  scope_exit Close([&] { close(File); });
  struct stat Status;
  if (fstat(File, &Status) || !S_ISREG(Status.st_mode) || uint64_t(Status.st_size) > limits::CachedBytes)
    return std::nullopt;
  auto Text = WritableMemoryBuffer::getNewUninitMemBuffer(Status.st_size);
  if (!Text)
    return std::nullopt;
  for (size_t Done = 0; Done < Text->getBufferSize();) {
    ssize_t Read = ::read(File, Text->getBufferStart() + Done, Text->getBufferSize() - Done);
    if (Read == 0 || (Read < 0 && errno != EINTR))
      return std::nullopt;
    Done += std::max<ssize_t>(Read, 0);
  }
  (void)futimens(File, nullptr);
  return Bytes(std::move(Text));
}

bool Folder::write(const std::string &Name, const std::vector<std::string> &Parts) const {
  static std::atomic<unsigned> Count = 0;
  std::string Temporary =
      TemporaryPrefix.str() + std::to_string(getpid()) + "-" + std::to_string(++Count) + "-" + Name.substr(0, 16);
  int File = openat(Handle, Temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
  if (File < 0)
    return false;
  bool Written = true;
  for (const std::string &Part : Parts)
    Written = Written && writeAll(File, Part);
  Written = close(File) == 0 && Written;
  if (Written && renameat(Handle, Temporary.c_str(), Handle, Name.c_str()) == 0)
    return true;
  remove(Temporary);
  return false;
}

void Folder::remove(const std::string &Name) const { (void)unlinkat(Handle, Name.c_str(), 0); }

static std::string claimOf(const std::string &Name) { return TemporaryPrefix.str() + "claim-" + Name; }

bool Folder::claim(const std::string &Name, time_t Seconds) const {
  const std::string Claim = claimOf(Name);
  struct stat Status;
  timespec Now{};
  clock_gettime(CLOCK_REALTIME, &Now);
  if (!fstatat(Handle, Claim.c_str(), &Status, AT_SYMLINK_NOFOLLOW) && Now.tv_sec - Status.st_mtim.tv_sec > Seconds)
    remove(Claim); // whoever made it was killed
  int File = openat(Handle, Claim.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
  if (File < 0)
    return false;
  close(File);
  return true;
}

void Folder::release(const std::string &Name) const { remove(claimOf(Name)); }

bool Folder::File::isTemporary() const { return StringRef(Name).starts_with(TemporaryPrefix); }

std::vector<Folder::File> Folder::files() const {
  std::vector<File> Result;
  int Own = openat(Handle, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC); // closedir() closes it
  DIR *Listing = Own < 0 ? nullptr : fdopendir(Own);
  if (!Listing) {
    if (Own >= 0)
      close(Own);
    return Result;
  }
  scope_exit Close([&] { closedir(Listing); });
  while (dirent *Entry = readdir(Listing)) {
    struct stat Status;
    if (!fstatat(Handle, Entry->d_name, &Status, AT_SYMLINK_NOFOLLOW) && S_ISREG(Status.st_mode))
      Result.push_back({Entry->d_name, uint64_t(Status.st_size), Status.st_mtim});
  }
  return Result;
}

} // namespace bankcheck::cache
