#include "Report/Snippet.h"
#include "Report/Escape.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/ConvertUTF.h"
#include "llvm/Support/Locale.h"
#include <algorithm>

using namespace llvm;

namespace bankcheck::report {
namespace {

constexpr size_t TabStop = 8;

/// A character of the source as it is printed, and how many columns it takes.
struct Printed {
  std::string Text;
  size_t Columns;
};

Printed printed(StringRef Character, size_t Column, StringRef Behind) {
  if (Character == "\t")
    return {std::string(TabStop - Column % TabStop, ' '), TabStop - Column % TabStop};
  // A build service obeys "##[name]" wherever it stands.
  std::string Text = Character == "#" && Behind.starts_with("#[") ? "\\x23" : plainLine(Character);
  int Columns = sys::locale::columnWidth(Text);
  return {Text, Columns < 0 ? Text.size() : size_t(Columns)};
}

/// Bytes of the character at the begin of \p Text: one of those that are no UTF-8 by itself.
size_t lengthOfCharacter(StringRef Text) {
  auto *Begin = reinterpret_cast<const UTF8 *>(Text.begin()), *End = reinterpret_cast<const UTF8 *>(Text.end());
  return isLegalUTF8Sequence(Begin, End) ? getNumBytesForUTF8(*Begin) : 1;
}

/// Cuts both to \p Width columns that show the begin of the underline.
void cut(Snippet &S, SmallVectorImpl<Printed> &Characters, size_t First, size_t Width) {
  constexpr StringLiteral Dots = "...";
  size_t Columns = 0;
  for (const Printed &C : Characters)
    Columns += C.Columns;
  if (Columns <= Width || Width <= 2 * Dots.size())
    return;
  size_t Begin = First < Width / 2 ? 0 : std::min(First - Width / 2, Columns - Width);
  Snippet Result;
  size_t Column = 0;
  for (const Printed &C : Characters) {
    bool IsInside = Column >= Begin && Column + C.Columns <= Begin + Width;
    bool IsDots = (Begin && Column < Begin + Dots.size()) ||
                  (Begin + Width < Columns && Column + C.Columns > Begin + Width - Dots.size());
    if (IsInside)
      Result.Text += IsDots ? std::string(C.Columns, '.') : C.Text;
    Column += C.Columns;
  }
  if (S.Underline.size() > Begin)
    Result.Underline = S.Underline.substr(Begin, Width);
  S = std::move(Result);
}

} // namespace

std::optional<StringRef> SourceLines::at(const Location &Where) {
  auto [It, IsNew] = Files.try_emplace(Where.File);
  File &F = It->second;
  if (IsNew)
    if (std::optional<std::string> Text = Read(Where.File)) {
      F.Text = std::move(*Text);
      for (StringRef Rest = F.Text; !Rest.empty();) {
        auto [Line, Behind] = Rest.split('\n');
        F.Lines.push_back(Line.ends_with("\r") ? Line.drop_back() : Line);
        Rest = Behind;
      }
    }
  if (!Where.Line || Where.Line > F.Lines.size())
    return std::nullopt;
  return F.Lines[Where.Line - 1];
}

Snippet snippetOf(StringRef Line, std::pair<unsigned, unsigned> Columns, size_t Width) {
  Snippet S;
  SmallVector<Printed> Characters;
  size_t Column = 0, First = 0;
  auto [Begin, End] = Columns;
  for (size_t Byte = 1; !Line.empty();) {
    size_t Length = lengthOfCharacter(Line);
    Characters.push_back(printed(Line.take_front(Length), Column, Line.drop_front(Length)));
    const Printed &C = Characters.back();
    S.Text += C.Text;
    if (Byte <= Begin && Begin < Byte + Length) {
      First = Column;
      S.Underline = std::string(Column, ' ') + "^" + std::string(std::max<size_t>(C.Columns, 1) - 1, '~');
    } else if (Byte > Begin && Byte < End) {
      S.Underline += std::string(C.Columns, '~');
    }
    Column += C.Columns;
    Byte += Length;
    Line = Line.drop_front(Length);
  }
  S.Underline = StringRef(S.Underline).rtrim().str();
  cut(S, Characters, First, Width);
  return S;
}

} // namespace bankcheck::report
