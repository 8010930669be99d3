#include "Frontend/Prelude.h"
#include "Cache/RecordingFileSystem.h"
#include "Frontend/Invocation.h"
#include "Frontend/ParseErrors.h"
#include "Frontend/PreludeFlags.h"
#include "Frontend/ReadOnly.h"
#include "Input/Paths.h"
#include "Input/ReadFile.h"
#include "clang/Basic/LangOptions.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendAction.h"
#include "clang/Lex/PPCallbacks.h"
#include "clang/Lex/Preprocessor.h"
#include "clang/Lex/PreprocessorOptions.h"
#include "clang/Sema/Sema.h"
#include "clang/Serialization/ASTWriter.h"
#include "clang/Serialization/PCHContainerOperations.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/VirtualFileSystem.h"

using namespace clang;
using namespace bankcheck::cache;
using namespace bankcheck::input;

namespace bankcheck::frontend {

template <typename A, Is<Prelude> T> static void members(A &Archive, T &V) {
  auto &[Reads, Included, Absent, Identifiers, Compiled, Identity] = V;
  Archive(Reads, Included, Absent, Identifiers, Compiled, Identity);
}

namespace {

constexpr size_t MostMissed = 4;

class IncludeWatch : public PPCallbacks {
public:
  IncludeWatch(std::set<std::string> &Included, std::set<std::string> &Absent) : Included(Included), Absent(Absent) {}
  void InclusionDirective(SourceLocation, const Token &, llvm::StringRef Name, bool, CharSourceRange,
                          OptionalFileEntryRef, llvm::StringRef, llvm::StringRef, const Module *, bool,
                          SrcMgr::CharacteristicKind) override {
    Included.insert(Name.str());
  }
  void HasInclude(SourceLocation, llvm::StringRef Name, bool, OptionalFileEntryRef File,
                  SrcMgr::CharacteristicKind) override {
    Included.insert(Name.str());
    if (!File)
      Absent.insert(Name.str());
  }

private:
  std::set<std::string> &Included, &Absent;
};

/// Leaves out which functions clang is to look through at the end of a parse, for errors that it put off and for
/// warnings that nobody reads: each parse would load all of these functions.
class PreludeWriter : public PCHGenerator {
public:
  using PCHGenerator::PCHGenerator;
  void InitializeSema(Sema &S) override {
    TheSema = &S;
    PCHGenerator::InitializeSema(S);
  }
  void HandleTranslationUnit(ASTContext &Ast) override {
    TheSema->DeclsToCheckForDeferredDiags.clear();
    auto &Unused = TheSema->UnusedFileScopedDecls;
    Unused.erase(Unused.begin(/*source=*/nullptr), Unused.end());
    PCHGenerator::HandleTranslationUnit(Ast);
  }

private:
  Sema *TheSema = nullptr;
};

class PreludeAction : public ASTFrontendAction {
public:
  std::shared_ptr<PCHBuffer> Buffer = std::make_shared<PCHBuffer>();
  std::set<std::string> Included, Absent;

protected:
  TranslationUnitKind getTranslationUnitKind() override { return TU_Prefix; }
  bool BeginSourceFileAction(CompilerInstance &Compiler) override {
    Compiler.getLangOpts().CompilingPCH = true;
    Compiler.getLangOpts().PCHInstantiateTemplates = true; // else each parse does it
    return true;
  }
  std::unique_ptr<ASTConsumer> CreateASTConsumer(CompilerInstance &Compiler, llvm::StringRef) override {
    silencePragmas(Compiler.getPreprocessor());
    Compiler.getPreprocessor().addPPCallbacks(std::make_unique<IncludeWatch>(Included, Absent));
    return std::make_unique<PreludeWriter>(Compiler.getPreprocessor(), Compiler.getModuleCache(), PreludePath, "",
                                           Buffer, Compiler.getCodeGenOpts(),
                                           llvm::ArrayRef<std::shared_ptr<ModuleFileExtension>>(),
                                           /*AllowASTWithErrors=*/false, /*IncludeTimestamps=*/false);
  }
};

/// Each word between ends of lines, and the first and the last line are empty.
std::string identifiersOf(const Preprocessor &Of) {
  std::string Result = "\n";
  for (const auto &Identifier : Of.getIdentifierTable())
    Result.append(Identifier.first()).append("\n");
  return Result;
}

/// Nothing if it cannot be one for every source.
std::optional<Prelude> make(ParseOptions Options) {
  ReadLog Log;
  Options.File = PreludeSource;
  Options.Contents.clear();
  Options.Reads = &Log;
  std::vector<ParseError> Errors;
  auto Collector = std::make_unique<ErrorCollector>(Errors);
  std::shared_ptr<CompilerInvocation> Invocation = makeInvocation(Options, *Collector);
  if (!Invocation)
    return std::nullopt;
  const std::vector<std::string> First = firstHeaders(Options);
  if (!beginsWith(*Invocation, First))
    return std::nullopt;
  Invocation->getPreprocessorOpts().Includes.resize(First.size());
  auto Memory = llvm::makeIntrusiveRefCnt<llvm::vfs::InMemoryFileSystem>();
  Memory->addFile(PreludeSource, 0, llvm::MemoryBuffer::getMemBuffer(""));
  auto Files = llvm::makeIntrusiveRefCnt<llvm::vfs::OverlayFileSystem>(recording(inputFileSystem(), &Log));
  Files->pushOverlay(Memory);

  ReadOnlyCompiler Compiler(Invocation);
  if (!setUp(Compiler, Files, std::move(Collector)))
    return std::nullopt;
  PreludeAction Action;
  if (!Action.BeginSourceFile(Compiler, Compiler.getFrontendOpts().Inputs[0]))
    return std::nullopt;
  llvm::consumeError(Action.Execute());
  Prelude Result;
  Result.Identifiers = identifiersOf(Compiler.getPreprocessor());
  Action.EndSourceFile();
  if (!Errors.empty() || !Action.Buffer->IsComplete || !Log.isRepeatable())
    return std::nullopt;
  Result.Reads = Log.answers();
  // Folders that are searched last may hide these.
  for (const auto &[Question, Answer] : Result.Reads)
    if (Answer.TheKind == FileAnswer::Text &&
        llvm::StringRef(Question.Path).starts_with(Options.Resources.fallbackHeaders()))
      return std::nullopt;
  Result.Included.assign(Action.Included.begin(), Action.Included.end());
  Result.Absent.assign(Action.Absent.begin(), Action.Absent.end());
  Result.Compiled = Bytes(llvm::StringRef(Action.Buffer->Data.data(), Action.Buffer->Data.size()).str());
  Result.Identity = Key::of(Result.Compiled).hex();
  return Result;
}

class Fit {
public:
  Fit(const Prelude &P, const ParseOptions &Options, FileAnswers &Files) : P(P), Options(Options), Files(Files) {}
  AnsweredQuestions Asked; ///< What the answers below depend on.

