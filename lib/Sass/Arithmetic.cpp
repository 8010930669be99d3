#include "Sass/Arithmetic.h"
#include "Sass/Operands.h"
#include <bit>
#include <cmath>

using namespace llvm;
using namespace bankcheck::banks;

namespace bankcheck::sass {
namespace {

float floatOf(uint32_t Value) { return std::bit_cast<float>(Value); }
uint32_t bitsOf(float Value) { return std::bit_cast<uint32_t>(Value); }

class Computation : Operands {
public:
  Computation(const Bits &B, Registers &R, Executing In) : Operands(B, R, In) {}

  bool run() {
    const unsigned Operation = B.operation();
    if (!IsOfWarp)
      return run(Operation) || forget();
    switch (Operation) {
    case Uniform::Ldc:
    case Uniform::LdcRegister:
    case Uniform::LdcNew:
      return loadConstant();
    case Uniform::Flo:
      return run(Flo) || forget();
    case Uniform::Brev:
      return run(Brev) || forget();
    case Uniform::Popc:
      return run(Popc) || forget();
    case S2ur:
      return run(S2r) || forget();
    case R2ur:
      return toUniform() || forget();
    default:
      return run(Operation - Uniform::First) || forget();
    }
  }

private:
  /// Of each lane what \p Of says of its number, where \p Known.
  template <typename Function> static LaneValues lanes(LaneMask Known, Function Of) {
    LaneValues Result;
    Result.Known = Known;
    for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
      if (Known >> Lane & 1)
        Result.Of[Lane] = Of(Lane);
    return Result;
  }
  template <typename Function> static LanePredicate truth(LaneMask Known, Function Of) {
    LanePredicate Result{0, Known};
    for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
      if (Known >> Lane & 1 && Of(Lane))
        Result.True |= 1u << Lane;
    return Result;
  }
  static bool is(LanePredicate P, unsigned Lane) { return P.True >> Lane & 1; }

  //===--- operations ----------------------------------------------------===//

  bool run(unsigned Operation) {
    switch (Operation) {
    case Mov:
      return write(wide());
    case P2r:
      return predicatesToRegister();
    case R2p:
      return registerToPredicates();
    case Cs2r:
    case S2r:
      return readSpecial(Operation == Cs2r);
    case Vote:
      return vote();
    case Sel:
      return select();
    case Isetp:
      return compare();
    case Iadd3:
      return add3();
    case Lea:
      return shiftAndAdd();
    case Lop3:
      return logic();
    case Iabs: {
      LaneValues X = wide();
      return write(lanes(X.Known, [&](unsigned L) { return int32_t(X.Of[L]) < 0 ? -X.Of[L] : X.Of[L]; }));
    }
    case Prmt:
      return permute();
    case Imnmx:
      return minimum(73);
    case Vimnmx:
      return minimum(72);
    case Viaddmnmx:
      return addAndMinimum();
    case Shf:
      return shift();
    case Sgxt:
      return extend();
    case Plop3:
      return logicOfPredicates();
    case Imad:
      return multiply();
    case ImadWide:
      return multiplyWide();
    case ImadHigh:
      return multiplyHigh();
    case Hfma2:
    case Hfma2Mma:
      return constantOfHalves();
    case Viadd: {
      LaneValues X = a(), Y = wide();
      if (B.at(72, 80) & ~uint64_t(1))
        return false;
      const bool Minus = B.is(72), MinusY = isNegated(true);
      return write(lanes(X.Known & Y.Known,
                         [&](unsigned L) { return (Minus ? -X.Of[L] : X.Of[L]) + (MinusY ? -Y.Of[L] : Y.Of[L]); }));
    }
    case Flo:
      return highestBit();
    case Brev: {
      LaneValues X = wide();
      return write(lanes(X.Known, [&](unsigned L) { return reverseBits(X.Of[L]); }));
    }
    case Popc: {
      LaneValues X = wide();
      const bool Not = isNegated(true);
      return write(lanes(X.Known, [&](unsigned L) { return std::popcount(Not ? ~X.Of[L] : X.Of[L]); }));
    }
    case I2f:
    case I2fp:
      return toFloat();
    case F2i:
      return toInteger();
    case Mufu:
      return reciprocal();
    case Fmul:
      return multiplyFloats();
    case Ldc:
      return loadConstant();
    case Ldg:
      return loadTable();
    default:
      return false;
    }
  }

