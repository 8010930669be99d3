#include "Frontend/Translation.h"
#include "Cache/RecordingFileSystem.h"
#include "Frontend/Cccl.h"
#include "Frontend/Invocation.h"
#include "Frontend/ParseAction.h"
#include "Frontend/Preamble.h"
#include "Frontend/Prelude.h"
#include "Frontend/ReadFiles.h"
#include "Frontend/ReadOnly.h"
#include "Frontend/TypedCasts.h"
#include "Frontend/UninitialisedTypes.h"
#include "Input/ReadFile.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclGroup.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Basic/DiagnosticOptions.h"
#include "clang/CodeGen/ModuleBuilder.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendAction.h"
#include "clang/Lex/HeaderSearch.h"
#include "clang/Lex/HeaderSearchOptions.h"
#include "clang/Lex/Preprocessor.h"
#include "clang/Lex/PreprocessorOptions.h"
#include "clang/Serialization/ASTReader.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/VirtualFileSystem.h"
#include "llvm/Support/xxhash.h"
#include <set>

using namespace clang;
using namespace bankcheck::input;

namespace bankcheck::frontend {

/// Diagnostics and options of the code made from a foreign AST.
struct Translation::Foreign {
  DiagnosticOptions DiagOptions;
  DiagnosticsEngine Diagnostics{DiagnosticIDs::create(), DiagOptions, new IgnoringDiagConsumer};
  CodeGenOptions CodeGen;
};

Translation::Translation() : Context(std::make_unique<llvm::LLVMContext>()) {
  // By default an error ends the process, and warnings print names of the source.
  Context->setDiagnosticHandlerCallBack([](const llvm::DiagnosticInfo *, void *) {});
}

Translation::~Translation() {
  OwnedModule.reset();
  forgetAst();
}

void Translation::forgetAst() {
  Generator.reset();
  Declarations.clear();
  Broken.clear();
  if (Action)
    Action->EndSourceFile();
  Action.reset();
  Compiler.reset();
  Ast = nullptr;
}

std::unique_ptr<llvm::Module> Translation::takeModule() { return std::move(OwnedModule); }

std::unique_ptr<Translation> Translation::make(const ParseOptions &Options, std::vector<ParseError> &Errors) {
  ParseOptions Wanted = Options;
  auto Files = filesOf(Options); // owns the text
  if (auto Buffer = Files->getBufferForFile(Options.File))
    Wanted.WithCccl |= includesCccl((*Buffer)->getBuffer());
  std::vector<ParseError> Found;
  std::unique_ptr<Translation> Result = parse(Wanted, Found);
  if (Result && Result->MissesCccl) {
    Wanted.WithCccl = true;
    Found.clear();
    Result.reset();
    Result = parse(Wanted, Found);
  }
  if (Result && Result->MissesBuiltinAtomics) {
    Wanted.WithBuiltinAtomics = true;
    Found.clear();
    Result.reset();
    Result = parse(Wanted, Found);
  }
  // More than twice where one type hides another.
  for (int Attempts = 3; Attempts && Result && Result->RefusesSharedVariable; --Attempts) {
    std::set<std::string> Refused = refusedSharedTypes(Result->ast());
    if (Wanted.Uninitialised)
      Refused.insert(Wanted.Uninitialised->begin(), Wanted.Uninitialised->end());
    if (Refused == Wanted.Uninitialised)
      break;
    Wanted.Uninitialised = Refused;
    Found.clear();
    Result.reset();
    Result = parse(Wanted, Found);
  }
  Errors.insert(Errors.end(), Found.begin(), Found.end());
  return Result;
}

/// What a text is parsed behind.
struct Translation::Beginning {
  std::shared_ptr<const Prelude> First;
  std::shared_ptr<const Preamble> Own; ///< On top of it; may be null.
};

std::unique_ptr<Translation> Translation::parse(const ParseOptions &Options, std::vector<ParseError> &Errors) {
  if (std::shared_ptr<const Prelude> First = Options.Before ? Options.Before->find(Options) : nullptr) {
    if (std::shared_ptr<const Preamble> Own = Options.Begin ? Options.Begin->find(Options, *First) : nullptr) {
      if (Own->MissesCccl) {
        std::unique_ptr<Translation> Result(new Translation);
        Result->MissesCccl = true;
        return Result;
      }
      if (std::unique_ptr<Translation> Result = parse(Options, {First, std::move(Own)}, Errors)) {
        Options.Begin->noteUse();
        return Result;
      }
    }
    Errors.clear();
    if (std::unique_ptr<Translation> Result = parse(Options, {std::move(First), nullptr}, Errors))
      return Result;
  }
  Errors.clear();
  return parse(Options, {}, Errors);
}

/// Whether all \p Errors are in the source itself.
static bool areInSource(const std::vector<SourceLocation> &Errors, const SourceManager &Sources) {
  return llvm::all_of(Errors, [&](SourceLocation L) { return L.isValid() && Sources.isInMainFile(L); });
}

/// The \p Events of a parse behind \p Own, with those of \p Own.
static std::vector<Event> withEventsOf(const Preamble &Own, ASTReader &Reader, std::vector<Event> &Events) {
  std::vector<Event> Result;
  llvm::DenseSet<const Decl *> Listed;
  for (const auto &[Kind, Reference] : Own.Events)
    if (Decl *D = Own.load(Reference, Reader)) {
      Result.push_back({Kind, D});
      Listed.insert(D);
    }
  for (const Event &E : Events) // with those that were just loaded
    if (!Listed.contains(E.D))
      Result.push_back(E);
  return Result;
}

/// Null, too, where clang does not take \p Behind, which then is for nobody, or the text has to be parsed without it.
std::unique_ptr<Translation> Translation::parse(const ParseOptions &Options, Beginning Behind,
                                                std::vector<ParseError> &Errors) {
  std::unique_ptr<Translation> Result(new Translation);
  Result->FallbackDirectory = Options.Resources.fallbackHeaders();
  auto Collector = std::make_unique<ErrorCollector>(Errors);
  ErrorCollector &Collected = *Collector;
  std::shared_ptr<CompilerInvocation> Invocation = makeInvocation(Options, *Collector);
  if (!Invocation)
    return nullptr;

  llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> Files = filesOf(Options);
  const std::shared_ptr<const Preamble> Own = Behind.Own;
  if (Behind.First)
    if (auto Both = goOnBehind(*Behind.First, Options, *Invocation, Files)) {
      Files = std::move(Both);
      if (Own && !(Files = goOnBehind(*Own, Options, *Invocation, std::move(Files))))
        return nullptr;
      Result->Behind = std::make_unique<Beginning>(std::move(Behind));
    }
  Result->Compiler = std::make_unique<ReadOnlyCompiler>(Invocation);
  CompilerInstance &Compiler = *Result->Compiler;
  if (!setUp(Compiler, std::move(Files), std::move(Collector)))
    return nullptr;
  auto Action = std::make_unique<ParseAction>(Options, Collected);
  ParseAction &Parse = *Action;
  Parse.Own = Own.get();
  if (!Action->BeginSourceFile(Compiler, Compiler.getFrontendOpts().Inputs[0]))
    return nullptr;
  Result->Action = std::move(Action);
  llvm::consumeError(Result->Action->Execute());
  if ((Result->MissesCccl = Collected.MissesCccl))
    return Result; // it is parsed again
  if ((!Compiler.hasSema() && !Compiler.hasASTContext()) || Collected.IsGivenUp)
    return nullptr;
  if (Own && !(Compiler.getASTReader() && !Collected.ReachesDeferred &&
               areInSource(Collected.Locations, Compiler.getSourceManager())))
    return nullptr;

  ASTContext &Ast = *(Result->Ast = &Compiler.getASTContext());
  if (Own)
    Parse.Events = withEventsOf(*Own, *Compiler.getASTReader(), Parse.Events);
  for (const Event &E : Parse.Events)
    if (E.TheKind == Event::TopLevel)
      Result->Declarations.push_back(E.D);
  if (Options.OnlyAst)
    return Result;
  Result->RefusesSharedVariable = Collected.RefusesSharedVariable;
  Result->MissesBuiltinAtomics =
      Collected.MissesBuiltinAtomics && Options.Toolkit.empty() && !Options.WithBuiltinAtomics;
  if (Result->MissesBuiltinAtomics || (Result->RefusesSharedVariable && !Options.Uninitialised))
    return Result; // it is parsed again
  std::vector<SourceLocation> ErrorLocations = Collected.Locations;
  for (CXXMethodDecl *Method : Parse.MadeTrivial)
    Method->setTrivial(false);

  // CodeGen refuses to work after an error; it gets sound declarations only.
  DiagnosticsEngine &Diagnostics = Compiler.getDiagnostics();
  Diagnostics.Reset(/*soft=*/true);
  Result->Generator = CreateLLVMCodeGen(Compiler, Options.File, *Result->Context);
  CodeGenerator &Generator = *Result->Generator;
  Generator.Initialize(Ast);
  TypedCasts Casts(Ast);
  for (size_t I = 0; I < Parse.Events.size(); ++I) // more may be loaded meanwhile
    Casts.hideIn(*Parse.Events[I].D);
  Parse.Loaded = [&](Decl *D) {
    Casts.hideIn(*D);
    Generator.HandleTopLevelDecl(DeclGroupRef(D));
  };
  Result->Broken = generateSound(Parse.Events, ErrorLocations, Compiler.getSourceManager(), Generator, Errors);
  Generator.HandleTranslationUnit(Ast);
  Parse.Loaded = [](Decl *) {};
  Result->TheModule = Generator.GetModule();
  if (!Result->TheModule)
    return nullptr;
  Result->OwnedModule = Generator.ReleaseModule();
  // What is still said while the AST is taken down has no reader.
  Diagnostics.setClient(new IgnoringDiagConsumer, /*ShouldOwnClient=*/true);
  return Result;
}

namespace {

/// Finds instantiations in the AST, for the events that the parser would have sent.
class InstantiationFinder : public RecursiveASTVisitor<InstantiationFinder> {
public:
  std::vector<Event> Events;

