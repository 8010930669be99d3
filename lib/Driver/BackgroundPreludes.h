//===- BackgroundPreludes.h - what a later run begins with, made behind this one ---===//

#ifndef BANKCHECK_DRIVER_BACKGROUNDPRELUDES_H
#define BANKCHECK_DRIVER_BACKGROUNDPRELUDES_H

#include "Driver/CachedFile.h"

namespace bankcheck::driver {

/// Makes the preludes and preambles that the analyses missed (Frontend/Prelude.h, Preamble.h), for some seconds, in a
/// process that nobody waits for: it has a low priority, no standard streams, no file of this process but the cache's
/// folder, and a limit of time. Called when all reports are written, by a process without other threads.
void makePreludesInBackground(const ResultCache &Cache);

} // namespace bankcheck::driver

#endif
