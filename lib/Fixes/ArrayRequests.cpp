#include "Fixes/ArrayRequests.h"
#include "Fixes/UnknownUse.h"
#include "Limits/Limits.h"
#include "llvm/ADT/STLExtras.h"
#include <numeric>
#include <set>

using namespace llvm;
using namespace bankcheck::analysis;
using namespace bankcheck::banks;
using namespace bankcheck::ir;
using namespace bankcheck::lanes;

namespace bankcheck::fixes {
namespace {

/// In evaluations of a known address.
constexpr uint64_t WorkOfCase = 30;

LayoutEffect effectOf(const BankQuery &Q, KernelContext &Context, const Substitution &Given,
                      ArrayRequests::Extent HowFar) {
  LayoutEffect E;
  if (Q.Address.isKnown()) {
    Request R;
    R.Op = Q.Op;
    R.Width = Q.Width;
    R.Matrices = Q.Matrices;
    R.Active = Q.Active;
    for (unsigned Lane = 0; Lane < WarpSize; ++Lane) {
      R.Offsets[Lane] = uint32_t(Q.Address.Constant[Lane]);
      E.IsAligned &= !(Q.Active >> Lane & 1) || R.Offsets[Lane] % Q.Width == 0;
    }
    std::optional<Cost> C = E.IsAligned ? costOf(R) : std::nullopt;
    E.Possible = C.has_value();
    if (C)
      E.Ways = C->Ways, E.Wavefronts = C->Wavefronts;
  } else {
    const BankResult &A = HowFar == ArrayRequests::Extent::Entirely ? Context.decisions().decide(Q, Given)
                                                                    : Context.decisions().decideWhileClean(Q, Given);
    E.Possible = A.isDecided();
    E.Work = WorkOfCase * A.Looked;
    for (const Case &C : A.Cases) {
      E.IsAligned &= !C.Misaligned;
      if (C.Misaligned)
        continue;
      E.Ways = std::max(E.Ways, C.TheCost.Ways);
      E.Wavefronts = std::max(E.Wavefronts, C.TheCost.Wavefronts);
    }
  }
  E.Total = E.Wavefronts;
  return E;
}

/// Whether the conflict is one that lanes have who take neighbouring elements one by
/// one: taken at once, as 16 bytes at most, they lie side by side.
bool mayVanish(const BankQuery &Q) {
  constexpr int64_t Widest = 16;
  return std::abs(Q.Address.Constant[1] - Q.Address.Constant[0]) <= Widest;
}

/// Where lanes leave a loop apart, that is what matters.
bool mayBeMerged(Uncertainties Why) {
  return Why.hasAny({Uncertainty::Merged, Uncertainty::NeighbourBudget, Uncertainty::MergedInArrays}) &&
         !Why.has(Uncertainty::LanesLeaveLoop);
}

} // namespace

ArrayRequests::ArrayRequests(const std::vector<KernelUse> &Kernels, const IsArray &Meant,
                             const std::function<unsigned(unsigned)> &BytesOf) {
  for (const KernelUse &K : Kernels)
    add(K, Meant);
  for (ArrayRequest &T : All)
    T.IsOneExpression = BytesOf && BytesOf(T.Number) == T.TheQuery.Width;
  if (WhyNot.empty())
    evaluateNow();
  if (!WhyNot.empty())
    return;
  if (!Bytes)
    Bytes = bytesUsed();
  putConflictsFirst();
}

void ArrayRequests::add(const KernelUse &K, const IsArray &Meant) {
  const ArrayIndex::Arrays Here = K.arrays(Meant);
  if (Here.empty())
    return;
  for (const AlignmentDemand *D : K.Index->demandsOn(Here))
    Alignment = std::max(Alignment, D->TheQuery.Width);
  IsFilledByTensorMap |= any_of(K.Result->Accesses, [&](const AccessResult &A) {
    return !A.FilledByTensorMap.empty() &&
           any_of(Here, [&](const SharedArray *S) { return S->LinkageName == A.FilledByTensorMap; });
  });
  bool IsUsed = false;
  for (const AccessResult *Access : K.Index->accessesOn(Here)) {
    const AccessResult &A = *Access;
    if (A.Op == Operation::Fragment)
      Fragments.insert(A.Number);
    if (mayBeMerged(A.Why))
      Varying.insert(A.Number);
    if (isUnknownUse(A, K, Meant) || mayReach(A, K, Meant))
      WhyNot = "another access to it is undecided";
    for (const Pattern &P : A.Patterns) {
      if (any_of(P.Several, [&](const SharedArray *S) { return Meant(*S); }))
        WhyNot = "an address in it may lie in another array, too";
      if (!P.Array || !Meant(*P.Array))
        continue;
      if (isCopyPastBanks(P))
        Alignment = std::max(Alignment, P.TheQuery.Width);
      else if (P.ByData)
        WhyNot = "the data decide the address of another access to it";
      else if (!P.TheResult.isDecided())
        WhyNot = "another access to it is undecided";
      IsUsed = true;
    }
  }
  if (IsUsed && K.Result->Abridged && WhyNot.empty())
    WhyNot = "budget: the kernel is too long to be run again for other layouts";
  if (!IsUsed || !WhyNot.empty())
    return;
  ArrayIndex::Requests Requests = K.Index->requestsOn(Here);
  WhyNot = std::move(Requests.WhyNot);
  for (const ArrayRequest *T : Requests.All) {
    All.push_back(*T);
    Numbers.insert(T->Number);
  }
  for (const SharedArray *A : Here)
    Bytes = std::max(Bytes, A->Bytes);
}

void ArrayRequests::evaluateNow() {
  for (ArrayRequest &T : All) {
    LayoutEffect E = effectOf(T.TheQuery, *T.Context, noPadding(*T.Context, T.TheQuery), Extent::Entirely);
    if (!E.Possible) {
      WhyNot = "another access to it is undecided";
      return;
    }
    Work += E.Work;
    T.NowWays = E.Ways;
    if (E.Ways > 1 && Varying.contains(T.Number) && mayVanish(T.TheQuery)) {
      WhyNot = "the compiler may merge accesses to neighbours, which do not conflict then, and another layout may keep "
               "it from that";
      return;
    }
    T.NowWavefronts = E.Wavefronts;
    Now.add(T.Context, {.Wavefronts = T.Count * E.Wavefronts});
    LeastTotal += E.Wavefronts ? T.Count : 0;
    Share &Of = Shares[T.Number];
    Of.Total += T.Count * E.Wavefronts;
    Of.Worst = std::max(Of.Worst, E.Wavefronts);
  }
}

/// Where the last of its bytes ends; 0 if its address is not known.
static uint64_t endOf(const ArrayRequest &T) {
  uint64_t End = 0;
  for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
    if (T.TheQuery.Address.isKnown() && (T.TheQuery.Active >> Lane & 1))
      End = std::max(End, uint64_t(T.TheQuery.Address.Constant[Lane]) + T.TheQuery.Width);
  return End;
}

uint64_t ArrayRequests::bytesUsed() const {
  uint64_t Used = 0;
  for (const ArrayRequest &T : All)
    Used = std::max(Used, endOf(T));
  return Used;
}

uint64_t ArrayRequests::bytesUsedBy(unsigned Number) const {
  uint64_t Used = 0;
  for (const ArrayRequest *T : of(Number))
    Used = std::max(Used, T->TheQuery.Address.isKnown() ? endOf(*T) : Bytes);
  return Used;
}

void ArrayRequests::putConflictsFirst() {
  std::partition(All.begin(), All.end(), [](const ArrayRequest &T) { return T.NowWays > 1; });
  auto Worst = std::max_element(All.begin(), All.end(),
                                [](const ArrayRequest &A, const ArrayRequest &B) { return A.NowWays < B.NowWays; });
  if (Worst != All.end())
    std::iter_swap(All.begin(), Worst);
}

static AffineValue movedBy(const Layout &L, const AffineValue &Offset, Arithmetic &Math, unsigned Plus = 0) {
  if (!Offset.isKnown())
    return L.moved(Plus ? Math.binary(Opcode::Add, Offset, Math.constant(Offset.Width, Plus), SignedWrap::Undefined)
                        : Offset,
                   Math);
  AffineValue F = Offset;
  F.Constant = F.Constant.map([&](int64_t C) { return L.moved(C + Plus); });
  return F;
}

LayoutEffect ArrayRequests::effectOn(const ArrayRequest &T, const Layout &OfArray, Neighbours With,
                                     Extent HowFar) const {
  const Layout &L = OfArray.ofAccess(T.Number);
  Arithmetic &Math = T.Context->math();
  const BankQuery &Q = T.TheQuery;
  Substitution Given = noPadding(*T.Context, T.TheQuery);
  auto Moved = [&](unsigned Plus) { return movedBy(L, Q.Address, Math, Plus); };
  auto Piece = [&](unsigned Offset, unsigned Width) {
    BankQuery Part = Q;
    Part.Width = Width;
    Part.Address = Moved(Offset);
    Part.ArrayBytes = 0; // as it was
    // In one piece: what is tested in steps of what no layout tears.
    unsigned Step = std::gcd(std::min<unsigned>(Width, 4), unsigned(L.unit()));
    for (unsigned At = Step; At < Width && Width > 1; At += Step) {
      AffineValue Gap = Math.binary(Opcode::Sub, Moved(Offset + At), Part.Address, SignedWrap::Undefined);
      for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
        if ((Q.Active >> Lane & 1) && (!Gap.Terms.empty() || Gap.Constant[Lane] != At))
          return LayoutEffect{.Possible = false};
    }
    LayoutEffect E = effectOf(Part, *T.Context, Given, HowFar);
    Work += E.Work;
    return E;
  };
  if (Q.Address.isKnown())
    for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
      if ((Q.Active >> Lane & 1) && Q.Address.Constant[Lane] < 0)
        return {.Possible = false};
  LayoutEffect Whole = Piece(0, Q.Width);
  Whole.KeepsMatrix = !T.Matrix || staysAligned(*T.Matrix, movedBy(L, *T.Matrix, Math), Math);
  bool IsWhole = Whole.Possible && Whole.IsAligned;
  const bool StaysInUnit = T.IsOneExpression && L.unit() % Q.Width == 0;
  if (T.ElementWidth >= Q.Width || ((With == Neighbours::Stay || StaysInUnit) && IsWhole))
    return Whole;
  LayoutEffect Apart{.Requests = 0, .MayStayWhole = IsWhole};
  for (unsigned Offset = 0; Offset < Q.Width; Offset += T.ElementWidth) {
    LayoutEffect E = Piece(Offset, T.ElementWidth);
    Apart.Possible &= E.Possible;
    Apart.IsAligned &= E.IsAligned;
    Apart.Ways = std::max(Apart.Ways, E.Ways);
    Apart.Wavefronts = std::max(Apart.Wavefronts, E.Wavefronts);
    Apart.Total += E.Total;
    ++Apart.Requests;
  }
  if (IsWhole && Apart.Possible && Whole.Ways > Apart.Ways)
    return Whole;
  return Apart;
}

const std::vector<const ArrayRequest *> &ArrayRequests::of(unsigned Number) const {
  if (ByNumber.empty())
    for (const ArrayRequest &T : All)
      ByNumber[T.Number].push_back(&T);
  return ByNumber[Number];
}

bool ArrayRequests::isSpent() const { return Work > limits::FixWork; }

static void addCost(const ArrayRequest &T, const LayoutEffect &E, BlockCosts &To) {
  To.add(T.Context, {T.Count * E.Total, T.Count, T.Count * E.Requests, E.Requests > 1 && E.MayStayWhole});
}

std::optional<CleanCosts> ArrayRequests::costsIfClean(const Layout &L, Neighbours With) const {
  CleanCosts Costs;
  for (const ArrayRequest &T : All) {
    if (isSpent())
      return std::nullopt;
    LayoutEffect E = effectOn(T, L, With);
    bool IsDearer = T.NowWays <= 1 && E.Wavefronts > T.NowWavefronts; // two phases were served as one
    if (!E.isClean() || IsDearer)
      return std::nullopt;
    unsigned &W = Costs.Wavefronts[T.Number];
    W = std::max(W, E.Wavefronts);
    addCost(T, E, Costs.Costs);
  }
  return Costs;
}

std::optional<Improvement> ArrayRequests::improvement(const Layout &L, Neighbours With, uint64_t Most) const {
  if (!Now.sum().Wavefronts)
    return std::nullopt;
  Most = std::min(Most, Now.sum().Wavefronts - 1);
  Improvement I;
  std::map<unsigned, uint64_t> After;
  uint64_t Rest = LeastTotal;
  for (const ArrayRequest &T : All) {
    LayoutEffect E = effectOn(T, L, With, Extent::Entirely);
    if (isSpent() || !E.Possible || !E.IsAligned || !E.KeepsMatrix)
      return std::nullopt;
    unsigned &Worst = I.Wavefronts[T.Number];
    uint64_t &Wavefronts = After[T.Number];
    const Share &Before = Shares.at(T.Number);
    Worst = std::max(Worst, E.Wavefronts);
    Wavefronts += T.Count * E.Total;
    addCost(T, E, I.Costs);
    Rest -= T.NowWavefronts ? T.Count : 0;
    if (Worst > Before.Worst || Wavefronts > Before.Total || I.Costs.sum().Wavefronts + Rest > Most)
      return std::nullopt;
    if (E.Ways > 1)
      I.Left[T.Number] = std::max(I.Left[T.Number], E.Ways);
  }
  return I;
}

} // namespace bankcheck::fixes
