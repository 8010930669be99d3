#include "Edits/Transaction.h"
#include "Input/Nesting.h"
#include "Input/ReadFile.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/SHA256.h"
#include <cstdio>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace llvm;

namespace bankcheck {
namespace {

std::error_code lastError() { return std::error_code(errno, std::generic_category()); }

Error named(const Twine &File, const Twine &What, std::error_code Code) {
  return createStringError("'" + File + "' " + What + (Code ? ": " + Code.message() : ""));
}

std::string digestOf(StringRef Text) { return toHex(SHA256::hash(arrayRefFromStringRef(Text)), /*LowerCase=*/true); }

/// Empty if it cannot be read, which no digest is.
std::string digestOfFile(const std::string &Path) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> Text = readFile(Path, MostSourceBytes);
  return Text ? digestOf((*Text)->getBuffer()) : "";
}

/// A place in the tree and the file beside it that changes places with it.
struct Pair {
  std::string Path, Beside;
  std::string Before, After; ///< Digests of what is analysed and of what it becomes.
};

/// Exactly: a path of other bytes than text's is an array of one string, in hexadecimal digits.
json::Value valueOfPath(const std::string &Path) {
  return json::isUTF8(Path) ? json::Value(Path) : json::Value(json::Array{toHex(Path)});
}

bool readPath(const json::Value *V, std::string &Path) {
  if (std::optional<StringRef> Text = V ? V->getAsString() : std::nullopt) {
    Path = Text->str();
    return true;
  }
  const json::Array *Bytes = V ? V->getAsArray() : nullptr;
  std::optional<StringRef> Digits = Bytes && Bytes->size() == 1 ? Bytes->front().getAsString() : std::nullopt;
  return Digits && tryGetFromHex(*Digits, Path);
}

std::error_code exchange(const Pair &P) {
  if (!renameat2(AT_FDCWD, P.Beside.c_str(), AT_FDCWD, P.Path.c_str(), RENAME_EXCHANGE))
    return {};
  if (errno != EINVAL && errno != ENOSYS && errno != ENOTSUP)
    return lastError();
  std::string Old = P.Beside + ".old";
  if (link(P.Path.c_str(), Old.c_str()))
    return lastError();
  if (rename(P.Beside.c_str(), P.Path.c_str())) {
    std::error_code Code = lastError();
    unlink(Old.c_str());
    return Code;
  }
  return rename(Old.c_str(), P.Beside.c_str()) ? lastError() : std::error_code();
}

/// What is between the name of a file and the letters that make the one beside it new.
constexpr StringRef BesideMark = ".bankcheck-";

/// What is written of a transaction outside of the tree, so that a later run can end it. The folder
/// is the user's own, and nobody else may write there, so a folder that is analysed cannot make one up.
class Journal {
public:
  static Expected<Journal> open(const std::string &Root) {
    SmallString<256> Folder;
    if (std::optional<std::string> State = sys::Process::GetEnv("XDG_STATE_HOME");
        State && sys::path::is_absolute(*State))
      Folder = *State;
    else if (sys::path::home_directory(Folder))
      sys::path::append(Folder, ".local", "state");
    else
      return createStringError("no folder for a journal of the changes: set XDG_STATE_HOME or HOME");
    sys::path::append(Folder, "bankcheck");
    if (std::error_code Code = sys::fs::create_directories(Folder, /*IgnoreExisting=*/true, sys::fs::owner_all))
      return named(Folder, "cannot hold the journal of the changes", Code);
    struct stat Status;
    if (stat(Folder.c_str(), &Status))
      return named(Folder, "cannot hold the journal of the changes", lastError());
    if (Status.st_uid != geteuid() || Status.st_mode & (S_IWGRP | S_IWOTH))
      return named(Folder, "cannot hold the journal of the changes: others may write there (set XDG_STATE_HOME)", {});
    Journal J;
    J.Root = Root;
    J.Path = (Folder + "/fix-" + StringRef(digestOf(Root)).take_front(16) + ".json").str();
    J.Lock = ::open((J.Path + ".lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (J.Lock < 0)
      return named(J.Path + ".lock", "cannot be opened", lastError());
    if (flock(J.Lock, LOCK_EX | LOCK_NB))
      return createStringError("another run changes files in '" + Root + "'");
    return J;
  }
  Journal(Journal &&Other)
      : Root(std::move(Other.Root)), Path(std::move(Other.Path)), Lock(std::exchange(Other.Lock, -1)) {}
  ~Journal() {
    if (Lock >= 0)
      close(Lock);
  }

  bool exists() const { return sys::fs::exists(Path); }

  Error write(ArrayRef<Pair> Pairs, bool IsDone) const {
    json::Array Files;
    for (const Pair &P : Pairs)
      Files.push_back(json::Object{
          {"path", valueOfPath(P.Path)}, {"beside", valueOfPath(P.Beside)}, {"before", P.Before}, {"after", P.After}});
    Expected<sys::fs::TempFile> Temporary =
        sys::fs::TempFile::create(Path + ".%%%%%%", sys::fs::owner_read | sys::fs::owner_write);
    if (!Temporary)
      return Temporary.takeError();
    raw_fd_ostream Out(Temporary->FD, /*shouldClose=*/false);
    Out << json::Value(json::Object{{"done", IsDone}, {"files", std::move(Files)}}) << "\n";
    Out.flush();
    std::error_code Code = Out.error();
    Out.clear_error();
    if (!Code && fsync(Temporary->FD))
      Code = lastError();
    if (Code)
      return joinErrors(named(Path, "cannot be written", Code), Temporary->discard());
    return Temporary->keep(Path);
  }

  Error read(std::vector<Pair> &Pairs, bool &IsDone) const {
    ErrorOr<std::unique_ptr<MemoryBuffer>> Text = readFile(Path, MostReportBytes);
    if (!Text)
      return named(Path, "cannot be read", Text.getError());
    Expected<json::Value> Value = parseJson((*Text)->getBuffer());
    if (!Value)
      return createStringError("'" + Path + "' is no journal: remove it: " + toString(Value.takeError()));
    json::Path::Root Where("journal");
    json::ObjectMapper Map(*Value, Where);
    std::vector<json::Value> Files;
    bool Good = Map && Map.map("done", IsDone);
    const json::Array *List = Good ? Value->getAsObject()->getArray("files") : nullptr;
    for (const json::Value &File : List ? *List : json::Array()) {
      Pair P;
      json::ObjectMapper Entry(File, Where);
      Good &= Entry && readPath(File.getAsObject()->get("path"), P.Path) &&
              readPath(File.getAsObject()->get("beside"), P.Beside) && Entry.map("before", P.Before) &&
              Entry.map("after", P.After);
      Good &= isOurs(P);
      Pairs.push_back(std::move(P));
    }
    return Good && List ? Error::success() : createStringError("'" + Path + "' is no journal: remove it");
  }

  /// A file below the root, and the one beside it.
  bool isOurs(const Pair &P) const {
    return StringRef(P.Path).starts_with(Root) && sys::path::parent_path(P.Path) == sys::path::parent_path(P.Beside) &&
           sys::path::filename(P.Beside).starts_with(("." + sys::path::filename(P.Path) + BesideMark).str());
  }

  void remove() const { (void)sys::fs::remove(Path); }

private:
  Journal() = default;
  std::string Root, Path;
  int Lock = -1;
};

/// A name that is free, in the same folder.
std::string besideOf(StringRef Path) {
  SmallString<256> Name;
  sys::fs::createUniquePath(sys::path::parent_path(Path) + "/." + sys::path::filename(Path) + BesideMark +
                                "%%%%%%%%%%%%",
                            Name, /*MakeAbsolute=*/false);
  return Name.str().str();
}

/// The new content into the file beside, with the old one's permissions and owner.
Error writeBeside(const Pair &P, StringRef Text) {
  struct stat Old;
  if (stat(P.Path.c_str(), &Old))
    return named(P.Path, "cannot be read", lastError());
  if (std::error_code Code = sys::fs::access(P.Path, sys::fs::AccessMode::Write))
    return named(P.Path, "cannot be written", Code);
  int File = open(P.Beside.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (File < 0)
    return named(P.Path, "cannot be written", lastError());
  std::error_code Code;
  {
    raw_fd_ostream Out(File, /*shouldClose=*/false);
    Out << Text;
    Out.flush();
    Code = Out.error();
    Out.clear_error();
  }
  bool IsOthers = Old.st_uid != geteuid() || Old.st_gid != getegid();
  if (!Code && ((IsOthers && fchown(File, Old.st_uid, Old.st_gid)) || fchmod(File, Old.st_mode & 07777) || fsync(File)))
    Code = lastError();
  close(File);
  return Code ? named(P.Path, "cannot be written", Code) : Error::success();
}

Error writeAllBeside(ArrayRef<Pair> Pairs, const std::map<std::string, ChangedFile> &Files) {
  for (const Pair &P : Pairs)
    if (Error Failed = writeBeside(P, Files.at(P.Path).After))
      return Failed;
  return Error::success();
}

/// The first of \p Pairs that did not change places, or that was not what was analysed.
Error exchangeAll(ArrayRef<Pair> Pairs, size_t &Exchanged) {
  for (const Pair &P : Pairs) {
    if (digestOfFile(P.Path) != P.Before)
      return createStringError("'" + P.Path + "' was changed since it was analysed");
    if (std::error_code Code = exchange(P))
      return named(P.Path, "cannot be written", Code);
    ++Exchanged;
    if (digestOfFile(P.Beside) != P.Before)
      return createStringError("'" + P.Path + "' was saved by another program at this moment");
  }
  return Error::success();
}

/// Puts back what came out. A file that somebody saved since stays as it is.
void exchangeBack(ArrayRef<Pair> Pairs) {
  for (const Pair &P : Pairs)
    if (digestOfFile(P.Path) == P.After)
      (void)exchange(P);
}

void removeBeside(ArrayRef<Pair> Pairs) {
  for (const Pair &P : Pairs)
    unlink(P.Beside.c_str());
}

/// Who had a file open when it was exchanged may have written into what came out.
Error lookOnceMore(ArrayRef<Pair> Pairs) {
  for (const Pair &P : Pairs)
    if (digestOfFile(P.Beside) != P.Before) {
      if (digestOfFile(P.Path) == P.After && !exchange(P))
        return createStringError("'" + P.Path + "' was written by another program at this moment: it is not changed");
      return createStringError("'" + P.Path + "' was written by another program at this moment: what it wrote is in '" +
                               P.Beside + "'");
    }
  return Error::success();
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
  if (Error Failed = TheJournal->write(Pairs, /*IsDone=*/false))
    return Failed;
  size_t Exchanged = 0;
  Error Failed = writeAllBeside(Pairs, Files);
  if (!Failed)
    Failed = exchangeAll(Pairs, Exchanged);
  if (Failed) {
    exchangeBack(ArrayRef(Pairs).take_front(Exchanged));
    removeBeside(Pairs);
    TheJournal->remove();
    return createStringError(toString(std::move(Failed)) + ": no file is changed");
  }
  if (Error Failed = TheJournal->write(Pairs, /*IsDone=*/true))
    return Failed; // the next run undoes it
  if (Error Failed = lookOnceMore(Pairs))
    return Failed;
  removeBeside(Pairs);
  TheJournal->remove();
  return Error::success();
}

Expected<std::string> recoverFiles(const std::string &Root) {
  Expected<Journal> TheJournal = Journal::open(Root);
  if (!TheJournal)
    return TheJournal.takeError();
  if (!TheJournal->exists())
    return "";
  std::vector<Pair> Pairs;
  bool IsDone = false;
  if (Error Failed = TheJournal->read(Pairs, IsDone))
    return Failed;
  size_t Undone = 0;
  for (const Pair &P : Pairs) {
    // What came out of the place of our text belongs there, whatever it holds.
    if (std::string Held = digestOfFile(P.Beside);
        !IsDone && !Held.empty() && digestOfFile(P.Path) == P.After && !exchange(P))
      ++Undone;
    else if (Held != P.Before && Held != P.After && digestOfFile(P.Path) != P.Before)
      continue; // somebody else's
    unlink(P.Beside.c_str());
  }
  TheJournal->remove();
  if (IsDone)
    return "an interrupted --fix had changed all its files: what it left beside them is removed";
  return "an interrupted --fix is undone: " + std::to_string(Undone) + (Undone == 1 ? " file is" : " files are") +
         " as before";
}

} // namespace bankcheck
