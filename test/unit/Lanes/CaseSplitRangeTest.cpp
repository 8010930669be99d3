// Sums with min, max and selects in them: every value lies in the range, and a
// comparison that is decided in a lane is so. The oracle computes with integers.

#include "Lanes/CaseSplitRange.h"
#include "Lanes/Arithmetic.h"
#include <functional>
#include <gtest/gtest.h>
#include <optional>
#include <random>

using namespace bankcheck;
using namespace bankcheck::lanes;

namespace {

/// A form, and its value from lane, n and m; nothing where int wraps around.
struct Value {
  AffineValue TheValue;
  std::function<std::optional<int64_t>(unsigned, int64_t, int64_t)> At;
};

std::optional<int64_t> inInt(std::optional<int64_t> V) {
  return V && *V >= INT32_MIN && *V <= INT32_MAX ? V : std::nullopt;
}

class Maker {
public:
  Maker(Arithmetic &Math, SymbolId N, SymbolId M, unsigned Seed) : Math(Math), N(N), M(M), Random(Seed) {}
  unsigned below(unsigned Bound) { return std::uniform_int_distribution<unsigned>(0, Bound - 1)(Random); }

  Value make(unsigned Depth) {
    if (!Depth)
      return leaf();
    Value A = make(Depth - 1), B = below(2) ? make(below(Depth)) : number(below(80));
    switch (below(5)) {
    case 0:
      return sum(A, B, 1);
    case 1:
      return sum(A, B, -1);
    case 2:
      return product(A, number(below(2) ? 35 : below(9)));
    default: {
      Value C = below(3) ? make(below(Depth)) : A, D = below(3) ? number(below(80)) : B;
      Opcode Op = std::array{Opcode::SLt, Opcode::SLe, Opcode::ULt, Opcode::ULe}[below(4)];
      return below(2) ? chosen(Op, C, D, A, B) : chosen(Op, D, C, A, B);
    }
    }
  }

  static bool holds(Opcode Op, int64_t A, int64_t B) {
    switch (Op) {
    case Opcode::SLt:
      return A < B;
    case Opcode::SLe:
      return A <= B;
    case Opcode::ULt:
      return uint32_t(A) < uint32_t(B);
    default:
      return uint32_t(A) <= uint32_t(B);
    }
  }

  Value number(int64_t Number) {
    return {Math.constant(32, Number), [=](unsigned, int64_t, int64_t) { return std::optional(Number); }};
  }

private:
  Arithmetic &Math;
  SymbolId N, M;
  std::mt19937 Random;

  Value leaf() {
    switch (below(4)) {
    case 0:
      return {Math.lanes(32, LaneVector::make([](unsigned L) { return int64_t(L); })),
              [](unsigned L, int64_t, int64_t) { return std::optional<int64_t>(L); }};
    case 1:
      return {Math.symbol(32, M), [](unsigned, int64_t, int64_t M) { return std::optional(M); }};
    default:
      return {Math.symbol(32, N), [](unsigned, int64_t N, int64_t) { return std::optional(N); }};
    }
  }

  Value sum(const Value &A, const Value &B, int Sign) {
    return {Math.binary(Sign > 0 ? Opcode::Add : Opcode::Sub, A.TheValue, B.TheValue, SignedWrap::Undefined),
            [=](unsigned L, int64_t N, int64_t M) {
              auto X = A.At(L, N, M), Y = B.At(L, N, M);
              return X && Y ? inInt(*X + Sign * *Y) : std::nullopt;
            }};
  }

  Value product(const Value &A, const Value &B) {
    return {Math.binary(Opcode::Mul, A.TheValue, B.TheValue, SignedWrap::Undefined),
            [=](unsigned L, int64_t N, int64_t M) {
              auto X = A.At(L, N, M), Y = B.At(L, N, M);
              return X && Y ? inInt(*X * *Y) : std::nullopt;
            }};
  }

  Value chosen(Opcode Op, const Value &Left, const Value &Right, const Value &A, const Value &B) {
    AffineValue Condition = Math.binary(Op, Left.TheValue, Right.TheValue);
    return {Math.select(Condition, A.TheValue, B.TheValue), [=](unsigned L, int64_t N, int64_t M) {
              auto X = Left.At(L, N, M), Y = Right.At(L, N, M), C = A.At(L, N, M), D = B.At(L, N, M);
              return X && Y && C && D ? holds(Op, *X, *Y) ? C : D : std::nullopt;
            }};
  }
};

struct CaseSplitRange : ::testing::Test {
  SymbolTable Symbols;
  Arithmetic Math{Symbols};
  AffineValue N = Math.symbol(32, Symbols.free("n"));