  bool predicatesToRegister() {
    LaneValues Old = a(), Mask = wide();
    if (B.at(72, 80))
      return false;
    LaneMask Known = Old.Known & Mask.Known;
    std::array<LanePredicate, TruePredicate> All;
    for (unsigned I = 0; I < TruePredicate; ++I)
      All[I] = R.predicate(I, IsOfWarp);
    LaneValues Result = lanes(Known, [&](unsigned L) {
      uint32_t Value = 0;
      for (unsigned I = 0; I < TruePredicate; ++I)
        Value |= uint32_t(is(All[I], L)) << I;
      return (Value & Mask.Of[L]) | (Old.Of[L] & ~Mask.Of[L]);
    });
    for (unsigned L = 0; L < WarpSize; ++L)
      for (unsigned I = 0; I < TruePredicate; ++I)
        if (Mask.Of[L] >> I & 1 && !(All[I].Known >> L & 1))
          Result.Known &= ~(1u << L);
    return write(Result);
  }

  bool registerToPredicates() {
    LaneValues Value = a(), Mask = wide();
    const bool IsKnown = wideIsNumber() && !B.at(72, 80);
    for (unsigned I = 0; I < TruePredicate; ++I)
      if (!IsKnown)
        R.setPredicate(I, {}, 0, In.Lanes | In.Perhaps, IsOfWarp);
      else if (Mask.Of[0] >> I & 1)
        R.setPredicate(I, truth(Value.Known, [&](unsigned L) { return Value.Of[L] >> I & 1; }), In.Lanes, In.Perhaps,
                       IsOfWarp);
    return true;
  }

  bool readSpecial(bool IsWide) {
    LaneValues Value = R.special(B.at(72, 79));
    if (IsOfWarp && Value.Known) // of the first lane that runs it
      Value = LaneValues::all(Value.Of[std::countr_zero(Running | 1u << 31)]);
    write(Value);
    if (IsWide && B.is(80))
      write(B.at(72, 79) == 0xff ? Value : LaneValues{}, /*Next=*/true);
    return true;
  }

  /// Of the lanes that run it.
  bool vote() {
    enum { All, Any, Equal };
    const LanePredicate P = predicate(87, 90, /*OfWarp=*/false);
    const LaneMask Asked = Running;
    const bool IsKnown = !In.Perhaps && !(Asked & ~P.Known);
    const LaneMask Yes = P.True & Asked;
    const unsigned Mode = B.at(72, 73);
    const bool Result = Mode == All ? Yes == Asked : Mode == Any ? Yes != 0 : Yes == 0 || Yes == Asked;
    write(IsKnown ? LaneValues::all(Yes) : LaneValues{});
    writePredicate(81, IsKnown ? LanePredicate::all(Result) : LanePredicate{});
    return true;
  }

  bool select() {
    const LaneValues X = a(), Y = wide();
    const LanePredicate P = predicate(87, 90);
    LaneValues Result = lanes(P.Known, [&](unsigned L) { return is(P, L) ? X.Of[L] : Y.Of[L]; });
    Result.Known &= (P.True & X.Known) | (~P.True & Y.Known);
    return write(Result);
  }

  bool compare() {
    enum { Never, Less, Equal, LessOrEqual, Greater, NotEqual, GreaterOrEqual, Always };
    const LaneValues X = a(), Y = wide();
    const unsigned How = B.at(76, 78);
    const bool IsSigned = B.is(73), IsHigh = B.is(72);
    const LanePredicate OfLow = predicate(68, 71), And = predicate(87, 90);
    LaneMask Known = X.Known & Y.Known;
    if (IsHigh)
      Known &= OfLow.Known;
    const LanePredicate P = truth(Known, [&](unsigned L) {
      const int64_t Left = IsSigned ? int64_t(int32_t(X.Of[L])) : X.Of[L];
      const int64_t Right = IsSigned ? int64_t(int32_t(Y.Of[L])) : Y.Of[L];
      const bool Low = is(OfLow, L);
      switch (How) {
      case Less:
      case LessOrEqual:
        return IsHigh ? Left < Right || (Left == Right && Low) : How == Less ? Left < Right : Left <= Right;
      case Greater:
      case GreaterOrEqual:
        return IsHigh ? Left > Right || (Left == Right && Low) : How == Greater ? Left > Right : Left >= Right;
      case Equal:
        return Left == Right && (!IsHigh || Low);
      case NotEqual:
        return Left != Right || (IsHigh && Low);
      default:
        return How == Always;
      }
    });
    writePredicate(81, joined(P, And));
    writePredicate(84, joined(!P, And));
    return true;
  }
  LanePredicate joined(LanePredicate P, LanePredicate Q) const {
    enum { And, Or, Xor };
    const LaneMask Both = P.Known & Q.Known;
    switch (B.at(74, 75)) {
    case And: { // known where one is false
      const LaneMask False = (P.Known & ~P.True) | (Q.Known & ~Q.True);
      return {P.True & Q.True, Both | False};
    }
    case Or:
      return {P.True | Q.True, Both | P.True | Q.True};
    case Xor:
      return {(P.True ^ Q.True) & Both, Both};
    default:
      return {};
    }
  }

