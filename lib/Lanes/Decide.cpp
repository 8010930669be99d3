#include "Lanes/Decide.h"
#include "Banks/ScatteredCopy.h"
#include "Lanes/CaseSplitRange.h"
#include "Lanes/Coincidence.h"
#include "Lanes/InsideArray.h"
#include "Lanes/Resolver.h"
#include "Lanes/SatisfyingAssignment.h"
#include "Limits/Limits.h"
#include <bit>
#include <numeric>
#include <set>

using namespace bankcheck::banks;

namespace bankcheck::lanes {

namespace {

/// Addresses in shared memory are below 2^18 bytes.
constexpr unsigned AddressBits = 18;

class Decider {
public:
  Decider(const BankQuery &Q, Arithmetic &Math, const Substitution &Given, bool WhileClean)
      : Q(Q), Math(Math), WhileClean(WhileClean) {
    for (auto [Id, Value] : Given)
      Values.give(Id, Math.constant(64, Value));
  }

  BankResult run() {
    answer();
    Result.Values += Values.values();
    if (uint64_t Spent = limits::GuardWork - LeftForInstances; Spent > FreeForInstances)
      Result.Values += (Spent - FreeForInstances) / WarpSize;
    if (const Case *Worst = Result.worst(); Worst && Result.isDecided() && !Worst->IsAttained)
      fail(LeftForInstances ? BankResult::Undetermined : BankResult::SearchBudget); // perhaps it never comes to that
    if (!Result.isDecided())
      Result.Cases.clear();
    for (Case &C : Result.Cases)
      C.Assumes |= AssumedByGuards;
    return Result;
  }

  /// Whether some case is left out because a lane is always outside of the array then.
  bool hasLeftArray() const { return HasLeftArray; }

private:
  const BankQuery &Q;
  Arithmetic &Math;
  bool WhileClean;
  bool IsKnown =
      !(Q.Address.Unknown & Q.Active) && std::none_of(Q.Address.Terms.begin(), Q.Address.Terms.end(),
                                                      [](const Term &T) { return isLaneDependent(T.Symbol); });
  LaneMask Passing = AllLanes; ///< One of the groups of lanes that can pass together,
  std::set<size_t> Parted;     ///< by these guards.
  uint8_t AssumedByGuards = AssumesNothing;
  BankResult Result;
  Resolver Values{Math};
  Needs What{Math, Values};
  std::vector<ResidueAssignment> Assignments;
  /// Of symbols that stand for a quotient, and the values that it can have beside the
  /// residue chosen.
  std::map<SymbolId, Root> Roots;
  std::map<SymbolId, Interval> Ranges;
  /// Sums for which a symbol was exchanged; these and what else the symbols are made of now; that the symbols are in
  /// their ranges.
  std::set<SymbolId> Exchanges, Coupled;
  std::vector<Condition> OfExchanged;
  unsigned Nested = 0; ///< Exchanges that are made now.
  std::optional<Case> WorstAttained;
  bool HasLeftArray = false; ///< In some case, which is left out.
  /// Operations on numbers that are taken for nothing: a few conditions, and tens of cases.
  static constexpr uint64_t FreeForInstances = 1 << 19;
  uint64_t LeftForInstances = limits::GuardWork;

  bool fail(BankResult::Kind Kind, SymbolId Culprit = 0) {
    Result.TheKind = Kind;
    Result.Culprit = Culprit;
    return false;
  }

  bool failOn(SymbolId Culprit) {
    const Symbol &S = Math.symbols()[Culprit];
    if (!S.IsPrivate)
      return fail(BankResult::Undetermined, Culprit);
    Result.Reason = S.Reason;
    return fail(BankResult::UnknownLanes);
  }

  //===--- what to split --------------------------------------------------===//

