#include "Lanes/Decide.h"
#include <bit>
#include <numeric>
#include <set>

namespace bankcheck {
namespace {

struct Need {
  SymbolId Symbol;
  uint64_t Modulus; ///< 0: every value of the symbol.
};

constexpr uint64_t MostValues = 64;
/// Addresses in shared memory are below 2^18 bytes.
constexpr unsigned AddressBits = 18;
constexpr int64_t AllBanksBytes = 128;
/// A multiple of that, above all addresses.
constexpr uint32_t FarApart = 1u << 20;

class Decider {
public:
  Decider(const Question &Q, Arithmetic &Math, const Substitution &Given, bool WhileClean)
      : Q(Q), Math(Math), WhileClean(WhileClean) {
    for (auto [Id, Value] : Given)
      Assigned[Id] = Math.constant(64, Value);
  }

  Answer run() {
    answer();
    if (!Result.isDecided())
      Result.Cases.clear();
    return Result;
  }

private:
  const Question &Q;
  Arithmetic &Math;
  bool WhileClean;
  bool Known = !(Q.Address.Unknown & Q.Active) && std::none_of(Q.Address.Terms.begin(), Q.Address.Terms.end(), [](const Term &T) { return isLaneDependent(T.Symbol); });
  LaneMask Passing = AllLanes; ///< One of the groups of lanes that can pass together,
  std::set<size_t> Parted;     ///< by these guards.
  bool NoWrap = false;
  Answer Result;
  std::map<SymbolId, Form> Assigned;
  std::map<std::pair<SymbolId, unsigned>, Form> Resolved;
  std::map<SymbolId, std::optional<Need>> Needs; ///< As long as Resolved.
  std::vector<Choice> Choices;
  /// Symbols that stand for a quotient: of which root, with what modulus and
  /// residue so far.
  std::map<SymbolId, Choice> Quotients;

  bool fail(Answer::Kind Kind, SymbolId Culprit = 0) {
    Result.TheKind = Kind;
    Result.Culprit = Culprit;
    return false;
  }

  bool failOn(SymbolId Culprit) {
    const Symbol &S = Math.symbols()[Culprit];
    if (!S.IsPrivate)
      return fail(Answer::Undetermined, Culprit);
    Result.Reason = S.Reason;
    return fail(Answer::UnknownLanes);
  }

  //===--- substitution ---------------------------------------------------===//

  static Form atWidth(Form F, unsigned Width) {
    if (F.Terms.empty() && F.Bits >= F.Width)
      F.Bits = Width;
    else
      F.Bits = F.Exact && F.Bits >= F.Width ? Width : std::min(F.Bits, Width);
    F.Width = Width;
    F.Constant = F.Constant.map([&](int64_t V) { return canonical(V, Width); });
    return F;
  }

  /// Operations share operands: each is resolved once for each choice.
  Form resolve(SymbolId Id, unsigned Width) {
    if (auto It = Assigned.find(Id); It != Assigned.end())
      return atWidth(settled(It->second), Width);
    if (auto It = Resolved.find({Id, Width}); It != Resolved.end())
      return It->second;
    ++Result.Values;
    Form F = resolveAnew(Id, Width);
    Resolved[{Id, Width}] = F;
    return F;
  }

  Form resolveAnew(SymbolId Id, unsigned Width) {
    const Symbol &S = Math.symbols()[Id];
    switch (S.TheKind) {
    case Symbol::Free:
      break;
    case Symbol::Product: {
      Form F = Math.constant(Width, 1);
      for (SymbolId Factor : std::vector<SymbolId>(S.Factors))
        F = Math.binary(Opcode::Mul, F, resolve(Factor, Width), true);
      return F;
    }
    case Symbol::Derived: {
      Form Left = resolve(*S.Left), Right = resolve(*S.Right);
      if (Left == *S.Left && Right == *S.Right)
        break;
      return atWidth(settled(Math.binary(S.Op, Left, Right, S.Left->Exact && S.Right->Exact)), Width);
    }
    }
    return Math.symbol(Width, Id);
  }

  /// A quotient inside an assigned value may have been split since, and what an operation
  /// comes to may be a symbol that was.
  Form settled(Form F) {
    bool Any = std::any_of(F.Terms.begin(), F.Terms.end(), [&](const Term &T) { return Assigned.count(T.Symbol); });
    return Any ? resolve(F) : F;
  }

