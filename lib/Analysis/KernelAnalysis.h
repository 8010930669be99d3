//===- KernelAnalysis.h - all requests of a block, access by access --------===//

#ifndef BANKCHECK_ANALYSIS_KERNELANALYSIS_H
#define BANKCHECK_ANALYSIS_KERNELANALYSIS_H

#include "Analysis/DataCost.h"
#include "Analysis/Execution.h"
#include "Analysis/FragmentPointer.h"
#include "Banks/ScatteredCopy.h"
#include "Basic/ClaimAssumption.h"
#include "Limits/Limits.h"
#include "Nvcc/Predict.h"

namespace bankcheck::analysis {

/// Requests of one access whose warp and iteration are kept.
inline constexpr unsigned MostRuns = limits::Runs;

/// Requests of one access that differ in nothing that matters to their cost.
struct Pattern {
  lanes::BankQuery TheQuery;
  lanes::BankResult TheResult;
  /// What is known where the data decide the addresses, and the result is not decided; else null.
  std::shared_ptr<const DataCost> ByData;
  /// Of a copy past the banks: where its lanes read; null where that is not known.
  std::shared_ptr<const banks::CopyLines> Lines;
  bool Accumulates =
      false; ///< Where data decide, an atomic that adds, or joins values in another way that has no order.
  uint64_t Count = 0;
  unsigned FirstWarp = 0;
  std::string FirstIteration;
  std::vector<unsigned> LoopLines; ///< Of its loops. \see ExecutedRequest
  /// Warp and iteration of its first requests: all of them, unless the access has
  /// more than MostRuns.
  std::vector<std::pair<unsigned, std::string>> Runs;
  const SharedArray *Array = nullptr;
  /// Where the address may lie in several arrays: these, and Array is null.
  std::vector<const SharedArray *> Several;
  /// Bytes of the source's own access where several were merged into this
  /// request; else the request's width.
  unsigned ElementWidth = 4;
  bool TripCountUnknown = false;
  lanes::SymbolId IterationSymbol = 0;
  /// Steps over the ends of the array's rows without being a step over rows:
  /// another row length would change what is accessed.
  bool Flat = false;
  /// It may begin elsewhere than at a multiple of 16, or is one of several: \see nvcc::Laid.
  bool MayBeDisplaced = false;
  /// Arguments whose launched values the answer holds for, where others cost something else.
  std::set<unsigned> AsLaunched;
};

enum class Verdict : uint8_t { Clean, Conflict, Undecided, DataDependent, ScatteredCopy, Misaligned };

/// Whether it is known what each request costs, at the worst.
constexpr bool isDecided(Verdict V) {
  return V == Verdict::Clean || V == Verdict::Conflict || V == Verdict::ScatteredCopy;
}

/// Summed over the warps and iterations of a block; in wavefronts of the
/// hardware, of the source page, and the source page's ideal.
struct Totals {
  uint64_t Requests = 0, Wavefronts = 0, SourcePage = 0, Ideal = 0;
  bool SourcePageIsKnown = true;
  std::map<unsigned, uint64_t> Widths; ///< Requests by the bytes a lane accesses.
};

/// What the requests of an access cost on the source page, whatever the values that are not
/// known are: wavefronts and ideal.
struct RequestCosts {
  using Pair = std::pair<uint64_t, uint64_t>;
  std::set<Pair> OfRequest;    ///< A request costs one of these,
  bool MayBeLess = false;      ///< or less.
  bool DependOnValues = false; ///< Some request costs one or another.
  std::set<unsigned> Widths;
  /// Of all requests of a block at the most; nothing where a trip count is not known.
  std::optional<Pair> Most = Pair();
};

/// What the requests of an access cost whose addresses the data decide, in wavefronts of the hardware.
struct DataDependence {
  unsigned Least = 0;           ///< Of a request, whatever the data.
  std::optional<unsigned> Most; ///< Nothing where other warps may make it any number.
  unsigned Ways = 0, Ideal = 0; ///< The most of a request.
  std::optional<double> Mean;   ///< Of a request, for random data; of a loop if no other warp disturbs it.
  bool MeanIsSimulated = false;
  /// Sums over a block; nothing where a trip count is unknown.
  struct Sums {
    uint64_t Requests = 0, Least = 0, Most = 0, Ideal = 0;
    double Mean = 0;
    bool operator==(const Sums &) const = default;
  };
  std::optional<Sums> PerBlock;
  bool operator==(const DataDependence &) const = default;
};

/// A copy past the banks to rows that wait for one another. \see Banks/ScatteredCopy.h
struct ScatteredCopy {
  unsigned Rows = 0;                        ///< So many.
  unsigned LeastCycles = 0, BestCycles = 0; ///< Of a request to these rows; of the best one.
  bool NeedsRowStart = false;               ///< That many only if the array begins where a row does.
  unsigned ThroughL1 = 0;                   ///< Wavefronts of the same request with `.ca`.
  bool operator==(const ScatteredCopy &) const = default;
};

/// All of n accesses that are one request would be n * n numbers.
inline constexpr size_t MostMergedWith = 64;

struct AccessResult {
  unsigned Number = 0;
  banks::Operation Op = banks::Operation::Load;
  bool Certain = false; ///< Lies in shared memory for sure.
  bool Reached = false; ///< Some lane of a block runs it.
  bool InCode = false;  ///< Survives the compiler's clean-up.
  std::vector<Pattern> Patterns;
  Verdict TheVerdict = Verdict::Clean;
  /// Undecided: the first thing that was not known.
  std::optional<UndecidedReason> Reason;
  std::vector<Location> ReasonLocations;
  /// Of a conflict: why some of its other requests, which may be worse, are undecided.
  std::optional<UndecidedReason> RestUndecided;
  /// The pattern and case with the highest excess; null if undecided or not
  /// reached.
  const Pattern *WorstPattern = nullptr;
  const lanes::Case *WorstCase = nullptr;
  /// Nothing where a trip count is unknown or a request is undecided.
  std::optional<Totals> PerBlock;
  std::optional<DataDependence> ByData; ///< Of a data-dependent access.
  std::optional<ScatteredCopy> Copy;    ///< Of a scattered copy.
  bool HidesBehindSource = false;       ///< Of a clean copy past the banks: its source takes longer than its rows.
  std::optional<RequestCosts> Costs;    ///< Nothing where some request is undecided, or an assumption is made.
  std::vector<ClaimAssumption> Assumptions;
  unsigned ValueConditions = 0; ///< The first of them: values for which there is a conflict.
  unsigned Exceptions = 0;      ///< The next of them: values for which it costs something else.
  bool IsExample = false;       ///< For other values there is one as bad.
  /// A guard that depends on data lane by lane: the cost is an upper bound.
  bool AtMost = false;
  /// Other warps can make the loops of its atomics longer, and not shorter: the cost is a lower bound.
  bool AtLeast = false;
  /// Of such atomics: the most warps that change the same words, and the most that a request takes then; 0 if no other
  /// does.
  unsigned Contending = 0;
  uint64_t MostAmongWarps = 0;
  /// Branches on which it depends whether the access runs at all, for a whole
  /// warp, by values that are not known. The totals are those if it does.
  std::vector<Location> Conditions;
  /// Loads of the other arm of an `if` that may run in the same requests, MostMergedWith at most.
  std::set<unsigned> MayRunWith;
  Uncertainties Why; ///< The compiler's code may make other requests than those counted, for these reasons.
  std::vector<unsigned> MergedWith; ///< Numbers of accesses of the same request, MostMergedWith at most.
  bool CountedElsewhere = false;    ///< Its cost is counted at another access.
  std::string ArrayLinkage;
  std::vector<std::string> MayReach; ///< \see Access
  /// Of a bulk copy by a tensor map: the array that it writes. Empty if unknown.
  std::string FilledByTensorMap;
};

/// An address that has to be aligned more than the accesses there need.
struct AlignmentDemand {
  lanes::BankQuery TheQuery; ///< Its width is the alignment.
  const SharedArray *Array = nullptr;
};

/// What an analysis may spend, or has spent.
struct Effort {
  uint64_t Steps = limits::KernelSteps;   ///< Evaluations of an instruction for 32 lanes.
  uint64_t Values = limits::KernelValues; ///< \see BankResult::Values
  void add(const Effort &Other) {
    Steps += Other.Steps;
    Values += Other.Values;
  }
};

struct ExecutedRequest;

struct KernelResult {
  BlockShape Shape;
  Effort Most, Spent{0, 0};
  std::vector<AlignmentDemand> Demands;
  std::vector<FragmentPointer> Pointers; ///< Different ones.
  std::vector<AccessResult> Accesses;    ///< Of this kernel, by number.
  bool OutOfBudget = false;
  bool Abridged = false; ///< Too long to be followed: loops stand for all their iterations.
  /// Some access lies outside its array: the kernel is not meant for this block.
  bool OutOfBounds = false;
  /// How much of the static arrays is reached: the least share of one, 0 to 1.
  double reached() const;
  std::map<const SharedArray *, uint64_t> Reach; ///< Highest byte accessed, plus 1.
  /// Of each warp, where there is a conflict and they are not too many: fixes look at them again. Else null.
  std::shared_ptr<const std::vector<std::vector<ExecutedRequest>>> Executed;
};

/// One request with its whole address. A Pattern omits offsets that are common to all lanes,
/// but these matter for another layout of the array.
struct WholeRequest {
  unsigned Number = 0; ///< Of the access at which it is counted.
  lanes::BankQuery TheQuery;
  const SharedArray *Array = nullptr;
  unsigned ElementWidth = 4; ///< \see Pattern
  lanes::AffineRef Matrix;   ///< Of wmma: where its matrix begins. Else null.
};

/// Evaluates all warps of a block. \p Kernel is shared by several shapes. With less effort
/// loops are not followed iteration by iteration, and more accesses are "undecided: budget".
KernelResult analyse(KernelContext &Kernel, const nvcc::PredictedCode &Code, BlockShape Shape, const Effort &Most);
/// The same, up to the first warp that leaves the arrays: \c OutOfBounds then, and no verdicts.
KernelResult analyseInside(KernelContext &Kernel, const nvcc::PredictedCode &Code, BlockShape Shape,
                           const Effort &Most);

/// Calls \p See for each request on a known array that was analysed for \p Result.
void observe(KernelContext &Kernel, const nvcc::PredictedCode &Code, const KernelResult &Result,
             const std::function<void(const WholeRequest &)> &See);

/// All paddings 0: the source as it stands.
lanes::Substitution noPadding(const KernelContext &Kernel, const lanes::BankQuery &Q);

} // namespace bankcheck::analysis

#endif
