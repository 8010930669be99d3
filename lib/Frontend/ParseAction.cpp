#include "Frontend/ParseAction.h"
#include "Cache/RecordingFileSystem.h"
#include "Frontend/Cccl.h"
#include "Frontend/Invocation.h"
#include "Frontend/ParseLimits.h"
#include "Frontend/Preamble.h"
#include "Frontend/ReadOnly.h"
#include "Frontend/UninitialisedTypes.h"
#include "clang/AST/ASTConsumer.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclGroup.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Preprocessor.h"
#include "clang/Sema/Sema.h"
#include "clang/Serialization/ASTReader.h"

using namespace clang;

namespace bankcheck::frontend {
namespace {

class Recorder : public ASTConsumer {
public:
  Recorder(CompilerInstance &Compiler, const std::set<std::string> &Uninitialised, std::vector<Event> &Events,
           std::vector<CXXMethodDecl *> &MadeTrivial, const std::function<void(Decl *)> &Loaded, const Preamble *Own)
      : Compiler(Compiler), Uninitialised(Uninitialised), Events(Events), MadeTrivial(MadeTrivial), Loaded(Loaded),
        Own(Own) {}
  bool HandleTopLevelDecl(DeclGroupRef Group) override {
    for (Decl *D : Group)
      if (Loaded)
        Loaded(D);
      else
        Events.push_back({Event::TopLevel, D});
    return true;
  }
  void HandleInlineFunctionDefinition(FunctionDecl *D) override { Events.push_back({Event::InlineFunction, D}); }
  void HandleInterestingDecl(DeclGroupRef Group) override {
    for (Decl *D : Group) // those of the user's headers are in the preamble's list, or no event
      if (!Own || isOfSystem(*D, Compiler.getSourceManager()))
        HandleTopLevelDecl(DeclGroupRef(D));
  }
  void HandleTagDeclDefinition(TagDecl *D) override {
    if (!Uninitialised.empty())
      leaveUninitialised(D, Uninitialised, Compiler.getSema(), MadeTrivial);
    Events.push_back({Event::Tag, D});
  }
  void HandleCXXStaticMemberVarInstantiation(VarDecl *D) override { Events.push_back({Event::StaticMember, D}); }
  void HandleVTable(CXXRecordDecl *D) override { Events.push_back({Event::VTable, D}); }

private:
  CompilerInstance &Compiler;
  const std::set<std::string> &Uninitialised;
  std::vector<Event> &Events;
  std::vector<CXXMethodDecl *> &MadeTrivial;
  const std::function<void(Decl *)> &Loaded;
  const Preamble *const Own;
};

/// `__TIME__` and the like, which no later parse sees again.
class ClockWatch : public PPCallbacks {
public:
  ClockWatch(Preprocessor &P, cache::ReadLog &Reads) : Reads(Reads) {
    for (const char *Name : {"__DATE__", "__TIME__", "__TIMESTAMP__"})
      Clocks.push_back(P.getIdentifierInfo(Name));
  }
  void MacroExpands(const Token &Name, const MacroDefinition &, SourceRange, const MacroArgs *) override {
    if (llvm::is_contained(Clocks, Name.getIdentifierInfo()))
      Reads.forbidRepetition();
  }

private:
  cache::ReadLog &Reads;
  llvm::SmallVector<const IdentifierInfo *, 3> Clocks;
};

/// Gives the parser what it has to know of a preamble, before it does the work of the file's end.
void noteFacts(const Preamble &Own, CompilerInstance &Compiler, unsigned OfDeferred) {
  ASTReader &Reader = *Compiler.getASTReader();
  ASTContext &Ast = Compiler.getASTContext();
  for (const Preamble::Reference &R : Own.UsedByHost)
    if (auto *V = llvm::dyn_cast_or_null<VarDecl>(Own.load(R, Reader)))
      Ast.CUDADeviceVarODRUsedByHost.insert(V);
  Sema &S = Compiler.getSema();
  for (const Preamble::Reference &R : Own.Deferred)
    if (auto *F = llvm::dyn_cast_or_null<FunctionDecl>(Own.load(R, Reader)))
      S.DeviceDeferredDiags[F].emplace_back(F->getLocation(), PartialDiagnostic(OfDeferred, Ast.getDiagAllocator()));
}

} // namespace

ParseAction::ParseAction(const ParseOptions &Options, ErrorCollector &Errors)
    : Uninitialised(Options.Uninitialised.value_or(std::set<std::string>())),
      WatchesCccl(!Options.WithCccl && !Options.Toolkit.empty()), Reads(Options.Reads), Errors(Errors) {}

std::unique_ptr<ASTConsumer> ParseAction::CreateASTConsumer(CompilerInstance &Compiler, llvm::StringRef) {
  silencePragmas(Compiler.getPreprocessor());
  if (WatchesCccl)
    Compiler.getPreprocessor().addPPCallbacks(watchForCccl(Compiler.getDiagnostics(), Errors.MissesCccl));
  if (Reads)
    Compiler.getPreprocessor().addPPCallbacks(std::make_unique<ClockWatch>(Compiler.getPreprocessor(), *Reads));
  std::function<void()> AtEnd;
  if (Own) {
    Errors.OfDeferred = Compiler.getDiagnostics().getCustomDiagID(DiagnosticsEngine::Error,
                                                                  "a function with deferred errors is reached");
    AtEnd = [&Own = *Own, &Compiler, OfDeferred = *Errors.OfDeferred] { noteFacts(Own, Compiler, OfDeferred); };
  }
  limitParse(Compiler, Errors, std::move(AtEnd));
  return std::make_unique<Recorder>(Compiler, Uninitialised, Events, MadeTrivial, Loaded, Own);
}

} // namespace bankcheck::frontend
