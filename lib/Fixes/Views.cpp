#include "Fixes/Views.h"
#include "Fixes/Rows.h"
#include "Lanes/CaseSplitRange.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <numeric>

using namespace llvm;
using namespace bankcheck::analysis;
using namespace bankcheck::banks;
using namespace bankcheck::lanes;
using namespace bankcheck::source;

namespace bankcheck::fixes {

namespace {

class RowsOfView final : public Rows<RowsOfView> {
public:
  /// \p Begin: of the first row. It stays, as what lies before it moves all rows alike.
  RowsOfView(const RowShape &Shape, uint64_t Begin)
      : Rows(Shape), RowsBefore(divideCeil(Begin, Shape.Period)), Part(RowsBefore * Shape.Period - Begin) {}

  template <typename Number> Number place(const Number &Offset) const {
    return plus(Offset + plus(Offset, Part) / Shape.Period * Shape.Gap, -int64_t(RowsBefore * Shape.Gap));
  }
  uint64_t gap() const { return Shape.Gap; }
  FixKind kind() const override { return FixKind::LeadingDimension; }
  Neighbours neighbours() const override { return Neighbours::Stay; }
  std::string description(const LayoutTarget &S) const override {
    return std::to_string((Shape.Period + Shape.Gap) / Shape.Unit) + " instead of " + counted(S);
  }
  /// "80 elements", "128 times 4 bytes"
  std::string counted(const LayoutTarget &S) const {
    return std::to_string(Shape.Period / Shape.Unit) +
           (Shape.Unit == S.element() ? " elements" : " times " + std::to_string(Shape.Unit) + " bytes");
  }
  bool changesAddresses() const override { return false; }
  TextChange change(const LayoutTarget &) const override { return {}; }

private:
  uint64_t RowsBefore, Part; ///< As many rows, less a part of one, would lie before the first.

  static uint64_t plus(uint64_t A, int64_t B) { return A + B; }
  static AffineNumber plus(const AffineNumber &A, int64_t B) {
    return A + AffineNumber{A.Math->constant(A.Value.Width, B), A.Math};
  }
};

struct LongerView {
  View Of;
  RowsOfView Longer;
  std::map<unsigned, RowsOfView> Behind = {}; ///< Of accesses whose rows do not begin with the array.

  LongerView(const View &Of, uint64_t Gap) : Of(Of), Longer({Of.Unit, Of.Period, Gap}, 0) {
    for (auto [Number, Begin] : Of.Begins)
      Behind.try_emplace(Number, RowShape{Of.Unit, Of.Period, Gap}, Begin);
  }
  const RowsOfView &ofAccess(unsigned Number) const {
    auto It = Behind.find(Number);
    return It == Behind.end() ? Longer : It->second;
  }
};

/// "'SKEW' in lines 3 and 8 and the declaration have the 80"
std::string holdersText(const View &Of) {
  std::map<std::string, std::set<unsigned>> LinesOfName;
  std::set<unsigned> Numbers;
  for (const RowLength &R : Of.Holders)
    (R.Name.empty() ? Numbers : LinesOfName[R.Name]).insert(R.Where.Line);
  std::vector<std::string> Parts;
  for (const auto &[Name, Lines] : LinesOfName)
    Parts.push_back("'" + Name + "' in " + linesText(Lines));
  if (!Numbers.empty())
    Parts.push_back(linesText(Numbers));
  if (Of.IsDeclared)
    Parts.push_back("the declaration");
  return join(Parts, " and ") + (Parts.size() == 1 ? " has the " : " have the ") + std::to_string(Of.Period / Of.Unit);
}

class RowsOfViews final : public Candidate {
public:
  /// At least one of \p Views gets longer.
  explicit RowsOfViews(std::vector<LongerView> Views) : Candidate(unitOf(Views)), Views(std::move(Views)) {}

