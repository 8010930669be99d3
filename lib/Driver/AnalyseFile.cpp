#include "Driver/AnalyseFile.h"
#include "Driver/CachedFile.h"
#include "Driver/KernelEvaluator.h"
#include "Driver/OtherFiles.h"
#include "Driver/ReportBuilder.h"
#include "Fixes/SharedLimits.h"
#include "Input/Paths.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/Module.h"

using namespace llvm;
using namespace bankcheck::analysis;
using namespace bankcheck::frontend;
using namespace bankcheck::ir;
using namespace bankcheck::nvcc;
using namespace bankcheck::report;
using namespace bankcheck::source;

namespace bankcheck::driver {
namespace {

/// Takes a file through the phases, each of which has one output value.
class FileAnalysis {
public:
  /// \p Reads: notes what is read; may be null.
  FileAnalysis(const AnalysisOptions &Options, FileResult &Result, cache::ReadLog *Reads = nullptr)
      : Options(Options), Result(Result), Into(Result.Findings), Reads(Reads) {}

  /// By linkage name.
  std::map<std::string, index::LaunchesElsewhere> AnswersOfProgram;

  bool run() {
    std::vector<ParseError> Errors;
    Into.Archs.insert(Options.Parse.Arch);
    ParseOptions Parse = Options.Parse;
    Parse.OnlyAst = Options.OnlyIndex;
    Parse.Reads = Reads;
    Parse.Before = Reads ? &Options.Cache->Preludes : nullptr;
    Parsed = Translation::make(Parse, Errors);
    for (const ParseError &E : Errors)
      Into.Errors.push_back({{E.File, E.Line, E.Column}, E.Message, E.CostsKernel});
    if (Options.OnlyIndex)
      return Parsed && readIndex() && Errors.empty();
    return Parsed && analyse() && (Errors.empty() || !Code.Kernels.empty());
  }

  bool run(clang::ASTContext &Ast, const clang::Preprocessor &Preprocessor) {
    Into.Archs.insert(Options.Parse.Arch);
    Parsed = Translation::of(Ast, Preprocessor);
    return Parsed && analyse();
  }

private:
  const AnalysisOptions &Options;
  FileResult &Result;
  Report &Into;
  cache::ReadLog *Reads;
  std::unique_ptr<Translation> Parsed; ///< Owns the IR's context: destroyed last.
  SourceModel Model;
  RowLengths Lengths;
  UserLocations Locations{Options.Parse, Model.Spellings};
  std::optional<LayoutLegality> Legality;
  PredictedCode Code;
  Claims TheClaims{Code, Locations};
  std::vector<Evaluation> Evaluations;

  bool isStale() const { return Options.IsStale && Options.IsStale(); }

  /// False if it was given up.
  bool analyse() {
    if (isStale())
      return false;
    Result.Files = Parsed->userFiles();
    Result.Fallbacks = Parsed->fallbackHeaders();
    predictCode(readSource());
    if (!evaluateKernels())
      return false;
    report();
    return true;
  }

  bool readIndex() {
    Result.Files = Parsed->userFiles();
    Model = SourceModel::read(Parsed->ast(), Parsed->declarations());
    noteProgram();
    return true;
  }

  SourceFacts readSource() {
    Model = SourceModel::read(Parsed->ast(), Parsed->declarations());
    Lengths = RowLengths::read(Parsed->ast(), Parsed->declarations());
    Into.Remarks = skippedCode(*Parsed);
    noteProgram();
    for (auto &[Where, Message] : Model.Mistakes)
      Into.Remarks.push_back({FindingKind::Annotation, Locations.spelled(Where), Message, {}});
    SourceFacts Facts{Model.ConstantTables, Model.InitialValues, Model.ConditionalLvalues, Model.UnclearFields,
                      functionsOfOtherFiles(*Parsed, [&](StringRef File) { return Locations.isLibrary(File); })};
    Parsed->forgetAst();
    return Facts;
  }

  /// What the file says of the program, and what becomes of templates that it leaves to other files.
  void noteProgram() {
    std::set<std::string> Includes;
    for (const auto &[File, Hash] : Result.Files)
      Includes.insert(File);
    Result.Indexed = index::indexed(Model, input::comparablePath(Options.Parse.File), std::move(Includes));
    Result.Uninstantiated = uninstantiatedKernels(Model, Result.Indexed.Path);
    if (Options.Others)
      return Options.Others->note(Result.Indexed);
    for (const auto &[Where, Template] : Result.Uninstantiated)
      if (Where.File == Result.Indexed.Path)
        Into.Remarks.push_back(Template.Remark);
  }

