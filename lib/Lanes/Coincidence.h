//===- Coincidence.h - which lanes meet in a word -------------------------------===//
//
// Once Decide has split what decides the banks, lane i is at the byte
//
//   a_i = Constant_i + sum over t of Coefficient_i,t * m_t,   128 | Coefficient_i,t
//
// where the m_t are products of unknowns that are independent of each other. Each lane's
// bank is known; unknown is which lanes of a bank share a word. Two lanes of one bank
// differ by d(x) = a_i - a_j, of which three things can be said for all x at once:
//
//   d is zero as a polynomial         they always share the word
//   d = 0 has no solution in range    they never do
//   else                              they do on the *plane* d = 0, nowhere else
//
// With 4-byte loads and 32 lanes, n and m of any value:
//
//   address                 differences / 128     planes              cost off the planes
//   4 (lane + 32 n)         none in a bank        -                   1
//   128 lane                j - i                 never 0             32
//   128 lane n              (j - i) n             n = 0               32
//   128 lane (n - m)        (j - i)(n - m)        n = m               32
//   128 (lane n + (lane&1)) (j - i) n + 0, +-1    n = 0, n = +-1      32
//   128 (lane & 7) n        (j - i) n, or none    n = 0               8
//
// A *generic* point lies on no plane.
//
// Lemma 1 (a generic point's cost is one number). Off the planes two lanes share a word
// if and only if their difference is zero as a polynomial. The cost of a request depends
// on the lanes' banks and on which of them share a word, and on nothing else (Cost.h).
//
// Lemma 2 (on a plane it is not dearer). If lanes share more words, the distinct words of
// a bank become fewer or stay, D of every set of lanes falls or stays, and so do
// wavefronts and ways. Merging the phases of a load needs lanes at one address: what is
// merged off the planes is merged on them, and merged phases cost no more than apart. M
// does not depend on words at all. This holds for all operations but the loops of 2 and 8
// bytes: their lanes wait for others at the same word. *Clean* off the planes is clean
// everywhere, therefore, for all but these; and a range of partitions whose finest and
// coarsest cost the same costs that throughout.
//
// Lemma 3 (a generic point exists). Give the unknowns values one after another. No plane's
// polynomial may become zero by that: of degree e in the next unknown, at most e values of
// it do that to a plane. So an unknown with more values than the sum of these degrees has
// one that is left. The search below takes it; it can fail only at an unknown with fewer
// values, which is then split into all of them.
//
// Lemma 4 (wrapping around). The machine's sums are right modulo 2^B (AffineValue.h), and all
// addresses lie within 2^18 bytes, or the access faults. Where some two active lanes differ
// by u = 128 g m_t alone, g a power of two that divides all coefficients of m_t, u is
// therefore less than 2^18 in size; if the range of m_t is within +-2^(B-1) / (128 g), it is
// that number for one m_t only, the small one. So if this is so for all t, and the
// coefficients are less than 2^(B-1) in all by these steps, then a difference that is 0
// modulo 2^B is 0. Elsewhere the claim assumes that nothing wraps around, and says so.
//
// What costs less somewhere is excepted: the planes, each alone, on which the cost is
// another. Where several that cost the same alone might cost less together (planes in
// different directions cross), those are excepted, too, until what is left costs the
// same even if all of it coincided at once.
//
// Data may move some lanes, each by rows of its own: such a lane may or may not meet any
// of its bank. All apart is the finest partition, all together the coarsest.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_LANES_COINCIDENCE_H
#define BANKCHECK_LANES_COINCIDENCE_H

#include "Lanes/Interval.h"
#include "Lanes/LaneAddresses.h"
#include "Lanes/Relation.h"
#include <functional>

namespace bankcheck::lanes {

/// What a request costs, and where.
struct Coincidences {
  enum Kind : uint8_t {
    Settled,
    NoRule,
    ByData,     ///< The moved lanes decide.
    Unresolved, ///< Exceptions that are dearer, or too many values and planes.
    SplitAll,   ///< No generic point was found: ask again for each value of Unknown.
    SplitOff,   ///< Settled; but Values of Unknown, which are excepted, may be dearer.
  };
  Kind TheKind = Settled;
  banks::Cost TheCost;
  /// Where it may cost less; everywhere else within the ranges it is TheCost, which some
  /// point there has. IsExact of TheCost is false if data can make it less, too.
  std::vector<Relation> Exceptions;
  SymbolId Unknown = 0;
  std::vector<int64_t> Values;
  /// The claim assumes that nothing wraps around.
  bool AssumesNoWrap = false;
  /// A generic point, of small numbers.
  Point Generic;
};

/// Exact, in the sense of the above. \p RangeOf: the integers that a symbol can be, all of
/// which it can be whatever the others are. \p OnlyIfClean: of a conflict no more than the
/// cost is asked for.
Coincidences coincidencesOf(const LaneAddresses &Lanes, const std::function<Interval(SymbolId)> &RangeOf,
                            bool OnlyIfClean);

} // namespace bankcheck::lanes

#endif
