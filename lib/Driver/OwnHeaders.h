//===- OwnHeaders.h - headers that are asked for, in folders of libraries -----------===//
//
// Headers in a folder of `-isystem` are system headers: a compiler does not warn in them, and bankcheck reports a
// finding in one at the user's code that calls it. If such a header is named on the command line, findings are reported
// in the header itself, so a flag is added that makes it none. It does not change the order in which folders are
// searched:
//
//   -isystem third_party       asked for: third_party/tp/scan.cuh      added: --no-system-header-prefix=tp/
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_DRIVER_OWNHEADERS_H
#define BANKCHECK_DRIVER_OWNHEADERS_H

#include "llvm/ADT/ArrayRef.h"
#include <string>
#include <vector>

namespace bankcheck::driver {

/// Whether a folder of headers is the system's or a toolkit's.
bool isFolderOfSystem(const std::string &Folder);

/// Adds flags to the \p Flags of a source, so that \p Headers (input::comparablePath) and the headers in their folders
/// of `-isystem` are no system headers.
void makeOwn(std::vector<std::string> &Flags, llvm::ArrayRef<std::string> Headers);

} // namespace bankcheck::driver

#endif
