//===- IndexHelper.h - where a function of an array's indices can be declared --===//
//
// A change that has an index twice, `s[i ^ (i / 32 % 32)]`, reads badly where the index is `base + x * 32`. A person
// declares a function behind the array, and calls it:
//
//   __shared__ float s[1024];
//   const auto sIndex = [](auto i) { return i ^ (i / 32 % 32); };
//   s[sIndex(base + x * 32)] = v;
//
// It computes with the index's own type, and evaluates the index once. Where it is an outer index that is there twice,
// the function is of the element:
//
//   __shared__ float t[32][32];
//   const auto tAt = [](auto r, auto c) -> auto & { return t[r][c ^ r]; };
//   tAt(base + y * 4, x) = v;
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_SOURCE_INDEXHELPER_H
#define BANKCHECK_SOURCE_INDEXHELPER_H

#include "Source/Locations.h"

namespace clang {
class CompoundStmt;
class DeclStmt;
class VarDecl;
} // namespace clang

namespace bankcheck::source {

/// The declarations of shared variables in \p Block that a variable with an initial value can follow: no case and no
/// label behind them is jumped to.
std::vector<const clang::DeclStmt *> declarationsWithRoomBehind(const clang::CompoundStmt &Block);

/// Nothing where \p Declaration, of \p Array, stands in a macro, or where the language has no generic lambdas. Its
/// names are none that the file has.
std::optional<IndexHelper> indexHelperBehind(const clang::VarDecl &Array, const clang::DeclStmt &Declaration,
                                             clang::ASTContext &Ast, Locations &Where);

} // namespace bankcheck::source

#endif
