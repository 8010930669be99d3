// Where lanes may address that data decide: every value of the data leads to one of the places.

#include "Lanes/DataPlaces.h"
#include "Lanes/Machine.h"
#include <gtest/gtest.h>
#include <random>

using namespace bankcheck;
using namespace bankcheck::banks;
using namespace bankcheck::lanes;

namespace {

constexpr unsigned Width = 64;

class DataPlacesTest : public testing::Test {
protected:
  SymbolTable Symbols;
  Arithmetic Math{Symbols};
  AffineValue Lane = Math.lanes(Width, LaneVector::make([](unsigned L) { return int64_t(L); }));

  AffineValue number(int64_t Value) const { return Math.constant(Width, Value); }
  AffineValue data(int64_t Low, int64_t High) { return Math.symbol(Width, Symbols.inLanes(1, Low, High)); }
  AffineValue times(const AffineValue &A, int64_t Factor) {
    return Math.binary(Opcode::Mul, A, number(Factor), SignedWrap::Undefined);
  }
  AffineValue plus(const AffineValue &A, const AffineValue &B) {
    return Math.binary(Opcode::Add, A, B, SignedWrap::Undefined);
  }
};

TEST_F(DataPlacesTest, ARangeAMaskAndAStride) {
  // 4 * data, a byte
  DataPlaces Byte = dataPlaces(times(data(0, 255), 4), AllLanes, 4, 0, Math);
  EXPECT_EQ(Byte.Of[5], (Places{0, 4, 256}));
  // 4 * (data & 0x30): every 16th of four
  AffineValue Masked = Math.binary(Opcode::And, data(INT32_MIN, INT32_MAX), number(0x30));
  EXPECT_EQ(dataPlaces(times(Masked, 4), AllLanes, 4, 0, Math).Of[0], (Places{0, 64, 4}));
  // 32 * lane + 4 * data, data from 0 to 7
  DataPlaces Rows = dataPlaces(plus(times(Lane, 32), times(data(0, 7), 4)), AllLanes, 4, 0, Math);
  EXPECT_EQ(Rows.Of[3], (Places{96, 4, 8}));
  // 4 * (data >> 27) of 32 bits, and 4 * (data % 10)
  AffineValue Word = Math.symbol(32, Symbols.inLanes(1, INT32_MIN, INT32_MAX));
  AffineValue High = Math.zeroExtend(Math.binary(Opcode::LShr, Word, Math.constant(32, 27)), Width);
  EXPECT_EQ(dataPlaces(times(High, 4), AllLanes, 4, 0, Math).Of[0], (Places{0, 4, 32}));
  AffineValue Rest = Math.zeroExtend(Math.binary(Opcode::URem, Word, Math.constant(32, 10)), Width);
  EXPECT_EQ(dataPlaces(times(Rest, 4), AllLanes, 4, 0, Math).Of[0], (Places{0, 4, 10}));
}

TEST_F(DataPlacesTest, TheArrayEndsWhatTheDataDoNot) {
  AffineValue Any = times(data(INT32_MIN, INT32_MAX), 4);
  EXPECT_EQ(dataPlaces(Any, AllLanes, 4, 400, Math).Of[7], (Places{0, 4, 100}));
  EXPECT_EQ(dataPlaces(plus(Any, number(8)), AllLanes, 4, 400, Math).Of[7], (Places{0, 4, 100}));
  EXPECT_EQ(dataPlaces(times(data(-5, 5), 4), AllLanes, 4, 400, Math).Of[0], (Places{0, 4, 6}));
  EXPECT_EQ(dataPlaces(Any, AllLanes, 4, 0, Math).Of[7].Count, Places::Endless);
  // Of what nothing is known at all: any element.
  EXPECT_EQ(dataPlaces(Arithmetic::unknown(Width, 1), AllLanes, 8, 256, Math).Of[0], (Places{0, 8, 32}));
  // A shift of all lanes that nobody knows: the array's ends are elsewhere.
  AffineValue Moved = plus(Any, times(Math.symbol(Width, Symbols.free("n")), 4));
  EXPECT_EQ(dataPlaces(Moved, AllLanes, 4, 400, Math).Of[0].Count, Places::Endless);
}

TEST_F(DataPlacesTest, OtherUnknownsAreTold) {
  AffineValue Rows =
      Math.binary(Opcode::Mul, times(Lane, 4), Math.symbol(Width, Symbols.free("n")), SignedWrap::Undefined);
  EXPECT_FALSE(dataPlaces(plus(Rows, times(data(0, 7), 4)), AllLanes, 4, 0, Math).AreOfData);
  EXPECT_FALSE(dataPlaces(Arithmetic::unknown(Width, 1), AllLanes, 4, 256, Math).AreOfData);
  EXPECT_TRUE(dataPlaces(times(data(0, 7), 4), AllLanes, 4, 0, Math).AreOfData);
}

bool isPlace(const Places &P, int64_t Address) {
  int64_t Steps = (Address - P.First) / int64_t(P.Step);
  return (Address - P.First) % int64_t(P.Step) == 0 &&
         (P.Count == Places::Endless || (Steps >= 0 && uint64_t(Steps) < P.Count));
}

/// Random expressions of data, computed beside their affine values.
TEST_F(DataPlacesTest, EveryValueIsAPlace) {
  std::mt19937 Random(7);
  unsigned Bounded = 0;
  for (unsigned Round = 0; Round < 3000; ++Round) {
    struct Known {
      AffineValue Affine;
      std::vector<std::array<int64_t, WarpSize>> Values; ///< For some data.
    };
    auto Data = [&] {
      int64_t Low = Random() % 2 ? 0 : -int64_t(Random() % 20), High = Low + Random() % 300;
      if (Random() % 4 == 0)
        Low = INT32_MIN, High = INT32_MAX;
      Known K{Math.symbol(32, Symbols.inLanes(1, Low, High)), {}};
      for (unsigned Sample = 0; Sample < 12; ++Sample) {
        auto &V = K.Values.emplace_back();
        for (int64_t &Value : V)
          Value = std::uniform_int_distribution<int64_t>(Low, High)(Random);
      }
      return K;
    };
    Known K = Data();
    for (unsigned Steps = Random() % 4; Steps; --Steps) {
      static const Opcode Ops[] = {Opcode::Add,  Opcode::Sub,  Opcode::Mul,  Opcode::And,  Opcode::Or,
                                   Opcode::Xor,  Opcode::LShr, Opcode::AShr, Opcode::UDiv, Opcode::SDiv,
                                   Opcode::URem, Opcode::SRem, Opcode::Shl};
      Opcode Op = Ops[Random() % std::size(Ops)];
      const bool IsShift = Op == Opcode::LShr || Op == Opcode::AShr || Op == Opcode::Shl;
      const bool IsOfLane = !IsShift && Op != Opcode::UDiv && Op < Opcode::SDiv && Random() % 3 == 0;
      int64_t Number = IsShift ? 1 + Random() % 6 : 1 + Random() % 80;
      LaneVector Operand = IsOfLane ? LaneVector::make([](unsigned L) { return int64_t(L); }) : LaneVector(Number);
      K.Affine = Math.binary(Op, K.Affine, Math.lanes(32, Operand));
      for (auto &V : K.Values)
        for (unsigned L = 0; L < WarpSize; ++L)
          V[L] = canonical(compute(Op, V[L], Operand[L], 32), 32);
    }
    const unsigned Element = 1u << Random() % 4;
    AffineValue Address =
        Math.binary(Opcode::Mul, Math.signExtend(K.Affine, Width), number(Element), SignedWrap::Undefined);
    if (Address.Assumes)
      continue; // holds for some data only
    const uint64_t Bytes = Random() % 2 ? 0 : Element * (1 + Random() % 1000);
    DataPlaces P = dataPlaces(Address, AllLanes, Element, Bytes, Math);
    for (const auto &V : K.Values)
      for (unsigned L = 0; L < WarpSize; ++L) {
        int64_t At = V[L] * int64_t(Element);
        if (Bytes && (At < 0 || At + Element > int64_t(Bytes)))
          continue;
        ASSERT_TRUE(isPlace(P.Of[L], At)) << "round " << Round << ", lane " << L << ": " << At << " is not "
                                          << P.Of[L].First << " + " << P.Of[L].Step << " k, " << P.Of[L].Count;
      }
    Bounded += P.Of[0].Count != Places::Endless;
  }
  EXPECT_GT(Bounded, 1000u);
}

} // namespace
