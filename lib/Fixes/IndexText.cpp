#include "Fixes/IndexText.h"

using namespace llvm;
using namespace bankcheck::source;

namespace bankcheck::fixes {

std::string indexName(const ArraySource &Array, char Wanted) {
  const std::string Name(1, Wanted);
  return Array.Name == Name ? "x" : Name;
}

std::string indexShape(const ArraySource &Array, IndexWriter Write) {
  const size_t Dimensions = Array.Extents.size();
  const bool HasRows = Dimensions >= 2;
  std::string Front = Array.Name;
  for (size_t I = 2; I < Dimensions; ++I) // ..., o, p
    Front += "[" + indexName(Array, char('p' - (Dimensions - 1 - I))) + "]";
  const IndexExpression Row(indexName(Array, 'r'), OperatorSpacing::Blanks);
  Front += HasRows ? "[" + Row.text() + "][" : "[";
  const std::string Column = indexName(Array, HasRows ? 'c' : 'i');
  return Front + Write(HasRows ? &Row : nullptr, {Column, OperatorSpacing::Blanks}).text() + "] instead of " + Front +
         Column + "]";
}

OperatorSpacing spacingOf(const LayoutTarget &S) {
  int Balance = 0;
  for (const IndexUse &Use : S.Uses.Indexed)
    for (const TextRange &Index : Use.Indices)
      Balance += blanksAroundOperators(Index.Text);
  return Balance < 0 ? OperatorSpacing::None : OperatorSpacing::Blanks;
}

static std::string lineOf(const Location &P) { return std::to_string(P.Line); }

std::string whyIndicesStay(const LayoutTarget &S) {
  if (!S.Uses.Others.empty())
    return "it is also used otherwise than by its elements, in line " + lineOf(*S.Uses.Others.begin());
  if (!S.Uses.OfType.empty())
    return "its size or type is also used in line " + lineOf(*S.Uses.OfType.begin());
  return S.Array.ExtentTexts.empty() ? S.Array.NotEditable : "";
}

/// The function that computes the changed index; null where no such can be declared that all uses see, or none is
/// needed: a name or a constant may well stand there twice.
static const IndexHelper *helperOf(const LayoutTarget &S, OperatorSpacing Spacing) {
  bool IsNeeded = false;
  for (const IndexUse &Use : S.Uses.Indexed) {
    if (Use.InLambda)
      return nullptr;
    const IndexExpression Index(Use.Indices.back().Text, Spacing);
    IsNeeded |= !Use.Pure || !(Index.isSimple() || Index.isConstant());
  }
  return IsNeeded && S.Array.Extents.size() == 1 && S.Array.Helper ? &*S.Array.Helper : nullptr;
}

TextChange rewrittenIndices(const LayoutTarget &S, IndexWriter Write) {
  TextChange Change{{}, whyIndicesStay(S)};
  if (!Change.WhyNot.empty())
    return Change;
  const size_t Dimensions = S.Array.Extents.size();
  const OperatorSpacing Spacing = spacingOf(S);
  const IndexHelper *Helper = helperOf(S, Spacing);
  if (Helper)
    Change.Edits.push_back({Helper->At, Helper->LineBreak + "const auto " + Helper->Name + " = [](auto i) { return " +
                                            Write(nullptr, {"i", Spacing}).text() + "; };"});
  for (const IndexUse &Use : S.Uses.Indexed) {
    if (!Use.Pure && !Helper)
      return {{},
              "the index in line " + lineOf(Use.Indices[0].Begin) + " would be evaluated twice, and calls a function"};
    const TextRange &Last = Use.Indices.back();
    const IndexExpression Column(Last.Text, Spacing);
    std::optional<IndexExpression> Row;
    if (Dimensions >= 2)
      Row.emplace(Use.Indices[Dimensions - 2].Text, Spacing);
    const bool IsCalled = Helper && !Column.isConstant();
    if (std::string Text =
            IsCalled ? Column.passedTo(Helper->Name).text() : Write(Row ? &*Row : nullptr, Column).text();
        Text != Last.Text)
      Change.Edits.push_back({Last, std::move(Text)});
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
