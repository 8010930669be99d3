//===- LargerValues.h - constants, if a name in them had a larger value ----------===//

#ifndef BANKCHECK_SOURCE_LARGERVALUES_H
#define BANKCHECK_SOURCE_LARGERVALUES_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include <cstdint>
#include <optional>

namespace clang {
class ASTContext;
class Expr;
} // namespace clang

namespace bankcheck::source {

/// Casts and parentheses that keep the value of an index.
bool keepsValue(const clang::Expr &E, const clang::ASTContext &Ast);

/// Of the constant \p E, if the expressions that \p IsName holds for were larger by \p Added: with LD + 8 for LD,
/// `LD % 16 == 0` is 0. Nothing if that is not known, as of calls, or where a difference of unsigned numbers is
/// negative.
std::optional<int64_t> valueWith(const clang::Expr &E, llvm::function_ref<bool(const clang::Expr &)> IsName,
                                 uint64_t Added, const clang::ASTContext &Ast);

} // namespace bankcheck::source

#endif
