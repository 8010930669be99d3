#include "Edits/Transaction.h"
#include "Edits/FileError.h"
#include "Edits/Journal.h"
#include "Input/ReadFile.h"
#include "Limits/Limits.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SHA256.h"
#include <cstdio>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

using namespace llvm;
using namespace bankcheck::input;

namespace bankcheck::edits {
namespace {

std::string digestOf(StringRef Text) { return toHex(SHA256::hash(arrayRefFromStringRef(Text)), /*LowerCase=*/true); }

/// Empty if it cannot be read, which no digest is.
std::string digestOfFile(const std::string &Path) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> Text = readFile(Path, limits::SourceBytes);
  return Text ? digestOf((*Text)->getBuffer()) : "";
}

/// Where what came out is kept for a moment when the file system cannot exchange two files.
std::string oldOf(const Pair &P) { return P.Beside + ".old"; }

/// Without the system call: first whatever has the name goes out, then ours takes the name if it is still
/// free. So nobody's text is overwritten; for that moment the name leads nowhere.
std::error_code exchangeByLinks(const Pair &P) {
  std::string Old = oldOf(P);
  if (link(P.Beside.c_str(), Old.c_str()) || unlink(Old.c_str())) // a file system without links
    return lastError();
  if (rename(P.Path.c_str(), Old.c_str()))
    return lastError();
  if (link(P.Beside.c_str(), P.Path.c_str())) {
    std::error_code Code = lastError(); // somebody has made a new file of this name, which is then the newer one
    if (!link(Old.c_str(), P.Path.c_str()))
      unlink(Old.c_str());
    return Code;
  }
  unlink(P.Beside.c_str());
  return rename(Old.c_str(), P.Beside.c_str()) ? lastError() : std::error_code();
}

std::error_code exchange(const Pair &P) {
  if (!renameat2(AT_FDCWD, P.Beside.c_str(), AT_FDCWD, P.Path.c_str(), RENAME_EXCHANGE))
    return {};
  if (errno != EINVAL && errno != ENOSYS && errno != ENOTSUP)
    return lastError();
  return exchangeByLinks(P);
}

/// Ends an exchangeByLinks that was interrupted.
void endExchange(const Pair &P) {
  std::string Old = oldOf(P);
  if (!sys::fs::exists(Old))
    return;
  if (!link(Old.c_str(), P.Path.c_str())) // nothing had taken the place
    unlink(Old.c_str());
  else if (std::string Digest = digestOfFile(P.Beside); Digest.empty() || Digest == P.After)
    (void)rename(Old.c_str(), P.Beside.c_str());
}

/// Puts what is beside back into its place, if our text is there. Whoever saves the file at this very
/// moment has his text put back: what is then beside is what was there. False if nothing was put back.
bool putBack(const Pair &P) {
  std::string Digest = digestOfFile(P.Beside);
  if (Digest.empty() || digestOfFile(P.Path) != P.After || exchange(P))
    return false;
  if (digestOfFile(P.Beside) == P.After)
    return true;
  // Each turn needs one more save within microseconds; what is left beside then is kept.
  for (unsigned Turn = 0; Turn < 3 && digestOfFile(P.Beside) != Digest; ++Turn)
    if (exchange(P))
      break;
  return false;
}

/// Removes what is beside if it is one of our two texts; otherwise it is somebody's, and is named.
Error removeBeside(ArrayRef<Pair> Pairs) {
  Error All = Error::success();
  for (const Pair &P : Pairs)
    for (const std::string &Name : {P.Beside, oldOf(P)}) {
      if (!sys::fs::exists(Name))
        continue;
      if (std::string Digest = digestOfFile(Name); Digest == P.Before || Digest == P.After)
        unlink(Name.c_str());
      else
        All = joinErrors(std::move(All), createStringError("'" + P.Path +
                                                           "' was written by another program at this "
                                                           "moment: what it wrote is in '" +
                                                           Name + "'"));
    }
  return All;
}

/// Extended attributes, the access control list among them.
std::error_code copyAttributes(const std::string &From, int To) {
  std::vector<char> Names, Value;
  for (;;) {
    ssize_t Size = listxattr(From.c_str(), nullptr, 0);
    Names.resize(std::max<ssize_t>(Size, 0));
    if (Size > 0)
      Size = listxattr(From.c_str(), Names.data(), Names.size());
    if (Size >= 0) {
      Names.resize(Size);
      break;
    }
    if (errno == ENOTSUP)
      return {};
    if (errno != ERANGE)
      return lastError();
  }
  SmallVector<StringRef> Each;
  StringRef(Names.data(), Names.size()).split(Each, '\0', -1, /*KeepEmpty=*/false);
  for (StringRef Name : Each) {
    std::string N = Name.str();
    ssize_t Size = getxattr(From.c_str(), N.c_str(), nullptr, 0);
    Value.resize(std::max<ssize_t>(Size, 0));
    if (Size < 0 || getxattr(From.c_str(), N.c_str(), Value.data(), Value.size()) != Size)
      return lastError();
    std::vector<char> Present(Value.size() + 1); // a label that every new file of the folder gets
    if (fgetxattr(To, N.c_str(), Present.data(), Present.size()) == Size && equal(Value, ArrayRef(Present).drop_back()))
      continue;
    if (fsetxattr(To, N.c_str(), Value.data(), Value.size(), 0))
      return lastError();
  }
  return {};
}

/// The new content into the file beside, with the old one's permissions, owner and attributes.
Error writeBeside(const Pair &P, StringRef Text) {
  struct stat Old;
  if (stat(P.Path.c_str(), &Old))
    return fileError(P.Path, "cannot be read", lastError());
  if (std::error_code Code = sys::fs::access(P.Path, sys::fs::AccessMode::Write))
    return fileError(P.Path, "cannot be written", Code);
  int File = open(P.Beside.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (File < 0)
    return fileError(P.Path, "cannot be written", lastError());
  std::error_code Code;
  {
    raw_fd_ostream Out(File, /*shouldClose=*/false);
    Out << Text;
    Out.flush();
    Code = Out.error();
    Out.clear_error();
  }
  bool IsOthers = Old.st_uid != geteuid() || Old.st_gid != getegid();
  if (!Code && ((IsOthers && fchown(File, Old.st_uid, Old.st_gid)) || fchmod(File, Old.st_mode & 07777)))
    Code = lastError();
  if (!Code)
    Code = copyAttributes(P.Path, File);
  if (!Code && fsync(File))
    Code = lastError();
  close(File);
  if (!Code)
    return Error::success();
  unlink(P.Beside.c_str()); // our own, cut off
  return fileError(P.Path, "cannot be written", Code);
}

Error writeAllBeside(ArrayRef<Pair> Pairs, const std::map<std::string, ChangedFile> &Files) {
  for (const Pair &P : Pairs)
    if (Error Failed = writeBeside(P, Files.at(P.Path).After))
      return Failed;
  return Error::success();
}

/// An error at the first of \p Pairs that does not change places, or that was not what was analysed.
Error exchangeAll(ArrayRef<Pair> Pairs) {
  for (const Pair &P : Pairs) {
    if (digestOfFile(P.Path) != P.Before)
      return createStringError("'" + P.Path + "' was changed since it was analysed");
    if (std::error_code Code = exchange(P))
      return fileError(P.Path, "cannot be written", Code);
    if (digestOfFile(P.Beside) != P.Before)
      return createStringError("'" + P.Path + "' was saved by another program at this moment");
  }
  // Who had a file open when it was exchanged may have written into what came out.
  for (const Pair &P : Pairs)
    if (digestOfFile(P.Beside) != P.Before)
      return createStringError("'" + P.Path + "' was written by another program at this moment");
  return Error::success();
}

/// Files that somebody saved since stay as they are. The number of files that are as before.
size_t undo(ArrayRef<Pair> Pairs) {
  size_t Undone = 0;
  for (const Pair &P : Pairs) {
    endExchange(P);
    Undone += putBack(P);
  }
  return Undone;
}

/// Removes what a transaction that had not begun to exchange has left, whole or cut off.
void removeUnfinished(ArrayRef<Pair> Pairs) {
  for (const Pair &P : Pairs)
    unlink(P.Beside.c_str());
}

Expected<std::string> recover(const Journal &TheJournal) {
  std::vector<Pair> Pairs;
  Stage Reached = Stage::Done;
  if (Error Failed = TheJournal.read(Pairs, Reached))
    return Failed;
  if (Reached == Stage::Writing)
    removeUnfinished(Pairs);
  size_t Undone = Reached == Stage::Exchanging ? undo(Pairs) : 0;
  Error Kept = removeBeside(Pairs);
  TheJournal.remove();
  std::string Done = Reached == Stage::Done
                         ? "an interrupted --fix had changed all its files: what it left beside them is removed"
                         : "an interrupted --fix is undone: " + std::to_string(Undone) +
                               (Undone == 1 ? " file is" : " files are") + " as before";
  if (Kept)
    return createStringError(Done + "; " + toString(std::move(Kept)));
  return Done;
}

} // namespace

Error writeFiles(const std::map<std::string, ChangedFile> &Files, const std::string &Root) {
  Expected<Journal> TheJournal = Journal::open(Root);
  if (!TheJournal)
    return TheJournal.takeError();
  if (TheJournal->exists())
    return createStringError("an interrupted run left changes behind in '" + Root + "'");
  std::vector<Pair> Pairs;
  for (const auto &[Path, F] : Files)
    Pairs.push_back({Path, besideOf(Path), digestOf(F.Before), digestOf(F.After)});
  if (Error Failed = TheJournal->write(Pairs, Stage::Writing))
    return Failed;
  Error Failed = writeAllBeside(Pairs, Files);
  if (!Failed)
    Failed = TheJournal->write(Pairs, Stage::Exchanging);
  if (!Failed)
    Failed = exchangeAll(Pairs);
  if (Failed) {
    undo(Pairs);
    Error Kept = removeBeside(Pairs);
    TheJournal->remove();
    Error Said = createStringError(toString(std::move(Failed)) + ": no file is changed");
    return joinErrors(std::move(Said), std::move(Kept));
  }
  if (Error Failed = TheJournal->write(Pairs, Stage::Done))
    return Failed; // the next run undoes it
  Error Kept = removeBeside(Pairs);
  TheJournal->remove();
  return Kept;
}

Expected<std::string> recoverFiles(const std::string &Root) {
  Expected<std::vector<std::string>> Roots = Journal::rootsConcerning(Root);
  if (!Roots)
    return Roots.takeError();
  std::string Done;
  for (const std::string &R : *Roots) {
    Expected<Journal> TheJournal = Journal::open(R);
    if (!TheJournal)
      return TheJournal.takeError();
    if (!TheJournal->exists())
      continue; // its run has just ended
    Expected<std::string> One = recover(*TheJournal);
    if (!One)
      return One.takeError();
    Done += (Done.empty() ? "" : "; ") + *One;
  }
  return Done;
}

} // namespace bankcheck::edits
