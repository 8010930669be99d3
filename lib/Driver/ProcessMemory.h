//===- ProcessMemory.h - what a process has in memory ---------------------------===//

#ifndef BANKCHECK_DRIVER_PROCESSMEMORY_H
#define BANKCHECK_DRIVER_PROCESSMEMORY_H

#include <cstdint>

namespace bankcheck::driver {

/// Resident bytes of a process; 0: of this one. 0 if it is not known.
uint64_t residentBytesOf(int Process = 0);

} // namespace bankcheck::driver

#endif
