#include "Driver/AnalyseFile.h"
#include "Basic/KernelName.h"
#include "Driver/Drawing.h"
#include "Driver/Figures.h"
#include "Driver/LaunchedOutcome.h"
#include "Driver/OtherFiles.h"
#include "Driver/ProfiledBlocks.h"
#include "Fixes/Search.h"
#include "Fixes/SharedLimits.h"
#include "Limits/Limits.h"
#include "Nvcc/Predict.h"
#include "Report/Texts.h"
#include "Source/SourceModel.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Decl.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/Demangle/Demangle.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace bankcheck {
namespace {

/// A file's kernels together, from which on each has the least; and the shapes of a
/// block that are only assumed.
constexpr Effort MostOfFile{limits::FileSteps, 1 << 22}, LeastOfKernel{limits::LeastKernelSteps, 1 << 17},
    MostForGuesses{50000, 1 << 17};

/// Bytes of an access's text: each of thousands of instructions of one asm statement has the whole statement.
constexpr size_t MostExpression = 4096;

class FileAnalysis {
public:
  FileAnalysis(const AnalysisOptions &Options, FileResult &Result)
      : Options(Options), Result(Result), Into(Result.Findings) {}

  bool run() {
    std::vector<ParseError> Errors;
    Into.Archs.insert(Options.Parse.Arch);
    Parsed = Translation::make(Options.Parse, Errors);
    for (const ParseError &E : Errors)
      Into.Errors.push_back({{E.File, E.Line, E.Column}, E.Message, E.CostsKernel});
    return Parsed && evaluateAll() && (Errors.empty() || !Code.Kernels.empty());
  }

  bool run(clang::ASTContext &Ast, const clang::Preprocessor &Preprocessor) {
    Into.Archs.insert(Options.Parse.Arch);
    Parsed = Translation::of(Ast, Preprocessor);
    return Parsed && evaluateAll();
  }

private:
  bool evaluateAll() {
    if (isStale())
      return false;
    Result.Files = Parsed->userFiles();
    Result.Fallbacks = Parsed->fallbackHeaders();
    Model = SourceModel::read(Parsed->ast(), Parsed->declarations());
    Into.Remarks = skippedCode(*Parsed, Model);
    for (auto &[Where, Message] : Model.Mistakes)
      Into.Remarks.push_back({FindingKind::Annotation, spelled(Where), Message, {}});
    Lengths = RowLengths::read(Parsed->ast(), Parsed->declarations());
    const SourceFacts Facts{Model.ConstantTables, Model.InitialValues, Model.ConditionalLvalues, Model.UnclearFields,
                            functionsOfOtherFiles(*Parsed, [&](StringRef File) { return isLibrary(File); })};
    Parsed->forgetAst();
    std::unique_ptr<Module> Unoptimised = Parsed->takeModule();
    if (Options.WithFixes)
      Rows.emplace(*Unoptimised, Options.Parse.Arch, Facts);
    Code = predict(std::move(Unoptimised), Options.Parse.Arch, Facts);
    if (Options.DumpIr)
      Code.Module->print(errs(), nullptr);
    for (Function *Kernel : Code.Kernels) {
      if (isStale())
        return false;
      evaluate(*Kernel);
    }
    report();
    return true;
  }

  const AnalysisOptions &Options;
  FileResult &Result;
  Report &Into;
  std::unique_ptr<Translation> Parsed; ///< Owns the IR's context: destroyed last.
  SourceModel Model;
  PredictedCode Code;
  std::optional<KeptRows> Rows;
  std::vector<Evaluation> Evaluations;

  bool isStale() const { return Options.IsStale && Options.IsStale(); }

  Effort Spent{0, 0};

  /// What the next kernel may take of what is left for the file.
  Effort share() const {
    Effort Most;
    if (Spent.Steps > MostOfFile.Steps)
      Most.Steps = LeastOfKernel.Steps;
    if (Spent.Values > MostOfFile.Values)
      Most.Values = LeastOfKernel.Values;
    return Most;
  }

