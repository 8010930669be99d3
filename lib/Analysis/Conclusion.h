//===- Conclusion.h - what an access's requests come to ----------------------===//

#ifndef BANKCHECK_ANALYSIS_CONCLUSION_H
#define BANKCHECK_ANALYSIS_CONCLUSION_H

#include "Analysis/KernelAnalysis.h"

namespace bankcheck::analysis {

/// Branches that could not be computed and decide whether an access runs: of each of its requests the innermost
/// of those that depend on the lane, and of the others.
class DecidingBranches {
public:
  static constexpr unsigned Most = 32; ///< Of each kind, of one request.

  void add(const PathConstraint::Ref &PathCondition);

  std::set<const llvm::Instruction *> OfLanes, OfWarp;
  bool AreMoreOfLanes = false; ///< Some were left out.

private:
  PathConstraint::Ref Last;
};

/// The verdict on \p A, its worst request, sums and conditions, once all its patterns
/// are there. \p Warps: so many change the same words meanwhile; 0 if no other does.
void conclude(const KernelContext &Kernel, const KernelResult &Result, const DecidingBranches &Open, unsigned Warps,
              AccessResult &A);

/// Of a case that faults.
UndecidedReason misaligned(const lanes::Case &C, unsigned Width);

} // namespace bankcheck::analysis

#endif
