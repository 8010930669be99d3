//===- UninstantiatedKernels.h - kernel templates without code --------------===//

#ifndef BANKCHECK_SOURCE_UNINSTANTIATEDKERNELS_H
#define BANKCHECK_SOURCE_UNINSTANTIATEDKERNELS_H

#include "Source/SourceModel.h"
#include "clang/AST/DeclTemplate.h"

namespace bankcheck::source {

/// Whether \p Template is a kernel of which nothing makes an instance, so that there is no code to analyse, and uses
/// shared memory, itself or in a function that it names. It may where it calls what depends on an argument. None of a
/// template with an instance that an error left without a body: something instantiates that.
SharedUse sharedUseOfUninstantiated(const clang::FunctionTemplateDecl &Template);

} // namespace bankcheck::source

#endif
