//===- CodeTarget.h - whose code is predicted, and for which GPU -------------===//

#ifndef BANKCHECK_NVCC_CODETARGET_H
#define BANKCHECK_NVCC_CODETARGET_H

#include "llvm/Support/VersionTuple.h"
#include <string>

namespace bankcheck::nvcc {

/// The release of nvcc whose code the rules were read from. The folders of test/merging have its name.
inline const llvm::VersionTuple RecordedRelease(13, 0);

/// A release of nvcc that generates code for one architecture.
struct CodeTarget {
  std::string Arch; ///< "sm_90a"
  llvm::VersionTuple Release = RecordedRelease;
};

} // namespace bankcheck::nvcc

#endif
