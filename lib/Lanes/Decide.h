//===- Decide.h - from a symbolic address to banks ------------------------===//
//
// A request's address is an affine value (AffineValue.h). Its cost needs numbers: the 32 byte
// offsets up to a common shift by a multiple of four. Most addresses have them
// as they stand, because what is unknown moves all lanes alike. For the others
// Decide splits: it chooses a symbol whose residue an operation or a
// coefficient asks for, and answers every case.
//
//   address (bytes)               split                    cases
//   4*lane + 4*j                  none                     1
//   4*lane*n                      n mod 32                 32
//   lane + j        (1 byte)      j mod 4                  4
//   4*((lane + j) & 31)           j mod 32                 32
//   4*(lane ^ k), 0 <= k < 4      the values of k          4
//   4*lane*n*m                    n mod 32, then m mod 32  at most 1024
//   128*d + 4*lane, d of the lane none                     1
//
// After `n = 32 n' + r` a term 128 n' lane is left: all its lanes stay in their
// banks, and what is not known is which of them share a word. Coincidence.h answers
// that for all values at once; it needs symbols that are independent of each other,
// which quotients of different symbols are, within the ranges that the residues
// leave them. Nothing is tried out at numbers that stand for the others.
//
//   address, n and m of any value   case           claim
//   4*lane*n                        n % 32 == 0    32, except where n == 0
//                                   n % 32 == 16   16
//                                   n % 32 == 1    1
//   128*lane*(n - m)                -              32, except where n == m
//   128*lane*n*m                    -              32, except where n*m == 0
//
// Theorem. Let an answer be decided, and the unknowns have any values in their ranges
// for which the program is defined (all addresses in shared memory and aligned, what
// `Assumes` says of arithmetic) and some lane gets to the request. Then
//
//   1. these values are of a case: its choices hold, and its lanes include those that
//      get there;
//   2. if these are all lanes of the case and no exception holds, the request costs what
//      the case says; with fewer lanes (guards that stay open), at most that;
//   3. where an exception holds it costs at most that, or the values are of a case that
//      does not except them;
//   4. so *clean* in every case is clean for all values; and where no guard of lanes stays
//      open, some values within their ranges are of the worst case.
//
// Proof sketch. 1: a split takes every residue, or every value, that the symbol's range
// has, and drops only cases in which the guards leave no lane. 2 and 3: with the choices
// made, affine values are exact (AffineValue.h), so each lane's bank is known and Lemmas 1 and 2 of
// Coincidence.h say the rest; operations whose lanes are dearer together have their
// exceptions split off as cases, or are undecided. 4: clean by Lemma 2 in every case. A
// case of residues and quotients alone has values by Lemma 3. Where something was chosen
// for what symbols make (a comparison), or a branch was taken on the same symbols, values
// are looked for (SatisfyingAssignment.h); if the worst case has none that were found, the answer is
// undecided.
//
// An unknown of each lane's own (data) cannot be split. Where it moves lanes by
// whole rows of 128 bytes they stay in their banks: decided if it does not matter
// which of them share one, or no two lanes of a bank are served together; else not.
//
// A guard that is an equality splits lanes: of `threadIdx.x == n` one lane passes,
// whatever n is (Guard.h), and each group of lanes that can pass together is a case.
//
// More than limits::Cases cases, those counted that no lane gets to: undecided, "budget". A
// query costs at most limits::Cases evaluations of 32 lanes.
//
// test/unit/Lanes/Queries.h holds the theorem against an oracle.
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
  unsigned Cases = limits::Cases; ///< The most that are looked at; at least 1.
};

/// Answers \p Q. Exact in the sense above.
BankResult decide(const BankQuery &Q, Arithmetic &Math, const Substitution &Given = {});

/// The same as long as all cases are clean and aligned; the first that is not is
/// the last one looked at.
BankResult decideWhileClean(const BankQuery &Q, Arithmetic &Math, const Substitution &Given);

} // namespace bankcheck::lanes

#endif
