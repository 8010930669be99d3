// Other hands and signals at each system call of a run of --fix: nothing is lost, and all files are
// changed or none. The calls are replaced here, so every moment is tried, on file systems that
// can exchange two files and on those that cannot.

#include "Edits/Transaction.h"
#include "Edits/Journal.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"
#include <fcntl.h>
#include <functional>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <unistd.h>

using namespace llvm;
using namespace bankcheck;
using namespace bankcheck::edits;
using namespace bankcheck::report;

namespace {
/// Called before each call that changes a name; and whether the file system exchanges files.
std::function<void()> BeforeCall;
bool CanExchange = true;
std::string Unlinked; ///< The name that the call takes away.

void tellCall() {
  if (BeforeCall)
    BeforeCall();
}
} // namespace

extern "C" {
int renameat2(int FromFolder, const char *From, int ToFolder, const char *To, unsigned Flags) noexcept {
  tellCall();
  if (!CanExchange) {
    errno = EINVAL;
    return -1;
  }
  return syscall(SYS_renameat2, FromFolder, From, ToFolder, To, Flags);
}
int rename(const char *From, const char *To) noexcept {
  tellCall();
  return syscall(SYS_renameat2, AT_FDCWD, From, AT_FDCWD, To, 0);
}
int link(const char *From, const char *To) noexcept {
  tellCall();
  return syscall(SYS_linkat, AT_FDCWD, From, AT_FDCWD, To, 0);
}
int unlink(const char *Name) noexcept {
  Unlinked = Name;
  tellCall();
  Unlinked.clear();
  return syscall(SYS_unlinkat, AT_FDCWD, Name, 0);
}
}

namespace {

constexpr unsigned Files = 3;

std::string textOf(const std::string &Path) {
  auto Text = MemoryBuffer::getFile(Path);
  return Text ? (*Text)->getBuffer().str() : "(none)";
}

void put(const std::string &Path, StringRef Text) {
  std::error_code Code;
  raw_fd_ostream Out(Path, Code);
  Out << Text;
}

class Folder {
public:
  explicit Folder(StringRef Name = "project") {
    SmallString<128> Made;
    EXPECT_FALSE(sys::fs::createUniqueDirectory("bankcheck-transaction", Made));
    EXPECT_FALSE(sys::fs::real_path(Made, Whole));
    Root = (Whole + "/" + Name).str();
    EXPECT_FALSE(sys::fs::create_directories(Root));
    setenv("XDG_STATE_HOME", (Whole + "/state").str().c_str(), 1);
    for (unsigned I = 0; I < Files; ++I)
      put(file(I), before(I));
  }
  ~Folder() {
    BeforeCall = nullptr;
    CanExchange = true;
    (void)sys::fs::remove_directories(Whole);
  }

  std::string file(unsigned I) const { return Root + "/" + std::to_string(I) + ".cu"; }
  static std::string before(unsigned I) { return "before " + std::to_string(I) + "\n"; }
  static std::string after(unsigned I) { return "after " + std::to_string(I) + "\n"; }

  std::map<std::string, ChangedFile> changes() const {
    std::map<std::string, ChangedFile> All;
    for (unsigned I = 0; I < Files; ++I) {
      All[file(I)].Before = before(I);
      All[file(I)].After = after(I);
    }
    return All;
  }

  /// Of the files that nobody else has touched: 'b' if all are as before, 'a' if all are changed, '?' else.
  char state(std::optional<unsigned> Touched = std::nullopt) const {
    bool AllBefore = true, AllAfter = true;
    for (unsigned I = 0; I < Files; ++I)
      if (I != Touched) {
        AllBefore &= textOf(file(I)) == before(I);
        AllAfter &= textOf(file(I)) == after(I);
      }
    return AllBefore ? 'b' : AllAfter ? 'a' : '?';
  }

  /// What lies in the folder and is none of the files.
  std::vector<std::string> left() const {
    std::vector<std::string> Names;
    std::error_code Code;
    for (sys::fs::directory_iterator I(Root, Code), End; I != End && !Code; I.increment(Code))
      if (sys::path::extension(I->path()) != ".cu")
        Names.push_back(I->path());
    return Names;
  }

