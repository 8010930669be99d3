//===- UncalledFunctions.h - device functions without code ------------------===//

#ifndef BANKCHECK_SOURCE_UNCALLEDFUNCTIONS_H
#define BANKCHECK_SOURCE_UNCALLEDFUNCTIONS_H

#include "clang/AST/Decl.h"

namespace bankcheck::source {

/// Whether \p F is the definition of a device function that may access shared memory, as its parameters or variables
/// say, and that nothing in the file calls, so that there is no code to analyse. \p F may be the pattern of a template.
/// Members of nested classes, and member templates of class templates, count as called.
bool isUncalledDeviceFunction(const clang::FunctionDecl &F);

/// What a source names that calls \p F: the function, or its class.
std::string nameOfCallee(const clang::FunctionDecl &F);

} // namespace bankcheck::source

#endif
