//===- Version.h - what --version prints ----------------------------------===//

#ifndef BANKCHECK_TOOL_VERSION_H
#define BANKCHECK_TOOL_VERSION_H

#include "llvm/Support/raw_ostream.h"

namespace bankcheck::cli {

/// The version and the commit of the program, what it was built with, and of what its rules were measured.
void printVersion(llvm::raw_ostream &Out);

} // namespace bankcheck::cli

#endif
