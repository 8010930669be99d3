#include "Interrupt.h"
#include "Driver/AnalyseFiles.h"
#include "llvm/Support/Signals.h"
#include <csignal>
#include <ctime>

namespace bankcheck::cli {
namespace {

constexpr time_t SameSeconds = 1;
timespec First;

timespec now() {
  timespec Time{};
  clock_gettime(CLOCK_MONOTONIC, &Time);
  return Time;
}

void onFurther(int Signal) {
  const timespec Now = now();
  const time_t Seconds = Now.tv_sec - First.tv_sec - (Now.tv_nsec < First.tv_nsec);
  if (Seconds < SameSeconds)
    return;
  std::signal(Signal, SIG_DFL);
  std::raise(Signal);
}

/// In a signal's handler, in which LLVM has taken its own away.
void onFirst() {
  First = now();
  std::signal(SIGINT, onFurther);
  driver::interruptAnalysis();
}

} // namespace

Interruptible::Interruptible() { llvm::sys::SetInterruptFunction(onFirst); }

Interruptible::~Interruptible() { llvm::sys::SetInterruptFunction(nullptr); }

} // namespace bankcheck::cli
