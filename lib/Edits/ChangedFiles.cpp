#include "Edits/ChangedFiles.h"
#include "Edits/ProjectRoot.h"
#include "Input/Paths.h"
#include "Input/ReadFile.h"
#include "Limits/Limits.h"
#include "Report/Escape.h"
#include "clang/Tooling/ReplacementsYaml.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/YAMLTraits.h"
#include "llvm/Support/xxhash.h"

using namespace llvm;
using namespace bankcheck::input;
using namespace bankcheck::report;

namespace bankcheck::edits {

Expected<std::map<std::string, ChangedFile>> changedFiles(const std::vector<ChosenFix> &Fixes,
                                                          const AnalysedContents &Analysed) {
  AnalysedContents ByRealPath;
  for (const auto &[Path, Hashes] : Analysed)
    ByRealPath[realPathOf(Path)].insert(Hashes.begin(), Hashes.end());
  std::map<std::string, ChangedFile> Files;
  std::set<std::tuple<std::string, unsigned, unsigned>> Made; // changes that fixes have in common
  for (const ChosenFix &C : Fixes)
    for (const EditFinding &E : C.Fix.Edits) {
      std::string Path = realPathOf(E.Begin.File);
      ChangedFile &F = Files[Path];
      F.Names.insert(absolutePath(E.Begin.File));
      if (!Made.insert({Path, E.Offset, E.Length}).second)
        continue;
      F.Path = E.Begin.File;
      if (Error Overlap = F.Replacements.add({absolutePath(F.Path), E.Offset, E.Length, E.Text}))
        return Overlap;
    }
  for (auto &[Path, F] : Files) {
    auto Buffer = readFile(Path, limits::SourceBytes);
    if (!Buffer)
      return createStringError("'" + F.Path + "': " + Buffer.getError().message());
    F.Before = (*Buffer)->getBuffer().str();
    // What is not among the files that were analysed, under any name, cannot be compared.
    if (ByRealPath[Path] != std::set<uint64_t>{xxh3_64bits(F.Before)})
      return createStringError("'" + F.Path + "' was changed since it was analysed: no file is changed");
    Expected<std::string> After = clang::tooling::applyAllReplacements(F.Before, F.Replacements);
    if (!After)
      return After.takeError();
    F.After = std::move(*After);
  }
  return Files;
}

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

std::vector<Span> spansOf(const ChangedFile &F, const std::vector<StringRef> &Lines) {
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
      Spans.back().New += F.Before.substr(Copied, EndOf(Spans.back().Last) - Copied);
  };
  for (const clang::tooling::Replacement &R : F.Replacements) {
    size_t First = LineAt(R.getOffset()), Last = LineAt(R.getOffset() + std::max(R.getLength(), 1u) - 1) + 1;
    if (Spans.empty() || First >= Spans.back().Last) {
      Close();
      Spans.push_back({First, Last, ""});
      Copied = Starts[First];
    }
    Spans.back().Last = std::max(Spans.back().Last, Last);
    Spans.back().New += F.Before.substr(Copied, R.getOffset() - Copied);
    Spans.back().New += R.getReplacementText();
    Copied = R.getOffset() + R.getLength();
  }
  Close();
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

void printDiff(const ChangedFile &F, raw_ostream &Out) {
  constexpr size_t Context = 3;
  std::vector<StringRef> Lines = linesOf(F.Before);
  std::vector<Span> Spans = spansOf(F, Lines);
  std::string Name = nameInDiff(F.Path);
  bool Absolute = sys::path::is_absolute(Name);
  Out << "--- " << (Absolute ? "" : "a/") << Name << "\n+++ " << (Absolute ? "" : "b/") << Name << "\n";
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

void exportYaml(const std::string &MainFile, const std::map<std::string, ChangedFile> &Files, raw_ostream &Out) {
  clang::tooling::TranslationUnitReplacements All;
  All.MainSourceFile = absolutePath(MainFile);
  for (const auto &[Path, F] : Files)
    All.Replacements.insert(All.Replacements.end(), F.Replacements.begin(), F.Replacements.end());
  yaml::Output Yaml(Out);
  Yaml << All;
}

} // namespace bankcheck::edits
