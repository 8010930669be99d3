//===- Speedup.h - what a change of a kernel's budget brings in time --------------===//
//
// A kernel takes at least as long as its busiest resource: that is the roofline, with a roof for each resource of a
// multiprocessor. A block's demand, in cycles of each:
//
//   path      resource        cycles
//   shared    shared memory   wavefronts + sectors of global memory / 4: both pass the same pipe, one a cycle
//   issue     issue           instructions / 4
//             pipes           instructions of a class / their rate
//   memory    L2              sectors, those of loads once since L1 keeps them, / a multiprocessor's share of the rate
//             DRAM            the same, where those that blocks share are loaded once; of stores alone if the data that
//                             are loaded are in L2
//   latency   latency         how long a warp waits for its own results, and half of what its block takes of the other
//                             paths / blocks that are resident meanwhile
//
// The last is the other law: a block cannot end before its longest chain of dependent results, and a multiprocessor
// does not have more of them at a time than fit (Little's law, as in Volkov's "Understanding Latency Hiding on
// GPUs" and in GPUMech's interval analysis, which sums what a warp waits for between its stalls). A block that loads,
// waits for all and stores does one after the other, too: where few blocks fit, nothing else runs meanwhile.
//
// Resources of one path stand one behind the other: what DRAM serves has passed L2, and what a pipe takes was issued. So
// the slowest of a path counts alone. Between paths neither law holds. The busiest alone would take *max*, if all the
// others were hidden behind it; if nothing overlapped, it would be *sum*. Both are norms of the same list of demands,
//
//   time(p) = (d1^p + d2^p + ...)^(1/p)       p = 1: sum, p = infinity: max
//
// and real kernels are between. Which p it is nobody knows from the source: but it is about the same before and after a
// change that moves elements. So the speed-up is the quotient for one p, and the interval has all p from
// LeastOverlap to MostOverlap. A transposition of 4096 x 4096 floats, a block of 32 x 32, cycles of a block:
//
//              shared   memory   issue    p = 3   p = 5
//   before     1120     703      35       1205    1141
//   after      128      703      35       704     703
//   quotient                              1.71    1.62    measured on an H100: 1.80
//
// The interval is wide where two paths are about as busy, and narrow where one is alone. What else is not known
// gives further corners, the same ones before and after: whether a launch finds its data in L2, values that decide how
// often code runs, whether nvcc makes one request of several, and how far the number of instructions is off. Some may
// be one thing before and another after: wavefronts that data decide in a way that has no mean, and whether nvcc unrolls a
// loop that is near the limit of what it unrolls (a division by a constant is a shift; by the counter it is 18
// instructions). The interval is widened in the end, for what the model does not have: clocks, the order of blocks,
// partly filled waves; the more, the wider it is. That makes 1.49 to 1.87 here.
//
// It is a model of kernels that fill the GPU, on the architecture of a profile. It counts instructions as
// InstructionMix.h estimates them, and registers as RegisterEstimate.h does, if no machine code says how many there are.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_TIME_SPEEDUP_H
#define BANKCHECK_TIME_SPEEDUP_H

#include "Report/Finding.h"
#include "Time/Profile.h"

namespace bankcheck::time {

/// The time of a budget divided by that of another.
struct Speedup {
  double Least = 1, Most = 1;
  double LeastAtAll = 1;               ///< With any data, and whatever loads nvcc keeps in registers.
  std::string BoundBefore, BoundAfter; ///< What is busiest: "shared memory".
  std::vector<report::ResourceFinding> Resources;
};

/// Of the kernel of \p After to that of \p Before. Nothing where one of them has a trip count or an access that is
/// not known.
std::optional<Speedup> speedup(const report::BudgetFinding &Before, const report::BudgetFinding &After,
                               const Profile &P);

/// \p B if no request had a conflict.
report::BudgetFinding withoutConflicts(const report::BudgetFinding &B);

/// What removing all conflicts brings, and whether that is worth it.
report::GainFinding gainOf(const report::BudgetFinding &B, const Profile &P);

/// The same of any change.
report::GainFinding gainOf(const report::BudgetFinding &Before, const report::BudgetFinding &After, const Profile &P);

/// Of a kernel whose source was changed. Nothing without budgets, or a profile of its architecture.
std::optional<report::GainFinding> gainOfChange(const report::KernelFinding &Before, const report::KernelFinding &After,
                                                Gpu Which);

/// By more than what is called the same; not of an unknown gain.
bool mayBeSlower(const report::GainFinding &G);

/// The same by the middle of the interval, of two changes that may be made: not more than likely.
bool isLikelySlower(const report::GainFinding &G);
bool isLikelyFaster(const report::GainFinding &G);

} // namespace bankcheck::time

#endif
