//===- PathConstraint.h - branches on the path whose condition is unknown ---===//
//
// A path condition is a linked list of constraints, innermost first: the branches with an
// unknown condition that enclose some code, each with the side taken. Code inside the same
// branches shares the tail of the list, so memory grows with the size of the code, not with
// its nesting depth.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_ANALYSIS_PATHCONSTRAINT_H
#define BANKCHECK_ANALYSIS_PATHCONSTRAINT_H

#include "Lanes/Guard.h"
#include "Limits/Limits.h"
#include <memory>

namespace llvm {
class BasicBlock;
class Instruction;
} // namespace llvm

namespace bankcheck::analysis {

/// The side taken of one execution of a branch whose condition is unknown. A null Ref is the empty path condition.
class PathConstraint {
public:
  using Ref = std::shared_ptr<const PathConstraint>;

  /// Of a branch it is not known which side, or it was passed in an earlier iteration.
  static constexpr unsigned Either = 2;

  /// \p Condition is null for an instruction with an unknown predicate.
  PathConstraint(Ref Around, const llvm::Instruction *Branch, unsigned Successor, uint64_t Time,
                 const lanes::AffineValue *Condition, const lanes::SymbolTable &Symbols);
  ~PathConstraint();
  PathConstraint(const PathConstraint &) = delete;

  const Ref &around() const { return Outer; }

  const llvm::Instruction *const Branch;
  const unsigned Successor; ///< Or Either.
  const uint64_t Time;      ///< Of the execution.
  const bool OfLanes;       ///< It depends on the lane.
  /// The condition of the lanes that pass, if the successor and part of the condition are known.
  const std::optional<lanes::Guard> Passed;

  // Of this constraint and those around it.
  const unsigned Depth, Guards;
  /// The innermost constraint (this one or one around it; or null) that depends on the lane, that does not, that depends
  /// on the lane and has a guard, and that compares for equality.
  const PathConstraint *const NextOfLanes, *const NextOfWarp, *const NextLaneGuard, *const NextEqual;

private:
  Ref Outer;
};

/// Guards of one query.
inline constexpr unsigned MostGuards = limits::Guards;

/// The guards of \p PathCondition that may change the cost of an access whose address depends on \p About, outermost
/// first. If there are few guards, all of them. nullopt if more than MostGuards would have to be examined.
std::optional<std::vector<lanes::Guard>> guardsOf(const PathConstraint *PathCondition, const lanes::AffineValue &About,
                                                  const lanes::SymbolTable &Symbols);

} // namespace bankcheck::analysis

#endif