  void evaluate(Function &Kernel) {
    bool Any = !Code.numbersOf(Kernel).empty();
    static const KernelSource Nameless;
    auto It = Model.Kernels.find(Kernel.getName().str());
    const KernelSource &Source = It == Model.Kernels.end() ? Nameless : It->second;
    std::vector<ShapeChoice> Shapes =
        Options.Launches.empty()
            ? shapesOf(Source, Kernel, givenShapes(Source, Options.CommandLine, Options.Configured))
            : launchesOf(Source);
    if (!Any && Shapes.size() > 1)
      Shapes.resize(1);
    std::vector<Evaluation> Here;
    Effort OfGuesses{0, 0};
    auto LeaveArrays = [&] { return all_of(Here, [](const Evaluation &E) { return E.Result.OutOfBounds; }); };
    auto Evaluate = [&](const ShapeChoice &Choice) {
      bool IsGuess = Choice.isGuess() && !Here.empty(),
           IsSpent = OfGuesses.Steps > MostForGuesses.Steps || OfGuesses.Values > MostForGuesses.Values;
      if (IsGuess && IsSpent && !LeaveArrays())
        return;
      Evaluation E;
      E.Choice = Choice;
      E.Source = &Source;
      if (Choice.isGuess())
        if (auto Values = launchedValues(Source, Choice, Matters(Source)); Values.size() == 1)
          E.Given = std::move(Values[0]);
      E.Context =
          std::make_unique<KernelContext>(Kernel, inputsFor(E, E.Given.empty() ? nullptr : &E.Given, Choice.isGuess()));
      for (auto [P, Value] : toldByBlock(Source, Choice))
        if (E.Context->isNeeded(Kernel.getArg(P)) && !isGiven(Source, P))
          E.ToldByBlock.push_back(E.Context->inputs().nameOf(P) + " == " + std::to_string(Value));
      bool HasToBeInside = IsGuess && IsSpent; // else there is one that is
      if (Any)
        E.Result = HasToBeInside ? analyseInside(*E.Context, Code, Choice.Shape, share())
                                 : analyse(*E.Context, Code, Choice.Shape, share());
      OfGuesses.add(E.Result.Spent);
      Spent.add(E.Result.Spent);
      if (!HasToBeInside || !E.Result.OutOfBounds)
        Here.push_back(std::move(E));
    };
    for_each(Shapes, Evaluate);
    if (!Here.empty() && Here[0].Choice.isGuess()) { // a profile may have none
      for (const ShapeChoice &Choice : LeaveArrays() ? smallerShapesOf(Source, Kernel) : std::vector<ShapeChoice>())
        if (LeaveArrays())
          Evaluate(Choice);
      keepLikeliest(Here);
    }
    for (Evaluation &E : Here) {
      if (Any && E.Choice.isOfProfile())
        addProfiled(E);
      if (Any)
        addLaunched(E);
      Evaluations.push_back(std::move(E));
    }
  }

  /// \p Only: of several combinations of values that launches give, cases that none of
  /// them comes to are left out.
  KernelInputs inputsFor(const Evaluation &E, const LaunchedValues *Values, bool Only) const {
    const KernelSource &Source = *E.Source;
    KernelInputs Inputs;
    Inputs.ParameterNames = Source.Parameters;
    Inputs.Grid = Values && E.Choice.Grid && !E.Choice.isOfProfile() ? Values->Grid : E.Choice.Grid;
    Inputs.OnlyLaunched = E.Choice.isOfProfile();
    if (Only)
      Inputs.Launched = launchedWith(Source, E.Choice);
    for (auto [P, Value] : toldByBlock(Source, E.Choice))
      Inputs.ParameterFacts[P] = ParameterFact::exactly(Value);
    if (Values)
      for (auto [P, Value] : Values->Arguments)
        Inputs.ParameterFacts[P] = ParameterFact::exactly(Value);
    for (unsigned P = 0; P < Source.Parameters.size(); ++P)
      if (std::optional<ParameterFact> Fact = factOf(Source, Source.Parameters[P]))
        Inputs.ParameterFacts[P] = *Fact;
    for (const ParameterMember &M : Source.Members) {
      std::pair At(M.Parameter, M.Offset);
      ParameterFact Launched;
      if (Values)
        if (auto It = Values->Members.find(At); It != Values->Members.end())
          Launched = ParameterFact::exactly(It->second);
      Inputs.Members[At] = {M.Name, M.Bytes, factOf(Source, M.Name).value_or(Launched)};
    }
    return Inputs;
  }

  /// Whether the user says what parameter \p P is.
  bool isGiven(const KernelSource &Source, unsigned P) const {
    return P < Source.Parameters.size() && factOf(Source, Source.Parameters[P]);
  }

