//===- Swizzle.cpp - a column's number is xored with its row's --------------===//
//
// Units of a row change places by bits of the row's number:
//
//   float t[32][32]         t[r][c ^ r]                unit 4, what lies below one another comes apart
//   float4 by float4        t[r][c ^ r % 8 * 4]        unit 16
//
// or by bits of the unit's own number, where lanes of one request leave units out within a row that is longer than the
// banks:
//
//   float b[8][128]         b[k][c ^ (c / 32 * 4)]     unit 16: for lanes that read every second float4, 0 2 4 6 8 10 ...
//                                                      lie in the banks of 0 2 4 6 1 3 ...
//
// or every second row of an array of one dimension is reversed, so that lanes that take some of the elements of each
// row, as in a sorting network or a tree of sums, take others in the next:
//
//   int s[1024]             s[i ^ (i / 32 % 2 * 31)]
//
//===----------------------------------------------------------------------===//

#include "Fixes/Offers.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"

using namespace llvm;

namespace bankcheck::fixes {
namespace {

/// A unit's number in its row becomes itself xor row % Height / Step % Count * Factor; or xor column / Within % Count.
struct SwizzleShape {
  uint64_t Unit;
  uint64_t Row;        ///< Bytes.
  uint64_t Height = 0; ///< The rows of a plane; 0 where they are counted on.
  uint64_t Step = 1, Count = 1;
  uint64_t Within =
      0; ///< Bytes of a row, a multiple of Unit * Count, that divides the row; 0 where the row's number decides.
  uint64_t Factor = 1; ///< Less than Count times that is less than the power of two that divides a row's units.
};

class Swizzle : public Moving<Swizzle, Candidate> {
public:
  explicit Swizzle(const SwizzleShape &Shape) : Moving(Shape.Unit), Shape(Shape) {}

  template <typename Number> Number place(const Number &Offset) const {
    Number Row = Offset / Shape.Row, Column = Offset % Shape.Row;
    Number InPlane = Shape.Height ? Row % Shape.Height : Row;
    Number Deciding = Shape.Within ? Column / Shape.Within : InPlane / Shape.Step;
    return Row * Shape.Row + ((Column / Unit) ^ (Deciding % Shape.Count * Shape.Factor)) * Unit + Offset % Unit;
  }

  FixKind kind() const override { return FixKind::Swizzle; }
  std::string description(const LayoutTarget &S) const override {
    return indexShape(
        S, [&](const IndexExpression *Row, const IndexExpression &Column) { return indexWith(S, Row, Column); });
  }
  TextChange change(const LayoutTarget &S) const override {
    return ifMeaningStays(S, 1, rewrittenIndices(S, [&](const IndexExpression *Row, const IndexExpression &Column) {
                            return indexWith(S, Row, Column);
                          }));
  }

protected:
  SwizzleShape Shape;

private:
  /// `c ^ r % 8 * 4`, or `i ^ (i / 32 % 32)`.
  IndexExpression indexWith(const LayoutTarget &S, const IndexExpression *Row, const IndexExpression &Column) const {
    const uint64_t InUnits = Unit / S.element();
    if (!Row)
      return Column ^ (Column / (Shape.Row / S.element() * Shape.Step) % Shape.Count * (InUnits * Shape.Factor));
    if (Shape.Within) {
      IndexExpression Part = Column / (Shape.Within / S.element());
      return Column ^ ((Shape.Row / Shape.Within > Shape.Count ? Part % Shape.Count : Part) * InUnits);
    }
    uint64_t Rows = S.Array.Extents[S.Array.Extents.size() - 2];
    bool Wraps = !Rows || (Rows + Shape.Step - 1) / Shape.Step > Shape.Count;
    IndexExpression Step = *Row / Shape.Step;
    return Column ^ ((Wraps ? Step % Shape.Count : Step) * InUnits);
  }
};

/// CuTe's Swizzle<B, M, S> of an index i is i ^ ((i >> S) & bits), with B bits from M: units of 2^M elements, xored
/// by the number of the row of 2^(M + S).
class CuteSwizzle final : public Swizzle {
public:
  using Swizzle::Swizzle;

