#include "Frontend/Preamble.h"
#include "Cache/RecordingFileSystem.h"
#include "Frontend/Invocation.h"
#include "Frontend/ParseAction.h"
#include "Frontend/PreambleText.h"
#include "Frontend/ReadFiles.h"
#include "Frontend/ReadOnly.h"
#include "Frontend/SpelledNames.h"
#include "Input/Paths.h"
#include "Input/ReadFile.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/MultiplexConsumer.h"
#include "clang/Lex/PPCallbacks.h"
#include "clang/Lex/Preprocessor.h"
#include "clang/Lex/PreprocessorOptions.h"
#include "clang/Sema/Sema.h"
#include "clang/Serialization/ASTReader.h"
#include "clang/Serialization/ASTWriter.h"
#include "clang/Serialization/ModuleFile.h"
#include "clang/Serialization/PCHContainerOperations.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/VirtualFileSystem.h"

using namespace clang;
using namespace bankcheck::cache;
using namespace bankcheck::input;

namespace bankcheck::frontend {

template <typename A, Is<Preamble::Reference> T> static void members(A &Archive, T &V) {
  auto &[IsOfPrelude, Id] = V;
  Archive(IsOfPrelude, Id);
}

template <typename A, Is<Preamble> T> static void members(A &Archive, T &V) {
  auto &[Reads, Bytes, Events, UsedByHost, Deferred, UserFiles, Fallbacks, Spelled, MissesCccl, Compiled] = V;
  Archive(Reads, Bytes, Events, UsedByHost, Deferred, UserFiles, Fallbacks, Spelled, MissesCccl, Compiled);
}

Preamble Preamble::none(AnsweredQuestions Reads, bool MissesCccl) {
  Preamble Result;
  Result.Reads = std::move(Reads);
  Result.MissesCccl = MissesCccl;
  return Result;
}

Decl *Preamble::load(const Reference &R, ASTReader &Reader) const {
  serialization::ModuleFile *Of =
      Reader.getModuleManager().lookupByFileName(R.IsOfPrelude ? PreludePath : PreamblePath);
  return Of ? Reader.GetDecl(Reader.getGlobalDeclID(*Of, LocalDeclID::get(Reader, *Of, R.Id))) : nullptr;
}

bool isOfSystem(const Decl &D, const SourceManager &Sources) {
  return D.getLocation().isValid() && Sources.isInSystemHeader(D.getLocation());
}

/// The source is another text now than when it was compiled: clang takes that if both replace what is on the disk.
static void setSource(PreprocessorOptions &Preprocessing, const std::string &File,
                      std::unique_ptr<llvm::MemoryBuffer> Text) {
  Preprocessing.addRemappedFile(File, Text.release()); // which owns it
}

llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> goOnBehind(const Preamble &Own, const ParseOptions &Options,
                                                           CompilerInvocation &Invocation,
                                                           llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> Files) {
  PreprocessorOptions &Preprocessing = Invocation.getPreprocessorOpts();
  if (!Preprocessing.Includes.empty())
    return nullptr;
  Preprocessing.ImplicitPCHInclude = PreamblePath;
  auto Text = Files->getBufferForFile(Options.File);
  if (!Text)
    return nullptr;
  setSource(Preprocessing, Options.File, std::move(*Text));
  // That all other files are the same is known.
  Preprocessing.DisablePCHOrModuleValidation = DisableValidationForModuleKind::PCH;
  Preprocessing.PrecompiledPreambleBytes = {Own.Bytes, /*EndsAtStartOfLine=*/true};
  auto Memory = llvm::makeIntrusiveRefCnt<llvm::vfs::InMemoryFileSystem>();
  Memory->addFile(PreamblePath, 0,
                  llvm::MemoryBuffer::getMemBuffer(Own.Compiled, PreamblePath, /*RequiresNullTerminator=*/false));
  auto Both = llvm::makeIntrusiveRefCnt<llvm::vfs::OverlayFileSystem>(withSpelledNames(std::move(Files), Own.Spelled));
  Both->pushOverlay(Memory);
  return Both;
}

namespace {

constexpr size_t MostMissed = 2; ///< In a run: of files that are worked on.

/// Whether there is a lambda in a namespace, outside of functions, and outside of variables that count their own.
class NamespaceLambdas : public RecursiveASTVisitor<NamespaceLambdas> {
public:
  bool shouldVisitTemplateInstantiations() const { return true; }
  bool shouldVisitLambdaBody() const { return false; }
  bool VisitLambdaExpr(LambdaExpr *E) {
    const CXXRecordDecl *Class = E->getLambdaClass();
    return !Class->getDeclContext()->isFileContext() || Class->getLambdaContextDecl();
  }
};

class PreambleWriter : public PCHGenerator {
public:
  PreambleWriter(CompilerInstance &Compiler, std::shared_ptr<PCHBuffer> Buffer, const std::vector<Event> &Events,
                 Preamble &Into, bool &IsWhole)
      : PCHGenerator(Compiler.getPreprocessor(), Compiler.getModuleCache(), PreamblePath, "", std::move(Buffer),
                     Compiler.getCodeGenOpts(), llvm::ArrayRef<std::shared_ptr<ModuleFileExtension>>(),
                     /*AllowASTWithErrors=*/false, /*IncludeTimestamps=*/false),
        Events(Events), Into(Into), IsWhole(IsWhole) {}

