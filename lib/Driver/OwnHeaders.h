//===- OwnHeaders.h - headers that are asked for, in folders of libraries -----------===//
//
// Of `-isystem third_party` a compiler says nothing of the headers, and a finding in one is told where the user's code
// calls it. Who asks for one of them is told what stands in it. The order in which folders are searched stays:
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

/// Adds to the \p Flags of a source with which \p Headers, paths that can be compared, are none of a library's: nor are
/// those beside them.
void makeOwn(std::vector<std::string> &Flags, llvm::ArrayRef<std::string> Headers);

} // namespace bankcheck::driver

#endif
