//===- YamlProblem.h - what is wrong with a text of YAML -----------------------===//
//
// LLVM's YAML parser prints its errors, with the unescaped line, unless its caller installs a
// diagnostic handler. Some callers in clang do not, so texts are checked here first.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_INPUT_YAMLPROBLEM_H
#define BANKCHECK_INPUT_YAMLPROBLEM_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace bankcheck::input {

/// What stands in the way of reading the first document of \p Text: a mistake, with its line, more than
/// 500 levels, more than 4,000,000 values or one of more than 16 MiB. Empty if nothing does: then the
/// parser prints nothing. It may hold characters of the text.
std::string yamlProblem(llvm::StringRef Text);

} // namespace bankcheck::input

#endif
