//===- Nesting.h - how deep a text nests, and how much it holds ---------------===//
//
// LLVM's parsers of JSON and YAML call themselves for each level, without a limit, and an object
// of JSON takes a thousand times its text.
// These are asked before them, and look at each byte once.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_INPUT_NESTING_H
#define BANKCHECK_INPUT_NESTING_H

#include "llvm/Support/JSON.h"

namespace bankcheck {

/// More than 100 levels of brackets outside of strings.
bool isJsonTooDeep(llvm::StringRef Text);

/// Perhaps more than 500 levels: of brackets, wherever they stand, or of indentation.
/// False only if there are not.
bool isYamlTooDeep(llvm::StringRef Text);

/// json::parse, with an error for what is too deep, has more than 350,000 objects, or more than 10,000,000
/// values: so much takes 2 GB.
llvm::Expected<llvm::json::Value> parseJson(llvm::StringRef Text);

} // namespace bankcheck

#endif
