//===- UninstantiatedKernels.h - kernel templates without code --------------===//

#ifndef BANKCHECK_SOURCE_UNINSTANTIATEDKERNELS_H
#define BANKCHECK_SOURCE_UNINSTANTIATEDKERNELS_H

#include "clang/AST/DeclTemplate.h"

namespace bankcheck::source {

/// Whether \p Template is a kernel that uses shared memory, itself or in a function that it names,
/// and of which nothing makes an instance, so that there is no code to analyse. Calls whose
/// function depends on an argument are not followed.
bool isUninstantiatedKernel(const clang::FunctionTemplateDecl &Template);

} // namespace bankcheck::source

#endif
