#include "Frontend/PreambleText.h"
#include "clang/Basic/LangOptions.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/StringSwitch.h"
#include <string>

using namespace clang;

namespace bankcheck::frontend {
namespace {

class Scanner {
public:
  /// \p Text ends with a zero, as a lexer needs it.
  explicit Scanner(const std::string &Text)
      : Text(Text), Raw(SourceLocation(), dialect(), Text.data(), Text.data(), Text.data() + Text.size()) {}

  size_t run() {
    Raw.LexFromRawLexer(T);
    while (T.is(tok::hash) && T.isAtStartOfLine() && directive())
      ;
    return End;
  }

private:
  const std::string &Text;
  Lexer Raw;
  Token T;
  unsigned Depth = 0;       ///< Conditions that are open.
  bool HasIncluded = false; ///< Behind End.
  size_t End = 0;

  static const LangOptions &dialect() {
    static const LangOptions Options = [] {
      LangOptions L;
      L.CPlusPlus = L.CPlusPlus11 = L.CPlusPlus14 = L.CPlusPlus17 = L.LineComment = L.RawStringLiterals = true;
      return L;
    }();
    return Options;
  }

  /// False where the preamble ends.
  bool directive() {
    Raw.LexFromRawLexer(T);
    if (T.isNot(tok::raw_identifier) || T.isAtStartOfLine())
      return false;
    enum Kind { Other, Include, Open, Else, Close, Plain };
    const Kind TheKind = llvm::StringSwitch<Kind>(T.getRawIdentifier())
                             .Case("include", Include)
                             .Cases({"if", "ifdef", "ifndef"}, Open)
                             .Cases({"elif", "elifdef", "elifndef", "else"}, Else)
                             .Case("endif", Close)
                             .Cases({"define", "undef", "error"}, Plain)
                             .Case("pragma", Plain)
                             .Default(Other);
    const bool IsPragma = T.getRawIdentifier() == "pragma";
    if (TheKind == Other || ((TheKind == Else || TheKind == Close) && !Depth))
      return false;
    size_t LastEnd = offsetBehind();
    for (bool IsFirst = true;; IsFirst = false) {
      Raw.LexFromRawLexer(T);
      if (T.is(tok::eof) || T.isAtStartOfLine())
        break;
      if (IsPragma && !(IsFirst && T.is(tok::raw_identifier) && T.getRawIdentifier() == "once"))
        return false;
      LastEnd = offsetBehind();
    }
    HasIncluded |= TheKind == Include;
    Depth += TheKind == Open;
    Depth -= TheKind == Close;
    if (HasIncluded && !Depth)
      if (size_t Line = endOfLine(LastEnd)) {
        End = Line;
        HasIncluded = false;
      }
    return true;
  }

  size_t offsetBehind() { return Raw.getCurrentBufferOffset(); }

  /// Where the next line begins, if only spaces and a comment of this line are between; 0 if not.
  size_t endOfLine(size_t At) const {
    llvm::StringRef Rest = llvm::StringRef(Text).drop_front(At);
    const size_t Newline = Rest.find('\n');
    if (Newline == llvm::StringRef::npos)
      return 0;
    llvm::StringRef Behind = Rest.take_front(Newline).trim(" \t\r");
    const bool IsComment = Behind.starts_with("//") && !Behind.ends_with("\\") && !Behind.ends_with("?\?/");
    return Behind.empty() || IsComment ? At + Newline + 1 : 0;
  }
};

} // namespace

llvm::StringRef preambleOf(llvm::StringRef Text) {
  const std::string Copy = Text.str();
  return Text.take_front(Scanner(Copy).run());
}

} // namespace bankcheck::frontend
