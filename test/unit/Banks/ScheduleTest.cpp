// A schedule takes as many wavefronts as the rules say, and gives no bank two
// words at once.

#include "Banks/Schedule.h"
#include "Banks/Cost.h"
#include <gtest/gtest.h>
#include <map>
#include <random>

using namespace bankcheck;
using namespace bankcheck::banks;

namespace {

Request requestOf(Operation Op, unsigned Width, auto OffsetOf) {
  Request R;
  R.Op = Op;
  R.Width = Width;
  for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
    R.Offsets[Lane] = OffsetOf(Lane);
  return R;
}

/// In each wavefront a bank gives one word; to one lane where words are not shared.
void checkBanks(const Request &R, const Schedule &S) {
  std::map<std::pair<unsigned, unsigned>, uint32_t> Given;
  for (unsigned Lane = 0; Lane < WarpSize; ++Lane) {
    if (!(R.Active >> Lane & 1))
      continue;
    for (uint32_t Word = R.Offsets[Lane] / WordBytes; Word * WordBytes < R.Offsets[Lane] + R.Width; ++Word) {
      auto [It, New] = Given.try_emplace({S.Wavefront[Lane], Word % BankCount}, Word);
      ASSERT_TRUE(New || (sharesWords(R.Op) && It->second == Word)) << "lane " << Lane;
      ASSERT_LT(S.Wavefront[Lane], S.Wavefronts);
    }
  }
}

TEST(Schedule, Examples) {
  Schedule Column = *scheduleOf(requestOf(Operation::Load, 4, [](unsigned X) { return 128 * X; }));
  EXPECT_EQ(Column.Wavefronts, 32u);
  EXPECT_EQ(Column.Phases[0].Wanted[0], 32);
  EXPECT_EQ(Column.Phases[0].Wanted[1], 0);
  EXPECT_EQ(Column.Wavefront[31], 31);

  Schedule Even = *scheduleOf(requestOf(Operation::Load, 4, [](unsigned X) { return 8 * X; }));
  EXPECT_EQ(Even.Wavefronts, 2u);
  EXPECT_EQ(Even.Wavefront[15], 0);
  EXPECT_EQ(Even.Wavefront[16], 1);

  Schedule Vectors = *scheduleOf(requestOf(Operation::Load, 16, [](unsigned X) { return 16 * X; }));
  EXPECT_EQ(Vectors.Wavefronts, 4u);
  EXPECT_EQ(Vectors.Wavefront[7], 0);
  EXPECT_EQ(Vectors.Wavefront[8], 1);
  ASSERT_EQ(Vectors.Phases.size(), 4u);
  EXPECT_EQ(Vectors.Phases[3].First, 24u);
  EXPECT_EQ(Vectors.Phases[3].Wanted[31], 1);

  // All lanes at one address: paired phases.
  Schedule Broadcast = *scheduleOf(requestOf(Operation::Load, 16, [](unsigned) { return 0; }));
  EXPECT_EQ(Broadcast.Wavefronts, 2u);
  ASSERT_EQ(Broadcast.Phases.size(), 2u);
  EXPECT_EQ(Broadcast.Phases[0].Last, 15u);
  EXPECT_EQ(Broadcast.Phases[0].Wanted[4], 0);

  Schedule Adds = *scheduleOf(requestOf(Operation::RetryLoop32, 4, [](unsigned X) { return 4 * (X / 2); }));
  EXPECT_TRUE(Adds.IsLoop);
  EXPECT_EQ(Adds.Wavefronts, 2u);

  EXPECT_FALSE(scheduleOf(requestOf(Operation::CpAsyncBypass, 16, [](unsigned X) { return 16 * X; })));
}

TEST(Schedule, AgreesWithTheRules) {
  std::mt19937 Random(7);
  const std::pair<Operation, std::vector<unsigned>> Forms[] = {
      {Operation::Load, {1, 2, 4, 8, 16}},
      {Operation::Store, {1, 2, 4, 8, 16}},
      {Operation::Ldmatrix, {16}},
      {Operation::Stmatrix, {16}},
      {Operation::Atomic, {4}},
      {Operation::AtomicIncrement, {4}},
      {Operation::CompareAndSwap, {4, 8, 16}},
      {Operation::WideExchange, {8, 16}},
      {Operation::CpAsync, {4, 8, 16}},
  };
  for (const auto &[Op, Widths] : Forms)
    for (unsigned Width : Widths)
      for (unsigned Trial = 0; Trial < 300; ++Trial) {
        unsigned Range = 1u << Random() % 11, Group = 1u << Random() % 3;
        Request R = requestOf(Op, Width, [&](unsigned) { return Random() % Range * Width; });
        if (Trial % 2) // neighbours at one address
          for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
            R.Offsets[Lane] = R.Offsets[Lane / Group * Group];
        if (Trial % 3 == 0)
          R.Active = Random();
        Schedule S = *scheduleOf(R);
        Cost C = *costOf(R);
        ASSERT_EQ(S.Wavefronts, C.Wavefronts);
        checkBanks(R, S);
      }
}

} // namespace
