//===- ConstantExpressions.h - launch arguments that are constant ----------===//

#ifndef BANKCHECK_SOURCE_CONSTANTEXPRESSIONS_H
#define BANKCHECK_SOURCE_CONSTANTEXPRESSIONS_H

#include "Source/GrowingFunction.h"
#include "Source/HostExpression.h"
#include "Source/VariableChanges.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

namespace clang {
class ASTContext;
class BinaryOperator;
class CXXForRangeStmt;
class CXXRecordDecl;
class CallExpr;
class DeclRefExpr;
class Expr;
class FieldDecl;
class FunctionDecl;
class LambdaExpr;
class MemberExpr;
class ParmVarDecl;
class Stmt;
class UnaryOperator;
class VarDecl;
} // namespace clang

namespace bankcheck::source {

/// An extent that is known, or grows with a variable, or both. Neither is set if it is unknown.
struct Extent {
  std::optional<HostExpression> Value;
  std::optional<GrowingFunction> Growing;
  bool operator==(const Extent &) const = default;

  std::optional<unsigned> constant() const {
    std::optional<int64_t> Known = Value ? Value->constant() : std::nullopt;
    return Known ? std::optional<unsigned>(*Known) : std::nullopt;
  }
};

/// Extents of which some are constant, `dim3(32, n / 2)`: 32, n / 2, 1.
using PartOfExtents = std::array<Extent, 3>;
std::optional<std::array<unsigned, 3>> allConstant(const PartOfExtents &Part);

/// What C++ calls constant, and
///
///   local variables       what they are initialised with, or were last assigned by
///                         a statement that always runs, or all that assigns them gives
///                         alike; elements of arrays, too
///   parameters            what all calls in sight give alike, if the function is
///                         only called; calls in other files are as far out of
///                         sight as launches there
///   calls                 of a function that returns constants, of min and max
///   members of structs    of braces, constructors that do nothing else, and variables
///                         whose members are assigned
///
/// A function that is called from several places may be looked at for one of its calls:
/// a Binding makes its parameters what that call gives. Or for none: WithoutCalls makes
/// values functions of its parameters.
///
/// Exact, or nothing; but for what is only likely, where a default counts, too:
///
///   int block = 256;                                     256
///   if (argc > 1) block = atoi(argv[1]);
///   argc > 1 ? atoi(argv[1]) : 256, min(n, 256)          256
///   int n = 1; while (n < wanted) n *= 2;                nothing: no default
///
/// ConstantValues.cpp has operators and calls, ConstantMembers.cpp members of structs, ConstantExtents.cpp grids and
/// blocks.
class ConstantExpressions {
  /// What parameters are given: exact values, and likely ones.
  using GivenValues = std::array<std::tuple<std::map<const clang::ParmVarDecl *, std::optional<HostExpression>>,
                                            std::map<const clang::ParmVarDecl *, PartOfExtents>>,
                                 2>;
  GivenValues Given; ///< An evaluation may replace it: nothing refers into it meanwhile.
  /// While it lives, parameters may be given something else; then it is as before.
  class GivenAnew {
  public:
    explicit GivenAnew(ConstantExpressions &In) : In(In), Before(std::exchange(In.Given, {})) {}
    ~GivenAnew() { In.Given = std::move(Before); }
    GivenAnew(const GivenAnew &) = delete;

  private:
    ConstantExpressions &In;
    GivenValues Before;
  };

public:
  explicit ConstantExpressions(clang::ASTContext &Ast);

  /// All calls and names of functions are to be noted before the first question.
  /// \p In: the function around it, if that depends on template arguments.
  void note(const clang::CallExpr &Call, const clang::FunctionDecl *In = nullptr);
  void note(const clang::DeclRefExpr &Name);
  void note(const clang::MemberExpr &Name);
  void note(const clang::LambdaExpr &Lambda);
  /// Before what is in it.
  void note(const clang::VarDecl &Variable);
  void noteInstance(const clang::FunctionDecl &Instance);
  /// Whether instances stand for what the template \p F has.
  bool isInstantiated(const clang::FunctionDecl &F) const;
  /// When all are noted.
  void leaveOutTemplates();

  std::optional<int64_t> integer(const clang::Expr *E);
  /// The same, or a function of parameters. \see WithoutCalls
  std::optional<HostExpression> value(const clang::Expr *E);
  /// Of a local variable or parameter that is never changed; what it grows with is
  /// looked for as far as constants are, within a function.
  std::optional<GrowingFunction> growing(const clang::Expr *E);
  /// A member of a struct, by the way to it: `E.shape.rows`.
  std::optional<HostExpression> member(const clang::Expr *E, llvm::ArrayRef<const clang::FieldDecl *> Way);
  /// The three extents of a `dim3` expression (or of an integer, as x), or those of
  /// them that are constant.
  PartOfExtents partOfExtents(const clang::Expr *E);
  /// Those of a grid; the two for a cudaLaunchConfig_t, too.
  PartOfExtents partOfGrid(const clang::Expr *E);
  std::optional<std::array<unsigned, 3>> extents(const clang::Expr *E);
  std::optional<std::array<unsigned, 3>> likelyExtents(const clang::Expr *E);
  /// The arguments of all calls; none where they may be others.
  std::vector<const clang::Expr *> given(const clang::ParmVarDecl &Parameter);

  /// A call that is seen, of a function with a body.
  struct CallSeen {
    const clang::CallExpr *Call;
    unsigned Before; ///< Arguments in front of the parameters': the lambda itself.
    /// Null where it gives none.
    const clang::Expr *argument(unsigned Index) const;
  };
  /// All of them, if it is only called; else none.
  llvm::ArrayRef<CallSeen> callsOf(const clang::FunctionDecl &Function) const;
  /// Of all functions that are named: its first declaration, the calls, and whether it is named otherwise.
  void eachNamed(llvm::function_ref<void(const clang::FunctionDecl &, llvm::ArrayRef<CallSeen>, bool)> Do) const;