  std::optional<Need> needOfDerivedIn(const AffineValue &F, SymbolId &Culprit, bool &Found) {
    for (const Term &T : F.Terms) {
      const Symbol &S = Math.symbols()[T.Symbol];
      for (SymbolId Id : S.TheKind == Symbol::Product ? S.Factors : std::vector<SymbolId>{T.Symbol}) {
        if (Math.symbols()[Id].TheKind != Symbol::Derived || Values.isGiven(Id))
          continue;
        // One that moves all lanes alike by whole words need not be known.
        if (!isLaneDependent(Id) && movesAllAlike(T))
          continue;
        const bool IsOfRows = movesRowsOnly(T, lanes());
        if (IsOfRows && areInOwnBanks(F))
          continue;
        std::optional<Need> N = What.ofDerived(Id);
        if (!N && IsOfRows)
          continue;
        Found = true;
        Culprit = Id;
        return N;
      }
    }
    return std::nullopt;
  }

  /// Whether no two lanes that are served together are in one bank, whatever rows they are in.
  bool areInOwnBanks(const AffineValue &F) const {
    if (Q.Width < WordBytes || Q.Width > 4 * WordBytes || F.Bits < std::min(AddressBits, F.Width))
      return false;
    for (const Term &T : F.Terms)
      if (!movesRowsOnly(T, lanes()) && (isLaneDependent(T.Symbol) || !movesAllAlike(T)))
        return false;
    const unsigned LanesTogether = BankCount * WordBytes / Q.Width, Words = Q.Width / WordBytes;
    uint32_t Taken = 0;
    for (unsigned Lane = 0; Lane < WarpSize; ++Lane) {
      if (Lane % LanesTogether == 0)
        Taken = 0;
      if (!(lanes() >> Lane & 1))
        continue;
      const uint32_t First = uint32_t(F.Constant[Lane] >> 2) % BankCount;
      const uint32_t Here = std::rotl(Words == 4 ? 15u : Words == 2 ? 3u : Words == 1 ? 1u : 7u, int(First));
      if (Taken & Here)
        return false;
      Taken |= Here;
    }
    return true;
  }

  bool movesAllAlike(const Term &T) const {
    int64_t First = T.Coefficient[firstLane()];
    for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
      if (lanes() >> Lane & 1 && T.Coefficient[Lane] != First)
        return false;
    return Q.Width >= WordBytes || First % WordBytes == 0;
  }

  LaneMask lanes() const { return Q.Active & Passing; }
  unsigned firstLane() const { return lanes() ? std::countr_zero(lanes()) : 0; }

  //===--- the cases ------------------------------------------------------===//

  /// The integers that a symbol can be.
  Interval rangeOf(SymbolId Id) const {
    if (auto It = Ranges.find(Id); It != Ranges.end())
      return It->second;
    return {Math.symbols()[Id].Low, Math.symbols()[Id].High};
  }

  bool split(Need N) {
    if (Values.isGiven(N.Symbol))
      return fail(BankResult::Undetermined, N.Symbol); // it would be asked for without end
    if (N.Sum)
      return splitAroundSum(N);
    if (N.Between)
      return splitAround(N);
    Interval Range = N.Modulus ? Interval{0, int64_t(N.Modulus) - 1} : rangeOf(N.Symbol);
    if (Range.High - Range.Low >= Q.Cases)
      return fail(BankResult::Budget, N.Symbol);
    std::vector<int64_t> Residues(size_t(Range.High - Range.Low + 1));
    std::iota(Residues.begin(), Residues.end(), int64_t(Range.Low));
    return splitInto(N.Symbol, N.Modulus, Residues);
  }

  /// Of the values Modulus * quotient + Residue those in \p Range.
  static Interval quotients(Interval Range, Interval::Wide Modulus, int64_t Residue) {
    auto Floor = [&](Interval::Wide V) { return V / Modulus - (V % Modulus < 0); };
    return {-Floor(Residue - Range.Low), Floor(Range.High - Residue)};
  }

