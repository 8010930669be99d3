//===- KernelEvaluator.h - runs a kernel for each of its block shapes -----------===//
//
// The shapes come from ShapePolicy.h, and what is known of the arguments from ArgumentFacts.h. One evaluation is
// left for each shape that is known; of shapes that are guesses one is left in all. Each also has
// what its launches in sight, and those of a profile, come to where that may say more.
//
// The kernels of a file share an effort: once it is spent, each further kernel gets less. A file that has spent less
// than MostOfFile has no kernel of which anything depends on others.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_DRIVER_KERNELEVALUATOR_H
#define BANKCHECK_DRIVER_KERNELEVALUATOR_H

#include "Driver/ArgumentFacts.h"
#include "Driver/Claims.h"
#include "Driver/Evaluation.h"
#include "Driver/HeldToCode.h"
#include "Limits/Limits.h"

namespace bankcheck::driver {

/// A file's kernels together, from which on each has the least.
inline constexpr analysis::Effort MostOfFile{limits::FileSteps, 1 << 22};

class KernelEvaluator {
public:
  /// \p Spent: on all kernels of the file so far. \p Held: to machine code; null if there is none. The arguments
  /// outlive this and its evaluations.
  KernelEvaluator(const source::SourceModel &Model, const nvcc::PredictedCode &Code, const ShapePolicy &Shapes,
                  const ArgumentFacts &Arguments, const Claims &TheClaims, analysis::Effort &Spent,
                  HeldToCode *Held = nullptr)
      : Model(Model), Code(Code), Shapes(Shapes), Arguments(Arguments), TheClaims(TheClaims), Spent(Spent), Held(Held) {
  }

  /// In the order of ShapePolicy::shapesOf; empty only where a profile is compared with that has no such kernel.
  std::vector<Evaluation> evaluate(llvm::Function &Kernel);

private:
  class OneKernel;
  const source::SourceModel &Model;
  const nvcc::PredictedCode &Code;
  const ShapePolicy &Shapes;
  const ArgumentFacts &Arguments;
  const Claims &TheClaims;
  analysis::Effort &Spent;
  HeldToCode *Held;

  /// What one more evaluation may take.
  analysis::Effort share() const;
  void hold(const analysis::KernelContext &Context, analysis::KernelResult &Result) const {
    if (Held)
      Held->hold(Context, Result);
  }
};

} // namespace bankcheck::driver

#endif
