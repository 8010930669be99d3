#include "Driver/CrashRecovery.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/ErrorHandling.h"
#include <csignal>
#include <cstdint>
#include <future>
#include <memory>
#include <new>
#include <pthread.h>
#include <thread>
#include <ucontext.h>
#include <vector>

using namespace llvm;

namespace bankcheck::driver {

static constexpr size_t StackBytes = 32 << 20;

static thread_local bool IsOutOfStack = false, IsOutOfMemory = false;
static struct sigaction Recover;

/// Where the stack of what was interrupted ends; 0 if it is not known.
static uintptr_t stackOf(const void *Context) {
  [[maybe_unused]] const auto &Machine = static_cast<const ucontext_t *>(Context)->uc_mcontext;
#if defined(__x86_64__)
  return Machine.gregs[REG_RSP];
#elif defined(__aarch64__)
  return Machine.sp;
#else
  return 0;
#endif
}

/// A stack overflow faults at an address near the stack pointer. (The bounds of the thread's own
/// stack are of no use, since the parser continues on other stacks.)
static void noteStack(int Signal, siginfo_t *Info, void *Context) {
  constexpr intptr_t Near = 1 << 16;
  intptr_t Apart = intptr_t(Info->si_addr) - intptr_t(stackOf(Context));
  IsOutOfStack |= Apart > -Near && Apart < Near;
  Recover.sa_handler(Signal);
}

/// Of `new`, which then fails as ever: what cannot do without ends with the signal of abort().
static void noteMemory() {
  IsOutOfMemory = true;
  throw std::bad_alloc();
}

/// Endless recursion leaves no room for the handler: it gets a stack of its own.
static void enableRecovery() {
  CrashRecoveryContext::Enable();
  std::set_new_handler(noteMemory);
  install_bad_alloc_error_handler([](void *, const char *, bool) { // of LLVM's own allocators
    IsOutOfMemory = true;
    abort();
  });
  for (int Signal : {SIGSEGV, SIGBUS}) {
    struct sigaction Own{};
    if (sigaction(Signal, nullptr, &Recover))
      continue;
    Own.sa_sigaction = noteStack;
    Own.sa_flags = Recover.sa_flags | SA_ONSTACK | SA_SIGINFO;
    Own.sa_mask = Recover.sa_mask;
    sigaction(Signal, &Own, nullptr);
  }
}

std::string textOf(Outcome O) {
  switch (O) {
  case Outcome::Done:
    return "";
  case Outcome::Crashed:
    return "the analysis of this file crashed";
  case Outcome::OutOfMemory:
    return "memory ran out in the analysis of this file";
  case Outcome::OutOfStack:
    return "an expression, a statement or a template of this file nests too deeply to be analysed: break it up";
  }
  return "";
}

static void *runWork(void *Work) {
  std::unique_ptr<std::function<void()>>(static_cast<std::function<void()> *>(Work))->operator()();
  return nullptr;
}

/// Begins a thread; false where there is no memory for one, which ends the process with LLVM's threads.
static bool beginThread(pthread_t &Thread, std::function<void()> Work) {
  auto Own = std::make_unique<std::function<void()>>(std::move(Work));
  pthread_attr_t Attributes;
  pthread_attr_init(&Attributes);
  bool IsBegun =
      !pthread_attr_setstacksize(&Attributes, StackBytes) && !pthread_create(&Thread, &Attributes, runWork, Own.get());
  pthread_attr_destroy(&Attributes);
  if (IsBegun)
    Own.release();
  return IsBegun;
}

Outcome runWithCrashRecovery(std::function<void()> Work) {
  static std::once_flag Enabled;
  std::call_once(Enabled, enableRecovery);
  auto Promised = std::make_shared<std::promise<Outcome>>();
  std::future<Outcome> Result = Promised->get_future();
  pthread_t Worker;
  bool IsBegun = beginThread(Worker, [Promised, Work = std::move(Work)] {
    std::vector<char> SignalStack(SIGSTKSZ + (1 << 16));
    stack_t Stack{SignalStack.data(), 0, SignalStack.size()};
    sigaltstack(&Stack, nullptr);
    CrashRecoveryContext Recovery;
    bool IsDone = Recovery.RunSafely(Work);
    Promised->set_value(IsDone          ? Outcome::Done
                        : IsOutOfStack  ? Outcome::OutOfStack
                        : IsOutOfMemory ? Outcome::OutOfMemory
                                        : Outcome::Crashed);
    Stack.ss_flags = SS_DISABLE;
    sigaltstack(&Stack, nullptr);
    while (!IsDone) // NOLINT(bugprone-infinite-loop): what crashed must not go on
      std::this_thread::sleep_for(std::chrono::hours(1));
  });
  if (!IsBegun)
    return Outcome::OutOfMemory;
  Outcome O = Result.get();
  if (O == Outcome::Done)
    pthread_join(Worker, nullptr);
  else
    pthread_detach(Worker);
  return O;
}

} // namespace bankcheck::driver
