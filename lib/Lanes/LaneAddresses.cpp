#include "Lanes/LaneAddresses.h"
#include "Lanes/Arithmetic.h"
#include <bit>
#include <numeric>

using namespace bankcheck::banks;

namespace bankcheck::lanes {

static constexpr int64_t AllBanksBytes = BankCount * WordBytes;

bool movesRowsOnly(const Term &T, LaneMask Lanes) {
  if (!isLaneDependent(T.Symbol))
    return false;
  for (; Lanes; Lanes &= Lanes - 1)
    if (T.Coefficient[std::countr_zero(Lanes)] % AllBanksBytes)
      return false;
  return true;
}

/// An unknown shift of all lanes by less than the width makes up for what they are past a
/// multiple of it, as far as it can: else they fault, all of them.
static int64_t madeUp(const AffineValue &Address, unsigned Lane, int64_t Width) {
  int64_t Common = Width;
  for (const Term &T : Address.Terms)
    Common = std::gcd(Common, T.Coefficient[Lane]);
  int64_t Past = (Address.Constant[Lane] % Width + Width) % Width;
  return Past - Past % Common;
}

/// Shifted by whole rows, so that the least is in the first.
static std::array<uint32_t, WarpSize> offsetsOf(const std::array<int64_t, WarpSize> &Bytes, LaneMask Active) {
  std::array<uint32_t, WarpSize> Offsets{};
  int64_t Least = INT64_MAX;
  for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
    if (Active >> Lane & 1)
      Least = std::min(Least, Bytes[Lane]);
  for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
    if (Active >> Lane & 1)
      Offsets[Lane] = uint32_t(Bytes[Lane] - (Least & -AllBanksBytes));
  return Offsets;
}

LaneAddresses addressesOf(const AffineValue &Address, const Request &Asked, LaneMask All, const SymbolTable &Symbols) {
  LaneAddresses Lanes;
  LaneMask Active = Asked.Active;
  unsigned First = std::countr_zero(Active), Right = std::min({Address.Bits, Address.Width, 32u});
  int64_t Shift = madeUp(Address, First, Asked.Width);
  std::array<int64_t, WarpSize> Bytes{};
  for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
    Bytes[Lane] = canonical(Address.Constant[Lane] - Shift, Right);
  Lanes.Constant = Asked;
  Lanes.Constant.Offsets = offsetsOf(Bytes, Active);
  Lanes.IsExact = Address.Exact;
  Lanes.Bits = std::min(Address.Bits, Address.Width);
  for (const Term &T : Address.Terms) {
    if (movesRowsOnly(T, All)) {
      for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
        Lanes.Moved |= LaneMask(T.Coefficient[Lane] != 0 && (Active >> Lane & 1)) << Lane;
      continue;
    }
    if (T.Coefficient.isUniform())
      continue;
    LaneVector Relative = LaneVector::make(
        [&](unsigned Lane) { return Active >> Lane & 1 ? T.Coefficient[Lane] - T.Coefficient[First] : 0; });
    if (Relative.isZero())
      continue;
    const Symbol &S = Symbols[T.Symbol];
    Lanes.Products.push_back({S.TheKind == Symbol::Product ? S.Factors : std::vector{T.Symbol}, std::move(Relative)});
  }
  return Lanes;
}

std::array<uint32_t, WarpSize> offsetsAt(const LaneAddresses &Lanes, const Point &At) {
  if (Lanes.Products.empty())
    return Lanes.Constant.Offsets;
  std::array<int64_t, WarpSize> Bytes{};
  for (unsigned Lane = 0; Lane < WarpSize; ++Lane) {
    uint64_t Sum = Lanes.Constant.Offsets[Lane];
    for (const auto &P : Lanes.Products) {
      uint64_t Product = uint64_t(P.Coefficient[Lane]);
      for (SymbolId Id : P.Factors)
        Product *= uint64_t(At.at(Id));
      Sum += Product;
    }
    Bytes[Lane] = int64_t(Sum);
  }
  return offsetsOf(Bytes, Lanes.Constant.Active);
}

LaneMask misalignedLanes(const Request &R) {
  LaneMask Misaligned = 0;
  for (LaneMask Remaining = R.Active; Remaining; Remaining &= Remaining - 1)
    if (unsigned Lane = std::countr_zero(Remaining); R.Offsets[Lane] % R.Width)
      Misaligned |= 1u << Lane;
  return Misaligned;
}

} // namespace bankcheck::lanes
