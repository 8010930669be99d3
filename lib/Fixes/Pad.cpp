//===- Pad.cpp - a dimension of the declaration gets longer -----------------===//

#include "Fixes/Pad.h"
#include "Fixes/Padding.h"
#include "Fixes/Rows.h"

using namespace bankcheck::analysis;
using namespace bankcheck::source;

namespace bankcheck::fixes {
namespace {

class Pad final : public Rows<Pad> {
public:
  /// \p Dimension gets longer by \p More.
  Pad(const LayoutTarget &S, unsigned Dimension, uint64_t More)
      : Rows({S.element(), S.Array.Extents[Dimension] * S.inside(Dimension), More * S.inside(Dimension)}),
        Dimension(Dimension), More(More) {}

  FixKind kind() const override { return FixKind::Pad; }
  Neighbours neighbours() const override { return Neighbours::Stay; }
  bool isDeclaration() const override { return true; }
  std::string description(const LayoutTarget &S) const override {
    std::vector<uint64_t> Extents = S.Array.Extents;
    Extents[Dimension] += More;
    return S.Array.declaredWith(Extents);
  }
  TextChange change(const LayoutTarget &S) const override {
    const std::vector<ExtentSource> &Extents = S.Array.ExtentTexts;
    if (Extents.empty())
      return ifMeaningStays(S, Dimension, {{}, S.Array.NotEditable});
    if (!S.Uses.Others.empty() || !S.Uses.OfType.empty())
      return ifMeaningStays(S, Dimension, {{}, "it is also used otherwise than by its elements"});
    return ifMeaningStays(S, Dimension, {{{Extents[Dimension].Range, Extents[Dimension].paddedBy(More)}}, ""});
  }

private:
  unsigned Dimension;
  uint64_t More;
};

std::string otherInstantiations(const ExtentSource &E) {
  return std::string("other instantiations need another extent") +
         (E.IsDependent ? "; template arguments decide '" + E.Range.Text + "'" : "");
}

} // namespace

/// Dimensions between the first and the last. The last is \ref offerInnermostPad's.
void offerPad(Offers &Of) {
  const LayoutTarget &S = Of.target();
  if (!S.hasRows())
    return;
  for (unsigned D = 1; D + 1 < S.Array.Extents.size(); ++D)
    for (uint64_t More = 1; More <= 8; ++More)
      if (Of.offer(Pad(S, D, More)))
        return;
}

CandidateList innermostPads(const LayoutTarget &S) {
  constexpr uint64_t Most = 32;
  CandidateList Result;
  for (uint64_t More = 1; More <= Most && S.Array.Extents.size() >= 2; ++More)
    Result.push_back(std::make_shared<Pad>(S, S.Array.Extents.size() - 1, More));
  return Result;
}

std::string offerInnermostPad(LayoutTarget &S, Offers &Of) {
  const ArraySource &Array = S.Array;
  // A change of the text is one of all instantiations.
  PaddingResult P = findPadding(S.Kernels, [&](const SharedArray &A) { return S.sourceOf(A) != nullptr; });
  bool ForAll = P.Found;
  if (!P.Found)
    P = findPadding(S.Kernels, [&](const SharedArray &A) { return S.isOfShape(A); });
  S.Flat = P.Flat;
  if (!P.Found)
    return P.WhyNot;
  if (!S.fits(P.ExtraBytes))
    return "the padding that helps does not fit 48 KiB with the kernel's other arrays";
  const unsigned Innermost = Array.Extents.size() - 1;
  Fix F;
  F.Kind = FixKind::Pad;
  F.Padding = P.Elements;
  F.Description = Pad(S, Innermost, P.Elements).description(S);
  F.Accesses = P.Accesses;
  F.Wavefronts = std::move(P.Wavefronts);
  F.Total = P.Total;
  F.Requests = P.Requests;
  F.ExtraBytes = P.ExtraBytes;
  if (Array.ExtentTexts.empty()) {
    F.ByHand = Array.NotEditable;
  } else if (!ForAll) {
    F.ByHand = otherInstantiations(Array.ExtentTexts.back());
  } else {
    const ExtentSource &Extent = Array.ExtentTexts.back();
    F.ByHand = S.whyNotMoved(Innermost);
    F.Safe = F.ByHand.empty() && S.Uses.OfType.empty();
    if (F.ByHand.empty())
      F.Edits = {{Extent.Range, Extent.paddedBy(P.Elements)}};
    if (!S.Uses.OfType.empty())
      F.ByHand = "its size or type is also used in line " + std::to_string(S.Uses.OfType.begin()->Line);
  }
  Of.add(std::move(F));
  return "";
}

} // namespace bankcheck::fixes
