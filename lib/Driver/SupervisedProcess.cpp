#include "Driver/SupervisedProcess.h"
#include "Driver/CrashRecovery.h"
#include "Driver/ProcessMemory.h"
#include <algorithm>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <new>
#include <poll.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace bankcheck::driver {

using Clock = std::chrono::steady_clock;

/// Milliseconds of the clock that parent and child have in common; never 0.
static uint64_t now() {
  return uint64_t(std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now().time_since_epoch()).count()) + 1;
}

struct SupervisedProcess::Shared {
  std::atomic<bool> IsFinished;
  std::atomic<uint64_t> Reported;
};

std::string textOf(Fate F, const AnalysisBudget &Budget) {
  switch (F) {
  case Fate::Open:
  case Fate::Alone:
    return "";
  case Fate::TookTooLong:
    return "the analysis of this file did not end within " + std::to_string(Budget.Time.count()) +
           " s: --analysis-time=SECONDS gives it more, --exclude leaves it out";
  case Fate::TookTooMuch:
    return "the analysis of this file needs more than " + std::to_string(Budget.Bytes >> 20) +
           " MB: --analysis-memory=MB gives it more, --exclude leaves it out";
  case Fate::Crashed:
    return textOf(Outcome::Crashed);
  }
  return "";
}

/// A signal of the terminal reaches parent and child. A signal sent to the parent alone is passed on to this child.
static volatile sig_atomic_t SignalledChild = 0;
static void passOn(int Signal, siginfo_t *Info, void *) {
  if (SignalledChild && Info->si_code <= 0)
    kill(SignalledChild, Signal);
}

SupervisedProcess::SupervisedProcess(size_t Files, const AnalysisBudget &Budget, uint64_t MostBytes)
    : Budget(Budget), MostBytes(MostBytes), Files(Files) {
  size_t Size = sizeof(Shared) + Files * sizeof(std::atomic<uint64_t>);
  void *Memory = mmap(nullptr, Size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (Memory == MAP_FAILED)
    return;
  Fates.assign(Files, Fate::Open);
  constexpr int Passed[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1};
  struct sigaction Old[std::size(Passed)], Own{};
  Own.sa_sigaction = passOn;
  Own.sa_flags = SA_SIGINFO | SA_RESTART;
  for (size_t I = 0; I < std::size(Passed); ++I)
    sigaction(Passed[I], &Own, &Old[I]);
  for (;;) {
    Common = new (Memory) Shared();
    Begun = reinterpret_cast<std::atomic<uint64_t> *>(Common + 1);
    for (size_t I = 0; I < Files; ++I)
      new (&Begun[I]) std::atomic<uint64_t>(0);
    int End[2];
    int Child = pipe2(End, O_CLOEXEC) ? -1 : fork();
    if (Child <= 0) {
      for (size_t I = 0; I < std::size(Passed); ++I)
        sigaction(Passed[I], &Old[I], nullptr);
      if (Child < 0) {
        Common = nullptr;
        return;
      }
      prctl(PR_SET_PDEATHSIG, SIGKILL);
      close(End[0]); // the other end is closed when the child ends
      return;
    }
    SignalledChild = Child;
    close(End[1]);
    bool Again = watch(Child, End[0]);
    close(End[0]);
    int Status = 0;
    while (waitpid(Child, &Status, 0) < 0 && errno == EINTR)
      ;
    SignalledChild = 0;
    ReportedBefore = std::max<size_t>(ReportedBefore, Common->Reported);
    if (!Again && WIFSIGNALED(Status) && !Common->IsFinished && WTERMSIG(Status) != SIGKILL &&
        std::find(std::begin(Passed), std::end(Passed), WTERMSIG(Status)) == std::end(Passed)) {
      std::vector<size_t> Running = underWay();
      for (size_t File : Running)
        Fates[File] = Running.size() == 1 ? Fate::Crashed : Fate::Alone;
      Again = !Running.empty();
    }
    if (!Again)
      exitAs(Status);
  }
}

void SupervisedProcess::exitAs(int Status) const {
  if (WIFSIGNALED(Status)) {
    signal(WTERMSIG(Status), SIG_DFL);
    raise(WTERMSIG(Status));
  }
  _exit(WEXITSTATUS(Status));
}

std::vector<size_t> SupervisedProcess::underWay() const {
  std::vector<size_t> Running;
  for (size_t I = 0; I < Files; ++I)
    if (Begun[I])
      Running.push_back(I);
  return Running;
}

/// Waits until the child ends. True if it was killed for exceeding a budget, so that a new child must do the work.
bool SupervisedProcess::watch(int Child, int End) {
  constexpr int Milliseconds = 20;
  for (;;) {
    pollfd Ended{End, 0, 0};
    if (poll(&Ended, 1, Common->IsFinished ? -1 : Milliseconds) > 0)
      return false;
    if (!Common->IsFinished && giveUp(Child)) {
      kill(Child, SIGKILL);
      return true;
    }
  }
}

/// Whether a file exceeds its budget; sets its fate.
bool SupervisedProcess::giveUp(int Child) {
  std::vector<size_t> Running = underWay();
  if (Running.empty())
    return false;
  uint64_t Time = now(), Most = std::chrono::duration_cast<std::chrono::milliseconds>(Budget.Time).count();
  bool Any = false;
  for (size_t File : Running)
    if (uint64_t Since = Begun[File]; Since && Since + Most < Time) {
      Fates[File] = Fate::TookTooLong;
      Any = true;
    }
  uint64_t Together = Running.size() * Budget.Bytes;
  if (MostBytes)
    Together = std::min(Together, std::max(MostBytes, Budget.Bytes));
  if (!Any && residentBytesOf(Child) > Together) {
    for (size_t File : Running)
      Fates[File] = Running.size() == 1 ? Fate::TookTooMuch : Fate::Alone;
    Any = true;
  }
  return Any;
}

void SupervisedProcess::begin(size_t File) {
  if (Common)
    Begun[File] = now();
}

void SupervisedProcess::end(size_t File) {
  if (Common)
    Begun[File] = 0;
}

bool SupervisedProcess::noteReported() {
  if (Common)
    ++Common->Reported;
  return ++Reported > ReportedBefore;
}

void SupervisedProcess::finish() {
  if (Common)
    Common->IsFinished = true;
}

} // namespace bankcheck::driver
