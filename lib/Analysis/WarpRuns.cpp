#include "Analysis/WarpRuns.h"

namespace bankcheck::analysis {

WarpRuns::WarpRuns(KernelContext &Kernel, BlockShape Shape, uint64_t MostSteps)
    : Kernel(Kernel), Shape(Shape), MostSteps(MostSteps), Share(std::max<uint64_t>(MostSteps / Shape.warps(), 1000)) {}

std::vector<ExecutedRequest> WarpRuns::next() {
  std::vector<ExecutedRequest> Requests;
  auto Keep = [&](const ExecutedRequest &R) { Requests.push_back(R); };
  // The first warp often does what the others have no part in, for all of them.
  if (!Abridged)
    Limits.Steps = std::max(Share, std::min(2 * Share, MostSteps - std::min(MostSteps, Steps)));
  ExecutionResult Done = execute(Kernel, Shape, Warp, Limits, Keep);
  // Long loops then stand for all their iterations at once; each time more of them are known.
  for (unsigned Try = 0; Done.OutOfBudget && Try < 3; ++Try) {
    size_t SizeBefore = Limits.Unfollowed.size();
    Limits.Unfollowed.merge(Done.Long);
    if (Abridged && Limits.Unfollowed.size() == SizeBefore)
      break;
    Steps += Done.Steps;
    Limits.Steps = 6 * Share; // or the attempts before were for nothing
    Limits.Iterations = AbridgedIterations;
    Abridged = true;
    Requests.clear();
    Done = execute(Kernel, Shape, Warp, Limits, Keep);
  }
  ++Warp;
  OutOfBudget |= Done.OutOfBudget;
  Steps += Done.Steps;
  Blocks = std::move(Done.Blocks);
  Parted.merge(Done.Parted);
  PassedBySome.merge(Done.PassedBySome);
  PassedBy.merge(Done.PassedBy);
  return Requests;
}

} // namespace bankcheck::analysis
