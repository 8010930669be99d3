//===- Conditions.h - what could not be computed on the way to some code -----===//
//
// Branches that could not be computed, each with those around it: code that is nested in
// the same ones shares them, so that what is kept and looked at grows with the code, not
// with its depth.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_ANALYSIS_CONDITIONS_H
#define BANKCHECK_ANALYSIS_CONDITIONS_H

#include "Lanes/Guard.h"
#include "Limits/Limits.h"
#include <memory>

namespace llvm {
class BasicBlock;
class Instruction;
} // namespace llvm

namespace bankcheck::analysis {

/// A side of a branch that could not be computed, in one of its executions. No pointer: no such branch leads here.
class Conditions {
public:
  using Ref = std::shared_ptr<const Conditions>;

  /// \p Condition: nothing of an instruction that is predicated by what is not known.
  Conditions(Ref Around, const llvm::Instruction *Branch, unsigned Successor, uint64_t Time,
             const lanes::AffineValue *Condition, const lanes::SymbolTable &Symbols);
  ~Conditions();
  Conditions(const Conditions &) = delete;

  const Ref &around() const { return Outer; }

  const llvm::Instruction *const Branch;
  const unsigned Successor; ///< 2: either
  const uint64_t Time;      ///< Of the execution.
  const bool OfLanes;       ///< It depends on the lane.
  /// What passed, if the successor and something of the condition are known.
  const std::optional<lanes::Guard> Passed;

  // Of this one and those around it.
  const unsigned Depth, Guards;
  /// The innermost that depends on the lane, that does not, and that does and has a guard, or one that asks for equal
  /// values; or null.
  const Conditions *const NextOfLanes, *const NextOfWarp, *const NextLaneGuard, *const NextEqual;

private:
  Ref Outer;
};

/// Guards of one query.
inline constexpr unsigned MostGuards = limits::Guards;

/// The guards that \p PathCondition has and that may change what an access costs whose address rests on \p About, the outermost
/// first; nothing if it has more than MostGuards that would have to be looked at. Of few all.
std::optional<std::vector<lanes::Guard>> guardsOf(const Conditions *PathCondition, const lanes::AffineValue &About,
                                                  const lanes::SymbolTable &Symbols);

} // namespace bankcheck::analysis

#endif
