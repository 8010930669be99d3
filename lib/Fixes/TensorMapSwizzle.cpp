#include "Fixes/TensorMapSwizzle.h"

namespace bankcheck::fixes {

namespace {

class TensorMapSwizzle final : public Moving<TensorMapSwizzle, Candidate> {
public:
  static constexpr uint64_t Piece = 16, Line = 128;

  /// Of rows of at most \p Bytes.
  explicit TensorMapSwizzle(uint64_t Bytes) : Moving(Piece), Bytes(Bytes) {}

  template <typename Number> Number place(const Number &Offset) const {
    Number InLine = Offset / Piece % (Line / Piece);
    return Offset / Line * Line + (InLine ^ (Offset / Line % pieces())) * Piece + Offset % Piece;
  }
  uint64_t step() const override { return Piece; }

  FixKind kind() const override { return FixKind::Swizzle; }
  Neighbours neighbours() const override { return Neighbours::Stay; }
  std::string description(const LayoutTarget &) const override { return "CU_TENSOR_MAP_SWIZZLE_" + number() + "B"; }
  TextChange change(const LayoutTarget &S) const override {
    return {{},
            "in the tensor map of the copy that writes '" + S.Array.Name +
                "', with byte b of it accessed at b ^ (b / " + std::to_string(Line) + " % " + std::to_string(pieces()) +
                " * " + std::to_string(Piece) + ") and aligned to " + std::to_string(pieces() * Line) + " bytes"};
  }

private:
  uint64_t Bytes;

  uint64_t pieces() const { return Bytes / Piece; }
  std::string number() const { return std::to_string(Bytes); }
};

} // namespace

void offerTensorMapSwizzles(Offers &Of) {
  const LayoutTarget &S = Of.target();
  if (S.Array.Extents.size() < 2)
    return;
  Of.keepBestOf([&] {
    for (uint64_t Bytes : {32, 64, 128})
      if (S.rowBytes() <= Bytes)
        Of.offer(TensorMapSwizzle(Bytes));
  });
}

} // namespace bankcheck::fixes
