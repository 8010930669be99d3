//===- MainFileTokens.h - where names stand in the text of a source --------------===//
//
// Who changes what a name stands for has to know all its uses. The AST does not have those in code that the
// preprocessor leaves out, in templates that nothing instantiates, and in macros that nothing expands. The text has.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_SOURCE_MAINFILETOKENS_H
#define BANKCHECK_SOURCE_MAINFILETOKENS_H

#include "clang/Basic/SourceLocation.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include <map>
#include <optional>
#include <vector>

namespace clang {
class ASTContext;
class SourceManager;
} // namespace clang

namespace bankcheck::source {

class MainFileTokens {
public:
  explicit MainFileTokens(const clang::ASTContext &Ast);

  /// The byte of the main file where what stands at \p L is spelled; nothing if that is in another file.
  std::optional<unsigned> offsetOf(clang::SourceLocation L) const;
  /// Bytes where \p Name stands as a token, those of directives included.
  const std::vector<unsigned> &placesOf(llvm::StringRef Name) const;

  /// `#define LD 64`: an object-like macro whose body has a token or more.
  struct Macro {
    std::string Name;
    unsigned NameAt = 0, BodyBegin = 0, BodyEnd = 0; ///< One past the last character.
    unsigned LastToken = 0;                          ///< Where it begins.
  };
  /// Any `#define`, from its name to the end of its line.
  struct Definition {
    std::string Name;
    unsigned NameAt = 0, End = 0;
  };
  const std::vector<Definition> &definitions() const { return Definitions; }
  /// The names from \p Begin to before \p End, in order.
  llvm::SmallVector<llvm::StringRef> namesBetween(unsigned Begin, unsigned End) const;
  /// The one whose body begins there, or null.
  const Macro *macroWithBodyAt(unsigned Offset) const;

  /// Whether a header is included behind \p Offset.
  bool includesBehind(unsigned Offset) const { return LastInclude > Offset; }
  /// Whether the file is called as sources are, not as what others include.
  bool isSource() const;
  clang::SourceLocation locationAt(unsigned Offset) const;

private:
  const clang::SourceManager &Sources;
  llvm::StringMap<std::vector<unsigned>> Names;
  std::map<unsigned, Macro> Macros;                          ///< By BodyBegin.
  std::vector<std::pair<unsigned, llvm::StringRef>> InOrder; ///< Keys of Names.
  std::vector<Definition> Definitions;
  unsigned LastInclude = 0;
};

} // namespace bankcheck::source

#endif
