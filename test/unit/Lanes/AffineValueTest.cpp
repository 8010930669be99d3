// Arithmetic on forms, held to machine arithmetic lane by lane.
//
// A form is evaluated for values of its free symbols as AffineValue.h defines it; the
// same operation on the operands' values, computed here, has to give the same
// low bits.

#include "Lanes/Decide.h"
#include <gtest/gtest.h>
#include <random>

using namespace bankcheck;
using namespace bankcheck::banks;
using namespace bankcheck::lanes;

namespace {

int64_t signedOf(uint64_t Value, unsigned Width) {
  if (Width == 1)
    return Value & 1;
  return Width == 64 ? int64_t(Value) : int64_t(Value << (64 - Width)) >> (64 - Width);
}
uint64_t lowBits(int64_t Value, unsigned Bits) {
  return Bits >= 64 ? uint64_t(Value) : uint64_t(Value) & ((uint64_t(1) << Bits) - 1);
}

/// What C does with two registers of \p Width bits; nothing where that is undefined.
std::optional<int64_t> machine(Opcode Op, int64_t A, int64_t B, unsigned Width) {
  uint64_t UA = lowBits(A, Width), UB = lowBits(B, Width);
  int64_t SA = signedOf(UA, Width), SB = signedOf(UB, Width);
  switch (Op) {
  case Opcode::Add:
    return signedOf(UA + UB, Width);
  case Opcode::Sub:
    return signedOf(UA - UB, Width);
  case Opcode::Mul:
    return signedOf(UA * UB, Width);
  case Opcode::And:
    return signedOf(UA & UB, Width);
  case Opcode::Or:
    return signedOf(UA | UB, Width);
  case Opcode::Xor:
    return signedOf(UA ^ UB, Width);
  case Opcode::Eq:
    return UA == UB;
  case Opcode::Ne:
    return UA != UB;
  case Opcode::ULt:
    return UA < UB;
  case Opcode::ULe:
    return UA <= UB;
  case Opcode::SLt:
    return SA < SB;
  case Opcode::SLe:
    return SA <= SB;
  default:
    break;
  }
  bool IsShift = Op == Opcode::Shl || Op == Opcode::LShr || Op == Opcode::AShr;
  if (IsShift ? UB >= Width : UB == 0 || SB == -1)
    return std::nullopt;
  switch (Op) {
  case Opcode::Shl:
    return signedOf(UA << UB, Width);
  case Opcode::LShr:
    return signedOf(UA >> UB, Width);
  case Opcode::AShr:
    return SA >> UB;
  case Opcode::UDiv:
    return signedOf(UA / UB, Width);
  case Opcode::URem:
    return signedOf(UA % UB, Width);
  case Opcode::SDiv:
    return SA / SB;
  default:
    return SA % SB;
  }
}

constexpr Opcode AllOpcodes[] = {Opcode::Add,  Opcode::Sub,  Opcode::Mul,  Opcode::And,  Opcode::Or,
                                 Opcode::Xor,  Opcode::Shl,  Opcode::LShr, Opcode::AShr, Opcode::UDiv,
                                 Opcode::SDiv, Opcode::URem, Opcode::SRem, Opcode::Eq,   Opcode::Ne,
                                 Opcode::ULt,  Opcode::ULe,  Opcode::SLt,  Opcode::SLe};

struct AffineValueTest : ::testing::Test {
  SymbolTable Symbols;
  Arithmetic Math{Symbols};
  std::map<SymbolId, int64_t> Values; ///< Of free symbols.

