//===- YamlProblem.h - what is wrong with a text of YAML -----------------------===//
//
// LLVM's parser of YAML prints what it finds wrong, with the line as it stands, unless its
// caller has it told. Some callers in clang do not: a text is shown to this first.
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
