#include "Index/FunctionText.h"
#include "Index/KernelText.h"
#include "Index/RawTokens.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;
using namespace llvm;

namespace bankcheck::index {
namespace {

/// Reads what a header has of names elsewhere than in declarations: nothing is called outside of all braces but those
/// of namespaces and classes, of parentheses, and in front of a `=`.
class HeaderReader {
public:
  HeaderReader(StringRef Text, const StringSet<> &Names) : Tokens(Text), Names(Names) {}

  std::set<std::string> read() {
    for (Tokens.next(); T.isNot(tok::eof);)
      if (T.is(tok::hash) && T.isAtStartOfLine())
        directive();
      else
        token();
    const bool IsUnderstood = Around.empty() && Level == 0 && !IsUnbalanced; // `#if` may part braces
    return IsUnderstood ? std::move(Named) : std::move(Mentioned);
  }

private:
  RawTokens Tokens;
  const Token &T = Tokens.token();
  const StringSet<> &Names;
  std::set<std::string> Named, Mentioned;

  struct Brace {
    bool Declares;
    int Level;
  };
  std::vector<Brace> Around;
  bool IsUnbalanced = false;
  int Level = 0; ///< Of parentheses in the innermost brace.
  /// Of the statement so far, outside of parentheses.
  bool IsScope = false, HasParentheses = false, IsAssigned = false;
  std::set<std::string> Declared; ///< By the statement, if it does not end with a body.

  bool mayDeclare() const {
    return Level == 0 && !IsAssigned && all_of(Around, [](const Brace &B) { return B.Declares; });
  }

  void endStatement() {
    IsScope = HasParentheses = IsAssigned = false;
    Declared.clear();
  }

  /// What a macro is defined as may stand anywhere.
  void directive() {
    Tokens.next();
    const bool IsDefine = T.is(tok::raw_identifier) && T.getRawIdentifier() == "define" && !T.isAtStartOfLine();
    for (; T.isNot(tok::eof) && !T.isAtStartOfLine(); Tokens.next())
      if (IsDefine && T.is(tok::raw_identifier) && Names.contains(T.getRawIdentifier()))
        name(T.getRawIdentifier(), Named);
  }

  void name(StringRef Word, std::set<std::string> &Into) {
    Mentioned.insert(Word.str());
    Into.insert(Word.str());
  }

  void token() {
    if (T.is(tok::raw_identifier)) {
      word();
      return;
    }
    switch (T.getKind()) {
    case tok::l_paren:
    case tok::l_square:
      HasParentheses |= Level++ == 0;
      break;
    case tok::r_paren:
    case tok::r_square:
      IsUnbalanced |= --Level < 0;
      break;
    case tok::l_brace:
      openBrace();
      break;
    case tok::r_brace:
      IsUnbalanced |= Around.empty() || Level != 0;
      if (!Around.empty()) {
        Level = Around.back().Level;
        Around.pop_back();
      }
      if (Level == 0)
        endStatement();
      break;
    case tok::equal:
      IsAssigned |= Level == 0;
      break;
    case tok::semi:
      if (Level == 0)
        endStatement();
      break;
    default:
      break;
    }
    Tokens.next();
  }

  void openBrace() {
    Around.push_back({mayDeclare() && IsScope && !HasParentheses, Level});
    Level = 0;
    Named.insert(Declared.begin(), Declared.end()); // it is defined
    endStatement();
  }

  void word() {
    const StringRef Word = T.getRawIdentifier();
    if (Names.contains(Word))
      name(Word, mayDeclare() ? Declared : Named);
    const bool IsExtern = Word == "extern";
    IsScope |= Level == 0 && (Word == "namespace" || Word == "class" || Word == "struct" || Word == "union");
    Tokens.next();
    IsScope |= Level == 0 && IsExtern && T.is(tok::string_literal);
  }
};

} // namespace

void NamesInText::add(const NamesInText &Other) {
  Named.insert(Other.Named.begin(), Other.Named.end());
  Parts.insert(Other.Parts.begin(), Other.Parts.end());
  Pastes |= Other.Pastes;
}

/// Whether \p Word, which is a part of \p Text, stands beside a `##` there.
static bool isPasted(StringRef Word, StringRef Text) {
  const size_t Begin = Word.data() - Text.data();
  return Text.take_front(Begin).rtrim(' ').ends_with("##") ||
         Text.drop_front(Begin + Word.size()).ltrim(' ').starts_with("##");
}

NamesInText namesIn(StringRef Text, TextKind Kind, const StringSet<> &Names) {
  NamesInText Result;
  Result.Pastes = Text.contains("##");
  eachWord(Text, [&](StringRef Word) {
    if (Names.contains(Word))
      Result.Named.insert(Word.str());
    else if (any_of(Names.keys(), [&](StringRef Name) { return Name.contains(Word); }) &&
             (Word != "_" || isPasted(Word, Text))) // it is a placeholder of many libraries
      Result.Parts.insert(Word.str());
    return true;
  });
  if (Kind == TextKind::Header && !Result.Named.empty())
    Result.Named = HeaderReader(Text, Names).read();
  return Result;
}

/// Whether two to \p Most of \p Parts, one behind the other, are \p Name.
static bool isMadeOf(StringRef Name, const std::set<std::string> &Parts, unsigned Most) {
  return any_of(Parts, [&](StringRef Part) {
    StringRef Rest = Name;
    return Rest.consume_front(Part) && !Rest.empty() &&
           (is_contained(Parts, Rest) || (Most > 2 && isMadeOf(Rest, Parts, Most - 1)));
  });
}

std::set<std::string> callable(const NamesInText &All, const StringSet<> &Names) {
  constexpr unsigned MostParts = 4;
  std::set<std::string> Result = All.Named;
  if (All.Pastes)
    for (StringRef Name : Names.keys())
      if (isMadeOf(Name, All.Parts, MostParts))
        Result.insert(Name.str());
  return Result;
}

void addWordsOfArchitectures(StringRef Text, std::set<std::string> &Into) {
  constexpr llvm::StringLiteral Macro = "__CUDA_ARCH__";
  if (!Text.contains(Macro))
    return;
  SmallVector<StringRef> Lines;
  Text.split(Lines, '\n');
  struct Block {
    size_t Begin;
    bool NamesMacro;
  };
  std::vector<Block> Open;
  for (auto [Number, Line] : llvm::enumerate(Lines)) {
    StringRef Rest = Line.ltrim();
    if (!Rest.consume_front("#"))
      continue;
    Rest = Rest.ltrim();
    if (Rest.starts_with("if"))
      Open.push_back({Number, Rest.contains(Macro)});
    else if (Rest.starts_with("elif") && !Open.empty())
      Open.back().NamesMacro |= Rest.contains(Macro);
    else if (Rest.starts_with("endif") && !Open.empty()) {
      if (Block B = Open.back(); B.NamesMacro)
        addWords(StringRef(Lines[B.Begin].begin(), Line.end() - Lines[B.Begin].begin()), Into);
      Open.pop_back();
    }
  }
}

} // namespace bankcheck::index
