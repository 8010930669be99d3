//===- BudgetOfEvaluation.h - the budget of a kernel that was evaluated ----------===//

#ifndef BANKCHECK_DRIVER_BUDGETOFEVALUATION_H
#define BANKCHECK_DRIVER_BUDGETOFEVALUATION_H

#include "Driver/ArgumentFacts.h"
#include "Driver/Evaluation.h"

namespace bankcheck::driver {

/// Runs \p Kernel again for the block of \p E, and for the values that launches give if all that may have this block
/// give the same: Evaluation::Budget. It stays empty if the kernel accesses no shared memory, or is too long to be
/// followed. Where the grid is known and its blocks do not all do the same, some of them are run one by one:
/// Evaluation::TypicalBudget. \p Registers: of a thread, if its machine code is known.
void addBudget(Evaluation &E, llvm::Function &Kernel, const nvcc::PredictedCode &Code, const ArgumentFacts &Arguments,
               const std::string &Arch, std::optional<unsigned> Registers);

} // namespace bankcheck::driver

#endif
