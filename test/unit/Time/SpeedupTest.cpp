// Intervals of lib/Time on budgets that are clear: which resource decides, and what is not known.

#include "Time/Speedup.h"
#include <gtest/gtest.h>

namespace bankcheck::time {

using report::BudgetFinding;
using report::GainFinding;

namespace {

const Profile Hopper = *Profile::of("sm_90", Gpu::H100);

/// A block that does nothing, of very many.
BudgetFinding idle() {
  BudgetFinding B;
  B.Wavefronts = B.Ideal = Amount::exactly(0);
  B.BlocksPerSM = B.BlocksByRegisters = 32;
  B.Blocks = 1 << 20;
  B.FootprintSectors = 1 << 30;
  return B;
}
BudgetFinding withShared(uint64_t Now, uint64_t Ideal) {
  BudgetFinding B = idle();
  B.Wavefronts = Amount::exactly(Now);
  B.Ideal = Amount::exactly(Ideal);
  return B;
}
void load(BudgetFinding &B, uint64_t Sectors) {
  B.LoadSectors = Amount::exactly(Sectors);
  B.DistinctLoadSectors = Sectors;
}
BudgetFinding withLoads(BudgetFinding B, uint64_t Sectors) {
  load(B, Sectors);
  return B;
}
void issue(BudgetFinding &B, InstructionClass C, uint64_t Count) {
  B.Instructions[unsigned(C)] = Amount::exactly(Count);
}

TEST(Speedup, SharedMemoryAlone) {
  const GainFinding G = gainOf(withShared(32000, 1000), Hopper);
  EXPECT_GT(G.Least, 25);
  EXPECT_LT(G.Most, 35);
  EXPECT_EQ(G.Verdict, "worth-it");
  EXPECT_EQ(G.BoundBefore, "shared memory");
  EXPECT_EQ(G.BoundAfter, "shared memory");
}

TEST(Speedup, ResourcesAreSharesOfTheTime) {
  const GainFinding G = gainOf(withLoads(withShared(2000, 100), 100), Hopper);
  ASSERT_GE(G.Resources.size(), 2u);
  EXPECT_EQ(G.Resources[0].Name, "shared memory");
  EXPECT_GT(G.Resources[0].Before, 0.8);
  for (const report::ResourceFinding &R : G.Resources) {
    EXPECT_LE(R.Before, G.Resources[0].Before);
    EXPECT_LE(R.Before, 1);
    EXPECT_LE(R.After, 1);
    EXPECT_GE(std::max(R.Before, R.After), 0.01);
  }
}

TEST(Speedup, NothingChanges) {
  const GainFinding G = gainOf(withShared(1000, 1000), Hopper);
  EXPECT_LE(G.Least, 1);
  EXPECT_GE(G.Most, 1);
  EXPECT_EQ(G.Verdict, "no-effect");
}

TEST(Speedup, MemoryHidesConflicts) {
  const GainFinding G = gainOf(withLoads(withShared(100, 50), 100000), Hopper);
  EXPECT_EQ(G.Verdict, "no-effect");
  EXPECT_EQ(G.BoundBefore, "DRAM");
}

TEST(Speedup, FootprintsDecideWhichMemory) {
  BudgetFinding B = withLoads(withShared(100, 50), 10000);
  EXPECT_EQ(gainOf(B, Hopper).BoundBefore, "DRAM");
  B.FootprintSectors = 1000;
  EXPECT_EQ(gainOf(B, Hopper).BoundBefore, "L2");
}

TEST(Speedup, NobodyKnowsWhichMemory) {
  BudgetFinding B = withLoads(withShared(2000, 500), 1000);
  const GainFinding InDram = gainOf(B, Hopper);
  B.FootprintSectors = 1;
  const GainFinding InL2 = gainOf(B, Hopper);
  B.FootprintSectors.reset();
  const GainFinding Any = gainOf(B, Hopper);
  EXPECT_LT(Any.Least, std::min(InDram.Least, InL2.Least));
  EXPECT_GT(Any.Most, std::max(InDram.Most, InL2.Most)); // less is known: it is wider than both together
  EXPECT_NEAR(Any.Least, std::min(InDram.Least, InL2.Least), 0.1);
  EXPECT_NEAR(Any.Most, std::max(InDram.Most, InL2.Most), 0.3);
  EXPECT_LT(InDram.Most, InL2.Most);
}

TEST(Speedup, LoadsThatL1Keeps) {
  BudgetFinding B = withLoads(withShared(2000, 100), 4000);
  const double Each = gainOf(B, Hopper).Most;
  B.DistinctLoadSectors = 100;
  EXPECT_GT(gainOf(B, Hopper).Most, Each);
}

TEST(Speedup, InstructionsOfAChange) {
  BudgetFinding Before = withShared(1000, 500), After = withShared(500, 500);
  issue(Before, InstructionClass::Integer, 2000);
  issue(After, InstructionClass::Integer, 12000);
  const GainFinding G = gainOf(Before, After, Hopper);
  EXPECT_LT(G.Most, 1);
  EXPECT_EQ(G.Verdict, "no-effect");
  EXPECT_EQ(G.BoundAfter, "integer");
}

TEST(Speedup, FewerBlocksFit) {
  BudgetFinding Before = withShared(100, 100), After = Before;
  Before.WaitGlobalLoads = After.WaitGlobalLoads = 100;
  Before.BlocksPerSM = 2;
  After.BlocksPerSM = 1;
  const GainFinding G = gainOf(Before, After, Hopper);
  EXPECT_GT(G.Least, 0.45);
  EXPECT_LT(G.Most, 0.55);
  EXPECT_EQ(G.BoundBefore, "latency");
}

TEST(Speedup, TheDataDecide) {
  BudgetFinding B = withShared(0, 100);
  B.Wavefronts = {100, 3200};
  B.Expected = Amount::exactly(300);
  EXPECT_LT(gainOf(B, Hopper).Most, 3.3);
  B.Expected.reset();
  EXPECT_GT(gainOf(B, Hopper).Most, 20);
}

TEST(Speedup, NotKnown) {
  BudgetFinding B = withShared(1000, 10);
  B.TripCountsAreKnown = false;
  EXPECT_EQ(gainOf(B, Hopper).Verdict, "unknown");
  B = withShared(1000, 10);
  B.Wavefronts.reset();
  EXPECT_EQ(gainOf(B, Hopper).Verdict, "unknown");
  B = withShared(1000, 10);
  B.BlocksPerSM.reset();
  EXPECT_EQ(gainOf(B, Hopper).Verdict, "unknown");
}

TEST(Speedup, SmallLaunchesTakeAsLongAsALaunch) {
  BudgetFinding B = withShared(1000, 10);
  B.Blocks = 1;
  EXPECT_LT(gainOf(B, Hopper).Most, 1.5);
}

TEST(Speedup, LoopsThatMayStayRolled) {
  BudgetFinding Before = withShared(1000, 100), After = Before;
  issue(Before, InstructionClass::Integer, 1000);
  issue(After, InstructionClass::Integer, 1000);
  After.InstructionsIfRolled = 20000;
  const GainFinding Rolled = gainOf(Before, After, Hopper);
  EXPECT_LT(Rolled.Least, 0.3);
  EXPECT_GE(Rolled.Most, 1); // or not
  Before.InstructionsIfRolled = 20000;
  const GainFinding Either = gainOf(Before, After, Hopper);
  EXPECT_NEAR(Either.Least, Rolled.Least, 0.05);
  EXPECT_GT(Either.Most, 3);
}

TEST(Speedup, OneBlockDoesOneThingAfterAnother) {
  BudgetFinding Before = withLoads(withShared(1000, 1000), 10000), After = Before;
  Before.BlocksPerSM = 8;
  After.BlocksPerSM = 1;
  const GainFinding G = gainOf(Before, After, Hopper);
  EXPECT_LT(G.Least, 0.95);
  EXPECT_LT(G.Most, 1.05);
  After.BlocksPerSM = 7; // hides as much
  EXPECT_GT(gainOf(Before, After, Hopper).Most, 1);
}

/// The table of the header.
TEST(Speedup, Transposition) {
  BudgetFinding B = withShared(1056, 64);
  load(B, 128);
  B.StoreSectors = Amount::exactly(128);
  issue(B, InstructionClass::Integer, 104);
  issue(B, InstructionClass::Branch, 8);
  B.Blocks.reset();
  const GainFinding G = gainOf(B, Hopper);
  EXPECT_NEAR(G.Least, 1.62 / 1.09, 0.01);
  EXPECT_NEAR(G.Most, 1.71 * 1.09, 0.01);
  EXPECT_EQ(G.BoundBefore, "shared memory");
  EXPECT_EQ(G.BoundAfter, "DRAM");
}

TEST(Speedup, WhatBlocksShareIsReadOnce) {
  BudgetFinding Apart = withLoads(withShared(4000, 1000), 4000), Shared = Apart;
  Shared.LoadFootprintSectors = 1000 * *Shared.Blocks;
  EXPECT_GT(gainOf(Shared, Hopper).Most, gainOf(Apart, Hopper).Most);
  EXPECT_EQ(gainOf(Apart, Hopper).BoundAfter, "DRAM");
}

TEST(Speedup, DataDecideOfEachVariantByItself) {
  BudgetFinding Before = idle(), After;
  Before.Wavefronts = Amount{100, 4000};
  Before.Ideal = Amount::exactly(100);
  After = Before;
  EXPECT_EQ(gainOf(Before, After, Hopper).Verdict, "unknown");
  Before.Expected = After.Expected = Amount::exactly(1500);
  EXPECT_EQ(gainOf(Before, After, Hopper).Verdict, "no-effect");
}

TEST(Speedup, AFasterMemoryMakesConflictsCostMore) {
  const BudgetFinding B = withLoads(withShared(1120, 128), 128);
  EXPECT_GT(gainOf(B, *Profile::of("sm_90", Gpu::H200)).Least, gainOf(B, Hopper).Least);
  EXPECT_EQ(gainOf(B, *Profile::of("sm_90", Gpu::H200)).Gpu, "H200");
}

TEST(Speedup, EstimatedRegistersWidenTheInterval) {
  BudgetFinding B = withShared(4000, 1000);
  B.WaitCycles = 60000;
  B.BlocksByRegisters = 32;
  BudgetFinding Few = B;
  Few.BlocksByRegisters = 8;
  EXPECT_LT(gainOf(Few, Hopper).Least, gainOf(B, Hopper).Least);
  EXPECT_NEAR(gainOf(Few, Hopper).Most, gainOf(B, Hopper).Most, 0.1);
}

TEST(Speedup, AChangeThatTakesRoomMayBeSlower) {
  report::KernelFinding Before, After;
  Before.Arch = After.Arch = "sm_90";
  Before.Budget = withLoads(withShared(1100, 1000), 10);
  Before.Budget->WaitCycles = 40000;
  Before.Budget->BlocksPerSM = 2;
  After.Budget = Before.Budget;
  After.Budget->Wavefronts = Amount::exactly(1000);
  EXPECT_FALSE(mayBeSlower(*gainOfChange(Before, After, Gpu::H200)));
  After.Budget->BlocksPerSM = 1;
  EXPECT_TRUE(mayBeSlower(*gainOfChange(Before, After, Gpu::H200)));
  After.Budget.reset();
  EXPECT_FALSE(gainOfChange(Before, After, Gpu::H200));
}

TEST(Profile, OnlyWhatWasMeasured) {
  EXPECT_TRUE(Profile::of("sm_90a"));
  EXPECT_FALSE(Profile::of("sm_80"));
}

} // namespace
} // namespace bankcheck::time
