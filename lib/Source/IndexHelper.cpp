#include "Source/IndexHelper.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Decl.h"
#include "clang/AST/Stmt.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/StringExtras.h"

using namespace clang;
using llvm::StringRef;

namespace bankcheck::source {
namespace {

/// In the style of the array's own name: "sIndex", "row_sums_index".
std::string nameFor(StringRef Array) {
  StringRef Stem = Array.rtrim('_');
  return (Stem + (Stem.contains('_') ? "_index" : "Index")).str();
}

bool hasWord(StringRef Text, StringRef Word) {
  auto IsPart = [](char C) { return llvm::isAlnum(C) || C == '_'; };
  for (size_t At = Text.find(Word); At != StringRef::npos; At = Text.find(Word, At + 1)) {
    const size_t End = At + Word.size();
    if ((At == 0 || !IsPart(Text[At - 1])) && (End == Text.size() || !IsPart(Text[End])))
      return true;
  }
  return false;
}

} // namespace

std::optional<IndexHelper> indexHelperBehind(const DeclStmt &Declaration, ASTContext &Ast, Locations &Where) {
  const SourceManager &Sources = Ast.getSourceManager();
  const SourceLocation Semicolon = Declaration.getEndLoc();
  // `__shared__` itself is a macro.
  const SourceLocation Begin = Sources.getExpansionLoc(Declaration.getBeginLoc());
  if (!Ast.getLangOpts().CPlusPlus14 || !Declaration.isSingleDecl() || !Semicolon.isFileID() ||
      !Declaration.getSingleDecl()->getLocation().isFileID())
    return std::nullopt;
  auto [File, Offset] = Sources.getDecomposedLoc(Semicolon);
  const StringRef Text = Sources.getBufferData(File);
  StringRef Rest = Text.drop_front(Offset).take_until([](char C) { return C == '\n'; });
  const bool HasReturn = Rest.consume_back("\r");
  if (!Rest.consume_front(";") || Offset + Rest.size() + 1 >= Text.size())
    return std::nullopt;
  const StringRef Comment = Rest.trim();
  if (!Comment.empty() && (!Comment.starts_with("//") || Comment.ends_with("\\")))
    return std::nullopt;
  const SourceLocation End = Semicolon.getLocWithOffset(1 + Rest.size());
  IndexHelper Helper;
  Helper.Name = nameFor(cast<NamedDecl>(Declaration.getSingleDecl())->getName());
  if (hasWord(Text, Helper.Name))
    return std::nullopt;
  if (Sources.getFileID(Begin) != File)
    return std::nullopt;
  const StringRef Before = Text.take_front(Sources.getFileOffset(Begin));
  const StringRef Line = Before.substr(Before.rfind('\n') + 1);
  Helper.LineBreak = (HasReturn ? "\r\n" : "\n") + Line.take_while([](char C) { return C == ' ' || C == '\t'; }).str();
  std::optional<TextRange> At = Where.between(End, End);
  if (!At)
    return std::nullopt;
  Helper.At = std::move(*At);
  return Helper;
}

} // namespace bankcheck::source
