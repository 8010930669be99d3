//===- LeftOutUses.h - where code that is left out may use a length of rows ---------===//
//
// Left out, code may use the length without its name, in another build or for the host:
//
//   #ifdef CHECK
//   s[y * 64 + x]                              in a function that may access the array: any code
//   #define AT(y, x) ((y) * 64 + (x))          another definition of what such a function uses, unless it is a number
//   m[AT(y, x)]                                elsewhere, a macro that is made of the length
//   #endif
//
// A kernel has arrays of its own; a function of the device may be given any.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_SOURCE_LEFTOUTUSES_H
#define BANKCHECK_SOURCE_LEFTOUTUSES_H

#include "Source/LeftOutCode.h"
#include "Source/MainFileTokens.h"
#include <set>

namespace clang {
class Decl;
class Stmt;
} // namespace clang

namespace bankcheck::source {

class LeftOutUses {
public:
  /// \p Text outlives it.
  LeftOutUses(const clang::ASTContext &Ast, const MainFileTokens &Text);

  /// To be called for all of the AST.
  void noteCompiled(const clang::Decl &D);
  void noteCompiled(const clang::Stmt &S);

  struct Length {
    llvm::StringRef Name;
    std::set<unsigned> Places; ///< Where it is used, and where the arrays are declared, in bytes.
    std::set<llvm::StringRef> ArraysOfFile;
  };
  struct Uses {
    std::set<unsigned> Conditions;  ///< Made of the length: bytes.
    std::optional<unsigned> Hidden; ///< The first that may be one without its name.
  };
  /// Once all was noted.
  Uses of(const Length &L) const;
  /// Whether only the definition of what stands there is asked for.
  bool isAskedFor(unsigned At) const;

private:
  const clang::SourceManager &Sources;
  const MainFileTokens &Text;
  LeftOutCode Code;
  /// With its body, in bytes.
  struct Function {
    unsigned Begin, End;
    bool IsKernel, IsOfDevice;
    bool contains(unsigned At) const { return Begin <= At && At < End; }
    auto operator<=>(const Function &) const = default;
  };
  std::set<Function> Functions;

  void noteCompiled(clang::SourceLocation L);
  void noteFunction(clang::SourceRange Of, bool IsKernel, bool IsOfDevice);
  static bool mayAccess(const Function &F, const Length &L);
  std::set<llvm::StringRef> namesMadeOf(llvm::StringRef Name) const;
  std::set<llvm::StringRef> namesUsedWith(const Length &L) const;
};

} // namespace bankcheck::source

#endif
