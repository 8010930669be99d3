#include "Filters/ChangedLines.h"
#include "Input/Nesting.h"
#include "Input/Paths.h"
#include "Input/ReadFile.h"
#include "Limits/Limits.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"

using namespace llvm;
using namespace bankcheck::input;
using namespace bankcheck::report;

namespace bankcheck::filters {
namespace {

/// What `git -C Folder Arguments...` writes.
Expected<std::string> git(StringRef Folder, ArrayRef<StringRef> Arguments) {
  ErrorOr<std::string> Program = sys::findProgramByName("git");
  if (!Program)
    return createStringError("--diff-base needs 'git', which is not in PATH");
  SmallString<128> Out, Err;
  if (std::error_code Code = sys::fs::createTemporaryFile("bankcheck", "diff", Out))
    return createStringError(Code.message());
  llvm::scope_exit RemoveOut([&] { sys::fs::remove(Out); });
  if (std::error_code Code = sys::fs::createTemporaryFile("bankcheck", "errors", Err))
    return createStringError(Code.message());
  llvm::scope_exit RemoveErr([&] { sys::fs::remove(Err); });
  SmallVector<StringRef> Command = {*Program, "-C", Folder, "-c", "core.quotePath=off", "-c", "core.fsmonitor=false"};
  append_range(Command, Arguments);
  std::optional<StringRef> Redirects[] = {StringRef(""), Out.str(), Err.str()};
  int Status = sys::ExecuteAndWait(*Program, Command, std::nullopt, Redirects);
  ErrorOr<std::unique_ptr<MemoryBuffer>> Text = readFile(Status ? Err : Out, limits::ReportBytes);
  std::string Written = Text ? (*Text)->getBuffer().str() : "";
  if (Status)
    return createStringError("git " + Arguments[0] + ": " + StringRef(Written).split('\n').first);
  return Written;
}

} // namespace

Expected<ChangedLines> ChangedLines::fromFilter(StringRef Text) {
  auto Wrong = [] {
    return createStringError("--line-filter is not of the form [{\"name\": \"file.cu\", \"lines\": [[1, 3], [7, 7]]}]");
  };
  Expected<json::Value> Value = parseJson(Text);
  if (!Value) {
    consumeError(Value.takeError());
    return Wrong();
  }
  const json::Array *Entries = Value->getAsArray();
  if (!Entries)
    return Wrong();
  ChangedLines Result;
  for (const json::Value &Entry : *Entries) {
    const json::Object *Object = Entry.getAsObject();
    std::optional<StringRef> Name = Object ? Object->getString("name") : std::nullopt;
    if (!Name || Name->empty())
      return Wrong();
    File F{.Name = Name->str(), .IsPath = false, .All = Object->get("lines") == nullptr};
    if (!F.All) {
      const json::Array *Lines = Object->getArray("lines");
      if (!Lines)
        return Wrong();
      for (const json::Value &Range : *Lines) {
        const json::Array *Pair = Range.getAsArray();
        std::optional<int64_t> First, Last;
        if (Pair && Pair->size() == 2) {
          First = (*Pair)[0].getAsInteger();
          Last = (*Pair)[1].getAsInteger();
        }
        if (!First || !Last || *First < 1 || *Last < *First)
          return Wrong();
        F.Lines.push_back({*First, *Last});
      }
    }
    Result.Files.push_back(std::move(F));
  }
  return Result;
}

Expected<ChangedLines> ChangedLines::since(const std::string &Revision, const std::string &Source) {
  std::string Folder = sys::path::parent_path(comparablePath(Source)).str();
  Expected<std::string> Root = git(Folder, {"rev-parse", "--show-toplevel"});
  if (!Root)
    return Root.takeError();
  Root->resize(StringRef(*Root).rtrim("\r\n").size());
  // A revision that looks like an option is none.
  Expected<std::string> Commit =
      git(*Root, {"rev-parse", "--verify", "--quiet", "--end-of-options", Revision + "^{commit}"});
  if (!Commit) {
    consumeError(Commit.takeError());
    return createStringError("'" + Revision + "' of --diff-base is no revision of the repository '" + *Root + "'");
  }
  Expected<std::string> Diff = git(*Root, {"diff", "--no-color", "--no-ext-diff", "--no-textconv", "--no-prefix", "-U0",
                                           StringRef(*Commit).trim(), "--"});
  if (!Diff)
    return Diff.takeError();
  ChangedLines Result;
  if (Error E = Result.addDiff(*Diff, *Root))
    return E;
  Expected<std::string> New = git(*Root, {"ls-files", "--others", "--exclude-standard", "--full-name"});
  if (!New)
    return New.takeError();
  SmallVector<StringRef> Paths;
  StringRef(*New).split(Paths, '\n', -1, /*KeepEmpty=*/false);
  for (StringRef Path : Paths)
    Result.Files.push_back({.Name = *Root + "/" + Path.str(), .IsPath = true, .All = true});
  return Result;
}

/// The lines that a unified diff without context adds or changes.
Error ChangedLines::addDiff(StringRef Diff, const std::string &Root) {
  while (!Diff.empty()) {
    auto [Line, Rest] = Diff.split('\n');
    Diff = Rest;
    if (Line.consume_front("+++ ")) {
      // git ends a name that has blanks with a tab.
      Files.push_back({.Name = Root + "/" + Line.rtrim("\t\r").str(), .IsPath = true});
    } else if (Line.starts_with("@@ ")) {
      StringRef Range = Line.split('+').second.split(' ').first;
      unsigned First = 0, Count = 1;
      auto [Begin, Length] = Range.split(',');
      if (Begin.getAsInteger(10, First) || (!Length.empty() && Length.getAsInteger(10, Count)) || Files.empty())
        return createStringError("git's diff is not understood: " + Line);
      // Skip the text, which may look like anything.
      unsigned Removed = 1;
      StringRef Old = Line.split('-').second.split(' ').first.split(',').second;
      if (!Old.empty() && Old.getAsInteger(10, Removed))
        return createStringError("git's diff is not understood: " + Line);
      for (unsigned I = 0; I < Count + Removed; ++I)
        Diff = Diff.split('\n').second;
      if (Count)
        Files.back().Lines.push_back({First, First + Count - 1});
    }
  }
  return Error::success();
}

bool ChangedLines::contains(const Location &First, unsigned Last) const {
  if (!First.Line)
    return false;
  std::string Path = comparablePath(First.File);
  return any_of(Files, [&](const File &F) {
    if (F.IsPath ? Path != F.Name : !StringRef(Path).ends_with(F.Name))
      return false;
    return F.All || any_of(F.Lines, [&](auto Range) {
             return Range.first <= std::max(Last, First.Line) && First.Line <= Range.second;
           });
  });
}

void ChangedLines::applyTo(Report &R) const {
  for (AccessFinding &A : R.Accesses)
    if (A.IsWithheld == Withheld::No && !contains(A.Where, A.EndLine) && !contains(A.DeclaredAt, A.DeclaredAt.Line))
      A.IsWithheld = Withheld::Line;
  for (RemarkFinding &F : R.Remarks)
    if (F.IsWithheld == Withheld::No && !contains(F.Where, F.Where.Line))
      F.IsWithheld = Withheld::Line;
}

} // namespace bankcheck::filters
