//===- Swap.cpp - two dimensions change places ------------------------------===//

#include "Fixes/Offers.h"

using namespace bankcheck::source;

namespace bankcheck::fixes {
namespace {

class Swap final : public Moving<Swap, Candidate> {
public:
  Swap(const LayoutTarget &S, unsigned First, unsigned Second)
      : Moving(S.inside(Second)), First(First), Second(Second), Outer(S.Array.Extents[First]),
        Between(S.inside(First) / S.inside(Second) / S.Array.Extents[Second]), Inner(S.Array.Extents[Second]) {}

  template <typename Number> Number place(const Number &Offset) const {
    Number Inside = Offset % Unit, Index = Offset / Unit;
    Number C = Index % Inner, B = Index / Inner % Between, A = Index / (Inner * Between) % Outer;
    Number Rest = Index / (Inner * Between * Outer);
    return (((Rest * Inner + C) * Between + B) * Outer + A) * Unit + Inside;
  }

  FixKind kind() const override { return FixKind::Swap; }
  Neighbours neighbours() const override { return Neighbours::Stay; }

  std::string description(const LayoutTarget &S) const override {
    std::string Wanted, Now = S.Array.Name, After = S.Array.Name;
    for (unsigned D = 0; D < S.Array.Extents.size(); ++D)
      Wanted += char('a' + D);
    const std::vector<std::string> Names = indexNames(S, Wanted);
    for (unsigned D = 0; D < Names.size(); ++D) {
      Now += "[" + Names[D] + "]";
      After += "[" + Names[D == First ? Second : D == Second ? First : D] + "]";
    }
    return After + " instead of " + Now;
  }

  TextChange change(const LayoutTarget &S) const override {
    TextChange Change{{}, whyIndicesStay(S)};
    if (!Change.WhyNot.empty())
      return ifMeaningStays(S, 1, Change);
    auto Exchange = [&](const TextRange &A, const TextRange &B) {
      Change.Edits.push_back({A, B.Text});
      Change.Edits.push_back({B, A.Text});
    };
    for (const IndexUse &Use : S.Uses.Indexed)
      Exchange(Use.Indices[First], Use.Indices[Second]);
    const TextRange &Rows = S.Array.ExtentTexts[First].Range, &Columns = S.Array.ExtentTexts[Second].Range;
    if (Rows.Text != Columns.Text)
      Exchange(Rows, Columns);
    return ifMeaningStays(S, 1, Change);
  }

private:
  unsigned First, Second;         ///< Dimensions.
  uint64_t Outer, Between, Inner; ///< Extents; Unit is all that is inside of Inner.
};

} // namespace

void offerSwap(Offers &Of) {
  const LayoutTarget &S = Of.target();
  const std::vector<uint64_t> &Extents = S.Array.Extents;
  if (!S.hasElements())
    return;
  for (unsigned A = 0; A < Extents.size(); ++A)
    for (unsigned B = A + 1; B < Extents.size(); ++B)
      if (Extents[A] && Extents[B] && Of.offer(Swap(S, A, B)))
        return;
}

} // namespace bankcheck::fixes
