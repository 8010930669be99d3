//===- Split.cpp - an array for each field of a struct ----------------------===//

#include "Fixes/Offers.h"

namespace bankcheck::fixes {
namespace {

class Split final : public Moving<Split, Candidate> {
public:
  explicit Split(const LayoutTarget &S)
      : Moving(S.widest()), Struct(S.element()), Count(S.Touched->bytes() / S.element()) {}

  template <typename Number> Number place(const Number &Offset) const {
    return Offset % Struct / Unit * (Count * Unit) + Offset / Struct * Unit + Offset % Unit;
  }

  FixKind kind() const override { return FixKind::Split; }
  std::string description(const LayoutTarget &S) const override {
    return S.Array.Name + ".field[i] instead of " + S.Array.Name + "[i].field";
  }
  TextChange change(const LayoutTarget &S) const override {
    return {{}, "it takes another declaration" + otherUses(S, ", and ")};
  }

private:
  uint64_t Struct; ///< Bytes of one; a field is a unit.
  uint64_t Count;
};

} // namespace

void offerSplit(Offers &Of) {
  const LayoutTarget &S = Of.target();
  if (S.hasElements() && S.widest() < S.element() && S.element() % S.widest() == 0 && S.Touched->bytes())
    Of.offer(Split(S));
}

} // namespace bankcheck::fixes
