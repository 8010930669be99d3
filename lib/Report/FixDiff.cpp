#include "Report/FixDiff.h"
#include "Report/UnifiedDiff.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>

using namespace llvm;

namespace bankcheck::report {
namespace {

/// The edit begins where its line and column say: else the text has changed since.
bool fits(const EditFinding &E, StringRef Text) {
  if (E.Offset > Text.size() || E.Length > Text.size() - E.Offset)
    return false;
  StringRef Before = Text.take_front(E.Offset);
  size_t LineBegin = Before.rfind('\n') + 1; // npos + 1 is 0
  return Before.count('\n') + 1 == E.Begin.Line && E.Offset - LineBegin + 1 == E.Begin.Column;
}

} // namespace

std::string diffOf(const EditList &Edits, const std::map<std::string, std::string> &Sources) {
  std::map<std::string, std::vector<TextEdit>> ByFile;
  for (const EditFinding &E : Edits) {
    auto Source = Sources.find(E.Begin.File);
    if (Source == Sources.end() || !fits(E, Source->second))
      return "";
    ByFile[E.Begin.File].push_back({E.Offset, E.Length, E.Text});
  }
  std::string Diff;
  raw_string_ostream Out(Diff);
  for (auto &[File, InFile] : ByFile) {
    std::stable_sort(InFile.begin(), InFile.end(),
                     [](const TextEdit &A, const TextEdit &B) { return A.Offset < B.Offset; });
    for (size_t I = 1; I < InFile.size(); ++I)
      if (InFile[I].Offset < InFile[I - 1].Offset + InFile[I - 1].Length)
        return "";
    printUnifiedDiff(File, Sources.at(File), InFile, Out);
  }
  return Diff;
}

} // namespace bankcheck::report