  void addLaunchesElsewhere(const std::string &Linkage) {
    auto Kernel = Model.Kernels.find(Linkage);
    if (Kernel == Model.Kernels.end())
      return;
    std::optional<index::LaunchesElsewhere> Found = launchesElsewhere(Options, Result.Indexed, Linkage);
    if (!Found)
      return;
    AnswersOfProgram[Linkage] = *Found;
    std::vector<Launch> &All = Kernel->second.Launches;
    All.insert(All.end(), Found->Launches.begin(), Found->Launches.end());
    Model.Spellings.merge(Found->Spellings);
    Result.Elsewhere[Linkage] = std::move(Found->Launches);
  }

  void predictCode(const SourceFacts &Facts) {
    const CodeTarget Target{.Arch = Options.Parse.Arch};
    std::unique_ptr<Module> Unoptimised = Parsed->takeModule();
    if (Options.WithFixes)
      Legality.emplace(*Unoptimised, Target, Facts);
    Code = predict(std::move(Unoptimised), Target, Facts);
    if (Options.DumpIr)
      Code.Module->print(errs(), nullptr);
  }

  bool evaluateKernels() {
    const ShapePolicy Shapes(Options.CommandLine, Options.Configured, Options.Launches);
    const ArgumentFacts Arguments(Options.CommandLine, Options.Configured);
    KernelEvaluator Evaluator(Model, Code, Shapes, Arguments, TheClaims);
    for (Function *Kernel : Code.Kernels) {
      if (isStale())
        return false;
      if (!Code.numbersOf(*Kernel).empty())
        addLaunchesElsewhere(Kernel->getName().str());
      for (Evaluation &E : Evaluator.evaluate(*Kernel))
        Evaluations.push_back(std::move(E));
    }
    return true;
  }

  void report() {
    const EvaluatedFile File{Options.Parse.Arch, Model, Lengths, Code, Evaluations, Locations};
    std::optional<ArrayFixes> Fixes;
    if (Options.WithFixes)
      Fixes.emplace(File, &*Legality);
    EvaluatedFindings Found = ReportBuilder(File, TheClaims, Fixes ? &*Fixes : nullptr).build();
    Into.Kernels = std::move(Found.Kernels);
    Into.Accesses = std::move(Found.Accesses);
    noteOversizedKernels();
  }

  /// What the parse takes and nvcc does not: a change of the source must not lead there.
  void noteOversizedKernels() {
    SmallPtrSet<const Function *, 8> Seen;
    for (const Evaluation &E : Evaluations)
      if (uint64_t Bytes = E.Context->staticSharedBytes();
          Bytes > fixes::StaticLimit && Seen.insert(&E.Context->function()).second)
        Into.Errors.push_back({Locations.spelled(E.Source->Where),
                               "'" + E.Source->Name + "' has " + std::to_string(Bytes) +
                                   " bytes of static shared memory, more than the " +
                                   std::to_string(fixes::StaticLimit) + " that nvcc allows",
                               /*CostsKernel=*/false});
  }
};

} // namespace

std::optional<index::LaunchesElsewhere> launchesElsewhere(const AnalysisOptions &Options, const index::IndexedFile &Of,
                                                          const std::string &Linkage) {
  if (Options.Others)
    return Options.Others->launchesElsewhere(Of, Linkage);
  return Options.Index ? std::optional(Options.Index->launchesElsewhere(Of, Linkage)) : std::nullopt;
}

FileResult analyseFile(const AnalysisOptions &Options) {
  CachedFile Cached(Options);
  if (std::optional<FileResult> Known = Cached.find())
    return std::move(*Known);
  FileResult Result;
  cache::ReadLog Reads; // outlives what the analysis has opened
  FileAnalysis Analysis(Options, Result, Cached.isUsed() ? &Reads : nullptr);
  Result.IsAnalysed = Analysis.run();
  Cached.keep(Result, Reads, Analysis.AnswersOfProgram);
  return Result;
}

FileResult analyseAst(const AnalysisOptions &Options, clang::ASTContext &Ast, const clang::Preprocessor &Preprocessor) {
  FileResult Result;
  Result.IsAnalysed = FileAnalysis(Options, Result).run(Ast, Preprocessor);
  return Result;
}

} // namespace bankcheck::driver
