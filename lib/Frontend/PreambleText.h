//===- PreambleText.h - where the headers of a source end ---------------------------===//

#ifndef BANKCHECK_FRONTEND_PREAMBLETEXT_H
#define BANKCHECK_FRONTEND_PREAMBLETEXT_H

#include "llvm/ADT/StringRef.h"

namespace bankcheck::frontend {

/// The lines of \p Text up to its last `#include` before which nothing is but comments and directives, with the
/// `#endif` of all conditions around it. Empty if there is none, or a directive before it is none that a preamble may
/// have (Preamble.h).
llvm::StringRef preambleOf(llvm::StringRef Text);

} // namespace bankcheck::frontend

#endif
