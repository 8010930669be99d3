#include "Frontend/ParseLimits.h"
#include "Frontend/ParseErrors.h"
#include "Limits/Limits.h"
#include "clang/AST/DeclBase.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Preprocessor.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace bankcheck::frontend {
namespace {

/// Bytes of a literal that are read in any case. CUTLASS has a literal for each line of PTX.
constexpr unsigned FreeBytes = 1024;

class TokenLimits {
public:
  TokenLimits(CompilerInstance &Compiler, ErrorCollector &Errors)
      : Compiler(Compiler), Errors(Errors), Diagnostics(Compiler.getDiagnostics()),
        TooLong(Diagnostics.getCustomDiagID(DiagnosticsEngine::Error,
                                            "budget: an asm string of %0 bytes that names %1 operands is not read")),
        TooMany(Diagnostics.getCustomDiagID(DiagnosticsEngine::Error, "redefinition of '%0'")) {}

  /// Called for each token: the usual case is short.
  void see(Token &T) {
    if (!IsAsm && !Errors.IsGivenUp && !Errors.MissesCccl && T.isNot(tok::kw_asm) && Errors.Locations.empty())
      return;
    if (!Errors.IsGivenUp && T.is(tok::identifier) && !Errors.Locations.empty())
      seeName(T);
    if (Errors.IsGivenUp || Errors.MissesCccl)
      return end(T);
    if (T.is(tok::kw_asm))
      IsAsm = true;
    else if (IsAsm && T.is(tok::string_literal))
      seeText(T);
    else
      IsAsm = IsAsm && T.isOneOf(tok::l_paren, tok::kw_volatile, tok::kw_goto, tok::kw_inline);
  }

private:
  CompilerInstance &Compiler;
  ErrorCollector &Errors;
  DiagnosticsEngine &Diagnostics;
  const unsigned TooLong, TooMany;
  bool IsAsm = false; ///< Between `asm` and the end of its text.
  uint64_t Spent = 0;

  /// Of a function that is defined again only the first two times are errors. In classes and functions each is one.
  void seeName(const Token &T) {
    const DeclContext *Around = Compiler.hasSema() ? Compiler.getSema().CurContext : nullptr;
    if (!Around || !Around->isFileContext())
      return;
    size_t Invalid =
        llvm::count_if(Around->lookup(T.getIdentifierInfo()), [](const NamedDecl *D) { return D->isInvalidDecl(); });
    if (Invalid < limits::Redeclarations)
      return;
    Diagnostics.Report(T.getLocation(), TooMany) << T.getIdentifierInfo()->getName();
    Errors.giveUp();
  }

  void seeText(Token &T) {
    if (T.getLength() <= FreeBytes)
      return;
    Errors.HasLongAsm = true;
    uint64_t Operands = llvm::StringRef(T.getLiteralData(), T.getLength()).count('%');
    Spent += Operands * T.getLength();
    if (Spent <= limits::AsmBytes)
      return;
    Diagnostics.Report(T.getLocation(), TooLong) << T.getLength() << unsigned(Operands);
    T.setLiteralData("\"\"");
    T.setLength(2);
    T.clearFlag(Token::NeedsCleaning);
  }

  void end(Token &T) {
    SourceLocation At = T.getLocation();
    T.startToken();
    T.setKind(tok::eof);
    T.setLocation(At);
  }
};

} // namespace

void limitParse(CompilerInstance &Compiler, ErrorCollector &Errors, std::function<void()> AtEnd) {
  // The watcher is given the token that the parser has asked for, which is the parser's to change.
  Compiler.getPreprocessor().setTokenWatcher(
      [Limits = TokenLimits(Compiler, Errors), AtEnd = std::move(AtEnd)](const Token &T) mutable {
        Limits.see(const_cast<Token &>(T));
        if (T.is(tok::eof) && AtEnd)
          std::exchange(AtEnd, nullptr)();
      });
}

} // namespace bankcheck::frontend