  bool add3() {
    const LaneValues X = a(), Y = b(), Z = c();
    const bool IsHigh = B.is(74);
    const LanePredicate Carry = predicate(87, 90), Carry2 = predicate(77, 80);
    LaneMask Known = X.Known & Y.Known & Z.Known;
    if (IsHigh)
      Known &= Carry.Known & Carry2.Known;
    std::array<uint64_t, WarpSize> Sums{};
    auto Term = [&](uint32_t Value, bool Minus) -> uint64_t {
      return Minus ? uint64_t(~Value) + (IsHigh ? 0 : 1) : Value;
    };
    const bool MinusX = B.is(72), MinusY = bIsNegated(), MinusZ = cIsNegated();
    for (unsigned L = 0; L < WarpSize; ++L) {
      Sums[L] = Term(X.Of[L], MinusX) + Term(Y.Of[L], MinusY) + Term(Z.Of[L], MinusZ);
      if (IsHigh)
        Sums[L] += is(Carry, L) + is(Carry2, L);
    }
    write(lanes(Known, [&](unsigned L) { return uint32_t(Sums[L]); }));
    writePredicate(81, truth(Known, [&](unsigned L) { return Sums[L] >> 32 != 0; }));
    writePredicate(84, truth(Known, [&](unsigned L) { return Sums[L] >> 32 > 1; }));
    return true;
  }

  bool shiftAndAdd() {
    const LaneValues X = a(), Y = wide(), High = narrow();
    const unsigned By = B.at(75, 79);
    const bool TakesHigh = B.is(80), ExtendsSign = B.is(73), HasCarry = B.is(74), Minus = B.is(72);
    const bool MinusY = isNegated(true);
    const LanePredicate Carry = predicate(87, 90);
    if (HasCarry && MinusY)
      return false;
    LaneMask Known = X.Known & Y.Known;
    if (TakesHigh && !ExtendsSign)
      Known &= High.Known;
    if (HasCarry)
      Known &= Carry.Known;
    std::array<uint64_t, WarpSize> Sums{};
    for (unsigned L = 0; L < WarpSize; ++L) {
      uint64_t Whole = ExtendsSign ? uint64_t(int64_t(int32_t(X.Of[L]))) : X.Of[L];
      if (TakesHigh && !ExtendsSign)
        Whole |= uint64_t(High.Of[L]) << 32;
      if (Minus)
        Whole = -Whole;
      const uint32_t Part = TakesHigh ? uint32_t((Whole << By) >> 32) : uint32_t(Whole << By);
      Sums[L] = Part + (MinusY ? uint64_t(~Y.Of[L]) + 1 : Y.Of[L]) + (HasCarry && is(Carry, L));
    }
    write(lanes(Known, [&](unsigned L) { return uint32_t(Sums[L]); }));
    writePredicate(81, truth(Known, [&](unsigned L) { return Sums[L] >> 32 != 0; }));
    return true;
  }

  /// Bit 4 * x + 2 * y + z of \p Table.
  static uint32_t looked(unsigned Table, uint32_t X, uint32_t Y, uint32_t Z) {
    uint32_t Result = 0;
    for (unsigned I = 0; I < 8; ++I)
      if (Table >> I & 1)
        Result |= (I & 4 ? X : ~X) & (I & 2 ? Y : ~Y) & (I & 1 ? Z : ~Z);
    return Result;
  }

