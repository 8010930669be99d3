//===- Decide.h - from a symbolic address to banks ------------------------===//
//
// A request's address is an affine value (AffineValue.h). To compute its cost, the 32 byte
// offsets must be known up to a common shift by a multiple of four. Most addresses
// satisfy this directly, because the unknowns move all lanes by the same distance. For
// the others decide() does a case split: it chooses a symbol whose residue an operation or
// a coefficient needs, and computes the cost for every residue.
//
//   address (bytes)               split                    cases
//   4*lane + 4*j                  none                     1
//   4*lane*n                      n mod 32                 32
//   lane + j        (1 byte)      j mod 4                  4
//   4*((lane + j) & 31)           j mod 32                 32
//   4*(lane ^ k), 0 <= k < 4      the values of k          4
//   4*lane*n*m                    n mod 32, then m mod 32  at most 1024
//   4*min(lane, n)                n around the lanes       n < 0, n = 0, ..., n = 32, n > 32
//   128*d + 4*lane, d of the lane none                     1
//
// After the substitution `n = 32 n' + r` a term 128 n' lane remains. It does not change
// the bank of any lane; the unknown is which lanes of a bank share a word. Coincidence.h
// answers that for all values at once. It needs symbols that are independent of each
// other, and quotients such as n' of different symbols are, within the ranges that the
// residues leave. No value is sampled: every claim is proved for all values.
//
//   address, n and m of any value   case           claim
//   4*lane*n                        n % 32 == 0    32, except where n == 0
//                                   n % 32 == 16   16
//                                   n % 32 == 1    1
//   128*lane*(n - m)                -              32, except where n == m
//   128*lane*n*m                    -              32, except where n*m == 0
//
// Theorem. Let a result be decided. Take any values of the unknowns, within their ranges,
// for which the program is defined (all addresses in their array and aligned, and the
// arithmetic as in `Assumes`) and for which some lane runs the request. Then
//
//   1. the values belong to a case: its choices hold, and its lanes include all lanes that
//      run the request, or of those in one bank as many as are in the array at once;
//   2. if all lanes of the case run it and no exception holds, the request costs what the
//      case says; if fewer do (because of guards that stay open), at most that;
//   3. if an exception holds, it costs at most that, or the values also belong to a case
//      without this exception;
//   4. so if every case is *clean*, the request is clean for all values; and if no guard
//      on lanes stays open, the worst case is attained by some values within their ranges.
//
// Proof sketch. 1: a split enumerates every residue, or every value, in the symbol's range,
// and drops only cases in which the guards leave no lane. 2 and 3: after the choices
// affine values are exact (AffineValue.h), so each lane's bank is known, and the rest follows
// from Lemmas 1 and 2 of Coincidence.h. For operations that cost more if lanes meet, the
// exceptions become cases of their own, or the result is undecided. 4: Lemma 2, in every
// case. A case of residues and quotients only is attained by Lemma 3. If a value was chosen
// for a derived symbol (a comparison), or a branch depends on the same symbols, the worst
// case may be contradictory; then values that attain it are searched for
// (SatisfyingAssignment.h), and the result is undecided if none are found. What only the size
// of the array bounds is not known to be attained: its cost is not exact.
//
// A comparison of lanes with a symbol (`lane < n` in min, max and clamps), or with a sum for which a symbol of it is
// exchanged (`n - 8 b`), is the same in all lanes but for the few values that lie among the lanes'. These are cases.
// What is below and what is above is two more, in which the symbol or the sum stays unknown, within that range. Where
// other terms are operations on that symbol (`n - 8 ((n + 7) / 8 * b / c)`, the tiles of a persistent block), these are
// taken for any number: what holds for all of them holds for those that the operations make. That a worst case is
// attained is searched for with the operations as they are. If the sum may wrap around, all of this is done with the
// number that it comes to.
//
// A lane-dependent unknown (data) cannot be split. If it moves lanes by whole rows of 128
// bytes, they stay in their banks. The result is decided if it does not depend on which
// lanes share a word, or if no two lanes of a bank are served together; otherwise it is
// undecided.
//
// A guard that is an equality splits the lanes: one lane passes `threadIdx.x == n`,
// whatever n is (Guard.h). Each group of lanes that can pass together is a case.
//
// With more than limits::Cases cases, including those that no lane reaches, the result is
// undecided, "budget". A query costs at most limits::Cases evaluations of 32 lanes.
//
// test/unit/Lanes/Queries.h checks the theorem with an oracle.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_LANES_DECIDE_H
#define BANKCHECK_LANES_DECIDE_H

#include "Lanes/BankResult.h"
#include "Lanes/Guard.h"
#include "Limits/Limits.h"

namespace bankcheck::lanes {

/// Values given to symbols before anything is split (a padding, say).
using Substitution = std::map<SymbolId, int64_t>;

struct BankQuery {
  AffineValue Address;                      ///< Byte address; a shift by a multiple of 4 does not matter.
  banks::LaneMask Active = banks::AllLanes; ///< The most lanes that can be active.
  std::vector<Guard> Guards;
  banks::Operation Op = banks::Operation::Load;
  unsigned Width = 4;
  unsigned Matrices = 4;
  uint64_t ArrayBytes = 0;  ///< Of the array that all addresses are in; 0 if its size is not known. \see InsideArray.h
  bool AllLanesRun = false; ///< All of Active do, or none.
  unsigned Cases = limits::Cases; ///< The most that are looked at; at least 1.
  bool operator==(const BankQuery &) const = default;
};

/// Answers \p Q. Exact in the sense above.
BankResult decide(const BankQuery &Q, Arithmetic &Math, const Substitution &Given = {});

/// The same, but stops at the first case that is not clean or not aligned.
BankResult decideWhileClean(const BankQuery &Q, Arithmetic &Math, const Substitution &Given);

} // namespace bankcheck::lanes

#endif
