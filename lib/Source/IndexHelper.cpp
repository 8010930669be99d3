#include "Source/IndexHelper.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/Decl.h"
#include "clang/AST/Stmt.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace clang;
using llvm::StringRef;

namespace bankcheck::source {
namespace {

bool hasWord(StringRef Text, StringRef Word) {
  auto IsPart = [](char C) { return llvm::isAlnum(C) || C == '_'; };
  for (size_t At = Text.find(Word); At != StringRef::npos; At = Text.find(Word, At + 1)) {
    const size_t End = At + Word.size();
    if ((At == 0 || !IsPart(Text[At - 1])) && (End == Text.size() || !IsPart(Text[End])))
      return true;
  }
  return false;
}

/// In the style of the array's own name, "sIndex" or "row_sums_index"; with a number where \p Text has that name.
std::string nameFor(StringRef Array, StringRef What, StringRef Text) {
  const bool HasBlanks = Array.contains('_');
  const std::string Stem = (Array.rtrim('_') + (HasBlanks ? "_" : "")).str() +
                           char(HasBlanks ? What[0] : llvm::toUpper(What[0])) + What.drop_front().str();
  std::string Name = Stem;
  for (unsigned Number = 2; hasWord(Text, Name); ++Number)
    Name = Stem + std::to_string(Number);
  return Name;
}

/// Whether a switch or a goto around \p S may jump into it. \p HasSwitch: its cases are those of a switch in it.
bool holdsLabel(const Stmt *S, bool HasSwitch = false) {
  if (!S || isa<Expr>(S))
    return false;
  HasSwitch |= isa<SwitchStmt>(S);
  return (isa<SwitchCase>(S) && !HasSwitch) || isa<LabelStmt>(S) ||
         llvm::any_of(S->children(), [=](const Stmt *Child) { return holdsLabel(Child, HasSwitch); });
}

bool declaresShared(const Stmt *S) {
  auto *Declaration = dyn_cast<DeclStmt>(S);
  return Declaration && llvm::any_of(Declaration->decls(), [](const Decl *D) { return D->hasAttr<CUDASharedAttr>(); });
}

} // namespace

std::vector<const DeclStmt *> declarationsWithRoomBehind(const CompoundStmt &Block) {
  std::vector<const DeclStmt *> Found;
  for (const Stmt *S : Block.body()) {
    if (!Found.empty() && holdsLabel(S))
      Found.clear();
    if (declaresShared(S))
      Found.push_back(cast<DeclStmt>(S));
  }
  return Found;
}

std::optional<IndexHelper> indexHelperBehind(const VarDecl &Array, const DeclStmt &Declaration, ASTContext &Ast,
                                             Locations &Where) {
  const SourceManager &Sources = Ast.getSourceManager();
  const SourceLocation Semicolon = Declaration.getEndLoc();
  // `__shared__` itself is a macro.
  const SourceLocation Begin = Sources.getExpansionLoc(Declaration.getBeginLoc());
  if (!Ast.getLangOpts().CPlusPlus14 || !Semicolon.isFileID() || !Array.getLocation().isFileID())
    return std::nullopt;
  auto [File, Offset] = Sources.getDecomposedLoc(Semicolon);
  const StringRef Text = Sources.getBufferData(File);
  if (Sources.getFileID(Begin) != File || !Text.drop_front(Offset).starts_with(";"))
    return std::nullopt;
  StringRef Rest = Text.drop_front(Offset + 1).take_until([](char C) { return C == '\n'; });
  const bool EndsFile = Offset + 1 + Rest.size() == Text.size();
  const bool HasReturn = Rest.consume_back("\r");
  const StringRef Comment = Rest.trim();
  const bool EndsLine = !EndsFile && (Comment.empty() || (Comment.starts_with("//") && !Comment.ends_with("\\")));
  IndexHelper Helper;
  Helper.IndexName = nameFor(Array.getName(), "index", Text);
  Helper.ElementName = nameFor(Array.getName(), "at", Text);
  if (EndsLine) {
    const StringRef Before = Text.take_front(Sources.getFileOffset(Begin));
    const StringRef Line = Before.substr(Before.rfind('\n') + 1);
    Helper.Separator =
        (HasReturn ? "\r\n" : "\n") + Line.take_while([](char C) { return C == ' ' || C == '\t'; }).str();
  } else {
    Helper.Separator = " ";
  }
  const SourceLocation End = Semicolon.getLocWithOffset(1 + (EndsLine ? Rest.size() : 0));
  std::optional<TextRange> At = Where.between(End, End);
  if (!At)
    return std::nullopt;
  Helper.At = std::move(*At);
  return Helper;
}

} // namespace bankcheck::source