  /// Answers each of these residues of a symbol, or values if \p Modulus is 0.
  bool splitInto(SymbolId Id, uint64_t Modulus, const std::vector<int64_t> &Residues) {
    Interval Range = rangeOf(Id);
    bool Free = Range.Low == INT64_MIN && Range.High == INT64_MAX;
    SymbolId Quotient = 0;
    if (Modulus) {
      Interval All = quotients(Range, Modulus, 0);
      Quotient = Free ? Math.symbols().free("") : Math.symbols().free("", All.low64() - 1, All.high64());
    }
    std::vector<ResidueAssignment> Before = Assignments;
    for (int64_t Residue : Residues) {
      Interval Here = Modulus ? quotients(Range, Modulus, Residue) : Interval{Residue, Residue};
      if (Here.Low > Here.High || (!Modulus && !Here.within(Range)))
        continue; // the symbol has no such value
      AffineValue Value = Math.constant(64, Residue);
      Root Of{Id, int64_t(Modulus), Residue};
      if (auto Outer = Roots.find(Id); Outer != Roots.end())
        Of = {Outer->second.Symbol, int64_t(Modulus) * Outer->second.Modulus,
              Outer->second.Residue + Outer->second.Modulus * Residue};
      if (Modulus) {
        AffineValue Multiple = Math.binary(Opcode::Mul, Math.symbol(64, Quotient), Math.constant(64, int64_t(Modulus)),
                                           SignedWrap::Undefined);
        Value = Math.binary(Opcode::Add, Value, Multiple, SignedWrap::Undefined);
        Roots[Quotient] = Of;
        Ranges.insert_or_assign(Quotient, Free ? Range : Here);
      }
      Values.give(Id, Value);
      Assignments = Before;
      std::erase_if(Assignments, [&](const ResidueAssignment &Old) { return Old.Symbol == Of.Symbol; });
      Assignments.push_back({Of.Symbol, uint64_t(Of.Modulus), Of.Residue});
      if (!answer())
        return false;
    }
    Values.take(Id);
    Assignments = std::move(Before);
    return true;
  }

  /// That \p Value is on that side of what lies between. The comparison of lanes may come to the same on both, or for
  /// some values between.
  ResidueAssignment isOn(Interval Side, const Interval &Between, const AffineValue &Value) {
    const bool IsBelow = Side.High < Between.Low;
    const AffineValue Bound = Math.constant(Value.Width, IsBelow ? Between.low64() : Between.high64());
    return {IsBelow ? Math.symbols().derived(Opcode::SLt, Value, Bound)
                    : Math.symbols().derived(Opcode::SLt, Bound, Value),
            0, 1};
  }

  /// Answers each value at which a lane's comparison changes, and what lies on both sides of these.
  bool splitAround(const Need &N) {
    const unsigned Width = Math.symbols()[N.Truth].Left->Width;
    const Interval All = rangeOfSymbol(Math.symbols(), N.Symbol, Width);
    const Interval Rest = rangeOf(N.Symbol);
    const Interval Range{std::max(All.Low, Rest.Low), std::min(All.High, Rest.High)};
    const std::vector<ResidueAssignment> Before = Assignments;
    for (Interval Side : {Interval{Range.Low, N.Between->Low - 1}, Interval{N.Between->High + 1, Range.High}}) {
      if (Side.Low > Side.High)
        continue;
      const ValueName Name = Math.symbols()[N.Symbol].Name;
      const SymbolId Part = Math.symbols().free(Name, Side.low64(), Side.high64());
      const auto Outer = Roots.find(N.Symbol);
      const Root Of = Outer == Roots.end() ? Root{N.Symbol, 1, 0} : Outer->second;
      Roots[Part] = Of;
      Values.give(N.Symbol, Math.symbol(64, Part));
      const AffineValue Truth = Values.resolve(N.Truth, 1);
      if (!Truth.isKnown() || !Truth.Constant.isUniform())
        return fail(BankResult::Undetermined, N.Truth);
      Assignments = Before;
      Assignments.push_back(isOn(Side, *N.Between, Math.symbol(Width, N.Symbol)));
      if (!answer())
        return false;
    }
    Assignments = Before;
    std::vector<int64_t> Between(size_t(N.Between->High - N.Between->Low + 1));
    std::iota(Between.begin(), Between.end(), int64_t(N.Between->Low));
    return splitInto(N.Symbol, 0, Between);
  }

