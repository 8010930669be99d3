//===- AccessExpressions.h - what of the source accesses memory ----------------===//
//
// Debug information gives an access of the code one location. Which one that is depends on the kind of expression:
// the operator of an assignment, the name of a member, the begin of a call. So each expression that reads or writes
// memory, or may, is kept under all locations that an access of it may have.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_SOURCE_ACCESSEXPRESSIONS_H
#define BANKCHECK_SOURCE_ACCESSEXPRESSIONS_H

#include "Source/Locations.h"

namespace clang {
class BinaryOperator;
class CallExpr;
class CXXConstructExpr;
class FieldDecl;
class GCCAsmStmt;
class ImplicitCastExpr;
class UnaryOperator;
} // namespace clang

namespace bankcheck::source {

class AccessExpressions {
public:
  /// Fills Model.Expressions and Model.UnclearFields. The arguments outlive this.
  AccessExpressions(clang::ASTContext &Ast, Locations &Where, SourceModel &Model)
      : Ast(Ast), Where(Where), Model(Model) {}

  void note(const clang::CallExpr &Call);
  void note(const clang::GCCAsmStmt &Asm);
  void note(const clang::ImplicitCastExpr &Cast);
  void note(const clang::CXXConstructExpr &Construct);
  void note(const clang::BinaryOperator &B);
  void note(const clang::UnaryOperator &U);

private:
  using Keys = std::initializer_list<clang::SourceLocation>;
  clang::ASTContext &Ast;
  Locations &Where;
  SourceModel &Model;

  bool isUnclearField(const clang::FieldDecl &F, ExpressionSource::Kind Kind) const;
  /// Of as many bytes as its type has.
  void addTyped(ExpressionSource::Kind Kind, const clang::Expr *E, Keys At);
  /// Notes on which lines \p Range stands, if there are several.
  void addLines(clang::SourceRange Range);
  std::set<Location> placesOf(clang::SourceLocation Key);
  void add(ExpressionSource::Kind Kind, clang::SourceRange Range, Keys At, unsigned Bytes);
  /// \p Shown: what stands there, of \p Range.
  void addAt(const std::set<Location> &Places, ExpressionSource E, clang::CharSourceRange Shown,
             clang::SourceRange Range);
};

} // namespace bankcheck::source

#endif