  AffineValue lesser(const AffineValue &A, const AffineValue &B, Opcode Less = Opcode::SLt) {
    return Math.select(Math.binary(Less, A, B), A, B);
  }
  AffineValue greater(const AffineValue &A, const AffineValue &B) {
    return Math.select(Math.binary(Opcode::SLt, A, B), B, A);
  }
  std::pair<int64_t, int64_t> rangeOf(const AffineValue &F) {
    Interval Range = rangeByCaseSplit(Symbols, F, 0, 32);
    return {Range.low64(), Range.high64()};
  }
};

TEST_F(CaseSplitRange, IsThatOfTheTable) {
  AffineValue Bound = Math.constant(32, 35);
  EXPECT_EQ(rangeOf(lesser(N, Bound)), std::pair(int64_t(INT32_MIN), int64_t(35)));
  AffineValue Unsigned =
      Math.binary(Opcode::Mul, Bound, lesser(Math.constant(32, 1), N, Opcode::ULt), SignedWrap::Undefined);
  EXPECT_EQ(rangeOf(Unsigned), std::pair(int64_t(0), int64_t(35)));
  EXPECT_EQ(rangeOf(greater(Math.constant(32, 0), lesser(N, Bound))), std::pair(int64_t(0), int64_t(35)));
}

TEST_F(CaseSplitRange, ComparisonIsDecidedInTheLanesOfWhichItIs) {
  AffineValue Lane = Math.lanes(32, LaneVector::make([](unsigned L) { return int64_t(L); }));
  AffineValue Below = Math.binary(Opcode::SLt, Lane, lesser(N, Math.constant(32, 20)));
  EXPECT_EQ(Below.openLanes(), (1u << 20) - 1);
  EXPECT_EQ(Below.Constant[20], 0);
}

TEST(RandomChoiceRange, HoldsEveryValue) {
  unsigned Compared = 0, Closer = 0, DecidedLanes = 0;
  for (unsigned Seed = 0; Seed < 3000; ++Seed) {
    SymbolTable Symbols;
    Arithmetic Math(Symbols);
    Maker Make(Math, Symbols.free("n"), Symbols.free("m", -4, 50), Seed);
    Value V = Make.make(1 + Make.below(3)), Other = Make.make(Make.below(3));
    Opcode Op = Make.below(2) ? Opcode::SLt : Opcode::ULt;
    AffineValue Below = Math.binary(Op, V.TheValue, Other.TheValue);
    for (unsigned Sample = 0; Sample < 40; ++Sample) {
      int64_t N = Sample < 20     ? int64_t(Sample) - 6
                  : Make.below(3) ? int64_t(Make.below(200)) - 60
                                  : int32_t(Make.below(UINT32_MAX));
      int64_t M = int64_t(Make.below(55)) - 4;
      unsigned Lane = Make.below(32);
      std::optional<int64_t> Is = V.At(Lane, N, M), Against = Other.At(Lane, N, M);
      if (!Is || !Against)
        continue; // undefined: int wraps around
      ++Compared;
      Interval Range = rangeByCaseSplit(Symbols, V.TheValue, Lane, 32), Plain = Math.rangeOf(V.TheValue, Lane);
      Closer += Range.High - Range.Low < Plain.High - Plain.Low;
      if (V.TheValue.Exact)
        ASSERT_TRUE(Range.Low <= *Is && *Is <= Range.High)
            << "seed " << Seed << " n=" << N << " m=" << M << " lane " << Lane << ": " << *Is << " in " << Range.low64()
            << ".." << Range.high64();
      if (!(Below.openLanes() >> Lane & 1)) {
        ++DecidedLanes;
        ASSERT_EQ(bool(Below.Constant[Lane]), Maker::holds(Op, *Is, *Against))
            << "seed " << Seed << " n=" << N << " m=" << M << " lane " << Lane;
      }
    }
  }
  EXPECT_GT(Compared, 50000u);
  EXPECT_GT(Closer, 10000u);
  EXPECT_GT(DecidedLanes, 10000u);
  std::printf("compared %u, closer %u, decided lanes %u\n", Compared, Closer, DecidedLanes);
}

// No k is below lane 0; in the others the sum may be too large for a register.
TEST(ChosenSums, WhatLaneZeroComparesIsNotWhatOthersCompare) {
  SymbolTable Symbols;
  Arithmetic Math(Symbols);
  AffineValue K = Math.symbol(32, Symbols.free("k", -5, 5)), N = Math.symbol(32, Symbols.free("n"));
  AffineValue Lane = Math.lanes(32, LaneVector::make([](unsigned L) { return int64_t(L); }));
  AffineValue Chosen = Math.select(Math.binary(Opcode::ULt, K, Lane), N, Math.constant(32, 3));
  EXPECT_TRUE(Chosen.Exact);
  EXPECT_FALSE(Math.binary(Opcode::Mul, Chosen, Math.constant(32, 4)).Exact);
}

} // namespace
