//===- PointedMemory.h - which memory a pointer of the source leads to ----------===//

#ifndef BANKCHECK_SOURCE_POINTEDMEMORY_H
#define BANKCHECK_SOURCE_POINTEDMEMORY_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include <map>
#include <vector>

namespace clang {
class CallExpr;
class DeclRefExpr;
class Expr;
class FunctionDecl;
class VarDecl;
} // namespace clang

namespace bankcheck::source {

/// What \p E indexes or points into, if it has a name there.
const clang::VarDecl *baseOf(const clang::Expr *E);

/// What a pointer points to: a shared array; memory passed to the kernel, which is global; or unknown.
struct Memory {
  const clang::VarDecl *Shared = nullptr;
  bool IsGlobal = false;
  bool operator==(const Memory &) const = default;
};

class PointedMemory {
public:
  /// All calls and names of functions are to be noted before the first question.
  void note(const clang::CallExpr &Call);
  void note(const clang::DeclRefExpr &Name);

  /// Whether nothing takes its address: then all its calls in the file are known.
  bool isOnlyCalled(const clang::FunctionDecl &Function) const;

  /// By what a local variable is initialised with; for a helper's parameter, what all calls agree on. Unknown beyond a
  /// variable that \p Counts is false for.
  Memory of(
      const clang::VarDecl *V,
      llvm::function_ref<bool(const clang::VarDecl &)> Counts = [](const clang::VarDecl &) { return true; }) const {
    return of(V, Counts, 0);
  }

private:
  using Condition = llvm::function_ref<bool(const clang::VarDecl &)>;
  std::map<const clang::FunctionDecl *, std::vector<const clang::CallExpr *>> Calls;
  std::map<const clang::FunctionDecl *, int> Named; ///< Other than by calls.

  Memory of(const clang::VarDecl *V, Condition Counts, unsigned Depth) const;
  Memory of(const clang::Expr *Pointer, Condition Counts, unsigned Depth) const;
};

} // namespace bankcheck::source

#endif
