#include "Driver/KernelEvaluator.h"
#include "Driver/LikeliestShape.h"
#include "Driver/ProfiledBlocks.h"
#include "Limits/Limits.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace bankcheck::analysis;
using namespace bankcheck::source;

namespace bankcheck::driver {
namespace {

/// From MostOfFile on; and the shapes of a block that are only assumed.
constexpr Effort LeastOfKernel{limits::LeastKernelSteps, 1 << 17}, MostForGuesses{50000, 1 << 17};

using Holds = ArgumentFacts::Holds;

} // namespace

Effort KernelEvaluator::share() const {
  Effort Most;
  if (Spent.Steps > MostOfFile.Steps)
    Most.Steps = LeastOfKernel.Steps;
  if (Spent.Values > MostOfFile.Values)
    Most.Values = LeastOfKernel.Values;
  return Most;
}

class KernelEvaluator::OneKernel {
public:
  OneKernel(KernelEvaluator &Of, Function &Kernel, const KernelSource &Source)
      : Of(Of), Kernel(Kernel), Source(Source), HasAccesses(!Of.Code.numbersOf(Kernel).empty()) {}

  std::vector<Evaluation> run() {
    std::vector<ShapeChoice> Shapes = Of.Shapes.shapesOf(Source, Kernel);
    if (!HasAccesses && Shapes.size() > 1)
      Shapes.resize(1);
    for (const ShapeChoice &Choice : Shapes)
      tryShape(Choice);
    if (!Tried.empty() && Tried[0].Choice.isGuess()) {
      if (allLeaveArrays())
        for (const ShapeChoice &Choice : Of.Shapes.smallerShapesOf(Source, Kernel))
          if (allLeaveArrays())
            tryShape(Choice);
      keepLikeliest(Tried);
    }
    if (HasAccesses)
      for (Evaluation &E : Tried) {
        if (E.Choice.isOfProfile())
          addProfiled(E);
        addLaunched(E);
        for (LaunchedEvaluation &L : E.Launched)
          findDeciding(E, L);
      }
    return std::move(Tried);
  }

private:
  KernelEvaluator &Of;
  Function &Kernel;
  const KernelSource &Source;
  const bool HasAccesses;
  std::vector<Evaluation> Tried;
  Effort OnGuesses{0, 0};

  bool allLeaveArrays() const {
    return all_of(Tried, [](const Evaluation &E) { return E.Result.OutOfBounds; });
  }

  /// One guess is made in any case. Once their effort is spent, further ones are made only until one is found
  /// that stays inside the arrays.
  void tryShape(const ShapeChoice &Choice) {
    bool IsFurtherGuess = Choice.isGuess() && !Tried.empty();
    bool IsSpent = OnGuesses.Steps > MostForGuesses.Steps || OnGuesses.Values > MostForGuesses.Values;
    bool HasToBeInside = IsFurtherGuess && IsSpent;
    if (HasToBeInside && !allLeaveArrays())
      return;
    Evaluation E = prepared(Choice);
    if (HasAccesses)
      E.Result = HasToBeInside ? analyseInside(*E.Context, Of.Code, Choice.Shape, Of.share())
                               : analyse(*E.Context, Of.Code, Choice.Shape, Of.share());
    if (!HasToBeInside)
      Of.hold(*E.Context, E.Result);
    OnGuesses.add(E.Result.Spent);
    Of.Spent.add(E.Result.Spent);
    if (!HasToBeInside || !E.Result.OutOfBounds)
      Tried.push_back(std::move(E));
  }

  /// All but the result.
  Evaluation prepared(const ShapeChoice &Choice) const {
    Evaluation E;
    E.Choice = Choice;
    E.Source = &Source;
    if (Choice.isGuess())
      if (auto Values = launchedValues(Source, Choice, Of.Arguments.matters(Source)); Values.size() == 1)
        E.Given = std::move(Values[0]);
    E.Context = contextFor(Choice, E.Given.empty() ? nullptr : &E.Given,
                           Choice.isGuess() ? Holds::ForLaunchesInSight : Holds::ForAnyLaunch);
    for (auto [P, Value] : argumentsByBlock(Source, Choice))
      if (E.Context->isNeeded(Kernel.getArg(P)) && !Of.Arguments.isGiven(Source, P))
        E.FactsByBlock.push_back(E.Context->inputs().nameOf(P) + " == " + std::to_string(Value));
    return E;
  }

  std::unique_ptr<KernelContext> contextFor(const ShapeChoice &Choice, const LaunchedValues *Values, Holds When) const {
    return std::make_unique<KernelContext>(Kernel, Of.Arguments.inputsFor(Source, Choice, Values, When));
  }

  LaunchedEvaluation evaluateFor(const ShapeChoice &Choice, const LaunchedValues *Values, Holds When) {
    LaunchedEvaluation L;
    L.Context = contextFor(Choice, Values, When);
    L.Result = analyse(*L.Context, Of.Code, Choice.Shape, Of.share());
    Of.hold(*L.Context, L.Result);
    if (Values)
      L.Values = *Values;
    Of.Spent.add(L.Result.Spent);
    return L;
  }

