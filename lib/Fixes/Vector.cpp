#include "Fixes/Vector.h"
#include "Fixes/Offers.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace bankcheck::banks;
using namespace bankcheck::lanes;

namespace bankcheck::fixes {
namespace {

constexpr unsigned WidestAccess = 16;

/// Requests of one access that differ in where their lanes begin, all alike.
struct Run {
  const ArrayRequest *First;
  std::map<int64_t, const ArrayRequest *> ByStart; ///< By the offset of the first active lane.
};

int64_t startOf(const ArrayRequest &T) { return T.TheQuery.Address.Constant[std::countr_zero(T.TheQuery.Active)]; }

bool isAlike(const ArrayRequest &A, const ArrayRequest &B) {
  const BankQuery &P = A.TheQuery, &Q = B.TheQuery;
  if (A.Context != B.Context || A.Number != B.Number || A.Count != B.Count || P.Active != Q.Active ||
      P.Width != Q.Width || P.Op != Q.Op || P.Guards != Q.Guards || P.Address.Terms != Q.Address.Terms)
    return false;
  for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
    if ((P.Active >> Lane & 1) && P.Address.Constant[Lane] - startOf(A) != Q.Address.Constant[Lane] - startOf(B))
      return false;
  return true;
}

/// All accesses with a conflict, in runs. Nothing where one of them is no plain
/// access of one element.
std::optional<std::vector<Run>> runsOf(const ArrayRequests &All) {
  std::set<unsigned> Conflicting;
  for (const ArrayRequest &T : All.all())
    if (T.NowWays > 1)
      Conflicting.insert(T.Number);
  std::vector<Run> Runs;
  for (const ArrayRequest &T : All.all()) {
    if (!Conflicting.contains(T.Number))
      continue;
    const BankQuery &Q = T.TheQuery;
    if ((Q.Op != Operation::Load && Q.Op != Operation::Store) || Q.Width != T.ElementWidth || !Q.Active)
      return std::nullopt;
    auto It = find_if(Runs, [&](const Run &R) { return isAlike(*R.First, T); });
    if (It == Runs.end())
      It = Runs.insert(Runs.end(), Run{&T, {}});
    if (!It->ByStart.try_emplace(startOf(T), &T).second)
      return std::nullopt; // the same twice: which of them belong together is not seen
  }
  return Runs;
}

/// Adds what \p R costs in accesses of \p Elements; false if it does not fall into
/// such, or they conflict.
bool widen(const Run &R, unsigned Elements, const ArrayRequests &All, VectorFix &F) {
  unsigned Narrow = R.First->TheQuery.Width;
  if (R.ByStart.size() % Elements)
    return false;
  for (auto It = R.ByStart.begin(); It != R.ByStart.end();) {
    ArrayRequest Wide = *It->second;
    for (unsigned I = 0; I < Elements; ++I, ++It)
      if (It->first != startOf(Wide) + int64_t(I) * Narrow)
        return false;
    Wide.TheQuery.Width = Wide.ElementWidth = Elements * Narrow;
    LayoutEffect E = All.effectOn(Wide, Unmoved(), Neighbours::Stay);
    if (!E.isClean())
      return false;
    unsigned &W = F.Wavefronts[Wide.Number];
    W = std::max(W, E.Wavefronts);
    F.Costs.add(Wide.Context, {.Wavefronts = Wide.Count * E.Total});
    F.Numbers.insert(Wide.Number);
  }
  return true;
}

} // namespace

std::optional<VectorFix> findVector(const ArrayRequests &All) {
  std::optional<std::vector<Run>> Runs = runsOf(All);
  if (!Runs || Runs->empty())
    return std::nullopt;
  for (unsigned Bytes = WidestAccess; Bytes >= 4; Bytes /= 2) {
    VectorFix F;
    F.Width = Runs->front().First->TheQuery.Width;
    F.Elements = Bytes / F.Width;
    auto Fits = [&](const Run &R) { return R.First->TheQuery.Width == F.Width && widen(R, F.Elements, All, F); };
    if (F.Elements < 2 || !all_of(*Runs, Fits))
      continue;
    for (const ArrayRequest &T : All.all())
      if (!F.Numbers.contains(T.Number)) {
        unsigned &W = F.Wavefronts[T.Number];
        W = std::max(W, T.NowWavefronts);
        F.Costs.add(T.Context, {.Wavefronts = T.Count * T.NowWavefronts});
      }
    return F;
  }
  return std::nullopt;
}

void offerVector(Offers &Of) {
  const LayoutTarget &S = Of.target();
  std::optional<VectorFix> V = findVector(*S.Touched);
  if (!V)
    return;
  std::set<std::string> Names;
  for (unsigned Number : V->Numbers)
    Names.insert(S.Accesses.NameOf(Number).text());
  unsigned Bytes = V->Elements * V->Width;
  Fix F;
  F.Kind = FixKind::Vector;
  F.Description = std::to_string(Bytes) + " bytes at a time instead of " + std::to_string(V->Width);
  F.Accesses = S.Touched->accesses();
  F.Wavefronts = std::move(V->Wavefronts);
  F.Costs = std::move(V->Costs);
  F.ByHand = join(Names, " and ") + " would take " + std::to_string(V->Elements) +
             " neighbours at once, of an array aligned to " + std::to_string(Bytes) + " bytes";
  Of.add(std::move(F));
}

} // namespace bankcheck::fixes
