// The worst of a request in an array, held to all values that leave every lane inside.

#include "Lanes/InsideArray.h"
#include "Lanes/Arithmetic.h"
#include "Lanes/Decide.h"
#include <gtest/gtest.h>

using namespace bankcheck;
using namespace bankcheck::banks;
using namespace bankcheck::lanes;

namespace {

struct InArray : ::testing::TestWithParam<unsigned> {
  static constexpr int64_t Most = 1000;
  SymbolTable Symbols;
  Arithmetic Math{Symbols};
  SymbolId N = Symbols.free("n", -Most, Most);
  AffineValue Lane = Math.lanes(32, LaneVector::make([](unsigned L) { return int64_t(L); }));

  AffineValue times(const AffineValue &A, const AffineValue &B) {
    return Math.binary(Opcode::Mul, A, B, SignedWrap::Undefined);
  }
  AffineValue times(const AffineValue &A, int64_t Factor) { return times(A, Math.constant(32, Factor)); }
  AffineValue plus(const AffineValue &A, const AffineValue &B) {
    return Math.binary(Opcode::Add, A, B, SignedWrap::Undefined);
  }

  BankQuery query(const AffineValue &Address, bool AllLanesRun, unsigned Width = 4) {
    BankQuery Q;
    Q.Address = Address;
    Q.Width = Width;
    Q.ArrayBytes = GetParam();
    Q.AllLanesRun = AllLanesRun;
    return Q;
  }

  /// The most ways of requests whose lanes are at Offset(lane, n), as many of them as are inside if not \p All.
  template <typename Offset> unsigned mostWays(Offset Of, bool All) {
    unsigned Ways = 0;
    for (int64_t Value = -Most; Value <= Most; ++Value)
      Ways = std::max(Ways, waysOf([&](int64_t Lane) { return Of(Lane, Value); }, All));
    return Ways;
  }
  template <typename Offset> unsigned waysOf(Offset Of, bool All, unsigned Width = 4) {
    unsigned Ways = 0;
    std::array<int64_t, WarpSize> At;
    for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
      At[Lane] = Of(int64_t(Lane));
    for (int64_t First : At) {
      Request R;
      R.Width = Width;
      R.Active = 0;
      for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
        if (At[Lane] >= First && At[Lane] - First + Width <= GetParam())
          R.Active |= 1u << Lane, R.Offsets[Lane] = uint32_t(At[Lane] - First + (First & 127) + 128);
      if (!All || R.Active == AllLanes)
        if (std::optional<Cost> C = costOf(R))
          Ways = std::max(Ways, C->Ways);
    }
    return Ways;
  }
};

TEST_P(InArray, StrideOfAllLanes) {
  BankResult A = decide(query(times(times(Lane, Math.symbol(32, N)), 4), true), Math);
  ASSERT_TRUE(A.isDecided());
  EXPECT_EQ(A.worst()->TheCost.Ways, mostWays([](int64_t L, int64_t V) { return 4 * L * V; }, true));
  EXPECT_TRUE(A.worst()->TheCost.IsExact);
}

TEST_P(InArray, RowsOfAllLanes) {
  BankResult A = decide(query(plus(times(times(Lane, Math.symbol(32, N)), 128), times(Lane, 4)), true), Math);
  ASSERT_TRUE(A.isDecided());
  EXPECT_EQ(A.worst()->TheCost.Ways, mostWays([](int64_t L, int64_t V) { return 128 * L * V + 4 * L; }, true));
}

TEST_P(InArray, StrideOfSomeLanes) {
  BankResult A = decide(query(times(times(Lane, Math.symbol(32, N)), 4), false), Math);
  ASSERT_TRUE(A.isDecided());
  EXPECT_EQ(A.worst()->TheCost.Ways, mostWays([](int64_t L, int64_t V) { return 4 * L * V; }, false));
  Request R;
  R.Active = A.worst()->Active;
  R.Offsets = A.worst()->Offsets;
  EXPECT_TRUE(A.worst()->TheCost.Ways == 1 || fits(R, GetParam())) << "the example";
}

TEST_P(InArray, KnownStrideOfSomeLanes) {
  for (int64_t Stride : {1, 2, 8, 31, 32, 33, 64, 100})
    for (unsigned Width : {4, 16}) {
      BankResult A = decide(query(times(Lane, Stride * Width), false, Width), Math);
      ASSERT_TRUE(A.isDecided());
      EXPECT_EQ(A.worst()->TheCost.Ways, waysOf([&](int64_t L) { return Stride * Width * L; }, false, Width))
          << Stride << " times " << Width;
    }
}

TEST_P(InArray, SeveralUnknowns) {
  AffineValue Difference = Math.binary(Opcode::Sub, Math.symbol(32, N), Math.symbol(32, Symbols.free("m", -Most, Most)),
                                       SignedWrap::Undefined);
  BankResult A = decide(query(times(times(Lane, Difference), 128), true), Math);
  ASSERT_TRUE(A.isDecided());
  const unsigned OfBank = (GetParam() / 4 + 31) / 32;
  EXPECT_EQ(A.worst()->TheCost.Ways, std::min(OfBank, 32u));
  EXPECT_EQ(A.worst()->TheCost.IsExact, OfBank >= 32);
}

TEST_P(InArray, AlwaysOutside) {
  BankResult A = decide(query(plus(times(Lane, 1 << 16), times(Math.symbol(32, N), 4)), true), Math);
  ASSERT_TRUE(A.isDecided());
  EXPECT_EQ(A.worst()->TheCost.Ways, 32u) << "what is undefined is reported as it stands";
}

INSTANTIATE_TEST_SUITE_P(Bytes, InArray, ::testing::Values(128, 256, 1028, 2048, 4096, 1 << 20));

} // namespace