  /// Evaluates the kernel for what launches give, too.
  void addLaunched(Evaluation &E) {
    std::vector<LaunchedValues> Values =
        launchedValues(Source, E.Choice, Of.Arguments.matters(Source, E.Context.get()));
    if (!E.Given.empty() && Values.size() == 1) { // it was evaluated for these
      LaunchedEvaluation Any = evaluateFor(E.Choice, nullptr, Holds::ForAnyLaunch);
      std::swap(Any.Context, E.Context);
      std::swap(Any.Result, E.Result);
      Any.Values = std::move(Values[0]);
      E.Launched.push_back(std::move(Any));
    } else if (E.Choice.isGuess() || Values.empty() || !isOpen(E.Result)) {
      return;
    } else if (Values.size() > limits::LaunchedValues) {
      LaunchedEvaluation Some = evaluateFor(E.Choice, nullptr, Holds::ForLaunchesInSight);
      E.Context = std::move(Some.Context);
      E.Result = std::move(Some.Result);
    } else {
      for (const LaunchedValues &V : Values)
        E.Launched.push_back(evaluateFor(E.Choice, &V, Holds::ForAnyLaunch));
    }
  }

  /// Whether some conflict may need fewer values than the launch gives.
  static bool mayNeedFewer(const Evaluation &E, const LaunchedEvaluation &L) {
    return any_of(zip_equal(L.Result.Accesses, E.Result.Accesses), [](const auto &Pair) {
      const auto &[Here, Any] = Pair;
      return Here.TheVerdict == Verdict::Conflict && !conflictsAlike(Here, Any);
    });
  }

  /// Of the values of a launch, those on which its conflicts depend: each is left out once, and the conflicts that
  /// need it are held to all such together.
  void findDeciding(const Evaluation &E, LaunchedEvaluation &L) {
    constexpr size_t MostValues = 8;
    constexpr uint64_t MostSteps = 100000; // of all these evaluations
    if (L.Values.size() < 2 || L.Values.size() > MostValues || L.Result.Spent.Steps * L.Values.size() > MostSteps ||
        !mayNeedFewer(E, L))
      return;
    std::vector<LaunchedValues> Needed(L.Result.Accesses.size()); // by index of the access
    auto LeaveOut = [&](auto LaunchedValues::*Which) {
      for (const auto &Entry : L.Values.*Which) {
        LaunchedValues Others = L.Values;
        (Others.*Which).erase(Entry.first);
        LaunchedEvaluation Less = evaluateFor(E.Choice, &Others, Holds::ForAnyLaunch);
        for (size_t I = 0; I < Needed.size(); ++I)
          if (!conflictsAlike(L.Result.Accesses[I], Less.Result.Accesses[I]))
            (Needed[I].*Which).insert(Entry);
      }
    };
    LeaveOut(&LaunchedValues::Arguments);
    LeaveOut(&LaunchedValues::Members);
    auto SetOf = [](const LaunchedValues &V) { return std::pair(V.Arguments, V.Members); };
    std::map<decltype(SetOf(L.Values)), std::vector<size_t>> BySet;
    for (size_t I = 0; I < Needed.size(); ++I)
      if (L.Result.Accesses[I].TheVerdict == Verdict::Conflict && !Needed[I].empty() &&
          Needed[I].size() < L.Values.size())
        BySet[SetOf(Needed[I])].push_back(I);
    for (const auto &[Set, Indices] : BySet) {
      LaunchedValues Only = Needed[Indices.front()];
      Only.Grid = L.Values.Grid;
      LaunchedEvaluation Enough = evaluateFor(E.Choice, &Only, Holds::ForAnyLaunch);
      for (size_t I : Indices)
        if (conflictsAlike(L.Result.Accesses[I], Enough.Result.Accesses[I]))
          L.Deciding[L.Result.Accesses[I].Number] = Only;
    }
  }

  /// Evaluates the kernel for each block of the profile's launches, too.
  void addProfiled(Evaluation &E) {
    ProfiledBlocksInputs Inputs{{},
                                Of.Arguments.matters(Source, E.Context.get()),
                                [&](const LaunchedValues &V) {
                                  return Of.Arguments.inputsFor(Source, E.Choice, &V, Holds::ForLaunchesInSight);
                                },
                                [&](const AccessResult &A) { return Of.TheClaims.of(A); },
                                [&](const KernelContext &C, KernelResult &Result) { Of.hold(C, Result); }};
    for (const LaunchShape &L : Of.Shapes.profiledLaunchesOf(Source))
      if (L.Block == E.Choice.Shape)
        Inputs.Grids.push_back(L.Grid);
    E.OfProfile = claimsOfProfile(E, Of.Code, Inputs);
  }
};

std::vector<Evaluation> KernelEvaluator::evaluate(Function &Kernel) {
  static const KernelSource Nameless;
  auto It = Model.Kernels.find(Kernel.getName().str());
  return OneKernel(*this, Kernel, It == Model.Kernels.end() ? Nameless : It->second).run();
}

} // namespace bankcheck::driver