  /// The same of a sum of symbols, one of which is exchanged for it: n - 8 b = v makes n = v + 8 b. That n is in its
  /// range is a condition on v and b.
  bool splitAroundSum(Need N) {
    constexpr unsigned MostNested = 8; // what makes one comparison known may make another unknown
    if (Nested == MostNested ||
        std::any_of(N.Opaque.begin(), N.Opaque.end(), [&](SymbolId Id) { return Values.isGiven(Id); }))
      return fail(BankResult::Undetermined, N.Symbol);
    ++Nested;
    const std::vector<Condition> Before = OfExchanged;
    const AffineRef Sum = N.Sum;
    for (SymbolId Id : N.Opaque)
      giveAny(Id, N.Sum->Width, N.Wraps);
    if (!N.Opaque.empty())
      N.Sum = std::make_shared<const AffineValue>(Values.resolve(*N.Sum));
    const bool Answered = splitAroundExchangeable(N, *Sum);
    for (SymbolId Id : N.Opaque)
      Values.take(Id);
    OfExchanged = Before;
    --Nested;
    return Answered;
  }

  /// Gives operation \p Id any number of its range, of which that it is the operation's becomes a condition.
  void giveAny(SymbolId Id, unsigned Width, bool Wraps) {
    const Interval Range = Wraps ? Interval::ofWidth(Width) : rangeOfSymbol(Math.symbols(), Id, Width);
    const SymbolId Any = Math.symbols().free(ValueName(), Range.low64(), Range.high64());
    Exchanges.insert(Any);
    Coupled.insert(Any);
    Math.symbols().any(Math.symbol(Width, Id), [&](SymbolId Part) { return Coupled.insert(Part), false; });
    AffineValue Value = Math.symbol(Width, Any);
    const SymbolId IsIt = Math.symbols().derived(Opcode::Eq, Math.symbol(Width, Id), Value);
    OfExchanged.push_back({Math.symbol(1, IsIt), 1});
    Value.Exact = !Wraps; // the operation may have more bits
    Values.give(Id, std::move(Value));
  }

