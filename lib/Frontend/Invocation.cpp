#include "Frontend/Invocation.h"
#include "Cache/RecordingFileSystem.h"
#include "Frontend/FileFlags.h"
#include "Frontend/Prelude.h"
#include "Frontend/ReadOnly.h"
#include "Input/ReadFile.h"
#include "clang/Basic/DiagnosticIDs.h"
#include "clang/Basic/DiagnosticOptions.h"
#include "clang/Driver/Compilation.h"
#include "clang/Driver/Driver.h"
#include "clang/Driver/Job.h"
#include "clang/Driver/Tool.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/CompilerInvocation.h"
#include "clang/Lex/PreprocessorOptions.h"
#include "llvm/Support/VirtualFileSystem.h"
#include "llvm/TargetParser/Host.h"

using namespace clang;
using namespace bankcheck::input;

namespace bankcheck::frontend {

std::vector<std::string> firstHeaders(const ParseOptions &Options) {
  const std::string &Bundled = Options.Resources.BundledHeaders;
  if (!Options.Toolkit.empty()) // clang's driver includes the first
    return {Wrapper, Bundled + "/compat/bankcheck_nvcc.h"};
  std::vector<std::string> Result = {Bundled + "/bankcheck_cuda.h"};
  if (Options.WithBuiltinAtomics)
    Result.push_back(Bundled + "/bankcheck/nv_atomics.h");
  return Result;
}

bool beginsWith(const CompilerInvocation &Invocation, const std::vector<std::string> &Headers) {
  const PreprocessorOptions &Options = Invocation.getPreprocessorOpts();
  return Options.MacroIncludes.empty() && Options.Includes.size() >= Headers.size() &&
         std::equal(Headers.begin(), Headers.end(), Options.Includes.begin());
}

/// Of a file for a compiler of the host, which takes the toolkit's headers; ours are CUDA, whatever is defined.
static std::vector<std::string> hostLanguage(const ParseOptions &Options) {
  const std::string Headers = headersOf(Options.Toolkit);
  std::vector<std::string> Line = {"-x", "c++", "-Wno-c++11-narrowing", "-idirafter", Headers};
  if (Options.WithCccl)
    Line.insert(Line.end(), {"-isystem", Headers + "/cccl"});
  return Line;
}

static std::vector<std::string> deviceLanguage(const ParseOptions &Options) {
  std::vector<std::string> Line = {"-x",
                                   "cuda",
                                   "--cuda-device-only",
                                   "--cuda-gpu-arch=" + Options.Arch,
                                   "-Wno-c++11-narrowing",
                                   "-D__externally_visible__="}; // gcc's; clang looks for 20 like it in <new>
  if (Options.Toolkit.empty()) {
    Line.insert(Line.end(), {"-nocudainc", "-nocudalib", "--cuda-feature=+ptx88", "-Xclang", "-target-sdk-version=12.9",
                             "-isystem", Options.Resources.BundledHeaders});
  } else {
    // Clang looks below the toolkit only. A folder that is searched anyway is not moved by -idirafter.
    std::string Headers = headersOf(Options.Toolkit);
    Line.insert(Line.end(), {"--cuda-path=" + Options.Toolkit, "--no-cuda-version-check", "-idirafter", Headers});
    if (Options.WithCccl)
      Line.insert(Line.end(), {"-isystem", Headers + "/cccl"});
  }
  for (const std::string &Header : firstHeaders(Options))
    if (Header != Wrapper)
      Line.insert(Line.end(), {"-include", Header});
  if (Options.IsOfHost)
    Line.insert(Line.end(), {"-include", Options.Resources.BundledHeaders + "/bankcheck/host.h"});
  // Of nvcc's macros clang has __CUDA_ARCH_FEAT_SM90_ALL alone.
  if (llvm::StringRef Number = Options.Arch;
      !Options.IsOfHost && Number.consume_front("sm_") && Number.consume_back("a"))
    for (const char *Macro : {"__CUDA_ARCH_SPECIFIC__", "__CUDA_ARCH_FAMILY_SPECIFIC__"})
      Line.push_back("-D" + std::string(Macro) + "=" + Number.str() + "0");
  return Line;
}

std::vector<std::string> argumentsForTools(const ParseOptions &Options) {
  std::vector<std::string> Line =
      Options.IsOfHost && !Options.Toolkit.empty() ? hostLanguage(Options) : deviceLanguage(Options);
  // Whatever way they came: the driver writes files of its own.
  FileFlags Needed;
  addClangFlags(Options.Flags, "", Needed);
  Line.insert(Line.end(), Needed.Flags.begin(), Needed.Flags.end());
  Line.insert(Line.end(), {"-idirafter", Options.Resources.fallbackHeaders()});
  Line.insert(Line.end(), {"--", Options.File}); // which may begin with a dash
  return Line;
}

llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> filesOf(const ParseOptions &Options) {
  llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> Real = inputFileSystem();
  if (Options.Contents.empty())
    return cache::recording(Real, Options.Reads);
  auto Memory = llvm::makeIntrusiveRefCnt<llvm::vfs::InMemoryFileSystem>();
  for (const auto &[Path, Text] : Options.Contents)
    Memory->addFile(Path, 0, withLastLineEnded(llvm::MemoryBuffer::getMemBufferCopy(Text, Path)));
  auto Both = llvm::makeIntrusiveRefCnt<llvm::vfs::OverlayFileSystem>(Real);
  Both->pushOverlay(Memory);
  if (auto Directory = Real->getCurrentWorkingDirectory())
    Both->setCurrentWorkingDirectory(*Directory);
  return cache::recording(Both, Options.Reads);
}

static std::vector<std::string> commandLine(const ParseOptions &Options) {
  std::vector<std::string> Line = {"clang++",
                                   "--no-default-config",
                                   "-fsyntax-only",
                                   "-Wno-everything",
                                   "-fno-spell-checking",
                                   "-resource-dir",
                                   Options.Resources.ClangResourceDir};
  std::vector<std::string> Rest = argumentsForTools(Options);
  Line.insert(Line.end(), Rest.begin(), Rest.end());
  return Line;
}

bool setUp(CompilerInstance &Compiler, llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> Files,
           std::unique_ptr<DiagnosticConsumer> Consumer) {
  Compiler.createVirtualFileSystem(std::move(Files));
  Compiler.createDiagnostics(Consumer.release(), /*ShouldOwnClient=*/true);
  DiagnosticsEngine &Diagnostics = Compiler.getDiagnostics();
  Diagnostics.setFatalsAsError(true);
  Diagnostics.setErrorLimit(0);
  Diagnostics.setIgnoreAllWarnings(true);
  return Compiler.createTarget();
}

void setPlainCode(CodeGenOptions &Options) {
  Options.OptimizationLevel = 0;
  Options.DisableO0ImplyOptNone = true;
  Options.setInlining(CodeGenOptions::NormalInlining); // else all functions are as if declared __noinline__
  Options.StrictReturn = false; // nvcc's code goes on behind a function that ends without a value
  Options.setDebugInfo(llvm::codegenoptions::DebugLineTablesOnly);
  Options.DebugColumnInfo = true;
  Options.DiscardValueNames = false;
  Options.LinkBitcodeFiles.clear();
  Options.ClearASTBeforeBackend = false;
}

std::shared_ptr<CompilerInvocation> makeInvocation(const ParseOptions &Options, DiagnosticConsumer &Consumer) {
  DiagnosticOptions DiagOptions;
  DiagnosticsEngine Diagnostics(DiagnosticIDs::create(), DiagOptions, &Consumer, /*ShouldOwnClient=*/false);
  driver::Driver Driver("clang++", llvm::sys::getDefaultTargetTriple(), Diagnostics, "bankcheck",
                        cache::recording(inputFileSystem(), Options.Reads));
  Driver.setCheckInputsExist(false);
  std::vector<std::string> Line = commandLine(Options);
  std::vector<const char *> Arguments;
  for (const std::string &Argument : Line)
    Arguments.push_back(Argument.c_str());
  std::unique_ptr<driver::Compilation> Compilation(Driver.BuildCompilation(Arguments));
  if (!Compilation || Diagnostics.hasErrorOccurred())
    return nullptr;
  const driver::Command *Parse = nullptr;
  for (const driver::Command &Job : Compilation->getJobs())
    if (llvm::StringRef(Job.getCreator().getName()) == "clang")
      Parse = &Job;
  if (!Parse) {
    Diagnostics.Report(Diagnostics.getCustomDiagID(DiagnosticsEngine::Error, "no device compilation in the command"));
    return nullptr;
  }
  auto Invocation = std::make_shared<CompilerInvocation>();
  if (!CompilerInvocation::CreateFromArgs(*Invocation, Parse->getArguments(), Diagnostics))
    return nullptr;
  makeReadOnly(*Invocation);
  setPlainCode(Invocation->getCodeGenOpts());
  Invocation->getFrontendOpts().DisableFree = false;
  Invocation->getFrontendOpts().SkipFunctionBodies = false;
  return Invocation;
}

} // namespace bankcheck::frontend
