//===- Soundness.h - which declarations survive a parse with errors --------===//

#ifndef BANKCHECK_FRONTEND_SOUNDNESS_H
#define BANKCHECK_FRONTEND_SOUNDNESS_H

#include "clang/Basic/SourceLocation.h"
#include <vector>

namespace clang {
class Decl;
class SourceManager;
} // namespace clang

namespace bankcheck {

/// Says of a declaration whether CodeGen can be given it.
class Soundness {
public:
  /// \p Errors: where the parse met errors; if there are none, everything is
  /// sound and nothing is looked at.
  Soundness(const std::vector<clang::SourceLocation> &Errors, clang::SourceManager &Sources)
      : Errors(Errors), Sources(Sources) {}

  /// False if an error lies in the declaration, or its body holds an error
  /// node. (The parser drops a statement with an undeclared name without a
  /// trace in the tree, so the tree alone cannot say.)
  bool isSound(clang::Decl *D) const;

private:
  const std::vector<clang::SourceLocation> &Errors;
  clang::SourceManager &Sources;
};

} // namespace bankcheck

#endif
