// The table of Lanes/Sectors.h, and what its bounds rest on.

#include "Lanes/Sectors.h"
#include "Lanes/Arithmetic.h"
#include <gtest/gtest.h>

namespace bankcheck::lanes {

using namespace banks;

namespace {

struct SectorsTest : testing::Test {
  SymbolTable Symbols;
  Arithmetic Math{Symbols};
  const SymbolId Base = Symbols.free("p"), K = Symbols.free("k"), N = Symbols.free("n");
  const AffineValue Pointer = Math.symbol(64, Base);

  AffineValue lanes(auto OfLane) { return Math.lanes(64, LaneVector::make(OfLane)); }
  AffineValue plus(const AffineValue &A, const AffineValue &B) { return Math.binary(Opcode::Add, A, B); }
  AffineValue times(const AffineValue &A, const AffineValue &B) { return Math.binary(Opcode::Mul, A, B); }
  AffineValue bytes(int64_t Count, SymbolId Of) { return times(Math.constant(64, Count), Math.symbol(64, Of)); }
  Amount sectors(const AffineValue &Offset, unsigned Bytes = 4, LaneMask Active = AllLanes) {
    return sectorsOf(plus(Pointer, Offset), Active, Bytes, [&](SymbolId Id) { return Id == Base; });
  }
};

TEST_F(SectorsTest, LanesInARow) {
  EXPECT_EQ(sectors(lanes([](int64_t L) { return 4 * L; })), Amount::exactly(4));
  EXPECT_EQ(sectors(lanes([](int64_t L) { return 4 * (L + 1); })), Amount::exactly(5));
  EXPECT_EQ(sectors(lanes([](int64_t L) { return 4 * L; }), 4, 0xffff), Amount::exactly(2));
  EXPECT_EQ(sectors(lanes([](int64_t L) { return 16 * L; }), 16), Amount::exactly(16));
  EXPECT_EQ(sectors(lanes([](int64_t L) { return 4 * (31 - L); })), Amount::exactly(4));
}

TEST_F(SectorsTest, LanesApart) {
  EXPECT_EQ(sectors(lanes([](int64_t L) { return 128 * L; })), Amount::exactly(32));
  EXPECT_EQ(sectors(lanes([](int64_t) { return 0; })), Amount::exactly(1));
  EXPECT_EQ(sectors(lanes([](int64_t L) { return 8 * L; })), Amount::exactly(8));
}

TEST_F(SectorsTest, NobodyAccesses) {
  EXPECT_EQ(sectors(lanes([](int64_t L) { return 4 * L; }), 4, 0), Amount());
}

TEST_F(SectorsTest, BeforeTheBase) {
  EXPECT_EQ(sectors(lanes([](int64_t L) { return 4 * (L - 1); })), Amount::exactly(5));
  EXPECT_EQ(sectors(lanes([](int64_t L) { return 4 * (L - 8); })), Amount::exactly(4));
}

TEST_F(SectorsTest, MovedByAnUnknown) {
  const AffineValue Row = lanes([](int64_t L) { return 4 * L; });
  EXPECT_EQ(sectors(plus(Row, bytes(4, K))), (Amount{4, 5}));
  EXPECT_EQ(sectors(plus(Row, bytes(16, K))), (Amount{4, 5}));
  EXPECT_EQ(sectors(plus(Row, bytes(32, K))), Amount::exactly(4));
  EXPECT_EQ(sectors(plus(Row, bytes(1024, K))), Amount::exactly(4));
}

TEST_F(SectorsTest, RowsAtAnUnknownDistance) {
  const AffineValue Row = times(lanes([](int64_t L) { return 4 * (L / 16); }), Math.symbol(64, N));
  const AffineValue Here = plus(lanes([](int64_t L) { return 4 * (L % 16); }), Row);
  EXPECT_EQ(sectors(Here), (Amount{2, 6}));
  const AffineValue Far = times(lanes([](int64_t L) { return 32 * (L / 16); }), Math.symbol(64, N));
  EXPECT_EQ(sectors(plus(lanes([](int64_t L) { return 4 * (L % 16); }), Far)), (Amount{2, 4}));
}

TEST_F(SectorsTest, TheDataDecide) {
  EXPECT_EQ(sectors(Arithmetic::unknown(64, 0)), (Amount{1, 32}));
  EXPECT_EQ(sectors(Arithmetic::unknown(64, 0, 0xff), 4, 0xff), (Amount{1, 8}));
  EXPECT_EQ(sectors(Math.symbol(64, Symbols.inLanes(0, 0, 1000))), (Amount{1, 32}));
}

TEST_F(SectorsTest, EachSectorOnce) {
  SectorSet Set;
  const AffineValue Row = plus(Pointer, lanes([](int64_t L) { return 4 * L; }));
  EXPECT_EQ(Set.insert(Row, AllLanes, 4), 4u);
  EXPECT_EQ(Set.insert(Row, AllLanes, 4), 0u);
  EXPECT_EQ(Set.insert(plus(Row, Math.constant(64, 4)), AllLanes, 4), 1u);
  EXPECT_EQ(Set.insert(plus(Row, Math.constant(64, 1024)), AllLanes, 4), 4u);
  EXPECT_EQ(Set.insert(plus(Row, bytes(128, K)), AllLanes, 4), 4u); // elsewhere, for all that is known
  EXPECT_EQ(Set.insert(Arithmetic::unknown(64, 0), AllLanes, 4), 32u);
}

} // namespace
} // namespace bankcheck::lanes
