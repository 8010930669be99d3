//===- IndexHelper.h - where a function of an array's index can be declared ---===//
//
// A change that has an index twice, `s[i ^ (i / 32 % 32)]`, reads badly where the index is `base + x * 32`. A person
// declares a function behind the array, and calls it:
//
//   __shared__ float s[1024];
//   const auto sIndex = [](auto i) { return i ^ (i / 32 % 32); };
//   s[sIndex(base + x * 32)] = v;
//
// It computes with the index's own type, and evaluates the index once.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_SOURCE_INDEXHELPER_H
#define BANKCHECK_SOURCE_INDEXHELPER_H

#include "Source/Locations.h"

namespace clang {
class DeclStmt;
} // namespace clang

namespace bankcheck::source {

/// Nothing where the declaration of the one variable in \p Declaration does not end its line, stands in a macro, where
/// the file has the name already, or where the language has no generic lambdas.
std::optional<IndexHelper> indexHelperBehind(const clang::DeclStmt &Declaration, clang::ASTContext &Ast,
                                             Locations &Where);

} // namespace bankcheck::source

#endif
