#include "Fixes/LayoutTarget.h"
#include "Fixes/ArraysBehind.h"
#include "Fixes/SharedLimits.h"
#include "llvm/ADT/STLExtras.h"
#include <numeric>

using namespace llvm;
using namespace bankcheck::analysis;
using namespace bankcheck::banks;
using namespace bankcheck::source;

namespace bankcheck::fixes {

LayoutTarget::LayoutTarget(const ArraySource &Array, const SourceModel &Model, const DeclarationUses &Declared,
                           const AccessSource &Accesses)
    : Array(Array), Model(Model), Kernels(Declared.Kernels), Accesses(Accesses), ForAny(Declared.ForAny),
      Legality(Declared.Legality), OneShape(Declared.OneShape) {
  if (auto It = Model.Uses.find(Array.Where); It != Model.Uses.end())
    Uses = It->second;
}

const ArraySource *LayoutTarget::sourceOf(const SharedArray &S) const {
  const ArraySource *Source = Model.arrayIn(S.Kernel, S.LinkageName);
  return Source && Source->Where == Array.Where ? Source : nullptr;
}

bool LayoutTarget::isOfShape(const SharedArray &S) const {
  const ArraySource *Other = sourceOf(S);
  return Other && Other->Extents == Array.Extents && Other->ElementBytes == Array.ElementBytes;
}

uint64_t LayoutTarget::inside(unsigned D) const {
  return std::accumulate(Array.Extents.begin() + D + 1, Array.Extents.end(), element(), std::multiplies<>());
}

static std::string textOf(const RowUse &Use, const AccessSource &Accesses) {
  unsigned Line = Accesses.LineOf(Use.Locations);
  std::string Where = Line ? "line " + std::to_string(Line) : "some code";
  switch (Use.TheKind) {
  case RowUse::LeavesDimension:
    return Where + " may reach past the end of a row";
  case RowUse::TakesAddress:
    return Where + " does more with its address than access it";
  case RowUse::NotFollowed:
    break;
  }
  return "budget: not all of its indices were followed";
}

std::string LayoutTarget::whyNotMoved(unsigned First) const { return whyNotMoved(First, Legality); }

const std::string &LayoutTarget::whyNotLonger(const LengthHolder &Holder) const {
  auto [It, IsNew] = WhyNotLonger.try_emplace(Holder.Name);
  if (!IsNew)
    return It->second;
  ir::NamedLength Named{{}, Holder.RowLength, Holder.Products};
  for (const std::vector<KernelUse> *Uses : {&Kernels, &ForAny})
    for (const KernelUse &K : *Uses)
      for (const SharedArray *A : K.arrays([&](const SharedArray &S) { return sourceOf(S) != nullptr; }))
        Named.Arrays.insert(A->LinkageName);
  const std::unique_ptr<LayoutLegality> OfNamed = Legality ? Legality->with(Named) : nullptr;
  return It->second = whyNotMoved(1, OfNamed.get());
}

std::string LayoutTarget::whyNotMoved(unsigned First, LayoutLegality *By) const {
  if (!Uses.Distances.empty())
    return textOf({RowUse::TakesAddress, {*Uses.Distances.begin()}}, Accesses);
  for (const std::vector<KernelUse> *Uses : {&Kernels, &ForAny})
    for (const KernelUse &K : *Uses)
      for (const SharedArray *A : K.arrays([&](const SharedArray &S) { return sourceOf(S) != nullptr; })) {
        std::optional<RowUse> Use = RowUse{RowUse::NotFollowed, {}};
        if (By)
          Use = By->findViolation(*K.Context, *K.Result, A->LinkageName, First);
        if (Use)
          return textOf(*Use, Accesses);
      }
  return "";
}

/// Whether \p Extra bytes more are too many for \p K if some array of it that \p Meant holds for gets them.
static bool isTooMuch(const KernelUse &K, uint64_t Extra, const IsArray &Meant) {
  const uint64_t Now = K.Context->staticSharedBytes();
  return Now <= StaticLimit && Now + Extra > StaticLimit &&
         any_of(K.Arrays, [&](const SharedArray *S) { return S->Bytes && Meant(*S); });
}

bool LayoutTarget::fits(uint64_t Extra) const {
  return none_of(Kernels, [&](const KernelUse &K) {
    return isTooMuch(K, Extra, [&](const SharedArray &S) { return isOfShape(S); });
  });
}

bool LayoutTarget::fitsInAll(uint64_t Extra) const {
  return none_of(Kernels,
                 [&](const KernelUse &K) { return isTooMuch(K, Extra, [](const SharedArray &) { return true; }); });
}

bool LayoutTarget::leavesOthers(uint64_t Extra) const {
  auto [It, IsNew] = OthersLeft.try_emplace(Extra % FragmentAlignment);
  if (IsNew)
    It->second = !movesArraysBehind(
        Kernels, [&](const SharedArray &S) { return isOfShape(S); }, [&](const SharedArray &) { return Extra; });
  return It->second;
}

uint64_t LayoutTarget::widest() const {
  uint64_t Widest = Touched->alignment();
  for (const ArrayRequest &T : Touched->all())
    Widest = std::max<uint64_t>(Widest, T.ElementWidth);
  return Widest;
}

std::vector<uint64_t> LayoutTarget::periods(uint64_t Unit) const {
  std::vector<uint64_t> All{128};
  for (const ArrayRequest &T : Touched->all()) {
    if (T.NowWays <= 1)
      break;
    unsigned First = std::countr_zero(T.TheQuery.Active);
    for (unsigned Lane = First + 1; Lane < WarpSize; ++Lane)
      if (T.TheQuery.Active >> Lane & 1) {
        int64_t Step = std::abs(T.TheQuery.Address.Constant[Lane] - T.TheQuery.Address.Constant[First]);
        if (Step > int64_t(Unit) && Step % Unit == 0 && Step <= 4096 && !is_contained(All, uint64_t(Step)))
          All.push_back(Step);
        break;
      }
    if (All.size() > 8)
      break;
  }
  return All;
}

uint64_t LayoutTarget::rowUnit() const {
  bool IsCounted = Array.Extents.size() == 1 || Flat || Array.IsDynamic;
  if (IsCounted && element() > 1)
    return element();
  if (!RowUnit) { // asked for by each candidate
    uint64_t Unit = 0;
    for (const ArrayRequest &T : Touched->all())
      Unit = std::gcd(Unit, uint64_t(T.ElementWidth));
    RowUnit = std::max<uint64_t>(Unit, 1);
  }
  return *RowUnit;
}

} // namespace bankcheck::fixes
