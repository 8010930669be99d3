#include "Driver/AnalyseFile.h"
#include "Driver/CachedFile.h"
#include "Driver/CachedKernels.h"
#include "Driver/GroupAnalysis.h"
#include "Driver/OtherFiles.h"
#include "Index/FunctionText.h"
#include "Index/KernelText.h"
#include "Input/Paths.h"
#include "Input/ReadFile.h"
#include "Limits/Limits.h"
#include "Match/ObjectCode.h"
#include "Match/PtxasInfo.h"
#include "Nvcc/CodeTarget.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Chrono.h"
#include "llvm/Support/FileSystem.h"

using namespace llvm;
using namespace bankcheck::analysis;
using namespace bankcheck::frontend;
using namespace bankcheck::ir;
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
  bool IsWorkedOn = false; ///< \see ParseOptions::IsWorkedOn
  bool HasEnded = false;   ///< The text was parsed, with errors or without, and nothing was given up.

  bool run() {
    std::vector<ParseError> Errors;
    Into.Archs.insert(Options.Parse.Arch);
    ParseOptions Parse = Options.Parse;
    const bool HasNoKernels = Options.OnlyIndex || Options.Parse.IsOfHost;
    Parse.OnlyAst = HasNoKernels;
    Parse.Reads = Reads;
    const bool IsBehindPrelude = Reads && (!Options.Parse.IsOfHost || Options.Parse.Toolkit.empty());
    Parse.Before = IsBehindPrelude ? &Options.Cache->Preludes : nullptr;
    Parse.Begin = IsBehindPrelude ? &Options.Cache->Preambles : nullptr;
    Parse.IsWorkedOn = IsWorkedOn;
    Parsed = Translation::make(Parse, Errors);
    HasErrors = !Errors.empty();
    for (const ParseError &E : Errors)
      Into.Errors.push_back({{E.File, E.Line, E.Column}, E.Message, E.CostsKernel});
    HasEnded = Parsed && (HasNoKernels ? readIndex() : analyse());
    return HasEnded && (Errors.empty() || (!HasNoKernels && !Groups.empty()));
  }

  bool run(clang::ASTContext &Ast, const clang::Preprocessor &Preprocessor) {
    Into.Archs.insert(Options.Parse.Arch);
    Parsed = Translation::of(Ast, Preprocessor);
    return Parsed && analyse();
  }

  /// For later runs: once the text is known to stand in files.
  void keepKernels() {
    if (Cached)
      Cached->write();
  }

