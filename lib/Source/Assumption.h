//===- Assumption.h - conditions that the user states --------------------------===//

#ifndef BANKCHECK_SOURCE_ASSUMPTION_H
#define BANKCHECK_SOURCE_ASSUMPTION_H

#include "Basic/ParameterFact.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <map>
#include <string>

namespace bankcheck::source {

/// What is known of parameters, by name.
using Assumptions = std::map<std::string, ParameterFact>;

/// Adds what \p Text says: `n % 32 == 1`, `n == 64`, `n >= 1 && n < 4096`, one
/// parameter on the left of each comparison and a constant on its right. An
/// error, in words, for anything else, and where no value is left.
llvm::Error assume(llvm::StringRef Text, Assumptions &Into);

} // namespace bankcheck::source

#endif
