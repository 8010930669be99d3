#include "Analysis/RowCrossing.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace bankcheck::banks;
using namespace bankcheck::lanes;

namespace bankcheck::analysis {

bool crossesRows(const KernelContext &Kernel, const AffineValue &Address, LaneMask Active, unsigned Width,
                 const SharedArray &Array) {
  int64_t RowBytes = Array.RowBytes, Element = Array.ElementBytes;
  LaneVector Rows(0);
  bool OtherSymbols = Address.Unknown != 0;
  for (const Term &T : Address.Terms) {
    const Symbol &S = Kernel.symbols()[T.Symbol];
    if (T.Symbol == Array.Padding) {
      Rows = T.Coefficient;
    } else if (T.Symbol != Array.Base && !is_contained(S.Factors, Array.Padding)) {
      OtherSymbols = true;
      if (T.Coefficient.all([&](int64_t C) { return std::abs(C) < RowBytes; }))
        continue;
      // A symbol that counts rows comes with its product with the padding.
      bool CountsRows = any_of(Address.Terms, [&](const Term &Other) {
        const Symbol &Product = Kernel.symbols()[Other.Symbol];
        return is_contained(Product.Factors, Array.Padding) &&
               (is_contained(Product.Factors, T.Symbol) ||
                all_of(S.Factors, [&](SymbolId F) { return is_contained(Product.Factors, F); }));
      });
      if (!CountsRows)
        return true;
    }
  }
  if (OtherSymbols)
    return false;
  for (unsigned Lane = 0; Lane < WarpSize; ++Lane) {
    int64_t Inside = Address.Constant[Lane] - Rows[Lane] / Element * RowBytes;
    if ((Active >> Lane & 1) && (Inside < 0 || Inside + int64_t(Width) > RowBytes))
      return true;
  }
  return false;
}

} // namespace bankcheck::analysis