  void note(const clang::CXXForRangeStmt &Loop);
  /// The values that a variable takes in turn, `for (int n : {32, 33})`; none if they are not seen.
  llvm::ArrayRef<clang::Expr *> turnsOf(const clang::VarDecl &Variable);
  /// While it lives, such a variable has one of them.
  class Turn {
  public:
    Turn(ConstantExpressions &In, const clang::VarDecl &Variable, const clang::Expr &Value)
        : In(In), Otherwise(In), Variable(&Variable) {
      In.Turns[&Variable] = &Value;
    }
    ~Turn() { In.Turns.erase(Variable); }
    Turn(const Turn &) = delete;

  private:
    ConstantExpressions &In;
    GivenAnew Otherwise;
    const clang::VarDecl *Variable;
  };

  /// While it lives, the parameters of a function are what one call gives them.
  class Binding {
  public:
    Binding(ConstantExpressions &In, const clang::FunctionDecl &Function, const CallSeen &Call);
    ~Binding();
    Binding(const Binding &) = delete;

  private:
    ConstantExpressions &In;
    GivenAnew Otherwise;
    const clang::FunctionDecl *Function;
    std::optional<CallSeen> Before;
  };

  /// While it lives, what calls give the parameters of a function is not known: values are functions of them.
  class WithoutCalls {
  public:
    /// \p Function may be null: then nothing changes.
    WithoutCalls(ConstantExpressions &In, const clang::FunctionDecl *Function);
    ~WithoutCalls();
    WithoutCalls(const WithoutCalls &) = delete;

  private:
    ConstantExpressions &In;
    GivenAnew Otherwise;
    const clang::FunctionDecl *Before;
  };

private:
  /// That stand for one another; `int n = n` would have no end.
  static constexpr unsigned MostVariables = 12;
  clang::ASTContext &Ast;
  unsigned Depth = 0;
  unsigned Effort = 0;  ///< Values since the last question.
  bool IsOfAll = false; ///< Of all that is assigned to a variable.
  bool Likely = false;  ///< What is only likely counts.
  /// By variable: a function is searched once for each, not for each launch.
  std::map<const clang::VarDecl *, std::unique_ptr<VariableChanges>> ChangesOf;
  /// Null if the changes are not all known.
  const VariableChanges *changesOf(const clang::VarDecl *Variable);
  /// Whether what the variable starts with is what it has unless other code changes it.
  bool hasDefault(const VariableChanges &Changes);
  std::map<const VariableChanges *, bool> Defaults; ///< What is asked for by itself has none.

  std::optional<int64_t> likelyCall(const clang::CallExpr &Call);
  std::optional<HostExpression> ofCall(const clang::CallExpr &Call);
  /// By statements that follow one another.
  std::optional<HostExpression> returned(llvm::ArrayRef<clang::Stmt *> Statements);
  std::optional<HostExpression> unary(const clang::UnaryOperator &U);
  std::optional<HostExpression> binary(const clang::BinaryOperator &B);
  /// As 64 bits that may mean a sign, whatever the type.
  std::optional<HostExpression> bits(const clang::Expr *E);
  std::optional<HostExpression> element(const clang::DeclRefExpr &Array, uint64_t Index);
  /// The member \p Field of a cudaLaunchConfig_t; null if it is unknown.
  const clang::Expr *extentsIn(const clang::Expr &Config, llvm::StringRef Field);
  /// As a number of threads.
  Extent extent(const clang::Expr &E);

  struct Function {
    std::vector<CallSeen> Calls;
    std::vector<std::pair<CallSeen, const clang::FunctionDecl *>> InTemplates; ///< And these.
    int Named = 0;                                                             ///< Other than by these calls.
  };
  std::map<const clang::FunctionDecl *, Function> Functions;
  /// Lambdas that are not only called, and kept in variables: what is passed on may be called with anything.
  std::set<const clang::CXXRecordDecl *> PassedOn;
  std::set<const clang::Expr *> NotPassedOn; ///< Expressions that name a lambda to call it, or to keep it.
  void noteUse(const clang::Expr &E);
  void noteKept(const clang::Expr *E, clang::QualType As);
  std::set<const clang::FunctionDecl *> Instantiated; ///< Templates.
  std::map<const clang::FunctionDecl *, CallSeen> Bound;
  const clang::FunctionDecl *OfNoCalls = nullptr;                      ///< \see WithoutCalls
  std::map<const clang::VarDecl *, const clang::Expr *> Turns, Ranges; ///< What has its turn; what is gone through.
  /// Of what has its turn, the value that it has; null of anything else.
  const clang::Expr *turnOf(const clang::Expr *E) const;
  /// What the call that is looked at gives it; null if none is.
  const clang::Expr *boundTo(const clang::ParmVarDecl &Parameter) const;
  /// Whether values are functions of it.
  bool isOpen(const clang::ParmVarDecl &Parameter) const;
  /// Depth is the caller's to count.
  template <typename Value>
  Value alwaysAlike(const clang::VarDecl &Variable, const VariableChanges &Changed,
                    llvm::function_ref<Value(const clang::Expr &)> Of);
  template <typename Value>
  Value ofVariable(const clang::VarDecl &Variable, const clang::DeclRefExpr &Use,
                   llvm::function_ref<Value(const clang::Expr &)> Of);
};

} // namespace bankcheck::source

#endif
