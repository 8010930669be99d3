//===- RunText.h - which run of an access is spoken of ---------------------------===//

#ifndef BANKCHECK_REPORT_RUNTEXT_H
#define BANKCHECK_REPORT_RUNTEXT_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace bankcheck::report {

/// "any iteration", "iteration 2 of the outer and 3 of the inner loop". \p Iteration is that of each loop around it,
/// from outside: "2,3", "any,0", "5 or later".
std::string iterationText(llvm::StringRef Iteration);

/// "warp 0", "warp 0, any iteration". \p Iteration may be empty.
std::string runText(unsigned Warp, const std::string &Iteration);

} // namespace bankcheck::report

#endif
