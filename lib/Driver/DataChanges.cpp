#include "Driver/DataChanges.h"
#include "Banks/Cost.h"
#include "Fixes/SharedLimits.h"
#include "Limits/Limits.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace bankcheck::analysis;
using namespace bankcheck::banks;
using namespace bankcheck::report;

namespace bankcheck::driver {
namespace {

/// The request of \p A, if all its requests are one of a histogram in the same array.
const DataCost *histogramRequest(const AccessResult &A, const SharedArray *&Array) {
  const DataCost *Widest = nullptr;
  for (const Pattern &P : A.Patterns) {
    if (!P.ByData || !P.Accumulates || !P.Array || !P.Array->Bytes || (Array && Array != P.Array))
      return nullptr;
    Array = P.Array;
    const DataRequest &R = P.ByData->Asked;
    const Places &First = R.Of[std::countr_zero(R.Active)];
    for (LaneMask Lanes = R.Active; Lanes; Lanes &= Lanes - 1)
      if (R.Of[std::countr_zero(Lanes)] != First)
        return nullptr;
    if (First.Step % R.Width)
      return nullptr;
    if (!Widest || P.ByData->Bounds.Most > Widest->Bounds.Most)
      Widest = P.ByData.get();
  }
  return Widest;
}

} // namespace

std::optional<MeanCost> DataChanges::meanOf(const DataRequest &R) {
  auto [It, New] = Means.try_emplace(R);
  if (New) {
    It->second = Simulations < limits::Simulations ? meanCost(R) : calculatedMeanCost(R);
    Simulations += It->second && It->second->IsSimulated;
  }
  return It->second;
}

class DataChanges::OfAccess {
public:
  OfAccess(DataChanges &Of, const AccessResult &A, const DataCost &Now, const SharedArray &Array, uint64_t RoomLeft,
           unsigned Warps)
      : Of(Of), A(A), Now(Now), Array(Array), RoomLeft(RoomLeft), Warps(Warps) {}

  std::vector<DataChangeFinding> run() {
    copyPerLane();
    copyPerWarp();
    match();
    sort();
    return std::move(Found);
  }

private:
  DataChanges &Of;
  const AccessResult &A;
  const DataCost &Now;
  const SharedArray &Array;
  const uint64_t RoomLeft; ///< Bytes that the kernel may have more.
  const unsigned Warps;
  std::vector<DataChangeFinding> Found;

  bool meetsOthers() const { return !A.ByData->Most; }

  DataChangeFinding change(const char *Kind, std::string Description, const DataRequest &R) const {
    DataChangeFinding C;
    C.Kind = Kind;
    C.Description = std::move(Description);
    const CostBounds Bounds = *costBounds(R);
    C.Best = Bounds.Least;
    if (!meetsOthers())
      C.Worst = Bounds.Most;
    if (std::optional<MeanCost> Mean = Now.Mean ? Of.meanOf(R) : std::nullopt) {
      C.Expected = Mean->Wavefronts;
      C.IsSimulated = Mean->IsSimulated;
    }
    return C;
  }

  /// Bin b of lane t at [Copies * b + t % Copies].
  void copyPerLane() {
    for (unsigned Copies : {32u, 16u, 8u, 4u, 2u}) {
      if (Array.Bytes * (Copies - 1) > RoomLeft)
        continue;
      DataRequest R = Now.Asked;
      for (unsigned Lane = 0; Lane < WarpSize; ++Lane) {
        Places &P = R.Of[Lane];
        P.First = P.First * Copies + R.Width * (Lane % Copies);
        P.Step *= Copies;
      }
      const std::string Many = std::to_string(Copies), Index = "[" + Many + " * i + lane";
      DataChangeFinding C = change(
          "copies-per-lane",
          Copies == WarpSize ? "'" + Array.Name + "' once for each lane, " + Array.Name + Index + "]"
                             : Many + " copies of '" + Array.Name + "', " + Array.Name + Index + " % " + Many + "]",
          R);
      C.ExtraBytes = Array.Bytes * (Copies - 1);
      const bool IsBetter =
          C.Expected && A.ByData->Mean ? *C.Expected < *A.ByData->Mean : C.Worst && *C.Worst < Now.Bounds.Most;
      if (IsBetter)
        Found.push_back(std::move(C));
      return;
    }
  }

  void copyPerWarp() {
    if (!meetsOthers() || Warps < 2 || Array.Bytes * (Warps - 1) > RoomLeft)
      return;
    DataChangeFinding C =
        change("copies-per-warp",
               "'" + Array.Name + "' once for each warp, so that warps do not make each other try again", Now.Asked);
    C.Worst = Now.Bounds.Most;
    C.ExtraBytes = Array.Bytes * (Warps - 1);
    Found.push_back(std::move(C));
  }

  /// Lanes with one bin are one lane then: what is left of M is D.
  void match() {
    if (Now.Asked.Op != Operation::Atomic)
      return;
    DataRequest R = Now.Asked;
    R.Op = Operation::AtomicIncrement;
    DataChangeFinding C = change(
        "match", "one atomic for all lanes with the same element (__match_any_sync), if their values can be joined", R);
    if (C.Worst && *C.Worst < Now.Bounds.Most)
      Found.push_back(std::move(C));
  }

  /// Lanes at one word are served together.
  void sort() {
    if (Now.Asked.Op != Operation::AtomicIncrement || !Now.Mean)
      return;
    DataChangeFinding C =
        change("sort", "values sorted, if there are many for each element: a warp then meets few of them, side by side",
               Now.Asked);
    C.Expected = 1;
    C.IsSimulated = false;
    Found.push_back(std::move(C));
  }
};

std::vector<DataChangeFinding> DataChanges::changesFor(const AccessResult &A, KernelContext &Kernel, BlockShape Shape) {
  const SharedArray *Array = nullptr;
  const DataCost *Now = histogramRequest(A, Array);
  if (!Now || !A.ByData)
    return {};
  const uint64_t Used = Kernel.staticSharedBytes();
  return OfAccess(*this, A, *Now, *Array, fixes::StaticLimit > Used ? fixes::StaticLimit - Used : 0, Shape.warps())
      .run();
}

} // namespace bankcheck::driver
