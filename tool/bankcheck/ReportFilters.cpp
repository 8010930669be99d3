#include "ReportFilters.h"
#include "Filters/Baseline.h"
#include "Filters/ChangedLines.h"
#include "Filters/NoLint.h"
#include "OutputFile.h"
#include "Report/Escape.h"
#include <map>

using namespace llvm;
using namespace bankcheck::config;
using namespace bankcheck::driver;
using namespace bankcheck::filters;
using namespace bankcheck::report;

namespace bankcheck::cli {
namespace {

cl::opt<bool> UnusedNoLint("unused-nolint", cl::desc("Report NOLINT comments for bankcheck that suppress nothing"),
                           cl::sub(cl::SubCommand::getTopLevel()), cl::sub(launchCommand()),
                           cl::cat(category(OptionGroup::Findings)));

cl::opt<std::string> BaselineFile("baseline", cl::desc("Report only findings that are not in this file"),
                                  cl::value_desc("FILE"), cl::sub(cl::SubCommand::getTopLevel()),
                                  cl::sub(launchCommand()), cl::cat(category(OptionGroup::Findings)));
cl::opt<bool> WriteBaseline("write-baseline", cl::desc("Write all findings to the file of --baseline"),
                            cl::sub(cl::SubCommand::getTopLevel()), cl::sub(launchCommand()),
                            cl::cat(category(OptionGroup::Findings)));
cl::opt<std::string> LineFilter("line-filter", cl::desc("Report findings only on these lines, in clang-tidy's format"),
                                cl::value_desc("JSON"), cl::sub(cl::SubCommand::getTopLevel()),
                                cl::sub(launchCommand()), cl::cat(category(OptionGroup::Findings)));
cl::opt<std::string> DiffBase("diff-base", cl::desc("Report findings only on lines changed since a git revision"),
                              cl::value_desc("REV"), cl::sub(cl::SubCommand::getTopLevel()), cl::sub(launchCommand()),
                              cl::cat(category(OptionGroup::Findings)));

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

Error applyFilters(const std::vector<FileJob> &Jobs, Configurations &Configured, Report &R) {
  NoLintOptions Options{UnusedNoLint, {}};
  for (const FileJob &Job : Jobs)
    Options.Files.push_back(Job.Options.Parse.File);
  std::vector<RemarkFinding> Remarks =
      suppress(R, [&](const std::string &File) { return textOf(Jobs, File); }, Options);
  std::map<std::string, Report> ByFile;
  for (RemarkFinding &F : Remarks)
    ByFile[F.Where.File].Remarks.push_back(std::move(F));
  Report All;
  for (auto &[File, One] : ByFile) {
    if (const Configuration *C = Configured.forFile(File))
      C->applyTo(One, File);
    All.append(std::move(One));
  }
  R.append(std::move(All));
  R.sortRemarks();
  if (!LineFilter.empty()) {
    Expected<ChangedLines> Lines = ChangedLines::fromFilter(LineFilter);
    if (!Lines)
      return Lines.takeError();
    Lines->applyTo(R);
  }
  if (!DiffBase.empty() && !Jobs.empty()) {
    Expected<ChangedLines> Lines = ChangedLines::since(DiffBase, Jobs.front().Options.Parse.File);
    if (!Lines)
      return Lines.takeError();
    Lines->applyTo(R);
  }
  if (WriteBaseline && BaselineFile.empty())
    return createStringError("--write-baseline needs --baseline=FILE");
  if (!BaselineFile.empty() && !WriteBaseline) {
    Expected<Baseline> Accepted = Baseline::read(BaselineFile);
    if (!Accepted)
      return Accepted.takeError();
    Accepted->applyTo(R);
  }
  return Error::success();
}

bool filtersTakeAll() { return !BaselineFile.empty() || !DiffBase.empty(); }

std::string baselineRead() { return WriteBaseline ? std::string() : BaselineFile.getValue(); }

std::optional<int> writeBaseline(const Report &R) {
  if (!WriteBaseline)
    return std::nullopt;
  Baseline B = Baseline::of(R, BaselineFile);
  if (Error Failed = writeOutput(BaselineFile, [&](raw_ostream &Out) { B.print(Out); }))
    return fail(toString(std::move(Failed)));
  errs() << "bankcheck: " << B.size() << (B.size() == 1 ? " finding" : " different findings") << " in '"
         << plainLine(BaselineFile) << "'\n";
  return ExitClean;
}

} // namespace bankcheck::cli