  /// \p Sum: as it was.
  bool splitAroundExchangeable(const Need &N, const AffineValue &Sum) {
    const SymbolId Named = Math.symbols().derived(Opcode::Sub, Sum, Math.constant(Sum.Width, 0));
    const unsigned Width = Math.symbols()[N.Truth].Left->Width;
    const Interval OfWidth = rangeOfSymbol(Math.symbols(), N.Symbol, Width), Rest = rangeOf(N.Symbol);
    const Interval Own{std::max(OfWidth.Low, Rest.Low), std::min(OfWidth.High, Rest.High)};
    Interval All = N.Wraps ? Interval::ofWidth(Width) : Interval{0, 0};
    AffineValue Others = *N.Sum;
    int64_t Sign = 0;
    for (const Term &T : N.Sum->Terms) {
      if (!N.Wraps)
        All = All + rangeOfSymbol(Math.symbols(), T.Symbol, Width) * Interval{T.Coefficient[0], T.Coefficient[0]};
      if (T.Symbol == N.Symbol)
        Sign = T.Coefficient[0];
    }
    std::erase_if(Others.Terms, [&](const Term &T) { return T.Symbol == N.Symbol; });
    const std::vector<ResidueAssignment> Before = Assignments;
    const std::vector<Condition> RangesBefore = OfExchanged;
    Math.symbols().any(Others, [&](SymbolId Id) { return Coupled.insert(Id), false; });
    const bool LanesAreLeft = Values.resolve(*Math.symbols()[N.Truth].Left).isKnown();
    /// Of known lanes with a sum that wraps around, which is \p Part: what it comes to for a value of that on one side.
    std::optional<SymbolId> Settled;
    auto SettleFor = [&](int64_t Value) {
      const AffineValue Truth = Values.resolve(N.Truth, 1);
      if (Truth.isKnown() || Truth.Terms.size() != 1 || Truth.Terms[0].Coefficient != LaneVector(1))
        return;
      Settled = Truth.Terms[0].Symbol;
      const bool IsBelow = Value < N.Between->Low;
      Values.give(*Settled, Math.constant(1, IsBelow != LanesAreLeft));
    };
    /// Whether the symbol may be in its range then.
    auto GiveFor = [&](const AffineValue &To) {
      const SignedWrap Wrap = N.Wraps ? SignedWrap::Allowed : SignedWrap::Undefined;
      AffineValue Value =
          Math.binary(Opcode::Mul, Math.binary(Opcode::Sub, To, Others, Wrap), Math.constant(To.Width, Sign), Wrap);
      OfExchanged = RangesBefore;
      if (N.Wraps) { // to one of its width
        Value.Exact = Value.Terms.empty();
        Values.give(N.Symbol, std::move(Value));
        return true;
      }
      Values.give(N.Symbol, Value);
      for (const AffineValue &IsWithin : {Math.binary(Opcode::SLe, Math.constant(64, Own.low64()), Value),
                                          Math.binary(Opcode::SLe, Value, Math.constant(64, Own.high64()))})
        if (!IsWithin.isKnown())
          OfExchanged.push_back({IsWithin, 1});
        else if (!(IsWithin.Constant[0] & 1))
          return false;
      return true;
    };
    for (Interval Side : {Interval{All.Low, N.Between->Low - 1}, Interval{N.Between->High + 1, All.High}}) {
      if (Side.Low > Side.High)
        continue;
      const SymbolId Part = Math.symbols().free(ValueName(), Side.low64(), Side.high64());
      Exchanges.insert(Part);
      Coupled.insert(Part);
      if (!GiveFor(Math.symbol(N.Sum->Width, Part)))
        continue;
      if (N.Wraps)
        SettleFor(Side.low64());
      const AffineValue Truth = Values.resolve(N.Truth, 1);
      if (!Truth.isKnown() || !Truth.Constant.isUniform())
        return fail(BankResult::Undetermined, N.Truth);
      Assignments = Before;
      Assignments.push_back(isOn(Side, *N.Between, Sum));
      if (!answer())
        return false;
      if (Settled)
        Values.take(*Settled);
      Settled.reset();
    }
    for (Interval::Wide Value = N.Between->Low; Value <= N.Between->High; ++Value) {
      Assignments = Before;
      Assignments.push_back({Named, 0, int64_t(Value)});
      if (GiveFor(Math.constant(N.Sum->Width, int64_t(Value))) && !answer())
        return false;
    }
    Values.take(N.Symbol);
    OfExchanged = RangesBefore;
    Assignments = Before;
    return true;
  }

  bool answer() {
    What.forget();
    LaneMask Active = activeLanes();
    if (!Active)
      return looked(); // no lane gets here in this case
    for (size_t I = 0; I < Q.Guards.size(); ++I)
      if (!Parted.contains(I))
        if (PassingLanes Together =
                passingTogether({Values.resolve(Q.Guards[I].Condition), Q.Guards[I].Taken}, Active, Math);
            Together.isRestricted())
          return answerEach(Together, I);
    if (!IsKnown && std::has_single_bit(Active))
      return looked() && finish(Math.constant(Q.Address.Width, 0), Active); // a lane alone, wherever
    if (Q.Address.Unknown & Active) {
      Result.Reason = Q.Address.Reason;
      return fail(BankResult::UnknownLanes);
    }
    AffineValue Address = Values.resolve(Q.Address);
    SymbolId Culprit = 0;
    bool Found = false;
    if (auto N = needOfDerivedIn(Address, Culprit, Found))
      return split(*N);
    if (Found)
      return failOn(Culprit);
    for (const Term &T : Address.Terms) {
      if (movesRowsOnly(T, lanes()))
        continue;
      if (isLaneDependent(T.Symbol))
        return failOn(T.Symbol);
      int64_t First = T.Coefficient[firstLane()];
      uint64_t Common = 128;
      for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
        if (lanes() >> Lane & 1)
          Common = std::gcd(Common, uint64_t(std::abs(T.Coefficient[Lane] - First)));
      uint64_t Modulus = 128 / Common;
      if (Q.Width < WordBytes && First % WordBytes)
        Modulus = std::max(Modulus, WordBytes / std::gcd(uint64_t(std::abs(First)), uint64_t(WordBytes)));
      if (Modulus > 1) {
        if (auto N = What.ofSymbol(T.Symbol, Modulus))
          return split(*N);
        return failOn(T.Symbol);
      }
    }
    if (Address.Bits < std::min(AddressBits, Address.Width))
      return fail(BankResult::Undetermined);
    return looked() && finish(Address, Active);
  }

