#include "Gates.h"
#include "Gates/NoLint.h"
#include "llvm/Support/FileSystem.h"

using namespace llvm;

namespace bankcheck {
namespace {

cl::opt<bool> UnusedNoLint("unused-nolint", cl::desc("Report NOLINT comments for bankcheck that suppress nothing"), cl::cat(Category));

/// The contents that the jobs have for files, else what is on the disk.
std::optional<std::string> textOf(const std::vector<FileJob> &Jobs, const std::string &File) {
  SmallString<256> Path(File);
  sys::fs::make_absolute(Path);
  for (const FileJob &Job : Jobs)
    if (auto It = Job.Options.Parse.Contents.find(Path.str().str()); It != Job.Options.Parse.Contents.end())
      return It->second;
  return textOnDisk(File);
}

} // namespace

void applyGates(const std::vector<FileJob> &Jobs, Configurations &Configured, Report &R) {
  NoLintOptions Options{UnusedNoLint, {}};
  for (const FileJob &Job : Jobs)
    Options.Files.push_back(Job.Options.Parse.File);
  std::vector<RemarkFinding> Remarks = suppress(R, [&](const std::string &File) { return textOf(Jobs, File); }, Options);
  for (const RemarkFinding &F : Remarks) {
    Report One;
    One.Remarks = {F};
    if (const Configuration *C = Configured.forFile(F.Where.File))
      C->applyTo(One, F.Where.File);
    R.append(std::move(One));
  }
}

} // namespace bankcheck
