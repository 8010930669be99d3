//===- BudgetOfEvaluation.h - the budget of a kernel that was evaluated ----------===//

#ifndef BANKCHECK_DRIVER_BUDGETOFEVALUATION_H
#define BANKCHECK_DRIVER_BUDGETOFEVALUATION_H

#include "Driver/ArgumentFacts.h"
#include "Driver/Evaluation.h"

namespace bankcheck::driver {

/// Runs \p Kernel again for the block of \p E, and for the values that launches give if all that may have this block
/// give the same. Nothing if it accesses no shared memory, or is too long to be followed.
std::optional<report::BudgetFinding> budgetOf(const Evaluation &E, llvm::Function &Kernel,
                                              const ArgumentFacts &Arguments, const std::string &Arch);

} // namespace bankcheck::driver

#endif