  bool answerEach(const PassingLanes &Together, size_t Guard) {
    LaneMask Before = Passing;
    if (Together.AssumesNoWrap)
      AssumedByGuards |= AssumesNoWrap;
    for (LaneMask Lanes : Together.Groups) {
      Passing = Before & Lanes;
      Parted.insert(Guard);
      bool Answered = answer();
      Parted.erase(Guard);
      Passing = Before;
      if (!Answered)
        return false;
    }
    return Together.Exceptions.empty() || splitInto(Together.Symbol, 0, Together.Exceptions);
  }

  bool looked() { return ++Result.Values, ++Result.Looked <= Q.Cases || fail(BankResult::Budget); }

  LaneMask activeLanes() {
    LaneMask Active = lanes();
    if (Assignments.empty())
      return Active;
    for (const Guard &G : Q.Guards) {
      AffineValue Condition = Values.resolve(G.Condition);
      LaneMask Open = Condition.openLanes(), Before = Active;
      for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
        if (!(Open >> Lane & 1) && bool(Condition.Constant[Lane] & 1) != G.Taken)
          Active &= ~(1u << Lane);
      if (Active != Before)
        AssumedByGuards |= Condition.Assumes;
    }
    return Active;
  }

  Request requestOf(LaneMask Active) const {
    Request R;
    R.Op = Q.Op;
    R.Width = Q.Width;
    R.Matrices = Q.Matrices;
    R.Active = Active;
    return R;
  }

  bool finish(const AffineValue &Address, LaneMask Active) {
    LaneAddresses Lanes = addressesOf(Address, requestOf(Active), lanes(), Math.symbols());
    for (const auto &P : Lanes.Products)
      for (SymbolId Id : P.Factors)
        if (Math.symbols()[Id].TheKind != Symbol::Free)
          return failOn(Id); // it and its operands depend on each other
    if (!Q.ArrayBytes || !Q.AllLanesRun)
      return finish(Address, Lanes);
    if (Lanes.Products.empty()) {
      if (Lanes.Moved || Assignments.empty() || fits(Lanes.Constant, Q.ArrayBytes))
        return finish(Address, Lanes);
      return HasLeftArray = true;
    }
    const SymbolId Unknown = Lanes.Products[0].Factors[0];
    const std::optional<Interval> Inside = valuesInside(Lanes, rangeOf(Unknown), Q.ArrayBytes);
    if (!Inside)
      return finish(Address, Lanes);
    if (Inside->Low > Inside->High)
      return HasLeftArray = true;
    const auto Before = Ranges.find(Unknown);
    const std::optional<Interval> Range = Before == Ranges.end() ? std::nullopt : std::optional(Before->second);
    Ranges.insert_or_assign(Unknown, *Inside);
    const bool Answered = finish(Address, Lanes);
    if (Range)
      Ranges.insert_or_assign(Unknown, *Range);
    else
      Ranges.erase(Unknown);
    return Answered;
  }

