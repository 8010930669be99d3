//===- ConstantExpressions.h - launch arguments that are constant ----------===//

#ifndef BANKCHECK_SOURCE_CONSTANTEXPRESSIONS_H
#define BANKCHECK_SOURCE_CONSTANTEXPRESSIONS_H

#include <array>
#include <cstdint>
#include <optional>

namespace clang {
class ASTContext;
class Expr;
} // namespace clang

namespace bankcheck {

/// The value of an integer expression: what C++ calls constant, and local
/// variables that are initialised with such a value and never changed after.
/// Exact, or nothing.
std::optional<int64_t> integerOf(const clang::Expr *E, clang::ASTContext &Ast);

/// The three extents of a `dim3` expression (or of an integer, as x).
std::optional<std::array<unsigned, 3>> extentsOf(const clang::Expr *E, clang::ASTContext &Ast);

/// Those of the three that are constant, `dim3(32, n)`: 32, ?, 1.
using PartOfExtents = std::array<std::optional<unsigned>, 3>;
PartOfExtents partOfExtents(const clang::Expr *E, clang::ASTContext &Ast);

} // namespace bankcheck

#endif