  Form resolve(const Form &F) {
    if (F.Terms.empty())
      return F;
    Form Sum = F;
    Sum.Terms.clear();
    Sum.Bits = F.Width;
    Sum.Exact = true;
    for (const Term &T : F.Terms) {
      Form Value = resolve(T.Symbol, F.Width);
      Sum = Math.binary(Opcode::Add, Sum, Math.binary(Opcode::Mul, Value, Math.lanes(F.Width, T.Coefficient), true), true);
    }
    Sum.Bits = std::min(Sum.Bits, F.Bits);
    if (!F.Exact && !Sum.Terms.empty())
      Sum.Exact = false;
    Sum.Assumes |= F.Assumes;
    return Sum;
  }

  //===--- what to split --------------------------------------------------===//

  std::optional<Need> needAllValues(const Form &F) {
    for (const Term &T : F.Terms) {
      const Symbol &S = Math.symbols()[T.Symbol];
      for (SymbolId Id : S.TheKind == Symbol::Product ? S.Factors : std::vector<SymbolId>{T.Symbol}) {
        const Symbol &Factor = Math.symbols()[Id];
        if (!Factor.IsPrivate && Factor.TheKind == Symbol::Free && Factor.valueCount() && Factor.valueCount() <= MostValues)
          return Need{Id, 0};
      }
    }
    return std::nullopt;
  }

  std::optional<Need> needSymbol(SymbolId Id, uint64_t Modulus) {
    const Symbol &S = Math.symbols()[Id];
    if (S.TheKind == Symbol::Product) {
      for (SymbolId Factor : S.Factors)
        if (auto N = needSymbol(Factor, Modulus))
          return N;
      return std::nullopt;
    }
    if (S.TheKind == Symbol::Derived)
      return needOfDerived(Id);
    if (S.IsPrivate)
      return std::nullopt; // no choice holds for all lanes
    if (S.valueCount() && S.valueCount() <= Modulus)
      return Need{Id, 0};
    return Need{Id, Modulus};
  }

  /// What makes \p F a known number modulo \p Modulus in each lane.
  std::optional<Need> needResidue(const Form &F, uint64_t Modulus) {
    for (const Term &T : F.Terms) {
      uint64_t Common = Modulus;
      T.Coefficient.all([&](int64_t C) {
        Common = std::gcd(Common, uint64_t(C < 0 ? -uint64_t(C) : C));
        return true;
      });
      if (Modulus / Common > 1)
        if (auto N = needSymbol(T.Symbol, Modulus / Common))
          return N;
    }
    return needAllValues(F);
  }

  std::optional<Need> needOfDerived(SymbolId Id) {
    if (auto It = Needs.find(Id); It != Needs.end())
      return It->second;
    std::optional<Need> N = needOfDerivedAnew(Id);
    Needs[Id] = N;
    return N;
  }

  std::optional<Need> needOfDerivedAnew(SymbolId Id) {
    const Symbol &S = Math.symbols()[Id];
    Form Left = resolve(*S.Left), Right = resolve(*S.Right);
    for (const Form *F : {&Left, &Right})
      for (const Term &T : F->Terms)
        if (Math.symbols()[T.Symbol].TheKind == Symbol::Derived && T.Symbol != Id)
          if (auto N = needOfDerived(T.Symbol))
            return N;
    std::optional<Need> N;
    bool ByConstant = Right.isKnown() && Right.Constant.isUniform();
    int64_t C = ByConstant ? Right.Constant[0] : 0;
    switch (S.Op) {
    case Opcode::And:
      if (Right.isKnown()) {
        unsigned Low = 0;
        Right.Constant.all([&](int64_t M) { Low = std::max<unsigned>(Low, std::bit_width(uint64_t(M))); return true; });
        if (Low < 16)
          N = needResidue(Left, uint64_t(1) << Low);
      }
      break;
    case Opcode::LShr:
    case Opcode::AShr:
      if (ByConstant && C > 0 && C < 16)
        N = needResidue(Left, uint64_t(1) << C);
      break;
    case Opcode::UDiv: case Opcode::SDiv: case Opcode::URem: case Opcode::SRem:
      if (ByConstant && C > 0 && C < 65536)
        N = needResidue(Left, C);
      break;
    default:
      break;
    }
    if (!N)
      N = needAllValues(Left);
    if (!N)
      N = needAllValues(Right);
    // A condition on uniform unknowns can be either.
    if (!N && !isLaneDependent(Id) && S.valueCount() && S.valueCount() <= MostValues)
      N = Need{Id, 0};
    return N;
  }

