#include "OutputFile.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include <map>

using namespace llvm;

namespace bankcheck::cli {

static Error named(StringRef Path, std::error_code Code) {
  return createStringError("'" + Path + "': " + Code.message());
}

Error flushed(raw_fd_ostream &Out, StringRef Name) {
  Out.flush();
  std::error_code Code = Out.error();
  Out.clear_error(); // or the stream ends the process
  return Code ? named(Name, Code) : Error::success();
}

/// What is not to be written, and why not.
static std::map<sys::fs::UniqueID, StringRef> &taken() {
  static std::map<sys::fs::UniqueID, StringRef> Taken;
  return Taken;
}

static void take(StringRef Path, StringRef Why) {
  sys::fs::file_status Status;
  if (!sys::fs::status(Path, Status) && sys::fs::is_regular_file(Status))
    taken().try_emplace(Status.getUniqueID(), Why);
}

void keepInput(StringRef Path) { take(Path, "this run reads it, and does not write it"); }

static Error writeInPlace(StringRef Path, function_ref<void(raw_ostream &)> Write) {
  std::error_code Code;
  raw_fd_ostream Out(Path, Code);
  if (Code)
    return named(Path, Code);
  Write(Out);
  return flushed(Out, Path);
}

Error writeOutput(StringRef Path, function_ref<void(raw_ostream &)> Write) {
  if (Path == "-") {
    Write(outs());
    return flushed(outs(), "standard output");
  }
  SmallString<256> Place(Path);
  sys::fs::file_status Status;
  std::error_code Code = sys::fs::status(Path, Status);
  bool IsNew = Code == std::errc::no_such_file_or_directory;
  if (sys::fs::file_status Link;
      IsNew && !sys::fs::status(Path, Link, /*follow=*/false) && sys::fs::is_symlink_file(Link))
    return createStringError("'" + Path + "': it is a link that leads nowhere");
  if (!IsNew) {
    if (Code)
      return named(Path, Code);
    if (!sys::fs::is_regular_file(Status))
      return writeInPlace(Path, Write);
    if (auto Taken = taken().find(Status.getUniqueID()); Taken != taken().end())
      return createStringError("'" + Path + "': " + Taken->second);
    if ((Code = sys::fs::access(Path, sys::fs::AccessMode::Write)) || (Code = sys::fs::real_path(Path, Place)))
      return named(Path, Code);
  }
  unsigned Mode =
      IsNew ? (sys::fs::all_read | sys::fs::all_write) & ~sys::fs::getUmask() : unsigned(Status.permissions());
  Expected<sys::fs::TempFile> Temporary = sys::fs::TempFile::create(Place + ".%%%%%%", sys::fs::perms(Mode));
  if (!Temporary)
    return named(Path, errorToErrorCode(Temporary.takeError()));
  raw_fd_ostream Out(Temporary->FD, /*shouldClose=*/false);
  Write(Out);
  if (Error Failed = flushed(Out, Path))
    return joinErrors(std::move(Failed), Temporary->discard());
  if (Error Failed = Temporary->keep(Place))
    return named(Path, errorToErrorCode(std::move(Failed)));
  take(Place, "this run has written something else to it");
  return Error::success();
}

} // namespace bankcheck::cli
