//===- RunText.h - which run of an access is spoken of ---------------------------===//

#ifndef BANKCHECK_REPORT_RUNTEXT_H
#define BANKCHECK_REPORT_RUNTEXT_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace bankcheck::report {

/// "any iteration", "iteration 2 of the loop at line 4 and 3 of that at line 6". \p Iteration is that of each loop
/// around it, from outside: "2,3", "any,0", "5 or later". \p Lines: of these loops; where they are not known or do not
/// tell them apart, "iteration 2 of the outer and 3 of the inner loop".
std::string iterationText(llvm::StringRef Iteration, llvm::ArrayRef<unsigned> Lines = {});

/// "warp 0", "warp 0, any iteration". \p Iteration may be empty.
std::string runText(unsigned Warp, const std::string &Iteration);

} // namespace bankcheck::report

#endif
