// The clang-tidy check `cuda-bank-conflict`: reports bankcheck's findings as clang-tidy
// diagnostics.

#include "Driver/AnalyseFile.h"
#include "Index/IndexFile.h"
#include "Report/Diagnostic.h"
#include "Report/Escape.h"
#include "Report/NoteFilter.h"
#include "clang-tidy/ClangTidyCheck.h"
#include "clang-tidy/ClangTidyModule.h"
#include "clang/AST/ASTContext.h"
#include "clang/ASTMatchers/ASTMatchFinder.h"
#include "clang/Basic/TargetInfo.h"
#include "clang/Basic/TargetOptions.h"
#include "clang/Lex/HeaderSearch.h"
#include "clang/Lex/HeaderSearchOptions.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace clang;
using namespace clang::tidy;
using namespace bankcheck::driver;
using namespace bankcheck::report;

namespace bankcheck::tidy {
namespace {

class BankConflictCheck : public ClangTidyCheck {
public:
  BankConflictCheck(StringRef Name, ClangTidyContext *Context)
      : ClangTidyCheck(Name, Context), Blocks(Options.get("Blocks", "")), Values(Options.get("Values", "")),
        Arch(Options.get("Arch", "")), Index(Options.get("Index", "")), Undecided(Options.get("Undecided", true)),
        DataDependent(Options.get("DataDependent", true)) {}

  bool isLanguageVersionSupported(const LangOptions &Language) const override { return Language.CUDA; }

  void storeOptions(ClangTidyOptions::OptionMap &Into) override {
    Options.store(Into, "Blocks", Blocks);
    Options.store(Into, "Values", Values);
    Options.store(Into, "Arch", Arch);
    Options.store(Into, "Index", Index);
    Options.store(Into, "Undecided", Undecided);
    Options.store(Into, "DataDependent", DataDependent);
  }

  void registerPPCallbacks(const SourceManager &, Preprocessor *PP, Preprocessor *) override { Parser = PP; }

  void registerMatchers(ast_matchers::MatchFinder *Finder) override {
    Finder->addMatcher(ast_matchers::translationUnitDecl().bind("unit"), this);
  }

  void check(const ast_matchers::MatchFinder::MatchResult &Result) override {
    ASTContext &Ast = *Result.Context;
    // The host compilation has no shared memory, and clang-tidy reports errors itself.
    if (!Parser || !Ast.getLangOpts().CUDAIsDevice || Ast.getDiagnostics().hasErrorOccurred())
      return;
    AnalysisOptions Analysis;
    if (!readOptions(Analysis, Ast.getSourceManager()))
      return;
    Analysis.Parse.Arch = !Arch.empty() ? Arch.str() : Ast.getTargetInfo().getTargetOpts().CPU;
    Analysis.Parse.Resources.ClangResourceDir = Parser->getHeaderSearchInfo().getHeaderSearchOpts().ResourceDir;
    addSystemFolders(Analysis.Parse.Flags, Ast.getSourceManager().getFileManager());
    FileResult Found = analyseAst(Analysis, Ast, *Parser);
    Sources = &Ast.getSourceManager();
    std::set<std::pair<Location, std::string>> Emitted; // instantiations say the same
    NoteFilter Notes;
    for (const report::Diagnostic &D : diagnosticsOf(Found.Findings, {}))
      if (isWanted(D.Kind) && Emitted.insert({D.Where, D.Message}).second)
        emit(D, Notes.notesOf(D));
  }

private:
  StringRef Blocks, Values, Arch, Index;
  bool Undecided, DataDependent;
  std::shared_ptr<const index::ProjectIndex> TheIndex; ///< Read once for all files.
  const Preprocessor *Parser = nullptr;
  SourceManager *Sources = nullptr;

  bool isWanted(FindingKind K) const {
    return K == FindingKind::Undecided ? Undecided : K != FindingKind::DataDependent || DataDependent;
  }

  /// By these flags a header is a library's.
  void addSystemFolders(std::vector<std::string> &Flags, FileManager &Files) const {
    const HeaderSearchOptions &Search = Parser->getHeaderSearchInfo().getHeaderSearchOpts();
    for (const HeaderSearchOptions::Entry &Folder : Search.UserEntries) {
      if (Folder.Group != clang::frontend::System && Folder.Group != clang::frontend::CXXSystem)
        continue;
      SmallString<256> Path(Folder.Path);
      Files.makeAbsolutePath(Path);
      Flags.insert(Flags.end(), {"-isystem", Path.str().str()});
    }
    for (const HeaderSearchOptions::SystemHeaderPrefix &Own : Search.SystemHeaderPrefixes)
      if (!Own.IsSystemHeader)
        Flags.push_back("--no-system-header-prefix=" + Own.Prefix);
  }

