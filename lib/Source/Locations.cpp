#include "Source/Locations.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Decl.h"
#include "clang/AST/Expr.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Lexer.h"
#include "llvm/Support/Path.h"

using namespace clang;

namespace bankcheck::source {

bool isRead(const Decl &D, const SourceManager &Sources) {
  auto *F = dyn_cast<FunctionDecl>(&D);
  return D.getLocation().isValid() && !Sources.isInSystemHeader(D.getLocation()) &&
         !(F && F->getTemplateSpecializationKind() == TSK_ImplicitInstantiation);
}

Locations::Locations(ASTContext &Ast, std::map<std::string, std::string> &Spellings)
    : Ast(Ast), Sources(Ast.getSourceManager()), Spellings(Spellings) {}

Location Locations::locationOf(SourceLocation L) {
  PresumedLoc P = Sources.getPresumedLoc(L);
  if (P.isInvalid())
    return {};
  auto [It, New] = AbsolutePaths.try_emplace(P.getFilename());
  if (New) {
    llvm::SmallString<256> Path(P.getFilename());
    Sources.getFileManager().makeAbsolutePath(Path);
    llvm::sys::path::remove_dots(Path);
    It->second = Path.str().str();
    Spellings.try_emplace(It->second, P.getFilename());
  }
  return {It->second, P.getLine(), P.getColumn()};
}

std::optional<TextRange> Locations::between(SourceLocation Begin, SourceLocation End) {
  if (!Begin.isFileID() || !End.isFileID())
    return std::nullopt;
  auto [File, Offset] = Sources.getDecomposedLoc(Begin);
  auto [EndFile, EndOffset] = Sources.getDecomposedLoc(End);
  if (File != EndFile || EndOffset < Offset)
    return std::nullopt;
  TextRange R;
  R.Begin = locationOf(Begin);
  Location Last = locationOf(End);
  if (R.Begin.Line != Sources.getSpellingLineNumber(Begin) || !Sources.getFileEntryRefForID(File) ||
      Sources.getPresumedLoc(Begin).getFilename() != Sources.getFilename(Begin))
    return std::nullopt;
  R.EndLine = Last.Line;
  R.EndColumn = Last.Column;
  R.Offset = Offset;
  R.Length = EndOffset - Offset;
  R.Text = Lexer::getSourceText(CharSourceRange::getCharRange(Begin, End), Sources, Ast.getLangOpts()).str();
  return R;
}

std::optional<TextRange> Locations::of(const Expr *E) {
  CharSourceRange Range =
      Lexer::makeFileCharRange(CharSourceRange::getTokenRange(E->getSourceRange()), Sources, Ast.getLangOpts());
  if (Range.isInvalid())
    return std::nullopt;
  return between(Range.getBegin(), Range.getEnd());
}

bool Locations::isRepeated(SourceLocation L, SourceLocation User) {
  while (L.isMacroID() && Sources.getFileID(L) != Sources.getFileID(User)) {
    if (!Sources.isMacroArgExpansion(L)) {
      L = Sources.getImmediateExpansionRange(L).getBegin();
      continue;
    }
    // Each use of a parameter is an expansion of its own, spelled at the argument.
    if (!ParameterUses) {
      ParameterUses.emplace();
      auto Note = [&](const SrcMgr::SLocEntry &Entry) {
        if (Entry.isExpansion() && Entry.getExpansion().isMacroArgExpansion())
          ++(*ParameterUses)[Entry.getExpansion().getSpellingLoc()];
      };
      for (unsigned I = 0; I < Sources.local_sloc_entry_size(); ++I)
        Note(Sources.getLocalSLocEntry(I));
      // The user's headers may be loaded; without a preamble only the toolkit's are.
      for (unsigned I = 0; Sources.getPreambleFileID().isValid() && I < Sources.loaded_sloc_entry_size(); ++I)
        Note(Sources.getLoadedSLocEntry(I));
    }
    if (ParameterUses->lookup(Sources.getSLocEntry(Sources.getFileID(L)).getExpansion().getSpellingLoc()) > 1)
      return true;
    L = Sources.getImmediateSpellingLoc(L);
  }
  return false;
}

} // namespace bankcheck::source