  /// Parameters of which the user says nothing, if the code depends on them.
  std::function<bool(unsigned, std::optional<uint64_t>)> Matters(const KernelSource &Source,
                                                                 KernelContext *Context = nullptr) const {
    return [this, &Source, Context](unsigned P, std::optional<uint64_t> Offset) {
      for (const ParameterMember &M : Source.Members)
        if (M.Parameter == P && M.Offset == Offset && factOf(Source, M.Name))
          return false;
      return !isGiven(Source, P) && (!Context || Context->isNeeded(Context->function().getArg(P)));
    };
  }

  /// Evaluates the kernel for what launches give, too.
  void addLaunched(Evaluation &E) {
    const KernelSource &Source = *E.Source;
    auto Run = [&](const LaunchedValues *Values, bool Only) {
      LaunchedEvaluation L;
      L.Context = std::make_unique<KernelContext>(E.Context->function(), inputsFor(E, Values, Only));
      L.Result = analyse(*L.Context, Code, E.Choice.Shape, share());
      if (Values)
        L.Values = *Values;
      Spent.add(L.Result.Spent);
      return L;
    };
    auto IsNeeded = Matters(Source, E.Context.get());
    std::vector<LaunchedValues> Values = launchedValues(Source, E.Choice, IsNeeded);
    if (!E.Given.empty() && Values.size() == 1) { // it was evaluated for these
      LaunchedEvaluation Any = Run(nullptr, false);
      std::swap(Any.Context, E.Context);
      std::swap(Any.Result, E.Result);
      Any.Values = std::move(Values[0]);
      E.Launched.push_back(std::move(Any));
    } else if (E.Choice.isGuess() || Values.empty() || !isOpen(E.Result)) {
      return;
    } else if (Values.size() > MostLaunchedValues) {
      LaunchedEvaluation Some = Run(nullptr, true);
      E.Context = std::move(Some.Context);
      E.Result = std::move(Some.Result);
    } else {
      for (const LaunchedValues &V : Values)
        E.Launched.push_back(Run(&V, false));
    }
  }

  /// Evaluates the kernel for each block of the profile's launches, too.
  void addProfiled(Evaluation &E) {
    ProfiledBlocksInputs Inputs{{},
                                Matters(*E.Source, E.Context.get()),
                                [&](const LaunchedValues &V) { return inputsFor(E, &V, true); },
                                [&](const AccessResult &A) { return claimOf(A); }};
    for (const LaunchShape &L : profiledLaunches(*E.Source))
      if (L.Block == E.Choice.Shape)
        Inputs.Grids.push_back(L.Grid);
    E.OfProfile = claimsOfProfile(E, Code, Inputs);
  }

  /// From the command line, else a comment beside the kernel, else the
  /// configuration file.
  std::optional<ParameterFact> factOf(const KernelSource &Source, const std::string &Parameter) const {
    if (const ParameterSetting *P = Options.CommandLine.parameterFor(Source.Name, Parameter))
      return P->Fact;
    if (auto It = Source.Stated.find(Parameter); It != Source.Stated.end())
      return It->second;
    if (const ParameterSetting *P = Options.Configured.parameterFor(Source.Name, Parameter))
      return P->Fact;
    return std::nullopt;
  }

  ArrayRef<LaunchShape> profiledLaunches(const KernelSource &Source) const {
    auto It = Options.Launches.find(Source.Key);
    return It == Options.Launches.end() ? ArrayRef<LaunchShape>() : ArrayRef(It->second);
  }

  /// The shapes that a profile has of the kernel.
  std::vector<ShapeChoice> launchesOf(const KernelSource &Source) const {
    std::vector<ShapeChoice> Shapes;
    for (const LaunchShape &L : profiledLaunches(Source)) {
      auto Known = find_if(Shapes, [&](const ShapeChoice &C) { return C.Shape == L.Block; });
      if (Known == Shapes.end())
        Shapes.push_back({L.Block, L.Grid, "profile"});
      else if (Known->Grid != L.Grid)
        Known->Grid = std::nullopt;
    }
    return Shapes;
  }

  Place spelled(Place P) const {
    if (auto It = Model.Spellings.find(P.File); It != Model.Spellings.end())
      P.File = It->second;
    return P;
  }

