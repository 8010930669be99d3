//===- Conclusion.h - what an access's requests come to ----------------------===//

#ifndef BANKCHECK_ANALYSIS_CONCLUSION_H
#define BANKCHECK_ANALYSIS_CONCLUSION_H

#include "Analysis/KernelAnalysis.h"

namespace bankcheck {

/// Branches that could not be computed and decide whether an access runs.
struct DecidingBranches {
  std::set<const llvm::Instruction *> OfLanes, OfWarp;
};

/// The verdict on \p A, its worst request, sums and conditions, once all its patterns
/// are there. \p MeetsOthers: other warps change the same words meanwhile.
void conclude(const KernelContext &Kernel, const KernelResult &Result, const DecidingBranches &Open, bool MeetsOthers, AccessResult &A);

/// Of a case that faults.
std::string misalignedText(const Case &C, unsigned Width);

} // namespace bankcheck

#endif
