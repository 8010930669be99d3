#include "LostKernels.h"
#include "Report/Plural.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <deque>

using namespace llvm;
using namespace bankcheck::driver;
using namespace bankcheck::report;

namespace bankcheck::cli {
namespace {

/// "utils.h", if the error is that it was not found.
std::optional<StringRef> missingHeader(StringRef Message) {
  if (!Message.consume_front("'") || !Message.consume_back("' file not found"))
    return std::nullopt;
  return Message;
}

/// A folder below \p Root, itself included, in which \p Header lies: the nearest.
std::optional<std::string> folderBelow(StringRef Root, StringRef Header, unsigned &FoldersLeft) {
  constexpr unsigned MostLevels = 3;
  std::deque<std::pair<std::string, unsigned>> Waiting = {{Root.str(), 0}};
  while (!Waiting.empty() && FoldersLeft) {
    auto [Folder, Level] = std::move(Waiting.front());
    Waiting.pop_front();
    --FoldersLeft;
    SmallString<256> Path(Folder);
    sys::path::append(Path, Header);
    if (sys::fs::is_regular_file(Path))
      return Folder;
    std::vector<std::string> Inside;
    std::error_code Error;
    for (sys::fs::directory_iterator I(Folder, Error, /*follow_symlinks=*/false), End;
         Level < MostLevels && I != End && !Error; I.increment(Error))
      if (I->type() == sys::fs::file_type::directory_file && !sys::path::filename(I->path()).starts_with("."))
        Inside.push_back(I->path());
    llvm::sort(Inside);
    for (std::string &Next : Inside)
      Waiting.emplace_back(std::move(Next), Level + 1);
  }
  return std::nullopt;
}

/// The folder for -I with which \p File finds \p Header, as it is spelled from here.
std::optional<std::string> includeFolder(StringRef File, StringRef Header) {
  constexpr unsigned MostUpwards = 4, MostFolders = 2000;
  SmallString<256> Folder(File), Here;
  sys::fs::make_absolute(Folder);
  sys::path::remove_dots(Folder, /*remove_dot_dot=*/true);
  sys::fs::current_path(Here);
  unsigned FoldersLeft = MostFolders;
  for (unsigned Level = 0; Level < MostUpwards; ++Level) {
    sys::path::remove_filename(Folder);
    if (Folder == sys::path::root_path(Folder))
      return std::nullopt;
    if (std::optional<std::string> Found = folderBelow(Folder, Header, FoldersLeft)) {
      StringRef Spelled = *Found;
      if (Spelled == Here)
        return ".";
      if (Spelled.consume_front(Here) && Spelled.consume_front("/"))
        return Spelled.str();
      return Found;
    }
    SmallString<256> Repository(Folder);
    sys::path::append(Repository, ".git");
    if (sys::fs::exists(Repository))
      return std::nullopt;
  }
  return std::nullopt;
}

/// What to try against the error.
std::string cureOf(StringRef Message, const std::string &File) {
  if (std::optional<StringRef> Header = missingHeader(Message)) {
    std::optional<std::string> Folder = includeFolder(File, *Header);
    return Folder ? "try `-- -I" + *Folder + "`" : "name its folder with `-- -IFOLDER`, or that of the build with -p";
  }
  return "give the flags of the build with -p, or behind `--`";
}

} // namespace

void LostKernels::add(const std::string &File, const FileResult &Result) {
  auto IsLost = [](const RemarkFinding &F) {
    return F.Kind == FindingKind::Skipped && StringRef(F.Message).ends_with(DoesNotParse);
  };
  unsigned Kernels = count_if(Result.Findings.Remarks, IsLost);
  const std::vector<ErrorFinding> &Errors = Result.Findings.Errors;
  if (Errors.empty() || (!Kernels && Result.IsAnalysed))
    return;
  auto First = find_if(Errors, [](const ErrorFinding &E) { return missingHeader(E.Message).has_value(); });
  Cause &C = Causes[(First == Errors.end() ? Errors.front() : *First).Message];
  C.Kernels += Kernels;
  C.Files += !Result.IsAnalysed;
  if (C.FirstFile.empty())
    C.FirstFile = File;
}

std::vector<std::string> LostKernels::summary() const {
  constexpr size_t Most = 3;
  std::vector<std::pair<std::string, Cause>> Sorted(Causes.begin(), Causes.end());
  std::stable_sort(Sorted.begin(), Sorted.end(), [](const auto &A, const auto &B) {
    return std::pair(A.second.Kernels, A.second.Files) > std::pair(B.second.Kernels, B.second.Files);
  });
  std::vector<std::string> Lines;
  for (const auto &[Message, C] : Sorted) {
    if (Lines.size() == Most)
      break;
    std::optional<StringRef> Header = missingHeader(Message);
    std::string Cost = C.Kernels ? plural(C.Kernels, "kernel") : "";
    if (C.Files)
      Cost += (Cost.empty() ? "" : " and ") + plural(C.Files, "file");
    Lines.push_back((Header ? "'" + Header->str() + "' not found" : Message) + ": " + Cost + " skipped; " +
                    cureOf(Message, C.FirstFile));
  }
  return Lines;
}

} // namespace bankcheck::cli
