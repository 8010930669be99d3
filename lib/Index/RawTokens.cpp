#include "Index/RawTokens.h"
#include "clang/Basic/LangOptions.h"

using namespace clang;

namespace bankcheck::index {

static const LangOptions &options() {
  static const LangOptions Options = [] {
    LangOptions O;
    O.CPlusPlus = O.CPlusPlus11 = O.CUDA = true;
    return O;
  }();
  return Options;
}

RawTokens::RawTokens(llvm::StringRef Text)
    : Text(Text),
      Lex(SourceLocation(), options(), this->Text.data(), this->Text.data(), this->Text.data() + this->Text.size()) {
  T.startToken();
}

const Token &RawTokens::next() {
  Lex.LexFromRawLexer(T);
  return T;
}

} // namespace bankcheck::index
