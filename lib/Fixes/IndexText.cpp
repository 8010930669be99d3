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

/// `r` and `c` of `t[r][c]`, `i` of `t[i]`.
static std::string lettersOf(const LayoutTarget &S) {
  const size_t Dimensions = S.Array.Extents.size();
  std::string Letters = Dimensions >= 2 ? "rc" : "i";
  for (size_t I = 2; I < Dimensions; ++I)
    Letters.insert(Letters.begin(), char('p' - (I - 2))); // ..., o, p
  return Letters;
}

static std::vector<std::string> namesOfAll(const LayoutTarget &S) { return indexNames(S, lettersOf(S)); }

/// Those of a function: what else has their names does not matter in it, but for the array.
static std::vector<std::string> parametersOf(const LayoutTarget &S) {
  std::vector<std::string> Names;
  for (char Letter : lettersOf(S))
    Names.emplace_back(1, Letter);
  return is_contained(Names, S.Array.Name) ? namesOfAll(S) : Names;
}

/// `t[r][`
static std::string frontOf(const LayoutTarget &S, ArrayRef<std::string> Names) {
  std::string Front = S.Array.Name;
  for (const std::string &Name : Names.drop_back())
    Front += "[" + Name + "]";
  return Front + "[";
}

/// `c ^ r`
static std::string lastWritten(ArrayRef<std::string> Names, OperatorSpacing Spacing, IndexWriter Write) {
  std::optional<IndexExpression> Row;
  if (Names.size() >= 2)
    Row.emplace(Names[Names.size() - 2], Spacing);
  return Write(Row ? &*Row : nullptr, {Names.back(), Spacing}).text();
}

