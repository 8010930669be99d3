//===- Paths.h - paths that can be compared --------------------------------===//

#ifndef BANKCHECK_REPORT_PATHS_H
#define BANKCHECK_REPORT_PATHS_H

#include "llvm/ADT/StringRef.h"

namespace bankcheck {

/// From the root, without `.` and `..`; links are not followed.
std::string absolutePath(llvm::StringRef Path);

} // namespace bankcheck

#endif
