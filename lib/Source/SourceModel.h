//===- SourceModel.h - what the AST says, as plain values ------------------===//

#ifndef BANKCHECK_SOURCE_SOURCEMODEL_H
#define BANKCHECK_SOURCE_SOURCEMODEL_H

#include "Basic/BlockShape.h"
#include "Basic/Place.h"
#include <array>
#include <map>
#include <set>
#include <optional>
#include <vector>

namespace clang {
class ASTContext;
class Decl;
} // namespace clang

namespace bankcheck {

/// A launch `kernel<<<grid, block, ...>>>` with what is constant of it.
struct Launch {
  Place Where;
  std::optional<BlockShape> Block;
  std::optional<std::array<unsigned, 3>> Grid;
};

struct KernelSource {
  std::string Name; ///< With template arguments, as the user would write it.
  Place Where;
  std::vector<std::string> Parameters;
  unsigned MaxThreads = 0; ///< __launch_bounds__; 0 if none.
  std::vector<Launch> Launches;
};

/// Where the innermost extent of a declaration is written.
struct ExtentSource {
  Place Begin;
  unsigned EndLine = 0, EndColumn = 0; ///< One past the last character.
  std::string Text;                    ///< "32", "Edge"
  bool IsLiteral = false;
  /// The extent made larger by \p Elements: "33", "Edge + 1".
  std::string paddedBy(uint64_t Elements) const;
};

struct ArraySource {
  std::string Name;
  Place Where;
  std::string ElementType;
  std::vector<uint64_t> Extents; ///< Outermost first; empty for a scalar.
  unsigned ElementBytes = 0;
  bool IsDynamic = false; ///< extern
  /// Nothing where it cannot be changed for this array alone: in a macro, a
  /// typedef, a template.
  std::optional<ExtentSource> Innermost;
  /// `float tile[32][33]`: the declaration with another innermost extent.
  std::string declaredWith(uint64_t InnermostExtent) const;
};

/// An expression that reads or writes memory, or a call that may.
struct ExpressionSource {
  enum Kind : uint8_t { Read, Write, Call } TheKind;
  Place Begin;
  unsigned EndLine = 0, EndColumn = 0; ///< One past the last character.
  std::string Text;
  unsigned Bytes = 0;     ///< Of the type; 0 for calls.
  unsigned Alignment = 0; ///< Of the type, if it is a class; else 0.
};

struct SourceModel {
  std::map<std::string, KernelSource> Kernels; ///< By linkage name.
  std::map<std::string, ArraySource> Arrays;   ///< By linkage name.
  /// Linkage names of `const __constant__` variables: nobody sets them.
  std::set<std::string> ConstantTables;
  /// By the place that debug information gives the access.
  std::map<Place, std::vector<ExpressionSource>> Expressions;

  /// How the user spelled an absolute path.
  std::map<std::string, std::string> Spellings;

  /// The expression of an access of \p Bytes at \p Where, or null.
  const ExpressionSource *find(const Place &Where, ExpressionSource::Kind Kind, unsigned Bytes) const;
  /// The largest alignment of a type of \p Bytes that is copied at \p Where.
  unsigned alignmentAt(const Place &Where, unsigned Bytes) const;

  /// Reads the declarations that are not in system headers.
  static SourceModel read(clang::ASTContext &Ast, const std::vector<clang::Decl *> &Declarations);
};

} // namespace bankcheck

#endif
