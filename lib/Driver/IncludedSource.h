//===- IncludedSource.h - a source that other sources include ------------------===//
//
// A name that holds a length is changed in a source, as only that knows it. But a source may include another one:
//
//   kernel.cu    constexpr int LD = 64;
//   test.cu      #include "kernel.cu"
//                for (int x = 0; x < LD; ++x) ...
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_DRIVER_INCLUDEDSOURCE_H
#define BANKCHECK_DRIVER_INCLUDEDSOURCE_H

#include "Report/Finding.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace bankcheck::driver {

/// Leaves changes of lengths to the user where another source may include that of \p Findings. \p Includers is asked
/// for these only if there are such changes.
void leaveLengthsIfIncluded(report::Report &Findings, llvm::function_ref<std::vector<std::string>()> Includers);

} // namespace bankcheck::driver

#endif
