#include "Driver/AnalyseFiles.h"
#include "Driver/CrashRecovery.h"
#include "Driver/ProcessMemory.h"
#include "Input/Paths.h"
#include "Limits/Limits.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/ThreadPool.h"
#include <atomic>
#include <condition_variable>
#include <mutex>

using namespace llvm;
using namespace bankcheck::input;
using namespace bankcheck::report;

namespace bankcheck::driver {
namespace {

std::atomic<bool> IsInterrupted = false;

/// What the threads share. It outlives an interrupted run.
struct Shared {
  std::vector<FileJob> Jobs;
  uint64_t MostBytes = 0;
  AnalysisBudget Budget;
  std::optional<SupervisedProcess> Guard;

  std::mutex Lock;
  std::condition_variable Changed;
  std::vector<std::unique_ptr<FileResult>> Results; ///< By job; null: not done, or left out.
  std::vector<char> IsDone;
  std::vector<size_t> News; ///< Done, but not yet passed to RunOptions::Progress.
  unsigned Running = 0;
  bool IsOneAlone = false; ///< \see Fate

  Fate fateOf(size_t Job) const { return Guard ? Guard->fateOf(Job) : Fate::Open; }

  bool mayBegin(Fate F) const {
    if (!Running || IsInterrupted)
      return true;
    if (IsOneAlone || F == Fate::Alone)
      return false;
    if (!MostBytes)
      return true;
    return std::max(residentBytesOf(), Running * limits::ReportOfFileBytes) + limits::ReportOfFileBytes <= MostBytes;
  }

  void run(size_t Job) {
    Fate F = fateOf(Job);
    {
      std::unique_lock Guard(Lock);
      Changed.wait(Guard, [&] { return mayBegin(F); });
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

  static std::unique_ptr<FileResult> failure(const std::string &Why) {
    auto Result = std::make_unique<FileResult>();
    Result->Findings.Errors.push_back({{}, Why});
    return Result;
  }

  static std::unique_ptr<FileResult> isolated(const AnalysisOptions &Options) {
    auto Own = std::make_shared<std::unique_ptr<FileResult>>(std::make_unique<FileResult>());
    Outcome O = runWithCrashRecovery([Own, &Options] { **Own = analyseFile(Options); });
    return O == Outcome::Done ? std::move(*Own) : failure(textOf(O));
  }

  void finish(size_t Job, std::unique_ptr<FileResult> Result) {
    std::lock_guard Guard(Lock);
    if (Result) {
      --Running;
      IsOneAlone = false;
    }
    Results[Job] = std::move(Result);
    IsDone[Job] = true;
    News.push_back(Job);
    Changed.notify_all();
  }
};

class Run {
public:
  Run(std::vector<FileJob> Jobs, const RunOptions &Options) : Options(Options), State(std::make_shared<Shared>()) {
    State->Results.resize(Jobs.size());
    State->IsDone.resize(Jobs.size());
    State->Jobs = std::move(Jobs);
    State->MostBytes = Options.MostBytes;
    if (Options.Budget) {
      State->Budget = *Options.Budget;
      State->Guard.emplace(State->Jobs.size(), *Options.Budget, Options.MostBytes);
    }
    Pool = std::make_unique<DefaultThreadPool>(hardware_concurrency(Options.Jobs));
  }

  RunResult all() {
    std::vector<size_t> Sources, Headers;
    for (size_t J = 0; J < State->Jobs.size(); ++J)
      (State->Jobs[J].IsFoundHeader ? Headers : Sources).push_back(J);
    bool Complete = phase(Sources);
    if (Complete) {
      erase_if(Headers, [&](size_t J) {
        if (!Included.contains(comparablePath(State->Jobs[J].Options.Parse.File)))
          return false;
        State->finish(J, nullptr);
        return true;
      });
      Complete = phase(Headers);
    }
    if (!Complete)
      (void)Pool.release(); // its threads are busy
    deliver(/*AllThatAreDone=*/true);
    if (State->Guard)
      State->Guard->finish();
    return {Complete, Done};
  }

private:
  const RunOptions &Options;
  std::shared_ptr<Shared> State;
  std::unique_ptr<DefaultThreadPool> Pool;
  size_t Done = 0, Next = 0; ///< Next: the next job whose result is delivered.
  StringSet<> Included;      ///< The files that the delivered files have read.

  /// False if it was interrupted.
  bool phase(const std::vector<size_t> &Which) {
    for (size_t Job : Which)
      Pool->async([State = State, Job] { State->run(Job); });
    std::unique_lock Guard(State->Lock);
    auto IsDone = [&] { return all_of(Which, [&](size_t J) { return State->IsDone[J]; }); };
    for (;;) {
      bool Finished = IsDone();
      std::vector<size_t> News = std::move(State->News);
      State->News.clear();
      Guard.unlock();
      for (size_t J : News) {
        ++Done;
        if (Options.Progress)
          Options.Progress(Done, State->Jobs.size(), State->Jobs[J].Options.Parse.File);
      }
      deliver(/*AllThatAreDone=*/false);
      if (Finished || IsInterrupted)
        return Finished;
      Guard.lock();
      // A signal handler cannot notify.
      State->Changed.wait_for(Guard, std::chrono::milliseconds(50), [&] { return !State->News.empty(); });
    }
  }

  void deliver(bool AllThatAreDone) {
    for (; Next < State->Jobs.size(); ++Next) {
      std::unique_ptr<FileResult> Result;
      {
        std::lock_guard Guard(State->Lock);
        if (!State->IsDone[Next]) {
          if (AllThatAreDone)
            continue;
          return;
        }
        Result = std::move(State->Results[Next]);
      }
      if (Result) {
        Result->WasReported = State->Guard && !State->Guard->noteReported();
        for (const auto &[File, Hash] : Result->Files)
          Included.insert(File);
      }
      Options.Finished(State->Jobs[Next], std::move(Result));
    }
  }
};

} // namespace

RunResult analyseFiles(std::vector<FileJob> Jobs, const RunOptions &Options) {
  return Run(std::move(Jobs), Options).all();
}

void interruptAnalysis() { IsInterrupted = true; }

} // namespace bankcheck::driver
