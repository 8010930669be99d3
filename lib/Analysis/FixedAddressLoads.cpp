#include "Analysis/FixedAddressLoads.h"
#include "Analysis/KernelContext.h"
#include "Analysis/SharedArray.h"

using namespace bankcheck::banks;
using namespace bankcheck::lanes;

namespace bankcheck::analysis {

void FixedAddressLoads::note(const llvm::Instruction &Load, const AffineValue &Address, LaneMask Active) {
  auto [It, IsNew] = Places.try_emplace(&Load, PlaceByBase());
  std::optional<PlaceByBase> &Known = It->second;
  if (Address.Unknown & Active)
    Known.reset();
  for (unsigned Lane = 0; Known && Lane < WarpSize; ++Lane) {
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
        return Known.reset();
    }
    if (!Base || Known->try_emplace(*Base, Here).first->second != Here)
      return Known.reset();
  }
}

} // namespace bankcheck::analysis
