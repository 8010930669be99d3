#include "Driver/BackgroundPreludes.h"
#include <csignal>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace bankcheck::driver {
namespace {

constexpr int LowerPriority = 10;
constexpr rlim_t MostSeconds = 60; ///< Of a processor, of this process all in all.

void closeBetween(unsigned First, unsigned Last) {
  if (First <= Last)
    (void)syscall(SYS_close_range, First, Last, 0);
}

} // namespace

void makePreludesInBackground(const ResultCache &Cache) {
  if (!(Cache.Preludes.hasMissed() || Cache.Preambles.hasMissed()) || fork() != 0)
    return;
  setsid();
  (void)nice(LowerPriority);
  for (int Signal : {SIGINT, SIGTERM, SIGHUP, SIGXCPU})
    std::signal(Signal, SIG_DFL);
  const rlimit Most{MostSeconds, MostSeconds};
  setrlimit(RLIMIT_CPU, &Most);
  // Whoever reads what this process writes waits for no other.
  int Null = open("/dev/null", O_RDWR);
  for (int Stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    dup2(Null, Stream);
  const unsigned Folder = Cache.Entries.folder().handle();
  closeBetween(STDERR_FILENO + 1, Folder - 1);
  closeBetween(Folder + 1, ~0u);
  Cache.Preludes.makeMissed();
  Cache.Preambles.makeMissed();
  _exit(0);
}

} // namespace bankcheck::driver
