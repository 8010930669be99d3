#include "Fixes/LayoutTarget.h"
#include "Fixes/SharedLimits.h"
#include "llvm/ADT/STLExtras.h"
#include <numeric>

using namespace llvm;

namespace bankcheck {

LayoutTarget::LayoutTarget(const ArraySource &Array, const SourceModel &Model, const DeclarationUses &Declared,
                           const AccessSource &Accesses)
    : Array(Array), Model(Model), Kernels(Declared.Kernels), Accesses(Accesses), OneShape(Declared.OneShape) {
  if (auto It = Model.Uses.find(Array.Where); It != Model.Uses.end())
    Uses = It->second;
}

const ArraySource *LayoutTarget::sourceOf(const SharedArray &S) const {
  auto It = Model.Arrays.find(S.LinkageName);
  return It != Model.Arrays.end() && It->second.Where == Array.Where ? &It->second : nullptr;
}

bool LayoutTarget::isOfShape(const SharedArray &S) const {
  const ArraySource *Other = sourceOf(S);
  return Other && Other->Extents == Array.Extents && Other->ElementBytes == Array.ElementBytes;
}

uint64_t LayoutTarget::inside(unsigned D) const {
  return std::accumulate(Array.Extents.begin() + D + 1, Array.Extents.end(), element(), std::multiplies<>());
}

bool LayoutTarget::fits(uint64_t Extra) const {
  return none_of(Kernels, [&](const KernelUse &K) {
    uint64_t Now = K.Context->staticSharedBytes();
    return Now <= StaticLimit && Now + Extra > StaticLimit &&
           any_of(K.Arrays, [](const SharedArray *S) { return S->Bytes; });
  });
}

uint64_t LayoutTarget::widest() const {
  uint64_t Widest = Touched->alignment();
  for (const ArrayRequest &T : Touched->all())
    Widest = std::max<uint64_t>(Widest, T.ElementWidth);
  return Widest;
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

} // namespace bankcheck