private:
  const AnalysisOptions &Options;
  FileResult &Result;
  Report &Into;
  cache::ReadLog *Reads;
  std::unique_ptr<Translation> Parsed; ///< Owns the context of Code: destroyed last.
  SourceModel Model;
  RowLengths Lengths;
  UserLocations Locations{Options.Parse, Model.Spellings};
  std::unique_ptr<Module> Code; ///< Without optimisation.
  std::vector<KernelGroup> Groups;
  std::vector<GroupFindings> Found; ///< Of these.
  SourceFacts ForIr;
  std::optional<FileFacts> Facts;
  std::optional<CachedKernels> Cached;
  bool HasErrors = false;

  bool isStale() const { return Options.IsStale && Options.IsStale(); }

  /// False if it was given up.
  bool analyse() {
    if (isStale())
      return false;
    Result.Files = Parsed->userFiles();
    Result.Fallbacks = Parsed->fallbackHeaders();
    ForIr = readSource();
    if (!analyseKernels())
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
    std::erase_if(Model.Functions, [&](const auto &F) { // of the runtime, say
      return all_of(F.second.Declared, [&](const Location &P) { return Locations.isLibrary(P.File); });
    });
    Result.Indexed = index::indexed(Model, input::comparablePath(Options.Parse.File), std::move(Includes));
    const bool IsAllDoubtful = HasErrors || Options.Parse.HasOtherFlags;
    if (IsAllDoubtful || !Options.Parse.IsOfHost)
      for (const std::string &File : Result.Indexed.Includes)
        addWordsOf(File, Options.Parse.Contents, IsAllDoubtful ? TextPart::All : TextPart::OfArchitectures,
                   Result.Indexed.Words);
    Result.Uninstantiated =
        uninstantiatedKernels(Model, Result.Indexed.Path, [&](StringRef File) { return Locations.isLibrary(File); });
    for (auto &[Header, Names] : Model.Uncalled)
      Result.Uncalled[input::comparablePath(Header)].merge(Names);
    if (Options.Others)
      return Options.Others->note(Result.Indexed);
    for (const auto &[Where, Template] : Result.Uninstantiated)
      if (Template.UsesShared && Where.File == Result.Indexed.Path)
        Into.Remarks.push_back(Template.Remark);
  }

  void addLaunchesElsewhere(const std::string &Linkage) {
    auto Kernel = Model.Kernels.find(Linkage);
    if (Kernel == Model.Kernels.end())
      return;
    if (AnswersOfProgram.contains(Linkage))
      return; // an entry of the cache named it before
    std::optional<index::LaunchesElsewhere> Found = launchesElsewhere(Options, Result.Indexed, Linkage);
    if (!Found)
      return;
    AnswersOfProgram[Linkage] = *Found;
    std::vector<Launch> &All = Kernel->second.Launches;
    erase_if(All, [&](const Launch &L) { return is_contained(Found->Replaced, L); });
    All.insert(All.end(), Found->Launches.begin(), Found->Launches.end());
    Model.Spellings.insert(Found->Spellings.begin(), Found->Spellings.end());
    Result.Elsewhere[Linkage] = std::move(*Found);
  }

  /// Machine code that may be that of the sources as they are; null, with a note, if there is none.
  const match::ObjectCode *fittingObjects() {
    if (!Options.Objects)
      return nullptr;
    for (const auto &[Path, Hash] : Result.Files)
      if (std::string Why = whyOfOtherSource(Path); !Why.empty()) {
        Into.Notes.push_back(Why + ": its requests are only predicted");
        return nullptr;
      }
    return Options.Objects.get();
  }

  void notePtxas() const {
    const match::PtxasInfo *Ptxas = Options.Ptxas.get();
    const nvcc::CodeTarget Target{.Arch = Options.Parse.Arch};
    if (Ptxas && !Ptxas->hasArchitecture(Target.number()))
      Into.Notes.push_back(Ptxas->name() + " has registers for " + Ptxas->archText() + ", not for " + Target.Arch +
                           ": they are estimated");
  }

  std::string whyOfOtherSource(StringRef Path) const {
    sys::fs::file_status Status;
    if (sys::fs::status(Path, Status))
      return "";
    auto Instead = Options.Parse.Contents.find(Path.str());
    const bool IsSaved = Instead == Options.Parse.Contents.end();
    return Options.Objects->whyOfOtherSource(Path, IsSaved ? Status.getSize() : Instead->second.size(),
                                             sys::toTimeT(Status.getLastModificationTime()));
  }

  /// False if it was given up.
  bool analyseKernels() {
    Code = Parsed->takeModule();
    Groups = groupsOf(*Code, ForIr, [&](StringRef Array) { return declarationOf(Array); });
    Facts.emplace(FileFacts{Options, Model, Lengths, ForIr, Locations, *Code, fittingObjects(), &Into.Notes});
    notePtxas();
    Cached.emplace(*Facts);
    Effort Spent{0, 0};
    for (const KernelGroup &Group : Groups) {
      std::optional<GroupFindings> OfGroup;
      if (!isStale())
        OfGroup = findingsOf(Group, Spent);
      if (!OfGroup)
        return false;
      Found.push_back(std::move(*OfGroup));
    }
    return true;
  }

  std::optional<GroupFindings> findingsOf(const KernelGroup &Group, Effort &Spent) {
    std::unique_ptr<CachedKernels::Group> Known = Cached->open(Group);
    if (Known && Known->Accessing)
      for (const std::string &Linkage : *Known->Accessing)
        addLaunchesElsewhere(Linkage);
    if (Known)
      if (std::optional<GroupFindings> OfGroup = Cached->find(*Known, Spent))
        return OfGroup;
    std::vector<std::string> Accessing;
    std::optional<GroupFindings> OfGroup = analyseGroup(
        Group, *Facts,
        [&](const std::string &Linkage) {
          Accessing.push_back(Linkage);
          addLaunchesElsewhere(Linkage);
        },
        Spent);
    if (Known && OfGroup)
      Cached->keep(*Known, *OfGroup, std::move(Accessing), Spent);
    return OfGroup;
  }

  std::string declarationOf(StringRef Array) const {
    auto It = Model.Arrays.find(Array.str());
    if (It == Model.Arrays.end())
      return "";
    const Location &Where = It->second.Where;
    return Where.File + ":" + std::to_string(Where.Line) + ":" + std::to_string(Where.Column);
  }

  /// In the order of the file.
  void report() {
    DenseMap<const Function *, KernelFindings *> Of;
    for (auto [Group, OfGroup] : zip_equal(Groups, Found))
      for (auto [Kernel, Findings] : zip_equal(Group.Kernels, OfGroup.Kernels))
        Of[Kernel] = &Findings;
    for (const Function &F : *Code)
      if (KernelFindings *Findings = Of.lookup(&F))
        add(std::move(*Findings));
  }

  void add(KernelFindings Of) {
    const unsigned FirstKernel = Into.Kernels.size(), FirstId = Into.Accesses.size();
    for (AccessFinding &A : Of.Accesses) {
      A.Kernel += FirstKernel;
      A.Id += FirstId;
      for (unsigned &Other : A.Merged)
        Other += FirstId;
      Into.Accesses.push_back(std::move(A));
    }
    for (KernelFinding &K : Of.Kernels)
      Into.Kernels.push_back(std::move(K));
    if (Of.Oversized)
      Into.Errors.push_back(std::move(*Of.Oversized));
  }
};

} // namespace

void addWordsOf(const std::string &File, const std::map<std::string, std::string> &Contents, TextPart Part,
                std::set<std::string> &Into) {
  auto Add = [&](StringRef Text) {
    Part == TextPart::All ? index::addWords(Text, Into) : index::addWordsOfArchitectures(Text, Into);
  };
  if (auto Instead = Contents.find(File); Instead != Contents.end())
    Add(Instead->second);
  else if (auto Text = input::readFile(File, limits::SourceBytes))
    Add((*Text)->getBuffer());
}

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
  Analysis.IsWorkedOn = Cached.hasOther() || Options.Parse.Contents.contains(input::comparablePath(Options.Parse.File));
  Result.IsAnalysed = Analysis.run();
  if (Analysis.HasEnded)
    Cached.keep(Result, Reads, Analysis.AnswersOfProgram);
  if (Cached.isUsed() && Cached.isOfFiles(Reads))
    Analysis.keepKernels();
  return Result;
}

FileResult analyseAst(const AnalysisOptions &Options, clang::ASTContext &Ast, const clang::Preprocessor &Preprocessor) {
  FileResult Result;
  Result.IsAnalysed = FileAnalysis(Options, Result).run(Ast, Preprocessor);
  return Result;
}

} // namespace bankcheck::driver
