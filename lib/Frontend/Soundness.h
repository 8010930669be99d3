//===- Soundness.h - which declarations survive a parse with errors --------===//

#ifndef BANKCHECK_FRONTEND_SOUNDNESS_H
#define BANKCHECK_FRONTEND_SOUNDNESS_H

#include "clang/Basic/SourceLocation.h"
#include <map>
#include <optional>
#include <vector>

namespace clang {
class CXXRecordDecl;
class Decl;
class FunctionDecl;
class QualType;
class SourceManager;
} // namespace clang

namespace bankcheck::frontend {

/// Why CodeGen cannot be given a declaration.
struct Flaw {
  /// Of the errors, the one that lies in it or in what it calls; nothing if the
  /// tree alone shows that it is not whole.
  std::optional<size_t> Error;
};

/// Says of a declaration whether CodeGen can be given it.
class Soundness {
public:
  /// \p Errors: where the parse met errors, invalid where it is not known; if
  /// there are none, everything is sound and nothing is looked at.
  Soundness(const std::vector<clang::SourceLocation> &Errors, clang::SourceManager &Sources);

  /// A flaw if an error lies in the declaration, its body holds an error node or an
  /// object of a class that is not whole, or it calls a function that has a flaw, or one of
  /// a template whose instantiation has no body for an error: its
  /// accesses would be missed. (The
  /// parser drops a statement with an undeclared name without a trace in the
  /// tree, so the tree alone cannot say.)
  std::optional<Flaw> flawOf(clang::Decl *D);

private:
  bool AnyErrors;
  clang::SourceManager &Sources;
  /// By offset in a file the errors there, and those of what is included there.
  std::map<clang::FileID, std::multimap<unsigned, size_t>> ByFile;
  std::map<const clang::Decl *, std::optional<Flaw>> FlawOf;

  std::map<const clang::CXXRecordDecl *, bool> Whole;

  std::optional<Flaw> find(clang::Decl *D);
  /// Whether the type of each field and base of \p Record is known.
  bool isWhole(const clang::CXXRecordDecl &Record);
  bool isWhole(clang::QualType T);
  /// The first error from \p Begin to \p End.
  std::optional<size_t> errorBetween(clang::SourceLocation Begin, clang::SourceLocation End) const;
};

} // namespace bankcheck::frontend

#endif
