// What a warp does, by small programs of instructions as nvcc 13.0 encodes them for sm_90.

#include "Sass/WarpRun.h"
#include "Sass/Encoding.h"
#include <gtest/gtest.h>

using namespace bankcheck;
using namespace bankcheck::banks;
using namespace bankcheck::sass;

namespace {

struct Encoded {
  uint64_t Low, High;
};

constexpr uint64_t at(uint64_t Value, unsigned Bit) { return Value << Bit; }
/// Under P0, or where it is false.
constexpr Encoded onlyIf(Encoded E, bool IsTrue) { return {(E.Low & ~at(15, 12)) | at(IsTrue ? 0 : 8, 12), E.High}; }

constexpr Encoded Tid = {0x0000000000007919, 0x000e620000002100};      // S2R R0, SR_TID.X
constexpr Encoded Exit = {0x000000000000794d, 0x000fea0003800000};     // EXIT
constexpr Encoded Sync = {0x0000000000017941, 0x000fea0003800000};     // BSYNC B1
constexpr Encoded Break = {0x0000000000017942, 0x000fea0003800000};    // BREAK B1
constexpr Encoded WarpSync = {0x0000000000007948, 0x000fea0003800000}; // WARPSYNC.ALL
constexpr Encoded Load = {0x0000000000057984, 0x000e620000000800};     // LDS R5, [R0]
/// ISETP.LT.OR P0, PT, R0, Bound, !PT
constexpr Encoded less(uint32_t Bound) { return {0x000000000000780c | at(Bound, 32), 0x000fda0007f01670}; }
/// ISETP.LT.OR P0, PT, R5, Bound, !PT: of what was loaded
constexpr Encoded lessOfData(uint32_t Bound) { return {0x000000000500780c | at(Bound, 32), 0x000fda0007f01670}; }
/// BRA, by so many instructions from the next
Encoded branch(int Instructions) {
  const int64_t Words = 4 * Instructions;
  return {0x0000000000007947 | at(Words & 255, 16) | at(uint64_t(Words >> 8), 34),
          0x000fea0003800000 | ((uint64_t(Words >> 8) >> 30) & 0x3ffff)};
}
/// BSSY B1, that many instructions from the next
Encoded wait(uint32_t Instructions) { return {0x0000000000017945 | at(16 * Instructions, 32), 0x000fe20003800000}; }
/// IADD3 R0, R0, Value, RZ
Encoded add(uint32_t Value) { return {0x0000000000007810 | at(Value, 32), 0x000fe40007ffe0ff}; }

struct Outcome {
  RunEnd::Kind End;
  std::vector<LaneMask> Lanes; ///< Of each request, in the order in which they are found.
  /// Of each instruction that makes some: how many at the most, and whether their number varies.
  std::vector<std::pair<uint64_t, bool>> Counts;
  bool AreKnown = true; ///< All addresses.
  bool operator==(const Outcome &Other) const { return End == Other.End && Lanes == Other.Lanes; }
};

Outcome outcomeOf(const std::vector<Encoded> &Program, uint64_t MostSteps = 1000, unsigned Architecture = 90) {
  MachineCode Code;
  Code.Architecture = Architecture;
  Function F;
  for (const Encoded &E : Program) {
    F.Code.push_back({E.Low, E.High});
    F.Instructions.push_back(decode(E.Low, E.High, F.Code.size() * InstructionBytes - InstructionBytes, Architecture));
  }
  Outcome Result;
  RunInputs Inputs;
  Inputs.Block = {32, 1, 1};
  const RunEnd End = run(Code, F, Inputs, 0, MostSteps, [&](const RunRequest &R) {
    Result.Lanes.push_back(R.Lanes);
    Result.AreKnown &= R.Addresses.has_value();
    return unsigned(R.By->Offset / InstructionBytes);
  });
  Result.End = End.TheKind;
  for (const RunEnd::Count &C : End.Requests)
    if (C.Most)
      Result.Counts.push_back({C.Most, C.Varies});
  return Result;
}

} // namespace

TEST(WarpRun, LanesThatPartStayApart) {
  // tid < 8 ? add 0 : add 1; load
  EXPECT_EQ(outcomeOf({Tid, less(8), onlyIf(branch(2), true), add(1), branch(1), add(0), Load, Exit}),
            (Outcome{RunEnd::Complete, {0x000000ff, 0xffffff00}}));
}

TEST(WarpRun, MembersWaitForOneAnother) {
  EXPECT_EQ(outcomeOf({Tid, less(8), wait(6), onlyIf(branch(2), true), add(1), branch(1), add(0), branch(0), Sync, Load,
                       Exit}),
            (Outcome{RunEnd::Complete, {AllLanes}}));
}

TEST(WarpRun, LanesThatBreakOffAreNotWaitedFor) {
  // Lanes 0..7 break off and load by themselves; the others meet.
  EXPECT_EQ(outcomeOf({Tid, less(8), wait(3), onlyIf(Break, true), onlyIf(branch(1), true), Sync, Load, Exit}),
            (Outcome{RunEnd::Complete, {0x000000ff, 0xffffff00}}));
}