  bool logic() {
    const LaneValues X = a(), Y = b(), Z = c();
    const unsigned Table = B.at(72, 79);
    const LanePredicate Joined = predicate(87, 90);
    LaneMask Known = 0;
    std::array<uint32_t, WarpSize> Results{};
    for (unsigned L = 0; L < WarpSize; ++L) {
      // Known where it is the same for all values of what is not.
      uint32_t Any[2];
      for (unsigned Way = 0; Way < 2; ++Way) {
        auto Or = [&](const LaneValues &V) { return V.Known >> L & 1 ? V.Of[L] : Way ? ~0u : 0; };
        Any[Way] = looked(Table, Or(X), Or(Y), Or(Z));
      }
      const bool All = (X.Known & Y.Known & Z.Known) >> L & 1;
      const unsigned Unknown = !(X.Known >> L & 1) + !(Y.Known >> L & 1) + !(Z.Known >> L & 1);
      Results[L] = Any[0];
      if (All || (Unknown == 1 && Any[0] == Any[1]))
        Known |= 1u << L;
    }
    const LaneValues Result = lanes(Known, [&](unsigned L) { return Results[L]; });
    const LanePredicate NotZero = truth(Known, [&](unsigned L) { return Results[L] != 0; });
    write(Result);
    writePredicate(81, {(NotZero.True | Joined.True) & Known & Joined.Known, Known & Joined.Known});
    return true;
  }

  bool permute() {
    const LaneValues X = a(), Selector = b(), Y = c();
    if (B.at(72, 74))
      return false;
    // Of bytes that are selected it has to be known.
    LaneValues Result;
    for (unsigned L = 0; L < WarpSize; ++L) {
      if (!(Selector.Known >> L & 1))
        continue;
      const uint64_t Bytes = X.Of[L] | uint64_t(Y.Of[L]) << 32;
      bool IsKnown = true;
      for (unsigned I = 0; I < 4; ++I) {
        const unsigned Which = Selector.Of[L] >> 4 * I & 15;
        const LaneValues &From = Which & 4 ? Y : X;
        IsKnown &= From.Known >> L & 1;
        uint32_t Byte = Bytes >> 8 * (Which & 7) & 255;
        if (Which & 8)
          Byte = Byte & 128 ? 255 : 0;
        Result.Of[L] |= Byte << 8 * I;
      }
      Result.Known |= LaneMask(IsKnown) << L;
    }
    return write(Result);
  }

  bool minimum(unsigned SignBit) {
    const LaneValues X = a(), Y = wide();
    const LanePredicate TakesLess = predicate(87, 90);
    const bool IsSigned = B.is(SignBit);
    if (B.at(72, 80) & ~(uint64_t(1) << (SignBit - 72)))
      return false;
    return write(lanes(X.Known & Y.Known & TakesLess.Known,
                       [&](unsigned L) { return chosen(X.Of[L], Y.Of[L], is(TakesLess, L), IsSigned); }));
  }

  static uint32_t chosen(uint32_t X, uint32_t Y, bool TakesLess, bool IsSigned) {
    const bool IsLess = IsSigned ? int32_t(X) < int32_t(Y) : X < Y;
    return IsLess == TakesLess ? X : Y;
  }

  bool addAndMinimum() {
    const LaneValues X = a(), Y = b(), Z = c();
    const LanePredicate TakesLess = predicate(87, 90);
    if (B.at(73, 80) || bIsNegated() || cIsNegated())
      return false;
    return write(lanes(X.Known & Y.Known & Z.Known & TakesLess.Known, [&](unsigned L) {
      return chosen(X.Of[L] + Y.Of[L], Z.Of[L], is(TakesLess, L), /*IsSigned=*/B.is(72));
    }));
  }

  bool shift() {
    enum { S64, U64, S32, U32 };
    const LaneValues Low = a(), By = b(), High = c();
    const unsigned Type = B.at(73, 74);
    const bool Wraps = B.is(75), GoesRight = B.is(76), TakesHigh = B.is(80);
    LaneMask Known = By.Known;
    if (!(GoesRight && TakesHigh))
      Known &= Low.Known;
    if (GoesRight || TakesHigh)
      Known &= High.Known;
    return write(lanes(Known, [&](unsigned L) -> uint32_t {
      const bool Is32 = Type == S32 || Type == U32, IsSigned = Type == S64 || Type == S32;
      const unsigned Most = Is32 ? 32 : 64;
      const unsigned N = Wraps ? By.Of[L] % Most : std::min(By.Of[L], Most);
      const uint64_t Whole = uint64_t(High.Of[L]) << 32 | Low.Of[L];
      if (!GoesRight) {
        const uint64_t Shifted = N >= 64 ? 0 : Whole << N;
        return TakesHigh ? Shifted >> 32 : Shifted;
      }
      if (TakesHigh) {
        if (IsSigned)
          return int32_t(High.Of[L]) >> std::min(N, 31u);
        return N >= 32 ? 0 : High.Of[L] >> N;
      }
      const uint64_t Sign = IsSigned && int64_t(Whole) < 0 ? ~uint64_t(0) : 0;
      return N >= 64 ? Sign : N == 0 ? Whole : Whole >> N | Sign << (64 - N);
    }));
  }