  /// Where the user reads it: the innermost of \p Places that is not in a
  /// library; within a library, that is not in the toolkit.
  Place userPlace(const std::vector<Place> &Places) {
    for (const Place &P : Places)
      if (!isLibrary(P.File))
        return P;
    for (const Place &P : Places)
      if (!isSystem(P.File))
        return P;
    return Places.empty() ? Place() : Places.front();
  }

  bool isSystem(StringRef File) const {
    for (const std::string &Root :
         {Options.Parse.Toolkit, Options.Parse.Resources.BundledHeaders, Options.Parse.Resources.ClangResourceDir,
          std::string("/usr/include"), std::string("/usr/lib")})
      if (!Root.empty() && File.starts_with(Root))
        return true;
    return false;
  }

  /// System headers, and those of CUDA's template libraries: copies of these come
  /// with sources as plain include paths, and a call of them is what users wrote.
  bool isLibrary(StringRef File) {
    auto [It, New] = Libraries.try_emplace(File);
    if (New) {
      It->second = isSystem(File);
      for (StringRef Inside : {"/include/cute/", "/include/cutlass/", "/include/cub/", "/cub/cub/", "/include/thrust/",
                               "/thrust/thrust/", "/include/cuda/", "/include/nv/"})
        It->second |= File.contains(Inside);
      StringRef Flag;
      for (StringRef Word : Options.Parse.Flags) {
        StringRef Directory = Word;
        bool Joined = Directory.consume_front("-isystem") && !Directory.empty();
        if (Joined || Flag == "-isystem")
          It->second |= File.starts_with(Directory) && File.substr(Directory.size()).starts_with("/");
        Flag = Word;
      }
    }
    return It->second;
  }
  StringMap<bool> Libraries;

  void report() {
    std::map<std::pair<size_t, unsigned>, unsigned> Ids; ///< By evaluation and number.
    for (size_t E = 0; E < Evaluations.size(); ++E) {
      const Evaluation &Ev = Evaluations[E];
      KernelFinding K;
      K.Name = Ev.Source->Name.empty() ? demangle(Ev.Context->function().getName()) : Ev.Source->Name;
      K.Key = Ev.Source->Key.empty() ? kernelKey(K.Name) : Ev.Source->Key;
      K.Where = spelled(Ev.Source->Where);
      K.Parameters = Ev.Source->names();
      K.Block = Ev.Choice.Shape;
      K.BlockFrom = Ev.Choice.From;
      K.Arch = Options.Parse.Arch;
      K.Instructions = instructionsOf(Ev);
      Into.Kernels.push_back(std::move(K));
      assert(Ev.Result.Accesses.size() == Code.numbersOf(Ev.Context->function()).size() && "an access is missed");
      for (const AccessResult &A : Ev.Result.Accesses) {
        if (!A.Certain)
          continue; // it turned out to be other memory
        Ids[{E, A.Number}] = Into.Accesses.size();
        Into.Accesses.push_back(findingOf(Ev, A, Into.Kernels.size() - 1));
        Into.Accesses.back().Id = Into.Accesses.size() - 1;
      }
    }
    for (size_t E = 0; E < Evaluations.size(); ++E)
      for (const AccessResult &A : Evaluations[E].Result.Accesses)
        if (auto Own = Ids.find({E, A.Number}); Own != Ids.end())
          for (unsigned Other : A.MergedWith)
            if (auto It = Ids.find({E, Other}); It != Ids.end())
              Into.Accesses[Own->second].Merged.push_back(It->second);
  }

  /// The ledger of a kernel, with what the evaluation found of accesses that may be shared.
  InstructionsFinding instructionsOf(const Evaluation &Ev) const {
    const Account &Books = Code.Accounts.lookup(&Ev.Context->function());
    InstructionsFinding Found{Books.Accesses, Books.OtherMemory, Books.Removed};
    std::set<std::pair<Place, bool>> Listed;
    std::map<std::pair<Place, bool>, bool> Dropped; ///< Whether an instruction is left.
    for (const AccessResult &A : Ev.Result.Accesses)
      if (const Access &Of = Code.Accesses[A.Number]; !Of.Places.empty()) {
        std::pair Entry(Of.Places.front(), writes(Of.Op));
        if (A.Certain)
          Listed.insert(Entry);
        else
          Dropped[Entry] |= A.InCode && A.Reached;
      }
    for (const auto &[Entry, IsLeft] : Dropped)
      if (!Listed.count(Entry) && Found.Accesses) {
        --Found.Accesses;
        ++(IsLeft ? Found.OtherMemory : Found.Removed);
      }
    return Found;
  }

