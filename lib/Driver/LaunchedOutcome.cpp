#include "Driver/LaunchedOutcome.h"
#include "Driver/Claims.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace bankcheck::analysis;
using namespace bankcheck::nvcc;

namespace bankcheck::driver {
namespace {

LaunchedEvaluation::NamedValues namedValues(const LaunchedEvaluation &L, const PredictedCode &Code) {
  LaunchedEvaluation::NamedValues Named;
  const KernelInputs &Inputs = L.Context->inputs();
  std::optional<ArgumentIndex> Index;
  if (L.Values.size() > 1) // else that one it is
    Index.emplace(*L.Context, Code);
  auto Add = [&](const std::string &Name, int64_t Value, unsigned Argument, std::optional<uint64_t> Offset) {
    Named.All[Name] = Value;
    if (!Index)
      return;
    const ArgumentUses Uses(*Index, Argument, Offset);
    for (unsigned Number : Uses.addresses())
      Named.OfAddress[Number][Name] = Value;
    for (unsigned Number : Uses.guards())
      Named.OfGuards[Number][Name] = Value;
  };
  for (auto [Argument, Value] : L.Values.Arguments)
    Add(Inputs.nameOf(Argument), Value, Argument, std::nullopt);
  for (auto [At, Value] : L.Values.Members)
    if (auto Member = Inputs.Members.find(At); Member != Inputs.Members.end())
      Add(Member->second.Name, Value, At.first, At.second);
  return Named;
}

/// The parameters with the values that \p L gives, by name, as far as access \p Number
/// depends on them: by its address where that suffices.
std::map<std::string, int64_t> relevantValues(const LaunchedEvaluation &L, unsigned Number, const PredictedCode &Code) {
  if (!L.Named)
    L.Named = namedValues(L, Code);
  std::map<std::string, int64_t> Relevant;
  for (const auto *Of : {&L.Named->OfAddress, &L.Named->OfGuards})
    if (auto It = Of->find(Number); It != Of->end())
      Relevant.insert(It->second.begin(), It->second.end());
  return Relevant.empty() ? L.Named->All : Relevant;
}

std::vector<std::string> decidingNames(const LaunchedEvaluation &L, unsigned Number) {
  auto It = L.Deciding.find(Number);
  if (It == L.Deciding.end())
    return {};
  const KernelInputs &Inputs = L.Context->inputs();
  std::vector<std::string> Names;
  for (auto [Argument, Value] : It->second.Arguments)
    Names.push_back(Inputs.nameOf(Argument));
  for (auto [At, Value] : It->second.Members)
    if (auto Member = Inputs.Members.find(At); Member != Inputs.Members.end())
      Names.push_back(Member->second.Name);
  return Names;
}

/// More is worse, and what a launch is seen to do worse than what another one may do.
auto badnessOf(const AccessResult &A) {
  auto Excess = [](uint64_t Wavefronts, uint64_t Ideal) { return Wavefronts - std::min(Wavefronts, Ideal); };
  uint64_t Ways = 0, Worst = 0, Sum = 0;
  if (A.WorstCase && isDecided(A.TheVerdict)) {
    Ways = A.WorstCase->TheCost.Ways;
    Worst = Excess(A.WorstCase->TheCost.Wavefronts, A.WorstCase->TheCost.Ideal);
  }
  if (A.PerBlock)
    Sum = Excess(A.PerBlock->Wavefronts, A.PerBlock->Ideal);
  const bool IsConflict = A.TheVerdict == Verdict::Conflict;
  return std::tuple(A.TheVerdict == Verdict::Misaligned, IsConflict && !Claims::needsUnseenValues(A), IsConflict, Worst,
                    Ways, Sum, A.Copy ? A.Copy->LeastCycles : 0, A.TheVerdict == Verdict::Undecided,
                    A.TheVerdict == Verdict::DataDependent, A.Reached);
}

} // namespace

std::vector<LaunchedOutcome> outcomesOf(const Evaluation &E, const AccessResult &ForAny, const PredictedCode &Code) {
  std::vector<LaunchedOutcome> Outcomes;
  if (!ForAny.InCode)
    return {};
  for (const LaunchedEvaluation &L : E.Launched) {
    auto Here = L.Result.Accesses.begin() + (&ForAny - E.Result.Accesses.data());
    assert(Here->Number == ForAny.Number && "the same code has the same accesses");
    bool SaysLess = Here->TheVerdict == Verdict::Undecided && ForAny.TheVerdict != Verdict::Undecided;
    Outcomes.push_back(
        {SaysLess ? &ForAny : &*Here, SaysLess ? E.Context.get() : L.Context.get(), {}, L.Values.Where, {}});
  }
  if (all_of(Outcomes, [&](const LaunchedOutcome &O) { return saysTheSame(*O.Result, ForAny); }))
    return {};
  std::vector<LaunchedOutcome> Result;
  for (auto [L, O] : zip_equal(E.Launched, Outcomes)) {
    O.Values = relevantValues(L, ForAny.Number, Code);
    O.Deciding = decidingNames(L, ForAny.Number);
    auto Alike = find_if(Result, [&](const LaunchedOutcome &Old) {
      return Old.Values == O.Values && saysTheSame(*Old.Result, *O.Result);
    });
    if (Alike == Result.end())
      Result.push_back(std::move(O));
    else
      Alike->Where.insert(Alike->Where.end(), O.Where.begin(), O.Where.end());
  }
  for (LaunchedOutcome &O : Result) {
    sort(O.Where);
    O.Where.erase(std::unique(O.Where.begin(), O.Where.end()), O.Where.end());
  }
  stable_sort(Result, [](const LaunchedOutcome &A, const LaunchedOutcome &B) {
    return badnessOf(*A.Result) > badnessOf(*B.Result);
  });
  return Result;
}

} // namespace bankcheck::driver
