//===- Eviction.h - what goes when there is too much ------------------------------===//

#ifndef BANKCHECK_CACHE_EVICTION_H
#define BANKCHECK_CACHE_EVICTION_H

#include "Cache/Folder.h"

namespace bankcheck::cache {

/// If the files are more than \p MostBytes, removes those that were used least recently until a fifth of that is free.
/// Temporary files that a killed process left go after an hour. Several processes may do this at once.
void evict(const Folder &Where, uint64_t MostBytes);

} // namespace bankcheck::cache

#endif
