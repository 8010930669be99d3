//===- PlainExpression.h - what an expression is, without its wrappers ----------===//
//
// Clang wraps expressions in nodes that do not change their value: parentheses, implicit casts, temporaries,
// default arguments, std::move. What is asked here looks through these.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_SOURCE_PLAINEXPRESSION_H
#define BANKCHECK_SOURCE_PLAINEXPRESSION_H

#include <utility>

namespace clang {
class CallExpr;
class CompoundStmt;
class Expr;
class FunctionDecl;
class QualType;
class VarDecl;
} // namespace clang

namespace bankcheck::source {

/// \p E without what changes neither its value nor its type.
const clang::Expr *unwrapped(const clang::Expr *E);

/// That, without implicit casts, too, which may change its value: `const int &` of an unsigned has one. Casts that are
/// written stay.
const clang::Expr *strip(const clang::Expr *E);

/// A local variable that has, or is given, a value, or a parameter. Null if \p E is neither.
const clang::VarDecl *variableOf(const clang::Expr *E);

/// The function that \p E calls on the host, and its body; a null body where another may run, or none is seen.
std::pair<const clang::FunctionDecl *, const clang::CompoundStmt *> hostBodyOf(const clang::Expr *E);

/// The host function that \p E calls, if it does nothing but return a value; and that. Else nulls.
std::pair<const clang::FunctionDecl *, const clang::Expr *> returnedBy(const clang::Expr *E);

/// Arguments of \p Call in front of those of the callee's parameters.
unsigned argumentsBefore(const clang::CallExpr &Call, const clang::FunctionDecl &Callee);

/// Whether it is a `dim3`, or a `uint3`, or a reference to one.
bool isDim3(clang::QualType T);

} // namespace bankcheck::source

#endif
