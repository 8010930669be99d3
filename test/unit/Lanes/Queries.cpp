#include "Queries.h"
#include <algorithm>
#include <numeric>

using namespace bankcheck::banks;
using namespace bankcheck::lanes;

namespace bankcheck::test {

//===--- expressions ---------------------------------------------------------===//

static int64_t as32(int64_t Value) { return int32_t(uint32_t(uint64_t(Value))); }

static bool isDivision(Opcode Op) {
  return Op == Opcode::UDiv || Op == Opcode::SDiv || Op == Opcode::URem || Op == Opcode::SRem;
}

/// In 32 bits; \p How notes where it is not what the integers would give.
static int64_t machine(Opcode Op, int64_t A, int64_t B, bool NoSignedWrap, Computed &How) {
  uint32_t UA = uint32_t(A), UB = uint32_t(B);
  __int128 Wide = 0;
  switch (Op) {
  case Opcode::Add:
    Wide = __int128(A) + B;
    break;
  case Opcode::Sub:
    Wide = __int128(A) - B;
    break;
  case Opcode::Mul:
    Wide = __int128(A) * B;
    break;
  case Opcode::And:
    return A & B;
  case Opcode::Or:
    return A | B;
  case Opcode::Xor:
    return A ^ B;
  case Opcode::Shl:
    How.Undefined |= UB > 31;
    Wide = __int128(A) << (UB & 31);
    break;
  case Opcode::LShr:
    How.Undefined |= UB > 31;
    How.Wrapped |= A < 0; // read as a large number
    return as32(UA >> (UB & 31));
  case Opcode::AShr:
    How.Undefined |= UB > 31;
    return int32_t(UA) >> (UB & 31);
  case Opcode::Eq:
    return UA == UB;
  case Opcode::Ne:
    return UA != UB;
  case Opcode::ULt:
    return UA < UB;
  case Opcode::ULe:
    return UA <= UB;
  case Opcode::SLt:
    return A < B;
  case Opcode::SLe:
    return A <= B;
  default:
    How.Undefined |= B <= 0;
    How.Negative |= A < 0;
    How.Wrapped |= A < 0 && (Op == Opcode::UDiv || Op == Opcode::URem); // read as a large number
    if (B <= 0)
      return 0;
    if (Op == Opcode::UDiv || Op == Opcode::URem)
      return as32(Op == Opcode::UDiv ? UA / UB : UA % UB);
    return Op == Opcode::SDiv ? A / B : A % B;
  }
  if (Wide != as32(int64_t(Wide)))
    (NoSignedWrap ? How.Undefined : How.Wrapped) = true;
  return as32(int64_t(Wide));
}

int64_t valueOf(const Expression &E, unsigned Lane, const Values &At, Computed &How) {
  switch (E.TheKind) {
  case Expression::Lanes:
    return E.Values[Lane];
  case Expression::Unknown:
    return as32(At.at(E.Id));
  case Expression::Select:
    return valueOf(valueOf(*E.Condition, Lane, At, How) ? *E.A : *E.B, Lane, At, How);
  case Expression::Operation:
    break;
  }
  int64_t A = valueOf(*E.A, Lane, At, How), B = valueOf(*E.B, Lane, At, How);
  return machine(E.Op, A, B, E.NoSignedWrap, How);
}

AffineValue affineOf(const Expression &E, Arithmetic &Math) {
  switch (E.TheKind) {
  case Expression::Lanes:
    return Math.lanes(32, LaneVector(E.Values));
  case Expression::Unknown:
    return Math.symbol(32, E.Id);
  case Expression::Select:
    return Math.select(affineOf(*E.Condition, Math), affineOf(*E.A, Math), affineOf(*E.B, Math));
  case Expression::Operation:
    break;
  }
  return Math.binary(E.Op, affineOf(*E.A, Math), affineOf(*E.B, Math),
                     E.NoSignedWrap ? SignedWrap::Undefined : SignedWrap::Allowed);
}

std::string textOf(const Expression &E) {
  static const char *const Names[] = {"+",  "-", "*",  "&",  "|",  "^", "<<", ">>", ">>s", "/",
                                      "/s", "%", "%s", "==", "!=", "<", "<=", "<s", "<=s"};
  switch (E.TheKind) {
  case Expression::Lanes: {
    int64_t Step = E.Values[1] - E.Values[0];
    bool Even = true;
    for (unsigned Lane = 1; Lane < WarpSize; ++Lane)
      Even &= E.Values[Lane] - E.Values[Lane - 1] == Step;
    if (Even)
      return Step ? "(" + std::to_string(Step) + " lane + " + std::to_string(E.Values[0]) + ")"
                  : std::to_string(E.Values[0]);
    std::string Text = "{";
    for (int64_t V : E.Values)
      Text += std::to_string(V) + " ";
    return Text + "}";
  }
  case Expression::Unknown:
    return "x" + std::to_string(E.Id);
  case Expression::Select:
    return "(" + textOf(*E.Condition) + " ? " + textOf(*E.A) + " : " + textOf(*E.B) + ")";
  case Expression::Operation:
    break;
  }
  return "(" + textOf(*E.A) + " " + Names[int(E.Op)] + (E.NoSignedWrap ? "" : "w") + " " + textOf(*E.B) + ")";
}

//===--- making a query ------------------------------------------------------===//

ExpressionRef RandomQuery::lanes(const std::function<int64_t(int64_t)> &Of) {
  auto E = std::make_shared<Expression>();
  E->TheKind = Expression::Lanes;
  for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
    E->Values[Lane] = as32(Of(Lane));
  return E;
}

ExpressionRef RandomQuery::constant(int64_t Value) {
  Constants.push_back(Value);
  return lanes([=](int64_t) { return Value; });
}

ExpressionRef RandomQuery::unknown() {
  auto E = std::make_shared<Expression>();
  E->TheKind = Expression::Unknown;
  E->Id = Used[below(Used.size())];
  return E;
}

ExpressionRef RandomQuery::operation(Opcode Op, ExpressionRef A, ExpressionRef B) {
  auto E = std::make_shared<Expression>();
  E->TheKind = Expression::Operation;
  E->Op = Op;
  E->NoSignedWrap = NoSignedWrap && (Op == Opcode::Add || Op == Opcode::Sub || Op == Opcode::Mul || Op == Opcode::Shl);
  E->A = std::move(A);
  E->B = std::move(B);
  return E;
}

ExpressionRef RandomQuery::laneExpression() {
  int64_t Shift = below(5), Mask = below(32), Offset = oneIn(3) ? int64_t(below(40)) - 8 : 0;
  switch (below(7)) {
  case 0:
    return lanes([=](int64_t L) { return (L >> Shift) + Offset; });
  case 1:
    return lanes([=](int64_t L) { return (L & Mask) + Offset; });
  case 2:
    return lanes([=](int64_t L) { return (L ^ Mask) + Offset; });
  case 3:
    return lanes([=](int64_t L) { return L == Mask; });
  case 4: {
    std::array<int64_t, WarpSize> Table;
    for (int64_t &V : Table)
      V = below(1 + Mask);
    return lanes([=](int64_t L) { return Table[L]; });
  }
  default:
    return lanes([=](int64_t L) { return L + Offset; });
  }
}

/// sum of scale * f(lane) * product of one or two unknowns, with some that move all alike.
ExpressionRef RandomQuery::linear() {
  const int64_t Scales[] = {1, 1, 2, 4, 8, 16, 32, 32, 32, 33, 64, 96, -32, 31};
  ExpressionRef Sum = operation(Opcode::Mul, laneExpression(), constant(Scales[below(std::size(Scales))]));
  if (oneIn(3))
    Sum = constant(below(9));
  bool Difference = oneIn(3);
  ExpressionRef Before;
  for (unsigned Terms = 1 + below(oneIn(8) ? 6 : 3), I = 0; I < Terms; ++I) {
    ExpressionRef U = unknown();
    if (TheKind == Any && oneIn(5))
      U = operation(Opcode::Mul, U, unknown());
    if (oneIn(4))
      U = operation(oneIn(2) ? Opcode::Add : Opcode::Sub, U, oneIn(2) ? unknown() : constant(below(5)));
    ExpressionRef Factor = Difference && Before ? Before
                           : oneIn(6)
                               ? constant(1 + below(4))
                               : operation(Opcode::Mul, laneExpression(), constant(Scales[below(std::size(Scales))]));
    Sum = operation(Difference && Before ? Opcode::Sub : Opcode::Add, Sum, operation(Opcode::Mul, U, Factor));
    Before = Factor;
  }
  return Sum;
}

ExpressionRef RandomQuery::comparison() {
  static constexpr Opcode Comparisons[] = {Opcode::Eq, Opcode::Ne, Opcode::SLt, Opcode::SLe, Opcode::ULt, Opcode::Eq};
  ExpressionRef A = oneIn(2) ? unknown() : laneExpression(), B = oneIn(3) ? constant(below(40)) : unknown();
  if (oneIn(4))
    A = operation(Opcode::Sub, A, unknown());
  if (oneIn(2))
    std::swap(A, B);
  return operation(Comparisons[below(std::size(Comparisons))], A, B);
}

/// min or max of a lane's expression and a sum, of which one term may rest on another: of an int as many as are left
/// behind a tile whose number the same int decides.
ExpressionRef RandomQuery::clamp() {
  static constexpr Opcode Divisions[] = {Opcode::SDiv, Opcode::UDiv, Opcode::AShr, Opcode::And};
  ExpressionRef Whole = unknown(), Tile = oneIn(3) ? unknown() : operation(Opcode::Add, Whole, unknown());
  if (!oneIn(3))
    Tile = operation(Divisions[below(std::size(Divisions))], Tile, constant(1 + below(9)));
  ExpressionRef Sum = operation(oneIn(4) ? Opcode::Add : Opcode::Sub, Whole,
                                oneIn(4) ? Tile : operation(Opcode::Mul, Tile, constant(1 + below(70))));
  if (oneIn(2))
    Sum = operation(Opcode::Sub, Sum, constant(1));
  ExpressionRef Lane = laneExpression();
  auto E = std::make_shared<Expression>();
  E->TheKind = Expression::Select;
  E->Condition = oneIn(2) ? operation(oneIn(3) ? Opcode::SLe : Opcode::SLt, Lane, Sum)
                          : operation(oneIn(3) ? Opcode::SLe : Opcode::SLt, Sum, Lane);
  E->A = Lane;
  E->B = Sum;
  if (oneIn(2))
    std::swap(E->A, E->B);
  return E;
}

ExpressionRef RandomQuery::tree(unsigned Depth) {
  if (oneIn(5))
    return clamp();
  if (!Depth)
    return oneIn(2) ? laneExpression() : oneIn(4) ? constant(below(70)) : unknown();
  static constexpr Opcode Plain[] = {Opcode::Add, Opcode::Add, Opcode::Add, Opcode::Mul, Opcode::Xor, Opcode::Sub};
  static constexpr Opcode WithConstant[] = {Opcode::And,  Opcode::Or,   Opcode::Xor,  Opcode::Shl,
                                            Opcode::LShr, Opcode::AShr, Opcode::UDiv, Opcode::SDiv,
                                            Opcode::URem, Opcode::SRem, Opcode::Mul};
  ExpressionRef A = tree(Depth - 1);
  if (oneIn(6)) {
    auto E = std::make_shared<Expression>();
    E->TheKind = Expression::Select;
    E->Condition = comparison();
    E->A = A;
    E->B = tree(below(Depth));
    return E;
  }
  if (oneIn(2))
    return operation(Plain[below(std::size(Plain))], A, tree(below(Depth)));
  Opcode Op = WithConstant[below(std::size(WithConstant))];
  bool Shift = Op == Opcode::Shl || Op == Opcode::LShr || Op == Opcode::AShr;
  const int64_t Divisors[] = {2, 3, 4, 5, 8, 16, 32, 33};
  return operation(Op, A,
                   constant(Shift            ? below(6)
                            : isDivision(Op) ? Divisors[below(8)]
                            : oneIn(2)       ? below(70)
                                             : (1u << below(7)) - 1));
}

RandomQuery::RandomQuery(Draws Given, Kind TheKind) : Random(std::move(Given)), TheKind(TheKind) {
  static constexpr std::pair<int64_t, int64_t> Ranges[] = {{INT64_MIN, INT64_MAX},
                                                           {INT64_MIN, INT64_MAX},
                                                           {0, INT32_MAX},
                                                           {0, INT32_MAX},
                                                           {INT32_MIN, INT32_MAX},
                                                           {0, 100000},
                                                           {0, 1000},
                                                           {0, 40},
                                                           {-5, 5},
                                                           {0, 1},
                                                           {32, 64},
                                                           {0, 33},
                                                           {0, 8},
                                                           {1, 2000}};
  unsigned Count = oneIn(2) ? 2 + below(79) : 2 + below(5);
  for (unsigned I = 0; I < Count; ++I) {
    auto [Low, High] = Ranges[below(std::size(Ranges))];
    All.push_back(Symbols.free("x" + std::to_string(I), Low, High));
  }
  for (unsigned I = 0, Some = 1 + below(4); I < Some; ++I) {
    Used.push_back(All[below(All.size())]);
    if (All.size() > 61 && oneIn(2))
      Used.push_back((Used.back() + 61) % All.size()); // numbers that are alike
  }
  NoSignedWrap = !oneIn(3);
  Address = TheKind == Any && oneIn(3) ? tree(1 + below(3)) : linear();
  if (TheKind == Linear)
    makeLoad();
  else
    makeRequest();
}

void RandomQuery::makeLoad() {
  for (unsigned Lanes = 2 + below(4), I = Q.Active = 0; I < Lanes; ++I)
    Q.Active |= 1u << below(32);
  TheExtension = Signed;
  Scale = Q.Width;
  Q.Address = Math.binary(Opcode::Mul, Math.signExtend(affineOf(*Address, Math), 64), Math.constant(64, Scale),
                          SignedWrap::Undefined);
}

void RandomQuery::makeRequest() {
  using enum Operation;
  static constexpr std::pair<Operation, unsigned> Operations[] = {
      {Load, 4},   {Load, 4},           {Load, 4},        {Load, 8},        {Load, 16},
      {Load, 2},   {Load, 1},           {Store, 4},       {Store, 8},       {Store, 16},
      {Atomic, 4}, {CompareAndSwap, 4}, {RetryLoop32, 4}, {RetryLoop64, 8}, {RetryLoop16, 2}};
  auto [Op, Width] = Operations[below(std::size(Operations))];
  Q.Op = Op;
  Q.Width = Width;
  unsigned Element = oneIn(6) ? 1u << below(5) : Width;
  if (oneIn(3))
    Q.Active = LaneMask(Random()) | 1u << below(32);
  if (oneIn(6))
    Q.Active = (1u << (1 + below(31))) - 1;
  for (unsigned I = 0, Some = oneIn(4) ? 1 + below(2) : 0; I < Some; ++I)
    if (ExpressionRef Condition = comparison(); !affineOf(*Condition, Math).Terms.empty())
      Guards.push_back({Condition, !oneIn(3)});
  TheExtension = Extension(below(3));
  if (TheExtension == None) {
    Address = operation(Opcode::Mul, Address, constant(Element));
    Q.Address = affineOf(*Address, Math);
  } else {
    AffineValue Index = affineOf(*Address, Math);
    AffineValue Wide = TheExtension == Signed ? Math.signExtend(Index, 64) : Math.zeroExtend(Index, 64);
    Q.Address = Math.binary(Opcode::Mul, Wide, Math.constant(64, Element), SignedWrap::Undefined);
    Scale = Element;
  }
  for (const GuardOf &G : Guards)
    Q.Guards.push_back({affineOf(*G.Condition, Math), G.Taken});
}

//===--- values --------------------------------------------------------------===//

bool RandomQuery::isInRange(SymbolId Id, int64_t Value) const {
  return Value >= std::max<int64_t>(Symbols[Id].Low, INT32_MIN) &&
         Value <= std::min<int64_t>(Symbols[Id].High, INT32_MAX);
}

int64_t RandomQuery::anyOf(SymbolId Id) {
  int64_t Low = std::max<int64_t>(Symbols[Id].Low, INT32_MIN), High = std::min<int64_t>(Symbols[Id].High, INT32_MAX);
  int64_t Value = 0;
  switch (below(10)) {
  case 8:
  case 9:
    if (!Constants.empty())
      Value = Constants[below(Constants.size())] + (oneIn(2) ? 0 : int64_t(below(3)) - 1);
    break;
  case 0:
    Value = Low + int64_t(below(3));
    break;
  case 1:
    Value = High - int64_t(below(3));
    break;
  case 2:
    Value = 32 * (int64_t(below(9)) - 2);
    break;
  case 3:
  case 4:
    Value = int64_t(below(12)) - 2;
    break;
  case 5:
    Value = int64_t(1) << below(32);
    break;
  case 6:
    Value = int64_t(below(2000));
    break;
  default:
    Value = Low + int64_t(Random() % uint64_t(High - Low + 1));
    break;
  }
  return std::clamp(Value, Low, High);
}

Values RandomQuery::values() {
  Values At;
  for (SymbolId Id : All)
    At[Id] = 0;
  for (SymbolId Id : Used)
    At[Id] = anyOf(Id);
  if (oneIn(3) && Used.size() > 1) {
    SymbolId From = Used[below(Used.size())], To = Used[below(Used.size())];
    int64_t Value = At[From] + (oneIn(2) ? 0 : int64_t(below(5)) - 2);
    if (isInRange(To, Value))
      At[To] = Value;
  }
  return At;
}

/// Changes \p At so that the choices of free unknowns hold, where their ranges allow it.
void RandomQuery::assign(const Case &C, Values &At) {
  for (const ResidueAssignment &O : C.Assignments) {
    if (!At.count(O.Symbol))
      continue;
    int64_t Value = O.Residue;
    if (O.Modulus) {
      int64_t Modulus = int64_t(O.Modulus), Off = ((At[O.Symbol] - O.Residue) % Modulus + Modulus) % Modulus;
      Value = At[O.Symbol] - Off;
      if (!isInRange(O.Symbol, Value))
        Value += Modulus;
    }
    At[O.Symbol] = Value;
  }
}

/// Moves one unknown to where two lanes have one address, if it is linear in it.
bool RandomQuery::meet(Values &At) {
  unsigned A = below(32), B = below(32);
  SymbolId Id = Used[below(Used.size())];
  auto Gap = [&](int64_t Value) {
    Values There = At;
    There[Id] = Value;
    Computed How;
    return addressOf(A, There, How) - addressOf(B, There, How);
  };
  int64_t Value = At[Id];
  for (int64_t Step : {1, 32, 64}) {
    int64_t Here = Gap(Value), Slope = Gap(Value + Step) - Here;
    if (!Slope || Here % Slope || !isInRange(Id, Value - Here / Slope * Step))
      continue;
    At[Id] = Value - Here / Slope * Step;
    return true;
  }
  return false;
}

/// Of a derived symbol what its operation gives; nothing where bits are missing.
std::optional<int64_t> RandomQuery::valueOfSymbol(SymbolId Id, const Values &At, unsigned Lane) const {
  const Symbol &S = Symbols[Id];
  if (S.TheKind == Symbol::Free) {
    auto It = At.find(Id);
    return It == At.end() ? std::nullopt : std::optional(It->second);
  }
  if (S.TheKind == Symbol::Product) {
    int64_t Result = 1;
    for (SymbolId Factor : S.Factors) {
      auto Value = valueOfSymbol(Factor, At, Lane);
      if (!Value)
        return std::nullopt;
      Result = int64_t(uint64_t(Result) * uint64_t(*Value));
    }
    return Result;
  }
  const bool IsSum = S.Left->Width == 64; // to which lanes are compared, over the integers
  int64_t Operands[2];
  for (const AffineValue *F : {S.Left.get(), S.Right.get()}) {
    if ((F->Width != 32 && !IsSum) || F->Bits < F->Width)
      return std::nullopt;
    uint64_t Sum = uint64_t(F->Constant[Lane]);
    for (const Term &T : F->Terms) {
      auto Value = valueOfSymbol(T.Symbol, At, Lane);
      if (!Value)
        return std::nullopt;
      Sum += uint64_t(T.Coefficient[Lane]) * uint64_t(*Value);
    }
    Operands[F == S.Right.get()] = IsSum ? int64_t(Sum) : as32(int64_t(Sum));
  }
  if (IsSum)
    return S.Op == Opcode::SLt ? Operands[0] < Operands[1] : Operands[0] - Operands[1];
  Computed How;
  int64_t Value = machine(S.Op, Operands[0], Operands[1], false, How);
  return How.Undefined ? std::nullopt : std::optional(Value);
}

std::optional<bool> RandomQuery::holds(const ResidueAssignment &C, const Values &At) const {
  for (unsigned Lane = 0; Lane < (isLaneDependent(C.Symbol) ? 32 : 1); ++Lane) {
    std::optional<int64_t> Value = valueOfSymbol(C.Symbol, At, Lane);
    if (!Value)
      return std::nullopt;
    if (C.Modulus ? (*Value - C.Residue) % int64_t(C.Modulus) : *Value != C.Residue)
      return false;
  }
  return true;
}

std::optional<bool> RandomQuery::chooses(const Case &C, const Values &At) const {
  std::optional<bool> All = true;
  for (const ResidueAssignment &O : C.Assignments) {
    std::optional<bool> Here = holds(O, At);
    if (Here && !*Here)
      return false;
    if (!Here)
      All = std::nullopt;
  }
  return All;
}

bool RandomQuery::isExcepted(const Case &C, const Values &At) const {
  return std::any_of(C.Exceptions.begin(), C.Exceptions.end(), [&](const Relation &R) {
    __int128 Sum = R.Constant;
    for (const Relation::Addend &Part : R.Sum) {
      __int128 Product = Part.Coefficient;
      for (SymbolId Id : Part.Factors)
        Product *= At.at(Id);
      Sum += Product;
    }
    return Sum == 0;
  });
}

int64_t RandomQuery::addressOf(unsigned Lane, const Values &At, Computed &How) const {
  int64_t Index = valueOf(*Address, Lane, At, How);
  return (TheExtension == Unsigned ? int64_t(uint32_t(Index)) : Index) * Scale;
}

Request RandomQuery::requestAt(const Values &At, Computed &How) const {
  Request R;
  R.Op = Q.Op;
  R.Width = Q.Width;
  R.Active = 0;
  std::array<int64_t, WarpSize> Bytes;
  int64_t Least = INT64_MAX, Most = INT64_MIN;
  for (unsigned Lane = 0; Lane < WarpSize; ++Lane) {
    bool Active = Q.Active >> Lane & 1;
    for (const GuardOf &G : Guards)
      if (Active)
        Active = bool(valueOf(*G.Condition, Lane, At, How)) == G.Taken;
    if (!Active)
      continue;
    R.Active |= 1u << Lane;
    Bytes[Lane] = addressOf(Lane, At, How);
    Least = std::min(Least, Bytes[Lane]), Most = std::max(Most, Bytes[Lane]);
    R.Offsets[Lane] = uint32_t(Bytes[Lane]);
  }
  How.Undefined |= uint64_t(Most) - uint64_t(Least) >= uint64_t(1) << 31; // the words of two lanes differ beyond that
  return R;
}

//===--- holding the result to them ---------------------------------------------===//

std::string RandomQuery::text() const {
  std::string Text =
      "operation " + std::to_string(int(Q.Op)) + ", width " + std::to_string(Q.Width) + ", active " +
      std::to_string(Q.Active) + ", " +
      (TheExtension == None ? "" : std::to_string(Scale) + (TheExtension == Signed ? " * (long)" : " * (unsigned)")) +
      textOf(*Address);
  for (const GuardOf &G : Guards)
    Text += (G.Taken ? " if " : " unless ") + textOf(*G.Condition);
  for (SymbolId Id : Used)
    Text +=
        "; x" + std::to_string(Id) + " in " + std::to_string(Symbols[Id].Low) + ".." + std::to_string(Symbols[Id].High);
  return Text;
}

std::string RandomQuery::text(const Values &At) const {
  std::string Text = " where";
  for (SymbolId Id : Used)
    Text += " x" + std::to_string(Id) + "=" + std::to_string(At.at(Id));
  return Text + " of: " + text();
}

static bool isAligned(const Request &R) {
  for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
    if ((R.Active >> Lane & 1) && R.Offsets[Lane] % R.Width)
      return false;
  return true;
}

/// Whether the addresses can lie in shared memory together.
static bool fitsShared(const Request &R) {
  int64_t Least = 0, Most = 0;
  unsigned First = unsigned(std::countr_zero(R.Active));
  for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
    if (R.Active >> Lane & 1) {
      int64_t Off = int32_t(R.Offsets[Lane] - R.Offsets[First]);
      Least = std::min(Least, Off), Most = std::max(Most, Off);
    }
  return Most - Least < 1 << 18;
}

static bool isMonotone(Operation Op) { return Op != Operation::RetryLoop64 && Op != Operation::RetryLoop16; }

/// Addresses beyond shared memory have no meaning, but as integers they have words.
std::string RandomQuery::check(const Values &At, Tally &Sum) {
  Computed How;
  Request R = requestAt(At, How);
  uint8_t Assumed = 0;
  for (const Case &C : A.Cases)
    Assumed |= C.Assumes;
  if (!R.Active || How.Undefined || !isAligned(R) || (How.Wrapped && !fitsShared(R)))
    return ""; // nothing runs, or it faults
  PlainCost True = plainCostOf(R);
  auto Name = [](const PlainCost &C) {
    return std::to_string(C.Wavefronts) + " wavefronts, " + std::to_string(C.Ways) + "-way";
  };
  bool Any = false, Said = false, Open = false;
  for (const Case &C : A.Cases) {
    std::optional<bool> Chosen = chooses(C, At);
    Open |= !Chosen;
    if (!Chosen.value_or(false) || (R.Active & ~C.Active))
      continue;
    Any = true;
    if (!How.isWithin(C.Assumes))
      return "";
    PlainCost Stated{C.TheCost.Wavefronts, C.TheCost.Ways};
    bool Exact = C.TheCost.IsExact && C.Active == R.Active;
    if (C.Misaligned && C.Active == R.Active)
      return "said to fault, and does not" + text(At);
    if (C.Misaligned) { // if all lanes are there
      Said = true;
      continue;
    }
    if (isExcepted(C, At)) {
      ++Sum.Excepted;
      if (isMonotone(Q.Op) && True.Ways > Stated.Ways)
        return "excepted, and is dearer: " + Name(True) + ", stated " + Name(Stated) + text(At);
      Said |= isMonotone(Q.Op);
      continue;
    }
    Said = true;
    ++Sum.Compared;
    bool Holds = Exact ? True == Stated
                       : True.Ways <= Stated.Ways && (!isMonotone(Q.Op) || True.Wavefronts <= Stated.Wavefronts);
    if (!Holds)
      return "is " + Name(True) + ", stated " + Name(Stated) + text(At);
  }
  if (Open || !How.isWithin(Assumed))
    return "";
  if (!Any)
    return "no case" + text(At);
  return Said ? "" : "every case is excepted" + text(At);
}

void RandomQuery::tryAt(const Values &At, const Case &C, Search &Found) const {
  Computed How;
  Request R = requestAt(At, How);
  if (R.Active != C.Active || !chooses(C, At).value_or(true))
    return;
  Values Here;
  for (SymbolId Id : Found.Asked)
    Here[Id] = At.at(Id);
  Found.Chosen.insert(Here);
  if (isExcepted(C, At))
    return;
  Found.AnyFree = true;
  Found.Attained |=
      How.isWithin(C.Assumes) && isAligned(R) && plainCostOf(R) == PlainCost{C.TheCost.Wavefronts, C.TheCost.Ways};
}

const BankResult &RandomQuery::result() {
  if (!IsAnswered)
    A = decide(Q, Math);
  IsAnswered = true;
  return A;
}

std::string RandomQuery::difference(Tally &Sum) {
  ++Sum.Queries;
  if (!result().isDecided())
    return "";
  ++Sum.Decided;
  constexpr unsigned Samples = 12;
  for (unsigned I = 0; I < Samples; ++I) {
    Values At = values();
    if (I % 3 == 2)
      meet(At);
    if (std::string Wrong = check(At, Sum); !Wrong.empty())
      return Wrong;
    if (A.Cases.empty())
      continue;
    At = values();
    const Case &C = I % 2 ? *A.worst() : A.Cases[below(A.Cases.size())];
    assign(C, At);
    if (I % 3)
      meet(At);
    if (std::string Wrong = check(At, Sum); !Wrong.empty())
      return Wrong;
  }
  const Case *Worst = A.worst();
  if (!Worst || Worst->TheCost.Ways <= 1 || Worst->Misaligned || !Worst->TheCost.IsExact || !Guards.empty() ||
      TheExtension == Unsigned)
    return ""; // of guards nobody claims that all lanes pass; a negative index is out of bounds
  ++Sum.Conflicts;
  Search Found = lookFor(*Worst);
  Sum.Attained += Found.Attained;
  if (Found.Attained || Found.AnyFree || !Found.IsEnough)
    return ""; // values may all wrap around or fault
  std::string Assignments;
  for (const ResidueAssignment &C : Worst->Assignments)
    Assignments +=
        " x" + std::to_string(C.Symbol) + " % " + std::to_string(C.Modulus) + " == " + std::to_string(C.Residue);
  return "not attained:" + Assignments + ": " + std::to_string(Worst->TheCost.Wavefronts) + " wavefronts, " +
         std::to_string(Worst->TheCost.Ways) + "-way, of " + text();
}

static void addUnknowns(const Expression &E, std::set<SymbolId> &Found) {
  if (E.TheKind == Expression::Unknown)
    Found.insert(E.Id);
  for (const ExpressionRef &Part : {E.A, E.B, E.Condition})
    if (Part)
      addUnknowns(*Part, Found);
}

RandomQuery::Search RandomQuery::lookFor(const Case &Worst) {
  Search Found;
  addUnknowns(*Address, Found.Asked);
  constexpr double Few = 4096;
  double Count = 1;
  for (SymbolId Id : Found.Asked)
    Count *= double(Symbols[Id].High) - double(Symbols[Id].Low) + 1;
  if (Count <= Few) {
    Values At = values();
    for (SymbolId Id : Found.Asked)
      At[Id] = Symbols[Id].Low;
    for (bool More = true; More && !Found.Attained;) {
      tryAt(At, Worst, Found);
      More = std::any_of(Found.Asked.begin(), Found.Asked.end(), [&](SymbolId Id) {
        bool Last = At[Id] == Symbols[Id].High;
        At[Id] = Last ? Symbols[Id].Low : At[Id] + 1;
        return !Last;
      });
    }
    Found.IsEnough = !Found.Chosen.empty();
    return Found;
  }
  // Drawn at random they may all be excepted for one value of what the exceptions are of.
  Found.Asked.clear();
  for (const Relation &R : Worst.Exceptions)
    for (const Relation::Addend &Part : R.Sum)
      Found.Asked.insert(Part.Factors.begin(), Part.Factors.end());
  for (unsigned I = 0; I < 400 && !Found.Attained; ++I) {
    Values At = values();
    if (I >= 40 && I < 200)
      for (SymbolId Id : Used)
        At[Id] =
            std::clamp<int64_t>(int64_t(below(2 + I)) - int64_t(I / 2), std::max<int64_t>(Symbols[Id].Low, INT32_MIN),
                                std::min<int64_t>(Symbols[Id].High, INT32_MAX));
    assign(Worst, At);
    if (I % 2)
      At[Used[below(Used.size())]] = At[Used[below(Used.size())]] + int64_t(below(3)) - 1;
    if (std::all_of(Used.begin(), Used.end(), [&](SymbolId Id) { return isInRange(Id, At[Id]); }))
      tryAt(At, Worst, Found);
  }
  constexpr size_t Enough = 8;
  Found.IsEnough = Found.Chosen.size() >= Enough;
  return Found;
}

} // namespace bankcheck::test