std::string indexShape(const LayoutTarget &S, IndexWriter Write) {
  const std::vector<std::string> Names = namesOfAll(S);
  const std::string Front = frontOf(S, Names);
  return Front + lastWritten(Names, OperatorSpacing::Blanks, Write) + "] instead of " + Front + Names.back() + "]";
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

/// What stands around the indices of \p Use: `t[`, `][`, `]`. Empty where there is more than that.
static std::vector<TextRange> bracketsOf(const IndexUse &Use, StringRef Array) {
  if (!Use.Access)
    return {};
  std::vector<TextRange> All;
  TextRange Rest = *Use.Access;
  auto AddUntil = [&](const Location &End, unsigned Offset, const std::string &Expected) {
    TextRange Part = Rest;
    Part.EndLine = End.Line, Part.EndColumn = End.Column, Part.Length = Offset - Rest.Offset;
    Part.Text = StringRef(Use.Access->Text).substr(Rest.Offset - Use.Access->Offset, Part.Length);
    std::string Dense = Part.Text;
    erase_if(Dense, isSpace);
    All.push_back(std::move(Part));
    return Dense == Expected;
  };
  for (const TextRange &Index : Use.Indices) {
    if (!AddUntil(Index.Begin, Index.Offset, All.empty() ? (Array + "[").str() : "]["))
      return {};
    Rest.Begin.Line = Index.EndLine, Rest.Begin.Column = Index.EndColumn, Rest.Offset = Index.Offset + Index.Length;
  }
  Location End = Use.Access->Begin;
  End.Line = Use.Access->EndLine, End.Column = Use.Access->EndColumn;
  return AddUntil(End, Use.Access->Offset + Use.Access->Length, "]") ? All : std::vector<TextRange>();
}

namespace {

/// The function that uses of the array call, so that what a changed index has twice stands there once.
class CalledFunction {
public:
  enum KindOfResult : uint8_t { None, Index, Element };

  CalledFunction(const LayoutTarget &S, OperatorSpacing Spacing, IndexWriter Write)
      : S(S), Spacing(Spacing), Names(parametersOf(S)), Last(lastWritten(Names, Spacing, Write)) {
    Result = Names.size() >= 2 && hasWord(Last, Names[Names.size() - 2]) ? Element : Index;
    if (!S.Array.Helper || !isNeeded() || !all_of(S.Uses.Indexed, [&](const IndexUse &Use) { return canCall(Use); }))
      Result = None;
  }

  KindOfResult result() const { return Result; }

  Edit declaration() const {
    const IndexHelper &Place = *S.Array.Helper;
    if (Result == Index)
      return {Place.At, Place.Separator + "const auto " + Place.IndexName + " = [](auto " + Names.back() +
                            ") { return " + Last + "; };"};
    return {Place.At, Place.Separator + "const auto " + Place.ElementName + " = [](auto " + join(Names, ", auto ") +
                          ") -> auto & { return " + frontOf(S, Names) + Last + "]; };"};
  }

  /// Whether \p Use calls it: constants are computed at once.
  bool isCalledIn(const IndexUse &Use) const { return Result != None && !decidingIn(Use).isConstant(); }

  std::vector<Edit> call(const IndexUse &Use) const {
    if (Result == Index)
      return {{Use.Indices.back(),
               IndexExpression(Use.Indices.back().Text, Spacing).passedTo(S.Array.Helper->IndexName).text()}};
    std::vector<Edit> Edits;
    const std::vector<TextRange> Brackets = bracketsOf(Use, S.Array.Name);
    for (const auto &[Number, Range] : enumerate(Brackets))
      Edits.push_back({Range, Number == 0                     ? S.Array.Helper->ElementName + "("
                              : Number + 1 == Brackets.size() ? ")"
                                                              : ", "});
    for (const TextRange &Range : Use.Indices)
      if (std::string Text = IndexExpression(Range.Text, Spacing).argument(); Text != Range.Text)
        Edits.push_back({Range, std::move(Text)});
    return Edits;
  }

private:
  const LayoutTarget &S;
  OperatorSpacing Spacing;
  std::vector<std::string> Names; ///< Of its parameters.
  std::string Last;               ///< What becomes of the last index.
  KindOfResult Result;

  /// The index that is there twice without the function.
  IndexExpression decidingIn(const IndexUse &Use) const {
    return {Use.Indices[Use.Indices.size() - (Result == Element ? 2 : 1)].Text, Spacing};
  }

  /// A name or a constant may well stand there twice.
  bool isNeeded() const {
    return any_of(S.Uses.Indexed, [&](const IndexUse &Use) {
      const IndexExpression Deciding = decidingIn(Use);
      return !Use.Pure || !(Deciding.isSimple() || Deciding.isConstant());
    });
  }

  /// Arguments are evaluated in any order, indices from left to right.
  bool canCall(const IndexUse &Use) const {
    return Use.SeesLocals && (Result == Index || (Use.Pure && !bracketsOf(Use, S.Array.Name).empty()));
  }
};

} // namespace

TextChange rewrittenIndices(const LayoutTarget &S, IndexWriter Write) {
  TextChange Change{{}, whyIndicesStay(S)};
  if (!Change.WhyNot.empty())
    return Change;
  const size_t Dimensions = S.Array.Extents.size();
  const OperatorSpacing Spacing = spacingOf(S);
  const CalledFunction Called(S, Spacing, Write);
  if (Called.result())
    Change.Edits.push_back(Called.declaration());
  for (const IndexUse &Use : S.Uses.Indexed) {
    if (!Use.Pure && !Called.result())
      return {{},
              "the index in line " + lineOf(Use.Indices[0].Begin) + " would be evaluated twice, and calls a function"};
    if (Called.isCalledIn(Use)) {
      append_range(Change.Edits, Called.call(Use));
      continue;
    }
    const TextRange &Last = Use.Indices.back();
    std::optional<IndexExpression> Row;
    if (Dimensions >= 2)
      Row.emplace(Use.Indices[Dimensions - 2].Text, Spacing);
    if (std::string Text = Write(Row ? &*Row : nullptr, {Last.Text, Spacing}).text(); Text != Last.Text)
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