  const Layout &ofAccess(unsigned Number) const override {
    return find_if(Views, [&](const LongerView &V) { return V.Of.Numbers.contains(Number); })->ofAccess(Number);
  }
  int64_t moved(int64_t Offset) const override { return Views.front().Longer.moved(Offset); }
  lanes::AffineValue moved(const lanes::AffineValue &Offset, lanes::Arithmetic &Math) const override {
    return Views.front().Longer.moved(Offset, Math);
  }
  uint64_t extraBytes(uint64_t Bytes) const override {
    std::map<const KernelContext *, uint64_t> Stacked;
    for (const LongerView &V : Views)
      for (const auto &[Kernel, Reach] : V.Of.Reach)
        Stacked[Kernel] += V.Longer.extraBytes(uint64_t(Reach.High - Reach.Low) + V.Of.Period);
    if (!Stacked.empty())
      return std::max_element(Stacked.begin(), Stacked.end(), llvm::less_second())->second;
    uint64_t Most = Bytes;
    for (const LongerView &V : Views)
      Most = std::max(Most, V.Of.Bytes + V.Longer.extraBytes(V.Of.Bytes + V.Of.Period - 1));
    return Most - Bytes;
  }
  uint64_t step() const override {
    uint64_t Step = 0;
    for (const LongerView &V : Views)
      Step = std::gcd(Step, V.Longer.gap());
    return Step;
  }

  FixKind kind() const override { return FixKind::LeadingDimension; }
  Neighbours neighbours() const override { return Neighbours::Stay; }
  std::string description(const LayoutTarget &S) const override {
    std::vector<std::string> Parts;
    for (const LongerView &V : Views)
      if (V.Longer.gap())
        Parts.push_back(V.Longer.description(S));
    return "rows of " + join(Parts, " and of ");
  }
  bool changesAddresses() const override { return false; }
  TextChange change(const LayoutTarget &S) const override {
    std::vector<std::string> Parts;
    for (const LongerView &V : Views)
      if (V.Longer.gap())
        Parts.push_back(holdersText(V.Of));
    const bool AreStacked = any_of(Views, [](const LongerView &V) { return !V.Of.Reach.empty(); });
    return {{},
            join(Parts, ", ") + (AreStacked ? "; each begins behind the longer rows before it" : "") +
                "; nothing may be stored in rows of one length and loaded in rows of another" +
                (S.Array.IsDynamic ? ", and the launch gives as much more memory" : "")};
  }

private:
  std::vector<LongerView> Views;

