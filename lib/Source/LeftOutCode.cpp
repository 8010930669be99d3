#include "Source/LeftOutCode.h"
#include "clang/AST/ASTContext.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace bankcheck::source {
namespace {

/// All tokens, and where lines begin.
struct Lines {
  explicit Lines(const ASTContext &Ast) : Ast(Ast), Sources(Ast.getSourceManager()), Options(Ast.getLangOpts()) {
    const FileID Main = Sources.getMainFileID();
    Lexer Lex(Main, Sources.getBufferOrFake(Main), Sources, Options);
    Token T;
    for (bool IsEnd = false; !IsEnd;) {
      IsEnd = Lex.LexFromRawLexer(T) || T.is(tok::eof);
      All.push_back(T);
    }
  }
  std::string text(size_t I) const { return Lexer::getSpelling(All[I], Sources, Options); }
  bool isKeyword(size_t I) const { return Ast.Idents.get(text(I)).isKeyword(Options); }
  unsigned at(size_t I) const { return Sources.getFileOffset(All[I].getLocation()); }
  bool beginsLine(size_t I) const { return All[I].isAtStartOfLine() || All[I].is(tok::eof); }
  size_t endOfLine(size_t I) const {
    do
      ++I;
    while (I < All.size() && !beginsLine(I));
    return I;
  }

  const ASTContext &Ast;
  const SourceManager &Sources;
  const LangOptions &Options;
  std::vector<Token> All;
};

/// What may follow the name of a function, a variable, or a type that is declared.
bool mayFollowDeclared(const Token &T) {
  return T.isOneOf(tok::l_paren, tok::l_square, tok::l_brace, tok::equal, tok::semi, tok::comma, tok::colon, tok::less);
}

} // namespace

LeftOutCode::LeftOutCode(const ASTContext &Ast) {
  const Lines Text(Ast);
  auto IsReserved = [&](size_t I) { return llvm::StringRef(Text.text(I)).starts_with("__"); };
  std::vector<int> Open; // the branches that are
  int Braces = 0, Parentheses = 0;
  auto Add = [&](size_t I, Name::Role As) {
    if (!Text.All[I].is(tok::raw_identifier))
      return;
    if (Text.text(I) == "operator")
      As = Name::Unknown;
    if (As == Name::Unknown || !Text.isKeyword(I))
      All.push_back({{Text.text(I), Text.at(I), As}, Open.empty() ? -1 : Open.back()});
  };
  auto BeginBranch = [&](size_t I) {
    Branches.push_back({Text.at(I), UINT_MAX, Open.empty() ? -1 : Open.back()});
    Open.push_back(int(Branches.size()) - 1);
    Braces = Parentheses = 0;
  };
  auto EndBranch = [&](size_t I) {
    if (Open.empty())
      return;
    Branches[Open.back()].End = Text.at(I);
    Open.pop_back();
  };
  for (size_t I = 0; I < Text.All.size(); ++I) {
    const Token &T = Text.All[I];
    if (!T.is(tok::hash) || !Text.beginsLine(I)) {
      Braces = std::max(0, Braces + T.is(tok::l_brace) - T.is(tok::r_brace));
      Parentheses = std::max(0, Parentheses + T.is(tok::l_paren) - T.is(tok::r_paren));
      const bool IsOutside = !Braces && !Parentheses && I + 1 < Text.All.size();
      if (!Open.empty())
        Add(I, IsOutside && mayFollowDeclared(Text.All[I + 1]) && !IsReserved(I) ? Name::Declared : Name::Mentioned);
      continue;
    }
    const size_t End = Text.endOfLine(I);
    const std::string Directive = I + 1 < End ? Text.text(I + 1) : "";
    const llvm::StringRef Kind = Directive;
    if (Kind.starts_with("if")) {
      for (size_t Part = I + 2; Part < End; ++Part)
        Add(Part, Kind == "if" ? Name::InCondition : Name::AskedFor);
      BeginBranch(I);
    } else if (Kind.starts_with("el")) {
      EndBranch(I);
      for (size_t Part = I + 2; Part < End; ++Part)
        Add(Part, Kind == "elif" ? Name::InCondition : Name::AskedFor);
      BeginBranch(I);
    } else if (Kind == "endif") {
      EndBranch(I);
    } else if (Kind.starts_with("include") && I + 2 < End && Text.All[I + 2].is(tok::string_literal)) {
      if (!Open.empty())
        All.push_back({{Text.text(I + 2), Text.at(I + 2), Name::Unknown}, Open.back()});
    } else if (!Open.empty() && I + 2 < End && (Kind == "define" || Kind == "undef")) {
      bool IsNumber = Kind == "define" && I + 3 < End;
      for (size_t Part = I + 3; Part < End; ++Part) {
        IsNumber &= !Text.All[Part].is(tok::raw_identifier);
        Add(Part, Name::Mentioned);
      }
      Add(I + 2, IsNumber ? Name::DefinedToBe : Name::DefinedAnew);
    } else {
      for (size_t Part = I + 2; !Open.empty() && Part < End; ++Part)
        Add(Part, Name::Mentioned);
    }
    I = End - 1;
  }
}

int LeftOutCode::innermostAt(unsigned Offset) const {
  auto After = llvm::upper_bound(Branches, Offset, [](unsigned At, const Branch &B) { return At < B.Begin; });
  int I = int(After - Branches.begin()) - 1;
  while (I >= 0 && Branches[I].End <= Offset)
    I = Branches[I].Outer;
  return I;
}

void LeftOutCode::noteCompiled(unsigned Offset) {
  for (int I = innermostAt(Offset); I >= 0 && !Branches[I].IsCompiled; I = Branches[I].Outer)
    Branches[I].IsCompiled = true;
}

std::vector<LeftOutCode::Name> LeftOutCode::names() const {
  std::vector<Name> Result;
  for (const Found &F : All)
    if (F.TheName.As == Name::InCondition || F.TheName.As == Name::AskedFor || !Branches[F.In].IsCompiled)
      Result.push_back(F.TheName);
  return Result;
}

} // namespace bankcheck::source
