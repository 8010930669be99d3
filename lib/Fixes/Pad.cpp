//===- Pad.cpp - a dimension of the declaration gets longer -----------------===//

#include "Fixes/Pad.h"
#include "Fixes/IndexText.h"
#include "Fixes/Padding.h"
#include "Fixes/Rows.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
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
  bool changesAddresses() const override { return false; }
  std::string description(const LayoutTarget &S) const override {
    return isOfSeveralTypes(S) ? asSpelled(S.Array) : inNumbers(S.Array);
  }
  /// `float tile[32][33]`
  std::string inNumbers(const ArraySource &Array) const {
    std::vector<uint64_t> Extents = Array.Extents;
    Extents[Dimension] += More;
    return Array.declaredWith(Extents);
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

  /// Whether instantiations differ in their elements or extents: then no numbers are right for all.
  static bool isOfSeveralTypes(const LayoutTarget &S) {
    return !S.Array.ElementText.empty() && !S.Array.ExtentTexts.empty() &&
           any_of(S.Model.allArrays(), [&](const ArraySource *Other) {
             return Other->Where == S.Array.Where &&
                    (Other->ElementType != S.Array.ElementType || Other->Extents != S.Array.Extents);
           });
  }
  /// `T tile[Rows][Columns + 1]`
  std::string asSpelled(const ArraySource &Array) const {
    std::string Text = Array.ElementText + " " + Array.Name;
    for (size_t D = 0; D < Array.ExtentTexts.size(); ++D)
      Text += "[" + (D == Dimension ? Array.ExtentTexts[D].paddedBy(More) : Array.ExtentTexts[D].Range.Text) + "]";
    return Text;
  }
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
  const bool ForAll = P.Found && S.fitsInAll(P.ExtraBytes);
  if (!ForAll)
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
  F.IsOfAllShapes = ForAll;
  const Pad Change(S, Innermost, P.Elements);
  F.Description = ForAll ? Change.description(S) : Change.inNumbers(Array);
  F.Accesses = P.Accesses;
  F.Wavefronts = std::move(P.Wavefronts);
  F.Costs = std::move(P.Costs);
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
      F.ByHand = "its size or type is also used in " + linesOf(S.Uses.OfType);
  }
  Of.add(std::move(F));
  return "";
}

} // namespace bankcheck::fixes
