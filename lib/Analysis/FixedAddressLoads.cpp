#include "Analysis/FixedAddressLoads.h"
#include "Analysis/KernelContext.h"
#include "Analysis/SharedArray.h"

using namespace bankcheck::banks;
using namespace bankcheck::lanes;

namespace bankcheck::analysis {

void FixedAddressLoads::note(const llvm::Instruction &Load, const AffineValue &Address, LaneMask Active) {
  auto [It, IsNew] = Places.try_emplace(&Load, PlaceByBase());
  std::optional<PlaceByBase> &ByBase = It->second;
  if (Address.Unknown & Active)
    ByBase.reset();
  for (unsigned Lane = 0; ByBase && Lane < WarpSize; ++Lane) {
    if (!(Active >> Lane & 1))
      continue;
    std::optional<SymbolId> Base;
    Place Here{Address.Constant[Lane], {}};
    for (const Term &T : Address.Terms) {
      if (T.Coefficient[Lane] == 0)
        continue;
      if (Kernel.isPadding(T.Symbol))
        Here.second.push_back({T.Symbol, T.Coefficient[Lane]});
      else if (const SharedArray *Array = Kernel.arrayWithBase(T.Symbol); Array && Array->Bytes && !Base)
        Base = T.Symbol;
      else
        return ByBase.reset();
    }
    if (!Base || ByBase->try_emplace(*Base, Here).first->second != Here)
      return ByBase.reset();
  }
}

} // namespace bankcheck::analysis
