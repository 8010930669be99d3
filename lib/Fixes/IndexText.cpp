#include "Fixes/IndexText.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ErrorHandling.h"

using namespace llvm;
using namespace bankcheck::source;

namespace bankcheck::fixes {
namespace {

bool isPrimary(StringRef Text) {
  return !Text.empty() && all_of(Text, [](char C) { return isAlnum(C) || C == '_' || C == '.' || C == ':'; });
}

std::string grouped(StringRef Text) { return isPrimary(Text) ? Text.str() : "(" + Text.str() + ")"; }

/// " / 4", " % 8" and the like; nothing where it changes nothing.
std::string scaled(StringRef Operator, uint64_t By) { return By == 1 ? "" : (" " + Operator + " " + Twine(By)).str(); }

/// `i + i / 32 * 2`.
std::string rowsText(StringRef Index, const Layout &L, uint64_t Element) {
  return grouped(Index) + " + " + grouped(Index) + scaled("/", L.Period / Element) + scaled("*", L.Gap / Element);
}

/// The term that a column is xored with. \p Rows: how many there are, 0 for any.
std::string swizzleTerm(StringRef Row, const Layout &L, uint64_t Element, uint64_t Rows) {
  bool Wraps = !Rows || (Rows + L.Step - 1) / L.Step > L.Count;
  std::string Number =
      grouped(Row) + scaled("/", L.Step) + (Wraps ? scaled("%", L.Count) : "") + scaled("*", L.Unit / Element);
  return Number == grouped(Row) ? Number : "(" + Number + ")";
}

std::string swizzleText(StringRef Row, StringRef Column, const Layout &L, uint64_t Element, uint64_t Rows) {
  return grouped(Column) + " ^ " + swizzleTerm(Row, L, Element, Rows);
}

/// `i ^ (i / 32 % 32)`.
std::string flatSwizzleText(StringRef Index, const Layout &L, uint64_t Element) {
  return grouped(Index) + " ^ (" + grouped(Index) + scaled("/", L.Row / Element * L.Step) + scaled("%", L.Count) +
         scaled("*", L.Unit / Element) + ")";
}

} // namespace

/// The index of a row \p Row and a column \p Column, or of \p Column alone, with the layout.
static std::string indexWith(const ArraySource &Array, const Layout &L, StringRef Row, StringRef Column) {
  uint64_t Element = std::max(Array.ElementBytes, 1u);
  switch (L.TheKind) {
  case Layout::Rows:
    return rowsText(Column, L, Element);
  case Layout::Swizzle:
    return Array.Extents.size() < 2 ? flatSwizzleText(Column, L, Element)
                                    : swizzleText(Row, Column, L, Element, Array.Extents[Array.Extents.size() - 2]);
  case Layout::Swap:
  case Layout::Split:
    break; // no index changes alone
  }
  llvm_unreachable("no layout of one index");
}

std::string indexShape(const ArraySource &Array, const Layout &L) {
  std::string Outer;
  for (size_t I = 2; I < Array.Extents.size(); ++I)
    Outer += "[p]";
  bool HasRows = Array.Extents.size() >= 2;
  std::string Front = Array.Name + Outer + (HasRows ? "[r][" : "["), Column = HasRows ? "c" : "i";
  return Front + indexWith(Array, L, "r", Column) + "] instead of " + Front + Column + "]";
}

TextChange indexText(const ArraySource &Array, const ArrayUses &Uses, const Layout &L, unsigned First,
                     unsigned Second) {
  auto Line = [](const Location &P) { return std::to_string(P.Line); };
  if (!Uses.Others.empty())
    return {{}, "it is also used otherwise than by its elements, in line " + Line(*Uses.Others.begin())};
  if (!Uses.OfType.empty())
    return {{}, "its size or type is also used in line " + Line(*Uses.OfType.begin())};
  if (Array.ExtentTexts.empty())
    return {{}, Array.NotEditable};
  size_t Dimensions = Array.Extents.size();
  uint64_t Element = Array.ElementBytes;
  TextChange Change;
  for (const IndexUse &Use : Uses.Indexed) {
    const std::string &Last = Use.Indices.back().Text;
    if (!Use.Pure && L.TheKind != Layout::Swap)
      return {{},
              "the index in line " + Line(Use.Indices[0].Begin) + " would be evaluated twice, and calls a function"};
    if (L.TheKind == Layout::Swap) {
      Change.Edits.push_back({Use.Indices[First], Use.Indices[Second].Text});
      Change.Edits.push_back({Use.Indices[Second], Use.Indices[First].Text});
    } else {
      StringRef Row = Dimensions >= 2 ? StringRef(Use.Indices[Dimensions - 2].Text) : StringRef();
      Change.Edits.push_back({Use.Indices.back(), indexWith(Array, L, Row, Last)});
    }
  }
  if (L.TheKind == Layout::Swap) {
    if (Array.ExtentTexts[First].Range.Text != Array.ExtentTexts[Second].Range.Text) {
      Change.Edits.push_back({Array.ExtentTexts[First].Range, Array.ExtentTexts[Second].Range.Text});
      Change.Edits.push_back({Array.ExtentTexts[Second].Range, Array.ExtentTexts[First].Range.Text});
    }
  } else if (L.TheKind == Layout::Rows) {
    const ExtentSource &E = Array.ExtentTexts[0];
    Change.Edits.push_back({E.Range, E.IsDependent ? rowsText(E.Range.Text, L, Element)
                                                   : E.paddedBy(L.extraBytes(Array.Extents[0] * Element) / Element)});
  }
  return Change;
}

} // namespace bankcheck::fixes
