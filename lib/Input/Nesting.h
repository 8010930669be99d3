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
#include <string>
#include <vector>

namespace bankcheck::input {

/// More than 100 levels of brackets outside of strings.
bool isJsonTooDeep(llvm::StringRef Text);

/// Perhaps more than 500 levels: of brackets, wherever they stand, or of indentation.
/// False only if there are not.
bool isYamlTooDeep(llvm::StringRef Text);

/// json::parse, with an error for what is too deep, has more than 350,000 objects, or more than 10,000,000
/// values: so much takes 2 GB.
llvm::Expected<llvm::json::Value> parseJson(llvm::StringRef Text);

/// The elements of an array that stands at the name \p Name in the object \p Text, as text, and \p Text with blanks in
/// their place. No elements, and \p Text as it is, where it has no such name, or no end of it. What the elements are,
/// and whether all of it is JSON, is for the parser to say.
struct TakenOut {
  std::vector<llvm::StringRef> Elements;
  std::string Rest;
};
TakenOut takeOutArray(llvm::StringRef Text, llvm::StringRef Name);

} // namespace bankcheck::input

#endif
