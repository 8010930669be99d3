//===- Suggestion.h - the word that was meant --------------------------------===//

#ifndef BANKCHECK_TOOL_SUGGESTION_H
#define BANKCHECK_TOOL_SUGGESTION_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace bankcheck::cli {

/// The one of \p Names that is nearest to \p Word, by letters that are changed, added or left out: at most one in a
/// word of three or four letters, two from five on, three from nine on. "" if none is.
llvm::StringRef nearestName(llvm::StringRef Word, llvm::ArrayRef<llvm::StringRef> Names);

} // namespace bankcheck::cli

#endif
