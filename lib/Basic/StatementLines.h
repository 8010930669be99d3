//===- StatementLines.h - expressions that stand on several lines ------------===//

#ifndef BANKCHECK_BASIC_STATEMENTLINES_H
#define BANKCHECK_BASIC_STATEMENTLINES_H

#include <map>
#include <string>

namespace bankcheck {

/// By file: the first line of an expression and its last, where these are not the same. Compilers differ in which of
/// them they give to the instructions that it becomes.
using StatementLines = std::map<std::string, std::map<unsigned, unsigned>>;

} // namespace bankcheck

#endif
