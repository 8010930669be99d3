//===- RawTokens.h - the tokens of a text, without a parse ----------------------===//

#ifndef BANKCHECK_INDEX_RAWTOKENS_H
#define BANKCHECK_INDEX_RAWTOKENS_H

#include "clang/Lex/Lexer.h"
#include <string>

namespace bankcheck::index {

/// A text that is no C++ gives some tokens, too. Macros stay as they are, and names are `tok::raw_identifier`.
class RawTokens {
public:
  explicit RawTokens(llvm::StringRef Text);
  /// The last one, and each behind it, is `tok::eof`.
  const clang::Token &next();
  const clang::Token &token() const { return T; }
  bool is(clang::tok::TokenKind Kind) const { return T.is(Kind); }

private:
  std::string Text; // ends with a null, as the lexer wants it
  clang::Lexer Lex;
  clang::Token T;
};

} // namespace bankcheck::index

#endif
