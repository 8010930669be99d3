#include "Fixes/Candidate.h"
#include "Fixes/LeadingDimensions.h"
#include "llvm/Support/ErrorHandling.h"

using namespace bankcheck::source;

namespace bankcheck::fixes {

static std::string swapText(const std::string &Name, size_t Dimensions, unsigned First, unsigned Second) {
  auto Indexed = [&](unsigned First, unsigned Second) {
    std::string Text = Name;
    for (unsigned D = 0; D < Dimensions; ++D)
      Text += std::string("[") + char('a' + (D == First ? Second : D == Second ? First : D)) + "]";
    return Text;
  };
  return Indexed(First, Second) + " instead of " + Indexed(First, First);
}

static std::string cuteText(const Layout &L, uint64_t Element) {
  auto Bits = [](uint64_t N) { return std::to_string(std::countr_zero(N)); };
  return "Swizzle<" + Bits(L.Count) + ", " + Bits(L.Unit / Element) + ", " + Bits(L.Row / L.Unit) + ">";
}

static std::string rowsText(const Layout &L, const LayoutTarget &S) {
  uint64_t Unit = S.rowUnit();
  return "rows of " + std::to_string((L.Period + L.Gap) / Unit) + " instead of " + std::to_string(L.Period / Unit) +
         (Unit == S.Array.ElementBytes ? " elements" : " times " + std::to_string(Unit) + " bytes");
}

std::string descriptionOf(const Candidate &C, const LayoutTarget &S) {
  const ArraySource &Array = S.Array;
  switch (C.Kind) {
  case FixKind::Pad: {
    std::vector<uint64_t> Extents = Array.Extents;
    Extents[C.First] += C.L.Gap / S.inside(C.First);
    return Array.declaredWith(Extents);
  }
  case FixKind::Swap:
    return swapText(Array.Name, Array.Extents.size(), C.First, C.Second);
  case FixKind::Split:
    return Array.Name + ".field[i] instead of " + Array.Name + "[i].field";
  case FixKind::LeadingDimension:
    return rowsText(C.L, S);
  case FixKind::Swizzle:
    return C.OfCute ? cuteText(C.L, S.element()) + " composed with its layout" : indexShape(Array, C.L);
  case FixKind::Skew:
    if (Array.Extents.size() < 2)
      return indexShape(Array, C.L);
    return std::to_string(C.L.Gap / S.element()) + " elements more after every " +
           std::to_string(C.L.Period / S.inside(Array.Extents.size() - 2)) + " rows";
  case FixKind::Vector:
    break; // no layout: Search says it
  }
  llvm_unreachable("not a layout");
}

bool isMadeByText(const Candidate &C) {
  switch (C.Kind) {
  case FixKind::Pad:
  case FixKind::Swap:
    return true;
  case FixKind::Swizzle:
    return !C.OfCute;
  case FixKind::Skew:
  case FixKind::Split:
  case FixKind::LeadingDimension:
  case FixKind::Vector:
    return false;
  }
  llvm_unreachable("not a kind");
}

/// Of a padding of dimension C.First.
static TextChange extentText(const Candidate &C, const LayoutTarget &S) {
  const std::vector<ExtentSource> &Extents = S.Array.ExtentTexts;
  if (Extents.empty())
    return {{}, S.Array.NotEditable};
  if (!S.Uses.Others.empty() || !S.Uses.OfType.empty())
    return {{}, "it is also used otherwise than by its elements"};
  return {{{Extents[C.First].Range, Extents[C.First].paddedBy(C.L.Gap / S.inside(C.First))}}, ""};
}

TextChange textChange(const Candidate &C, const LayoutTarget &S) {
  if (!S.OneShape)
    return {{}, "instantiations differ in their extents"};
  bool IsPadding = C.Kind == FixKind::Pad;
  TextChange Change = IsPadding ? extentText(C, S) : indexText(S.Array, S.Uses, C.L, C.First, C.Second);
  if (S.Array.Extents.size() >= 2 && !Change.Edits.empty()) {
    Change.WhyNot = S.whyNotMoved(IsPadding ? C.First : 1);
    if (!Change.WhyNot.empty())
      Change.Edits.clear();
  }
  return Change;
}

std::string byHand(const Candidate &C, const LayoutTarget &S) {
  if (C.Kind == FixKind::Split)
    return "it takes another declaration";
  if (C.OfCute)
    return "in the layout of its tensor";
  std::string Sources = textOf(leadingDimensionSources(S, C.L));
  if (S.Array.IsDynamic)
    return (Sources.empty() ? "in each index" : Sources) + ", and with as much more memory at the launch";
  if (!Sources.empty())
    return Sources;
  if (S.Flat)
    return "its rows are also counted by index arithmetic" +
           (S.Uses.Others.empty() ? "" : ", see line " + std::to_string(S.Uses.Others.begin()->Line));
  return "in its declaration and in each index";
}

} // namespace bankcheck::fixes