  std::optional<Need> needOfDerivedIn(const Form &F, SymbolId &Culprit, bool &Found) {
    for (const Term &T : F.Terms) {
      const Symbol &S = Math.symbols()[T.Symbol];
      for (SymbolId Id : S.TheKind == Symbol::Product ? S.Factors : std::vector<SymbolId>{T.Symbol}) {
        if (Math.symbols()[Id].TheKind != Symbol::Derived || Assigned.count(Id))
          continue;
        // One that moves all lanes alike by whole words need not be known.
        if (!isLaneDependent(Id) && movesAllAlike(T))
          continue;
        std::optional<Need> N = needOfDerived(Id);
        if (!N && movesRowsOnly(T))
          continue;
        Found = true;
        Culprit = Id;
        return N;
      }
    }
    return std::nullopt;
  }

  /// Each lane by a multiple of all banks of its own: it stays in its bank.
  bool movesRowsOnly(const Term &T) const {
    if (!isLaneDependent(T.Symbol))
      return false;
    for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
      if (lanes() >> Lane & 1 && T.Coefficient[Lane] % AllBanksBytes)
        return false;
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

  bool split(Need N) {
    if (Assigned.count(N.Symbol))
      return fail(Answer::Undetermined, N.Symbol); // it would be asked for without end
    const Symbol &S = Math.symbols()[N.Symbol];
    int64_t First = N.Modulus ? 0 : S.Low;
    uint64_t Count = N.Modulus ? N.Modulus : S.valueCount();
    if (Count > Q.Cases)
      return fail(Answer::Budget, N.Symbol);
    std::vector<int64_t> Residues(Count);
    std::iota(Residues.begin(), Residues.end(), First);
    return splitInto(N.Symbol, N.Modulus, Residues);
  }

  /// Answers each of these residues of a symbol, or values if \p Modulus is 0.
  bool splitInto(SymbolId Id, uint64_t Modulus, const std::vector<int64_t> &Residues) {
    const Symbol S = Math.symbols()[Id];
    SymbolId Quotient = 0;
    if (Modulus) {
      auto Floor = [&](int64_t V) { return V / int64_t(Modulus) - (V % int64_t(Modulus) < 0); };
      bool Free = S.Low == INT64_MIN && S.High == INT64_MAX;
      Quotient = Free ? Math.symbols().free("") : Math.symbols().free("", Floor(S.Low), Floor(S.High));
    }
    std::vector<Choice> Before = Choices;
    for (int64_t Residue : Residues) {
      Form Value = Math.constant(64, Residue);
      Choice C{Id, Modulus, Residue};
      if (auto Root = Quotients.find(Id); Root != Quotients.end()) {
        C.Symbol = Root->second.Symbol;
        C.Residue = Root->second.Residue + int64_t(Root->second.Modulus) * Residue;
        C.Modulus = Modulus ? Root->second.Modulus * Modulus : 0;
      }
      if (Modulus) {
        Value = Math.binary(Opcode::Add, Value,
                            Math.binary(Opcode::Mul, Math.symbol(64, Quotient), Math.constant(64, int64_t(Modulus)), true), true);
        Quotients[Quotient] = C;
      }
      Assigned[Id] = Value;
      Choices = Before;
      std::erase_if(Choices, [&](const Choice &Old) { return Old.Symbol == C.Symbol; });
      Choices.push_back(C);
      if (!answer())
        return false;
    }
    Assigned.erase(Id);
    Choices = std::move(Before);
    return true;
  }

  bool answer() {
    Resolved.clear();
    Needs.clear();
    LaneMask Active = activeLanes();
    if (!Active)
      return looked(); // no lane gets here in this case
    for (size_t I = 0; I < Q.Guards.size(); ++I)
      if (!Parted.count(I))
        if (PassingLanes Together = passingTogether({resolve(Q.Guards[I].Condition), Q.Guards[I].Taken}, Active, Math); Together.isRestricted())
          return answerEach(Together, I);
    if (!Known && std::has_single_bit(Active))
      return looked() && finish(Math.constant(Q.Address.Width, 0), Active); // a lane alone, wherever
    if (Q.Address.Unknown & Active) {
      Result.Reason = Q.Address.Reason;
      return fail(Answer::UnknownLanes);
    }
    Form Address = resolve(Q.Address);
    SymbolId Culprit = 0;
    bool Found = false;
    if (auto N = needOfDerivedIn(Address, Culprit, Found))
      return split(*N);
    if (Found)
      return failOn(Culprit);
    for (const Term &T : Address.Terms) {
      if (movesRowsOnly(T))
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
        if (auto N = needSymbol(T.Symbol, Modulus))
          return split(*N);
        return failOn(T.Symbol);
      }
    }
    if (Address.Bits < std::min(AddressBits, Address.Width))
      return fail(Answer::Undetermined);
    return looked() && finish(std::move(Address), Active);
  }