  AccessFinding findingOf(const Evaluation &Ev, const AccessResult &ForAny, unsigned KernelIndex) {
    const Access &Code = this->Code.Accesses[ForAny.Number];
    const std::vector<LaunchedOutcome> Launched = outcomesOf(Ev, ForAny, this->Code);
    const AccessResult &A = Launched.empty() ? ForAny : *Launched[0].Result;
    KernelContext &Context = Launched.empty() ? *Ev.Context : *Launched[0].Context;
    AccessFinding F;
    F.Kernel = KernelIndex;
    F.Op = nameOf(Code.Op);
    F.Where = userPlace(Code.Places);
    Place CodeAt = spelled(F.Where);
    F.EndLine = F.Where.Line;
    F.EndColumn = F.Where.Column;
    bool InHeader = !Code.Places.empty() && F.Where != Code.Places.front();
    auto Kind = InHeader || (Code.Op != Operation::Load && Code.Op != Operation::Store) ? ExpressionSource::Call
                : Code.Op == Operation::Store                                           ? ExpressionSource::Write
                                                                                        : ExpressionSource::Read;
    if (const ExpressionSource *E = Model.find(F.Where, Kind, Code.Size)) {
      F.Where = E->Begin;
      F.EndLine = E->EndLine;
      F.EndColumn = E->EndColumn;
      F.Expression = E->Text.substr(0, MostExpression);
    }
    F.CodeAt = CodeAt;
    // nvcc gives assembly the line on which it ends.
    if (Code.InAssembly)
      F.CodeAt.Line = F.EndLine;
    F.InHeader = InHeader;
    F.Where = spelled(F.Where);
    F.Width = A.WorstPattern ? A.WorstPattern->TheQuery.Width : Code.Size;
    if (auto It = Model.Arrays.find(A.ArrayLinkage); It != Model.Arrays.end()) {
      F.Array = It->second.Name;
      F.DeclaredAt = spelled(It->second.Where);
    }
    static_cast<ClaimFinding &>(F) = claimOf(A);
    F.ReasonWhere = spelled(userPlace(A.ReasonPlaces));
    if (!A.InCode || !A.Reached)
      F.ReasonKind.clear();
    if (!A.InCode)
      F.Reason = "the compiler removes it, or forwards a value that is known";
    else if (!A.Reached)
      F.Reason = "no lane of a block of " + Ev.Choice.Shape.text() + " reaches it";
    if (A.InCode && A.Reached)
      for (const std::string &Told : Ev.ToldByBlock)
        F.Assumptions.push_back(Told + ", as the launch has it for such a block");
    if (auto It = Ev.DependOnBlock.find(A.Number); It != Ev.DependOnBlock.end() && Ev.Choice.isGuess()) {
      F.DependsOnBlock = true;
      if (F.Verdict == FindingVerdict::Clean)
        F.WorseElsewhere = It->second;
    }
    F.HardwareAddressed = Code.Op == Operation::HardwareAddressed;
    F.RestUndecided = A.RestUndecided ? textOf(*A.RestUndecided) : "";
    for (const LaunchedOutcome &L : Launched) {
      LaunchedFinding Given{L.Values, {}, outcomeOf(*L.Result)};
      for (const Place &Where : L.Where)
        Given.Where.push_back(spelled(Where));
      F.Launched.push_back(std::move(Given));
    }
    if (!Launched.empty())
      F.Unconditional = outcomeOf(ForAny);
    if (A.WorstCase && A.TheVerdict != Verdict::Undecided)
      F.Worst = worstOf(A);
    if (auto It = Ev.OfProfile.find(A.Number); It != Ev.OfProfile.end())
      F.OfProfile = It->second;
    Drawing Drawn(A, Context);
    F.Drawn = Drawn.patterns();
    if (A.TheVerdict == Verdict::Conflict && Options.WithFixes)
      addFixes(A, F, Drawn);
    return F;
  }