  void InitializeSema(Sema &S) override {
    TheSema = &S;
    PCHGenerator::InitializeSema(S);
  }

  void HandleTranslationUnit(ASTContext &Ast) override {
    // Of functions that have no code in any case clang says nothing, but each parse would load them to see that.
    llvm::SmallSetVector<Decl *, 4> Emitted;
    for (Decl *D : TheSema->DeclsToCheckForDeferredDiags)
      if (auto *F = dyn_cast<FunctionDecl>(D);
          !F || TheSema->getEmissionStatus(F, /*Final=*/true) == Sema::FunctionEmissionStatus::Emitted)
        Emitted.insert(D);
    TheSema->DeclsToCheckForDeferredDiags = std::move(Emitted);
    auto &Unused = TheSema->UnusedFileScopedDecls;
    Unused.erase(Unused.begin(/*source=*/nullptr), Unused.end());
    std::vector<Event> Kept;
    for (const Event &E : Events)
      keep(E, Ast, Kept);
    NamespaceLambdas Lambdas;
    for (const Event &E : Kept)
      IsWhole &= E.TheKind != Event::TopLevel || Lambdas.TraverseDecl(E.D);

    PCHGenerator::HandleTranslationUnit(Ast);
    for (const Event &E : Kept)
      Into.Events.emplace_back(E.TheKind, referenceTo(E.D));
    for (const VarDecl *V : Ast.CUDADeviceVarODRUsedByHost)
      Into.UsedByHost.push_back(referenceTo(V));
    for (const auto &[F, Diagnostics] : TheSema->DeviceDeferredDiags)
      if (!Diagnostics.empty())
        Into.Deferred.push_back(referenceTo(F));
  }

private:
  const std::vector<Event> &Events;
  Preamble &Into;
  bool &IsWhole;
  Sema *TheSema = nullptr;

  void keep(const Event &E, ASTContext &Ast, std::vector<Event> &Into) {
    if (E.D->isFromASTFile())
      return; // of the prelude: loaded when it is asked for
    if (!isOfSystem(*E.D, Ast.getSourceManager()))
      return Into.push_back(E);
    if (isa<NamespaceDecl, LinkageSpecDecl, ExportDecl>(E.D)) {
      for (Decl *Inner : cast<DeclContext>(E.D)->decls())
        keep({E.TheKind, Inner}, Ast, Into);
    } else if (E.D->hasAttr<CUDAGlobalAttr>() || E.D->hasAttr<CUDADeviceAttr>() || E.D->hasAttr<CUDAConstantAttr>() ||
               E.D->hasAttr<CUDASharedAttr>() || isa<FileScopeAsmDecl>(E.D)) {
      if ((isa<FunctionDecl, VarDecl, FileScopeAsmDecl>(E.D)) && Ast.DeclMustBeEmitted(E.D))
        Into.push_back(E);
    }
  }

