//===- Skew.cpp - elements are left out after every few rows ----------------===//

#include "Fixes/Offers.h"
#include "Fixes/Rows.h"
#include "llvm/ADT/StringExtras.h"
#include <numeric>

using namespace llvm;
using namespace bankcheck::source;

namespace bankcheck::fixes {
namespace {

/// Of an array of one dimension, in each index.
class Skew final : public Rows<Skew> {
public:
  using Rows::Rows;

  FixKind kind() const override { return FixKind::Skew; }
  std::string description(const LayoutTarget &S) const override {
    return indexShape(S, [&](const IndexExpression *, const IndexExpression &Index) { return skewed(S, Index); });
  }
  TextChange change(const LayoutTarget &S) const override {
    TextChange Change =
        rewrittenIndices(S, [&](const IndexExpression *, const IndexExpression &Index) { return skewed(S, Index); });
    if (Change.WhyNot.empty()) {
      const ExtentSource &E = S.Array.ExtentTexts[0];
      uint64_t More = extraBytes(S.Array.Extents[0] * S.element()) / S.element();
      Change.Edits.push_back(
          {E.Range, E.IsDependent ? skewed(S, {E.Range.Text, spacingOf(S)}).text() : E.paddedBy(More)});
    }
    return ifMeaningStays(S, 1, Change);
  }

private:
  /// `i + i / 32 * 2`.
  IndexExpression skewed(const LayoutTarget &S, const IndexExpression &Index) const {
    return Index + Index / (Shape.Period / S.element()) * (Shape.Gap / S.element());
  }
};

/// After every few rows of several dimensions, where a gap after each is too much, or not right.
class SkewOfRows final : public Rows<SkewOfRows> {
public:
  using Rows::Rows;

  FixKind kind() const override { return FixKind::Skew; }
  std::string description(const LayoutTarget &S) const override {
    const uint64_t More = Shape.Gap / S.element(), Rows = Shape.Period / S.rowBytes();
    return std::to_string(More) + (More == 1 ? " element" : " elements") + " more after every " +
           (Rows == 1 ? "row" : std::to_string(Rows) + " rows");
  }
  TextChange change(const LayoutTarget &S) const override { return {{}, rowsByHand(S, Shape) + otherUses(S)}; }
};

void offerOfRows(Offers &Of) {
  const LayoutTarget &S = Of.target();
  uint64_t RowCount = S.Touched->bytes() / std::max<uint64_t>(S.rowBytes(), 1);
  uint64_t Unit = std::lcm(S.element(), S.widest());
  for (uint64_t Count = 2; Count <= 16 && Count < RowCount; Count *= 2)
    for (uint64_t Gap = Unit; Gap < 128; Gap *= 2)
      if (Of.offer(SkewOfRows({Unit, Count * S.rowBytes(), Gap})))
        return;
}

} // namespace

void offerSkew(Offers &Of) {
  const LayoutTarget &S = Of.target();
  if (S.hasRows()) {
    if (Of.fixes().empty() && S.Array.Extents.size() == 2)
      offerOfRows(Of);
  } else if (S.hasElements()) {
    Of.keepBestOf([&] {
      forEachPeriod(S, std::lcm(S.element(), S.widest()), [&](const RowShape &R) { return Of.offer(Skew(R)); });
    });
  }
}

} // namespace bankcheck::fixes
