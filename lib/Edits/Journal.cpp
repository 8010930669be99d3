#include "Edits/Journal.h"
#include "Edits/FileError.h"
#include "Edits/ProjectRoot.h"
#include "Input/Nesting.h"
#include "Input/ReadFile.h"
#include "Limits/Limits.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/SHA256.h"
#include <chrono>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

using namespace llvm;
using namespace bankcheck::input;

namespace bankcheck::edits {
namespace {

/// What is between the name of a file and the letters that make the one beside it new.
constexpr StringRef BesideMark = ".bankcheck-";

/// For another run that has the lock.
constexpr std::chrono::seconds LongestWait(10);

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

/// The folder of the journals, made if it is not there.
Expected<std::string> journalFolder() {
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
    return fileError(Folder, "cannot hold the journal of the changes", Code);
  struct stat Status;
  if (stat(Folder.c_str(), &Status))
    return fileError(Folder, "cannot hold the journal of the changes", lastError());
  if (Status.st_uid != geteuid() || Status.st_mode & (S_IWGRP | S_IWOTH))
    return fileError(Folder, "cannot hold the journal of the changes: others may write there (set XDG_STATE_HOME)", {});
  return Folder.str().str();
}

std::string journalPath(StringRef Folder, StringRef Root) {
  std::string Digest = toHex(SHA256::hash(arrayRefFromStringRef(Root)), /*LowerCase=*/true);
  return (Folder + "/fix-" + StringRef(Digest).take_front(16) + ".json").str();
}

Expected<json::Value> readJournal(const std::string &Path) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> Text = readFile(Path, limits::ReportBytes);
  if (!Text)
    return fileError(Path, "cannot be read", Text.getError());
  Expected<json::Value> Value = parseJson((*Text)->getBuffer());
  if (!Value)
    return createStringError("'" + Path + "' is no journal: remove it: " + toString(Value.takeError()));
  return Value;
}

/// A file below the root, and the one beside it.
bool isPairBelow(const Pair &P, StringRef Root) {
  return isBelow(P.Path, Root) && sys::path::parent_path(P.Path) == sys::path::parent_path(P.Beside) &&
         sys::path::filename(P.Beside).starts_with(("." + sys::path::filename(P.Path) + BesideMark).str());
}

} // namespace

std::string besideOf(StringRef Path) {
  SmallString<256> Name;
  sys::fs::createUniquePath(sys::path::parent_path(Path) + "/." + sys::path::filename(Path) + BesideMark +
                                "%%%%%%%%%%%%",
                            Name, /*MakeAbsolute=*/false);
  return Name.str().str();
}

Expected<Journal> Journal::open(const std::string &Root) {
  Expected<std::string> Folder = journalFolder();
  if (!Folder)
    return Folder.takeError();
  Journal J;
  J.Root = Root;
  J.Path = journalPath(*Folder, Root);
  J.Lock = ::open((J.Path + ".lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (J.Lock < 0)
    return fileError(J.Path + ".lock", "cannot be opened", lastError());
  // Hooks start a run for each part of the changed files; each has the lock while it writes.
  for (auto End = std::chrono::steady_clock::now() + LongestWait; flock(J.Lock, LOCK_EX | LOCK_NB);) {
    if (std::chrono::steady_clock::now() > End)
      return createStringError("another run changes files in '" + Root + "'");
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  return J;
}

Journal::~Journal() {
  if (Lock >= 0)
    close(Lock);
}

Expected<std::vector<std::string>> Journal::rootsConcerning(const std::string &Root) {
  Expected<std::string> Folder = journalFolder();
  if (!Folder)
    return Folder.takeError();
  std::vector<std::string> Roots;
  std::error_code Code;
  for (sys::fs::directory_iterator I(*Folder, Code), End; I != End && !Code; I.increment(Code)) {
    if (!sys::path::filename(I->path()).starts_with("fix-") || sys::path::extension(I->path()) != ".json")
      continue;
    std::string Other;
    if (I->path() == journalPath(*Folder, Root)) {
      Roots.push_back(Root); // whatever it holds
      continue;
    }
    Expected<json::Value> Value = readJournal(I->path());
    if (!Value) {
      consumeError(Value.takeError()); // nobody knows whose
      continue;
    }
    const json::Object *Fields = Value->getAsObject();
    if (Fields && readPath(Fields->get("root"), Other) && journalPath(*Folder, Other) == I->path() &&
        (isBelow(Other, Root) || isBelow(Root, Other)))
      Roots.push_back(Other);
  }
  if (Code)
    return fileError(*Folder, "cannot be read", Code);
  sort(Roots);
  return Roots;
}

bool Journal::exists() const { return sys::fs::exists(Path); }

static StringRef nameOf(Stage S) {
  switch (S) {
  case Stage::Writing:
    return "writing";
  case Stage::Exchanging:
    return "exchanging";
  case Stage::Done:
    return "done";
  }
  llvm_unreachable("a stage");
}

static bool readStage(const std::string &Name, Stage &Read) {
  for (Stage S : {Stage::Writing, Stage::Exchanging, Stage::Done})
    if (nameOf(S) == Name) {
      Read = S;
      return true;
    }
  return false;
}

Error Journal::write(ArrayRef<Pair> Pairs, Stage Reached) const {
  json::Array Files;
  for (const Pair &P : Pairs)
    Files.push_back(json::Object{
        {"path", valueOfPath(P.Path)}, {"beside", valueOfPath(P.Beside)}, {"before", P.Before}, {"after", P.After}});
  Expected<sys::fs::TempFile> Temporary =
      sys::fs::TempFile::create(Path + ".%%%%%%", sys::fs::owner_read | sys::fs::owner_write);
  if (!Temporary)
    return Temporary.takeError();
  raw_fd_ostream Out(Temporary->FD, /*shouldClose=*/false);
  json::Object Content{{"root", valueOfPath(Root)}, {"stage", nameOf(Reached)}, {"files", std::move(Files)}};
  Out << json::Value(std::move(Content)) << "\n";
  Out.flush();
  std::error_code Code = Out.error();
  Out.clear_error();
  if (!Code && fsync(Temporary->FD))
    Code = lastError();
  if (Code)
    return joinErrors(fileError(Path, "cannot be written", Code), Temporary->discard());
  return Temporary->keep(Path);
}

Error Journal::read(std::vector<Pair> &Pairs, Stage &Reached) const {
  Expected<json::Value> Value = readJournal(Path);
  if (!Value)
    return Value.takeError();
  json::Path::Root Where("journal");
  json::ObjectMapper Map(*Value, Where);
  std::string Name;
  bool Good = Map && Map.map("stage", Name) && readStage(Name, Reached);
  const json::Array *List = Good ? Value->getAsObject()->getArray("files") : nullptr;
  for (const json::Value &File : List ? *List : json::Array()) {
    Pair P;
    json::ObjectMapper Entry(File, Where);
    Good &= Entry && readPath(File.getAsObject()->get("path"), P.Path) &&
            readPath(File.getAsObject()->get("beside"), P.Beside) && Entry.map("before", P.Before) &&
            Entry.map("after", P.After);
    Good &= isPairBelow(P, Root);
    Pairs.push_back(std::move(P));
  }
  return Good && List ? Error::success() : createStringError("'" + Path + "' is no journal: remove it");
}

void Journal::remove() const { (void)sys::fs::remove(Path); }

} // namespace bankcheck::edits
