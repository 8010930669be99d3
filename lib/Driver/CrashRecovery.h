//===- CrashRecovery.h - work that may crash --------------------------------===//

#ifndef BANKCHECK_DRIVER_CRASHRECOVERY_H
#define BANKCHECK_DRIVER_CRASHRECOVERY_H

#include <cstdint>
#include <functional>
#include <string>

namespace bankcheck::driver {

enum class Outcome : uint8_t { Done, Crashed, OutOfStack, OutOfMemory };

/// Runs \p Work on a thread with a large stack, since templates and expressions nest deeply.
/// If it crashes, its thread is never resumed or freed, since LLVM has lists of objects on its
/// stack. Do not access what \p Work refers to afterwards.
Outcome runWithCrashRecovery(std::function<void()> Work);

/// The message for an analysis that failed.
std::string textOf(Outcome O);

} // namespace bankcheck::driver

#endif
