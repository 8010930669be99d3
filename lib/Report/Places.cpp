#include "Report/Places.h"
#include "Report/Ranking.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace llvm;

namespace bankcheck::report {
namespace {

using PlaceKey = std::tuple<Location, unsigned, unsigned, std::string>;

PlaceKey keyOf(const AccessFinding &A) { return {A.Where, A.EndLine, A.EndColumn, A.Op}; }

/// Larger is worse.
auto badnessOf(const AccessFinding &A) {
  const bool IsClean = A.Verdict == FindingVerdict::Clean;
  return std::tuple(severityOf(A), A.Verdict == FindingVerdict::Conflict, !IsClean, A.Copy ? A.Copy->LeastCycles : 0,
                    A.Worst ? A.Worst->Ways : 0, excessOf(A), IsClean && A.Worst ? A.Worst->Wavefronts : 0);
}

bool isShown(const AccessFinding &A, const Shown &What) {
  return A.IsWithheld == Withheld::No && (What.All || (A.Verdict != FindingVerdict::Clean && !A.HardwareAddressed));
}

bool isToldBefore(const AccessFinding &A, const AccessFinding &B) {
  return std::tie(A.Where, A.Op, A.Id) < std::tie(B.Where, B.Op, B.Id);
}

/// Each access by itself, in the order in which they are told.
std::vector<const AccessFinding *> shownOf(const Report &R, const Shown &What) {
  std::vector<const AccessFinding *> Result;
  if (What.Top) {
    for (size_t Index : ranked(R))
      if (isShown(R.Accesses[Index], What))
        Result.push_back(&R.Accesses[Index]);
    return Result;
  }
  for (const AccessFinding &A : R.Accesses)
    if (isShown(A, What))
      Result.push_back(&A);
  llvm::sort(Result, [](const AccessFinding *A, const AccessFinding *B) { return isToldBefore(*A, *B); });
  return Result;
}

size_t callsInCommon(const AccessFinding &A, const AccessFinding &B) {
  auto End = std::mismatch(A.CalledFrom.begin(), A.CalledFrom.end(), B.CalledFrom.begin(), B.CalledFrom.end());
  return End.first - A.CalledFrom.begin();
}

std::vector<Place> joinByPlace(const Report &R, ArrayRef<const AccessFinding *> All) {
  std::vector<Place> Places;
  std::map<PlaceKey, size_t> Index;
  for (const AccessFinding *A : All) {
    auto [It, IsNew] = Index.try_emplace(keyOf(*A), Places.size());
    if (IsNew)
      Places.emplace_back();
    Places[It->second].Accesses.push_back(A);
  }
  for (const AccessFinding &A : R.Accesses)
    if (auto It = Index.find(keyOf(A)); It != Index.end()) {
      Place &P = Places[It->second];
      P.CallsInCommon = std::min(P.CallsInCommon, callsInCommon(A, P.Everywhere.empty() ? A : *P.Everywhere.front()));
      P.Everywhere.push_back(&A);
      P.Kernels.insert(A.Kernel);
    }
  for (Place &P : Places)
    std::stable_sort(P.Accesses.begin(), P.Accesses.end(),
                     [](const AccessFinding *A, const AccessFinding *B) { return badnessOf(*A) > badnessOf(*B); });
  return Places;
}

/// What one finding speaks of at several places of an array: why it is undecided, or what data come to. Without an
/// array, a kernel stands for it.
struct ArrayKey {
  FindingKind Kind;
  std::string Array;
  Location Of;
  auto operator<=>(const ArrayKey &) const = default;
};

std::optional<ArrayKey> arrayKeyOf(const Report &R, const AccessFinding &A) {
  const bool IsByData = A.Verdict == FindingVerdict::DataDependent;
  if (!IsByData && (A.Verdict != FindingVerdict::Undecided || A.HardwareAddressed))
    return std::nullopt;
  return ArrayKey{A.kind(), A.Array, A.Array.empty() ? R.Kernels[A.Kernel].Where : A.DeclaredAt};
}

/// Larger is worse, for data that make most of it; of two that are as bad, what can be changed.
auto badnessByData(const Place &P) {
  const DataFinding *D = P.worst().Data ? &*P.worst().Data : nullptr;
  return std::tuple(severityOf(P.worst()), D && !D->Worst, D ? D->Worst.value_or(0) : 0, D ? D->Best : 0,
                    D && !D->Changes.empty());
}

/// Leaves one place of those at which an array is undecided, the first, or data-dependent, the first of the worst.
std::vector<Place> joinByArray(const Report &R, std::vector<Place> Places) {
  std::vector<Place> Result;
  std::map<ArrayKey, size_t> Index;
  for (Place &P : Places) {
    std::optional<ArrayKey> Key = arrayKeyOf(R, P.worst());
    auto [It, IsNew] = Key ? Index.try_emplace(std::move(*Key), Result.size()) : std::pair(Index.end(), true);
    if (IsNew) {
      Result.push_back(std::move(P));
      continue;
    }
    Place &Told = Result[It->second];
    if (badnessByData(P) > badnessByData(Told)) {
      P.OfSameArray = std::move(Told.OfSameArray);
      P.OfSameArray.insert(P.OfSameArray.begin(), &Told.worst());
      Told = std::move(P);
    } else {
      Told.OfSameArray.push_back(&P.worst());
    }
  }
  return Result;
}

} // namespace

std::set<unsigned> Place::kernelsLikeWorst() const {
  std::set<unsigned> Result;
  for (const AccessFinding *A : Accesses)
    if (A->Verdict == worst().Verdict)
      Result.insert(A->Kernel);
  return Result;
}

std::vector<Place> placesOf(const Report &R, const Shown &What) {
  std::vector<const AccessFinding *> All = shownOf(R, What);
  std::vector<Place> Places;
  if (What.Each)
    for (const AccessFinding *A : All)
      Places.push_back({.Accesses = {A}, .Kernels = {A->Kernel}});
  else
    Places = joinByArray(R, joinByPlace(R, All));
  if (!What.Top) // a worse place of an array may stand behind others
    llvm::stable_sort(Places, [](const Place &A, const Place &B) { return isToldBefore(A.worst(), B.worst()); });
  if (What.Top && Places.size() > What.Top)
    Places.resize(What.Top);
  return Places;
}

std::string instancesText(const Report &R, const Place &P) {
  if (P.Kernels.size() < 2)
    return "";
  std::set<std::string> Names;
  std::set<Location> Templates;
  for (unsigned K : P.Kernels) {
    Names.insert(R.Kernels[K].Name);
    Templates.insert(R.Kernels[K].Where);
  }
  const bool IsOneKernel = Names.size() == 1;
  auto InstanceOf = [&](unsigned K) { return IsOneKernel ? R.Kernels[K].Block.text() : "'" + R.Kernels[K].Name + "'"; };
  auto CountOf = [&](const std::set<unsigned> &Kernels) {
    std::set<std::string> Instances;
    for (unsigned K : Kernels)
      Instances.insert(InstanceOf(K));
    return Instances.size();
  };
  auto WavefrontsOf = [](const AccessFinding &A) { return A.Worst ? A.Worst->Wavefronts : 0; };
  std::set<unsigned> AsBad, WaysOfLess;
  for (const AccessFinding *A : P.Accesses) {
    if (A->Verdict != P.worst().Verdict)
      continue;
    const bool IsByCost = A->Verdict == FindingVerdict::Conflict || A->Verdict == FindingVerdict::Clean;
    if (!IsByCost || WavefrontsOf(*A) == WavefrontsOf(P.worst()))
      AsBad.insert(A->Kernel);
    else if (A->Verdict == FindingVerdict::Conflict)
      WaysOfLess.insert(A->Worst->Ways);
  }
  const size_t All = CountOf(P.Kernels), Here = CountOf(P.kernelsLikeWorst()), Worst = CountOf(AsBad);
  const std::string Kind = IsOneKernel ? " block shapes" : Templates.size() == 1 ? " instantiations" : " kernels";
  const std::string Of = std::to_string(All) + Kind, Named = InstanceOf(P.worst().Kernel);
  if (Worst < Here)
    return ", in " + Named + (Worst > 1 ? " and " + std::to_string(Worst - 1) + " more" : "") + "; " +
           (WaysOfLess.size() == 1 ? std::to_string(*WaysOfLess.begin()) + "-way" : "fewer wavefronts") + " in " +
           std::to_string(Here - Worst) + " of " + Of +
           (WaysOfLess == std::set{P.worst().Worst->Ways} ? ", with fewer wavefronts" : "");
  if (Here != All)
    return ", in " + std::to_string(Here) + " of " + Of + (Here == 1 ? ": " + Named : "");
  return All == 2 ? ", in both" + Kind : ", in all " + Of;
}

} // namespace bankcheck::report