  /// Whether flags that the prelude was made without change nothing in it.
  bool without(const PreludeFlags &Flags) {
    return llvm::none_of(Flags.Macros, [&](const std::string &Name) { return isAskedFor(Name); }) &&
           llvm::all_of(Flags.System, [&](const std::string &Folder) { return hasNoneOf(P.Included, Folder); }) &&
           llvm::all_of(Flags.Folders, [&](const std::string &Folder) {
             return isOfToolkit(Folder) || hasNoneOf(P.Included, Folder);
           });
  }

  bool withFoldersSearchedLast(const PreludeFlags &Flags) {
    return llvm::all_of(Flags.Last, [&](const std::string &Folder) { return hasNoneOf(P.Absent, Folder); });
  }

  /// Clang looks for it there first.
  bool withoutWrapperBesideSource() {
    llvm::StringRef Beside = llvm::sys::path::parent_path(Options.File);
    return isAbsent((Beside.empty() ? "" : Beside.str() + "/") + Wrapper);
  }

private:
  const Prelude &P;
  const ParseOptions &Options;
  FileAnswers &Files;

  bool isAskedFor(const std::string &Name) const { return llvm::StringRef(P.Identifiers).contains("\n" + Name + "\n"); }

  FileAnswer ask(FileQuestion::Kind Kind, std::string Path) {
    FileQuestion Question = {Kind, std::move(Path)};
    FileAnswer Answer = Files.on(Question, Options.Contents);
    Asked.emplace(std::move(Question), Answer);
    return Answer;
  }

  bool isAbsent(std::string Path) {
    return ask(FileQuestion::Type, std::move(Path)) == FileAnswer::type(llvm::sys::fs::file_type::file_not_found);
  }

  /// A folder of headers that clang finds there anyway does nothing.
  bool isOfToolkit(const std::string &Folder) {
    if (Options.Toolkit.empty())
      return false;
    FileAnswer Here = ask(FileQuestion::RealPath, Folder);
    return Here.TheKind == FileAnswer::RealPath && Here == ask(FileQuestion::RealPath, headersOf(Options.Toolkit));
  }

