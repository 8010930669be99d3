//===- ProcessMemory.h - what a process has in memory ---------------------------===//

#ifndef BANKCHECK_DRIVER_PROCESSMEMORY_H
#define BANKCHECK_DRIVER_PROCESSMEMORY_H

#include <cstdint>

namespace bankcheck::driver {

/// Resident bytes of a process; 0: of this one. 0 if it is not known.
uint64_t residentBytesOf(int Process = 0);

/// Asks for the heap of an analysis in pages of 2 MB, which systems give on request: with the toolkit's headers a parse
/// touches 10,000 pages of 4 kB, and each costs a fault. Only tcmalloc keeps such a block for what comes next; with
/// another allocator nothing is done.
void preferLargePages();

} // namespace bankcheck::driver

#endif
