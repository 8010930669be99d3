#include "Source/GrowingFunction.h"
#include <gtest/gtest.h>
#include <random>

using namespace bankcheck;
using namespace bankcheck::source;

namespace {

/// One of some steps, and what it does to a number, in C++'s own arithmetic.
struct Tried {
  GrowingFunction Function;
  std::function<int64_t(int64_t)> Of;
};

Tried then(const Tried &Before, unsigned Kind, int64_t Operand) {
  auto Of = Before.Of;
  switch (Kind) {
  case 0:
    return {*Before.Function.times(Operand), [=](int64_t V) { return Of(V) * Operand; }};
  case 1:
    return {*Before.Function.dividedBy(Operand), [=](int64_t V) { return Of(V) / Operand; }};
  default:
    return {*Before.Function.plus(Operand - 8), [=](int64_t V) { return Of(V) + Operand - 8; }};
  }
}

unsigned factorsOfTwo(int64_t V) { return __builtin_ctzll(V); }

} // namespace

TEST(GrowingFunction, isInvertedAsCountingDoes) {
  std::mt19937 Random(7);
  for (unsigned Trial = 0; Trial < 300; ++Trial) {
    Tried F{GrowingFunction(0), [](int64_t V) { return V; }};
    for (unsigned Steps = Random() % 4; Steps; --Steps)
      F = then(F, Random() % 3, 1 + Random() % 12);
    int64_t Wanted = 1 + Random() % 64;
    IntegerRange Range = F.Function.valuesFor(Wanted);
    int64_t Roundest = 0;
    for (int64_t V = 1; V < 12 * 12 * 12 * 80; ++V) {
      bool Gives = F.Of(V) == Wanted;
      // Values on whose way a number is 0 or less are left out.
      if (Range.Low <= V && V <= Range.High)
        ASSERT_TRUE(Gives) << "of " << V << " in trial " << Trial;
      if (Gives && Range.Low <= V && V <= Range.High && (!Roundest || factorsOfTwo(V) > factorsOfTwo(Roundest)))
        Roundest = V;
      if (Gives && !Range.isEmpty())
        ASSERT_TRUE(Range.Low <= V && V <= Range.High) << "of " << V << " in trial " << Trial;
    }
    ASSERT_EQ(F.Function.at(12), F.Of(12));
    if (!Range.isEmpty())
      ASSERT_EQ(Range.roundest(), Roundest);
  }
}

TEST(GrowingFunction, refusesWhatDoesNotGrow) {
  const GrowingFunction N(0);
  EXPECT_FALSE(N.times(0));
  EXPECT_FALSE(N.times(-2));
  EXPECT_FALSE(N.dividedBy(0));
  EXPECT_FALSE(N.plus(int64_t(1) << 40));
  EXPECT_TRUE(N.times(3)->valuesFor(256).isEmpty());
  EXPECT_FALSE(N.times(INT32_MAX)->at(INT64_MAX));
}
