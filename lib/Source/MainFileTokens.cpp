#include "Source/MainFileTokens.h"
#include "clang/AST/ASTContext.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Path.h"

using namespace clang;

namespace bankcheck::source {

MainFileTokens::MainFileTokens(const ASTContext &Ast) : Sources(Ast.getSourceManager()) {
  const FileID Main = Sources.getMainFileID();
  Lexer Lex(Main, Sources.getBufferOrFake(Main), Sources, Ast.getLangOpts());
  enum class In { Text, Hash, Define, Name, Body, Directive } State = In::Text;
  Macro Current;
  bool IsDefinition = false;
  auto EndMacro = [&] {
    if (State == In::Body && Current.BodyEnd)
      Macros[Current.BodyBegin] = Current;
  };
  Token T;
  for (bool IsEnd = false; !IsEnd;) {
    IsEnd = Lex.LexFromRawLexer(T) || T.is(tok::eof);
    const unsigned At = Sources.getFileOffset(T.getLocation()), End = At + T.getLength();
    const bool IsName = T.is(tok::raw_identifier);
    const std::string Text = IsName ? Lexer::getSpelling(T, Sources, Ast.getLangOpts()) : std::string();
    if (IsName) {
      auto Its = Names.try_emplace(Text).first;
      Its->second.push_back(At);
      InOrder.push_back({At, Its->first()});
    }
    if (T.isAtStartOfLine() || IsEnd) {
      EndMacro();
      State = T.is(tok::hash) ? In::Hash : In::Text;
      IsDefinition = false;
      continue;
    }
    if (IsDefinition)
      Definitions.back().End = End;
    switch (State) {
    case In::Text:
    case In::Directive:
      break;
    case In::Hash:
      State = Text == "define" ? In::Define : In::Directive;
      if (Text == "include" || Text == "include_next" || Text == "import" || Text == "embed")
        LastInclude = At;
      break;
    case In::Define:
      Current = {Text, At, 0, 0, 0};
      Definitions.push_back({Text, At, End});
      IsDefinition = true;
      State = In::Name;
      break;
    case In::Name:
      if (T.is(tok::l_paren) && !T.hasLeadingSpace()) {
        State = In::Directive; // it has parameters
        break;
      }
      Current.BodyBegin = At;
      State = In::Body;
      [[fallthrough]];
    case In::Body:
      Current.LastToken = At;
      Current.BodyEnd = End;
      break;
    }
  }
}

std::optional<unsigned> MainFileTokens::offsetOf(SourceLocation L) const {
  if (L.isInvalid())
    return std::nullopt;
  const auto [File, Offset] = Sources.getDecomposedLoc(Sources.getSpellingLoc(L));
  const OptionalFileEntryRef Its = Sources.getFileEntryRefForID(File),
                             Main = Sources.getFileEntryRefForID(Sources.getMainFileID());
  if (!Its || !Main || Its->getName() != Main->getName())
    return std::nullopt;
  return Offset;
}

bool MainFileTokens::isSource() const {
  const OptionalFileEntryRef Main = Sources.getFileEntryRefForID(Sources.getMainFileID());
  static constexpr llvm::StringLiteral Extensions[] = {".cu", ".cpp", ".cc", ".cxx", ".c++", ".C", ".c"};
  return Main && llvm::is_contained(Extensions, llvm::sys::path::extension(Main->getName()));
}

const std::vector<unsigned> &MainFileTokens::placesOf(llvm::StringRef Name) const {
  static const std::vector<unsigned> None;
  auto It = Names.find(Name);
  return It == Names.end() ? None : It->second;
}

llvm::SmallVector<llvm::StringRef> MainFileTokens::namesBetween(unsigned Begin, unsigned End) const {
  llvm::SmallVector<llvm::StringRef> Result;
  for (auto It = llvm::lower_bound(InOrder, std::pair(Begin, llvm::StringRef())); It != InOrder.end(); ++It) {
    if (It->first >= End)
      break;
    Result.push_back(It->second);
  }
  return Result;
}

const MainFileTokens::Macro *MainFileTokens::macroWithBodyAt(unsigned Offset) const {
  auto It = Macros.find(Offset);
  return It == Macros.end() ? nullptr : &It->second;
}

SourceLocation MainFileTokens::locationAt(unsigned Offset) const {
  return Sources.getLocForStartOfFile(Sources.getMainFileID()).getLocWithOffset(Offset);
}

} // namespace bankcheck::source
