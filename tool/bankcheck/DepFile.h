//===- DepFile.h - a rule for make and ninja -------------------------------===//

#ifndef BANKCHECK_TOOL_DEPFILE_H
#define BANKCHECK_TOOL_DEPFILE_H

#include "llvm/Support/Error.h"
#include <set>
#include <string>

namespace bankcheck::cli {

/// If --depfile is given: writes that what -o names depends on the files \p Read.
llvm::Error writeDepFile(const std::set<std::string> &Read);

} // namespace bankcheck::cli

#endif
