//===- PointedMemory.h - which memory a pointer of the source leads to ----------===//

#ifndef BANKCHECK_SOURCE_POINTEDMEMORY_H
#define BANKCHECK_SOURCE_POINTEDMEMORY_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include <map>
#include <set>
#include <vector>

namespace clang {
class CallExpr;
class DeclRefExpr;
class Expr;
class FunctionDecl;
class VarDecl;
} // namespace clang

namespace bankcheck::source {

/// What \p E indexes or points into, if it has a name there. Null where a pointer is read from memory.
const clang::VarDecl *baseOf(const clang::Expr *E);

/// Whether no other file can call it. An inline function or an instantiation is another file's only if that defines it
/// as well.
bool isOfFile(const clang::FunctionDecl &Function);

/// What a pointer points to: a shared array; memory passed to the kernel, which is global; or unknown.
struct Memory {
  const clang::VarDecl *Shared = nullptr;
  bool IsGlobal = false;
  bool operator==(const Memory &) const = default;
};

class PointedMemory {
public:
  /// All calls and names of functions are to be noted before the first question, a call before the names in it.
  void note(const clang::CallExpr &Call);
  void note(const clang::DeclRefExpr &Name);

  /// Whether all its calls are known: nothing takes its address, and neither another file nor code of headers, which
  /// calls operators and what overrides, can call it.
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
  std::set<const clang::DeclRefExpr *> Callees;
  std::set<const clang::FunctionDecl *> Named; ///< Other than by calls.

  Memory of(const clang::VarDecl *V, Condition Counts, unsigned Depth) const;
  Memory of(const clang::Expr *Pointer, Condition Counts, unsigned Depth) const;
};

} // namespace bankcheck::source

#endif
