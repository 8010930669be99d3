//===- VariableChanges.h - how a local variable is changed --------------------===//

#ifndef BANKCHECK_SOURCE_VARIABLECHANGES_H
#define BANKCHECK_SOURCE_VARIABLECHANGES_H

#include "clang/AST/Expr.h"
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace bankcheck::source {

/// The array and the index of `b[1]`, an element of a variable that is an array; null
/// of any other expression.
std::pair<const clang::DeclRefExpr *, uint64_t> elementOf(const clang::Expr *Place, const clang::ASTContext &Ast);

/// What `std::forward<T>(E)` hands on; null of any other expression.
const clang::Expr *forwardedBy(const clang::Expr &E);

/// How a local variable or parameter is changed in the function that declares it. Whatever
/// names it and neither reads nor plainly assigns it may change it in any way; but a launch
/// that is given its address among those of the kernel's arguments copies it.
class VariableChanges {
public:
  /// Whether it is `void *arguments[] = {&n, &m}`, as launches of the runtime API take it.
  static bool isArgumentArray(const clang::VarDecl &Variable);

  /// None.
  VariableChanges() = default;
  /// Those in the body of the function. \p Depth: calls that were looked into on the way here.
  VariableChanges(const clang::VarDecl &Variable, const clang::Stmt &Body, const clang::ASTContext &Ast,
                  unsigned Depth = 0);

  /// "[1]", as which the element of an array is known.
  static std::string nameOfElement(uint64_t Index) { return "[" + std::to_string(Index) + "]"; }

  /// Assignments of a member or element, or of the whole under the empty name. The value of one that computes with what
  /// was there before, `n *= 2` or `++n`, is the whole expression.
  struct Target {
    std::vector<const clang::Expr *> Values; ///< Of all plain assignments.
    /// Those that always run where the variable is declared, one after the other.
    std::vector<std::pair<clang::SourceLocation, const clang::Expr *>> InTurn; ///< End, value.
    bool IsInOrder = true; ///< Each end of these lies behind the one before, also where macros are expanded.

    /// Of those that need not run.
    std::vector<const clang::Expr *> perhaps() const;
  };
  const std::map<std::string, Target> &targets() const { return Targets; }

  bool isEver() const { return Named != Plain || !Targets.empty(); }
  /// Whether all changes are known, and follow one another.
  bool isKnown() const;
  /// The values of all assignments of the whole, where nothing else changes it, nor uses what it was; else none.
  std::vector<const clang::Expr *> onlyWhole() const;
  /// Whether it is changed by what has its address, and by assignments of something else
  /// than itself: an option is, not what is counted or doubled.
  bool isReplaced() const;
  /// The last value that was assigned to \p Member in front of \p Use, and where;
  /// null if none was.
  std::pair<const clang::Expr *, clang::SourceLocation> lastOf(llvm::StringRef Member, clang::SourceLocation Use,
                                                               const clang::SourceManager &Sources) const;

private:
  class Finder;
  friend class EverChanged;
  std::map<std::string, Target> Targets;
  unsigned Named = 0, Plain = 0; ///< How often; and how often to read or assign it.
  unsigned Addresses = 0;        ///< How often `&n` is taken.
  unsigned Statements = 0;       ///< That assign the whole.
  unsigned OfArguments = 0;      ///< Of these, for a launch's arguments.
  bool Jumps = false;
  bool AssignsItself = false; ///< `n = n / 2`
};

/// Asked of many local variables: the body of each function is looked through once for the statements that name
/// each variable, and these alone are looked at.
class EverChanged {
public:
  explicit EverChanged(const clang::ASTContext &Ast);
  ~EverChanged();
  /// VariableChanges::isEver of \p Variable, which \p Body declares or has as a parameter.
  bool operator()(const clang::VarDecl &Variable, const clang::Stmt &Body);

private:
  class Index;
  const clang::ASTContext &Ast;
  std::map<const clang::Stmt *, std::unique_ptr<Index>> Indices; ///< By body.
};

} // namespace bankcheck::source

#endif
