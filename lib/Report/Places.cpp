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
  return std::tuple(severityOf(A), A.Verdict == FindingVerdict::Conflict, A.Copy ? A.Copy->LeastCycles : 0,
                    A.Worst ? A.Worst->Ways : 0, excessOf(A));
}

bool isShown(const AccessFinding &A, const Shown &What) {
  return A.IsWithheld == Withheld::No && (What.All || (A.Verdict != FindingVerdict::Clean && !A.HardwareAddressed));
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
  std::sort(Result.begin(), Result.end(), [](const AccessFinding *A, const AccessFinding *B) {
    return std::tie(A->Where, A->Op, A->Id) < std::tie(B->Where, B->Op, B->Id);
  });
  return Result;
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
    if (auto It = Index.find(keyOf(A)); It != Index.end())
      Places[It->second].Kernels.insert(A.Kernel);
  for (Place &P : Places)
    std::stable_sort(P.Accesses.begin(), P.Accesses.end(),
                     [](const AccessFinding *A, const AccessFinding *B) { return badnessOf(*A) > badnessOf(*B); });
  return Places;
}

/// Leaves the first place of those at which an array is undecided. Without an array, a kernel stands for it.
std::vector<Place> joinByArray(const Report &R, std::vector<Place> Places) {
  std::vector<Place> Result;
  std::map<std::tuple<FindingKind, std::string, Location>, size_t> Index;
  for (Place &P : Places) {
    const AccessFinding &A = P.worst();
    if (A.Verdict == FindingVerdict::Undecided && !A.HardwareAddressed) {
      const Location &Of = A.Array.empty() ? R.Kernels[A.Kernel].Where : A.DeclaredAt;
      auto [It, IsNew] = Index.try_emplace({A.kind(), A.Array, Of}, Result.size());
      if (!IsNew) {
        Result[It->second].OfSameArray.push_back(&A);
        continue;
      }
    }
    Result.push_back(std::move(P));
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
  if (What.All || What.Each)
    for (const AccessFinding *A : All)
      Places.push_back({{A}, {A->Kernel}});
  else
    Places = joinByArray(R, joinByPlace(R, All));
  if (What.Top && Places.size() > What.Top)
    Places.resize(What.Top);
  return Places;
}

std::string instancesText(const Report &R, const Place &P) {
  if (P.Kernels.size() < 2)
    return "";
  auto NameOf = [&](unsigned K) { return R.Kernels[K].Name; };
  auto WhereOf = [&](unsigned K) { return R.Kernels[K].Where; };
  std::set<std::string> Names;
  std::set<Location> Templates;
  for (unsigned K : P.Kernels) {
    Names.insert(NameOf(K));
    Templates.insert(WhereOf(K));
  }
  bool IsOneKernel = Names.size() == 1;
  std::set<unsigned> Like = P.kernelsLikeWorst();
  std::set<std::string> LikeNames;
  for (unsigned K : Like)
    LikeNames.insert(NameOf(K));
  size_t Here = IsOneKernel ? Like.size() : LikeNames.size(), All = IsOneKernel ? P.Kernels.size() : Names.size();
  const std::string Kind = IsOneKernel ? " block shapes" : Templates.size() == 1 ? " instantiations" : " kernels";
  std::string Text = Here != All ? ", in " + std::to_string(Here) + " of " + std::to_string(All)
                     : All == 2  ? ", in both"
                                 : ", in all " + std::to_string(All);
  auto IsLikeWorst = [&](const AccessFinding *A) {
    return A->Verdict != P.worst().Verdict || A->Verdict != FindingVerdict::Conflict ||
           A->Worst->Wavefronts == P.worst().Worst->Wavefronts;
  };
  const KernelFinding &Kernel = R.Kernels[P.worst().Kernel];
  std::string Name = IsOneKernel ? Kernel.Block.text() : "'" + Kernel.Name + "'";
  if (Here == 1)
    return Text + Kind + ": " + Name;
  if (all_of(P.Accesses, IsLikeWorst))
    return Text + Kind;
  return ", in " + Name + "; fewer in " + std::to_string(Here - 1) + " more of " + std::to_string(All) + Kind;
}

} // namespace bankcheck::report
