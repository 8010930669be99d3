// Unknowns of each lane's own: whatever is claimed holds for all their values.

#include "Lanes/Decide.h"
#include <gtest/gtest.h>
#include <random>

using namespace bankcheck;
using namespace bankcheck::banks;
using namespace bankcheck::lanes;

namespace {

struct OwnUnknownsTest : ::testing::Test {
  SymbolTable Symbols;
  Arithmetic Math{Symbols};
  std::mt19937 Random{7};
  static constexpr unsigned Width = 32;

  AffineValue lanesTimes(int64_t Stride) {
    return Math.lanes(Width, LaneVector::make([&](unsigned Lane) { return Stride * int64_t(Lane); }));
  }
  AffineValue times(SymbolId Id, int64_t Factor) {
    return Math.binary(Opcode::Mul, Math.symbol(Width, Id), Math.constant(Width, Factor), SignedWrap::Undefined);
  }
  AffineValue sum(const AffineValue &A, const AffineValue &B) {
    return Math.binary(Opcode::Add, A, B, SignedWrap::Undefined);
  }
  BankResult answerTo(const AffineValue &Address, unsigned AccessWidth = 4, Operation Op = Operation::Load) {
    BankQuery Q;
    Q.Address = Address;
    Q.Width = AccessWidth;
    Q.Op = Op;
    return decide(Q, Math);
  }
};

TEST_F(OwnUnknownsTest, RowsOfItsOwnLeaveALaneInItsBank) {
  SymbolId Data = Symbols.inLanes(0, 0, 1000);
  BankResult A = answerTo(sum(times(Data, 128), lanesTimes(4)));
  ASSERT_TRUE(A.isDecided());
  ASSERT_EQ(A.Cases.size(), 1u);
  EXPECT_EQ(A.Cases[0].TheCost.Ways, 1u);
  EXPECT_EQ(A.Cases[0].TheCost.Wavefronts, 1u);
}

TEST_F(OwnUnknownsTest, LanesOfOneBankMayMeetOrNot) {
  SymbolId Data = Symbols.inLanes(3, 0, 1000);
  // Two lanes a bank: the same word or another, as the data say.
  BankResult A = answerTo(sum(times(Data, 128), Math.binary(Opcode::And, lanesTimes(4), Math.constant(Width, 60))));
  EXPECT_EQ(A.TheKind, BankResult::UnknownLanes);
  EXPECT_EQ(A.Reason, 3u);
}

TEST_F(OwnUnknownsTest, WordsOfItsOwnDecideTheBank) {
  SymbolId Data = Symbols.inLanes(3, 0, 1000);
  for (int64_t Factor : {1, 4, 64, 132})
    EXPECT_EQ(answerTo(sum(times(Data, Factor), lanesTimes(4)), Factor == 1 ? 1 : 4).TheKind, BankResult::UnknownLanes)
        << Factor;
  // The same value in the same lane cancels; in a product it does not.
  AffineValue Twice = sum(times(Data, 8), lanesTimes(4));
  EXPECT_TRUE(answerTo(Math.binary(Opcode::Sub, Twice, times(Data, 8), SignedWrap::Undefined)).isDecided());
  SymbolId N = Symbols.free("n");
  EXPECT_EQ(answerTo(sum(times(Symbols.product(N, Data), 4), lanesTimes(4))).TheKind, BankResult::UnknownLanes);
  EXPECT_TRUE(answerTo(sum(times(Symbols.product(N, Data), 128), lanesTimes(4))).isDecided());
}

TEST_F(OwnUnknownsTest, IsNotTheWarpsValue) {
  SymbolId Data = Symbols.inLanes(0, 0, 1000), N = Symbols.free("n");
  EXPECT_FALSE(Math.symbol(Width, Data).isUniform());
  EXPECT_TRUE(Math.symbol(Width, N).isUniform());
  EXPECT_FALSE(Math.symbol(Width, Symbols.product(N, Data)).isUniform());
  EXPECT_FALSE(Math.binary(Opcode::And, Math.symbol(Width, Data), Math.constant(Width, 7)).isUniform());
  EXPECT_FALSE(Math.binary(Opcode::LShr, sum(times(N, 3), lanesTimes(1)), Math.constant(Width, 3)).isUniform());
}

/// Claims against all values that were tried: random strides, factors, masks.
TEST_F(OwnUnknownsTest, EveryClaimHoldsForRandomData) {
  const int64_t Strides[] = {0, 4, 8, 64, 132, 128, 516}, Factors[] = {4, 64, 128, 256, 132, 384};
  const Operation Operations[] = {Operation::Load, Operation::Store, Operation::Atomic};
  unsigned Decided = 0;
  for (unsigned Round = 0; Round < 400; ++Round) {
    auto Pick = [&](const auto &From) { return From[Random() % std::size(From)]; };
    int64_t Stride = Pick(Strides), Factor = Pick(Factors), Mask = (1 << (Random() % 6)) - 1;
    bool Masked = Random() % 2;
    unsigned AccessWidth = Pick(std::array{4u, 8u, 16u});
    Operation Op = AccessWidth == 4 ? Pick(Operations) : Operation::Load;
    SymbolId Data = Symbols.inLanes(1, 0, 1000);
    AffineValue Value = Math.symbol(Width, Data);
    if (Masked)
      Value = Math.binary(Opcode::And, Value, Math.constant(Width, Mask));
    AffineValue Address = sum(Math.binary(Opcode::Mul, Value, Math.constant(Width, Factor), SignedWrap::Undefined),
                              lanesTimes(Stride * AccessWidth / 4));
    BankResult A = answerTo(Address, AccessWidth, Op);
    if (!A.isDecided())
      continue;
    ++Decided;
    ASSERT_EQ(A.Cases.size(), 1u);
    for (unsigned Try = 0; Try < 40; ++Try) {
      Request R;
      R.Op = Op;
      R.Width = AccessWidth;
      for (unsigned Lane = 0; Lane < WarpSize; ++Lane) {
        uint32_t Own = Try == 0 ? 0 : Random() % 1000;
        R.Offsets[Lane] = (Masked ? Own & Mask : Own) * Factor + Lane * Stride * AccessWidth / 4;
      }
      Cost C = *costOf(R);
      bool Holds = A.Cases[0].TheCost.IsExact ? C.Wavefronts == A.Cases[0].TheCost.Wavefronts
                                              : C.Wavefronts <= A.Cases[0].TheCost.Wavefronts;
      EXPECT_TRUE(Holds) << "stride " << Stride << ", factor " << Factor << ", mask " << Mask << ", width "
                         << AccessWidth;
      EXPECT_EQ(C.Ways, A.Cases[0].TheCost.Ways);
    }
  }
  EXPECT_GT(Decided, 30u);
}

} // namespace
