//===- Request.h - one instruction of one warp ----------------------------===//

#ifndef BANKCHECK_BANKS_REQUEST_H
#define BANKCHECK_BANKS_REQUEST_H

#include <array>
#include <cstdint>

namespace bankcheck::banks {

inline constexpr unsigned WarpSize = 32;
inline constexpr unsigned BankCount = 32;
inline constexpr unsigned WordBytes = 4;

/// Bit i stands for lane i.
using LaneMask = uint32_t;
inline constexpr LaneMask AllLanes = 0xffffffffu;

/// What the instruction does, as far as it changes the cost.
enum class Operation : uint8_t {
  Load,
  Store,
  Ldmatrix,
  Stmatrix,
  /// A native 32-bit integer atomic, with or without result.
  Atomic,
  /// `red.add` of the constant 1, which runs as ATOMS.POPC.INC.
  AtomicIncrement,
  CompareAndSwap,
  /// An exchange of 64 or 128 bits.
  WideExchange,
  /// What follows has no instruction of its own: a load, the operation, and a
  /// conditional store, again for the lanes whose store failed. \see Cost.h
  /// add.f32, add.f16x2, add.bf16x2.
  RetryLoop32,
  /// 64-bit add or xor of what is known not to be 0: each lane's update changes
  /// the value.
  RetryLoop64,
  /// 64-bit add, xor, and, or, and add.f64, which may leave the value as it is.
  RetryLoop64MayKeep,
  /// 64-bit min and max: a lane whose value would not change leaves the loop.
  RetryLoop64MayLeave,
  /// add.f16, add.bf16 and cas.b16: a loop around a compare-and-swap of the word.
  RetryLoop16,
  /// Atomics that were not measured: no rule.
  OtherAtomic,
  /// cp.async through L1 (`.ca`).
  CpAsync,
  /// cp.async past L1 (`.cg`): not a matter of banks, no rule.
  CpAsyncBypass,
  /// wmma's fragments, of which ptxas chooses who accesses what: no rule.
  Fragment,
  /// Bulk copies, wgmma, tcgen05, whose addresses are no lane's: no rule.
  HardwareAddressed,
  /// In the shared memory of another block of the cluster: no rule.
  OtherBlock,
  /// Operations on barriers (mbarrier), and stores and reductions that a barrier counts (st.async,
  /// red.async): measured not to be a matter of banks.
  BankIndependent,
  /// Whatever else touches shared memory: no rule.
  Unmeasured,
};

/// Whether its addresses are those of 16-byte rows, eight lanes' for each matrix.
constexpr bool isMatrix(Operation Op) { return Op == Operation::Ldmatrix || Op == Operation::Stmatrix; }

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

/// Calls \p Do with the number of each word that \p Lane accesses; behind the last word of
/// the address space follows word 0.
template <typename Function> void forEachWord(const Request &R, unsigned Lane, Function Do) {
  uint64_t First = R.Offsets[Lane];
  for (uint64_t Word = First / WordBytes; Word * WordBytes < First + R.Width; ++Word)
    Do(uint32_t(Word % ((uint64_t(1) << 32) / WordBytes)));
}

} // namespace bankcheck::banks

#endif
