//===- Executor.h - the state of a warp that runs, and its steps ------------===//
//
// The class behind Analysis/Execution.h, in four files: requests and control
// flow (Executor.cpp), values where ways through the code meet (ReconvergedValues.cpp),
// loops that are followed trip by trip (LoopTrips.cpp), and loops of which one trip
// stands for all (LoopSummary.cpp).
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_ANALYSIS_EXECUTOR_H
#define BANKCHECK_ANALYSIS_EXECUTOR_H

#include "Analysis/Execution.h"
#include "Analysis/WarpState.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/Instructions.h"

namespace bankcheck::analysis {

class Executor {
public:
  Executor(KernelContext &Kernel, BlockShape Shape, unsigned Warp, const ExecutionLimits &Limits,
           const std::function<void(const ExecutedRequest &)> &Sink)
      : Kernel(Kernel), Math(Kernel.math()), State(Kernel, Shape, Warp), Limits(Limits), Sink(Sink),
        Met(Kernel.controlDependences().size()) {
    Met[0].emplace(); // of the root
  }
  ExecutionResult run();

private:
  using Edge = std::pair<const llvm::BasicBlock *, const llvm::BasicBlock *>;

  KernelContext &Kernel;
  lanes::Arithmetic &Math;
  WarpState State;
  const ExecutionLimits &Limits;
  const std::function<void(const ExecutedRequest &)> &Sink;
  uint64_t Steps = 0, Eighths = 0;
  /// Of a step, for what is looked at and not evaluated: in loops with many entries that is the most.
  void charge(uint64_t More) {
    Eighths += More;
    Steps += Eighths / 8;
    Eighths %= 8;
  }
  bool OutOfBudget = false;
  std::set<const llvm::Loop *> Parted, PassedBySome, Long;
  std::set<const llvm::Loop *> MayBeParted; ///< By lanes that nobody knows.
  BranchSides PassedBy;
  unsigned Suppressed = 0;   ///< Above 0: requests are not emitted.
  unsigned UnknownTrips = 0; ///< Enclosing loops whose trip count is unknown.
  unsigned PartingTrips = 0; ///< Enclosing loops that lanes may have left in an earlier iteration, nobody knows which.
  unsigned LaterTrips = 0;   ///< Of these, those in an iteration that may never run.
  struct Trip {
    std::string Iteration; ///< "2", "any"
    lanes::SymbolId Symbol;
    unsigned Line; ///< Of its loop.
  };
  std::vector<Trip> Trips; ///< Of enclosing loops, from outside.

  llvm::DenseMap<Edge, banks::LaneMask> Edges;
  /// Values that a phi takes on an edge that leaves a loop, gathered over the
  /// iterations in which lanes left.
  std::map<std::pair<const llvm::PHINode *, const llvm::BasicBlock *>, lanes::AffineValue> ExitValues;
  /// Branches whose last execution could not be computed.
  llvm::DenseMap<const llvm::BasicBlock *, lanes::AffineValue> UnknownBranches;
  /// When that was, and when loops were entered.
  llvm::DenseMap<const llvm::BasicBlock *, uint64_t> Times;
  uint64_t Clock = 0;
  /// Requests of a loop that may have to be run again.
  std::vector<std::vector<ExecutedRequest>> Buffered;
  /// Of the whole warp, and of each loop that may have to be run again.
  std::vector<RunsByBlock> BlockRunsOf{1};
  /// By the number of a ControlDependence, once asked for: those of UnknownBranches that it and what is around it come to.
  std::vector<std::optional<PathConstraint::Ref>> Met;

  //===--- requests --------------------------------------------------------===//

  void emit(ExecutedRequest Request);
  void request(const KernelContext::Step &Step, banks::LaneMask Active);
  void countRun(const llvm::BasicBlock *Block);

  //===--- control flow ----------------------------------------------------===//

