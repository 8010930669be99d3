//===- Contained.h - work that may crash ---------------------------------------===//

#ifndef BANKCHECK_DRIVER_CONTAINED_H
#define BANKCHECK_DRIVER_CONTAINED_H

#include <functional>

namespace bankcheck {

/// Does the work on a thread with a large stack: templates and expressions nest deeply.
/// False if it crashed; its thread then waits for ever, since objects on its stack are
/// known to lists of LLVM's, and what the work refers to is not touched any more.
bool runContained(std::function<void()> Work);

} // namespace bankcheck

#endif
