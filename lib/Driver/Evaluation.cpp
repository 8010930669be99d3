#include "Driver/Evaluation.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace bankcheck {
namespace {

std::pair<Verdict, unsigned> outcomeOf(const AccessResult &A) {
  return {A.TheVerdict, A.WorstCase ? A.WorstCase->TheCost.Ways : 0};
}

/// Of its access number \p I; 0 if that is no conflict.
unsigned waysIn(const Evaluation &E, size_t I) {
  auto [TheVerdict, Ways] = outcomeOf(E.Result.Accesses[I]);
  return TheVerdict == Verdict::Conflict ? Ways : 0;
}

} // namespace

void keepLikeliest(std::vector<Evaluation> &Shapes) {
  if (any_of(Shapes, [](const Evaluation &E) { return !E.Result.OutOfBounds; }))
    erase_if(Shapes, [](const Evaluation &E) { return E.Result.OutOfBounds; });
  std::map<unsigned, std::string> Depend;
  for (size_t I = 0; I < Shapes[0].Result.Accesses.size(); ++I) {
    auto Of = [&](const Evaluation &E) { return outcomeOf(E.Result.Accesses[I]); };
    const Evaluation &Worst =
        *std::max_element(Shapes.begin(), Shapes.end(),
                          [&](const Evaluation &A, const Evaluation &B) { return waysIn(A, I) < waysIn(B, I); });
    if (Shapes.size() == 1 || any_of(Shapes, [&](const Evaluation &E) { return Of(E) != Of(Shapes[0]); }))
      Depend[Shapes[0].Result.Accesses[I].Number] =
          waysIn(Worst, I) ? std::to_string(waysIn(Worst, I)) + "-way in blocks of " + Worst.Choice.Shape.text() : "";
  }
  auto IsAssumed = [](const Evaluation &E) { return E.Choice.From == "assumed"; };
  if (!all_of(Shapes, IsAssumed)) {
    erase_if(Shapes, IsAssumed);
  } else {
    double Most = 0;
    for (const Evaluation &E : Shapes)
      Most = std::max(Most, E.Result.reached());
    erase_if(Shapes, [&](const Evaluation &E) { return E.Result.reached() < Most; });
  }
  auto Badness = [](const Evaluation &E) {
    uint64_t Conflicts = 0, Undecided = 0, Ways = 0;
    for (const AccessResult &A : E.Result.Accesses) {
      Conflicts += A.TheVerdict == Verdict::Conflict;
      Undecided += A.TheVerdict == Verdict::Undecided;
      if (A.WorstCase)
        Ways += A.WorstCase->TheCost.Ways;
    }
    return std::tuple(Conflicts, Ways, Undecided);
  };
  auto Worst = std::max_element(Shapes.begin(), Shapes.end(),
                                [&](const Evaluation &A, const Evaluation &B) { return Badness(A) < Badness(B); });
  std::iter_swap(Shapes.begin(), Worst);
  Shapes.resize(1);
  Shapes[0].DependOnBlock = std::move(Depend);
}

static std::optional<Cost> worstCost(const AccessResult &A) {
  return A.WorstCase ? std::optional(A.WorstCase->TheCost) : std::nullopt;
}

bool isOpen(const AccessResult &A) {
  if (!A.InCode || !A.Reached)
    return false;
  auto HasOtherCosts = [&](const Pattern &P) {
    return any_of(P.TheResult.Cases, [&](const Case &C) { return C.TheCost != P.TheResult.Cases[0].TheCost; });
  };
  bool IsSummed = A.PerBlock || A.CountedElsewhere;
  return A.TheVerdict == Verdict::Undecided || !A.Assumptions.empty() || A.AtMost || !A.Conditions.empty() ||
         !IsSummed || A.RestUndecided || any_of(A.Patterns, HasOtherCosts);
}

bool isOpen(const KernelResult &Result) {
  return any_of(Result.Accesses, [](const AccessResult &A) { return isOpen(A); });
}

static bool sameTotals(const std::optional<Totals> &A, const std::optional<Totals> &B) {
  if (!A || !B)
    return A.has_value() == B.has_value();
  return std::tie(A->Requests, A->Wavefronts, A->SourcePage, A->Ideal) ==
         std::tie(B->Requests, B->Wavefronts, B->SourcePage, B->Ideal);
}

bool saysTheSame(const AccessResult &A, const AccessResult &B) {
  return std::tie(A.Reached, A.TheVerdict, A.Reason, A.RestUndecided, A.Assumptions, A.AtMost, A.Why, A.Conditions) ==
             std::tie(B.Reached, B.TheVerdict, B.Reason, B.RestUndecided, B.Assumptions, B.AtMost, B.Why,
                      B.Conditions) &&
         worstCost(A) == worstCost(B) && sameTotals(A.PerBlock, B.PerBlock);
}

std::vector<LaunchedArguments> launchedWith(const KernelSource &Source, const ShapeChoice &Choice) {
  std::vector<LaunchedArguments> Launched;
  if (Choice.From == "launch" || Choice.isOfProfile() || Choice.isGuess())
    for (const Launch &L : Source.Launches)
      if (Choice.mayBeOf(L))
        Launched.push_back(L.argumentsWith(Choice.Shape));
  return Launched;
}

LaunchedArguments toldByBlock(const KernelSource &Source, const ShapeChoice &Choice) {
  LaunchedArguments Told;
  if (!Choice.isGuess())
    return Told;
  bool First = true;
  for (const Launch &L : Source.Launches) {
    if (!L.allows(Choice.Shape))
      continue;
    LaunchedArguments Here = L.likelyArgumentsWith(Choice.Shape);
    if (std::exchange(First, false))
      Told = Here;
    std::erase_if(Told, [&](const auto &Argument) {
      auto It = Here.find(Argument.first);
      return It == Here.end() || It->second != Argument.second;
    });
  }
  std::erase_if(Told, [&](const auto &Argument) {
    return none_of(Source.Launches, [&](const Launch &L) { return L.GrowingArguments.count(Argument.first); });
  });
  return Told;
}

std::set<Place> conflictingArrays(const std::vector<Evaluation> &Evaluations, const SourceModel &Model) {
  std::set<Place> Found;
  for (const Evaluation &E : Evaluations) {
    auto Note = [&](const KernelResult &Result) {
      for (const AccessResult &A : Result.Accesses)
        if (A.TheVerdict == Verdict::Conflict)
          if (auto It = Model.Arrays.find(A.ArrayLinkage); It != Model.Arrays.end())
            Found.insert(It->second.Where);
    };
    Note(E.Result);
    for (const LaunchedEvaluation &L : E.Launched)
      Note(L.Result);
  }
  return Found;
}

} // namespace bankcheck
