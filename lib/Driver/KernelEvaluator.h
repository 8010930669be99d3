//===- KernelEvaluator.h - runs a kernel for each of its block shapes -----------===//
//
// The shapes come from ShapePolicy.h, and what is known of the arguments from ArgumentFacts.h. One evaluation is
// left for each shape that is known; of shapes that are guesses one is left in all. Each also has
// what its launches in sight, and those of a profile, come to where that may say more.
//
// The kernels of a file share an effort: once it is spent, each further kernel gets less.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_DRIVER_KERNELEVALUATOR_H
#define BANKCHECK_DRIVER_KERNELEVALUATOR_H

#include "Driver/ArgumentFacts.h"
#include "Driver/Claims.h"
#include "Driver/Evaluation.h"

namespace bankcheck::driver {

class KernelEvaluator {
public:
  /// The arguments outlive this and its evaluations.
  KernelEvaluator(const source::SourceModel &Model, const nvcc::PredictedCode &Code, const ShapePolicy &Shapes,
                  const ArgumentFacts &Arguments, const Claims &TheClaims)
      : Model(Model), Code(Code), Shapes(Shapes), Arguments(Arguments), TheClaims(TheClaims) {}

  /// In the order of ShapePolicy::shapesOf; empty only where a profile is compared with that has no such kernel.
  std::vector<Evaluation> evaluate(llvm::Function &Kernel);

private:
  class OneKernel;
  const source::SourceModel &Model;
  const nvcc::PredictedCode &Code;
  const ShapePolicy &Shapes;
  const ArgumentFacts &Arguments;
  const Claims &TheClaims;
  analysis::Effort Spent{0, 0}; ///< On all kernels so far.

  /// What one more evaluation may take.
  analysis::Effort share() const;
};

} // namespace bankcheck::driver

#endif
