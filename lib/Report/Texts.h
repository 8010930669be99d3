//===- Texts.h - what a report says of each reason ---------------------------===//

#ifndef BANKCHECK_REPORT_TEXTS_H
#define BANKCHECK_REPORT_TEXTS_H

#include "Basic/Uncertainty.h"
#include "Basic/Undecided.h"
#include "llvm/ADT/StringRef.h"

namespace bankcheck {

/// A clause that follows "the requests may be others:", without a full stop.
llvm::StringRef textOf(Uncertainty U);

/// A clause that follows "undecided:", without a full stop.
std::string textOf(const UndecidedReason &Why);

} // namespace bankcheck

#endif
