//===- HeaderFilter.h - expressions that paths are matched with ----------------===//

#ifndef BANKCHECK_CONFIG_HEADERFILTER_H
#define BANKCHECK_CONFIG_HEADERFILTER_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace bankcheck::config {

/// Why \p Pattern is no extended regular expression that is taken; empty if it is one.
/// A folder's configuration brings it: repetitions that multiply to more than 1000 would
/// take gigabytes, references to groups ages.
std::string headerFilterProblem(llvm::StringRef Pattern);

} // namespace bankcheck::config

#endif
