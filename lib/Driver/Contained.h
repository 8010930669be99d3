//===- Contained.h - work that may crash ---------------------------------------===//

#ifndef BANKCHECK_DRIVER_CONTAINED_H
#define BANKCHECK_DRIVER_CONTAINED_H

#include <cstdint>
#include <functional>
#include <string>

namespace bankcheck::driver {

enum class Outcome : uint8_t { Done, Crashed, OutOfStack, OutOfMemory };

/// Does the work on a thread with a large stack: templates and expressions nest deeply.
/// If it crashed its thread waits for ever, since objects on its stack are known to lists of
/// LLVM's, and what the work refers to is not touched any more.
Outcome runContained(std::function<void()> Work);

/// What is said of an analysis that was not done.
std::string textOf(Outcome O);

} // namespace bankcheck::driver

#endif
