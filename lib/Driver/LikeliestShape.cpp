#include "Driver/LikeliestShape.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace bankcheck::analysis;

namespace bankcheck::driver {
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
  auto IsAssumed = [](const Evaluation &E) { return E.Choice.Origin == "assumed"; };
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
      Undecided += !isDecided(A.TheVerdict);
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

} // namespace bankcheck::driver
