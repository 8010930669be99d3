#include "Analysis/AddressNormaliser.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace bankcheck::banks;
using namespace bankcheck::lanes;

namespace bankcheck::analysis {

/// Data that move lanes by whole rows of banks: by which does not matter, so one
/// symbol stands for all that are unknown for the same reason.
void AddressNormaliser::foldRows(AffineValue &Address) {
  LaneMask Moved = 0;
  ReasonId Why = 0;
  std::erase_if(Address.Terms, [&](const Term &T) {
    const Symbol &S = Kernel.symbols()[T.Symbol];
    bool Paddable = any_of(S.Factors, [&](SymbolId F) { return Kernel.paddings().contains(F); });
    if (!S.IsPrivate || Paddable || !T.Coefficient.all([](int64_t C) { return C % 128 == 0; }))
      return false;
    Why = S.Reason;
    for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
      Moved |= LaneMask(T.Coefficient[Lane] != 0) << Lane;
    return true;
  });
  if (!Moved)
    return;
  auto [It, New] = RowsOf.try_emplace(Why, 0);
  if (New)
    It->second = Kernel.symbols().inLanes(Why, 0, 1023);
  AffineValue Rows = Kernel.math().binary(Opcode::Mul, Kernel.math().symbol(Address.Width, It->second),
                                          Kernel.math().lanes(Address.Width, LaneVector::make([&](unsigned Lane) {
                                                                return int64_t(Moved >> Lane & 1) * 128;
                                                              })),
                                          SignedWrap::Undefined);
  unsigned Bits = Address.Bits;
  Address = Kernel.math().binary(Opcode::Add, Address, Rows, SignedWrap::Undefined);
  Address.Bits = std::min(Address.Bits, Bits);
}

void AddressNormaliser::normalise(AffineValue &Address) {
  if (Address.Unknown)
    return;
  std::erase_if(Address.Terms, [&](const Term &T) {
    return !Kernel.isPadding(T.Symbol) && T.Coefficient.isUniform() && T.Coefficient[0] % 16 == 0 &&
           !isLaneDependent(T.Symbol);
  });
  foldRows(Address);
  int64_t Shift = Address.Constant[0] & ~int64_t(127);
  Address.Constant = Address.Constant.map([&](int64_t C) { return canonical(C - Shift, Address.Width); });
}

} // namespace bankcheck::analysis
