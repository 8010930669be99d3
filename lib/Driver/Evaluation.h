//===- Evaluation.h - a kernel evaluated for one block ------------------------===//

#ifndef BANKCHECK_DRIVER_EVALUATION_H
#define BANKCHECK_DRIVER_EVALUATION_H

#include "Analysis/ArgumentUses.h"
#include "Analysis/KernelAnalysis.h"
#include "Driver/LaunchedValues.h"
#include "Report/Finding.h"

namespace bankcheck::driver {

/// For the values that some launches give.
struct LaunchedEvaluation {
  LaunchedValues Values;
  std::unique_ptr<analysis::KernelContext> Context;
  analysis::KernelResult Result;
  /// The parameters with their values, by name: all, and by the numbers of accesses those on which their addresses
  /// depend, and whether they run.
  struct NamedValues {
    using Map = std::map<std::string, int64_t>;
    Map All;
    std::map<unsigned, Map> OfAddress, OfGuards;
  };
  /// By number, of accesses that conflict: the values that suffice for it, where these are fewer.
  std::map<unsigned, LaunchedValues> Deciding;
  mutable std::optional<NamedValues> Named; ///< Once asked for: each access asks for its own.
};

struct Evaluation {
  std::unique_ptr<analysis::KernelContext> Context;
  analysis::KernelResult Result;
  ShapeChoice Choice;
  const source::KernelSource *Source;
  LaunchedValues Given; ///< Where the block is a guess: what all launches agree on is taken at once.
  /// "n == 512": facts on arguments that follow from the block, if the code depends on them.
  std::vector<std::string> FactsByBlock;
  /// By number, the accesses whose result differs for other blocks that were tried, with
  /// "4-way in blocks of 256" for the worst of these if it has a conflict.
  std::map<unsigned, std::string> DependOnBlock;
  /// The same for the values that launches give, where that may say more.
  std::vector<LaunchedEvaluation> Launched;
  std::optional<report::BudgetFinding> Budget;        ///< If it is asked for, and the kernel not too long.
  std::optional<report::BudgetFinding> TypicalBudget; ///< \see KernelFinding
  /// By access number, what a profile's launches come to block by block. \see ProfiledBlocks.h
  std::map<unsigned, std::vector<report::BlocksFinding>> OfProfile;
};

/// Whether the result of the access may be different or more precise if parameters are known.
bool isOpen(const analysis::AccessResult &A);
/// Whether this is so for some access.
bool isOpen(const analysis::KernelResult &Result);
/// Whether both have the same conflict, for the same conditions on values, however often they run.
bool conflictsAlike(const analysis::AccessResult &A, const analysis::AccessResult &B);
/// Whether the report says the same about both.
bool saysTheSame(const analysis::AccessResult &A, const analysis::AccessResult &B);

} // namespace bankcheck::driver

#endif
