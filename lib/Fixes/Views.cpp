#include "Fixes/Views.h"
#include "Fixes/Rows.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <numeric>

using namespace llvm;
using namespace bankcheck::source;

namespace bankcheck::fixes {

namespace {

class RowsOfView final : public Rows<RowsOfView> {
public:
  using Rows::Rows;

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
};

struct LongerView {
  View Of;
  RowsOfView Longer;
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
    return find_if(Views, [&](const LongerView &V) { return V.Of.Numbers.contains(Number); })->Longer;
  }
  int64_t moved(int64_t Offset) const override { return Views.front().Longer.moved(Offset); }
  lanes::AffineValue moved(const lanes::AffineValue &Offset, lanes::Arithmetic &Math) const override {
    return Views.front().Longer.moved(Offset, Math);
  }
  uint64_t extraBytes(uint64_t Bytes) const override {
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
    return {{},
            join(Parts, ", ") + "; nothing may be stored in rows of one length and loaded in rows of another" +
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
    RowsOfView Longer({Of.Unit, Of.Period, Gap});
    const bool IsClean = all_of(Of.Numbers, [&](unsigned Number) {
      return all_of(S.Touched->of(Number), [&](const ArrayRequest *T) {
        return !S.Touched->isSpent() && S.Touched->effectOn(*T, Longer, Neighbours::Stay).isClean();
      });
    });
    if (IsClean)
      return LongerView{Of, Longer};
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
  for (unsigned Number : S.Touched->numbers())
    if (!S.Touched->isOfFragment(Number) && !addToItsView(S, Number, ByPeriod))
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
  if (any_of(Views, [](const LongerView &V) { return V.Longer.gap() != 0; }))
    Of.offer(RowsOfViews(std::move(Views)));
}

} // namespace bankcheck::fixes
