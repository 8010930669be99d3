//===- DataDependence.h - what a request costs if data decide its addresses --===//
//
// In a histogram `++h[data[i]]` or a lookup `s[index[t]]` each lane's address is one of
// several, and the data decide which. What is known are the places where a lane's address may
// lie: an arithmetic progression in each lane (`Places`).
//
//   float s[256], int index[]                 places of lane t, in bytes         words
//   s[index[t] & 63]                          0, 4, ..., 252                     64
//   s[index[t]]                               0, 4, ..., 1020 (the array)        256
//   s[2 * (index[t] & 31)]                    0, 8, ..., 248                     32, in 16 banks
//   s[8 * t + (index[t] & 7)]                 32 t, 32 t + 4, ..., 32 t + 28     8, of its own
//   extern float s[]; s[index[t]]             0, 4, ...                          without end
//
// Two things follow, for the cost rules of Cost.h with their D and M.
//
// *Bounds*, which hold for all data. For one phase and a bank b let L(b) be the lanes that can
// reach b, and W(b) the words of b that they can reach.
//
//   M is at most the greatest L(b);   D is at most the greatest min(L(b), W(b)).
//
// From below: lanes whose places are disjoint never share a word. If r lanes of a phase are
// disjoint in pairs (for M: all lanes count, as no word is shared), they have to be spread
// over the banks that they can reach, and the busiest bank has at least the least capacity C
// with which that is possible (a matching of lanes and banks, each bank C times). Where the
// lanes share words, one bank may serve all of them: at least 1.
//
// *The mean* for random data: each lane's place is drawn by itself, each place as likely as
// another. If all lanes have the same places, K words of which w(b) lie in bank b, then of all
// K^n ways in which n lanes choose words, those with no bank asked for more than m are
//
//   n! [x^n] prod over b of  sum over j of  c(j, b) x^j / j!
//
//   M: c(j, b) = w(b)^j if j <= m, else 0
//   D: c(j, b) = the functions from j lanes to w(b) words with at most m values
//              = sum over d <= m of  w(b) (w(b) - 1) ... (w(b) - d + 1) S(j, d)
//
// with Stirling's numbers S of the second kind. The mean is the sum over m >= 0 of the
// probability of more than m. It is computed from this polynomial; what has another form (lanes
// with places of their own, phases that may be merged, loops) is simulated, with a fixed seed, so
// that a report is always the same.
//
//   32 lanes, 4 bytes each            D: load, red.add 1      M: other atomics
//                                     bounds     mean         bounds     mean
//   32 words, a row                   1 .. 1     1            1 .. 32    3.53
//   64 words                          1 .. 2     1.99         1 .. 32    3.53
//   256 words, bins of a byte         1 .. 8     3.15         1 .. 32    3.53
//   1024 words                        1 .. 32    3.43         1 .. 32    3.53
//   without end                       1 .. 32    3.53         1 .. 32    3.53
//   2, 4, ..., 64: 16 banks           1 .. 2     2.00         2 .. 32    4.83
//   8 t + 0 .. 7, of its own          1 .. 8     3.32         1 .. 8     3.32
//
// (The last line: lanes t, t + 4, t + 8, ... have eight banks to themselves and share no word;
// simulated.)
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_BANKS_DATADEPENDENCE_H
#define BANKCHECK_BANKS_DATADEPENDENCE_H

#include "Banks/Request.h"
#include <compare>
#include <optional>

namespace bankcheck::banks {

/// Where the address of a lane may lie: byte First, First + Step, ..., Count of them.
struct Places {
  static constexpr uint64_t Endless = 0;

  int64_t First = 0;
  uint64_t Step = WordBytes;
  uint64_t Count = 1; ///< Or Endless.
  auto operator<=>(const Places &) const = default;
};

/// A request of which each lane's address is one of its places, whatever those of other lanes
/// are. Places at which the lane would fault, since they are no multiple of the width, are none.
struct DataRequest {
  Operation Op = Operation::Load;
  unsigned Width = 4;
  unsigned Matrices = 4; ///< \see Request
  LaneMask Active = AllLanes;
  /// Data decide which of the active lanes take part, too.
  bool MayHaveFewerLanes = false;
  std::array<Places, WarpSize> Of{}; ///< Only active lanes count.
  auto operator<=>(const DataRequest &) const = default;
};

/// What the request costs, whatever the data are. Over-approximated: some data may not cost as
/// little or as much.
struct CostBounds {
  unsigned Least = 0, Most = 0; ///< Wavefronts of the hardware, if some lane takes part.
  unsigned Ways = 0;            ///< The greatest n of "n-way".
  unsigned Ideal = 0;           ///< If all active lanes take part.
  auto operator<=>(const CostBounds &) const = default;
};

/// Nothing where the operation has no rule for all addresses, or a lane has no place. For loops
/// the bounds are those of a warp that no other one disturbs; Least holds in any case.
std::optional<CostBounds> costBounds(const DataRequest &R);

/// Wavefronts of the request in the mean, if all active lanes take part and each place is as
/// likely as another, in each lane by itself.
struct MeanCost {
  double Wavefronts = 0;
  bool IsSimulated = false; ///< Else computed.
};
/// Nothing where costBounds() has nothing.
std::optional<MeanCost> meanCost(const DataRequest &R);
/// The same, if it can be calculated: a simulation costs a thousand requests.
std::optional<MeanCost> calculatedMeanCost(const DataRequest &R);

} // namespace bankcheck::banks

#endif
