//===- LeftOutCode.h - what the preprocessor leaves out of a source -----------------===//
//
// The AST has one side of each `#if`; the other is of a build with other flags, or of the compiler for the host. Who
// edits a source for all builds has to look at the text:
//
//   #if TILES > 4                             a condition
//   #define CHUNK 4                           a branch: some statement or declaration is made of it, so it is compiled
//   #else
//   #define CHUNK 8                           a branch of which nothing is made: it counts as left out
//   #endif
//
// A branch of which the compiler has made something is compiled as a whole, but for branches in it. One of which it has
// made nothing may be compiled all the same, if it has only directives.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_SOURCE_LEFTOUTCODE_H
#define BANKCHECK_SOURCE_LEFTOUTCODE_H

#include <string>
#include <vector>

namespace clang {
class ASTContext;
} // namespace clang

namespace bankcheck::source {

class LeftOutCode {
public:
  explicit LeftOutCode(const clang::ASTContext &Ast);

  /// Whether there are any conditions: else nothing is left out.
  bool hasConditions() const { return !Branches.empty(); }
  /// The compiler has made something of what stands at \p Offset of the main file.
  void noteCompiled(unsigned Offset);

  struct Name {
    enum Role {
      Mentioned,
      Declared,    ///< Outside of braces and parentheses, in front of what follows a declared name.
      DefinedToBe, ///< `#define N 8`: a number.
      DefinedAnew, ///< `#define N(x) y`, `#undef N`.
      Unknown,     ///< `#include "name"`, an operator: what that changes is not known.
      InCondition, ///< Of any `#if`, left out or not.
      AskedFor,    ///< `#ifdef N`, `#ifndef N`.
    };
    std::string Text;
    unsigned At = 0; ///< In bytes.
    Role As = Mentioned;
  };
  /// Of all that is left out, and of all conditions, once all that is compiled was noted.
  std::vector<Name> names() const;

private:
  struct Branch {
    unsigned Begin, End; ///< From the directive to the next of the same `#if`.
    int Outer;           ///< Index of the branch around it, or -1.
    bool IsCompiled = false;
  };
  struct Found {
    Name TheName;
    int In; ///< Index of the innermost branch, or -1.
  };
  std::vector<Branch> Branches; ///< By Begin.
  std::vector<Found> All;

  int innermostAt(unsigned Offset) const;
};

} // namespace bankcheck::source

#endif