  /// A relative name is looked for in the working directory, which is that of the compile command, then in the folder
  /// of the source and those above it, where .clang-tidy may stand.
  std::string pathOfIndex(const SourceManager &Of) const {
    OptionalFileEntryRef Main = Of.getFileEntryRefForID(Of.getMainFileID());
    if (!Main || llvm::sys::path::is_absolute(Index) || llvm::sys::fs::exists(Index))
      return Index.str();
    for (StringRef Folder = llvm::sys::path::parent_path(Main->getFileEntry().tryGetRealPathName()); !Folder.empty();
         Folder = llvm::sys::path::parent_path(Folder)) {
      SmallString<256> Path(Folder);
      llvm::sys::path::append(Path, Index);
      if (llvm::sys::fs::exists(Path))
        return Path.str().str();
    }
    return Index.str();
  }

  /// "32x8;kernel=64", "n=3;kernel.m=4" and a file. False, with a message, if one is wrong.
  bool readOptions(AnalysisOptions &Into, const SourceManager &Of) {
    if (!Index.empty() && !TheIndex) {
      llvm::Expected<index::ProjectIndex> Read = index::readIndexFile(pathOfIndex(Of));
      if (!Read) {
        configurationDiag("option 'Index': %0") << plainLine(toString(Read.takeError()));
        return false;
      }
      TheIndex = std::make_shared<const index::ProjectIndex>(std::move(*Read));
    }
    Into.Index = TheIndex;
    SmallVector<StringRef> Parts;
    Blocks.split(Parts, ';', -1, /*KeepEmpty=*/false);
    for (StringRef Part : Parts) {
      std::optional<BlockOverride> Block = parseBlockOverride(Part.trim());
      if (!Block) {
        configurationDiag("'%0' in option 'Blocks' is no block shape: write for example '32x8' or 'kernel=32x8'")
            << Part;
        return false;
      }
      Into.CommandLine.Blocks.push_back(std::move(*Block));
    }
    Parts.clear();
    Values.split(Parts, ';', -1, /*KeepEmpty=*/false);
    for (StringRef Part : Parts) {
      std::optional<ParameterOverride> Value = parseParameterOverride(Part.trim());
      if (!Value) {
        configurationDiag("'%0' in option 'Values' is not of the form 'NAME=VALUE'") << Part;
        return false;
      }
      Into.CommandLine.Parameters.push_back(std::move(*Value));
    }
    return true;
  }

  SourceLocation locationOf(const Location &P) const {
    if (!P.Line)
      return {};
    OptionalFileEntryRef File = Sources->getFileManager().getOptionalFileRef(P.File);
    return File ? Sources->translateFileLineCol(*File, P.Line, P.Column) : SourceLocation();
  }

  void emit(const report::Diagnostic &D, const std::vector<DiagnosticNote> &Notes) {
    {
      DiagnosticIDs::Level Level = D.TheSeverity == Severity::Note ? DiagnosticIDs::Remark : DiagnosticIDs::Warning;
      DiagnosticBuilder Warning = diag(locationOf(D.Where), "%0", Level) << D.Message;
      // The best change that is nothing but a change of the declaration.
      if (D.Access && !D.Access->Fixes.empty() && D.Access->Fixes[0].Safe)
        for (const EditFinding &E : D.Access->Fixes[0].Edits)
          Warning << FixItHint::CreateReplacement(
              CharSourceRange::getCharRange(locationOf(E.Begin), locationOf({E.Begin.File, E.EndLine, E.EndColumn})),
              E.Text);
    }
    for (const DiagnosticNote &N : Notes)
      diag(locationOf(N.Where), "%0", DiagnosticIDs::Note) << N.Message;
  }
};

class BankcheckModule : public ClangTidyModule {
public:
  void addCheckFactories(ClangTidyCheckFactories &Factories) override {
    Factories.registerCheck<BankConflictCheck>("cuda-bank-conflict");
  }
};

ClangTidyModuleRegistry::Add<BankcheckModule> Registered("bankcheck-module",
                                                         "Shared-memory bank conflicts of CUDA kernels.");

} // namespace
} // namespace bankcheck::tidy