  /// The sum, or nothing if it rests on bits or on an operation that no value says.
  std::optional<int64_t> sumOf(const AffineValue &F, unsigned Lane) {
    uint64_t Sum = F.Constant[Lane];
    for (const Term &T : F.Terms) {
      std::optional<int64_t> Value = valueOf(T.Symbol, Lane, F.Width);
      if (!Value)
        return std::nullopt;
      Sum += uint64_t(T.Coefficient[Lane]) * uint64_t(*Value);
    }
    return int64_t(Sum);
  }
  std::optional<int64_t> valueOf(SymbolId Id, unsigned Lane, unsigned Width) {
    const Symbol &S = Symbols[Id];
    if (S.TheKind == Symbol::Free)
      return Values.at(Id);
    if (S.TheKind == Symbol::Product) {
      uint64_t Product = 1;
      for (SymbolId Factor : S.Factors) {
        std::optional<int64_t> Value = valueOf(Factor, Lane, Width);
        if (!Value)
          return std::nullopt;
        Product *= uint64_t(*Value);
      }
      return int64_t(Product);
    }
    std::optional<int64_t> A = sumOf(*S.Left, Lane), B = sumOf(*S.Right, Lane);
    bool Whole = S.Left->Bits >= S.Left->Width && S.Right->Bits >= S.Right->Width;
    if (!A || !B || !Whole) // Decide.h computes it again, with the bits that are right
      return std::nullopt;
    return machine(S.Op, *A, *B, S.Left->Width);
  }
  std::optional<int64_t> value(const AffineValue &F, unsigned Lane) {
    std::optional<int64_t> Sum = sumOf(F, Lane);
    return Sum ? std::optional(signedOf(lowBits(*Sum, F.Width), F.Width)) : std::nullopt;
  }

