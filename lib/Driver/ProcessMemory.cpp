#include "Driver/ProcessMemory.h"
#include <cstdlib>
#include <fstream>
#include <string>
#include <sys/mman.h>
#include <unistd.h>

extern "C" [[gnu::weak]] int tc_set_new_mode(int); // of tcmalloc, whatever its version

namespace bankcheck::driver {

uint64_t residentBytesOf(int Process) {
  uint64_t Pages = 0, Resident = 0;
  std::ifstream("/proc/" + (Process ? std::to_string(Process) : "self") + "/statm") >> Pages >> Resident;
  return Resident * sysconf(_SC_PAGESIZE);
}

void preferLargePages() {
#ifdef MADV_HUGEPAGE
  if (!tc_set_new_mode)
    return;
  constexpr uintptr_t Page = 2 << 20;
  constexpr size_t Bytes = 256 << 20; // more than most runs need; what is not touched costs nothing
  void *Block = std::malloc(Bytes);
  uintptr_t Begin = (reinterpret_cast<uintptr_t>(Block) + Page - 1) & -Page;
  uintptr_t End = (reinterpret_cast<uintptr_t>(Block) + Bytes) & -Page;
  if (Block && Begin < End)
    madvise(reinterpret_cast<void *>(Begin), End - Begin, MADV_HUGEPAGE);
  std::free(Block); // kept for what comes next
#endif
}

} // namespace bankcheck::driver