  ClaimFinding claimOf(const AccessResult &A) {
    ClaimFinding F{FindingVerdict(A.TheVerdict),
                   A.Reason ? textOf(*A.Reason) : "",
                   textsOf(A.Assumptions),
                   A.ValueConditions,
                   A.AtMost,
                   {},
                   {},
                   A.Why.any() ? textOf(A.Why.first()).str() : "",
                   {},
                   {}};
    if (A.Reason)
      F.ReasonKind = UndecidedNames[unsigned(A.Reason->Kind)];
    for (const Place &P : A.Conditions)
      F.Conditions.push_back(spelled(P));
    for (unsigned Other : A.MayRunWith)
      F.MayRunWith.push_back(userPlace(Code.Accesses[Other].Places).Line);
    if (A.PerBlock)
      F.PerBlock = totalsOf(*A.PerBlock);
    if (A.Costs)
      F.Costs = {A.Costs->OfRequest, A.Costs->MayBeLess, A.Costs->DependOnValues, A.Costs->Widths, A.Costs->Most};
    return F;
  }

  OutcomeFinding outcomeOf(const AccessResult &A) {
    OutcomeFinding F{claimOf(A)};
    if (A.WorstCase && A.TheVerdict != Verdict::Undecided) {
      F.Wavefronts = A.WorstCase->TheCost.Wavefronts;
      F.Ideal = A.WorstCase->TheCost.Ideal;
      F.Ways = A.WorstCase->TheCost.Ways;
    }
    return F;
  }

  /// By declaration and extents, which differ where template arguments decide.
  std::map<std::pair<Place, std::vector<uint64_t>>, FixResult> Fixes;

  /// What the evaluations have of each declaration.
  struct Declaration {
    DeclarationUses Uses;
    uint64_t StaticBytes = 0; ///< Of the kernel with it that has most.
  };
  std::optional<std::map<Place, Declaration>> Declarations; ///< Once asked for.
  std::vector<std::unique_ptr<ArrayIndex>> Indices;
  std::set<std::string> BeginInWord; ///< Linkage names.

  const ArraySource *sourceOf(const SharedArray &S) const {
    auto It = Model.Arrays.find(S.LinkageName);
    return It == Model.Arrays.end() ? nullptr : &It->second;
  }

  std::map<Place, Declaration> &declarations() {
    if (Declarations)
      return *Declarations;
    Declarations.emplace();
    auto Asked = std::make_shared<std::set<Place>>(conflictingArrays(Evaluations, Model));
    auto IsAsked = [this, Asked](const SharedArray &S) {
      const ArraySource *Source = sourceOf(S);
      return Source && Asked->count(Source->Where);
    };
    bool AnyLaunched = any_of(Evaluations, [](const Evaluation &E) { return !E.Launched.empty(); });
    for (const Evaluation &E : Evaluations) {
      const auto &Displaced = Code.Displaced.find(&E.Context->function())->second;
      auto Add = [&](KernelContext &Context, const KernelResult &Result, bool IsUsed, bool IsForAny) {
        std::map<Place, ArrayIndex::Arrays> Here;
        for (const SharedArray &S : Context.arrays()) {
          if (const ArraySource *Source = sourceOf(S); Source && Asked->count(Source->Where))
            Here[Source->Where].push_back(&S);
          if (Displaced.lookup(S.Variable).pastWord())
            BeginInWord.insert(S.LinkageName);
        }
        if (Here.empty())
          return;
        Indices.push_back(std::make_unique<ArrayIndex>(Context, Result, Code, IsAsked));
        for (auto &[Where, Arrays] : Here) {
          Declaration &D = (*Declarations)[Where];
          D.Uses.Rows = Rows ? &*Rows : nullptr;
          KernelUse Use{&Context, &Result, Indices.back().get(), std::move(Arrays)};
          if (IsForAny && AnyLaunched)
            D.Uses.ForAny.push_back(Use);
          if (IsUsed)
            D.Uses.Kernels.push_back(std::move(Use));
          D.StaticBytes = std::max(D.StaticBytes, Context.staticSharedBytes());
        }
      };
      // Trips that a launch makes many are not followed again: for any values they need not be.
      bool ForAnyAtOnce =
          !E.Result.Abridged && any_of(E.Launched, [](const LaunchedEvaluation &L) { return L.Result.Abridged; });
      if (!ForAnyAtOnce)
        for (const LaunchedEvaluation &L : E.Launched)
          Add(*L.Context, L.Result, true, false);
      Add(*E.Context, E.Result, E.Launched.empty() || ForAnyAtOnce, true);
    }
    std::map<Place, const ArraySource *> First;
    for (const auto &[Name, Source] : Model.Arrays) {
      const ArraySource &Other = *First.try_emplace(Source.Where, &Source).first->second;
      if (Other.Extents != Source.Extents || Other.ElementBytes != Source.ElementBytes)
        (*Declarations)[Source.Where].Uses.OneShape = false;
    }
    return *Declarations;
  }