  bool extend() {
    const LaneValues X = a(), Width = wide();
    const bool IsSigned = B.is(73);
    if (B.at(72, 80) & ~uint64_t(2))
      return false;
    return write(lanes(X.Known & Width.Known, [&](unsigned L) -> uint32_t {
      const unsigned N = std::min(Width.Of[L], 32u);
      if (N == 0)
        return 0;
      const uint32_t Kept = X.Of[L] << (32 - N);
      return IsSigned ? uint32_t(int32_t(Kept) >> (32 - N)) : Kept >> (32 - N);
    }));
  }

  bool logicOfPredicates() {
    const bool ThirdIsOfWarp = IsOfWarp || B.is(67);
    const LanePredicate P = predicate(87, 90), Q = predicate(77, 80), S = predicate(68, 71, ThirdIsOfWarp);
    const unsigned First = B.at(72, 76) << 3 | B.at(64, 66), Second = B.at(16, 23);
    auto Looked = [&](unsigned Table) {
      // Known where it is the same for all values of what is not.
      LaneMask Ever = 0, Always = AllLanes;
      for (unsigned I = 0; I < 8; ++I) {
        auto May = [](LanePredicate X, bool Value) { return Value ? X.True | ~X.Known : ~X.True; };
        const LaneMask Here = May(P, I & 4) & May(Q, I & 2) & May(S, I & 1);
        if (Table >> I & 1)
          Ever |= Here;
        else
          Always &= ~Here;
      }
      return LanePredicate{Ever & Always, ~(Ever & ~Always)};
    };
    const LanePredicate One = Looked(First), Two = Looked(Second);
    writePredicate(81, One);
    writePredicate(84, Two);
    return true;
  }

  bool multiply() {
    const LaneValues X = a(), Y = b(), Z = c();
    const bool HasCarry = B.is(74), MinusZ = cIsNegated(), Minus = B.is(72) != bIsNegated();
    const LanePredicate Carry = predicate(87, 90);
    if (HasCarry && MinusZ)
      return false;
    auto IsZero = [](const LaneValues &V) {
      LaneMask Zero = 0;
      for (unsigned L = 0; L < WarpSize; ++L)
        Zero |= LaneMask(!V.Of[L]) << L;
      return Zero & V.Known;
    };
    const LaneMask Product = (X.Known & Y.Known) | IsZero(X) | IsZero(Y);
    LaneValues Left = X, Right = Y;
    for (unsigned L = 0; L < WarpSize; ++L) {
      if (!(X.Known >> L & 1))
        Left.Of[L] = 0; // times 0
      if (!(Y.Known >> L & 1))
        Right.Of[L] = 0;
    }
    const LaneMask Known = Product & Z.Known & (HasCarry ? Carry.Known : AllLanes);
    return write(lanes(Known, [&](unsigned L) {
      const uint32_t P = Left.Of[L] * Right.Of[L];
      return (Minus ? -P : P) + (MinusZ ? -Z.Of[L] : Z.Of[L]) + (HasCarry && is(Carry, L));
    }));
  }

  static uint64_t product(uint32_t X, uint32_t Y, bool IsSigned) {
    return IsSigned ? uint64_t(int64_t(int32_t(X)) * int32_t(Y)) : uint64_t(X) * Y;
  }

