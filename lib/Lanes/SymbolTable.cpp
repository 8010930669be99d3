#include "Lanes/SymbolTable.h"
#include "Lanes/Interval.h"
#include <algorithm>
#include <set>

using namespace bankcheck::banks;

namespace bankcheck::lanes {

bool AffineValue::isUniform() const { return isUniformIn(AllLanes); }

bool AffineValue::isUniformIn(LaneMask Lanes) const {
  if ((Unknown & Lanes) || !Lanes)
    return !Lanes;
  unsigned First = std::countr_zero(Lanes);
  auto IsAlike = [&](const LaneVector &V) {
    if (V.isUniform() || Lanes == AllLanes)
      return V.isUniform();
    for (unsigned Lane = First; Lane < WarpSize; ++Lane)
      if ((Lanes >> Lane & 1) && V[Lane] != V[First])
        return false;
    return true;
  };
  return IsAlike(Constant) && std::all_of(Terms.begin(), Terms.end(), [&](const Term &T) {
           return IsAlike(T.Coefficient) && (!T.Coefficient[First] || !isLaneDependent(T.Symbol));
         });
}

LaneMask AffineValue::openLanes() const {
  LaneMask Open = Unknown;
  for (const Term &T : Terms)
    for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
      Open |= LaneMask(T.Coefficient[Lane] != 0) << Lane;
  return Open;
}

uint64_t Symbol::valueCount() const {
  uint64_t Count = uint64_t(High) - uint64_t(Low) + 1;
  return Count && Count <= UINT32_MAX ? Count : 0;
}

SymbolId SymbolTable::free(ValueName Name, int64_t Low, int64_t High) {
  Symbol S;
  S.Name = std::move(Name);
  S.Low = Low;
  S.High = High;
  return add(std::move(S), /*InLanes=*/false);
}

ReasonId SymbolTable::reasonIn(const AffineValue &F) const {
  for (const Term &T : F.Terms)
    if (const Symbol &S = (*this)[T.Symbol]; S.IsPrivate)
      return S.Reason;
  return 0;
}

SymbolId SymbolTable::inLanes(ReasonId Reason, int64_t Low, int64_t High, bool IsRandom) {
  Symbol S;
  S.Low = Low;
  S.High = High;
  S.IsPrivate = true;
  S.IsRandom = IsRandom;
  S.Reason = Reason;
  return add(std::move(S), /*InLanes=*/true);
}

SymbolId SymbolTable::add(Symbol S, bool InLanes) {
  Symbols.push_back(std::move(S));
  return SymbolId(Symbols.size() - 1) | (InLanes ? LaneDependent : 0);
}

SymbolId SymbolTable::product(SymbolId A, SymbolId B) {
  std::vector<SymbolId> Factors;
  for (SymbolId Id : {A, B}) {
    const Symbol &S = (*this)[Id];
    if (S.TheKind == Symbol::Product)
      Factors.insert(Factors.end(), S.Factors.begin(), S.Factors.end());
    else
      Factors.push_back(Id);
  }
  std::sort(Factors.begin(), Factors.end());
  // A truth value times itself is itself.
  auto IsRepeatedTruth = [&](SymbolId X, SymbolId Y) { return X == Y && (*this)[X].Low == 0 && (*this)[X].High == 1; };
  Factors.erase(std::unique(Factors.begin(), Factors.end(), IsRepeatedTruth), Factors.end());
  if (Factors.size() == 1)
    return Factors[0];
  auto [It, New] = Products.try_emplace(Factors, 0);
  if (New) {
    bool InLanes = false;
    Symbol S;
    S.TheKind = Symbol::Product;
    Interval Range{1, 1};
    for (SymbolId Id : Factors) {
      const Symbol &Factor = (*this)[Id];
      Range = Range * Interval{Factor.Low, Factor.High};
      InLanes |= isLaneDependent(Id);
      S.IsRandom &= Factor.IsRandom;
      if (Factor.IsPrivate)
        S.IsPrivate = true, S.Reason = Factor.Reason, S.Steps = std::max(S.Steps, Factor.Steps);
    }
    S.Low = Range.low64();
    S.High = Range.high64();
    S.Factors = std::move(Factors);
    It->second = add(std::move(S), InLanes);
  }
  return It->second;
}

namespace {

void mix(size_t &Hash, uint64_t Value) { Hash = (Hash ^ Value) * 0x9e3779b97f4a7c15ull + (Hash >> 29); }

void mix(size_t &Hash, const LaneVector &V) {
  for (unsigned Lane = 0; Lane < (V.isUniform() ? 1 : WarpSize); ++Lane)
    mix(Hash, uint64_t(V[Lane]));
}

/// The range of a derived value that its operation alone guarantees.
Interval rangeOf(Opcode Op, const AffineValue &Right, unsigned Width) {
  bool KnownRight = Right.isKnown() && Right.Bits >= Right.Width;
  int64_t Most = INT64_MIN, Least = INT64_MAX;
  bool Positive = true;
  for (unsigned Lane = 0; KnownRight && Lane < WarpSize; ++Lane) {
    Most = std::max(Most, Right.Constant[Lane]);
    Least = std::min(Least, Right.Constant[Lane]);
    Positive &= Right.Constant[Lane] >= 0;
  }
  const Interval All = Interval::ofWidth(Width);
  switch (Op) {
  case Opcode::Eq:
  case Opcode::Ne:
  case Opcode::ULt:
  case Opcode::ULe:
  case Opcode::SLt:
  case Opcode::SLe:
    return {0, 1};
  case Opcode::And:
    if (KnownRight && Positive)
      return {0, Most};
    break;
  case Opcode::URem:
    if (KnownRight && Positive && Most > 0)
      return {0, Most - 1};
    break;
  case Opcode::SRem:
    if (KnownRight && Positive && Most > 0)
      return {1 - Most, Most - 1};
    break;
  case Opcode::LShr:
    if (KnownRight && Least > 0 && Most < int64_t(Width))
      return {0, (Interval::Wide(1) << (Width - Least)) - 1};
    break;
  case Opcode::AShr:
    if (KnownRight && Least > 0 && Most < int64_t(Width))
      return {All.Low >> Least, All.High >> Least};
    break;
  case Opcode::UDiv:
    if (KnownRight && Least > 1)
      return {0, ((Interval::Wide(1) << Width) - 1) / Least};
    break;
  case Opcode::SDiv:
    if (KnownRight && Least > 1)
      return {All.Low / Least, All.High / Least};
    break;
  default:
    break;
  }
  return All;
}

} // namespace

size_t hashOf(const AffineValue &F) {
  size_t Hash = F.Width * 31 + F.Unknown;
  mix(Hash, F.Constant);
  for (const Term &T : F.Terms) {
    mix(Hash, T.Symbol);
    mix(Hash, T.Coefficient);
  }
  return Hash;
}

static size_t hashOf(Opcode Op, const AffineValue &Left, const AffineValue &Right) {
  return hashOf(Left) * 131 + hashOf(Right) * 17 + size_t(Op);
}

void SymbolTable::forgetFrom(size_t Size) {
  for (; Symbols.size() > Size; Symbols.pop_back()) {
    const Symbol &S = Symbols.back();
    if (S.TheKind == Symbol::Product)
      Products.erase(S.Factors);
    if (S.TheKind != Symbol::Derived)
      continue;
    auto [Begin, End] = DerivedByHash.equal_range(hashOf(S.Op, *S.Left, *S.Right));
    for (auto It = Begin; It != End; ++It)
      if (indexOf(It->second) == Symbols.size() - 1) {
        DerivedByHash.erase(It);
        break;
      }
  }
}

bool SymbolTable::any(const AffineValue &F, const std::function<bool(SymbolId)> &Is, size_t First) const {
  std::vector<SymbolId> Worklist;
  std::set<SymbolId> Seen;
  auto Add = [&](const AffineValue &Operand) {
    for (const Term &T : Operand.Terms)
      Worklist.push_back(T.Symbol);
  };
  for (Add(F); !Worklist.empty();) {
    SymbolId Id = Worklist.back();
    Worklist.pop_back();
    if (indexOf(Id) < First || !Seen.insert(Id).second)
      continue;
    if (Is(Id))
      return true;
    const Symbol &S = (*this)[Id];
    Worklist.insert(Worklist.end(), S.Factors.begin(), S.Factors.end());
    if (S.TheKind == Symbol::Derived) {
      Add(*S.Left);
      Add(*S.Right);
    }
  }
  return false;
}

SymbolId SymbolTable::derived(Opcode Op, const AffineValue &Left, const AffineValue &Right) {
  size_t Hash = hashOf(Op, Left, Right);
  auto [Begin, End] = DerivedByHash.equal_range(Hash);
  for (auto It = Begin; It != End; ++It) {
    const Symbol &S = (*this)[It->second];
    if (S.Op == Op && *S.Left == Left && *S.Right == Right)
      return It->second;
  }
  Symbol S;
  S.TheKind = Symbol::Derived;
  S.Op = Op;
  S.Left = std::make_shared<AffineValue>(Left);
  S.Right = std::make_shared<AffineValue>(Right);
  for (const AffineValue *F : {&Left, &Right})
    for (const Term &T : F->Terms)
      if (const Symbol &Operand = (*this)[T.Symbol]; Operand.IsPrivate) {
        S.IsPrivate = true, S.Reason = Operand.Reason;
        S.IsRandom &= Operand.IsRandom;
        S.Steps = std::max(S.Steps, Operand.Steps + 1);
      }
  Interval Range = rangeOf(Op, Right, Left.Width);
  S.Low = Range.low64();
  S.High = Range.high64();
  SymbolId Id = add(std::move(S), !Left.isUniform() || !Right.isUniform());
  DerivedByHash.emplace(Hash, Id);
  return Id;
}

} // namespace bankcheck::lanes
