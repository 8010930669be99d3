#include "Driver/Contained.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/thread.h"
#include <csignal>
#include <future>
#include <memory>
#include <optional>
#include <thread>
#include <vector>

using namespace llvm;

namespace bankcheck {

static constexpr std::optional<unsigned> StackBytes = 32 << 20;

/// Endless recursion leaves no room for the handler: it gets a stack of its own.
static void enableRecovery() {
  CrashRecoveryContext::Enable();
  struct sigaction Handler;
  if (!sigaction(SIGSEGV, nullptr, &Handler)) {
    Handler.sa_flags |= SA_ONSTACK;
    sigaction(SIGSEGV, &Handler, nullptr);
  }
}

bool runContained(std::function<void()> Work) {
  static std::once_flag Enabled;
  std::call_once(Enabled, enableRecovery);
  auto Promised = std::make_shared<std::promise<bool>>();
  std::future<bool> Done = Promised->get_future();
  llvm::thread Worker(StackBytes, [Promised, Work = std::move(Work)] {
    std::vector<char> SignalStack(SIGSTKSZ + (1 << 16));
    stack_t Stack{SignalStack.data(), 0, SignalStack.size()};
    sigaltstack(&Stack, nullptr);
    CrashRecoveryContext Recovery;
    bool IsDone = Recovery.RunSafely(Work);
    Promised->set_value(IsDone);
    Stack.ss_flags = SS_DISABLE;
    sigaltstack(&Stack, nullptr);
    while (!IsDone)
      std::this_thread::sleep_for(std::chrono::hours(1));
  });
  bool IsDone = Done.get();
  if (IsDone)
    Worker.join();
  else
    Worker.detach();
  return IsDone;
}

} // namespace bankcheck
