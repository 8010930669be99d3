#include "Frontend/ReadOnly.h"
#include "clang/Lex/HeaderSearchOptions.h"
#include "clang/Lex/Pragma.h"
#include "clang/Lex/Preprocessor.h"
#include "clang/Lex/PreprocessorOptions.h"
#include "llvm/Support/VirtualOutputBackends.h"

using namespace clang;

namespace bankcheck::frontend {
namespace {

FrontendOptions neededOf(FrontendOptions &From) {
  FrontendOptions To;
  To.Inputs = std::move(From.Inputs);
  To.DashX = From.DashX;
  To.AuxTriple = std::move(From.AuxTriple);
  To.AuxTargetCPU = std::move(From.AuxTargetCPU);
  To.AuxTargetFeatures = std::move(From.AuxTargetFeatures);
  return To;
}

PreprocessorOptions neededOf(PreprocessorOptions &From) {
  PreprocessorOptions To;
  To.Macros = std::move(From.Macros);
  To.Includes = std::move(From.Includes);
  To.MacroIncludes = std::move(From.MacroIncludes);
  To.UsePredefines = From.UsePredefines;
  To.DefineTargetOSMacros = From.DefineTargetOSMacros;
  To.SourceDateEpoch = From.SourceDateEpoch;
  return To;
}

HeaderSearchOptions neededOf(HeaderSearchOptions &From) {
  HeaderSearchOptions To(From.Sysroot);
  To.UserEntries = std::move(From.UserEntries);
  To.SystemHeaderPrefixes = std::move(From.SystemHeaderPrefixes);
  To.ResourceDir = std::move(From.ResourceDir);
  To.UseBuiltinIncludes = From.UseBuiltinIncludes;
  To.UseStandardSystemIncludes = From.UseStandardSystemIncludes;
  To.UseStandardCXXIncludes = From.UseStandardCXXIncludes;
  To.UseLibcxx = From.UseLibcxx;
  return To;
}

/// What generated code is like follows from many of these: files and loaded code are
/// taken out by name.
void clearFiles(CodeGenOptions &C) {
  for (std::string *File : {&C.CoverageDataFile,      &C.CoverageNotesFile,
                            &C.ProfileFilterFiles,    &C.ProfileExcludeFiles,
                            &C.DIBugsReportFilePath,  &C.SplitDwarfFile,
                            &C.SplitDwarfOutput,      &C.InstrProfileOutput,
                            &C.SampleProfileFile,     &C.MemoryProfileOutput,
                            &C.MemoryProfileUsePath,  &C.ProfileInstrumentUsePath,
                            &C.ProfileRemappingFile,  &C.ThinLTOIndexFile,
                            &C.ThinLinkBitcodeFile,   &C.SaveTempsFilePrefix,
                            &C.CudaGpuBinaryFileName, &C.OptRecordFile,
                            &C.OptRecordPasses,       &C.StackUsageOutput,
                            &C.AsSecureLogFile,       &C.MSSecureHotPatchFunctionsFile,
                            &C.RecordCommandLine})
    File->clear();
  for (std::vector<std::string> *Files : {&C.OffloadObjects, &C.PassPlugins, &C.SanitizeCoverageAllowlistFiles,
                                          &C.SanitizeCoverageIgnorelistFiles, &C.SanitizeMetadataIgnorelistFiles})
    Files->clear();
  C.LinkBitcodeFiles.clear();
  C.setProfileInstr(llvm::driver::ProfileInstrKind::ProfileNone);
  C.setProfileUse(llvm::driver::ProfileInstrKind::ProfileNone);
  C.CoverageMapping = false;
}

void clearFiles(LangOptions &L) {
  for (std::vector<std::string> *Files : {&L.NoSanitizeFiles, &L.XRayAlwaysInstrumentFiles, &L.XRayNeverInstrumentFiles,
                                          &L.XRayAttrListFiles, &L.ProfileListFiles, &L.ModuleFeatures})
    Files->clear();
  for (std::string *Name : {&L.OMPHostIRFile, &L.ModuleName, &L.CurrentModule})
    Name->clear();
  L.Modules = L.ImplicitModules = L.APINotes = L.APINotesModules = false;
  L.Sanitize.clear();
}

class DebugPragma : public PragmaHandler {
public:
  DebugPragma() : PragmaHandler("__debug") {}
  void HandlePragma(Preprocessor &P, PragmaIntroducer, Token &) override {
    Token Word;
    P.LexUnexpandedToken(Word);
    if (Word.is(tok::identifier) && Word.getIdentifierInfo()->isStr("crash"))
      LLVM_BUILTIN_TRAP;
    if (Word.isNot(tok::eod))
      P.DiscardUntilEndOfDirective();
  }
};

} // namespace

void silencePragmas(Preprocessor &P) {
  P.AddPragmaHandler("clang", new DebugPragma); // in the place of clang's, and P's from now on
}

void makeReadOnly(CompilerInvocation &I) {
  I.getFrontendOpts() = neededOf(I.getFrontendOpts());
  I.getPreprocessorOpts() = neededOf(I.getPreprocessorOpts());
  I.getHeaderSearchOpts() = neededOf(I.getHeaderSearchOpts());
  I.getDependencyOutputOpts() = {};
  I.getPreprocessorOutputOpts() = {};
  I.getFileSystemOpts() = {};
  I.getAnalyzerOpts() = {};
  I.getMigratorOpts() = {};
  I.getAPINotesOpts() = {};
  DiagnosticOptions &D = I.getDiagnosticOpts();
  D.DiagnosticLogFile.clear();
  D.DiagnosticSerializationFile.clear();
  D.DiagnosticSuppressionMappingsFile.clear();
  D.VerifyDiagnostics = false;
  clearFiles(I.getCodeGenOpts());
  clearFiles(I.getLangOpts());
}

ReadOnlyCompiler::ReadOnlyCompiler(std::shared_ptr<CompilerInvocation> Invocation)
    : CompilerInstance(std::move(Invocation)) {
  setOutputManager(llvm::vfs::makeNullOutputBackend());
}

} // namespace bankcheck::frontend
