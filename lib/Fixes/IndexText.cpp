#include "Fixes/IndexText.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace bankcheck::source;

namespace bankcheck::fixes {

static bool isPrimary(StringRef Text) {
  return !Text.empty() && all_of(Text, [](char C) { return isAlnum(C) || C == '_' || C == '.' || C == ':'; });
}

std::string grouped(StringRef Text) { return isPrimary(Text) ? Text.str() : "(" + Text.str() + ")"; }

std::string scaled(StringRef Operator, uint64_t By) { return By == 1 ? "" : (" " + Operator + " " + Twine(By)).str(); }

std::string indexShape(const ArraySource &Array, IndexWriter Write) {
  std::string Outer;
  for (size_t I = 2; I < Array.Extents.size(); ++I)
    Outer += "[p]";
  bool HasRows = Array.Extents.size() >= 2;
  std::string Front = Array.Name + Outer + (HasRows ? "[r][" : "["), Column = HasRows ? "c" : "i";
  return Front + Write(HasRows ? "r" : "", Column) + "] instead of " + Front + Column + "]";
}

static std::string lineOf(const Location &P) { return std::to_string(P.Line); }

std::string whyIndicesStay(const LayoutTarget &S) {
  if (!S.Uses.Others.empty())
    return "it is also used otherwise than by its elements, in line " + lineOf(*S.Uses.Others.begin());
  if (!S.Uses.OfType.empty())
    return "its size or type is also used in line " + lineOf(*S.Uses.OfType.begin());
  return S.Array.ExtentTexts.empty() ? S.Array.NotEditable : "";
}

TextChange rewrittenIndices(const LayoutTarget &S, IndexWriter Write) {
  TextChange Change{{}, whyIndicesStay(S)};
  if (!Change.WhyNot.empty())
    return Change;
  size_t Dimensions = S.Array.Extents.size();
  for (const IndexUse &Use : S.Uses.Indexed) {
    if (!Use.Pure)
      return {{},
              "the index in line " + lineOf(Use.Indices[0].Begin) + " would be evaluated twice, and calls a function"};
    StringRef Row = Dimensions >= 2 ? StringRef(Use.Indices[Dimensions - 2].Text) : StringRef();
    Change.Edits.push_back({Use.Indices.back(), Write(Row, Use.Indices.back().Text)});
  }
  return Change;
}

TextChange ifMeaningStays(const LayoutTarget &S, unsigned First, TextChange Change) {
  if (!S.OneShape)
    return {{}, "instantiations differ in their extents"};
  if (S.Array.Extents.size() < 2 || Change.Edits.empty())
    return Change;
  std::string WhyNot = S.whyNotMoved(First);
  return WhyNot.empty() ? Change : TextChange{{}, WhyNot};
}

} // namespace bankcheck::fixes
