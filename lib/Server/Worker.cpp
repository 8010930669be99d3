#include "Server/Worker.h"
#include "Driver/AnalyseFiles.h"
#include <algorithm>

namespace bankcheck {

Worker::Worker(Events Events) : Tell(std::move(Events)), Thread([this] { run(); }) {}

Worker::~Worker() {
  {
    std::lock_guard Guard(Lock);
    IsEnding = IsStale = true;
  }
  Changed.notify_all();
  Thread.join();
}

void Worker::ask(const std::string &File, std::chrono::milliseconds Delay) {
  {
    std::lock_guard Guard(Lock);
    Waiting[File] = Clock::now() + Delay;
    IsStale |= Running == File;
  }
  Changed.notify_all();
}

void Worker::forget(const std::string &File) {
  std::lock_guard Guard(Lock);
  Waiting.erase(File);
  IsStale |= Running == File;
}

void Worker::finish() {
  std::unique_lock Guard(Lock);
  Changed.wait(Guard, [&] { return Waiting.empty() && Running.empty(); });
}

void Worker::run() {
  std::unique_lock Guard(Lock);
  while (!IsEnding) {
    auto Next = std::min_element(Waiting.begin(), Waiting.end(), [](const auto &A, const auto &B) { return A.second < B.second; });
    if (Next == Waiting.end()) {
      Changed.wait(Guard);
      continue;
    }
    if (Clock::now() < Next->second) {
      Changed.wait_until(Guard, Clock::time_point(Next->second));
      continue;
    }
    Running = Next->first;
    Waiting.erase(Next);
    IsStale = false;
    std::string File = Running;
    Guard.unlock();
    analyse(File);
    Guard.lock();
    Running.clear();
    Changed.notify_all();
  }
}

void Worker::analyse(const std::string &File) {
  Work W = Tell.Prepare(File);
  auto Stale = [this] {
    std::lock_guard Guard(Lock);
    return IsStale;
  };
  W.Options.IsStale = Stale;
  Tell.Begun(W);
  Clock::time_point Begin = Clock::now();
  FileResult Result;
  RunOptions Run;
  Run.Jobs = 1;
  Run.Finished = [&](const FileJob &, std::unique_ptr<FileResult> R) {
    if (R)
      Result = std::move(*R);
  };
  analyseFiles({FileJob{W.Options}}, Run);
  Tell.Done(W, std::move(Result), Stale(), std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - Begin));
}

} // namespace bankcheck