  bool answerEach(const PassingLanes &Together, size_t Guard) {
    LaneMask Before = Passing;
    NoWrap |= Together.AssumesNoWrap;
    for (LaneMask Lanes : Together.Groups) {
      Passing = lanes() & Lanes;
      Parted.insert(Guard);
      bool Answered = answer();
      Parted.erase(Guard);
      Passing = Before;
      if (!Answered)
        return false;
    }
    return Together.Exceptions.empty() || splitInto(Together.Symbol, 0, Together.Exceptions);
  }

  bool looked() { return ++Result.Values, ++Result.Looked <= Q.Cases || fail(Answer::Budget); }

  LaneMask activeLanes() {
    LaneMask Active = lanes();
    if (Choices.empty())
      return Active;
    for (const Guard &G : Q.Guards) {
      Form Condition = resolve(G.Condition);
      LaneMask Open = Condition.openLanes();
      for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
        if (!(Open >> Lane & 1) && bool(Condition.Constant[Lane] & 1) != G.Taken)
          Active &= ~(1u << Lane);
    }
    return Active;
  }

  /// The offsets when every remaining symbol has the value \p ValueOf gives.
  template <typename F> Request requestAt(const Form &Address, LaneMask Active, F &&ValueOf) {
    Request R;
    R.Op = Q.Op;
    R.Width = Q.Width;
    R.Matrices = Q.Matrices;
    R.Active = Active;
    std::array<int64_t, WarpSize> Bytes{};
    int64_t Least = INT64_MAX;
    for (unsigned Lane = 0; Lane < WarpSize; ++Lane) {
      if (!(Active >> Lane & 1))
        continue;
      uint64_t Sum = Address.Constant[Lane];
      for (const Term &T : Address.Terms)
        Sum += uint64_t(T.Coefficient[Lane] - T.Coefficient[firstLane()]) * uint64_t(ValueOf(T.Symbol));
      Bytes[Lane] = canonical(int64_t(Sum), 32);
      Least = std::min(Least, Bytes[Lane]);
    }
    int64_t Shift = Least & ~int64_t(127);
    for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
      if (Active >> Lane & 1)
        R.Offsets[Lane] = uint32_t(Bytes[Lane] - Shift);
    return R;
  }

  bool shiftsWithinWidth(const Form &Address) const {
    return std::any_of(Address.Terms.begin(), Address.Terms.end(),
                       [&](const Term &T) { return T.Coefficient[firstLane()] % int64_t(Q.Width) != 0; });
  }

  bool finish(Form Address, LaneMask Active) {
    // Lanes that each move by rows of their own: as if no two met in a word.
    SymbolId InRows = 0;
    LaneMask Moved = 0;
    std::erase_if(Address.Terms, [&](const Term &T) {
      if (!movesRowsOnly(T))
        return false;
      InRows = T.Symbol;
      for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
        Moved |= LaneMask(T.Coefficient[Lane] != 0) << Lane;
      return true;
    });
    // Far apart, so that different symbols' shares never cancel.
    auto Generic = [&](SymbolId Id) { return (int64_t(Id) % 61 + 3) * 8191; };
    Request R = requestAt(Address, Active, Generic);
    std::optional<Cost> C = costOf(R);
    if (InRows && C) {
      Request Apart = R;
      for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
        if (Active & Moved & (1u << Lane))
          Apart.Offsets[Lane] += FarApart * (Lane + 1);
      std::optional<Cost> CostApart = costOf(Apart);
      if (CostApart->Ways > 1)
        return failOn(InRows); // the data decide whether they meet in a word
      CostApart->IsExact &= *CostApart == *C;
      C = CostApart;
    }
    if (!C)
      return fail(Answer::NoRule);
    Case Found;
    Found.Choices = Choices;
    Found.TheCost = *C;
    Found.Active = Active;
    Found.Assumes = Address.Assumes | (NoWrap ? AssumesNoWrap : AssumesNothing);
    // An unknown shift of all lanes by less than the width makes up for what
    // they have in common.
    uint32_t Common = shiftsWithinWidth(Address) ? R.Offsets[std::countr_zero(Active)] : 0;
    for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
      if (Active >> Lane & 1 && (R.Offsets[Lane] - Common) % Q.Width)
        Found.Misaligned |= 1u << Lane;
    // What the user sees: the smallest choice rather than a generic one.
    Found.Offsets = requestAt(Address, Active, [](SymbolId) { return 1; }).Offsets;
    if (!InRows && costOf(requestAt(Address, Active, [](SymbolId) { return 1; })) != C)
      Found.Offsets = R.Offsets;
    addExceptions(Address, R, Found);
    bool IsClean = Found.TheCost.Ways <= 1 && !Found.Misaligned;
    Result.Cases.push_back(std::move(Found));
    return IsClean || !WhileClean;
  }