  bool finish(const AffineValue &Address, const LaneAddresses &Lanes) {
    Coincidences Met = coincidencesOf(Lanes, [&](SymbolId Id) { return rangeOf(Id); }, WhileClean);
    switch (Met.TheKind) {
    case Coincidences::NoRule:
      return fail(BankResult::NoRule);
    case Coincidences::ByData:
      return failOnRows(Address);
    case Coincidences::Unresolved:
      return fail(BankResult::Undetermined, Lanes.Products.front().Factors.front());
    case Coincidences::SplitAll:
      return split({Met.Unknown, 0});
    case Coincidences::SplitOff:
    case Coincidences::Settled:
      break;
    }
    Case Found;
    Found.Assignments = Assignments;
    Found.TheCost = Met.TheCost;
    Found.Active = Lanes.Constant.Active;
    Found.Assumes = Address.Assumes | (Met.AssumesNoWrap ? AssumesNoWrap : AssumesNothing);
    Found.Misaligned = misalignedLanes(Lanes.Constant);
    const bool MayLeaveArray = Q.ArrayBytes && !Found.Misaligned && isBeyondQuery(Lanes);
    if (MayLeaveArray)
      Found.TheCost = atMostInside(Lanes.Constant, Found.TheCost, Q.ArrayBytes);
    bool IsClean = Found.TheCost.Ways <= 1 && Found.TheCost.Rows < LeastScatteredRows && !Found.Misaligned;
    if (!IsClean && WhileClean) {
      Result.Cases.push_back(std::move(Found));
      return false;
    }
    Found.Offsets = offsetsAt(Lanes, Met.Generic);
    if (MayLeaveArray && !Q.AllLanesRun && !IsClean)
      leaveOutOfArray(Found, Lanes);
    if (!IsClean && !isMostWithFewerLanes(Found))
      return fail(BankResult::NoRule);
    for (const Relation &R : Met.Exceptions) {
      std::optional<Relation> Exception = inRoots(R, Roots);
      if (!Exception || namesExchange(*Exception))
        return fail(BankResult::Undetermined, R.Sum.front().Factors.front());
      Found.Exceptions.push_back(std::move(*Exception));
    }
    if (!IsClean && !Found.Misaligned)
      attain(Found, Lanes, Met);
    Result.Cases.push_back(std::move(Found));
    return Met.TheKind != Coincidences::SplitOff || splitInto(Met.Unknown, 0, Met.Values);
  }

  /// Whether lanes may seem outside of the array though the program is defined: they do not run, or values are others.
  bool isBeyondQuery(const LaneAddresses &Lanes) const {
    return !Q.AllLanesRun || Lanes.Moved || !Lanes.Products.empty() || !Assignments.empty();
  }

  /// Of lanes that need not run those that are outside, so that an example has none of these.
  void leaveOutOfArray(Case &Found, const LaneAddresses &Lanes) {
    Request R = requestOf(Found.Active);
    R.Offsets = Found.Offsets;
    if (fits(R, Q.ArrayBytes))
      return;
    LaneMask Inside = dearestLanesInside(R, Q.ArrayBytes);
    if (!Inside)
      return;
    R.Active = Found.Active = Inside;
    if (Lanes.Products.empty() && !Lanes.Moved)
      Found.TheCost = *costOf(R);
    else
      Found.TheCost.IsExact = false; // others may be inside for other values
  }

  /// Values chosen for what others make (a comparison, a product), and branches taken, say
  /// something of these others, too.
  void attain(Case &Found, const LaneAddresses &Lanes, const Coincidences &Met) {
    if (WorstAttained && !isWorse(Found, *WorstAttained))
      return;
    std::vector<Condition> Conditions = OfExchanged;
    for (const ResidueAssignment &C : Assignments) // of a comparison of lanes the range of its symbol says it
      if (Math.symbols()[C.Symbol].TheKind != Symbol::Free && !isLaneDependent(C.Symbol))
        Conditions.push_back({Math.symbol(64, C.Symbol), C.Residue});
    for (const Guard &G : Q.Guards)
      if (AffineValue Open = Values.resolve(G.Condition);
          !Open.Terms.empty() && Open.isUniform() &&
          (restsOn(Open, Lanes) || Math.symbols().any(Open, [&](SymbolId Id) { return Coupled.contains(Id); })))
        Conditions.push_back({Open, G.Taken});
    Found.IsAttained = Conditions.empty() || hasSatisfyingAssignment(
                                                 Math.symbols(), Values, Conditions, Met.Exceptions,
                                                 [&](SymbolId Id) { return rangeOf(Id); }, LeftForInstances);
    if (Found.IsAttained)
      WorstAttained = Found;
  }

