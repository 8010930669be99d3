//===- Request.h - one instruction of one warp ----------------------------===//

#ifndef BANKCHECK_BANKS_REQUEST_H
#define BANKCHECK_BANKS_REQUEST_H

#include "Banks/Operation.h"
#include <array>
#include <cstdint>

namespace bankcheck::banks {

inline constexpr unsigned WarpSize = 32;
inline constexpr unsigned BankCount = 32;
inline constexpr unsigned WordBytes = 4;

/// Bit i stands for lane i.
using LaneMask = uint32_t;
inline constexpr LaneMask AllLanes = 0xffffffffu;

struct Request {
  Operation Op = Operation::Load;
  /// Bytes that each lane accesses: 1, 2, 4, 8 or 16. For ldmatrix and
  /// stmatrix the 16-byte row that a lane's address names.
  unsigned Width = 4;
  /// Active lanes. For ldmatrix .x1 and .x2 the lanes whose addresses the form
  /// does not use may be given as active or not: \see Matrices.
  LaneMask Active = AllLanes;
  /// 1, 2 or 4 for ldmatrix and stmatrix: how many groups of eight addresses
  /// are used. Ignored for other operations.
  unsigned Matrices = 4;
  /// Byte offset of each lane, a multiple of Width; only active lanes count. A
  /// shift of all lanes by a multiple of four changes nothing.
  std::array<uint32_t, WarpSize> Offsets{};
};

/// Lanes that one phase serves: 32, 16 or 8.
constexpr unsigned phaseLanes(Operation Op, unsigned Width) {
  return isMatrix(Op) ? 8 : Width <= WordBytes ? WarpSize : 128 / Width;
}
/// Those of \p Active whose address the form uses. \see Request::Matrices
constexpr LaneMask usedLanes(Operation Op, LaneMask Active, unsigned Matrices) {
  return isMatrix(Op) && Matrices < 4 ? Active & ((1u << 8 * Matrices) - 1) : Active;
}

/// Calls \p Do with the number of each word that \p Lane accesses; behind the last word of
/// the address space follows word 0.
template <typename Function> void forEachWord(const Request &R, unsigned Lane, Function Do) {
  uint64_t First = R.Offsets[Lane];
  for (uint64_t Word = First / WordBytes; Word * WordBytes < First + R.Width; ++Word)
    Do(uint32_t(Word % ((uint64_t(1) << 32) / WordBytes)));
}

} // namespace bankcheck::banks

#endif
