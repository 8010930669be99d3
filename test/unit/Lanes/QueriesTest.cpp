// Every claim of an result, held against values and against proofs: \see Queries.h.
// decide-queries asks as many as one likes.

#include "Refuter.h"
#include <gtest/gtest.h>

using namespace bankcheck;
using namespace bankcheck::banks;
using namespace bankcheck::lanes;
using namespace bankcheck::test;

namespace {

TEST(Queries, EveryClaimHoldsForValues) {
  Tally Sum;
  for (uint64_t Seed = 1; Seed <= 2000; ++Seed)
    ASSERT_EQ(RandomQuery(Seed).difference(Sum), "") << "seed " << Seed;
  EXPECT_GT(Sum.Decided, Sum.Queries * 4 / 5);
  EXPECT_GT(Sum.Excepted, Sum.Queries);
  std::printf("%lu queries, %lu decided, %lu values compared, %lu excepted, %lu of %lu conflicts attained\n",
              Sum.Queries, Sum.Decided, Sum.Compared, Sum.Excepted, Sum.Attained, Sum.Conflicts);
}

TEST(Queries, NoProofRefutesAClaim) {
  unsigned Proved = 0, Open = 0;
  for (uint64_t Seed = 1; Seed <= 60; ++Seed) {
    RandomQuery Q(Seed, RandomQuery::Linear);
    std::string Model;
    Refuted Is = refute(Q, Model);
    ASSERT_NE(Is, Refuted::Yes) << "seed " << Seed << ": " << Model << " of " << Q.text();
    Proved += Is == Refuted::No;
    Open += Is == Refuted::Unknown;
  }
  EXPECT_GT(Proved, 30u);
  EXPECT_LT(Open, 6u);
  std::printf("%u proved, %u not within the time\n", Proved, Open);
}

struct Unknowns : ::testing::Test {
  SymbolTable Symbols;
  Arithmetic Math{Symbols};
  AffineValue Lane = Math.lanes(32, LaneVector::make([](unsigned L) { return int64_t(L); }));

