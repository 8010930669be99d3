#include "Server/Worker.h"
#include <algorithm>

using namespace bankcheck::driver;

namespace bankcheck::server {

Worker::Worker(Events Events, unsigned Threads, AskedAgain Again) : Notify(std::move(Events)), Again(Again) {
  for (unsigned I = 0; I < Threads; ++I)
    this->Threads.emplace_back([this] { run(); });
}

void Worker::end() {
  {
    std::lock_guard Guard(Lock);
    IsEnding = true;
    for (auto &[File, IsStale] : Running)
      IsStale = true;
  }
  Changed.notify_all();
  for (std::thread &T : Threads)
    T.join();
  Threads.clear();
}

void Worker::ask(const std::string &File, std::chrono::milliseconds Delay) {
  {
    std::lock_guard Guard(Lock);
    ++Asked;
    Waiting[File] = Clock::now() + Delay;
    if (auto It = Running.find(File); It != Running.end() && Again == AskedAgain::MakesRunStale)
      It->second = true;
  }
  Changed.notify_all();
}

void Worker::forget(const std::string &File) {
  std::lock_guard Guard(Lock);
  Waiting.erase(File);
  if (auto It = Running.find(File); It != Running.end())
    It->second = true;
}

void Worker::forgetAll() {
  std::lock_guard Guard(Lock);
  Waiting.clear();
  for (auto &[File, IsStale] : Running)
    IsStale = true;
}

void Worker::finish() {
  std::unique_lock Guard(Lock);
  Changed.wait(Guard, [&] { return Waiting.empty() && Running.empty(); });
}

void Worker::run() {
  std::unique_lock Guard(Lock);
  while (!IsEnding) {
    auto Next = Waiting.end();
    for (auto It = Waiting.begin(); It != Waiting.end(); ++It)
      if (!Running.contains(It->first) && (Next == Waiting.end() || It->second < Next->second))
        Next = It;
    if (Next == Waiting.end()) {
      Changed.wait(Guard);
      continue;
    }
    if (Clock::now() < Next->second) {
      Changed.wait_until(Guard, Clock::time_point(Next->second));
      continue;
    }
    std::string File = Next->first;
    Waiting.erase(Next);
    Running[File] = false;
    Guard.unlock();
    analyse(File);
    Guard.lock();
    Running.erase(File);
    Changed.notify_all();
  }
}

void Worker::analyse(const std::string &File) {
  Work W = Notify.Prepare(File);
  auto Stale = [this, &File] {
    std::lock_guard Guard(Lock);
    return Running.at(File);
  };
  constexpr std::chrono::seconds Long(1);
  Clock::time_point Begin = Clock::now();
  bool IsLong = false;
  W.Options.IsStale = [&] { // is asked all the time
    if (!IsLong && Clock::now() - Begin > Long) {
      IsLong = true;
      Notify.TakesLong(W);
    }
    return Stale();
  };
  Notify.Begun(W);
  ProcessResult Result = Notify.Analyse(W.Options);
  Notify.Done(W, std::move(Result), Stale(),
              std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - Begin));
}

} // namespace bankcheck::server
