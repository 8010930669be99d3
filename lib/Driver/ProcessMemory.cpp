#include "Driver/ProcessMemory.h"
#include <fstream>
#include <string>
#include <unistd.h>

namespace bankcheck::driver {

uint64_t residentBytesOf(int Process) {
  uint64_t Pages = 0, Resident = 0;
  std::ifstream("/proc/" + (Process ? std::to_string(Process) : "self") + "/statm") >> Pages >> Resident;
  return Resident * sysconf(_SC_PAGESIZE);
}

} // namespace bankcheck::driver