  static uint64_t unitOf(const std::vector<LongerView> &Views) {
    uint64_t Unit = 0;
    for (const LongerView &V : Views)
      Unit = std::gcd(Unit, V.Of.Unit);
    return Unit;
  }
};

/// Of wmma's call for access \p Number: the length that it is given.
std::optional<RowLength> lengthOfFragment(const LayoutTarget &S, unsigned Number) {
  std::optional<RowLength> Only;
  for (const RowLength &R : S.Accesses.LengthsOf(Number)) {
    if (!R.IsOfFragment)
      continue;
    if (!R.rowBytes() || (Only && Only->rowBytes() != R.rowBytes()))
      return std::nullopt;
    Only = R;
  }
  return Only;
}

using Reaches = std::map<const KernelContext *, Interval>;

/// What symbols are at least, for else an access would begin before the array: `s[stage % 3 * N]`.
using LeastValues = std::map<std::pair<const KernelContext *, SymbolId>, Interval::Wide>;

LeastValues leastValues(const ArrayRequests &All) {
  LeastValues Least;
  for (const ArrayRequest &T : All.all()) {
    const AffineValue &Address = T.TheQuery.Address;
    if (Address.Terms.size() != 1 || isLaneDependent(Address.Terms.front().Symbol))
      continue;
    for (unsigned Lane = 0; Lane < WarpSize; ++Lane) {
      const int64_t Begin = Address.Constant[Lane], Step = Address.Terms.front().Coefficient[Lane];
      if (!(T.TheQuery.Active >> Lane & 1) || Begin < 0 || Step <= 0)
        continue;
      auto [It, IsNew] = Least.try_emplace({T.Context, Address.Terms.front().Symbol}, -(Begin / Step));
      It->second = std::max<Interval::Wide>(It->second, -(Begin / Step));
    }
  }
  return Least;
}

/// Adds the bytes that access \p Number may touch in each kernel.
void addReach(const LayoutTarget &S, const LeastValues &Least, unsigned Number, Reaches &To) {
  for (const ArrayRequest *T : S.Touched->of(Number)) {
    const AffineValue &Address = T->TheQuery.Address;
    Arithmetic &Math = T->Context->math();
    for (unsigned Lane = 0; Lane < WarpSize; ++Lane) {
      if (!(T->TheQuery.Active >> Lane & 1))
        continue;
      Interval Sum{Address.Constant[Lane], Address.Constant[Lane]};
      for (const Term &Of : Address.Terms) {
        Interval Values = rangeOfSymbol(Math.symbols(), Of.Symbol, Address.Width);
        if (auto It = Least.find({T->Context, Of.Symbol}); It != Least.end())
          Values.Low = std::max(Values.Low, It->second);
        Sum = Sum + Interval{Of.Coefficient[Lane], Of.Coefficient[Lane]} * Values;
      }
      const Interval Range = Math.rangeOf(Address, Lane);
      Sum = {std::max(Sum.Low, Range.Low), std::min(Sum.High, Range.High) + T->TheQuery.Width - 1};
      auto [It, IsNew] = To.try_emplace(T->Context, Sum);
      It->second = {std::min(It->second.Low, Sum.Low), std::max(It->second.High, Sum.High)};
    }
  }
}

/// Adds accesses to the views in whose bytes they lie. False unless all are of one, and the views lie one behind the
/// other, each but the last of whole rows.
bool stackViews(const LayoutTarget &S, ArrayRef<unsigned> Others, std::map<uint64_t, View> &ByPeriod) {
  const LeastValues Least = leastValues(*S.Touched);
  std::map<const KernelContext *, std::vector<View *>> OfKernel;
  for (auto &[Period, V] : ByPeriod) {
    for (unsigned Number : V.Numbers)
      addReach(S, Least, Number, V.Reach);
    for (const auto &[Kernel, Reach] : V.Reach)
      OfKernel[Kernel].push_back(&V);
  }
  for (auto &[Kernel, Views] : OfKernel) {
    auto BeginOf = [K = Kernel](const View *V) { return V->Reach.at(K).Low; };
    llvm::sort(Views, [&](const View *A, const View *B) { return BeginOf(A) < BeginOf(B); });
    if (BeginOf(Views.front()) < 0)
      return false;
    for (size_t I = 1; I < Views.size(); ++I) {
      Interval &Before = Views[I - 1]->Reach.at(Kernel);
      const Interval::Wide Next = BeginOf(Views[I]);
      if (Before.High >= Next || (Next - Before.Low) % Views[I - 1]->Period)
        return false;
      Before.High = Next - 1;
    }
  }
  for (unsigned Number : Others) {
    Reaches Its;
    addReach(S, Least, Number, Its);
    auto Holds = [&](const auto &Entry) {
      return all_of(Its, [&](const auto &Of) {
        auto Here = Entry.second.Reach.find(Of.first);
        return Here != Entry.second.Reach.end() && Of.second.within(Here->second);
      });
    };
    auto Found = find_if(ByPeriod, Holds);
    if (Its.empty() || Found == ByPeriod.end())
      return false;
    Found->second.Numbers.insert(Number);
  }
  for (auto &[Period, V] : ByPeriod)
    for (unsigned Number : V.Numbers)
      for (const ArrayRequest *T : S.Touched->of(Number)) {
        const auto Begin = uint64_t(V.Reach.at(T->Context).Low);
        if (V.Begins.try_emplace(Number, Begin).first->second != Begin)
          return false;
      }
  return true;
}

/// Whether its rows are known to begin elsewhere than with the array.
bool beginsInRow(const std::pair<const uint64_t, View> &Entry) {
  return any_of(Entry.second.Reach,
                [&](const auto &Of) { return Of.second.Low > 0 && Of.second.Low % Interval::Wide(Entry.first) != 0; });
}

/// Whether wmma's matrices stay aligned in views behind others that get longer.
bool stayAligned(const std::vector<LongerView> &Views) {
  constexpr uint64_t OfMatrix = 32;
  return all_of(Views, [](const LongerView &V) {
    return all_of(V.Of.Reach, [&](const auto &Entry) {
      const auto Rows = (Entry.second.High - Entry.second.Low) / V.Of.Period + 1;
      return uint64_t(Rows) * V.Longer.gap() % OfMatrix == 0;
    });
  });
}

/// Adds access \p Number, none of wmma's, to its view; false if there is not exactly one.
bool addToItsView(const LayoutTarget &S, unsigned Number, std::map<uint64_t, View> &ByPeriod) {
  View *Its = nullptr;
  for (const RowLength &R : S.Accesses.LengthsOf(Number)) {
    auto Found = R.rowBytes() ? ByPeriod.find(*R.rowBytes()) : ByPeriod.end();
    if (Found == ByPeriod.end())
      continue;
    if (R.Array != S.Array.Name || (Its && Its != &Found->second))
      return false;
    Its = &Found->second;
    Its->Holders.insert(R);
  }
  if (!Its)
    for (auto &[Period, V] : ByPeriod)
      if (V.IsDeclared)
        Its = &V;
  if (Its)
    Its->Numbers.insert(Number);
  return Its;
}

/// The least gap that makes its accesses clean; none if they are.
std::optional<LongerView> longer(const LayoutTarget &S, const View &Of) {
  const uint64_t Step = std::lcm(Of.Unit, S.widest());
  for (uint64_t Gap = 0; Of.Period % Of.Unit == 0 && Gap <= std::min<uint64_t>(Of.Period, 128); Gap += Step) {
    const LongerView Longer(Of, Gap);
    const bool IsClean = all_of(Of.Numbers, [&](unsigned Number) {
      return all_of(S.Touched->of(Number), [&](const ArrayRequest *T) {
        return !S.Touched->isSpent() && S.Touched->effectOn(*T, Longer.ofAccess(Number), Neighbours::Stay).isClean();
      });
    });
    if (IsClean)
      return Longer;
  }
  return std::nullopt;
}

} // namespace

std::vector<View> viewsOf(const LayoutTarget &S) {
  std::map<uint64_t, View> ByPeriod;
  for (unsigned Number : S.Touched->numbers()) {
    if (!S.Touched->isOfFragment(Number))
      continue;
    std::optional<RowLength> R = lengthOfFragment(S, Number);
    if (!R)
      return {};
    View &V = ByPeriod[*R->rowBytes()];
    V.Period = *R->rowBytes();
    V.Unit = V.Numbers.empty() ? R->UnitBytes : std::gcd(V.Unit, R->UnitBytes);
    V.Numbers.insert(Number);
    V.Holders.insert(std::move(*R));
    V.IsDeclared = S.Array.Extents.size() >= 2 && S.rowBytes() == V.Period;
  }
  if (ByPeriod.size() < 2)
    return {};
  std::vector<unsigned> Others;
  for (unsigned Number : S.Touched->numbers())
    if (!S.Touched->isOfFragment(Number) && !addToItsView(S, Number, ByPeriod))
      Others.push_back(Number);
  if (std::map<uint64_t, View> Stacked = ByPeriod; stackViews(S, Others, Stacked))
    ByPeriod = std::move(Stacked);
  else if (!Others.empty() || any_of(Stacked, beginsInRow))
    return {};
  std::vector<View> Views;
  for (auto &[Period, V] : ByPeriod) {
    for (unsigned Number : V.Numbers)
      V.Bytes =
          std::max(V.Bytes, V.IsDeclared && !S.Array.IsDynamic ? S.Touched->bytes() : S.Touched->bytesUsedBy(Number));
    Views.push_back(std::move(V));
  }
  return Views;
}

void offerRowsOfViews(Offers &Of) {
  const LayoutTarget &S = Of.target();
  std::vector<LongerView> Views;
  for (const View &V : viewsOf(S)) {
    std::optional<LongerView> Longer = longer(S, V);
    if (!Longer)
      return;
    Views.push_back(std::move(*Longer));
  }
  if (any_of(Views, [](const LongerView &V) { return V.Longer.gap() != 0; }) && stayAligned(Views))
    Of.offer(RowsOfViews(std::move(Views)));
}

} // namespace bankcheck::fixes