  /// The values of a remaining symbol at which words coincide that otherwise
  /// differ.
  void addExceptions(const Form &Address, const Request &R, Case &Found) {
    if (Found.TheCost.Wavefronts <= 1)
      return; // nothing is cheaper
    for (const Term &T : Address.Terms) {
      if (movesAllAlike(T))
        continue;
      std::vector<int64_t> Values;
      for (unsigned A = 0; A < WarpSize; ++A)
        for (unsigned B = 0; B < A; ++B) {
          if (!(R.Active >> A & 1) || !(R.Active >> B & 1))
            continue;
          int64_t Slope = T.Coefficient[A] - T.Coefficient[B];
          int64_t Gap = (Address.Constant[B] & ~3) - (Address.Constant[A] & ~3);
          if (Slope && Gap % Slope == 0)
            Values.push_back(Gap / Slope);
        }
      std::sort(Values.begin(), Values.end());
      Values.erase(std::unique(Values.begin(), Values.end()), Values.end());
      const Symbol &S = Math.symbols()[T.Symbol];
      for (int64_t Value : Values) {
        if (Value < S.Low || Value > S.High)
          continue;
        auto At = [&](SymbolId Id) { return Id == T.Symbol ? Value : (int64_t(Id) % 61 + 3) * 8191; };
        if (costOf(requestAt(Address, R.Active, At)) == Found.TheCost)
          continue;
        Choice C{T.Symbol, 0, Value};
        if (auto Root = Quotients.find(T.Symbol); Root != Quotients.end()) {
          C.Symbol = Root->second.Symbol;
          C.Residue = Root->second.Residue + int64_t(Root->second.Modulus) * Value;
        }
        Found.Exceptions.push_back(C);
      }
    }
  }
};

} // namespace

const Case *Answer::worst() const {
  const Case *Worst = nullptr;
  bool AnyAligned = std::any_of(Cases.begin(), Cases.end(), [](const Case &C) { return !C.Misaligned; });
  // Of cases as bad the one whose values are the most divisible by two: sizes are; of numbers the least.
  auto Evenness = [](const Case &C) {
    unsigned Bits = 0;
    for (const Choice &O : C.Choices)
      Bits += O.Modulus ? std::countr_zero(uint64_t(O.Residue)) : 0;
    return Bits;
  };
  auto Badness = [&](const Case &C) {
    return std::tuple(C.TheCost.Ways > 1 ? C.TheCost.Wavefronts - std::min(C.TheCost.Wavefronts, C.TheCost.Ideal) : 0,
                      C.TheCost.Ways, C.TheCost.Wavefronts, Evenness(C));
  };
  for (const Case &C : Cases)
    if (!(C.Misaligned && AnyAligned) && (!Worst || Badness(C) > Badness(*Worst)))
      Worst = &C;
  return Worst;
}

static bool namesSince(const Answer &A, size_t Size) {
  auto IsNew = [&](const Choice &C) { return indexOf(C.Symbol) >= Size; };
  return indexOf(A.Culprit) >= Size || std::any_of(A.Cases.begin(), A.Cases.end(), [&](const Case &C) {
           return std::any_of(C.Choices.begin(), C.Choices.end(), IsNew) || std::any_of(C.Exceptions.begin(), C.Exceptions.end(), IsNew);
         });
}

/// What the cases needed is taken back: kernels with many questions would drown in it.
static Answer decide(const Question &Q, Arithmetic &Math, const Substitution &Given, bool WhileClean) {
  size_t Before = Math.symbols().size();
  Answer A = Decider(Q, Math, Given, WhileClean).run();
  if (!namesSince(A, Before))
    Math.symbols().forgetFrom(Before);
  return A;
}

Answer decide(const Question &Q, Arithmetic &Math, const Substitution &Given) { return decide(Q, Math, Given, false); }

Answer decideWhileClean(const Question &Q, Arithmetic &Math, const Substitution &Given) {
  return decide(Q, Math, Given, true);
}

} // namespace bankcheck