TEST(WarpRun, LanesThatEndAreNotWaitedFor) {
  EXPECT_EQ(outcomeOf({Tid, less(8), wait(2), onlyIf(Exit, true), Sync, Load, Exit}),
            (Outcome{RunEnd::Complete, {0xffffff00}}));
}

TEST(WarpRun, ALoopIsLeftBySomeAndJoinedByAll) {
  // wait; do { load; tid -= 16; } while (tid < ...): R0 += 16 until it is 32 or more
  EXPECT_EQ(outcomeOf({Tid, wait(5), Load, add(16), less(32), onlyIf(branch(-4), true), Sync, Load, Exit}),
            (Outcome{RunEnd::Complete, {AllLanes, 0x0000ffff, AllLanes}}));
}

TEST(WarpRun, AWarpSyncJoinsAllThatAreLeft) {
  EXPECT_EQ(outcomeOf({Tid, less(8), onlyIf(branch(1), true), add(1), WarpSync, Load, Exit}),
            (Outcome{RunEnd::Complete, {AllLanes}}));
}

TEST(WarpRun, LanesThatYieldMayLetOthersGoOn) {
  constexpr Encoded Yield = {0x0000000000007946, 0x000fea0003800000};
  EXPECT_EQ(outcomeOf({Tid, Yield, Load, Exit}), (Outcome{RunEnd::Complete, {AllLanes}}));
  EXPECT_EQ(outcomeOf({Tid, less(8), wait(3), onlyIf(branch(1), true), Yield, Sync, Load, Exit}).End, RunEnd::Yields);
}

TEST(WarpRun, APredicateLeavesLanesOut) {
  EXPECT_EQ(outcomeOf({Tid, less(8), onlyIf(Load, false), Exit}), (Outcome{RunEnd::Complete, {0xffffff00}}));
}

using Counts = std::vector<std::pair<uint64_t, bool>>;

TEST(WarpRun, ABranchOnDataIsFollowedBothWays) {
  // load; if (what was loaded < 8) load; load
  const Outcome Found = outcomeOf({Tid, Load, lessOfData(8), onlyIf(branch(1), false), Load, Load, Exit});
  EXPECT_EQ(Found.End, RunEnd::Complete);
  EXPECT_EQ(Found.Counts, (Counts{{1, false}, {1, true}, {1, false}}));
}

TEST(WarpRun, ALoopThatNobodyKnowsIsRunUntilNothingIsNew) {
  // do { load; } while (what was loaded < 8); load
  const Outcome Same = outcomeOf({Tid, Load, lessOfData(8), onlyIf(branch(-3), true), Load, Exit});
  EXPECT_EQ(Same.End, RunEnd::Complete);
  EXPECT_TRUE(Same.AreKnown);
  EXPECT_EQ(Same.Counts.size(), 2u);
  EXPECT_TRUE(Same.Counts[0].second);
  EXPECT_EQ(Same.Counts[1], (std::pair<uint64_t, bool>(1, false)));
  // do { load; R0 += 4; } while (what was loaded < 8): some iteration is at an address that is not known
  const Outcome Other = outcomeOf({Tid, Load, add(4), lessOfData(8), onlyIf(branch(-4), true), Exit});
  EXPECT_EQ(Other.End, RunEnd::Complete);
  EXPECT_FALSE(Other.AreKnown);
}

TEST(WarpRun, LanesMayEndOrNot) {
  // load; if (what was loaded < 8) exit; load
  EXPECT_EQ(outcomeOf({Tid, Load, lessOfData(8), onlyIf(Exit, true), Load, Exit}).Counts,
            (Counts{{1, false}, {1, true}}));
}

TEST(WarpRun, LanesOfWhichItIsNotKnownAreTakenToRun) {
  EXPECT_EQ(outcomeOf({Tid, Load, lessOfData(8), onlyIf(Load, true), Exit}),
            (Outcome{RunEnd::Complete, {AllLanes, AllLanes}}));
}

TEST(WarpRun, BeforeHopperBranchesCountBytes) {
  // @P0 BRA, over one instruction
  constexpr Encoded Over = {0x0000001000000947, 0x000fea0003800000};
  EXPECT_EQ(outcomeOf({Tid, less(8), Over, Load, Exit}, 1000, 80), (Outcome{RunEnd::Complete, {0xffffff00}}));
}

TEST(WarpRun, AnEndlessLoopIsGivenUp) { EXPECT_EQ(outcomeOf({branch(-1)}).End, RunEnd::Budget); }

TEST(WarpRun, CodeThatRunsOnIsGivenUp) {
  EXPECT_EQ(outcomeOf({Tid}).End, RunEnd::UnknownOperation);
  EXPECT_EQ(outcomeOf({}).End, RunEnd::UnknownOperation);
}