  bool shouldVisitTemplateInstantiations() const { return true; }
  bool VisitFunctionDecl(FunctionDecl *F) {
    if (F->isTemplateInstantiation() && F->doesThisDeclarationHaveABody() && !F->isDependentContext())
      Events.push_back({Event::TopLevel, F});
    return true;
  }
  bool VisitVarDecl(VarDecl *V) {
    if (V->isStaticDataMember() && isTemplateInstantiation(V->getTemplateSpecializationKind()) &&
        V->isThisDeclarationADefinition())
      Events.push_back({Event::StaticMember, V});
    return true;
  }
};

} // namespace

std::unique_ptr<Translation> Translation::of(ASTContext &Ast, const Preprocessor &Preprocessor) {
  std::unique_ptr<Translation> Result(new Translation);
  Result->Ast = &Ast;
  Result->Around = std::make_unique<Foreign>();
  Result->Around->Diagnostics.setSourceManager(&Ast.getSourceManager());
  setPlainCode(Result->Around->CodeGen);
  // Else files that were found by a relative path have no other, and are none that the source model names.
  if (auto Folder = Ast.getSourceManager().getFileManager().getVirtualFileSystem().getCurrentWorkingDirectory())
    Result->Around->CodeGen.DebugCompilationDir = *Folder;
  Result->Generator = CreateLLVMCodeGen(Result->Around->Diagnostics, "foreign",
                                        Ast.getSourceManager().getFileManager().getVirtualFileSystemPtr(),
                                        Preprocessor.getHeaderSearchInfo().getHeaderSearchOpts(),
                                        Preprocessor.getPreprocessorOpts(), Result->Around->CodeGen, *Result->Context);
  CodeGenerator &Generator = *Result->Generator;
  Generator.Initialize(Ast);
  InstantiationFinder Found;
  Found.TraverseAST(Ast);
  for (Decl *D : Ast.getTranslationUnitDecl()->decls())
    Result->Declarations.push_back(D);
  for (const Event &E : Found.Events)
    if (E.TheKind == Event::TopLevel)
      Result->Declarations.push_back(E.D);
  TypedCasts Casts(Ast);
  for (Decl *D : Result->Declarations)
    Casts.hideIn(*D);
  for (Decl *D : Result->Declarations)
    Generator.HandleTopLevelDecl(DeclGroupRef(D));
  for (const Event &E : Found.Events)
    if (E.TheKind == Event::StaticMember)
      Generator.HandleCXXStaticMemberVarInstantiation(llvm::cast<VarDecl>(E.D));
  Generator.HandleTranslationUnit(Ast);
  Result->TheModule = Generator.GetModule();
  if (!Result->TheModule)
    return nullptr;
  Result->OwnedModule = Generator.ReleaseModule();
  return Result;
}

std::vector<std::string> Translation::fallbackHeaders() const {
  std::vector<std::string> Names = fallbackHeadersOf(ast().getSourceManager(), FallbackDirectory);
  if (Behind && Behind->Own) {
    Names.insert(Names.end(), Behind->Own->Fallbacks.begin(), Behind->Own->Fallbacks.end());
    llvm::sort(Names);
    Names.erase(std::unique(Names.begin(), Names.end()), Names.end());
  }
  return Names;
}

std::map<std::string, uint64_t> Translation::userFiles() const {
  std::map<std::string, uint64_t> Files;
  if (Behind && Behind->Own)
    Files = Behind->Own->UserFiles;
  Files.merge(userFilesOf(Ast->getSourceManager()));
  return Files;
}

const Decl *Translation::declarationOf(const std::string &MangledName) const {
  return Generator->GetDeclForMangledName(MangledName);
}

} // namespace bankcheck::frontend
