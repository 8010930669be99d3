#include "Frontend/Prelude.h"
#include "Cache/RecordingFileSystem.h"
#include "Frontend/Invocation.h"
#include "Frontend/ParseErrors.h"
#include "Frontend/ReadOnly.h"
#include "Input/Paths.h"
#include "Input/ReadFile.h"
#include "clang/Basic/LangOptions.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendAction.h"
#include "clang/Lex/PPCallbacks.h"
#include "clang/Lex/Preprocessor.h"
#include "clang/Lex/PreprocessorOptions.h"
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

template <typename A, Is<Prelude> T> void members(A &Archive, T &V) {
  auto &[Reads, Absent, Compiled] = V;
  Archive(Reads, Absent, Compiled);
}

namespace {

constexpr size_t MostMissed = 4;

/// The folders of `-idirafter`, and the other flags.
struct SplitFlags {
  std::vector<std::string> Last, Others;
  explicit SplitFlags(const std::vector<std::string> &Flags) {
    for (size_t I = 0; I < Flags.size(); ++I) {
      llvm::StringRef Flag = Flags[I];
      if (!Flag.consume_front("-idirafter"))
        Others.push_back(Flags[I]);
      else if (!Flag.empty())
        Last.push_back(Flag.str());
      else if (++I < Flags.size())
        Last.push_back(Flags[I]);
    }
  }
};

class AbsentWatch : public PPCallbacks {
public:
  AbsentWatch(std::set<std::string> &Absent) : Absent(Absent) {}
  void HasInclude(SourceLocation, llvm::StringRef Name, bool, OptionalFileEntryRef File,
                  SrcMgr::CharacteristicKind) override {
    if (!File)
      Absent.insert(Name.str());
  }

private:
  std::set<std::string> &Absent;
};

class PreludeAction : public ASTFrontendAction {
public:
  std::shared_ptr<PCHBuffer> Buffer = std::make_shared<PCHBuffer>();
  std::set<std::string> Absent;

protected:
  TranslationUnitKind getTranslationUnitKind() override { return TU_Prefix; }
  bool BeginSourceFileAction(CompilerInstance &Compiler) override {
    Compiler.getLangOpts().CompilingPCH = true;
    Compiler.getLangOpts().PCHInstantiateTemplates = true; // else each parse does it
    return true;
  }
  std::unique_ptr<ASTConsumer> CreateASTConsumer(CompilerInstance &Compiler, llvm::StringRef) override {
    silencePragmas(Compiler.getPreprocessor());
    Compiler.getPreprocessor().addPPCallbacks(std::make_unique<AbsentWatch>(Absent));
    return std::make_unique<PCHGenerator>(Compiler.getPreprocessor(), Compiler.getModuleCache(), PreludePath, "",
                                          Buffer, Compiler.getCodeGenOpts(),
                                          llvm::ArrayRef<std::shared_ptr<ModuleFileExtension>>(),
                                          /*AllowASTWithErrors=*/false, /*IncludeTimestamps=*/false);
  }
};

/// Nothing if it cannot be one for every source.
std::optional<Prelude> make(ParseOptions Options) {
  ReadLog Log;
  Options.File = PreludeSource;
  Options.Flags = SplitFlags(Options.Flags).Others;
  Options.Contents.clear();
  Options.Reads = &Log;
  std::vector<ParseError> Errors;
  auto Collector = std::make_unique<ErrorCollector>(Errors);
  std::shared_ptr<CompilerInvocation> Invocation = makeInvocation(Options, *Collector);
  if (!Invocation)
    return std::nullopt;
  PreprocessorOptions &Preprocessing = Invocation->getPreprocessorOpts();
  if (!beginsWithWrapper(*Invocation))
    return std::nullopt;
  Preprocessing.Includes.resize(1);
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
  Action.EndSourceFile();
  if (!Errors.empty() || !Action.Buffer->IsComplete || !Log.isRepeatable())
    return std::nullopt;
  Prelude Result;
  Result.Reads = Log.answers();
  // Folders that are searched last may hide these.
  for (const auto &[Question, Answer] : Result.Reads)
    if (Answer.TheKind == FileAnswer::Text &&
        llvm::StringRef(Question.Path).starts_with(Options.Resources.fallbackHeaders()))
      return std::nullopt;
  Result.Absent.assign(Action.Absent.begin(), Action.Absent.end());
  Result.Compiled.assign(Action.Buffer->Data.begin(), Action.Buffer->Data.end());
  return Result;
}

/// What has to be absent for a parse with \p Options, besides Prelude::Reads.
std::vector<FileQuestion> questionsOf(const Prelude &P, const ParseOptions &Options) {
  std::vector<FileQuestion> Result;
  llvm::StringRef Beside = llvm::sys::path::parent_path(Options.File);
  Result.push_back({FileQuestion::Type, (Beside.empty() ? "" : Beside.str() + "/") + Wrapper});
  for (const std::string &Folder : SplitFlags(Options.Flags).Last)
    for (const std::string &Name : P.Absent)
      Result.push_back({FileQuestion::Type, Folder + "/" + Name});
  return Result;
}

} // namespace

