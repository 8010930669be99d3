//===- RequestCollector.h - requests of a block, by access --------------------===//
//
// Each request that a warp makes is counted at the accesses of the source that have part
// in it: once as a Pattern, as often as there are others that cost the same for the same
// reason. RequestCollector.cpp has the request as a whole and the verdicts, RequestPieces.cpp
// its pieces.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_ANALYSIS_REQUESTCOLLECTOR_H
#define BANKCHECK_ANALYSIS_REQUESTCOLLECTOR_H

#include "Analysis/AddressNormaliser.h"
#include "Analysis/ArrayPlacement.h"
#include "Analysis/Conclusion.h"
#include "Analysis/CopySources.h"
#include "Analysis/DataCosts.h"
#include "Analysis/FixedAddressLoads.h"
#include "Analysis/KernelAnalysis.h"
#include "Analysis/WarpContention.h"
#include "IR/Markers.h"
#include "Nvcc/SpeculatedLoads.h"
#include <unordered_map>

namespace bankcheck::analysis {

class Divergence;

class RequestCollector {
public:
  /// If \p Observe is set, it gets each request on a known array, and banks are not looked at: \p Result then has
  /// no patterns.
  RequestCollector(KernelContext &Kernel, const nvcc::PredictedCode &Code,
                   const std::function<void(const WholeRequest &)> &Observe, KernelResult &Result);

  void add(const ExecutedRequest &R, unsigned Warp);
  /// The verdicts, once all requests are there. \p PassedBy: \see ExecutionResult; of all warps.
  void finish(const Divergence &Parted, const BranchSides &PassedBy);

private:
  /// What one request of the hardware accesses, of an instruction that may take several.
  struct Piece {
    const ExecutedRequest &R;
    const ir::MemoryOperation &M;
    unsigned Width; ///< Bytes that each lane accesses.
    lanes::AffineValue Address;
    std::vector<ir::Share> Covered; ///< At least one.
    unsigned Lead;                  ///< The number of the access at which it is counted.
    const SharedArray *Array;       ///< Or null.
    unsigned Warp;
  };

  // Whether it is shared memory, and in which pieces it is accessed.
  std::vector<ir::Share> sharesIn(const ExecutedRequest &R);
  void addWhereShared(const ExecutedRequest &R, const ir::MemoryOperation &M, const std::vector<ir::Share> &Here,
                      unsigned Warp);
  void addShared(const ExecutedRequest &R, const ir::MemoryOperation &M, const std::vector<ir::Share> &Here,
                 unsigned Warp);
  void addFragment(const ExecutedRequest &R, const ir::MemoryOperation &M, const std::vector<ir::Share> &Here,
                   unsigned Warp);
  void demandAlignedLines(const ExecutedRequest &R, const ir::MemoryOperation &M, const lanes::AffineValue &Begin,
                          const lanes::AffineValue &LineBytes);
  void notePointer(const lanes::AffineValue &Begin, const SharedArray *Array);
  void noteSource(const ExecutedRequest &R, const ir::MemoryOperation &M, const std::vector<ir::Share> &Here);
  void addMerged(const ExecutedRequest &R, ir::MemoryOperation M, const nvcc::MergedRequest &Together, unsigned Warp);
  void reach(const std::vector<ir::Share> &Here);
  unsigned leadOf(const llvm::Instruction &I, const std::vector<ir::Share> &Shares) const;
  /// What code does that is not aligned as is demanded.
  enum class Breach { Faults, IsUndocumented };
  void demand(const ExecutedRequest &R, const ir::MemoryOperation &M, Breach If = Breach::Faults);

  // A piece.
  void addPiece(Piece P);
  void noteSelected(const Piece &P);
  void noteReach(const Piece &P);
  void notePerformed(const Piece &P);
  void observe(const Piece &P, lanes::BankQuery Q, unsigned ElementWidth) const;
  void count(Piece P, Pattern New, std::vector<const SharedArray *> Several);
  Pattern *findLike(const Pattern &New, size_t Index, const DataCosts::Reach *Where, size_t Hash);
  void noteRun(Pattern &P, size_t Index, const ExecutedRequest &R, unsigned Warp);
  std::optional<std::vector<lanes::Guard>> guardsOf(const ExecutedRequest &R, const lanes::AffineValue &Address) const;
  const DataCosts::Reach *reachOf(const Piece &P, const lanes::BankQuery &Q);
  const DataCosts::Reach *reachOfAll(const Piece &P, const lanes::BankQuery &Q);
  bool isSurelyShared(const Piece &P) const;
  static bool mayHaveFewerLanes(const Piece &P);
  lanes::ReasonId dataThatDecide(const Pattern &P);
  bool answerByData(const Piece &P, const DataCosts::Reach *Where, Pattern &New);
  lanes::BankResult answerTo(lanes::BankQuery &Q, const std::vector<const SharedArray *> &Several);

  // What cannot be decided, or is not exact.
  void undecidable(const std::vector<ir::Share> &Here, const UndecidedReason &Why);
  UndecidedReason whyNotLed(const ExecutedRequest &R) const;
  void noteUncertain(const llvm::Instruction &I, const Divergence &Parted, const BranchSides &PassedBy);
  bool mayBeSeenFixed(const llvm::Instruction &Load);
  bool runsLikeAbove(const llvm::Instruction &I, const BranchSides &PassedBy) const;

  const SharedArray *arrayOf(const lanes::AffineValue &Address) const;
  const std::vector<ir::Share> &shares(const llvm::Instruction &I);
  const llvm::SmallVector<ir::MemoryOperation, 2> &operations(const llvm::Instruction &I);
  AccessResult &resultOf(const ir::Share &S) { return Result.Accesses[IndexOf[S.Number]]; }

  KernelContext &Kernel;
  const std::function<void(const WholeRequest &)> &Observe;
  const std::vector<ir::Access> &Accesses;
  const nvcc::CodegenPredictions &Predictions;
  const nvcc::DisplacedArrays Displaced;
  const nvcc::CodeTarget &Target;
  ArrayPlacement Placement{Kernel, Displaced};
  AddressNormaliser Normaliser{Kernel};
  KernelResult &Result;
  std::unordered_map<unsigned, size_t> IndexOf;
  std::vector<DecidingBranches> Guards;
  DataCosts Data{Kernel};
  WarpContention Meeting;
  CopySources Sources{Kernel};
  FixedAddressLoads Fixed{Kernel};        ///< Of loads that may be speculated if so.
  std::optional<nvcc::LoadPlaces> Places; ///< Made when it is asked for.
  std::vector<uint64_t> RunsKept;         ///< By access index.
  /// By access index: what it is made of where the address may lie in several arrays.
  std::map<size_t, std::set<const llvm::Instruction *>> Selected;
  std::set<size_t> Partly; ///< Accesses of which some lanes address other memory.
  // References into these stay good while others are asked for.
  std::unordered_map<const llvm::Instruction *, std::vector<ir::Share>> ShareCache;
  std::unordered_map<const llvm::Instruction *, llvm::SmallVector<ir::MemoryOperation, 2>> OperationCache;
  struct PatternAt {
    size_t Access, Number;         ///< Indices.
    const DataCosts::Reach *Where; ///< If that decided its answer.
  };
  std::unordered_map<size_t, std::vector<PatternAt>> PatternsByHash;
};

} // namespace bankcheck::analysis

#endif