  /// Guards of lanes that stay open may leave some out.
  bool isMostWithFewerLanes(const Case &Found) {
    Request R = requestOf(Found.Active);
    R.Offsets = Found.Offsets;
    return isDearestWithAllLanes(R) || std::all_of(Q.Guards.begin(), Q.Guards.end(), [&](const Guard &G) {
             return Values.resolve(G.Condition).isUniformIn(Found.Active);
           });
  }

  bool restsOn(const AffineValue &F, const LaneAddresses &Lanes) const {
    return Math.symbols().any(F, [&](SymbolId Id) {
      return std::any_of(Lanes.Products.begin(), Lanes.Products.end(), [&](const auto &P) {
        return std::find(P.Factors.begin(), P.Factors.end(), Id) != P.Factors.end();
      });
    });
  }

  /// Nobody could be told of it.
  bool namesExchange(const Relation &R) const {
    return std::any_of(R.Sum.begin(), R.Sum.end(), [&](const Relation::Addend &A) {
      return std::any_of(A.Factors.begin(), A.Factors.end(), [&](SymbolId Id) { return Exchanges.contains(Id); });
    });
  }

  bool failOnRows(const AffineValue &Address) {
    auto It = std::find_if(Address.Terms.begin(), Address.Terms.end(),
                           [&](const Term &T) { return movesRowsOnly(T, lanes()); });
    return failOn(It->Symbol);
  }
};

} // namespace

static bool namesSince(const BankResult &A, size_t Size) {
  auto IsNew = [&](const ResidueAssignment &C) { return indexOf(C.Symbol) >= Size; };
  auto IsNewIn = [&](const Relation &R) {
    return std::any_of(R.Sum.begin(), R.Sum.end(), [&](const Relation::Addend &Part) {
      return std::any_of(Part.Factors.begin(), Part.Factors.end(), [&](SymbolId Id) { return indexOf(Id) >= Size; });
    });
  };
  return indexOf(A.Culprit) >= Size || std::any_of(A.Cases.begin(), A.Cases.end(), [&](const Case &C) {
           return std::any_of(C.Assignments.begin(), C.Assignments.end(), IsNew) ||
                  std::any_of(C.Exceptions.begin(), C.Exceptions.end(), IsNewIn);
         });
}

/// What the cases needed is taken back: kernels with many queries would drown in it.
static BankResult decide(const BankQuery &Q, Arithmetic &Math, const Substitution &Given, bool WhileClean) {
  size_t Before = Math.symbols().size();
  Decider InArray(Q, Math, Given, WhileClean);
  BankResult A = InArray.run();
  if (A.isDecided() && A.Cases.empty() && InArray.hasLeftArray()) { // it always does: told as it stands
    BankQuery Anywhere = Q;
    Anywhere.ArrayBytes = 0;
    A = Decider(Anywhere, Math, Given, WhileClean).run();
  }
  if (!namesSince(A, Before))
    Math.symbols().forgetFrom(Before);
  return A;
}

BankResult decide(const BankQuery &Q, Arithmetic &Math, const Substitution &Given) {
  return decide(Q, Math, Given, /*WhileClean=*/false);
}

BankResult decideWhileClean(const BankQuery &Q, Arithmetic &Math, const Substitution &Given) {
  return decide(Q, Math, Given, /*WhileClean=*/true);
}

} // namespace bankcheck::lanes
