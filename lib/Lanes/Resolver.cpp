#include "Lanes/Resolver.h"
#include "Lanes/CaseSplitRange.h"
#include <numeric>

using namespace bankcheck::banks;

namespace bankcheck::lanes {

static AffineValue atWidth(AffineValue F, unsigned Width) {
  if (F.Terms.empty() && F.Bits >= F.Width)
    F.Bits = Width;
  else
    F.Bits = F.Exact && F.Bits >= F.Width ? Width : std::min(F.Bits, Width);
  F.Width = Width;
  F.Constant = F.Constant.map([&](int64_t V) { return canonical(V, Width); });
  return F;
}

void Resolver::give(SymbolId Id, AffineValue Value) {
  Given.insert_or_assign(Id, std::move(Value));
  ++Epoch;
}

void Resolver::take(SymbolId Id) {
  Given.erase(Id);
  ++Epoch;
}

AffineValue Resolver::resolve(SymbolId Id, unsigned Width) {
  if (auto It = Given.find(Id); It != Given.end()) {
    const bool AllFree = std::all_of(It->second.Terms.begin(), It->second.Terms.end(),
                                     [&](const Term &T) { return Math.symbols()[T.Symbol].TheKind == Symbol::Free; });
    return atWidth(AllFree ? settled(It->second) : resolve(AffineValue(It->second)), Width);
  }
  const uint64_t Key = uint64_t(Id) << 32 | Width;
  if (auto It = Resolved.find(Key); It != Resolved.end() && It->second.Epoch == Epoch)
    return It->second.Value;
  ++Values;
  AffineValue F = resolveAnew(Id, Width);
  Resolved.insert_or_assign(Key, AtEpoch{Epoch, F});
  return F;
}

AffineValue Resolver::resolveAnew(SymbolId Id, unsigned Width) {
  const Symbol &S = Math.symbols()[Id];
  switch (S.TheKind) {
  case Symbol::Free:
    break;
  case Symbol::Product: {
    AffineValue F = Math.constant(Width, 1);
    for (SymbolId Factor : std::vector<SymbolId>(S.Factors))
      F = Math.binary(Opcode::Mul, F, resolve(Factor, Width), SignedWrap::Undefined);
    return F;
  }
  case Symbol::Derived: {
    AffineValue Left = resolve(*S.Left), Right = resolve(*S.Right);
    if (Left == *S.Left && Right == *S.Right)
      break;
    return atWidth(settled(Math.binary(S.Op, Left, Right)), Width);
  }
  }
  return Math.symbol(Width, Id);
}

/// A quotient inside a given value may have been split since, and what an operation
/// comes to may be a symbol that was.
AffineValue Resolver::settled(AffineValue F) {
  bool Any = std::any_of(F.Terms.begin(), F.Terms.end(), [&](const Term &T) { return isGiven(T.Symbol); });
  return Any ? resolve(F) : F;
}

AffineValue Resolver::resolve(const AffineValue &F) {
  if (F.Terms.empty())
    return F;
  // Each addition copies the sum so far. The few terms of most addresses are counted with their symbols.
  Values += F.Terms.size() * F.Terms.size() / 16;
  AffineValue Sum;
  Sum.Width = Sum.Bits = F.Width;
  Sum.Assumes = F.Assumes;
  Sum.Unknown = F.Unknown;
  Sum.Reason = F.Reason;
  Sum.MayBeShared = F.MayBeShared;
  Sum.Constant = F.Constant;
  for (const Term &T : F.Terms)
    Math.addMultiple(Sum, resolve(T.Symbol, F.Width), T.Coefficient);
  Sum.Bits = std::min(Sum.Bits, F.Bits);
  if (!F.Exact && !Sum.Terms.empty())
    Sum.Exact = false;
  Sum.Assumes |= F.Assumes;
  return Sum;
}

//===--- what to split --------------------------------------------------------===//

static constexpr uint64_t MostValues = 64;

std::optional<Need> Needs::allValues(const AffineValue &F) {
  for (const Term &T : F.Terms) {
    const Symbol &S = Math.symbols()[T.Symbol];
    for (SymbolId Id : S.TheKind == Symbol::Product ? S.Factors : std::vector<SymbolId>{T.Symbol}) {
      const Symbol &Factor = Math.symbols()[Id];
      if (!Factor.IsPrivate && Factor.TheKind == Symbol::Free && Factor.valueCount() &&
          Factor.valueCount() <= MostValues)
        return Need{Id, 0};
    }
  }
  return std::nullopt;
}

std::optional<Need> Needs::ofSymbol(SymbolId Id, uint64_t Modulus) {
  const Symbol &S = Math.symbols()[Id];
  if (S.TheKind == Symbol::Product) {
    for (SymbolId Factor : S.Factors)
      if (auto N = ofSymbol(Factor, Modulus))
        return N;
    return std::nullopt;
  }
  if (S.TheKind == Symbol::Derived)
    return ofDerived(Id);
  if (S.IsPrivate)
    return std::nullopt; // no choice holds for all lanes
  if (S.valueCount() && S.valueCount() <= Modulus)
    return Need{Id, 0};
  return Need{Id, Modulus};
}

/// What makes \p F a known number modulo \p Modulus in each lane.
std::optional<Need> Needs::ofResidue(const AffineValue &F, uint64_t Modulus) {
  for (const Term &T : F.Terms) {
    uint64_t Common = Modulus;
    T.Coefficient.all([&](int64_t C) {
      Common = std::gcd(Common, C < 0 ? -uint64_t(C) : uint64_t(C));
      return true;
    });
    if (Modulus / Common > 1)
      if (auto N = ofSymbol(T.Symbol, Modulus / Common))
        return N;
  }
  return allValues(F);
}

std::optional<Need> Needs::ofDerived(SymbolId Id) {
  if (auto It = NeedOf.find(Id); It != NeedOf.end())
    return It->second;
  std::optional<Need> N = ofDerivedAnew(Id);
  NeedOf[Id] = N;
  return N;
}

/// A free symbol of which \p Sum, of uniform terms, has one or minus one. Best one on which no other term rests, of
/// these one that can be any number; else terms that rest on it are operations that are given up.
std::optional<Exchange> Needs::exchangeableIn(const AffineValue &Sum) const {
  const SymbolTable &Symbols = Math.symbols();
  if (!Sum.isUniform())
    return std::nullopt;
  std::optional<Exchange> Best;
  Interval::Wide Most = -1;
  for (const Term &T : Sum.Terms) {
    if (Symbols[T.Symbol].TheKind != Symbol::Free || std::abs(T.Coefficient[0]) != 1)
      continue;
    Exchange E{T.Symbol, {}};
    bool IsPossible = true;
    for (const Term &Other : Sum.Terms)
      if (Other.Symbol != T.Symbol &&
          Symbols.any(Math.symbol(Sum.Width, Other.Symbol), [&](SymbolId Id) { return Id == T.Symbol; })) {
        E.Opaque.push_back(Other.Symbol);
        IsPossible &= Symbols[Other.Symbol].TheKind == Symbol::Derived;
      }
    const Interval Range = rangeOfSymbol(Symbols, T.Symbol, Sum.Width);
    const bool IsBetter =
        !Best || std::pair(Best->Opaque.size(), -Most) > std::pair(E.Opaque.size(), Range.Low - Range.High);
    if (IsPossible && IsBetter)
      Most = Range.High - Range.Low, Best = std::move(E);
  }
  return Best;
}

/// Of a comparison that is a different one in each lane, with a free symbol or a sum of them: the values at which lanes
/// change.
std::optional<Need> Needs::ofThreshold(SymbolId Truth, const AffineValue &Left, const AffineValue &Right) {
  const Symbol &S = Math.symbols()[Truth];
  if (S.Op < Opcode::Eq || !isLaneDependent(Truth) || S.IsPrivate)
    return std::nullopt;
  const bool IsUnsigned = S.Op == Opcode::ULt || S.Op == Opcode::ULe;
  for (const AffineValue *F : {&Left, &Right})
    if (!F->Exact || F->Bits < F->Width || F->Unknown || (IsUnsigned && !Math.liesWithin(*F, {0, Interval::Limit})))
      return std::nullopt;
  AffineValue Gap = atWidth(Left, 64);
  Gap = Math.binary(Opcode::Sub, Gap, atWidth(Right, 64), SignedWrap::Undefined);
  if (Gap.Terms.empty())
    return std::nullopt;
  const bool OfSeveral = Gap.Terms.size() > 1;
  const LaneVector Constants = Gap.Constant;
  if (OfSeveral)
    Gap.Constant = LaneVector(0);
  const std::optional<Exchange> Exchanged =
      OfSeveral ? exchangeableIn(Gap) : std::optional(Exchange{Gap.Terms[0].Symbol, {}});
  if (!Exchanged)
    return std::nullopt;
  const SymbolId Id = Exchanged->Symbol;
  const Symbol &Free = Math.symbols()[Id];
  if (Free.TheKind != Symbol::Free || Free.IsPrivate || isLaneDependent(Id))
    return std::nullopt;
  Interval Between{Interval::Limit, -Interval::Limit};
  for (unsigned Lane = 0; Lane < WarpSize; ++Lane) {
    const int64_t Slope = OfSeveral ? 1 : Gap.Terms[0].Coefficient[Lane], Constant = Constants[Lane];
    if (!Slope)
      continue;
    const int64_t Below = Slope < 0 ? floorDivide(Constant, -Slope) : floorDivide(-Constant, Slope);
    Between.Low = std::min<Interval::Wide>(Between.Low, Below);
    Between.High = std::max<Interval::Wide>(Between.High, Below + 1);
  }
  Interval Range = rangeOfSymbol(Math.symbols(), Id, Left.Width);
  if (OfSeveral) {
    Range = {0, 0};
    for (const Term &T : Gap.Terms)
      Range =
          Range + rangeOfSymbol(Math.symbols(), T.Symbol, Left.Width) * Interval{T.Coefficient[0], T.Coefficient[0]};
  }
  Between = {std::max(Between.Low, Range.Low), std::min(Between.High, Range.High)};
  if (Between.Low > Between.High || Between.High - Between.Low >= Interval::Wide(MostValues))
    return std::nullopt;
  return Need{Id,
              0,
              Between,
              Truth,
              OfSeveral ? std::make_shared<const AffineValue>(std::move(Gap)) : nullptr,
              Exchanged->Opaque};
}

/// The same of known lanes and a sum that may wrap around, as one with a quotient of more bits does.
std::optional<Need> Needs::ofWrappingThreshold(SymbolId Truth, const AffineValue &Left, const AffineValue &Right) {
  const Symbol &S = Math.symbols()[Truth];
  const AffineValue &Lanes = Left.isKnown() ? Left : Right, &Sum = Left.isKnown() ? Right : Left;
  if ((S.Op != Opcode::SLt && S.Op != Opcode::SLe) || S.IsPrivate || !Lanes.isKnown() || Sum.Unknown ||
      Sum.Bits < Sum.Width || Sum.Terms.size() < 2)
    return std::nullopt;
  const std::optional<Exchange> Exchanged = exchangeableIn(Sum);
  const Interval All = Interval::ofWidth(Sum.Width);
  if (!Exchanged || !All.within(rangeOfSymbol(Math.symbols(), Exchanged->Symbol, Sum.Width)))
    return std::nullopt;
  Interval Between{Lanes.Constant[0], Lanes.Constant[0]};
  for (unsigned Lane = 1; Lane < WarpSize; ++Lane) {
    Between.Low = std::min<Interval::Wide>(Between.Low, Lanes.Constant[Lane]);
    Between.High = std::max<Interval::Wide>(Between.High, Lanes.Constant[Lane]);
  }
  if (Between.High - Between.Low >= Interval::Wide(MostValues))
    return std::nullopt;
  return Need{Exchanged->Symbol, 0, Between, Truth, std::make_shared<const AffineValue>(Sum), Exchanged->Opaque,
              /*Wraps=*/true};
}

std::optional<Need> Needs::ofDerivedAnew(SymbolId Id) {
  const Symbol &S = Math.symbols()[Id];
  AffineValue Left = Values.resolve(*S.Left), Right = Values.resolve(*S.Right);
  // Of a sum with such an operand the operand need not be known.
  if (std::optional<Need> N = ofThreshold(Id, Left, Right); N && N->Sum)
    return N;
  if (std::optional<Need> N = ofWrappingThreshold(Id, Left, Right))
    return N;
  for (const AffineValue *F : {&Left, &Right})
    for (const Term &T : F->Terms)
      if (Math.symbols()[T.Symbol].TheKind == Symbol::Derived && T.Symbol != Id)
        if (auto N = ofDerived(T.Symbol))
          return N;
  std::optional<Need> N;
  bool ByConstant = Right.isKnown() && Right.Constant.isUniform();
  int64_t C = ByConstant ? Right.Constant[0] : 0;
  switch (S.Op) {
  case Opcode::And:
    if (Right.isKnown()) {
      unsigned Low = 0;
      Right.Constant.all([&](int64_t M) {
        Low = std::max<unsigned>(Low, std::bit_width(uint64_t(M)));
        return true;
      });
      if (Low < 16)
        N = ofResidue(Left, uint64_t(1) << Low);
    }
    break;
  case Opcode::LShr:
  case Opcode::AShr:
    if (ByConstant && C > 0 && C < 16)
      N = ofResidue(Left, uint64_t(1) << C);
    break;
  case Opcode::UDiv:
  case Opcode::SDiv:
  case Opcode::URem:
  case Opcode::SRem:
    if (ByConstant && C > 0 && C < 65536)
      N = ofResidue(Left, C);
    break;
  default:
    break;
  }
  if (!N)
    N = allValues(Left);
  if (!N)
    N = allValues(Right);
  if (!N)
    N = ofThreshold(Id, Left, Right);
  // A condition on uniform unknowns can be either.
  if (!N && !isLaneDependent(Id) && S.valueCount() && S.valueCount() <= MostValues)
    N = Need{Id, 0};
  return N;
}

} // namespace bankcheck::lanes