  SmallString<128> Whole;
  std::string Root;
};

/// Lets \p Do happen before call number \p Moment; counts the calls.
struct At {
  At(unsigned Moment, std::function<void()> Do) {
    BeforeCall = [this, Moment, Do] {
      if (Calls++ == Moment) {
        std::function<void()> Hook = std::exchange(BeforeCall, nullptr); // its own calls do not count
        Do();
        BeforeCall = Hook;
      }
    };
  }
  ~At() { BeforeCall = nullptr; }
  unsigned Calls = 0;
};

/// Saves as editors do: a new file is renamed onto the old one.
void save(const std::string &Path, StringRef Text) {
  put(Path + ".new", Text);
  EXPECT_EQ(0, rename((Path + ".new").c_str(), Path.c_str()));
}

/// What somebody wrote is in its file, or in one that a message names.
void expectKept(const Folder &F, const std::string &Path, const std::string &Text, const std::string &Said) {
  if (StringRef(textOf(Path)).contains(Text))
    return;
  for (const std::string &Name : F.left())
    if (StringRef(textOf(Name)).contains(Text)) {
      EXPECT_TRUE(StringRef(Said).contains(Name)) << Said;
      return;
    }
  ADD_FAILURE() << "'" << Text << "' is lost; " << Path << " holds " << textOf(Path) << "; said: " << Said;
}

void expectNothingElseLeft(const Folder &F, StringRef Said) {
  for (const std::string &Name : F.left())
    EXPECT_TRUE(Said.contains(Name)) << Name << " is left behind; said: " << Said.str();
}

/// Runs \p Do with the run's place in the sequence of calls as argument until that is behind its last.
void atEachMoment(function_ref<bool(unsigned Moment)> Do) {
  for (bool Exchange : {true, false})
    for (unsigned Moment = 0;; ++Moment) {
      SCOPED_TRACE((Exchange ? "exchange, call " : "links, call ") + std::to_string(Moment));
      CanExchange = Exchange;
      ASSERT_LT(Moment, 200u);
      if (!Do(Moment)) {
        EXPECT_GE(Moment, Files);
        break;
      }
    }
}

void inChild(function_ref<void()> Do) {
  pid_t Child = fork();
  ASSERT_GE(Child, 0);
  if (!Child) {
    Do();
    _exit(0);
  }
  int Status = 0;
  EXPECT_EQ(Child, waitpid(Child, &Status, 0));
}

/// A run that ends when some files are changed and some are not.
void killHalfway(const Folder &F, const std::string &Root) {
  inChild([&] {
    BeforeCall = [&] {
      if (F.state() == '?')
        _exit(1);
    };
    consumeError(writeFiles(F.changes(), Root));
  });
  EXPECT_EQ('?', F.state());
}

TEST(Transaction, ChangesAll) {
  for (bool Exchange : {true, false}) {
    Folder F;
    CanExchange = Exchange;
    EXPECT_EQ("", toString(writeFiles(F.changes(), F.Root)));
    EXPECT_EQ('a', F.state());
    EXPECT_TRUE(F.left().empty());
    EXPECT_EQ("", cantFail(recoverFiles(F.Root)));
  }
}

TEST(Transaction, SavedAtAnyMoment) {
  for (unsigned Touched = 0; Touched < Files; ++Touched)
    atEachMoment([&](unsigned Moment) {
      Folder F;
      At Hook(Moment, [&] { save(F.file(Touched), "saved\n"); });
      std::string Said = toString(writeFiles(F.changes(), F.Root));
      if (Hook.Calls <= Moment)
        return false;
      expectKept(F, F.file(Touched), "saved\n", Said);
      EXPECT_EQ(Said.empty() ? 'a' : 'b', F.state(Touched)) << Said;
      expectNothingElseLeft(F, Said);
      return true;
    });
}

/// A program that has opened the file before the run goes on writing into what it opened.
TEST(Transaction, WrittenIntoAtAnyMoment) {
  for (unsigned Touched = 0; Touched < Files; ++Touched)
    atEachMoment([&](unsigned Moment) {
      Folder F;
      int Held = open(F.file(Touched).c_str(), O_WRONLY | O_APPEND | O_CLOEXEC);
      // After the last look at what was opened, or when that has no name any more, nobody can see it.
      bool IsTooLate = false;
      At Hook(Moment, [&] {
        struct stat Opened, Taken = {};
        EXPECT_FALSE(fstat(Held, &Opened));
        IsTooLate = !Opened.st_nlink || (!Unlinked.empty() && !stat(Unlinked.c_str(), &Taken) &&
                                         Taken.st_ino == Opened.st_ino && Opened.st_nlink == 1);
        EXPECT_EQ(8, write(Held, "written\n", 8));
      });
      std::string Said = toString(writeFiles(F.changes(), F.Root));
      close(Held);
      if (Hook.Calls <= Moment)
        return false;
      if (IsTooLate)
        EXPECT_EQ('a', F.state(Touched));
      else
        expectKept(F, F.file(Touched), "written\n", Said);
      EXPECT_NE('?', F.state(Touched)) << Said;
      EXPECT_TRUE(IsTooLate || !Said.empty());
      EXPECT_EQ(StringRef(Said).contains("no file is changed"), F.state(Touched) == 'b') << Said;
      expectNothingElseLeft(F, Said);
      return true;
    });
}

TEST(Transaction, KilledAtAnyMoment) {
  atEachMoment([&](unsigned Moment) {
    Folder F;
    inChild([&] {
      At Hook(Moment, [] { _exit(1); });
      consumeError(writeFiles(F.changes(), F.Root));
    });
    bool IsBehind = F.state() == 'a' && F.left().empty();
    std::string Said = cantFail(recoverFiles(F.Root));
    EXPECT_NE('?', F.state()) << Said;
    EXPECT_TRUE(F.left().empty()) << Said;
    EXPECT_EQ("", cantFail(recoverFiles(F.Root)));
    return !IsBehind || !Said.empty();
  });
}

/// The file is saved while the run after a kill undoes what the first one left.
TEST(Transaction, SavedWhileUndone) {
  for (unsigned Touched = 0; Touched < Files; ++Touched)
    atEachMoment([&](unsigned Moment) {
      Folder F;
      killHalfway(F, F.Root);
      At Hook(Moment, [&] { save(F.file(Touched), "saved\n"); });
      Expected<std::string> Done = recoverFiles(F.Root);
      std::string Said = Done ? *Done : toString(Done.takeError());
      if (Hook.Calls <= Moment)
        return false;
      expectKept(F, F.file(Touched), "saved\n", Said);
      EXPECT_EQ('b', F.state(Touched)) << Said;
      expectNothingElseLeft(F, Said);
      return true;
    });
}

/// Twice killed: the run that undoes may be, too.
TEST(Transaction, KilledWhileUndone) {
  atEachMoment([&](unsigned Moment) {
    Folder F;
    killHalfway(F, F.Root);
    inChild([&] {
      At Hook(Moment, [] { _exit(1); });
      consumeError(recoverFiles(F.Root).takeError());
    });
    bool WasUndone = cantFail(recoverFiles(F.Root)).empty();
    EXPECT_EQ('b', F.state());
    EXPECT_TRUE(F.left().empty());
    return !WasUndone;
  });
}

/// Without `.git` the root is the common folder of the arguments, which may be others the next time.
TEST(Transaction, NextRunHasAnotherRoot) {
  for (StringRef Next : {"project", "project/inner", "", "elsewhere"}) {
    Folder F("project/inner");
    std::string Root = sys::path::parent_path(F.Root).str();
    killHalfway(F, Root);
    std::string Said = cantFail(recoverFiles((F.Whole + (Next.empty() ? "" : "/") + Next).str()));
    EXPECT_EQ(Next == "elsewhere", Said.empty()) << Next.str();
    EXPECT_EQ(Next == "elsewhere" ? '?' : 'b', F.state()) << Next.str();
  }
}

/// Access control lists are extended attributes as well, which not every file system has.
TEST(Transaction, KeepsExtendedAttributes) {
  Folder F;
  if (setxattr(F.file(1).c_str(), "user.origin", "here", 4, 0))
    GTEST_SKIP() << "no extended attributes in " << F.Root;
  EXPECT_EQ("", toString(writeFiles(F.changes(), F.Root)));
  EXPECT_EQ('a', F.state());
  char Value[8] = {};
  EXPECT_EQ(4, getxattr(F.file(1).c_str(), "user.origin", Value, sizeof Value));
  EXPECT_STREQ("here", Value);
  EXPECT_EQ(-1, getxattr(F.file(0).c_str(), "user.origin", Value, sizeof Value));
}

} // namespace
