#include "Report/Places.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <compare>

using namespace llvm;

namespace bankcheck::report {
namespace {

/// Order and equality of what \p A and \p B point to.
std::strong_ordering compared(const std::string *A, const std::string *B) {
  return A == B ? std::strong_ordering::equal : *A <=> *B;
}

std::strong_ordering compared(const AccessBrief::At &A, const AccessBrief::At &B) {
  const auto Files = compared(A.File, B.File);
  return Files != 0 ? Files : std::tie(A.Line, A.Column) <=> std::tie(B.Line, B.Column);
}

/// Of accesses at one place it is equal.
std::strong_ordering comparedByPlace(const AccessBrief &A, const AccessBrief &B) {
  const auto Where = compared(A.Where, B.Where);
  if (Where != 0)
    return Where;
  const auto Ends = std::tie(A.EndLine, A.EndColumn) <=> std::tie(B.EndLine, B.EndColumn);
  return Ends != 0 ? Ends : compared(A.Op, B.Op);
}

/// Larger is worse.
auto badnessOf(const AccessBrief &A) {
  const bool IsClean = A.Verdict == FindingVerdict::Clean;
  return std::tuple(A.TheSeverity, A.Verdict == FindingVerdict::Conflict, !IsClean, A.LeastCycles, A.Ways, A.Excess,
                    IsClean ? A.Wavefronts : 0);
}

/// What one finding speaks of at several places of an array: why it is undecided, or what data come to. Without an
/// array, a kernel stands for it.
using ArrayKey = std::tuple<FindingKind, const std::string *, const std::string *, unsigned, unsigned>;

std::optional<ArrayKey> arrayKeyOf(const AccessBrief &A) {
  const bool IsByData = A.Verdict == FindingVerdict::DataDependent;
  if (!IsByData && (A.Verdict != FindingVerdict::Undecided || A.HardwareAddressed))
    return std::nullopt;
  return ArrayKey{A.Kind, A.Array, A.Of.File, A.Of.Line, A.Of.Column};
}

/// Larger is worse, for data that make most of it; of two that are as bad, what can be changed.
auto badnessByData(const AccessBrief &A) {
  return std::tuple(A.TheSeverity, A.HasData && !A.HasWorstData, A.WorstData, A.BestData, A.HasChanges);
}

size_t callsInCommon(const AccessFinding &A, const AccessFinding &B) {
  auto End = std::mismatch(A.CalledFrom.begin(), A.CalledFrom.end(), B.CalledFrom.begin(), B.CalledFrom.end());
  return End.first - A.CalledFrom.begin();
}

} // namespace

Places::Places(const ReportView &R, const Shown &What) : R(R), What(What), Briefs(R.briefs()) {
  if (What.Each)
    planEach();
  else
    planPlaces();
  llvm::sort(All, [&](const Plan &A, const Plan &B) { return isToldBefore(A.First, B.First); });
  if (!What.Each)
    joinByArray();
  if (!What.Top) // a worse place of an array, or a worse access of a place, may stand behind others
    llvm::stable_sort(All, [&](const Plan &A, const Plan &B) { return isToldBefore(A.Worst, B.Worst); });
  if (What.Top && All.size() > What.Top)
    All.resize(What.Top);
}

bool Places::isShown(unsigned Id) const {
  const AccessBrief &A = Briefs[Id];
  return A.IsWithheld == Withheld::No && (!What.Top || A.Verdict == FindingVerdict::Conflict) &&
         (What.All || (A.Verdict != FindingVerdict::Clean && !A.HardwareAddressed));
}

bool Places::isToldBefore(unsigned First, unsigned Second) const {
  const AccessBrief &A = Briefs[First], &B = Briefs[Second];
  if (What.Top)
    return A.TheRank != B.TheRank ? A.TheRank > B.TheRank : First < Second;
  const auto Where = compared(A.Where, B.Where);
  if (Where != 0)
    return Where < 0;
  const auto Op = compared(A.Op, B.Op);
  return Op != 0 ? Op < 0 : First < Second;
}

bool Places::isWorse(unsigned A, unsigned B) const {
  const auto OfA = badnessOf(Briefs[A]), OfB = badnessOf(Briefs[B]);
  return OfA != OfB ? OfA > OfB : isToldBefore(A, B);
}

void Places::planEach() {
  for (unsigned Id = 0; Id < Briefs.size(); ++Id)
    if (isShown(Id))
      All.push_back({.First = Id, .Worst = Id});
}

void Places::planPlaces() {
  for (unsigned Id = 0; Id < Briefs.size(); ++Id)
    ByPlace.push_back(Id);
  llvm::stable_sort(ByPlace, [&](unsigned A, unsigned B) { return comparedByPlace(Briefs[A], Briefs[B]) < 0; });
  for (size_t Begin = 0, End; Begin < ByPlace.size(); Begin = End) {
    std::optional<Plan> P;
    for (End = Begin; End < ByPlace.size() && comparedByPlace(Briefs[ByPlace[Begin]], Briefs[ByPlace[End]]) == 0;
         ++End) {
      const unsigned Id = ByPlace[End];
      if (!isShown(Id))
        continue;
      if (!P)
        P = {.Begin = Begin, .First = Id, .Worst = Id};
      if (isToldBefore(Id, P->First))
        P->First = Id;
      if (isWorse(Id, P->Worst))
        P->Worst = Id;
    }
    if (P) {
      P->End = End;
      All.push_back(std::move(*P));
    }
  }
}

/// Leaves one place of those at which an array is undecided, the first, or data-dependent, the first of the worst.
void Places::joinByArray() {
  std::vector<Plan> Result;
  std::map<ArrayKey, size_t> Index;
  for (Plan &P : All) {
    std::optional<ArrayKey> Key = arrayKeyOf(Briefs[P.Worst]);
    auto [It, IsNew] = Key ? Index.try_emplace(*Key, Result.size()) : std::pair(Index.end(), true);
    if (IsNew) {
      Result.push_back(std::move(P));
      continue;
    }
    Plan &Told = Result[It->second];
    if (badnessByData(Briefs[P.Worst]) > badnessByData(Briefs[Told.Worst])) {
      P.OfSameArray = std::move(Told.OfSameArray);
      P.OfSameArray.insert(P.OfSameArray.begin(), Told.Worst);
      Told = std::move(P);
    } else {
      Told.OfSameArray.push_back(P.Worst);
    }
  }
  All = std::move(Result);
}

Places::Kept Places::at(size_t Number) const {
  const Plan &Planned = All[Number];
  Kept Result;
  auto Keep = [&](unsigned Id) { return Result.Accesses.emplace_back(R.at(Id)).get(); };
  Place &P = Result.ThePlace;
  for (unsigned Id : Planned.OfSameArray)
    P.OfSameArray.push_back(Keep(Id));
  if (Planned.Begin == Planned.End) {
    P.Accesses = {Keep(Planned.Worst)};
    P.Kernels = {Briefs[Planned.Worst].Kernel};
    return Result;
  }
  std::vector<std::pair<unsigned, const AccessFinding *>> ThoseShown;
  for (unsigned Id : ArrayRef(ByPlace).slice(Planned.Begin, Planned.End - Planned.Begin)) {
    const AccessFinding &A = *Keep(Id);
    P.CallsInCommon = std::min(P.CallsInCommon, callsInCommon(A, P.Everywhere.empty() ? A : *P.Everywhere.front()));
    P.Everywhere.push_back(&A);
    P.Kernels.insert(A.Kernel);
    if (isShown(Id))
      ThoseShown.push_back({Id, &A});
  }
  llvm::sort(ThoseShown, [&](const auto &A, const auto &B) { return isWorse(A.first, B.first); });
  append_range(P.Accesses, make_second_range(ThoseShown));
  return Result;
}

std::set<unsigned> Place::kernelsLikeWorst() const {
  std::set<unsigned> Result;
  for (const AccessFinding *A : Accesses)
    if (A->Verdict == worst().Verdict)
      Result.insert(A->Kernel);
  return Result;
}

std::string instancesText(const ReportView &R, const Place &P) {
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
    return std::string(", in ") + (IsOneKernel ? "blocks of " : "") + Named +
           (Worst > 1 ? " and " + std::to_string(Worst - 1) + " more" : "") + "; " +
           (WaysOfLess.size() == 1 ? std::to_string(*WaysOfLess.begin()) + "-way" : "fewer wavefronts") + " in " +
           std::to_string(Here - Worst) + " of " + Of +
           (WaysOfLess == std::set{P.worst().Worst->Ways} ? ", with fewer wavefronts" : "");
  if (Here != All)
    return ", in " + std::to_string(Here) + " of " + Of + (Here == 1 ? ": " + Named : "");
  return All == 2 ? ", in both" + Kind : ", in all " + Of;
}

} // namespace bankcheck::report
