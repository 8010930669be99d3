//===- Swizzle.cpp - a column's number is xored with its row's --------------===//

#include "Fixes/Offers.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"

using namespace llvm;

namespace bankcheck::fixes {
namespace {

/// A unit's number in its row becomes itself xor row % Height / Step % Count.
struct SwizzleShape {
  uint64_t Unit;
  uint64_t Row;        ///< Bytes.
  uint64_t Height = 0; ///< The rows of a plane; 0 where they are counted on.
  uint64_t Step = 1, Count = 1;
};

class Swizzle : public Moving<Swizzle, Candidate> {
public:
  explicit Swizzle(const SwizzleShape &Shape) : Moving(Shape.Unit), Shape(Shape) {}

  template <typename Number> Number place(const Number &Offset) const {
    Number Row = Offset / Shape.Row, Column = Offset % Shape.Row;
    Number InPlane = Shape.Height ? Row % Shape.Height : Row;
    return Row * Shape.Row + ((Column / Unit) ^ (InPlane / Shape.Step % Shape.Count)) * Unit + Offset % Unit;
  }

  FixKind kind() const override { return FixKind::Swizzle; }
  std::string description(const LayoutTarget &S) const override {
    return indexShape(
        S.Array, [&](const IndexExpression *Row, const IndexExpression &Column) { return indexWith(S, Row, Column); });
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
      return Column ^ (Column / (Shape.Row / S.element() * Shape.Step) % Shape.Count * InUnits);
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
  TextChange change(const LayoutTarget &) const override { return {{}, "in the layout of its tensor"}; }
};

/// What stays in place together: an element, or all of the widest access.
std::set<uint64_t> unitsOf(const LayoutTarget &S) { return {S.element(), std::max(S.element(), S.widest())}; }

/// The largest power of two that divides the units of a row, 32 at most.
uint64_t countIn(uint64_t Row, uint64_t Unit) {
  return Row % Unit ? 1 : std::min<uint64_t>(32, (Row / Unit) & -(Row / Unit));
}

void offerOfRows(Offers &Of) {
  const LayoutTarget &S = Of.target();
  const std::vector<uint64_t> &Extents = S.Array.Extents;
  uint64_t RowBytes = Extents.back() * S.element(), Rows = Extents[Extents.size() - 2];
  uint64_t Height = Extents.size() > 2 ? Rows : 0;
  for (uint64_t Unit : unitsOf(S))
    for (uint64_t Step = 1; Step <= 8 && Step < std::max<uint64_t>(Rows, 2); Step *= 2) {
      uint64_t Count = countIn(RowBytes, Unit);
      if (Count > 1 && Of.offer(Swizzle({Unit, RowBytes, Height, Step, Count})))
        return;
    }
}

void offerFlat(Offers &Of) {
  const LayoutTarget &S = Of.target();
  for (uint64_t Unit : unitsOf(S))
    for (uint64_t Row : S.periods(Unit)) {
      uint64_t Count = countIn(Row, Unit);
      if (Count > 1 && S.Touched->bytes() && S.Touched->bytes() % Row == 0)
        Of.offer(Swizzle({Unit, Row, 0, 1, Count}));
    }
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
  if (S.hasRows())
    return offerOfRows(Of);
  if (any_of(S.Touched->numbers(), S.Accesses.IsInCute))
    Of.keepBestOf([&] { offerOfCute(Of); });
  else if (S.hasElements())
    Of.keepBestOf([&] { offerFlat(Of); });
}

} // namespace bankcheck::fixes
