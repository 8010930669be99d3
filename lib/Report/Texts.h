//===- Texts.h - what a report says of each reason ---------------------------===//

#ifndef BANKCHECK_REPORT_TEXTS_H
#define BANKCHECK_REPORT_TEXTS_H

#include "Basic/ClaimAssumption.h"
#include "Basic/Uncertainty.h"
#include "Basic/Undecided.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace bankcheck::report {

/// A clause that follows "the requests may be others:", without a full stop.
llvm::StringRef textOf(Uncertainty U);

/// A clause that follows "undecided:", without a full stop.
std::string textOf(const UndecidedReason &Why);

/// "n", "the value loaded at line 12"
std::string textOf(const ValueName &Name);

/// A clause that follows "assuming that".
std::string textOf(const ClaimAssumption &A);
std::vector<std::string> textsOf(llvm::ArrayRef<ClaimAssumption> All);

} // namespace bankcheck::report

#endif
