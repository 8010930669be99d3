//===- KernelNames.h - what a kernel is called ---------------------------------===//

#ifndef BANKCHECK_SOURCE_KERNELNAMES_H
#define BANKCHECK_SOURCE_KERNELNAMES_H

#include "Source/SourceModel.h"

namespace clang {
class FunctionDecl;
}

namespace bankcheck::source {

/// Sets the names of \p K, which \p F is: as the user would write it, and as a profile knows it.
void nameKernel(const clang::FunctionDecl &F, KernelSource &K);

} // namespace bankcheck::source

#endif
