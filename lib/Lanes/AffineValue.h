//===- AffineValue.h - the value of an expression across a warp -----------------===//
//
// An index expression is evaluated in 32 lanes, and most of it is the same in all
// of them. An *affine value* describes the value of an expression in the 32 lanes
// of one warp:
//
//   value of lane i  =  Constant[i] + sum over terms of Coefficient[i] * symbol
//
// A *symbol* is an unknown integer that has ONE value for the whole warp: a
// kernel argument, blockIdx.x, the number of a loop's iteration, a word loaded
// from a uniform address. With 256 threads in warp 1 (threadIdx.x = 32 + i):
//
//   source                      constant       terms             meaning
//   threadIdx.x                 32 + i         -                 known
//   blockIdx.x*256+threadIdx.x  32 + i         256 * blockIdx.x  all lanes moved alike
//   threadIdx.x * n             0              (32 + i) * n      depends on n mod 32
//   j & 31 (j an argument)      0              1 * [j & 31]      a derived symbol
//   n * m                       0              1 * [n m]         a product
//   s[data[threadIdx.x]]        unknown lanes                    the data decide
//
// Why this answers queries about banks: a term whose coefficient is the same
// in every lane moves all lanes by the same distance, which changes nothing for
// 4-byte elements. Where the coefficient differs, or an operation looks at bits
// (and, xor, shift, division), only the residue of the symbol matters, and
// Decide.h splits on it: n = 32 n' + r turns `threadIdx.x * n` into 32 cases,
// each with known banks. `j & 31` on a symbol cannot be computed before j's
// residue is chosen, so it becomes a *derived* symbol which remembers its
// operation and operands; it is computed when Decide has chosen.
//
// Arithmetic is the machine's: modulo 2^Width. `Bits` is the number of low bits of
// an affine value with symbols that are correct: a logical shift of a sum that may
// have wrapped loses the upper ones, and an address in shared memory needs only 18.
// `Exact` means that the sum, taken over the integers, is the value. Division and
// comparison need that. If it is not proved, they assume it and record this in
// `Assumes`, so that a finding can name the assumption.
//
// The operations in Arithmetic.h are exact: a result holds for all values of its
// symbols, within their ranges and under the assumptions in `Assumes`.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_LANES_AFFINEVALUE_H
#define BANKCHECK_LANES_AFFINEVALUE_H

#include "Lanes/LaneVector.h"
#include <memory>
#include <string>
#include <vector>

namespace bankcheck::lanes {

/// Names an entry of a SymbolTable. The ids of symbols whose value may differ from
/// lane to lane have LaneDependent set.
using SymbolId = uint32_t;
inline constexpr SymbolId LaneDependent = 0x80000000u;
inline bool isLaneDependent(SymbolId Id) { return Id & LaneDependent; }
/// In order of creation.
inline uint32_t indexOf(SymbolId Id) { return Id & ~LaneDependent; }

/// Index into the interpreter's list of reasons; 0 means none was given.
using ReasonId = uint32_t;

struct Term {
  SymbolId Symbol;
  LaneVector Coefficient;
  bool operator==(const Term &) const = default;
};

/// What an affine value's correctness rests on beyond its symbols.
enum Assumption : uint8_t {
  AssumesNothing = 0,
  AssumesNoWrap = 1,      ///< Index arithmetic does not wrap around.
  AssumesNonNegative = 2, ///< A divided index is not negative.
};

struct AffineValue {
  unsigned Width = 32; ///< 1..64 bits.
  unsigned Bits = 32;  ///< Low bits that are right; Width if all are.
  bool Exact = true;   ///< The sum over the integers is the (signed) value.
  uint8_t Assumes = AssumesNothing;
  /// Lanes whose value is not known at all, and why (the first cause).
  banks::LaneMask Unknown = 0;
  ReasonId Reason = 0;
  /// Such an unknown may be an address in shared memory.
  bool MayBeShared = false;
  LaneVector Constant;     ///< Sign-extended from Width.
  std::vector<Term> Terms; ///< Sorted by symbol; no coefficient is 0 everywhere.

  bool isKnown() const { return !Unknown && Terms.empty(); }
  /// One value for all lanes.
  bool isUniform() const;
  bool isUniformIn(banks::LaneMask Lanes) const;
  /// Lanes whose value is not a number.
  banks::LaneMask openLanes() const;
  bool operator==(const AffineValue &) const = default;
};

using AffineRef = std::shared_ptr<const AffineValue>;

} // namespace bankcheck::lanes

#endif
