//===- Predict.h - what nvcc's code does with each access --------------------===//
//
// Plain kernels go through the last four stages of IR/Pipeline.h, in which loops are unrolled
// and neighbours merged as nvcc's compiler before PTX does it. What runs in the end is then
// predicted for each access, by the rules of this library:
//
//   unroll, merge     as LLVM does for NVPTX, with what nvcc does otherwise: Unrolling.h,
//                     ConservativeAliases.h, KnownAlignment.h, Gaps.h, NarrowStores.h, NarrowLoads.h
//   move              loads behind the condition that they are used behind: DelayedLoads.h
//   merge again       as ptxas does: MergedRequests.h, StrengthReduction.h, Displaced.h
//   uncertain         where no rule is known that always holds: MergeUncertainty.h, TailMergedAccesses.h,
//                     SpeculatedLoads.h, RepeatedAccesses.h, RolledLoops.h, MixedLoads.h,
//                     ShortCircuits.h, DelayedLoads.h
//
// An access that is uncertain is counted as the rules have it, and never called exact.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_NVCC_PREDICT_H
#define BANKCHECK_NVCC_PREDICT_H

#include "IR/Normalise.h"
#include "Nvcc/CodeTarget.h"
#include "Nvcc/CodegenPrediction.h"
#include "Nvcc/Displaced.h"

namespace bankcheck::nvcc {

struct PredictedCode : ir::NormalisedCode {
  std::unique_ptr<llvm::Module> Module;
  CodeTarget Target;
  CodegenPredictions Predictions;
  DeclaredAlignment Declared;                                        ///< Before it was raised for the analysis.
  llvm::DenseMap<const llvm::Function *, DisplacedArrays> Displaced; ///< By kernel.
};

/// Takes \p Module, as clang made it without optimisation for \p Target, through all stages.
PredictedCode predict(std::unique_ptr<llvm::Module> Module, const CodeTarget &Target, const ir::SourceFacts &Facts,
                      ir::Pipeline::Observer After = {});

} // namespace bankcheck::nvcc

#endif
