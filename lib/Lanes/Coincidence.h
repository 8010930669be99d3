//===- Coincidence.h - which lanes meet in a word -------------------------------===//
//
// After the case split of Decide.h the bank of each lane is known. Lane i addresses the byte
//
//   a_i = Constant_i + sum over t of Coefficient_i,t * m_t,   128 | Coefficient_i,t
//
// where the m_t are products of independent unknowns. What remains is which lanes of a bank
// share a word. The difference d(x) = a_i - a_j of two lanes of one bank is a polynomial in
// the unknowns x, and for all x at once
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
// Lemma 2 (a plane does not cost more). If more lanes share words, no bank has more distinct
// words, so D of every set of lanes does not grow, nor do wavefronts and ways. Phases of a
// load are merged if lanes have equal addresses: phases that are merged off the planes are
// merged on them, and merged phases cost no more than separate ones. M does not depend on
// words at all. This holds for all operations but the loops of 2 and 8 bytes, whose lanes
// wait for others at the same word. So for all other operations *clean* off the planes is
// clean everywhere; and if the finest and the coarsest of a range of partitions (of lanes into
// words) cost the same, all of them do.
//
// Lemma 3 (a generic point exists). Assign values to the unknowns one after another, such
// that no plane's polynomial becomes zero. If a polynomial has degree e in the next unknown,
// at most e values make it zero. So an unknown with more values than the sum of these degrees
// has a value that makes none of them zero, and the search takes it. The search can fail
// only at an unknown with fewer values, which is then split into all of them.
//
// Lemma 4 (no wrap-around). The machine's sums are right modulo 2^B (AffineValue.h), and all
// addresses lie within 2^18 bytes, or the access faults. Let some two active lanes differ, but
// for a constant, by u = 128 g m_t alone, where g is a power of two and 128 g divides all
// coefficients of m_t. If the range of m_t is within +-2^(B-1) / (128 g), u does not wrap
// around, so its size is less than 2^18 (and the constant), which bounds m_t. If there are
// such lanes for all t, and these bounds times the coefficients add up to less than 2^(B-1),
// then no difference wraps around: one that is 0 modulo 2^B is 0. Otherwise the claim assumes
// that nothing wraps around, and says so.
//
// Exceptions are the planes on which the cost differs from that of a generic point. Planes in
// different directions intersect, and several planes with the same cost might cost less at an
// intersection. So more of them become exceptions, until the rest would cost the same even if
// all of its lanes coincided at once.
//
// Data may move some lanes, each by its own number of rows. Such a lane may or may not meet
// any other lane of its bank: the finest partition has all of them apart, the coarsest all
// together.
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
  /// Where the request may cost less. Everywhere else within the ranges it costs TheCost,
  /// and there is such a point. TheCost.IsExact is false if data can also make it less.
  std::vector<Relation> Exceptions;
  SymbolId Unknown = 0;
  std::vector<int64_t> Values;
  /// The claim assumes that nothing wraps around.
  bool AssumesNoWrap = false;
  /// A generic point, of small numbers.
  Point Generic;
};

/// Exact, in the sense above. \p RangeOf: the values of a symbol, each of which it can have
/// whatever the others are. \p OnlyIfClean: if there are conflicts, only the cost is needed.
Coincidences coincidencesOf(const LaneAddresses &Lanes, const std::function<Interval(SymbolId)> &RangeOf,
                            bool OnlyIfClean);

} // namespace bankcheck::lanes

#endif
