//===- Locations.h - from clang's locations to files, lines and columns ------===//

#ifndef BANKCHECK_SOURCE_LOCATIONS_H
#define BANKCHECK_SOURCE_LOCATIONS_H

#include "Source/SourceModel.h"
#include "clang/Basic/SourceLocation.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include <optional>

namespace clang {
class Decl;
class Expr;
} // namespace clang

namespace bankcheck::source {

/// Whether what stands in \p D is to be read: it is none of a system header's, and no
/// instantiation, which is visited with its template.
bool isRead(const clang::Decl &D, const clang::SourceManager &Sources);

class Locations {
public:
  /// Notes in \p Spellings how paths were spelled that become absolute.
  Locations(clang::ASTContext &Ast, std::map<std::string, std::string> &Spellings);

  /// As `#line` has it; line 0 if there is none.
  Location locationOf(clang::SourceLocation L);
  /// The text from \p Begin to before \p End, which stand in one file, outside of
  /// macros. Nothing where they do not, or where `#line` hides the file.
  std::optional<TextRange> between(clang::SourceLocation Begin, clang::SourceLocation End);
  /// The text of an expression, if it is all of what a file, not a macro, says
  /// there.
  std::optional<TextRange> of(const clang::Expr *E);
  /// Whether a macro wants the text at \p L elsewhere, too, than at \p User, which
  /// uses it: its parameter stands there more than once. Sure if not.
  bool isRepeated(clang::SourceLocation L, clang::SourceLocation User);

private:
  clang::ASTContext &Ast;
  clang::SourceManager &Sources;
  std::map<std::string, std::string> &Spellings;
  llvm::StringMap<std::string> AbsolutePaths;
  /// How often macros' parameters stand for the text at a location.
  std::optional<llvm::DenseMap<clang::SourceLocation, unsigned>> ParameterUses;
};

} // namespace bankcheck::source

#endif
