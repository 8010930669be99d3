#include "Analysis/DataCosts.h"
#include "Lanes/DataPlaces.h"
#include "Limits/Limits.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace bankcheck::banks;
using namespace bankcheck::lanes;

namespace bankcheck::analysis {

/// Without what is the same wherever the array lies, and in the source as it stands.
static AffineValue offsetIn(const KernelContext &Kernel, AffineValue Address, const SharedArray *Array) {
  erase_if(Address.Terms,
           [&](const Term &T) { return (Array && T.Symbol == Array->Base) || Kernel.isPadding(T.Symbol); });
  return Address;
}

const DataCosts::Reach *DataCosts::reachOf(const BankQuery &Q, const AffineValue &Address, const SharedArray *Array,
                                           bool MayHaveFewerLanes) {
  if (!Q.Active)
    return nullptr;
  const DataPlaces Places =
      dataPlaces(offsetIn(Kernel, Address, Array), Q.Active, Q.Width, Array ? Array->Bytes : 0, Kernel.math());
  Reach Where{{Q.Op, Q.Width, Q.Matrices, Q.Active, MayHaveFewerLanes, Places.Of}, Places.AreOfData, Places.Assumes};
  return &Known.try_emplace(Where).first->first;
}

std::shared_ptr<const DataCost> DataCosts::costOf(const Reach *Where) {
  if (!Where)
    return nullptr;
  std::optional<std::shared_ptr<const DataCost>> &Kept = Known.at(*Where);
  if (Kept)
    return *Kept;
  Kept = nullptr;
  std::optional<CostBounds> Bounds = costBounds(Where->Asked);
  if (!Bounds)
    return nullptr;
  DataCost Cost{Where->Asked, *Bounds, std::nullopt, Where->Assumes};
  if (Where->AreOfData && Bounds->Ways > 1) {
    Cost.Mean = Simulations < limits::Simulations ? meanCost(Cost.Asked) : calculatedMeanCost(Cost.Asked);
    Simulations += Cost.Mean && Cost.Mean->IsSimulated;
  }
  Kept = std::make_shared<const DataCost>(Cost);
  return *Kept;
}

std::optional<BankResult> cleanForAllData(const DataCost &Cost) {
  if (Cost.Bounds.Ways > 1)
    return std::nullopt;
  DataRequest WithAll = Cost.Asked;
  WithAll.MayHaveFewerLanes = false;
  const CostBounds Bounds = *costBounds(WithAll);
  Case Only;
  Only.Active = Cost.Asked.Active;
  Only.Assumes = Cost.Assumes;
  Only.TheCost = {.Wavefronts = Bounds.Most,
                  .IsExact = Bounds.Least == Bounds.Most,
                  .SourcePage = Bounds.Most,
                  .SourcePageIsKnown = Bounds.Least == Bounds.Most,
                  .Ideal = Bounds.Ideal,
                  .Ways = Bounds.Ways};
  int64_t Least = INT64_MAX;
  for (LaneMask Lanes = Only.Active; Lanes; Lanes &= Lanes - 1)
    Least = std::min(Least, Cost.Asked.Of[std::countr_zero(Lanes)].First & ~int64_t(127));
  for (LaneMask Lanes = Only.Active; Lanes; Lanes &= Lanes - 1) // any of their places
    Only.Offsets[std::countr_zero(Lanes)] = uint32_t(Cost.Asked.Of[std::countr_zero(Lanes)].First - Least);
  BankResult Result;
  Result.Cases.push_back(std::move(Only));
  return Result;
}

} // namespace bankcheck::analysis