  AffineValue threads(unsigned Width = 32, int64_t First = 0) {
    return Math.lanes(Width, LaneVector::make([&](unsigned Lane) { return First + int64_t(Lane); }));
  }
  SymbolId symbolOf(const AffineValue &F) { return F.Terms.at(0).Symbol; }
  AffineValue free(const char *Name, int64_t Low = INT64_MIN, int64_t High = INT64_MAX, unsigned Width = 32) {
    return Math.symbol(Width, Symbols.free(Name, Low, High));
  }
  /// \p F is \p Expected(lane) in all lanes for the present values.
  template <typename T> void expectLanes(const AffineValue &F, T &&Expected) {
    ASSERT_EQ(F.Unknown, 0u);
    for (unsigned Lane = 0; Lane < WarpSize; ++Lane) {
      std::optional<int64_t> Value = value(F, Lane);
      ASSERT_TRUE(Value) << "lane " << Lane;
      EXPECT_EQ(lowBits(*Value, F.Bits), lowBits(Expected(int64_t(Lane)), F.Bits)) << "lane " << Lane;
    }
  }
};

TEST_F(AffineValueTest, ThreadIndexTimesStride) {
  BankQuery Q;
  Q.Address = Math.binary(Opcode::Mul, threads(), Math.constant(32, 128));
  EXPECT_EQ(decide(Q, Math).worst()->TheCost.Wavefronts, 32u);
}

//===--- known lanes -------------------------------------------------------===//

TEST_F(AffineValueTest, EveryOperationOnKnownLanes) {
  std::mt19937_64 Random(1);
  const int64_t Corners[] = {0,    1,   -1,        2,         31,        32,        -32,      127,
                             -128, 255, INT16_MAX, INT32_MAX, INT32_MIN, INT64_MAX, INT64_MIN};
  for (unsigned Width : {8u, 16u, 32u, 64u})
    for (Opcode Op : AllOpcodes)
      for (unsigned Round = 0; Round < 50; ++Round) {
        auto Any = [&](unsigned) {
          return int64_t(Random() % 2 ? Random() >> Random() % 64 : uint64_t(Corners[Random() % std::size(Corners)]));
        };
        LaneVector A = LaneVector::make(Any), B = LaneVector::make(Any);
        AffineValue F = Math.binary(Op, Math.lanes(Width, A), Math.lanes(Width, B));
        ASSERT_TRUE(F.isKnown());
        for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
          if (std::optional<int64_t> Expected = machine(Op, A[Lane], B[Lane], Width))
            ASSERT_EQ(F.Constant[Lane], *Expected)
                << "operation " << int(Op) << " of " << A[Lane] << ", " << B[Lane] << " in " << Width << " bits";
      }
}

TEST_F(AffineValueTest, SignedDivisionRoundsToZero) {
  for (int64_t Divisor : {1, 2, 3, 4, 7, 8, 33, -3, -8})
    for (Opcode Op : {Opcode::SDiv, Opcode::SRem}) {
      AffineValue F = Math.binary(Op, threads(32, -16), Math.constant(32, Divisor));
      EXPECT_EQ(F.Assumes, AssumesNothing);
      expectLanes(F, [&](int64_t Lane) { return Op == Opcode::SDiv ? (Lane - 16) / Divisor : (Lane - 16) % Divisor; });
    }
  // As an unsigned number -16 is large.
  expectLanes(Math.binary(Opcode::UDiv, threads(32, -16), Math.constant(32, 3)),
              [](int64_t Lane) { return int64_t(uint32_t(Lane - 16) / 3); });
}

TEST_F(AffineValueTest, ChangesOfWidth) {
  AffineValue Bytes = Math.lanes(8, LaneVector::make([](unsigned Lane) { return 16 * int64_t(Lane); }));
  expectLanes(Math.zeroExtend(Bytes, 32), [](int64_t Lane) { return int64_t(uint8_t(16 * Lane)); });
  expectLanes(Math.signExtend(Bytes, 32), [](int64_t Lane) { return int64_t(int8_t(16 * Lane)); });
  expectLanes(Math.truncate(threads(32, 250), 8), [](int64_t Lane) { return int64_t(int8_t(250 + Lane)); });
  AffineValue Odd = Math.truncate(threads(), 1);
  expectLanes(Odd, [](int64_t Lane) { return Lane % 2; });
  expectLanes(Math.zeroExtend(Odd, 32), [](int64_t Lane) { return Lane % 2; });
  expectLanes(Math.signExtend(Odd, 32), [](int64_t Lane) { return -(Lane % 2); }); // true is -1
}

//===--- symbols -----------------------------------------------------------===//

TEST_F(AffineValueTest, SumsAndProductsWrapAtTheWidth) {
  AffineValue N = free("n", -128, 127, 8);
  AffineValue Sum = Math.binary(Opcode::Add, N, Math.constant(8, 100));
  EXPECT_FALSE(Sum.Exact);
  AffineValue Product = Math.binary(Opcode::Mul, N, threads(8, 3));
  EXPECT_FALSE(Product.Exact);
  for (int64_t Value = -128; Value < 128; ++Value) {
    Values[symbolOf(N)] = Value;
    expectLanes(Sum, [&](int64_t) { return int64_t(int8_t(Value + 100)); });
    expectLanes(Product, [&](int64_t Lane) { return int64_t(int8_t(Value * (Lane + 3))); });
  }
  // Within its range, or without signed wrap, the sum over the integers is the value.
  EXPECT_TRUE(Math.binary(Opcode::Add, free("small", 0, 27, 8), Math.constant(8, 100)).Exact);
  EXPECT_FALSE(Math.binary(Opcode::Add, free("small", 0, 28, 8), Math.constant(8, 100)).Exact);
  EXPECT_TRUE(Math.binary(Opcode::Add, N, Math.constant(8, 100), SignedWrap::Undefined).Exact);
  // Each factor is a register's value, and their product is not within one.
  AffineValue Any = free("any"), Other = free("other"), Few = free("few", 0, 15);
  EXPECT_FALSE(Math.binary(Opcode::Mul, Any, Other).Exact);
  EXPECT_FALSE(Math.binary(Opcode::Mul, Any, Any).Exact);
  EXPECT_FALSE(Math.binary(Opcode::Mul, Any, Few).Exact);
  EXPECT_TRUE(Math.binary(Opcode::Mul, Few, Few).Exact);
}

TEST_F(AffineValueTest, EqualComputationsCancel) {
  AffineValue N = free("n"), M = free("m"), K = free("k"), One = Math.constant(32, 1);
  auto Times = [&](const AffineValue &A, const AffineValue &B) { return Math.binary(Opcode::Mul, A, B); };
  EXPECT_EQ(Times(N, M), Times(M, N));
  EXPECT_EQ(Times(Times(N, M), K), Times(N, Times(K, M)));
  EXPECT_EQ(Math.binary(Opcode::Sub, Times(N, M), Times(M, N)), Math.constant(32, 0));
  // n % 8 is one symbol however often it is written; n % 16 is another.
  auto Rest = [&](int64_t Divisor) { return Math.binary(Opcode::URem, N, Math.constant(32, Divisor)); };
  EXPECT_TRUE(Math.binary(Opcode::Sub, Rest(8), Rest(8)).Terms.empty());
  EXPECT_FALSE(Math.binary(Opcode::Sub, Rest(8), Rest(16)).Terms.empty());
  EXPECT_EQ(Math.binary(Opcode::Xor, N, N), Math.constant(32, 0));
  EXPECT_EQ(Math.binary(Opcode::And, N, N), N);
  // (n + 1)(m + lane) = n m + lane n + m + lane
  AffineValue Product = Times(Math.binary(Opcode::Add, N, One), Math.binary(Opcode::Add, M, threads()));
  EXPECT_EQ(Product.Terms.size(), 3u);
  for (int64_t ValueN : {0, 1, -7, 1 << 20, INT32_MAX})
    for (int64_t ValueM : {0, -1, 5, INT32_MIN}) {
      Values[symbolOf(N)] = ValueN;
      Values[symbolOf(M)] = ValueM;
      expectLanes(Product,
                  [&](int64_t Lane) { return int64_t(int32_t(uint32_t(ValueN + 1) * uint32_t(ValueM + Lane))); });
    }
}

TEST_F(AffineValueTest, RangesHoldEveryValue) {
  AffineValue N = free("n", -3, 9), M = free("m", 0, 5);
  auto Add = [&](const AffineValue &A, const AffineValue &B) { return Math.binary(Opcode::Add, A, B); };
  auto Times = [&](const AffineValue &A, int64_t B) { return Math.binary(Opcode::Mul, A, Math.constant(32, B)); };
  AffineValue F = Add(Add(Times(N, -4), Math.binary(Opcode::Mul, M, threads(32, -16))), threads());
  for (unsigned Lane = 0; Lane < WarpSize; ++Lane) {
    int64_t Least = INT64_MAX, Most = INT64_MIN;
    for (int64_t ValueN = -3; ValueN <= 9; ++ValueN)
      for (int64_t ValueM = 0; ValueM <= 5; ++ValueM) {
        int64_t Value = -4 * ValueN + (int64_t(Lane) - 16) * ValueM + Lane;
        Least = std::min(Least, Value);
        Most = std::max(Most, Value);
      }
    Interval Range = Math.rangeOf(F, Lane);
    EXPECT_EQ(Range.low64(), Least) << "lane " << Lane; // linear, so the bounds are reached
    EXPECT_EQ(Range.high64(), Most) << "lane " << Lane;
  }
  // A product's range comes from its factors' corners.
  Interval Product = Math.rangeOf(Math.binary(Opcode::Mul, N, M), 0);
  EXPECT_LE(Product.low64(), -15);
  EXPECT_GE(Product.high64(), 45);
  // Of a symbol without a range nothing but the register's width is known.
  EXPECT_TRUE(Math.liesWithin(free("j"), Interval::ofWidth(32)));
  EXPECT_FALSE(Math.liesWithin(free("j"), {0, INT32_MAX}));
}

TEST_F(AffineValueTest, IntervalsSaturate) {
  Interval Huge{Interval::Limit, Interval::Limit};
  EXPECT_TRUE((Huge + Huge).High == Interval::Limit);
  Interval Wide{INT64_MIN, INT64_MAX};
  EXPECT_TRUE((Wide * Wide).High >= Interval::Wide(INT64_MAX) * 1000);
  EXPECT_TRUE((Wide * Wide).Low <= Interval::Wide(INT64_MIN) * 1000);
  EXPECT_EQ((Interval{-2, 3} * Interval{-5, 4}).low64(), -15);
  EXPECT_EQ((Interval{-2, 3} * Interval{-5, 4}).high64(), 12);
}

TEST_F(AffineValueTest, DivisionOfWhatMayBeNegativeSaysSo) {
  for (int64_t Divisor : {3, 4, 32})
    for (Opcode Op : {Opcode::SDiv, Opcode::SRem}) {
      AffineValue Positive = Math.binary(Op, free("n", 0, 100), Math.constant(32, Divisor));
      EXPECT_EQ(Positive.Assumes, AssumesNothing);
      AffineValue N = free("n", -100, 100);
      AffineValue F = Math.binary(Op, N, Math.constant(32, Divisor));
      for (int64_t Value = -100; Value <= 100; ++Value) {
        Values[symbolOf(N)] = Value;
        std::optional<int64_t> Got = value(F, 0);
        ASSERT_TRUE(Got);
        int64_t True = Op == Opcode::SDiv ? Value / Divisor : Value % Divisor;
        if (*Got != True) {
          EXPECT_LT(Value, 0);
          EXPECT_TRUE(F.Assumes & AssumesNonNegative) << Value << ", " << Divisor;
        }
      }
    }
}

// (4 n) >> 2 is n but for the two bits that 4 n has lost.
TEST_F(AffineValueTest, ShiftingBackLosesTheUpperBits) {
  AffineValue N = free("n"), Two = Math.constant(32, 2);
  AffineValue F = Math.binary(Opcode::LShr, Math.binary(Opcode::Shl, Math.binary(Opcode::Add, N, threads()), Two), Two);
  EXPECT_EQ(F.Bits, 30u);
  for (int64_t Value : {0, 77, -1, INT32_MAX, INT32_MIN}) {
    Values[symbolOf(N)] = Value;
    expectLanes(F, [&](int64_t Lane) { return int64_t(uint32_t(Value + Lane) << 2 >> 2); });
  }
  // None is lost of a number that is small enough, and four times it has them all again.
  EXPECT_EQ(Math.binary(Opcode::LShr, Math.binary(Opcode::Shl, free("m", 0, 1000), Two), Two).Bits, 32u);
  EXPECT_EQ(Math.binary(Opcode::Shl, F, Two).Bits, 32u);
}

TEST_F(AffineValueTest, EveryOperationOnLanesAndSymbols) {
  std::mt19937 Random(2);
  unsigned Compared = 0, Skipped = 0;
  for (unsigned Round = 0; Round < 6000; ++Round) {
    unsigned Width = Random() % 4 ? 32 : Random() % 2 ? 16 : 64;
    struct Operand {
      AffineValue F;
      std::array<int64_t, WarpSize> Value;
    };
    Values.clear();
    auto Leaf = [&](bool Small) {
      Operand O;
      if (Random() % 2) {
        int64_t Factor = Random() % 40, Shift = int64_t(Random() % 40) - (Small ? 0 : 8);
        O.F = Math.lanes(Width, LaneVector::make([&](unsigned Lane) { return Factor * int64_t(Lane) + Shift; }));
        for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
          O.Value[Lane] = O.F.Constant[Lane];
      } else if (Random() % 2) {
        int64_t C = Random() % 2 ? Random() % 70 : int64_t(1) << Random() % 10;
        O.F = Math.constant(Width, C);
        O.Value.fill(C);
      } else {
        bool Any = Random() % 3 == 0;
        int64_t Low = Random() % 2 ? 0 : -20, High = Random() % 3000;
        O.F = Any ? free("n", INT64_MIN, INT64_MAX, Width) : free("n", Low, High, Width);
        int64_t Value =
            Any ? signedOf(uint64_t(Random()) * 2654435761u, Width) : Low + int64_t(Random() % (High - Low + 1));
        Values[symbolOf(O.F)] = Value;
        O.Value.fill(Value);
      }
      return O;
    };
    Operand A = Leaf(false);
    bool Defined = true;
    for (unsigned Depth = 0, Most = 1 + Random() % 4; Depth < Most && Defined; ++Depth) {
      Operand B = Leaf(true);
      Opcode Op = AllOpcodes[Random() % 13]; // no comparisons: those have another width
      if (Random() % 3 == 0)
        std::swap(A, B);
      AffineValue F = Math.binary(Op, A.F, B.F);
      for (unsigned Lane = 0; Lane < WarpSize; ++Lane) {
        std::optional<int64_t> Value = machine(Op, A.Value[Lane], B.Value[Lane], Width);
        Defined &= Value.has_value();
        A.Value[Lane] = Value.value_or(0);
      }
      A.F = std::move(F);
    }
    if (!Defined || A.F.Assumes) {
      ++Skipped;
      continue;
    }
    ASSERT_EQ(A.F.Unknown, 0u);
    for (unsigned Lane = 0; Lane < WarpSize; ++Lane) {
      std::optional<int64_t> Got = value(A.F, Lane);
      if (!Got) {
        ++Skipped;
        break;
      }
      ASSERT_EQ(lowBits(*Got, A.F.Bits), lowBits(A.Value[Lane], A.F.Bits)) << "round " << Round << " lane " << Lane;
      ++Compared;
    }
  }
  EXPECT_GT(Compared, 100000u);
  EXPECT_LT(Skipped, 3000u);
}

TEST_F(AffineValueTest, ComparisonsAreDecidedOnlyWhereAllValuesAgree) {
  std::mt19937 Random(3);
  unsigned Decided = 0;
  for (unsigned Round = 0; Round < 2000; ++Round) {
    int64_t Low = int64_t(Random() % 80) - 40, High = Low + Random() % 20, Factor = int64_t(Random() % 7) - 3,
            Shift = int64_t(Random() % 200) - 100;
    AffineValue N = free("n", Low, High);
    AffineValue A =
        Math.binary(Opcode::Add, Math.binary(Opcode::Mul, N, Math.constant(32, Factor), SignedWrap::Undefined),
                    threads(32, Shift), SignedWrap::Undefined);
    AffineValue B = Math.constant(32, int64_t(Random() % 100) - 50);
    Opcode Op = AllOpcodes[13 + Random() % 6];
    AffineValue F = Math.binary(Op, A, B);
    ASSERT_EQ(F.Width, 1u);
    Decided += F.isKnown();
    for (int64_t Value = Low; Value <= High; ++Value) {
      Values[symbolOf(N)] = Value;
      for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
        ASSERT_EQ(value(F, Lane), machine(Op, Factor * Value + Lane + Shift, B.Constant[0], 32))
            << "round " << Round << " n " << Value << " lane " << Lane;
    }
  }
  EXPECT_GT(Decided, 200u);
}

//===--- choices and unknown lanes ------------------------------------------===//

TEST_F(AffineValueTest, BlendTakesEachLaneFromItsSide) {
  AffineValue N = free("n", 0, 100), M = free("m", 0, 100);
  AffineValue A = Math.binary(Opcode::Mul, N, threads()), B = Math.binary(Opcode::Add, M, threads(32, 7));
  for (LaneMask Mask : {LaneMask(0x0000ffff), LaneMask(0xaaaaaaaa), LaneMask(1), AllLanes, LaneMask(0)}) {
    AffineValue F = Math.blend(Mask, A, B);
    for (int64_t ValueN : {0, 3, 100})
      for (int64_t ValueM : {0, 55}) {
        Values[symbolOf(N)] = ValueN;
        Values[symbolOf(M)] = ValueM;
        expectLanes(F, [&](int64_t Lane) { return Mask >> Lane & 1 ? ValueN * Lane : ValueM + Lane + 7; });
      }
  }
  // What is unknown stays so in the lanes that take it, and only there.
  EXPECT_EQ(Math.blend(0xff, Arithmetic::unknown(32, 5), A).Unknown, 0xffu);
  EXPECT_EQ(Math.blend(0xff, A, Arithmetic::unknown(32, 5)).Unknown, ~0xffu);
  EXPECT_EQ(Math.blend(0xff, A, Arithmetic::unknown(32, 5)).Reason, 5u);
  EXPECT_EQ(Math.blend(0xff, A, Arithmetic::unknown(32, 5, 0xf)).Unknown, 0u);
}

TEST_F(AffineValueTest, SelectBySymbolicCondition) {
  AffineValue N = free("n", 0, 40);
  AffineValue Condition = Math.binary(Opcode::SLt, threads(), N);
  AffineValue A = Math.binary(Opcode::Mul, N, Math.constant(32, 3)), B = threads(32, 1000);
  AffineValue F = Math.select(Condition, A, B);
  for (int64_t Value = 0; Value <= 40; ++Value) {
    Values[symbolOf(N)] = Value;
    expectLanes(F, [&](int64_t Lane) { return Lane < Value ? 3 * Value : Lane + 1000; });
  }
}

// A form with unknown lanes has a constant too, which means nothing there: it
// must not be taken for a value that the other side has as well.
TEST_F(AffineValueTest, SelectKeepsWhatIsUnknown) {
  AffineValue Unknown = Arithmetic::unknown(32, 3), Zero = Math.constant(32, 0), Five = Math.constant(32, 5);
  AffineValue UnknownFive = Math.binary(Opcode::Add, Unknown, Five);
  LaneMask Half = 0xffff;
  AffineValue Known = Math.binary(Opcode::ULt, threads(), Math.constant(32, 16));
  // By data, whatever constant the condition has beside.
  AffineValue ByData = Arithmetic::unknown(1, 4);
  AffineValue EqualByData = Math.binary(Opcode::Eq, Unknown, Zero),
              UnequalByData = Math.binary(Opcode::Ne, Unknown, Zero);

  EXPECT_EQ(Math.select(Known, Zero, Unknown).Unknown, ~Half);
  EXPECT_EQ(Math.select(Known, Unknown, Zero).Unknown, Half);
  for (const AffineValue &Condition : {ByData, EqualByData, UnequalByData}) {
    EXPECT_EQ(Math.select(Condition, Zero, Unknown).Unknown, AllLanes);
    EXPECT_EQ(Math.select(Condition, Unknown, Zero).Unknown, AllLanes);
    EXPECT_EQ(Math.select(Condition, Five, UnknownFive).Unknown, AllLanes);
    EXPECT_EQ(Math.select(Condition, UnknownFive, Five).Unknown, AllLanes);
    EXPECT_EQ(Math.select(Condition, Five, Zero).Unknown, AllLanes);
    // Where both sides are known and agree the condition does not matter.
    EXPECT_EQ(Math.select(Condition, Five, Five).Unknown, 0u);
    EXPECT_EQ(Math.select(Condition, threads(), Math.constant(32, 9)).Unknown, ~(1u << 9));
  }
  AffineValue Symbolic = Math.binary(Opcode::SLt, threads(), free("n", 0, 40));
  EXPECT_EQ(Math.select(Symbolic, Zero, Unknown).Unknown, AllLanes);
  EXPECT_EQ(Math.select(Symbolic, Unknown, Zero).Unknown, AllLanes);
}

TEST_F(AffineValueTest, UnknownLanesStayUnknown) {
  AffineValue Half = Arithmetic::unknown(32, 7, 0xffff0000);
  for (Opcode Op : AllOpcodes)
    for (const AffineValue &Other : {Math.constant(32, 3), threads(32, 1), free("n"), free("m", 0, 9)}) {
      // What an operation is known to be, even so (x & 0), is not looked for.
      EXPECT_EQ(Math.binary(Op, Half, Other).Unknown, 0xffff0000u) << int(Op);
      EXPECT_EQ(Math.binary(Op, Other, Half).Unknown, 0xffff0000u) << int(Op);
      EXPECT_EQ(Math.binary(Op, Other, Half).Reason, 7u) << int(Op);
    }
  EXPECT_EQ(Math.truncate(Half, 8).Unknown, 0xffff0000u);
  EXPECT_EQ(Math.zeroExtend(Half, 64).Unknown, 0xffff0000u);
  EXPECT_EQ(Math.signExtend(Half, 64).Unknown, 0xffff0000u);
}

// x - x of unknown values is 0, but an equal form is not an equal value: each
// lane has its own, and another load gives another one.
TEST_F(AffineValueTest, UnknownValuesDoNotCancel) {
  AffineValue A = Arithmetic::unknown(32, 1), B = Arithmetic::unknown(32, 1);
  EXPECT_EQ(Math.binary(Opcode::Sub, A, B).Unknown, AllLanes);
  EXPECT_EQ(Math.binary(Opcode::Xor, A, B).Unknown, AllLanes);
  EXPECT_EQ(Math.binary(Opcode::Eq, A, B).Unknown, AllLanes);
}

} // namespace