  bool multiplyWide() {
    const LaneValues X = a(), Y = b(), Low = c(), High = c(/*Next=*/true);
    if (B.is(72) || cIsNegated() || bIsNegated())
      return false;
    const LanePredicate In = B.is(74) ? predicate(87, 90) : LanePredicate::all(false);
    const LaneMask Known = X.Known & Y.Known & Low.Known & High.Known & In.Known;
    std::array<uint64_t, WarpSize> Sums{};
    LanePredicate Carry{0, Known};
    for (unsigned L = 0; L < WarpSize; ++L) {
      const uint64_t P = product(X.Of[L], Y.Of[L], B.is(73)), Sum = P + (uint64_t(High.Of[L]) << 32 | Low.Of[L]);
      Sums[L] = Sum + is(In, L);
      Carry.True |= LaneMask(Sum < P || Sums[L] < Sum) << L;
    }
    Carry.True &= Known;
    write(lanes(Known, [&](unsigned L) { return uint32_t(Sums[L]); }));
    write(lanes(Known, [&](unsigned L) { return uint32_t(Sums[L] >> 32); }), /*Next=*/true);
    writePredicate(81, Carry);
    return true;
  }

  bool multiplyHigh() {
    const LaneValues X = a(), Y = b(), Low = c(), High = c(/*Next=*/true);
    if (B.is(74) || B.is(72) || cIsNegated() || bIsNegated())
      return false;
    return write(lanes(X.Known & Y.Known & Low.Known & High.Known, [&](unsigned L) {
      return uint32_t((product(X.Of[L], Y.Of[L], B.is(73)) + (uint64_t(High.Of[L]) << 32 | Low.Of[L])) >> 32);
    }));
  }

  /// 0 * 0 + a number: how ptxas fills a register.
  bool constantOfHalves() {
    if (B.form() != 2 || B.at(24, 31) != NoRegister || B.at(64, 71) != NoRegister)
      return false;
    return write(wide());
  }

  bool highestBit() {
    const LaneValues X = wide();
    const bool IsSigned = B.is(73), AsShift = B.is(74), Not = isNegated(true);
    return write(lanes(X.Known, [&](unsigned L) -> uint32_t {
      uint32_t Value = Not ? ~X.Of[L] : X.Of[L];
      if (IsSigned && int32_t(Value) < 0)
        Value = ~Value;
      return !Value ? ~0u : AsShift ? std::countl_zero(Value) : 31 - std::countl_zero(Value);
    }));
  }

  static float towards(float Value, bool IsTooSmall, bool IsTooLarge) {
    return IsTooSmall ? std::nextafter(Value, INFINITY) : IsTooLarge ? std::nextafter(Value, -INFINITY) : Value;
  }

  bool toFloat() {
    enum { Nearest, Down, Up, Zero };
    if (B.at(84, 86) != 2 || B.at(75, 76) != 2 || B.at(80, 80)) // from 32 to 32 bits
      return false;
    const LaneValues X = wide();
    const bool IsSigned = B.is(74);
    const unsigned Rounds = B.at(78, 79);
    return write(lanes(X.Known, [&](unsigned L) {
      const double Exact = IsSigned ? double(int32_t(X.Of[L])) : double(X.Of[L]);
      const float F = float(Exact);
      const bool GoesUp = Rounds == Up || (Rounds == Zero && Exact < 0),
                 GoesDown = Rounds == Down || (Rounds == Zero && Exact > 0);
      return bitsOf(towards(F, GoesUp && double(F) < Exact, GoesDown && double(F) > Exact));
    }));
  }

  bool toInteger() {
    enum { Truncates = 3 };
    if (B.at(84, 86) != 2 || B.at(78, 79) != Truncates || B.at(75, 76) != 2)
      return false;
    const LaneValues X = wide();
    const bool IsSigned = B.is(72);
    return write(lanes(X.Known, [&](unsigned L) -> uint32_t {
      const double Value = floatOf(X.Of[L]);
      if (!(Value == Value))
        return IsSigned ? 0x80000000u : 0;
      if (IsSigned)
        return uint32_t(int32_t(std::clamp(Value, -2147483648.0, 2147483647.0)));
      return uint32_t(std::clamp(Value, 0.0, 4294967295.0));
    }));
  }

  /// To the last bit or two, as the hardware's is; divisions correct what comes of it.
  bool reciprocal() {
    constexpr unsigned Reciprocal = 4;
    if (B.at(74, 79) != Reciprocal || B.is(73) || isNegated(true) || B.is(62))
      return false;
    const LaneValues X = wide();
    return write(lanes(X.Known, [&](unsigned L) { return bitsOf(1.0f / floatOf(X.Of[L])); }));
  }