  banks::LaneMask edge(const llvm::BasicBlock *From, const llvm::BasicBlock *To) const {
    return Edges.lookup({From, To});
  }
  /// Those under which \p Block runs. Until a branch is run or forgotten.
  const PathConstraint::Ref &pathConditionOf(const llvm::BasicBlock *Block);
  void forgetConditionsBehind(const llvm::BasicBlock *Branch);
  void forgetCondition(const llvm::BasicBlock *Branch);
  banks::LaneMask incoming(const llvm::BasicBlock *Block) const;
  lanes::AffineValue incomingValue(const llvm::PHINode &Phi, const llvm::BasicBlock *Pred);
  /// Whether it may be an address in shared memory.
  bool mayBeShared(const lanes::AffineValue &F) const;
  /// What lanes bring to a block from one before it.
  struct Arrival {
    const llvm::BasicBlock *From;
    banks::LaneMask Mask;
    lanes::AffineValue Value;
    unsigned Number;    ///< Of the phi's.
    unsigned Order = 0; ///< In the dominator tree.
  };
  class Arrivals;
  struct Fork;
  /// The value behind all of these, one at least: of a branch that could not be computed
  /// that of the side which its condition says, branch after branch.
  lanes::AffineValue joined(std::vector<Arrival> All, const llvm::BasicBlock *Block);
  /// The same where nobody knows which branch decides.
  lanes::AffineValue joinedAnyhow(llvm::ArrayRef<Arrival> All, const llvm::BasicBlock *Block);
  /// Whether the lanes of \p Mask all come to \p Block by the same one of \p From, nobody knows which.
  bool comeTogether(llvm::ArrayRef<const llvm::BasicBlock *> From, const llvm::BasicBlock *Block,
                    banks::LaneMask Mask) const;
  /// Why a value rests on the way to \p At by the blocks \p Last: the data, if a branch that parts these ways and could
  /// not be computed rests on loaded data, else \p Otherwise.
  lanes::ReasonId reasonOfWay(const llvm::Instruction &At, llvm::ArrayRef<const llvm::BasicBlock *> Last,
                              Undecided Otherwise);
  lanes::AffineValue merge(const llvm::PHINode &Phi);
  void runPhis(const llvm::BasicBlock *Block);
  /// Before what asks which lanes are there.
  void notePresent(const llvm::BasicBlock *Block, banks::LaneMask Mask);
  void runBlock(const llvm::BasicBlock *Block, banks::LaneMask Mask);
  void leave(const llvm::BasicBlock *Block, banks::LaneMask Mask);
  /// Runs the blocks of \p L (of the whole function if null), sub-loops as a
  /// whole. The header's phis of L are set already.
  void runRegion(const llvm::Loop *L, banks::LaneMask Entry);

  //===--- loops -----------------------------------------------------------===//

  /// Of a phi behind a loop: what lanes take there.
  struct ExitValue {
    /// By iteration: more than one where lanes may have left before, with another value.
    std::vector<std::pair<unsigned, lanes::AffineValue>> Values;
    bool Together = true; ///< All lanes that leave then.
  };

  struct LoopRun {
    LoopRun(const llvm::Loop &L, banks::LaneMask Entry) : L(L), Entry(Entry) {}
    const llvm::Loop &L;
    banks::LaneMask Entry;
    std::vector<const llvm::PHINode *> Phis; ///< Of the header, needed ones.
    std::vector<lanes::AffineValue> Initial;
    /// Local variables, which go from iteration to iteration as phis do: their
    /// Initial stands behind that of the phis.
    std::vector<LocalMemory::Key> Cells;
    LocalMemory::Cells Before;
    llvm::SmallVector<std::pair<const llvm::BasicBlock *, const llvm::BasicBlock *>, 4> Exits;
    std::map<std::pair<const llvm::PHINode *, const llvm::BasicBlock *>, ExitValue> Gathered;
    std::map<Edge, banks::LaneMask> LanesLeft;
    unsigned TimesLeft = 0; ///< Iterations in which lanes may have left.
    /// Exits by which some lanes and not others may have left in an iteration, and those by which all may have.
    llvm::SetVector<const llvm::BasicBlock *> Parting, Ending;
    /// The iteration of several with whose value lanes left.
    std::map<Edge, lanes::SymbolId> LastTrips;
  };

  void clearEdges(const llvm::Loop &L);
  /// Whether some lanes and not others may have left by \p Exiting, whose condition is unknown, in the iteration that
  /// was run last.
  bool mayPart(const LoopRun &Run, const llvm::BasicBlock *Exiting);
  /// Adds the exits of the iteration that was run last whose conditions are unknown to those of \p Run.
  void noteUnknownExits(LoopRun &Run);
  /// Notes of the requests of the loop that is run, from \p First on, that lanes may have left by the parting exits of
  /// \p Run in an earlier iteration: they are made by fewer lanes, or not at all.
  void noteLeft(const LoopRun &Run, size_t First);
  banks::LaneMask backMask(const llvm::Loop &L);
  lanes::AffineValue nextValue(const llvm::Loop &L, const llvm::PHINode &Phi, const lanes::AffineValue &Current);
  /// After \p Iteration, which the lanes of \p Entry began.
  void gatherExits(LoopRun &Run, unsigned Iteration, banks::LaneMask Entry);
  /// The blocks by whose branches all lanes that are in the loop leave it, or none does.
  llvm::SmallPtrSet<const llvm::BasicBlock *, 8> leftTogether(const llvm::Loop &L, banks::LaneMask Entry);
  /// One value for all that \p Phi may be when lanes come from \p From.
  lanes::AffineValue anyOf(LoopRun &Run, const ExitValue &Exit, const llvm::PHINode &Phi, const llvm::BasicBlock *From);
  void publishExits(LoopRun &Run);
  void clearEdgesKeepingUnknown(const llvm::Loop &L);
  void forgetExitValues(const LoopRun &Run);
  void runLoop(const llvm::Loop &L, banks::LaneMask Entry);
  /// Iteration by iteration, as long as each lane's end is known. False if it
  /// is not, or if the loop is too long.
  bool followIterations(LoopRun &Run);
  banks::LaneMask reached(const llvm::BasicBlock *Block) const;
  /// Whether \p F rests on an unknown that is no older than \p FirstNew.
  bool dependsOnNew(const lanes::AffineValue &F, lanes::SymbolId FirstNew) const;
  unsigned lineOf(const llvm::Loop &L) const;
  /// As the source calls it: mem2reg names the values of `stride` stride.0, of a parameter
  /// n n.addr.0, later passes append digits; other values have no name of the source.
  ValueName changingValueName(const llvm::PHINode *Phi, const llvm::Loop &L) const;
  lanes::ReasonId whyApart(const llvm::Loop &L, const llvm::BasicBlock *Exiting);

