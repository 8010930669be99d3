#include "Interrupt.h"
#include "Driver/AnalyseFiles.h"
#include <atomic>
#include <csignal>
#include <cstdint>
#include <ctime>
#include <iterator>

namespace bankcheck::cli {
namespace {

constexpr int Signals[] = {SIGINT, SIGTERM, SIGHUP};
constexpr int64_t SameMilliseconds = 1000;
struct sigaction Before[std::size(Signals)];
std::atomic<int64_t> First = 0; ///< Milliseconds; 0: there was none.

int64_t now() {
  timespec Time{};
  clock_gettime(CLOCK_MONOTONIC, &Time);
  return Time.tv_sec * 1000 + Time.tv_nsec / 1000000 + 1;
}

void restore() {
  for (size_t I = 0; I < std::size(Signals); ++I)
    sigaction(Signals[I], &Before[I], nullptr);
}

void onSignal(int Signal) {
  const int64_t Now = now();
  int64_t Earlier = 0;
  if (First.compare_exchange_strong(Earlier, Now))
    return driver::interruptAnalysis();
  if (Now - Earlier < SameMilliseconds)
    return;
  restore();
  raise(Signal);
}

} // namespace

Interruptible::Interruptible() {
  struct sigaction Own{};
  Own.sa_handler = onSignal;
  Own.sa_flags = SA_RESTART;
  for (int Signal : Signals)
    sigaddset(&Own.sa_mask, Signal);
  for (size_t I = 0; I < std::size(Signals); ++I)
    sigaction(Signals[I], &Own, &Before[I]);
}

Interruptible::~Interruptible() {
  if (!First) // else what is finished is still to be told
    restore();
}

} // namespace bankcheck::cli
