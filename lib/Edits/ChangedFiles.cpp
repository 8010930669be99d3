#include "Edits/ChangedFiles.h"
#include "Edits/CodeStyle.h"
#include "Edits/EditsOfFile.h"
#include "Edits/ProjectRoot.h"
#include "Input/Paths.h"
#include "Input/ReadFile.h"
#include "Limits/Limits.h"
#include "Report/UnifiedDiff.h"
#include "clang/Tooling/ReplacementsYaml.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/YAMLTraits.h"

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
  std::map<std::string, EditsOfFile> Edits;
  for (const ChosenFix &C : Fixes)
    for (const EditFinding &E : C.Fix.Edits) {
      std::string Path = realPathOf(E.Begin.File);
      ChangedFile &F = Files[Path];
      F.Names.insert(absolutePath(E.Begin.File));
      F.Path = E.Begin.File;
      Edits[Path].add(E);
    }
  for (auto &[Path, F] : Files) {
    Expected<clang::tooling::Replacements> Made = Edits[Path].replacements(absolutePath(F.Path));
    if (!Made)
      return Made.takeError();
    auto Buffer = readFile(Path, limits::SourceBytes);
    if (!Buffer)
      return createStringError("'" + F.Path + "': " + Buffer.getError().message());
    F.Before = (*Buffer)->getBuffer().str();
    // What is not among the files that were analysed, under any name, cannot be compared.
    if (ByRealPath[Path] != std::set<uint64_t>{hashAsRead(F.Before)})
      return createStringError("'" + F.Path + "' was changed since it was analysed: no file is changed");
    StyledChange Styled = inStyleOf(absolutePath(F.Path), F.Before, *Made);
    F.Replacements = std::move(Styled.Replacements);
    F.StyleProblem = std::move(Styled.Problem);
    Expected<std::string> After = clang::tooling::applyAllReplacements(F.Before, F.Replacements);
    if (!After)
      return After.takeError();
    F.After = std::move(*After);
  }
  return Files;
}

void ChangedFile::addMovedLines(MovedLines &To) const {
  for (const clang::tooling::Replacement &R : Replacements) {
    const StringRef Old = StringRef(Before).substr(R.getOffset(), R.getLength());
    const unsigned EndLine = StringRef(Before).take_front(R.getOffset()).count('\n') + Old.count('\n') + 1;
    for (const std::string &Name : Names)
      To.add(Name, EndLine, R.getOffset(), int64_t(R.getReplacementText().count('\n')) - int64_t(Old.count('\n')));
  }
}

std::string printDiff(const std::map<std::string, ChangedFile> &Files, raw_ostream &Out) {
  std::vector<std::string> Paths;
  for (const auto &[Path, F] : Files)
    Paths.push_back(Path);
  const std::string Folder = patchFolderOf(Paths);
  for (const auto &[Path, F] : Files) {
    std::vector<TextEdit> Edits;
    for (const clang::tooling::Replacement &R : F.Replacements)
      Edits.push_back({R.getOffset(), R.getLength(), R.getReplacementText()});
    printUnifiedDiff(Folder.empty() ? F.Path : relativePath(Folder, Path), F.Before, Edits, Out);
  }
  return Folder;
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
