#include "Report/UnifiedDiff.h"
#include "Report/Escape.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>
#include <vector>

using namespace llvm;

namespace bankcheck::report {
namespace {

std::vector<StringRef> linesOf(StringRef Text) {
  std::vector<StringRef> Lines;
  while (!Text.empty()) {
    size_t End = Text.find('\n');
    End = End == StringRef::npos ? Text.size() : End + 1;
    Lines.push_back(Text.take_front(End));
    Text = Text.drop_front(End);
  }
  return Lines;
}

/// Whole lines that are replaced: [First, Last) of the old text.
struct Span {
  size_t First, Last;
  std::string New;
};

/// Without lines at its ends that stay: a line that is put behind another is no change of that.
void trim(Span &S, ArrayRef<StringRef> Lines) {
  const std::vector<StringRef> All = linesOf(S.New);
  ArrayRef<StringRef> New = All;
  for (; !New.empty() && S.First < S.Last && New.front() == Lines[S.First]; New = New.drop_front())
    ++S.First;
  for (; !New.empty() && S.First < S.Last && New.back() == Lines[S.Last - 1]; New = New.drop_back())
    --S.Last;
  std::string Kept;
  for (StringRef Line : New)
    Kept += Line;
  S.New = std::move(Kept);
}

std::vector<Span> spansOf(StringRef Before, ArrayRef<TextEdit> Edits, const std::vector<StringRef> &Lines) {
  std::vector<size_t> Starts;
  size_t At = 0;
  for (StringRef L : Lines) {
    Starts.push_back(At);
    At += L.size();
  }
  auto LineAt = [&](size_t Offset) {
    return size_t(std::upper_bound(Starts.begin(), Starts.end(), Offset) - Starts.begin()) - 1;
  };
  std::vector<Span> Spans;
  size_t Copied = 0; // of the last span's old text
  auto EndOf = [&](size_t Line) { return Line < Starts.size() ? Starts[Line] : At; };
  auto Close = [&] {
    if (!Spans.empty())
      Spans.back().New += Before.substr(Copied, EndOf(Spans.back().Last) - Copied);
  };
  for (const TextEdit &E : Edits) {
    size_t First = LineAt(E.Offset), Last = LineAt(E.Offset + std::max<size_t>(E.Length, 1) - 1) + 1;
    if (Spans.empty() || First > Spans.back().Last) { // neighbouring lines are one change
      Close();
      Spans.push_back({First, Last, ""});
      Copied = Starts[First];
    }
    Spans.back().Last = std::max(Spans.back().Last, Last);
    Spans.back().New += Before.substr(Copied, E.Offset - Copied);
    Spans.back().New += E.Text;
    Copied = E.Offset + E.Length;
  }
  Close();
  for (Span &S : Spans)
    trim(S, Lines);
  return Spans;
}

void printLines(char Mark, ArrayRef<StringRef> Lines, raw_ostream &Out) {
  for (StringRef L : Lines) {
    Out << Mark << L;
    if (!L.ends_with("\n"))
      Out << "\n\\ No newline at end of file\n";
  }
}

} // namespace

/// As `git apply` takes it in the current folder: relative where that is above, and without "./".
static std::string nameInDiff(StringRef Path) {
  SmallString<256> Name(Path), Here;
  sys::path::remove_dots(Name, /*remove_dot_dot=*/false);
  StringRef Relative = Name;
  if (!sys::fs::current_path(Here) && Relative.consume_front(Here) && Relative.consume_front("/"))
    return plainLine(Relative);
  return plainLine(Name);
}

void printUnifiedDiff(StringRef Path, StringRef Before, ArrayRef<TextEdit> Edits, raw_ostream &Out) {
  constexpr size_t Context = 3;
  std::vector<StringRef> Lines = linesOf(Before);
  std::vector<Span> Spans = spansOf(Before, Edits, Lines);
  std::string Name = nameInDiff(Path);
  bool Absolute = sys::path::is_absolute(Name);
  StringRef LineEnd = StringRef(Name).contains(' ') ? "\t\n" : "\n"; // patch(1) reads no further than a blank otherwise
  Out << "--- " << (Absolute ? "" : "a/") << Name << LineEnd << "+++ " << (Absolute ? "" : "b/") << Name << LineEnd;
  int64_t Shift = 0; // of line numbers, by the hunks before
  for (size_t I = 0; I < Spans.size();) {
    size_t J = I + 1;
    while (J < Spans.size() && Spans[J].First <= Spans[J - 1].Last + 2 * Context)
      ++J;
    size_t Begin = Spans[I].First - std::min(Spans[I].First, Context),
           End = std::min(Spans[J - 1].Last + Context, Lines.size());
    int64_t Grown = 0;
    for (size_t K = I; K < J; ++K)
      Grown += int64_t(linesOf(Spans[K].New).size()) - int64_t(Spans[K].Last - Spans[K].First);
    Out << "@@ -" << Begin + 1 << "," << End - Begin << " +" << int64_t(Begin) + 1 + Shift << ","
        << int64_t(End - Begin) + Grown << " @@\n";
    Shift += Grown;
    size_t Line = Begin;
    for (; I < J; ++I) {
      printLines(' ', ArrayRef(Lines).slice(Line, Spans[I].First - Line), Out);
      printLines('-', ArrayRef(Lines).slice(Spans[I].First, Spans[I].Last - Spans[I].First), Out);
      printLines('+', linesOf(Spans[I].New), Out);
      Line = Spans[I].Last;
    }
    printLines(' ', ArrayRef(Lines).slice(Line, End - Line), Out);
  }
}

} // namespace bankcheck::report
