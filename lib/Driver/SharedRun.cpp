#include "Driver/SharedRun.h"
#include "Driver/CrashRecovery.h"
#include "Driver/ProcessMemory.h"
#include "Input/Paths.h"
#include "Limits/Limits.h"
#include <atomic>

using namespace llvm;
using namespace bankcheck::input;

namespace bankcheck::driver {
namespace {

std::atomic<bool> IsInterrupted = false;

std::unique_ptr<FileResult> failure(const std::string &Why) {
  auto Result = std::make_unique<FileResult>();
  Result->Findings.Errors.push_back({{}, Why});
  return Result;
}

std::unique_ptr<FileResult> isolated(const AnalysisOptions &Options) {
  auto Own = std::make_shared<std::unique_ptr<FileResult>>(std::make_unique<FileResult>());
  Outcome O = runWithCrashRecovery([Own, &Options] { **Own = analyseFile(Options); });
  return O == Outcome::Done ? std::move(*Own) : failure(textOf(O));
}

/// What is known of a file that was not read to its end.
index::IndexedFile withWords(const frontend::ParseOptions &Parse, const std::string &Path) {
  index::IndexedFile File;
  File.Path = Path;
  addWordsOf(Path, Parse.Contents, TextPart::All, File.Words);
  return File;
}

} // namespace

void interruptRun() { IsInterrupted = true; }
bool isRunInterrupted() { return IsInterrupted; }

SharedRun::SharedRun(std::vector<FileJob> All, const RunOptions &Options)
    : Jobs(std::move(All)), MostBytes(Options.MostBytes), Given(Jobs.size()) {
  Results.resize(Given);
  IsDone.resize(Given);
  IsWithoutLaunches.resize(Given);
  Jobs.reserve(Given + limits::FurtherFiles); // threads of a phase refer to them
  for (FileJob &Job : Jobs)
    Job.Options.Others = this;
  if (Given && Jobs.front().Options.Index)
    Index = *Jobs.front().Options.Index;
  if (Options.Budget) {
    Budget = *Options.Budget;
    Guard.emplace(Given + limits::FurtherFiles, Budget, MostBytes);
    preferLargePages();
  }
}

std::optional<size_t> SharedRun::add(FileJob Job) {
  if (Jobs.size() >= Given + limits::FurtherFiles)
    return std::nullopt;
  Job.Options.Others = this;
  Jobs.push_back(std::move(Job));
  Results.emplace_back();
  IsDone.push_back(false);
  IsWithoutLaunches.push_back(false);
  return Jobs.size() - 1;
}

void SharedRun::note(const index::IndexedFile &File) {
  std::lock_guard Guard(Lock);
  Index.add(File);
  UnreadLaunchers.erase(File.Path);
  Unread.erase(File.Path);
  Changed.notify_all();
}

index::LaunchesElsewhere SharedRun::launchesElsewhere(const index::IndexedFile &Of, const std::string &Linkage) {
  std::lock_guard Guard(Lock);
  return Index.launchesElsewhere(Of, Linkage);
}

bool SharedRun::mayBegin(size_t Job, Fate F) const {
  if (!Running || IsInterrupted)
    return true;
  if (IsOneAlone || F == Fate::Alone || (IsWithoutLaunches[Job] && !UnreadLaunchers.empty()))
    return false;
  if (!MostBytes)
    return true;
  return std::max(residentBytesOf(), Running * limits::ReportOfFileBytes) + limits::ReportOfFileBytes <= MostBytes;
}

void SharedRun::run(size_t Job) {
  Fate F = Guard ? Guard->fateOf(Job) : Fate::Open;
  {
    std::unique_lock Guard(Lock);
    Changed.wait(Guard, [&] { return mayBegin(Job, F); });
    if (IsInterrupted)
      return;
    ++Running;
    IsOneAlone = F == Fate::Alone;
  }
  std::unique_ptr<FileResult> Result;
  if (std::string Failure = textOf(F, Budget); !Failure.empty()) {
    Result = failure(Failure);
  } else {
    if (Guard)
      Guard->begin(Job);
    Result = isolated(Jobs[Job].Options);
    if (Guard)
      Guard->end(Job);
  }
  finish(Job, std::move(Result));
}

void SharedRun::finish(size_t Job, std::unique_ptr<FileResult> Result) {
  std::lock_guard Guard(Lock);
  if (Result) {
    --Running;
    IsOneAlone = false;
    --Unfinished;
  }
  const std::string Path = comparablePath(Jobs[Job].Options.Parse.File);
  UnreadLaunchers.erase(Path);
  Unread.erase(Path);
  if (Result && Result->Indexed.Path.empty() && !Jobs[Job].IsHeader)
    Result->Indexed = withWords(Jobs[Job].Options.Parse, Path);
  if (Result && !Jobs[Job].IsHeader && !Index.find(Path))
    Index.add(Result->Indexed);
  Results[Job] = std::move(Result);
  IsDone[Job] = true;
  News.push_back(Job);
  Changed.notify_all();
}

} // namespace bankcheck::driver