  Preamble::Reference referenceTo(const Decl *D) {
    const bool IsOfPrelude = D->isFromASTFile();
    const uint64_t Id = IsOfPrelude ? D->getGlobalID().getLocalDeclIndex() : getWriter().getDeclID(D).getRawValue();
    IsWhole &= Id != 0;
    return {IsOfPrelude, Id};
  }
};

/// Whether the source includes itself: what it would read is only its beginning.
class SelfIncludes : public PPCallbacks {
public:
  SelfIncludes(const SourceManager &Sources, bool &IsWhole) : Sources(Sources), IsWhole(IsWhole) {}
  void InclusionDirective(SourceLocation, const Token &, llvm::StringRef, bool, CharSourceRange,
                          OptionalFileEntryRef File, llvm::StringRef, llvm::StringRef, const clang::Module *, bool,
                          SrcMgr::CharacteristicKind) override {
    OptionalFileEntryRef Main = Sources.getFileEntryRefForID(Sources.getMainFileID());
    llvm::StringRef Name = File ? llvm::sys::path::filename(File->getName()) : "";
    IsWhole &= !File || !Main || Name != llvm::sys::path::filename(Main->getName());
  }

private:
  const SourceManager &Sources;
  bool &IsWhole;
};

class PreambleAction : public ParseAction {
public:
  PreambleAction(const ParseOptions &Options, ErrorCollector &Errors, Preamble &Into)
      : ParseAction(Options, Errors), Into(Into) {}
  std::shared_ptr<PCHBuffer> Buffer = std::make_shared<PCHBuffer>();
  bool IsWhole = true;

protected:
  TranslationUnitKind getTranslationUnitKind() override { return TU_Prefix; }
  bool BeginSourceFileAction(CompilerInstance &Compiler) override {
    Compiler.getLangOpts().CompilingPCH = true;
    return true;
  }
  std::unique_ptr<ASTConsumer> CreateASTConsumer(CompilerInstance &Compiler, llvm::StringRef File) override {
    std::vector<std::unique_ptr<ASTConsumer>> Both;
    Both.push_back(ParseAction::CreateASTConsumer(Compiler, File));
    Both.push_back(std::make_unique<PreambleWriter>(Compiler, Buffer, Events, Into, IsWhole));
    Compiler.getPreprocessor().addPPCallbacks(std::make_unique<SelfIncludes>(Compiler.getSourceManager(), IsWhole));
    return std::make_unique<MultiplexConsumer>(std::move(Both));
  }

private:
  Preamble &Into;
};

/// The names under which the sources that are not in a precompiled header were asked for, where they are others than a
/// precompiled header has.
std::map<std::string, std::string> spelledNames(SourceManager &Sources) {
  std::map<std::string, std::string> Result;
  for (unsigned I = 0; I < Sources.local_sloc_entry_size(); ++I) {
    const SrcMgr::SLocEntry &Entry = Sources.getLocalSLocEntry(I);
    if (!Entry.isFile() || !Entry.getFile().getContentCache().OrigEntry)
      continue;
    llvm::StringRef Name = Entry.getFile().getContentCache().OrigEntry->getName();
    llvm::SmallString<256> Path(Name);
    Sources.getFileManager().makeAbsolutePath(Path);
    llvm::sys::path::remove_dots(Path);
    if (Path != Name)
      Result[Path.str().str()] = Name.str();
  }
  return Result;
}

/// Nothing if nothing is known of it. \p Options have the text of the preamble in place of the source's.
std::optional<Preamble> make(ParseOptions Options, Preludes &Below, llvm::StringRef Text) {
  ReadLog Log;
  Options.Reads = &Log;
  std::vector<ParseError> Errors;
  auto Collector = std::make_unique<ErrorCollector>(Errors);
  ErrorCollector &Collected = *Collector;
  std::shared_ptr<const Prelude> Before = Below.find(Options);
  std::shared_ptr<CompilerInvocation> Invocation = makeInvocation(Options, *Collector);
  if (!Before || !Invocation)
    return std::nullopt;
  const std::string Main = absolutePath(Options.File);
  auto Files = goOnBehind(*Before, Options, *Invocation, filesOf(Options));
  if (!Files || !Invocation->getPreprocessorOpts().Includes.empty())
    return Preamble::none({}, /*MissesCccl=*/false);
  setSource(Invocation->getPreprocessorOpts(), Options.File, llvm::MemoryBuffer::getMemBufferCopy(Text, Options.File));

  ReadOnlyCompiler Compiler(Invocation);
  if (!setUp(Compiler, Files, std::move(Collector)))
    return std::nullopt;
  Preamble Result;
  PreambleAction Action(Options, Collected, Result);
  if (!Action.BeginSourceFile(Compiler, Compiler.getFrontendOpts().Inputs[0]))
    return std::nullopt;
  llvm::consumeError(Action.Execute());
  SourceManager &Sources = Compiler.getSourceManager();
  Result.UserFiles = userFilesOf(Sources);
  Result.UserFiles.erase(comparablePath(Options.File));
  Result.Fallbacks = fallbackHeadersOf(Sources, Options.Resources.fallbackHeaders());
  Result.Spelled = spelledNames(Sources);
  const bool HasLongAsm = Collected.HasLongAsm, MissesCccl = Collected.MissesCccl;
  Action.EndSourceFile();
  AnsweredQuestions Reads = Log.answers();
  std::erase_if(Reads, [&](const auto &Asked) { return absolutePath(Asked.first.Path) == Main; });
  if (!Errors.empty() || HasLongAsm || MissesCccl || !Action.IsWhole || !Action.Buffer->IsComplete ||
      !Log.isRepeatable())
    return Preamble::none(std::move(Reads), MissesCccl && Log.isRepeatable());
  Result.Reads = std::move(Reads);
  Result.Bytes = Text.size();
  Result.Compiled = Bytes(llvm::StringRef(Action.Buffer->Data.data(), Action.Buffer->Data.size()).str());
  return Result;
}

} // namespace

Key Preambles::keyOf(const ParseOptions &Options, const Prelude &Before, llvm::StringRef Text) const {
  std::vector<std::optional<std::string>> Environment;
  for (const char *Variable : EnvironmentOfParse)
    Environment.push_back(llvm::sys::Process::GetEnv(Variable));
  return Key::of(archived(Program, Before.Identity, Options.File, comparablePath("."), Options.Flags, Options.Arch,
                          Options.Toolkit, Options.WithCccl, Options.WithBuiltinAtomics, Options.IsOfHost,
                          Options.Resources.ClangResourceDir, Options.Resources.BundledHeaders, Environment, Text));
}

std::shared_ptr<const Preamble> Preambles::find(const ParseOptions &Options, const Prelude &Before) {
  const auto Sources = filesOf(Options); // owns the text
  auto Buffer = Sources->getBufferForFile(Options.File);
  llvm::StringRef Text = Buffer ? preambleOf((*Buffer)->getBuffer()) : "";
  if (Text.empty())
    return nullptr;
  const Key K = keyOf(Options, Before, Text);
  std::shared_ptr<const Preamble> Result;
  if (std::optional<Bytes> Read = Entries.load(EntryKind::Preamble, K))
    if (std::optional<Preamble> Found = unarchived<Preamble>(*Read))
      Result = std::make_shared<const Preamble>(std::move(*Found));
  const bool Fits = Result && llvm::all_of(Result->Reads, [&](const auto &Asked) {
                      return Files.on(Asked.first, Options.Contents) == Asked.second;
                    });
  if (Fits && Result->isNone() && !Result->MissesCccl)
    return nullptr;
  if (!Fits) {
    std::lock_guard Guard(Lock);
    if (Options.IsWorkedOn && Missed.size() < MostMissed)
      Missed.emplace(K, Options);
    return nullptr;
  }
  if (Options.Reads)
    for (const auto &[Question, Answer] : Result->Reads)
      Options.Reads->note(Question.TheKind, Question.Path, Answer);
  return Result;
}

void Preambles::makeMissed() const {
  for (const auto &[K, Missing] : Missed) {
    ParseOptions Options = Missing;
    Options.Contents.clear();
    Options.Reads = nullptr;
    // The lines as they stand on the disk.
    const auto Sources = filesOf(Options);
    auto Buffer = Sources->getBufferForFile(Options.File);
    llvm::StringRef Text = Buffer ? preambleOf((*Buffer)->getBuffer()) : "";
    std::shared_ptr<const Prelude> Before = Below.find(Options);
    if (Text.empty() || !Before || keyOf(Options, *Before, Text) != K || !Entries.claim(EntryKind::Preamble, K))
      continue;
    if (std::optional<Preamble> Made = make(Options, Below, Text))
      Entries.save(EntryKind::Preamble, K, archived(*Made));
    Entries.release(EntryKind::Preamble, K);
  }
}

} // namespace bankcheck::frontend