  void addFixes(const AccessResult &A, AccessFinding &F, const Drawing &Drawn) {
    auto It = Model.Arrays.find(A.ArrayLinkage);
    if (It == Model.Arrays.end()) {
      F.WhyNoFix = "its array is not known";
      return;
    }
    const ArraySource &Array = It->second;
    const Declaration &Declared = declarations()[Array.Where];
    if (BeginInWord.count(A.ArrayLinkage)) {
      F.WhyNoFix = "it begins within a word, behind an array of another size";
      return;
    }
    auto [Cached, New] = Fixes.try_emplace({Array.Where, Array.Extents});
    if (New)
      Cached->second = findFixes(Array, Model, Declared.Uses, accessSource());
    F.WhyNoFix = Cached->second.WhyNone;
    if (const auto &Partial = Cached->second.Partial)
      F.PartialFix = {findingOf(Partial->Change, A.Number, Array.Where), Partial->Before, Partial->Change.Total,
                      Partial->Left};
    for (const Fix &Found : Cached->second.Fixes) {
      F.Fixes.push_back(findingOf(Found, A.Number, Array.Where));
      if (Found.Padding)
        F.Fixes.back().Drawn = Drawn.padded(Found.Padding);
    }
  }

  RowLengths Lengths;

  AccessSource accessSource() {
    AccessSource Source;
    Source.NameOf = [&](unsigned Number) {
      const Access &Other = Code.Accesses[Number];
      return "the " + nameOf(Other.Op) + " in line " + std::to_string(userPlace(Other.Places).Line);
    };
    Source.LineOf = [&](const std::vector<Place> &Places) { return userPlace(Places).Line; };
    Source.LengthsOf = [&](unsigned Number) -> const std::set<RowLength> & {
      return Lengths.at(Code.Accesses[Number].Places);
    };
    Source.IsInCute = [&](unsigned Number) {
      return any_of(Code.Accesses[Number].Places, [](const Place &P) { return StringRef(P.File).contains("/cute/"); });
    };
    return Source;
  }

  std::optional<RoomFinding> roomOf(const Fix &Found, const Place &Where) {
    std::optional<SharedLimits> Limits = sharedLimitsOf(Options.Parse.Arch);
    if (!Limits || !Found.ExtraBytes)
      return std::nullopt;
    uint64_t Before = declarations()[Where].StaticBytes;
    uint64_t After = Before + *Found.ExtraBytes;
    return RoomFinding{Before, After, StaticLimit, Limits->Block, Limits->blocksOf(Before), Limits->blocksOf(After)};
  }

  std::map<const Fix *, EditList> EditsOf; ///< Of those in Fixes.

  FixFinding findingOf(const Fix &Found, unsigned Access, const Place &Where) {
    FixFinding F;
    F.Kind = Found.Kind;
    F.Description = Found.Description;
    F.Where = spelled(Where);
    F.Accesses = Found.Accesses;
    F.ExtraBytes = Found.ExtraBytes;
    F.Room = roomOf(Found, Where);
    F.ByHand = Found.ByHand;
    F.Safe = Found.Safe;
    if (auto W = Found.Wavefronts.find(Access); W != Found.Wavefronts.end())
      F.Wavefronts = W->second;
    auto [It, New] = EditsOf.try_emplace(&Found);
    if (New) {
      std::vector<EditFinding> Edits;
      for (const Edit &E : Found.Edits)
        Edits.push_back(
            {spelled(E.Range.Begin), E.Range.EndLine, E.Range.EndColumn, E.Range.Offset, E.Range.Length, E.Text});
      It->second = std::move(Edits);
    }
    F.Edits = It->second;
    return F;
  }
};

} // namespace

FileResult analyseFile(const AnalysisOptions &Options) {
  FileResult Result;
  Result.IsAnalysed = FileAnalysis(Options, Result).run();
  return Result;
}

FileResult analyseAst(const AnalysisOptions &Options, clang::ASTContext &Ast, const clang::Preprocessor &Preprocessor) {
  FileResult Result;
  Result.IsAnalysed = FileAnalysis(Options, Result).run(Ast, Preprocessor);
  return Result;
}

} // namespace bankcheck