Key Preludes::keyOf(const ParseOptions &Options) const {
  std::vector<std::optional<std::string>> Environment;
  for (const char *Variable : EnvironmentOfParse)
    Environment.push_back(llvm::sys::Process::GetEnv(Variable));
  return Key::of(archived(Program, Options.Arch, Options.Toolkit, headersOf(Options.Toolkit), Options.WithCccl,
                          Options.Resources.ClangResourceDir, Options.Resources.BundledHeaders,
                          SplitFlags(Options.Flags).Others, Environment));
}

std::shared_ptr<const Prelude> Preludes::load(const Key &K, const ParseOptions &Options) {
  std::lock_guard Guard(Lock);
  auto [It, IsNew] = Known.try_emplace(K);
  if (!IsNew)
    return It->second;
  if (std::optional<std::string> Bytes = Entries.load(EntryKind::Prelude, K))
    if (std::optional<Prelude> Found = unarchived<Prelude>(*Bytes))
      It->second = std::make_shared<const Prelude>(std::move(*Found));
  if (It->second &&
      llvm::any_of(It->second->Reads, [&](const auto &Asked) { return Files.on(Asked.first) != Asked.second; }))
    It->second = nullptr; // made anew
  if (!It->second && Missed.size() < MostMissed)
    Missed.emplace(K, Options);
  return It->second;
}

std::shared_ptr<const Prelude> Preludes::find(const ParseOptions &Options) {
  if (!llvm::sys::path::is_absolute(Options.Toolkit) || (Options.Uninitialised && !Options.Uninitialised->empty()))
    return nullptr;
  std::shared_ptr<const Prelude> Result = load(keyOf(Options), Options);
  if (!Result)
    return nullptr;
  // Texts of an editor may be those of the toolkit's headers.
  if (!Options.Contents.empty() && llvm::any_of(Result->Reads, [&](const auto &Asked) {
        return Files.on(Asked.first, Options.Contents) != Asked.second;
      }))
    return nullptr;
  const FileAnswer None = FileAnswer::type(llvm::sys::fs::file_type::file_not_found);
  std::vector<FileQuestion> Questions = questionsOf(*Result, Options);
  if (llvm::any_of(Questions,
                   [&](const FileQuestion &Question) { return Files.on(Question, Options.Contents) != None; }))
    return nullptr;
  if (Options.Reads) {
    for (const auto &[Question, Answer] : Result->Reads)
      Options.Reads->note(Question.TheKind, Question.Path, Answer);
    for (const FileQuestion &Question : Questions)
      Options.Reads->note(Question.TheKind, Question.Path, None);
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