  bool hasNoneOf(const std::vector<std::string> &Names, const std::string &Folder) {
    std::string Absent; // a folder of the names that follow
    for (const std::string &Name : Names) {
      std::string Outer = Name.substr(0, Name.find('/'));
      if (Outer == Absent)
        continue;
      if (isAbsent(Folder + "/" + Outer))
        Absent = Outer;
      else if (Outer == Name || !isAbsent(Folder + "/" + Name))
        return false;
    }
    return true;
  }
};

} // namespace

llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> goOnBehind(const Prelude &Before, const ParseOptions &Options,
                                                           CompilerInvocation &Invocation,
                                                           llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> Files) {
  const std::vector<std::string> First = firstHeaders(Options);
  if (!beginsWith(Invocation, First))
    return nullptr;
  PreprocessorOptions &Preprocessing = Invocation.getPreprocessorOpts();
  Preprocessing.Includes.erase(Preprocessing.Includes.begin(), Preprocessing.Includes.begin() + First.size());
  Preprocessing.ImplicitPCHInclude = PreludePath;
  auto Memory = llvm::makeIntrusiveRefCnt<llvm::vfs::InMemoryFileSystem>();
  Memory->addFile(PreludePath, 0,
                  llvm::MemoryBuffer::getMemBuffer(Before.Compiled, PreludePath, /*RequiresNullTerminator=*/false));
  Memory->addFile(PreludeSource, 0, llvm::MemoryBuffer::getMemBuffer(""));
  auto Both = llvm::makeIntrusiveRefCnt<llvm::vfs::OverlayFileSystem>(std::move(Files));
  Both->pushOverlay(Memory);
  return Both;
}

Key Preludes::keyOf(const ParseOptions &Options, const std::vector<std::string> &Flags) const {
  std::vector<std::optional<std::string>> Environment;
  for (const char *Variable : EnvironmentOfParse)
    Environment.push_back(llvm::sys::Process::GetEnv(Variable));
  return Key::of(archived(Program, Options.Arch, Options.Toolkit, headersOf(Options.Toolkit), Options.WithCccl,
                          Options.WithBuiltinAtomics, Options.Resources.ClangResourceDir,
                          Options.Resources.BundledHeaders, Flags, Environment));
}

std::shared_ptr<const Prelude> Preludes::load(const ParseOptions &Options, const std::vector<std::string> &Flags) {
  const Key K = keyOf(Options, Flags);
  std::lock_guard Guard(Lock);
  auto [It, IsNew] = Known.try_emplace(K);
  if (!IsNew)
    return It->second;
  if (std::optional<Bytes> Read = Entries.load(EntryKind::Prelude, K))
    if (std::optional<Prelude> Found = unarchived<Prelude>(*Read))
      It->second = std::make_shared<const Prelude>(std::move(*Found));
  if (It->second &&
      llvm::any_of(It->second->Reads, [&](const auto &Asked) { return Files.on(Asked.first) != Asked.second; }))
    It->second = nullptr; // made anew
  if (!It->second && Missed.size() < MostMissed) {
    ParseOptions &Made = Missed.emplace(K, Options).first->second;
    Made.Flags = Flags;
  }
  return It->second;
}

std::shared_ptr<const Prelude> Preludes::find(const ParseOptions &Options) {
  if ((!Options.Toolkit.empty() && !llvm::sys::path::is_absolute(Options.Toolkit)) ||
      (Options.Uninitialised && !Options.Uninitialised->empty()))
    return nullptr;
  const PreludeFlags Flags(Options.Flags);
  // Most flags change nothing before the source. If they do, they have a prelude of their own.
  std::shared_ptr<const Prelude> Result = load(Options, Flags.Always);
  if (!Result)
    return nullptr;
  AnsweredQuestions General;
  if (Fit Without(*Result, Options, Files); Without.without(Flags))
    General = std::move(Without.Asked);
  else if (!(Result = load(Options, Flags.AllButLast)))
    return nullptr;
  // Texts of an editor may be those of the toolkit's headers.
  if (!Options.Contents.empty() && llvm::any_of(Result->Reads, [&](const auto &Asked) {
        return Files.on(Asked.first, Options.Contents) != Asked.second;
      }))
    return nullptr;
  Fit Place(*Result, Options, Files);
  if (!Place.withFoldersSearchedLast(Flags) || !Place.withoutWrapperBesideSource())
    return nullptr;
  if (Options.Reads) {
    auto Note = [&](const AnsweredQuestions &All) {
      for (const auto &[Question, Answer] : All)
        Options.Reads->note(Question.TheKind, Question.Path, Answer);
    };
    Note(Result->Reads);
    Note(General);
    Note(Place.Asked);
  }
  ++Used;
  return Result;
}

void Preludes::makeMissed() const {
  for (const auto &[K, Options] : Missed) {
    if (!Entries.claim(EntryKind::Prelude, K))
      continue;
    if (std::optional<Prelude> Made = make(Options))
      Entries.save(EntryKind::Prelude, K, archived(*Made));
    Entries.release(EntryKind::Prelude, K);
  }
}

} // namespace bankcheck::frontend
