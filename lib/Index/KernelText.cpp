#include "Index/KernelText.h"
#include "Index/RawTokens.h"
#include "llvm/ADT/StringExtras.h"

using namespace clang;
using namespace llvm;

namespace bankcheck::index {
namespace {

struct NamedKernel {
  bool IsDefined = false; ///< With a body.
  bool IsUsed = false;    ///< Elsewhere than in its declarations.
};

class TokenReader {
public:
  explicit TokenReader(StringRef Text) : Tokens(Text) {}

  StringMap<NamedKernel> read() {
    for (next(); T.isNot(tok::eof); next()) {
      if (!T.is(tok::raw_identifier))
        continue;
      if (T.getRawIdentifier() == "__global__")
        declaration();
      else
        Words.insert(T.getRawIdentifier());
    }
    for (auto &Kernel : Kernels)
      Kernel.second.IsUsed = Words.contains(Kernel.first());
    return std::move(Kernels);
  }

  const StringSet<> &words() const { return Words; }

private:
  RawTokens Tokens;
  const Token &T = Tokens.token();
  StringMap<NamedKernel> Kernels;
  StringSet<> Words; ///< Identifiers elsewhere than in the declarations of kernels.

  void next() { Tokens.next(); }

  /// Behind the parentheses that \p T opens.
  void skipParentheses() {
    unsigned Level = 0;
    do {
      Level += T.is(tok::l_paren);
      Level -= T.is(tok::r_paren);
      next();
    } while (Level && T.isNot(tok::eof));
  }

  /// From `__global__` to the body, the semicolon, or what is neither. The name is the word before the parentheses
  /// of the parameters.
  void declaration() {
    std::string Name;
    for (next(); T.isNot(tok::eof) && T.isNot(tok::semi) && T.isNot(tok::l_brace);) {
      if (T.is(tok::raw_identifier)) {
        Name = T.getRawIdentifier().str();
        next();
        bool IsAttribute = StringRef(Name).starts_with("__") && StringRef(Name).ends_with("__");
        if (IsAttribute && T.is(tok::l_paren))
          skipParentheses();
      } else if (T.is(tok::l_paren) && !Name.empty()) {
        skipParentheses();
        NamedKernel &Kernel = Kernels[Name];
        Kernel.IsDefined |= T.is(tok::l_brace);
        return;
      } else {
        next();
      }
    }
  }
};

} // namespace

bool eachWord(StringRef Text, function_ref<bool(StringRef)> Do) {
  auto IsPart = [](char C) { return isAlnum(C) || C == '_' || C == '$' || !llvm::isASCII(C); };
  while (!Text.empty()) {
    Text = Text.drop_until(IsPart);
    StringRef Word = Text.take_while(IsPart);
    if (!Word.empty() && !Do(Word))
      return false;
    Text = Text.drop_front(Word.size());
  }
  return true;
}

void addWords(StringRef Text, std::set<std::string> &Into) {
  eachWord(Text, [&](StringRef Word) {
    if (!isDigit(Word.front()))
      Into.insert(Word.str());
    return true;
  });
}

KernelNames kernelsOnlyDeclaredIn(StringRef Text) {
  KernelNames Names;
  if (Text.contains("__global__"))
    for (const auto &Kernel : TokenReader(Text).read())
      if (!Kernel.second.IsUsed)
        Names.insert(Kernel.first());
  return Names;
}

bool mayLaunch(StringRef Text, const KernelNames &Kernels) {
  if (none_of(Kernels, [&](const auto &Name) { return Text.contains(Name.first()); }))
    return false;
  TokenReader Reader(Text);
  StringMap<NamedKernel> Own = Reader.read();
  return any_of(Kernels, [&](const auto &Name) {
    return Reader.words().contains(Name.first()) && !Own.lookup(Name.first()).IsDefined;
  });
}

} // namespace bankcheck::index