  SymbolId free(int64_t Low = INT32_MIN, int64_t High = INT32_MAX) { return Symbols.free("x", Low, High); }
  AffineValue of(SymbolId Id) { return Math.symbol(32, Id); }
  AffineValue times(const AffineValue &A, const AffineValue &B) {
    return Math.binary(Opcode::Mul, A, B, SignedWrap::Undefined);
  }
  AffineValue times(const AffineValue &A, int64_t Factor) { return times(A, Math.constant(32, Factor)); }
  AffineValue minus(const AffineValue &A, const AffineValue &B) {
    return Math.binary(Opcode::Sub, A, B, SignedWrap::Undefined);
  }
  AffineValue plus(const AffineValue &A, const AffineValue &B) {
    return Math.binary(Opcode::Add, A, B, SignedWrap::Undefined);
  }
  BankResult answerTo(const AffineValue &Address, Operation Op = Operation::Load, unsigned Width = 4) {
    BankQuery Q;
    Q.Address = Address;
    Q.Op = Op;
    Q.Width = Width;
    return decide(Q, Math);
  }
};

TEST_F(Unknowns, NoTwoCancelBecauseOfTheirNumbers) {
  std::vector<SymbolId> All;
  for (unsigned I = 0; I < 130; ++I)
    All.push_back(free());
  for (unsigned Apart = 1; Apart < 130; ++Apart) {
    BankResult A = answerTo(times(times(Lane, 128), minus(of(All[0]), of(All[Apart]))));
    ASSERT_TRUE(A.isDecided());
    ASSERT_EQ(A.Cases.size(), 1u);
    EXPECT_EQ(A.Cases[0].TheCost.Wavefronts, 32u) << Apart;
    Relation Equal{{{1, {All[0]}}, {-1, {All[Apart]}}}, 0};
    EXPECT_EQ(A.Cases[0].Exceptions, std::vector{Equal}) << Apart;
  }
}

TEST_F(Unknowns, ExceptionsAreSaidOfTheSymbolsThatWereSplit) {
  SymbolId N = free();
  // lane * n: of n % 32 == 0 all lanes are in one bank, and in one word where n == 0.
  BankResult A = answerTo(times(times(Lane, 4), of(N)));
  ASSERT_EQ(A.worst()->Assignments, (std::vector<ResidueAssignment>{{N, 32, 0}}));
  EXPECT_EQ(A.worst()->Exceptions, (std::vector<Relation>{{{{1, {N}}}, 0}}));
  SymbolId M = free();
  BankResult B = answerTo(times(times(Lane, 128), plus(times(of(N), 3), plus(of(M), Math.constant(32, -2)))));
  EXPECT_EQ(B.worst()->Exceptions, (std::vector<Relation>{{{{3, {N}}, {1, {M}}}, -2}}));
}

TEST_F(Unknowns, PlanesThatCostTheSameAloneAreExceptedWhereTheyCrossForLess) {
  // Bank 0 has two words until n == 0, bank 1 until m == 0.
  SymbolId N = free(), M = free();
  AffineValue Address = Math.lanes(32, LaneVector::make([](unsigned L) { return int64_t(L / 2 % 2 * 4); }));
  AffineValue OfN = Math.lanes(32, LaneVector::make([](unsigned L) { return int64_t(L % 4 == 1) * 128; }));
  AffineValue OfM = Math.lanes(32, LaneVector::make([](unsigned L) { return int64_t(L % 4 == 3) * 128; }));
  BankResult A = answerTo(plus(Address, plus(times(OfN, of(N)), times(OfM, of(M)))));
  ASSERT_EQ(A.Cases.size(), 1u);
  EXPECT_EQ(A.Cases[0].TheCost.Wavefronts, 2u);
  ASSERT_EQ(A.Cases[0].Exceptions.size(), 1u); // n == 0 and m == 0 are on it
  EXPECT_EQ(A.Cases[0].Exceptions[0].Sum.size(), 1u);
}

TEST_F(Unknowns, RangesThatLeaveNothingAreSplit) {
  // n - m is 0 or not, and that is all.
  SymbolId N = free(0, 0), M = free(0, 1);
  BankResult A = answerTo(times(times(Lane, 128), minus(of(N), of(M))));
  EXPECT_EQ(A.worst()->TheCost.Wavefronts, 32u);
  SymbolId K = free(5, 5);
  EXPECT_EQ(answerTo(times(times(Lane, 128), minus(of(K), Math.constant(32, 5)))).worst()->TheCost.Wavefronts, 1u);
}

TEST_F(Unknowns, LanesThatWaitAreDearerWhereTheyMeet) {
  SymbolId N = free(), M = free();
  // atomicAdd(double *): two halves in the same banks. At one word the second one fails.
  AffineValue Halves = Math.lanes(32, LaneVector::make([](unsigned L) { return int64_t(L % 16) * 8; }));
  AffineValue High = Math.lanes(32, LaneVector::make([](unsigned L) { return int64_t(L / 16) * 128; }));
  BankResult A = answerTo(plus(Halves, times(High, of(N))), Operation::RetryLoop64, 8);
  ASSERT_TRUE(A.isDecided());
  ASSERT_EQ(A.Cases.size(), 2u);
  EXPECT_EQ(A.Cases[0].TheCost.Wavefronts, 6u);
  EXPECT_EQ(A.Cases[0].Exceptions, (std::vector<Relation>{{{{1, {N}}}, 0}}));
  EXPECT_EQ(A.worst()->Assignments, (std::vector<ResidueAssignment>{{N, 0, 0}}));
  EXPECT_EQ(A.worst()->TheCost.Wavefronts, 9u);
  EXPECT_EQ(answerTo(plus(Halves, times(High, minus(of(N), of(M)))), Operation::RetryLoop64, 8).TheKind,
            BankResult::Undetermined);
}

TEST_F(Unknowns, OfACopyPastTheBanksTheRowsAreCounted) {
  auto CopyTo = [&](const AffineValue &Address) { return answerTo(Address, Operation::CpAsyncBypass, 16); };
  SymbolId N = free(), K = free(0, 3);
  EXPECT_EQ(CopyTo(times(Lane, 144)).worst()->TheCost.Rows, 8u);
  // What moves all lanes alike leaves them as far apart as they are.
  EXPECT_EQ(CopyTo(plus(times(Lane, 256), times(of(N), 16))).worst()->TheCost.Rows, 16u);
  // Eight lanes a row, rows 240 bytes apart.
  BankResult A = CopyTo(plus(times(Lane, 16), times(Math.binary(Opcode::AShr, Lane, Math.constant(32, 3)), 112)));
  ASSERT_TRUE(A.isDecided());
  EXPECT_EQ(A.worst()->TheCost.Ways, 1u);
  EXPECT_EQ(A.worst()->TheCost.Rows, 2u);
  // Rows whose numbers modulo 4 are not known.
  EXPECT_EQ(CopyTo(times(times(Lane, 128), of(N))).TheKind, BankResult::NoRule);
  EXPECT_EQ(CopyTo(times(times(Lane, 128), of(K))).TheKind, BankResult::NoRule);
  EXPECT_NE(CopyTo(plus(times(Lane, 16), Math.constant(32, 8))).worst()->Misaligned, 0u);
}

TEST_F(Unknowns, LanesThatMayBeLeftOutCanMakeOthersWait) {
  BankQuery Q;
  Q.Op = Operation::RetryLoop64;
  Q.Width = 8;
  // Lanes 0 and 16 at one address, 1 and 17 at another one of the same bank.
  Q.Address = Math.lanes(32, LaneVector::make([](unsigned L) { return int64_t(L % 2) * 128; }));
  ASSERT_TRUE(decide(Q, Math).isDecided());
  Q.Guards.push_back({Math.binary(Opcode::SLt, Lane, of(free())), true});
  EXPECT_EQ(decide(Q, Math).TheKind, BankResult::NoRule);
  Q.Address = Math.constant(32, 0);
  EXPECT_TRUE(decide(Q, Math).isDecided());
}

TEST_F(Unknowns, ProductsThatMayWrapToZeroAreSaidNotTo) {
  // n n of 32 bits is 0 where n == 65536, too.
  AffineValue N = of(free(INT64_MIN, INT64_MAX)); // any register's value
  BankResult A = answerTo(times(times(Lane, 128), Math.binary(Opcode::Mul, N, N)));
  ASSERT_TRUE(A.isDecided());
  EXPECT_TRUE(A.worst()->Assumes & AssumesNoWrap);
  AffineValue Few = of(free(0, 15));
  EXPECT_FALSE(answerTo(times(times(Lane, 128), Math.binary(Opcode::Mul, Few, Few))).worst()->Assumes & AssumesNoWrap);
}

TEST_F(Unknowns, LanesAreClampedToThem) {
  auto Less = [&](const AffineValue &A, const AffineValue &B) { return Math.binary(Opcode::SLt, A, B); };
  auto Min = [&](const AffineValue &A, const AffineValue &B) { return Math.select(Less(A, B), A, B); };
  auto Max = [&](const AffineValue &A, const AffineValue &B) { return Math.select(Less(A, B), B, A); };
  auto WorstOf = [](const BankResult &A) { return A.isDecided() ? A.worst()->TheCost.Wavefronts : 0; };
  AffineValue N = of(free()), M = of(free());
  EXPECT_EQ(WorstOf(answerTo(times(Min(Lane, N), 4))), 1u);
  EXPECT_EQ(WorstOf(answerTo(plus(times(Max(minus(Lane, Math.constant(32, 1)), N), 4), times(M, 256)))), 1u);
  EXPECT_EQ(WorstOf(answerTo(times(Min(Lane, plus(N, Math.constant(32, 7))), 128))), 32u);
  EXPECT_EQ(WorstOf(answerTo(times(Min(Lane, of(free(-70, 3))), 128))), 4u); // rows 0 to 3
  EXPECT_EQ(WorstOf(answerTo(times(Max(Min(Lane, N), M), 128))), 32u);
  // Both sides say that they are one.
  SymbolId K = free();
  BankResult A = answerTo(times(Min(Lane, of(K)), 128));
  const SymbolId IsAbove = Less(Math.constant(32, 32), of(K)).Terms[0].Symbol;
  EXPECT_EQ(A.worst()->Assignments, (std::vector<ResidueAssignment>{{IsAbove, 0, 1}}));
  EXPECT_EQ(A.Cases.size(), 2u + 33u); // 0 to 32, of which 31 and 32 leave the lanes as they are
}

TEST_F(Unknowns, LanesAreClampedToSumsOfThem) {
  auto Min = [&](const AffineValue &A, const AffineValue &B) {
    return Math.select(Math.binary(Opcode::SLt, A, B), A, B);
  };
  auto WorstOf = [](const BankResult &A) { return A.isDecided() ? A.worst()->TheCost.Wavefronts : 0; };
  auto Plus = [&](const AffineValue &A, const AffineValue &B) {
    return Math.binary(Opcode::Add, A, B, SignedWrap::Undefined);
  };
  auto Minus = [&](const AffineValue &A, const AffineValue &B) {
    return Math.binary(Opcode::Sub, A, B, SignedWrap::Undefined);
  };
  // An int less eight times a block's number: so many rows are left.
  AffineValue Rows = of(free()), Block = of(free(0, 1000)), Tile = of(free(1, 64));
  AffineValue Left = Minus(Rows, times(Block, 8));
  EXPECT_EQ(WorstOf(answerTo(times(Min(Lane, Left), 4))), 1u);
  EXPECT_EQ(WorstOf(answerTo(times(Min(Lane, Left), 128))), 32u);
  EXPECT_EQ(WorstOf(answerTo(times(Min(Plus(Lane, times(Block, 8)), Rows), 128))), 32u);
  EXPECT_EQ(WorstOf(answerTo(times(Min(Lane, Minus(Rows, times(Block, Tile))), 128))), 32u);
  // The number of the block rests on the int, too, and may have more bits: the worst is attained all the same.
  AffineValue Of = Math.binary(Opcode::SDiv, plus(Rows, Block), Math.constant(32, 7));
  EXPECT_EQ(WorstOf(answerTo(times(Min(Lane, Minus(Rows, times(Of, 8))), 4))), 1u);
  EXPECT_EQ(WorstOf(answerTo(times(Min(Lane, Minus(Rows, times(Of, 8))), 128))), 32u);
  AffineValue Wide = Math.binary(Opcode::UDiv, Math.signExtend(plus(Rows, Block), 64), Math.constant(64, 7));
  AffineValue Wraps = Math.binary(Opcode::Sub, Rows, times(Math.truncate(Wide, 32), 8));
  EXPECT_FALSE(Wraps.Exact);
  EXPECT_EQ(WorstOf(answerTo(times(Min(Lane, Wraps), 4))), 1u);
  EXPECT_EQ(WorstOf(answerTo(times(Min(Lane, Wraps), 128))), 32u);
  // At most four rows are left, whatever the two are.
  EXPECT_EQ(WorstOf(answerTo(times(Min(Lane, Minus(of(free(0, 3)), of(free(0, 9)))), 128))), 4u);
  // Up to 29.
  EXPECT_EQ(WorstOf(answerTo(times(Min(Lane, Plus(of(free(0, 1)), times(of(free(-9, 14)), 2))), 128))), 30u);
}

TEST_F(Unknowns, WhatTheyMakeRestrictsThem) {
  // (n < 5) and not (n < 10) never is.
  SymbolId N = free();
  auto Less = [&](int64_t Bound) {
    AffineValue Wide = Math.binary(Opcode::SLt, of(N), Math.constant(32, Bound));
    return Math.zeroExtend(Wide, 32);
  };
  // 32-way where n < 5 alone.
  AffineValue Never = times(Less(5), 1), Often = Less(10);
  AffineValue Stride = minus(Math.constant(32, 4), times(times(Never, minus(Math.constant(32, 1), Often)), -124));
  BankResult A = answerTo(times(Lane, Stride));
  EXPECT_TRUE(!A.isDecided() || A.worst()->TheCost.Wavefronts == 1);
}

} // namespace
