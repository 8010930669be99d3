//===- Finding.h - what is reported, as plain values -------------------------===//

#ifndef BANKCHECK_REPORT_FINDING_H
#define BANKCHECK_REPORT_FINDING_H

#include "Banks/Request.h"
#include "Basic/Amount.h"
#include "Basic/BlockShape.h"
#include "Basic/InstructionClass.h"
#include "Basic/LaunchPlace.h"
#include "Report/Kind.h"
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace bankcheck::report {

enum class FindingVerdict : uint8_t { Clean, Conflict, Undecided, DataDependent, ScatteredCopy, Misaligned };

/// For what a conflict is claimed alone, if nothing in sight says that the kernel is launched so: it is possible, and
/// fails no build by itself.
enum class OnlyFor : uint8_t {
  NoGuess,      ///< It is claimed for a launch, or for any.
  GuessedBlock, ///< In other blocks than the one that is assumed it is another.
  OwnBlock,     ///< Of an address of the cluster: in another block's memory banks do not matter.
  UnseenValues, ///< For certain values of arguments, or of other values, that no launch gives.
};

/// Why a finding is left out of the report, and does not count for the status.
enum class Withheld : uint8_t {
  No,
  Ignored,  ///< Its kind has severity `ignore`.
  FewWays,  ///< A conflict of fewer ways than are asked for,
  Cheap,    ///< or that costs less of its kernel's time.
  Path,     ///< It stands in a file that is left out,
  System,   ///< or in a system header.
  Comment,  ///< NOLINT
  Baseline, ///< It was there before.
  Line,     ///< It stands on lines that are not asked for.
};

/// Replaces the text from Begin to before the end.
struct EditFinding {
  Location Begin;
  unsigned EndLine = 0, EndColumn = 0;
  unsigned Offset = 0, Length = 0; ///< The same in bytes.
  std::string Text;
};

/// The edits of a change: all accesses to an array have the same ones, which are kept once.
class EditList {
public:
  EditList() = default;
  EditList(std::vector<EditFinding> All) : EditList(std::make_shared<const std::vector<EditFinding>>(std::move(All))) {}
  explicit EditList(std::shared_ptr<const std::vector<EditFinding>> All) : All(std::move(All)) {}
  const std::vector<EditFinding> &all() const {
    static const std::vector<EditFinding> None;
    return All ? *All : None;
  }
  auto begin() const { return all().begin(); }
  auto end() const { return all().end(); }
  size_t size() const { return all().size(); }
  bool empty() const { return all().empty(); }
  /// Whether they are the same object: those of two accesses to an array, as a rule.
  bool isKeptWith(const EditList &Other) const { return All == Other.All; }
  /// The same for these, and for no others that live meanwhile.
  const void *keeper() const { return All.get(); }

private:
  std::shared_ptr<const std::vector<EditFinding>> All;
};

/// Shared memory of a block before and after a change, in bytes. Static only: what
/// a launch adds is not known.
struct RoomFinding {
  uint64_t StaticBefore = 0, StaticAfter = 0; ///< Of the kernel that has most.
  uint64_t StaticLimit = 0, BlockLimit = 0;   ///< Of every architecture; of this one.
  uint64_t BlocksBefore = 0, BlocksAfter = 0; ///< On a multiprocessor, by shared memory alone.
};

/// Requests of a block for an array, where a change takes some apart that the compiler merged.
struct SplitFinding {
  uint64_t Before = 0, After = 0; ///< After: at the most.
  bool IsSure = false;            ///< So many, no fewer.
  bool operator==(const SplitFinding &) const = default;
};

/// A change that was evaluated on every access to the array.
struct FixFinding {
  std::string Kind;        ///< A name of FixKind.def; from JSON, any.
  std::string Description; ///< 'float tile[32][33]'
  Location Where;
  unsigned Accesses = 0;
  unsigned Wavefronts = 0;                ///< A request of this access, with the change.
  std::optional<uint64_t> ExtraBytes = 0; ///< Nothing where the launch decides.
  std::optional<SplitFinding> Split;      ///< Nothing where merged requests stay so.
  std::optional<RoomFinding> Room;        ///< Nothing where the architecture's limits are not known.
  EditList Edits;                         ///< Empty where it has to be made by hand.
  std::string ByHand;                     ///< Why it has to, or what else has to change.
  bool Safe = false;                      ///< Changes a declaration and nothing else.
  /// What becomes of AccessFinding::Drawn, one each; nothing where the request
  /// runs in several after the change.
  std::vector<std::optional<banks::Request>> Drawn;
};

/// The change that takes most wavefronts away where none makes all accesses clean.
struct PartialFixFinding {
  FixFinding Change;              ///< Made by hand: it has no edits.
  uint64_t Before = 0, After = 0; ///< Wavefronts of a block, over all accesses to the array.
  std::vector<std::string> Left;  ///< "the load in line 7 is 4-way then"
};

/// Requests of an access that look alike, for pictures: each at its worst over the
/// values that are not known, and moved by a multiple of 128 bytes.
struct DrawnFinding {
  banks::Request Asked;
  uint64_t Count = 0; ///< Requests of a block.
  /// Warp and iteration ("" outside loops) of the first of them.
  std::vector<std::pair<unsigned, std::string>> Runs;
};

/// The request that costs most over its ideal.
struct WorstFinding {
  unsigned Warp = 0;
  std::string Iteration;
  std::vector<unsigned> LoopLines; ///< Of the loops that it is one of, from outside; 0 where a line is not known.
  banks::LaneMask Active = 0;
  std::array<uint32_t, banks::WarpSize> Offsets{};
  unsigned Wavefronts = 0, Ideal = 0, Ways = 0;
  bool IsExact = true;                ///< Else the data can make the wavefronts fewer.
  std::optional<unsigned> SourcePage; ///< Nothing where it has no rule.
  unsigned Bank = 0;                  ///< The bank that the request waits for,
  banks::LaneMask LanesInBank = 0;    ///< the lanes that meet there,
  int64_t Stride = 0;                 ///< and the bytes from lane to lane, or 0.
};

struct TotalsFinding {
  uint64_t Requests = 0, Wavefronts = 0, Ideal = 0;
  std::optional<uint64_t> SourcePage;  ///< Nothing where it has no rule.
  std::map<unsigned, uint64_t> Widths; ///< Requests by the bytes a lane accesses.
  bool operator==(const TotalsFinding &) const = default;
};

/// What the requests of an access cost on the source page, whatever the values that are not
/// known are: wavefronts and ideal.
struct CostsFinding {
  std::set<std::pair<uint64_t, uint64_t>> OfRequest; ///< A request costs one of these,
  bool MayBeLess = false;                            ///< or less.
  bool DependOnValues = false;                       ///< Some request costs one or another.
  std::set<unsigned> Widths;                         ///< In bytes.
  /// Of all requests of a block at the most; nothing where a trip count is not known.
  std::optional<std::pair<uint64_t, uint64_t>> Most;
  /// They hold for whatever requests the compiler's code makes, though it is not known which.
  bool HoldIfUncertain = false;
  bool MayBeNone = false; ///< Registers may keep the value: perhaps no request is made.
  bool operator==(const CostsFinding &) const = default;
};

/// Another way to write atomics into an array by data, and what a request costs then.
struct DataChangeFinding {
  std::string Kind;        ///< copies-per-lane, copies-per-warp, match, sort
  std::string Description; ///< "'bins' once for each lane: bins[32 * i + lane]"
  unsigned Best = 0;
  std::optional<unsigned> Worst;
  std::optional<double> Expected;
  bool IsSimulated = false;
  uint64_t ExtraBytes = 0;
  bool operator==(const DataChangeFinding &) const = default;
};

/// What requests cost whose addresses the data decide: in wavefronts of the hardware, whatever the data are.
struct DataFinding {
  unsigned Best = 0;             ///< Of a request;
  std::optional<unsigned> Worst; ///< nothing where other warps may make it any number.
  unsigned Ways = 0, Ideal = 0;
  std::optional<double> Expected; ///< For random data; nothing where other values than data decide, too.
  bool IsSimulated = false;       ///< How that was found; else it was calculated.
  struct Sums {
    uint64_t Requests = 0, Best = 0;
    std::optional<uint64_t> Worst;
    std::optional<double> Expected;
    uint64_t Ideal = 0;
    bool operator==(const Sums &) const = default;
  };
  std::optional<Sums> PerBlock; ///< Nothing where a trip count is not known.
  std::vector<DataChangeFinding> Changes;
  bool operator==(const DataFinding &) const = default;
};

/// A copy past the banks (cp.async.cg) to rows of shared memory that wait for one another.
struct CopyFinding {
  unsigned Rows = 0;
  unsigned LeastCycles = 0, BestCycles = 0; ///< Of a request; of the best of any.
  unsigned ThroughL1 = 0;                   ///< Wavefronts of the same request with `.ca`.
  bool operator==(const CopyFinding &) const = default;
};

/// What is claimed of an access, and what keeps it from being exact.
struct ClaimFinding {
  FindingVerdict Verdict = FindingVerdict::Clean;
  std::string Reason; ///< Of an undecided or data-dependent one.
  std::vector<std::string> Assumptions;
  unsigned ValueConditions = 0; ///< The first of them: values for which there is a conflict.
  bool AtMost = false;          ///< Numbers are upper bounds.
  /// Branches, for whole warps by values that are not known, on which it depends
  /// whether the access runs; the numbers are those if it does.
  std::vector<Location> Conditions;
  /// Lines of the other arm of an `if` whose load may run in the same requests:
  /// the totals count each by itself.
  std::vector<unsigned> MayRunWith;
  /// Why the compiler's code may make other requests than those counted, if so.
  std::string UncertaintyText;
  std::optional<TotalsFinding> PerBlock;
  /// Nothing where some request is undecided, or an assumption is made. Not part of a report that is written.
  std::optional<CostsFinding> Costs;
  std::string ReasonKind = {};          ///< Of an undecided or data-dependent one: as in Basic/Undecided.def.
  std::optional<DataFinding> Data = {}; ///< Of a data-dependent one.
  std::optional<CopyFinding> Copy = {}; ///< Of a scattered copy.
  bool AtLeast = false;                 ///< Numbers are lower bounds.
  bool IsExample = false;               ///< Other values than the ValueConditions have it as bad.
  unsigned Exceptions = 0;              ///< The next of the Assumptions: values for which the cost is another.
  bool operator==(const ClaimFinding &) const = default;
};

/// What an access comes to, where the kernel's parameters have certain values.
struct OutcomeFinding : ClaimFinding {
  unsigned Wavefronts = 0, Ideal = 0, Ways = 0; ///< Of the worst request; 0 where there is none.
};

/// Blocks of a profile's launches for each of which the same is claimed.
struct BlocksFinding {
  uint64_t Blocks = 0;
  ClaimFinding Claim;
};

/// Launches in sight that give the kernel's parameters the same values.
struct LaunchedFinding {
  std::map<std::string, int64_t> Values; ///< Of the parameters on which the access depends.
  std::vector<std::string> Deciding;     ///< Those of them that suffice for the conflict, if it is known.
  std::vector<LaunchPlace> Where;
  OutcomeFinding Outcome;
};

/// One access of the source in one kernel instantiation.
struct AccessFinding : ClaimFinding {
  unsigned Id = 0;     ///< Unique within a report.
  unsigned Kernel = 0; ///< Index into Report::Kernels.
  Location Where;
  unsigned EndLine = 0, EndColumn = 0;
  /// Where debug information puts the instruction: what a profiler shows.
  Location CodeAt;
  bool InHeader = false;              ///< The instruction itself stands in a header of a library.
  bool InSystemHeader = false;        ///< So does Where: no line of the user leads there.
  Location MadeAt;                    ///< Where the instruction stands, if that is in a library and Where is not.
  std::vector<Location> LibraryCalls; ///< From MadeAt outwards to the library's function that Where calls.
  std::vector<Location> CalledFrom;   ///< Where the function around Where is called, and so on outwards.
  std::string Expression;             ///< As written, its first 4,096 bytes at most.
  std::string Array;                  ///< Empty if not known.
  Location DeclaredAt;
  std::string Op; ///< load, store, atomic, ldmatrix, stmatrix, cp.async
  unsigned Width = 0;
  std::optional<unsigned> SourceWidth; ///< That of the expression, where the compiler merges it into a wider request.
  /// Undecided, since the hardware makes the addresses: no lane does.
  bool HardwareAddressed = false;
  Location ReasonWhere;
  bool DependsOnBlock = false; ///< In other blocks than the one that is assumed it is another.
  OnlyFor Possible = OnlyFor::NoGuess;
  std::string WorseElsewhere; ///< Of a clean one: "4-way in blocks of 256", if it is so.
  std::optional<WorstFinding> Worst;
  /// Of a conflict: why other requests of it, which may be worse, are undecided, if so.
  std::string RestUndecided;
  /// Where it matters what launches in sight give the parameters: each of these, the
  /// worst first, of which all the rest speaks.
  std::vector<LaunchedFinding> Launched;
  /// And what holds for any other values.
  std::optional<OutcomeFinding> Unconditional;
  /// Where a profile is compared with and more can be said block by block: of all blocks
  /// of its launches. Not part of a report that is written.
  std::vector<BlocksFinding> OfProfile;
  /// "object" if machine code has the requests that are predicted, else "predicted"; nothing if none is at hand.
  std::optional<std::string> RequestsFrom;
  std::vector<unsigned> Merged; ///< Ids of accesses that run in the same request, 64 at most.
  std::vector<FixFinding> Fixes;
  std::string WhyNoFix;
  std::optional<PartialFixFinding> PartialFix;
  /// The worst first, MostDrawn at most; empty where the address is not known.
  std::vector<DrawnFinding> Drawn;
  std::optional<Severity> Level; ///< Nothing: that of its kind.
  bool Fails = false;            ///< Makes the run fail, if it is not withheld.
  Withheld IsWithheld = Withheld::No;

  /// Of a conflict, or an access that faults.
  bool isOnlyPossible() const {
    return (Verdict == FindingVerdict::Conflict || Verdict == FindingVerdict::Misaligned) &&
           Possible != OnlyFor::NoGuess;
  }

  FindingKind kind() const {
    if (HardwareAddressed)
      return FindingKind::HardwareAddressed;
    switch (Verdict) {
    case FindingVerdict::Clean:
      return FindingKind::Clean;
    case FindingVerdict::Conflict:
      return FindingKind::Conflict;
    case FindingVerdict::DataDependent:
      return FindingKind::DataDependent;
    case FindingVerdict::ScatteredCopy:
      return FindingKind::ScatteredCopy;
    case FindingVerdict::Misaligned:
      return FindingKind::Misaligned;
    case FindingVerdict::Undecided:
      break;
    }
    return FindingKind::Undecided;
  }
};

inline constexpr unsigned MostDrawn = 32;

/// Instructions of a kernel's source that access memory other than a local variable in
/// location, by what became of them. \see IR/Ledger.h
struct InstructionsFinding {
  unsigned Accesses = 0;    ///< Are there as accesses, undecided ones included.
  unsigned OtherMemory = 0; ///< Proved to access other memory.
  unsigned Removed = 0;     ///< Do not run: removed by the compiler, or no lane reaches them.
};

/// What a block of a kernel does, in numbers that hold for it whatever the values are that are not known.
/// \see Analysis/KernelBudget.h
/// What all warps of a block do in one iteration of a loop, those inside included. If iterations differ, their mean.
struct LoopFinding {
  unsigned Line = 0;                  ///< Where the loop begins; 0: not known.
  std::optional<uint64_t> Iterations; ///< Of a warp; nothing if it is not known. Then the budget has one of them.
  ByInstructionClass<Amount> Instructions{}; ///< Estimated.
  Amount LoadSectors, StoreSectors;
  std::optional<Amount> Wavefronts, Ideal; ///< Of shared memory; nothing where some request is undecided.
  bool operator==(const LoopFinding &) const = default;
};

struct BudgetFinding {
  ByInstructionClass<Amount> Instructions{}; ///< Of all warps; estimated.
  uint64_t InstructionsIfRolled = 0;         ///< More, at the most, where it is not sure that nvcc unrolls loops.
  Amount LoadSectors, StoreSectors;
  uint64_t DistinctLoadSectors = 0; ///< Estimated.
  /// Of shared memory, and where no request has a conflict; nothing where some request is undecided.
  std::optional<Amount> Wavefronts, Ideal;
  std::optional<Amount> Expected; ///< Of Wavefronts, for random data. \see docs/json.md
  /// Of the warp that waits longest: cycles for arithmetic, and loads one after another. Estimated.
  uint64_t WaitCycles = 0, WaitSharedLoads = 0, WaitGlobalLoads = 0;
  uint64_t SharedBytes = 0;          ///< Of dynamic arrays, as far as the block reaches.
  unsigned Registers = 0;            ///< Of a thread.
  bool RegistersAreEstimated = true; ///< Else those of its machine code.
  uint64_t BlocksByRegisters = 0;    ///< That fit a multiprocessor by these alone.
  /// That fit by their threads, shared memory, and registers if these are known; nothing for an architecture in no table.
  std::optional<uint64_t> BlocksPerSM;
  std::optional<uint64_t> Blocks; ///< Of the launches in sight, if all have the same grid.
  /// Of global memory, of all these blocks, where those count once that have the same addresses. Estimated.
  std::optional<uint64_t> FootprintSectors, LoadFootprintSectors; ///< The latter of loads alone.
  bool TripCountsAreKnown = true;                                 ///< Else a loop stands for one iteration.
  /// Those of unknown trip counts; then the hot loop: of the innermost ones of which it is known, the one with the most
  /// instructions.
  std::vector<LoopFinding> Loops;
  bool operator==(const BudgetFinding &) const = default;
};

/// A resource of a multiprocessor, and how much of a kernel's time it is busy: 0 to 1; estimated.
struct ResourceFinding {
  std::string Name;             ///< "shared memory", "DRAM".
  double Before = 0, After = 0; ///< With the conflicts, and without.
  bool operator==(const ResourceFinding &) const = default;
};

/// What removing all conflicts of a kernel brings in time. \see Time/Speedup.h
struct GainFinding {
  double Least = 1, Most = 1;             ///< Time now divided by time without them.
  std::string Gpu;                        ///< That the times are of: "H200".
  std::string BoundBefore, BoundAfter;    ///< The resource that is busiest: "shared memory", "DRAM".
  std::string Verdict;                    ///< worth-it, no-effect, unknown
  std::vector<ResourceFinding> Resources; ///< Those with a share of the time; the busiest first.
  bool operator==(const GainFinding &) const = default;
};

struct KernelFinding {
  std::string Name;
  std::string Key; ///< What a profile knows it by (Basic/KernelName.h); not part of a report that is written.
  Location Where;
  BlockShape Block;
  std::string BlockOrigin; ///< launch, option, comment, configuration, launch_bounds, default, assumed
  /// Where launches with this block stand: 8 at most.
  std::vector<LaunchPlace> LaunchedAt;
  std::string Arch;
  std::vector<std::string> Parameters;             ///< Names, of members of structs too; empty for nameless ones.
  std::optional<InstructionsFinding> Instructions; ///< Nothing in reports of before.
  std::optional<BudgetFinding> Budget;             ///< If it is asked for.
  /// The mean over some blocks of the grid, if its amounts depend on which block it is.
  std::optional<BudgetFinding> TypicalBudget;
  std::optional<GainFinding> Gain; ///< If it has a budget, and the architecture a profile.
};

struct ErrorFinding {
  Location Where;
  std::string Message;
  bool CostsKernel = false; ///< A kernel is not analysed for it.
};

/// How the message on a kernel ends for which the parse met an error.
inline constexpr char DoesNotParse[] = "it does not parse";

/// A finding that speaks of no access.
struct RemarkFinding {
  FindingKind Kind;
  Location Where;
  std::string Message;
  std::optional<Severity> Level; ///< Nothing: that of its kind.
  bool Fails = false;            ///< Makes the run fail, or incomplete if Skipped, if it is not withheld.
  Withheld IsWithheld = Withheld::No;

  FindingKind kind() const { return Kind; }
};

struct Report {
  std::vector<std::string> Files;       ///< That were analysed, as the user spelled them.
  std::vector<std::string> NotAnalysed; ///< Those of which nothing could be.
  std::set<std::string> Archs;          ///< Usually one; files may have theirs.
  std::vector<KernelFinding> Kernels;
  std::vector<AccessFinding> Accesses;
  std::vector<ErrorFinding> Errors;   ///< Passed over in the parse.
  std::vector<RemarkFinding> Remarks; ///< Kernels not analysed, ...; by location.
  std::vector<std::string> Notes;     ///< What the command said of the flags: those that have no effect, and why.

  /// Without those that the hardware addresses.
  unsigned count(FindingVerdict V) const {
    unsigned Sum = 0;
    for (const AccessFinding &A : Accesses)
      Sum += A.Verdict == V && !A.HardwareAddressed;
    return Sum;
  }
  unsigned countHardwareAddressed() const {
    unsigned Sum = 0;
    for (const AccessFinding &A : Accesses)
      Sum += A.HardwareAddressed;
    return Sum;
  }
  /// A finding that makes a run fail is shown.
  bool fails() const;
  /// A kernel that was asked for is not in the report: the exit status is not 0.
  bool isIncomplete() const;

  /// "sm_80, sm_90"
  std::string archText() const;
  /// Those for which the rules were not measured; "" if they were for all.
  std::string carriedOverTo() const;
  /// Adds what was found in another file, behind what is here.
  void append(Report Other);
  /// Moves the numbers of the accesses and kernels behind those of others.
  void renumber(size_t OtherAccesses, size_t OtherKernels);
  /// By location: once all is appended.
  void sortRemarks();
};

/// What reports are ordered by: Report::Files and NotAnalysed.
using ReportNames = std::pair<std::vector<std::string>, std::vector<std::string>>;

} // namespace bankcheck::report

#endif