  bool multiplyFloats() {
    enum { Nearest, Down, Up, Zero };
    const unsigned Rounds = B.at(78, 79);
    if (B.at(72, 77) || B.is(80) || B.is(62) || B.is(63) || (Rounds != Nearest && Rounds != Zero))
      return false;
    const LaneValues X = a(), Y = b();
    return write(lanes(X.Known & Y.Known, [&](unsigned L) {
      const double Exact = double(floatOf(X.Of[L])) * floatOf(Y.Of[L]);
      const float F = float(Exact);
      return bitsOf(Rounds == Zero ? towards(F, Exact < 0 && double(F) < Exact, Exact > 0 && double(F) > Exact) : F);
    }));
  }

  bool toUniform() {
    const LaneValues X = R.of(B.at(24, 31));
    const LaneMask Lanes = Running;
    const unsigned First = std::countr_zero(Lanes);
    write(Lanes && X.Known >> First & 1 ? LaneValues::all(X.Of[First]) : LaneValues{});
    return true;
  }

  /// A load from global memory: a table of constants, or what is not known.
  bool loadTable() {
    enum { U8, S8, U16, S16, Word, Two, Four };
    const unsigned Type = B.at(73, 75), Number = B.at(24, 31), Size = Type < U16 ? 1 : Type < Word ? 2 : 4;
    if (Number == NoRegister || Type > Word)
      return false;
    const LaneValues Low = R.of(Number), High = R.of(Number + 1);
    LaneValues Result;
    for (unsigned L = 0; L < WarpSize; ++L) {
      if (!((Low.Known & High.Known) >> L & 1))
        continue;
      const uint64_t Address = (uint64_t(High.Of[L]) << 32 | Low.Of[L]) + B.signedAt(40, 63);
      const std::optional<uint64_t> Value = R.table(Address, Size);
      if (!Value)
        continue;
      Result.Of[L] = Type == S8 ? uint32_t(int8_t(*Value)) : Type == S16 ? uint32_t(int16_t(*Value)) : uint32_t(*Value);
      Result.Known |= 1u << L;
    }
    return write(Result);
  }

  bool loadConstant() {
    enum { U8, S8, U16, S16, Word, Two, Four };
    const unsigned Type = B.at(73, 75);
    LaneValues Index = LaneValues::all(0);
    const bool IsIndexed = B.operation() != Uniform::Ldc && B.operation() != Uniform::LdcNew;
    if (IsIndexed)
      Index = at(24);
    else if (B.operation() == Uniform::LdcNew && B.at(24, 23 + R.uniformBits()) != R.noUniform())
      Index = at(24);
    const unsigned Bank = B.at(54, 58);
    const uint64_t Offset = B.at(38, 53);
    for (unsigned Word = 0; Word < registersOf(Type == Two ? 5 : Type == Four ? 6 : 4); ++Word) {
      LaneValues Result;
      for (unsigned L = 0; L < WarpSize; ++L) {
        if (!(Index.Known >> L & 1))
          continue;
        const uint64_t At = uint16_t(Offset + Index.Of[L]) + 4 * Word;
        const std::optional<uint32_t> Value = R.constant(Bank, At & ~uint64_t(3));
        if (!Value)
          continue;
        const uint32_t Part = *Value >> 8 * (At & 3);
        Result.Of[L] = Type == U8    ? Part & 255
                       : Type == S8  ? uint32_t(int8_t(Part))
                       : Type == U16 ? Part & 65535
                       : Type == S16 ? uint32_t(int16_t(Part))
                                     : *Value;
        Result.Known |= 1u << L;
      }
      if (Word < 2)
        write(Result, /*Next=*/Word);
      else if (IsOfWarp)
        R.setUniform(B.at(16, 15 + R.uniformBits()) + Word, Result, In.Lanes, In.Perhaps);
      else
        R.set(B.at(16, 23) + Word, Result, In.Lanes, In.Perhaps);
    }
    return true;
  }

public:
  LaneMask Running = AllLanes; ///< The lanes that are asked by votes.
};

} // namespace

bool compute(const Bits &B, Registers &R, Executing In) {
  Computation C(B, R, In);
  C.Running = In.Lanes;
  if (!isUniform(B))
    return C.run();
  // A uniform register is one for the warp.
  Computation OfWarp(B, R, {In.Lanes ? AllLanes : 0, In.Perhaps ? AllLanes : 0});
  OfWarp.Running = In.Lanes;
  return OfWarp.run();
}

} // namespace bankcheck::sass
