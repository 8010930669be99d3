//===- ConstantExpressions.h - launch arguments that are constant ----------===//

#ifndef BANKCHECK_SOURCE_CONSTANTEXPRESSIONS_H
#define BANKCHECK_SOURCE_CONSTANTEXPRESSIONS_H

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>

namespace clang {
class ASTContext;
class Expr;
class VarDecl;
} // namespace clang

namespace bankcheck {

/// Extents of which some are constant, `dim3(32, n)`: 32, ?, 1.
using PartOfExtents = std::array<std::optional<unsigned>, 3>;

class VariableChanges;

/// What C++ calls constant, and local variables that are initialised with such a
/// value and never changed after. Exact, or nothing.
class ConstantExpressions {
public:
  explicit ConstantExpressions(clang::ASTContext &Ast);
  ~ConstantExpressions();

  std::optional<int64_t> integer(const clang::Expr *E);
  /// The three extents of a `dim3` expression (or of an integer, as x), or those of
  /// them that are constant.
  PartOfExtents partOfExtents(const clang::Expr *E);
  std::optional<std::array<unsigned, 3>> extents(const clang::Expr *E);

private:
  /// That stand for one another; `int n = n` would have no end.
  static constexpr unsigned MostVariables = 8;
  clang::ASTContext &Ast;
  unsigned Depth = 0;
  /// By variable: a function is searched once for each, not for each launch.
  std::map<const clang::VarDecl *, std::unique_ptr<VariableChanges>> Known;
  /// Null if they cannot be told.
  const VariableChanges *changesOf(const clang::VarDecl *Variable);
};

} // namespace bankcheck

#endif