  Neighbours neighbours() const override { return Neighbours::Stay; }
  std::string description(const LayoutTarget &S) const override {
    auto Bits = [](uint64_t N) { return std::to_string(llvm::countr_zero(N)); };
    return "Swizzle<" + Bits(Shape.Count) + ", " + Bits(Unit / S.element()) + ", " + Bits(Shape.Row / Unit) +
           "> composed with its layout";
  }
  bool changesAddresses() const override { return false; }
  TextChange change(const LayoutTarget &) const override { return {{}, "in the layout of its tensor"}; }
};

/// Of elements that the compiler merges, in units of their requests: the index of the first of them changes, and the
/// others stay behind it. Written so they are merged as before; with each index changed by itself they are not.
class SwizzleOfMerged final : public Swizzle {
public:
  using Swizzle::Swizzle;

  Neighbours neighbours() const override { return Neighbours::Stay; }
  TextChange change(const LayoutTarget &S) const override {
    return {
        {},
        "for the index of the first of " + std::to_string(Unit / S.element()) +
            " neighbouring elements; the others are at + 1, + 2, ... from it, so that the compiler still merges them" +
            otherUses(S)};
  }
};

constexpr uint64_t Banks = 128; ///< All of them, in bytes.

/// What stays in place together: an element, or all of the widest access.
std::set<uint64_t> unitsOf(const LayoutTarget &S) { return {S.element(), std::max(S.element(), S.widest())}; }

/// The largest power of two that divides the units of a row, 32 at most.
uint64_t countIn(uint64_t Row, uint64_t Unit) {
  return Row % Unit ? 1 : std::min<uint64_t>(32, (Row / Unit) & -(Row / Unit));
}

/// Units of several elements, or of several of the widest access: blocks of lanes that change places together.
std::vector<uint64_t> largerUnitsOf(const LayoutTarget &S) {
  constexpr uint64_t Most = 64; // bytes: half of the banks
  std::vector<uint64_t> Units;
  for (uint64_t Unit = 2 * *unitsOf(S).rbegin(); has_single_bit(Unit) && Unit <= Most; Unit *= 2)
    Units.push_back(Unit);
  return Units;
}

/// The swizzles of units within rows.
template <typename Kind> void offerWithin(Offers &Of, uint64_t Unit) {
  const LayoutTarget &S = Of.target();
  const uint64_t Row = S.Array.Extents.back() * S.element();
  const uint64_t Count = countIn(Banks, Unit);
  if (Count > 1 && Row > Banks && Row % Banks == 0)
    Of.offer(Kind({.Unit = Unit, .Row = Row, .Count = Count, .Within = Banks}));
}

/// The widest request that the compiler merges of elements; 0 if no unit is as wide.
uint64_t mergedUnit(const LayoutTarget &S) {
  uint64_t Unit = 0;
  for (const ArrayRequest &T : S.Touched->all())
    if (T.ElementWidth < T.TheQuery.Width)
      Unit = std::max<uint64_t>(Unit, T.TheQuery.Width);
  return Unit < S.widest() || Unit % S.element() ? 0 : Unit;
}

/// In units of the requests that the compiler merges of elements, unless another change keeps these whole.
void offerOfMerged(Offers &Of) {
  const LayoutTarget &S = Of.target();
  const uint64_t Unit = mergedUnit(S);
  if (!Unit || any_of(Of.fixes(), [](const Fix &F) { return !F.Costs.sum().addedRequests(); }))
    return;
  if (S.hasRows())
    return offerWithin<SwizzleOfMerged>(Of, Unit);
  if (uint64_t Count = countIn(Banks, Unit); Count > 1 && S.Touched->bytes() && S.Touched->bytes() % Banks == 0)
    Of.offer(SwizzleOfMerged({.Unit = Unit, .Row = Banks, .Count = Count}));
}

/// By the row's number, of \p Most units. Whether one is right.
bool offerByRow(Offers &Of, uint64_t Unit, uint64_t Most) {
  const LayoutTarget &S = Of.target();
  const std::vector<uint64_t> &Extents = S.Array.Extents;
  const uint64_t RowBytes = Extents.back() * S.element(), Rows = Extents[Extents.size() - 2];
  const uint64_t Height = Extents.size() > 2 ? Rows : 0;
  for (uint64_t Step = 1; Step <= 8 && Step < std::max<uint64_t>(Rows, 2); Step *= 2)
    if (uint64_t Count = std::min(countIn(RowBytes, Unit), Most);
        Count > 1 && Of.offer(Swizzle({Unit, RowBytes, Height, Step, Count})))
      return true;
  return false;
}

void offerOfRows(Offers &Of) {
  const LayoutTarget &S = Of.target();
  for (uint64_t Unit : unitsOf(S))
    if (offerByRow(Of, Unit, UINT64_MAX))
      return;
  for (uint64_t Unit : unitsOf(S))
    offerWithin<Swizzle>(Of, Unit);
}

/// Of an array without rows, by the number of each of its periods, of \p Most units.
template <typename Kind> void offerByPeriod(Offers &Of, uint64_t Unit, uint64_t Most = UINT64_MAX) {
  const LayoutTarget &S = Of.target();
  const uint64_t Bytes = S.Touched->bytes();
  for (uint64_t Row : S.periods(Unit))
    if (uint64_t Count = std::min(countIn(Row, Unit), Most); Count > 1 && Bytes && Bytes % Row == 0)
      Of.offer(Kind({.Unit = Unit, .Row = Row, .Count = Count}));
}

void offerFlat(Offers &Of) {
  for (uint64_t Unit : unitsOf(Of.target()))
    offerByPeriod<Swizzle>(Of, Unit);
}

void offerFlatOfMore(Offers &Of) {
  const LayoutTarget &S = Of.target();
  const uint64_t Bytes = S.Touched->bytes();
  for (uint64_t Unit : largerUnitsOf(S))
    offerByPeriod<Swizzle>(Of, Unit, Banks / Unit);
  if (const uint64_t Merged = mergedUnit(S); Merged && has_single_bit(Merged))
    for (uint64_t Unit = Merged; Unit < Banks; Unit *= 2)
      offerByPeriod<SwizzleOfMerged>(Of, Unit, Banks / Unit);
  for (uint64_t Unit : unitsOf(S))
    if (uint64_t Units = countIn(Banks, Unit); Units > 2 && Bytes && Bytes % Banks == 0)
      Of.offer(Swizzle({.Unit = Unit, .Row = Banks, .Count = 2, .Factor = Units - 1}));
}

void offerOfCute(Offers &Of) {
  const LayoutTarget &S = Of.target();
  if (S.Array.IsDynamic || !S.element() || !has_single_bit(S.element()))
    return;
  for (uint64_t Unit : unitsOf(S))
    for (uint64_t Row = 2 * Unit; has_single_bit(Unit) && Row <= 1024; Row *= 2) {
      uint64_t Count = std::min<uint64_t>(Row, 128) / Unit;
      if (Count > 1 && S.Touched->bytes() % (Row * Count) == 0)
        Of.offer(CuteSwizzle({Unit, Row, 0, 1, Count}));
    }
}

} // namespace

void offerSwizzle(Offers &Of) {
  const LayoutTarget &S = Of.target();
  if (S.hasRows()) {
    Of.keepBestOf([&] { offerOfRows(Of); });
    return offerOfMerged(Of);
  }
  if (any_of(S.Touched->numbers(), S.Accesses.IsInCute))
    Of.keepBestOf([&] { offerOfCute(Of); });
  else if (S.hasElements())
    Of.keepBestOf([&] { offerFlat(Of); });
  if (S.hasElements())
    offerOfMerged(Of);
}

void offerFurtherSwizzles(Offers &Of) {
  const LayoutTarget &S = Of.target();
  if (S.hasRows())
    Of.keepBestOf([&] {
      for (uint64_t Unit : largerUnitsOf(S))
        if (offerByRow(Of, Unit, Banks / Unit))
          return;
    });
  else if (S.hasElements() && none_of(S.Touched->numbers(), S.Accesses.IsInCute))
    Of.keepBestOf([&] { offerFlatOfMore(Of); });
}

} // namespace bankcheck::fixes
