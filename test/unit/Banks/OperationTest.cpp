// The table of operations, and what is derived from it.

#include "Banks/Cost.h"
#include <gtest/gtest.h>
#include <map>

using namespace bankcheck::banks;

namespace {

TEST(Operation, ANameHasOneInstruction) {
  std::map<std::string_view, std::string_view> Instructions;
  for (const OperationTraits &T : AllOperationTraits) {
    EXPECT_FALSE(T.Name.empty());
    auto [It, IsNew] = Instructions.try_emplace(T.Name, T.Instruction);
    EXPECT_EQ(It->second, T.Instruction) << T.Name;
    EXPECT_EQ(instructionNamed(T.Name), T.Instruction) << T.Name;
  }
  EXPECT_EQ(instructionNamed("ldmatrix"), "LDSM");
  EXPECT_EQ(instructionNamed("shuffle"), "");
}

TEST(Operation, TheServiceDecidesWhetherThereIsACost) {
  for (unsigned Number = 0; Number < std::size(AllOperationTraits); ++Number) {
    Request R;
    R.Op = Operation(Number);
    R.Width = isMatrix(R.Op) ? 16 : 4;
    const Service Of = traitsOf(R.Op).TheService;
    const bool HasRule = Of != Service::NoRule && Of != Service::NotEvaluated;
    // All lanes at one address: no bound for the halves of a warp that meet in 64-bit min and max.
    if (R.Op != Operation::RetryLoop64MayLeave)
      EXPECT_EQ(costOf(R).has_value(), HasRule) << traitsOf(R.Op).Name << ' ' << Number;
    EXPECT_EQ(ruleOf(R.Op).has_value(), HasRule && !isLoop(R.Op)) << Number;
  }
}

TEST(Operation, LanesOfAPhase) {
  EXPECT_EQ(phaseLanes(Operation::Load, 1), 32u);
  EXPECT_EQ(phaseLanes(Operation::Load, 8), 16u);
  EXPECT_EQ(phaseLanes(Operation::Store, 16), 8u);
  EXPECT_EQ(phaseLanes(Operation::Ldmatrix, 16), 8u);
  EXPECT_EQ(usedLanes(Operation::Ldmatrix, AllLanes, 2), 0xffffu);
  EXPECT_EQ(usedLanes(Operation::Ldmatrix, AllLanes, 4), AllLanes);
  EXPECT_EQ(usedLanes(Operation::Load, AllLanes, 1), AllLanes);
}

} // namespace
