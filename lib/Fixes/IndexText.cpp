#include "Fixes/IndexText.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace bankcheck::source;

namespace bankcheck::fixes {

static bool hasWord(StringRef Text, StringRef Word) {
  auto IsPart = [](char C) { return isAlnum(C) || C == '_'; };
  for (size_t At = Text.find(Word); At != StringRef::npos; At = Text.find(Word, At + 1))
    if ((At == 0 || !IsPart(Text[At - 1])) && (At + Word.size() == Text.size() || !IsPart(Text[At + Word.size()])))
      return true;
  return false;
}

/// Whether the user would take \p Name for something else than index \p Dimension.
static bool isTaken(const LayoutTarget &S, StringRef Name, size_t Dimension) {
  return S.Array.Name == Name || any_of(S.Uses.Indexed, [&](const IndexUse &Use) {
           return any_of(enumerate(Use.Indices), [&](const auto &Index) {
             StringRef Text = Index.value().Text;
             return hasWord(Text, Name) && !(Index.index() == Dimension && Text == Name);
           });
         });
}

std::vector<std::string> indexNames(const LayoutTarget &S, StringRef Wanted) {
  std::vector<std::string> Names;
  for (char Letter : Wanted) {
    std::string Name(1, Letter);
    for (StringRef Others = "exyzuvwknm"; !Others.empty() && isTaken(S, Name, Names.size());
         Others = Others.drop_front())
      if (Name = Others.take_front(1); is_contained(Names, Name) || Wanted.contains(Name))
        Name = Letter;
    Names.push_back(std::move(Name));
  }
  return Names;
}

std::string indexShape(const LayoutTarget &S, IndexWriter Write) {
  const size_t Dimensions = S.Array.Extents.size();
  std::string Wanted = Dimensions >= 2 ? "rc" : "i";
  for (size_t I = 2; I < Dimensions; ++I)
    Wanted.insert(Wanted.begin(), char('p' - (I - 2))); // ..., o, p
  const std::vector<std::string> Names = indexNames(S, Wanted);
  std::string Front = S.Array.Name;
  for (const std::string &Name : ArrayRef(Names).drop_back())
    Front += "[" + Name + "]";
  Front += "[";
  std::optional<IndexExpression> Row;
  if (Dimensions >= 2)
    Row.emplace(Names[Dimensions - 2], OperatorSpacing::Blanks);
  return Front + Write(Row ? &*Row : nullptr, {Names.back(), OperatorSpacing::Blanks}).text() + "] instead of " +
         Front + Names.back() + "]";
}

OperatorSpacing spacingOf(const LayoutTarget &S) {
  int Balance = 0;
  for (const IndexUse &Use : S.Uses.Indexed)
    for (const TextRange &Index : Use.Indices)
      Balance += blanksAroundOperators(Index.Text);
  return Balance < 0 ? OperatorSpacing::None : OperatorSpacing::Blanks;
}

static std::string lineOf(const Location &P) { return std::to_string(P.Line); }

std::string linesOf(const std::set<Location> &Places) {
  std::set<unsigned> Lines;
  for (const Location &P : Places)
    Lines.insert(P.Line);
  return linesText(Lines);
}

std::string otherUses(const LayoutTarget &S, const char *Before) {
  return S.Uses.Others.empty()
             ? ""
             : std::string(Before) + "is also used otherwise than by its elements, in " + linesOf(S.Uses.Others);
}

std::string whyIndicesStay(const LayoutTarget &S) {
  if (!S.Uses.Others.empty())
    return otherUses(S, "it ");
  if (!S.Uses.OfType.empty())
    return "its size or type is also used in " + linesOf(S.Uses.OfType);
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