  /// How a value goes from one iteration to the next.
  struct Recurrence {
    /// Still: it stays as it was. Assumed of memory until a trial shows otherwise.
    enum Kind { Step, Cycle, Uniform, Top, Still } TheKind = Step;
    lanes::AffineValue StepValue;
    lanes::ReasonId Why = 0; ///< Top: the first cause, where there is one.
  };

  /// Sets phis and local variables; a variable that is top holds nothing.
  void setCarried(LoopRun &Run, const std::vector<Recurrence> &Kinds, const std::vector<lanes::AffineValue> &Values);
  std::vector<lanes::AffineValue> nextCarried(LoopRun &Run, const std::vector<lanes::AffineValue> &Values);
  /// One run of the body, values of the header's phis given, requests suppressed.
  std::vector<lanes::AffineValue> trial(LoopRun &Run, const std::vector<Recurrence> &Kinds,
                                        const std::vector<lanes::AffineValue> &Values);
  /// One iteration (or as many as it takes for values to return) stands for
  /// all.
  void runForAllIterations(LoopRun &Run);
  /// How each carried value goes on. \returns the first symbol that stands for what iterations change.
  lanes::SymbolId findRecurrences(LoopRun &Run, std::vector<Recurrence> &Kinds);
  Recurrence recurrenceOf(const lanes::AffineValue &Current, const lanes::AffineValue &Next, banks::LaneMask Entry,
                          lanes::SymbolId FirstNew);
  /// Carried value \p I in an iteration that is not known: its initial one and some change.
  lanes::AffineValue placeholder(const LoopRun &Run, size_t I);
  /// The same where nothing is known of it, for \p Why; 0 if only the loop is to blame.
  lanes::AffineValue topValue(const LoopRun &Run, size_t I, lanes::ReasonId Why);

  /// How iterations differ: those of the first \c Before are looked at one by one,
  /// then \c Period of them stand for all that follow.
  struct Phases {
    unsigned Before = 0, Period = 1;
    bool isOnce(unsigned Phase) const { return Phase < Before; }
  };
  /// After how many iterations the values that are neither steps nor top are
  /// what they were in an earlier one; such phis become cycles.
  Phases findPhases(LoopRun &Run, std::vector<Recurrence> &Kinds);
  struct PhaseTrial {
    std::optional<Phases> Found;
    std::vector<size_t> Failed; ///< Candidates that do not return; none if it is given up.
    unsigned Trips = 0;
  };
  /// Whether all \p Candidates among the carried values return.
  PhaseTrial tryPhases(LoopRun &Run, const std::vector<Recurrence> &Kinds, llvm::ArrayRef<size_t> Candidates,
                       unsigned LongestPeriod);
  /// Whether to go on until values come to rest, after \p LongestPeriod trips from \p StepsBefore.
  bool isWorthSettling(uint64_t StepsBefore, unsigned LongestPeriod) const;
  /// Carried value \p I in \p Phase, which comes after \p Current; \p Trip counts the periods.
  lanes::AffineValue inPhase(const LoopRun &Run, size_t I, const Recurrence &R, const lanes::AffineValue &Current,
                             unsigned Phase, const Phases &All, lanes::SymbolId Trip);
  /// Of the iterations for which \p Phase stands.
  static std::string nameOf(unsigned Phase, const Phases &All);
  void runPhase(LoopRun &Run, unsigned Phase, const Phases &All, lanes::SymbolId Trip, bool MayPart,
                banks::LaneMask Entry);
  /// Lanes that leave in different iterations carry different values out: what
  /// \p Trip times a step was becomes an unknown of each lane's own.
  void separateExits(LoopRun &Run, lanes::SymbolId FirstNew, lanes::SymbolId Trip);
};

} // namespace bankcheck::analysis

#endif
