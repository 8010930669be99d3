//===- LaneAddresses.h - addresses whose banks are known -----------------------===//

#ifndef BANKCHECK_LANES_LANEADDRESSES_H
#define BANKCHECK_LANES_LANEADDRESSES_H

#include "Banks/Cost.h"
#include "Lanes/SymbolTable.h"

namespace bankcheck::lanes {

/// The addresses of a request whose banks are known.
struct LaneAddresses {
  /// Offsets: the constant part in bytes, up to a common shift by a multiple of the width
  /// (of a word, for narrower requests).
  banks::Request Constant;
  /// Coefficients are relative to the first active lane, multiples of 128 in all active
  /// lanes. The symbols are independent of each other.
  struct Product {
    std::vector<SymbolId> Factors;
    LaneVector Coefficient;
  };
  std::vector<Product> Products;
  /// Lanes that are moved by unknown multiples of 128 bytes of their own.
  banks::LaneMask Moved = 0;
  bool IsExact = true; ///< The sums over the integers are the addresses; else their
  unsigned Bits = 32;  ///< low bits, so many of them, are.
};

/// Values of symbols.
using Point = std::map<SymbolId, int64_t>;

/// Whether \p T moves each of \p Lanes by a multiple of all banks of its own, of which
/// nothing else is known: it stays in its bank.
bool movesRowsOnly(const Term &T, banks::LaneMask Lanes);

/// The \p Address of the request \p Asked (its offsets are ignored), of whose terms each
/// moves all of \p Lanes alike, or by multiples of 128 bytes that differ.
LaneAddresses addressesOf(const AffineValue &Address, const banks::Request &Asked, banks::LaneMask Lanes,
                          const SymbolTable &Symbols);

/// The offsets where the symbols are \p At, which has all of them, and data move no lane.
std::array<uint32_t, banks::WarpSize> offsetsAt(const LaneAddresses &Lanes, const Point &At);

/// Lanes at an address that is no multiple of the width.
banks::LaneMask misalignedLanes(const banks::Request &R);

} // namespace bankcheck::lanes

#endif
