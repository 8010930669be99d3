//===- Cccl.h - whether a file needs the headers of CCCL ---------------------===//

#ifndef BANKCHECK_FRONTEND_CCCL_H
#define BANKCHECK_FRONTEND_CCCL_H

#include "llvm/ADT/StringRef.h"
#include <memory>

namespace clang {
class DiagnosticsEngine;
class PPCallbacks;
} // namespace clang

namespace bankcheck::frontend {

/// Whether the text includes a header of CCCL by name, or one of the toolkit
/// that cannot do without.
bool includesCccl(llvm::StringRef Text);

/// Sets \p Missing when a header of CCCL is not found. Such a parse is done again, and ends there (\see limitParse):
/// after a fatal error clang instantiates no template.
std::unique_ptr<clang::PPCallbacks> watchForCccl(clang::DiagnosticsEngine &Diagnostics, bool &Missing);

} // namespace bankcheck::frontend

#endif
