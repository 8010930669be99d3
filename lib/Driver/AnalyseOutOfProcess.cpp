#include "Driver/AnalyseOutOfProcess.h"
#include "Driver/AnalyseFiles.h"
#include "Driver/BackgroundPreludes.h"
#include "Driver/KernelMemory.h"
#include "Driver/ProcessMemory.h"
#include "Driver/ProjectFiles.h"
#include "Index/IndexFile.h"
#include "Input/Nesting.h"
#include "Input/ReadFile.h"
#include "Limits/Limits.h"
#include "Report/Join.h"
#include "Report/Serialise.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"
#include <cerrno>
#include <csignal>
#include <mutex>
#include <poll.h>
#include <ranges>
#include <sys/wait.h>
#include <unistd.h>

using namespace llvm;
using namespace bankcheck::input;
using namespace bankcheck::report;

namespace bankcheck::driver {
namespace {

json::Array arrayOf(const std::set<std::string> &All) {
  json::Array Result;
  for (const std::string &One : All)
    Result.push_back(json::fixUTF8(One));
  return Result;
}

std::set<std::string> setIn(const json::Object *O, StringRef Name) {
  std::set<std::string> Result;
  if (const json::Array *All = O ? O->getArray(Name) : nullptr)
    for (const json::Value &One : *All)
      Result.insert(One.getAsString().value_or("").str());
  return Result;
}

/// What stands before the index and the report, with how many bytes of KernelMemory stand behind them.
void writeLine(const ProcessResult &Result, size_t KernelBytes, raw_ostream &Out) {
  json::Array Files;
  for (const auto &[Path, Hash] : Result.Files)
    if (json::isUTF8(Path))
      Files.push_back(json::Array{Path, utohexstr(Hash)});
  json::Object Failed;
  for (const auto &[File, Why] : Result.Failed)
    Failed[json::fixUTF8(File)] = json::fixUTF8(Why);
  std::set<std::string> Own;
  for (const index::IndexedFile &File : Result.Own)
    Own.insert(File.Path);
  Out << json::Value(json::Object{{"files", std::move(Files)},
                                  {"through", arrayOf(Result.Through)},
                                  {"own", arrayOf(Own)},
                                  {"sought", arrayOf(Result.Sought)},
                                  {"unread", arrayOf(Result.NamedUnread)},
                                  {"failed", std::move(Failed)},
                                  {"kernels", int64_t(KernelBytes)}})
      << "\n";
}

/// What the child does. Of what other threads of the parent held when it was made nothing
/// may be asked for: it reads no standard stream, and ends without cleaning up.
[[noreturn]] void runChild(const AnalysisOptions &Options, bool GivesWay, int Pipe) {
  constexpr int LowestPriority = 19;
  if (GivesWay)
    (void)nice(LowestPriority);
  // A signal that asks the server to end is not for the child to handle.
  for (int Signal : {SIGINT, SIGTERM, SIGHUP, SIGPIPE})
    std::signal(Signal, SIG_DFL);
  preferLargePages();
  AnalysisOptions Own = Options;
  Own.IsStale = nullptr; // it would ask for the parent's locks
  ProcessResult Result;
  std::vector<Report> Reports;
  RunOptions Run;
  Run.Jobs = 1;
  Run.Finished = [&](const FileJob &Job, std::unique_ptr<FileResult> R) {
    if (!R)
      return;
    if (!Job.For.empty())
      Result.Through.insert(Job.Options.Parse.File);
    Result.Failed.insert(Job.Failed.begin(), Job.Failed.end());
    Result.IsAnalysed |= R->IsAnalysed;
    Result.Files.merge(R->Files);
    if (!R->Indexed.Path.empty())
      Result.Own.push_back(std::move(R->Indexed));
    Report &Part = Reports.emplace_back(std::move(R->Findings));
    Part.Files.push_back(Job.Options.Parse.File); // its place among the others
  };
  bool IsHeader = index::isHeaderName(Own.Parse.File);
  RunResult Done = analyseFiles({FileJob{std::move(Own), IsHeader}}, Run);
  Report R = join(std::move(Reports));
  R.Files.clear();
  (Result.IsAnalysed ? R.Files : R.NotAnalysed).push_back("");
  raw_fd_ostream Out(Pipe, /*shouldClose=*/false);
  const std::string OfKernels = Options.Kernels ? Options.Kernels->takeChanges() : "";
  Result.Sought = std::move(Done.Sought);
  Result.NamedUnread = std::move(Done.NamedUnread);
  writeLine(Result, OfKernels.size(), Out);
  index::ProjectIndex Index = Done.Learned ? *Done.Learned : index::ProjectIndex();
  for (index::IndexedFile &File : Result.Own)
    Index.add(std::move(File));
  index::writeIndex(Index, index::PathStyle::FromRoot, Out);
  Out << serialise(R);
  Out << OfKernels;
  Out.flush();
  if (Options.Cache)
    makePreludesInBackground(*Options.Cache);
  _exit(0);
}

constexpr const char *ReportTooLarge = "the report of this file is too large";

struct FirstLine {
  size_t KernelBytes = 0;
  std::set<std::string> Own; ///< Paths.
};

FirstLine readLine(StringRef Line, ProcessResult &Into) {
  Expected<json::Value> Value = parseJson(Line);
  if (!Value) {
    consumeError(Value.takeError());
    return {};
  }
  const json::Object *O = Value->getAsObject();
  const json::Array *Files = O ? O->getArray("files") : nullptr;
  for (const json::Value &File : Files ? *Files : json::Array()) {
    const json::Array *Pair = File.getAsArray();
    uint64_t Hash = 0;
    if (Pair && Pair->size() == 2 && !(*Pair)[1].getAsString().value_or("").getAsInteger(16, Hash))
      Into.Files[(*Pair)[0].getAsString().value_or("").str()] = Hash;
  }
  if (const json::Object *Failed = O ? O->getObject("failed") : nullptr)
    for (const auto &[Name, Why] : *Failed)
      Into.Failed[Name.str()] = Why.getAsString().value_or("").str();
  Into.Through = setIn(O, "through");
  Into.Sought = setIn(O, "sought");
  Into.NamedUnread = setIn(O, "unread");
  return {size_t(O ? O->getInteger("kernels").value_or(0) : 0), setIn(O, "own")};
}

ProcessResult nothing(const Twine &Why) {
  ProcessResult Result;
  Result.Findings.Errors.push_back({{}, Why.str()});
  return Result;
}

} // namespace

ProcessResult analyseOutOfProcess(const AnalysisOptions &Options, const AnalysisBudget &Budget) {
  using Clock = std::chrono::steady_clock;
  if (!json::isUTF8(Options.Parse.File))
    return nothing("the file's name is not UTF-8, and reports are");
  int Pipe[2];
  pid_t Child;
  {
    // A child that another thread makes meanwhile would hold the pipe open.
    static std::mutex Lock;
    std::lock_guard Guard(Lock);
    if (pipe(Pipe))
      return nothing("no pipe for the analysis");
    std::unique_lock<std::mutex> Held;
    if (Options.Kernels)
      Held = Options.Kernels->hold();
    Child = fork();
    if (Child == 0) {
      if (Held)
        Held.unlock();
      close(Pipe[0]);
      runChild(Options, Budget.GivesWay, Pipe[1]);
    }
    close(Pipe[1]);
  }
  scope_exit Close([&] { close(Pipe[0]); });
  if (Child < 0)
    return nothing("no process for the analysis");
  auto EndChild = [Child] { // an exit status that it has by now stays
    int Status = -1;
    kill(Child, SIGKILL);
    while (waitpid(Child, &Status, 0) < 0 && errno == EINTR)
      ;
    return Status;
  };
  scope_exit End([&] { EndChild(); });
  const Clock::time_point Last = Clock::now() + Budget.Time;
  std::string Text;
  for (char Part[1 << 16];;) {
    pollfd Ready{Pipe[0], POLLIN, 0};
    constexpr int Milliseconds = 20;
    int Count = poll(&Ready, 1, Milliseconds);
    if (Count > 0) {
      ssize_t Read = read(Pipe[0], Part, sizeof Part);
      if (Read > 0)
        Text.append(Part, Read);
      else if (Read == 0 || errno != EINTR)
        break;
    }
    if (Options.IsStale && Options.IsStale())
      return {};
    if (Text.size() > limits::ReportBytes)
      return nothing(ReportTooLarge);
    if (Clock::now() > Last)
      return nothing(textOf(Fate::TookTooLong, Budget));
    if (residentBytesOf(Child) > Budget.Bytes)
      return nothing(textOf(Fate::TookTooMuch, Budget));
  }
  End.release();
  bool IsComplete = EndChild() == 0;
  auto [Line, Behind] = StringRef(Text).split('\n');
  auto [IndexLine, Whole] = Behind.split('\n');
  ProcessResult Result;
  const FirstLine First = readLine(Line, Result);
  const size_t KernelBytes = std::min(First.KernelBytes, Whole.size());
  std::optional<Report> Read = deserialise(Whole.drop_back(KernelBytes));
  if (!Read)
    return nothing(IsComplete ? std::string(ReportTooLarge) : textOf(Fate::Crashed, Budget));
  if (Options.Kernels)
    Options.Kernels->apply(Whole.take_back(KernelBytes));
  auto Learned = std::make_shared<index::ProjectIndex>();
  if (Expected<index::ProjectIndex> All = index::readIndex(IndexLine)) {
    for (index::IndexedFile File : All->files() | std::views::values) {
      File.Spellings.clear(); // of the current folder an editor knows nothing
      if (First.Own.contains(File.Path))
        Result.Own.push_back(std::move(File));
      else
        Learned->add(std::move(File));
    }
  } else {
    consumeError(All.takeError());
  }
  Result.Learned = std::move(Learned);
  Result.IsAnalysed = !Read->Files.empty();
  Result.Findings = std::move(*Read);
  Result.Findings.Files.clear();
  Result.Findings.NotAnalysed.clear();
  return Result;
}

} // namespace bankcheck::driver
