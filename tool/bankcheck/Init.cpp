// `bankcheck init`: a configuration to start from.

#include "Command.h"
#include "OutputFile.h"
#include "Report/Escape.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace bankcheck::config;
using namespace bankcheck::driver;
using namespace bankcheck::report;

namespace bankcheck::cli {
namespace {

/// For YAML: in single quotes, on one line.
std::string quoted(StringRef Text) {
  std::string Result = "'";
  for (char C : plainLine(Text))
    Result += C == '\'' ? "''" : std::string(1, C);
  return Result + "'";
}

/// The kernels whose block is a guess, by name, with that block.
std::map<std::string, std::string> guessedBlocks(const Report &R) {
  std::map<std::string, std::string> Blocks;
  for (const AccessFinding &A : R.Accesses)
    if (const KernelFinding &K = R.Kernels[A.Kernel]; isGuessedBlock(K.BlockOrigin))
      Blocks.emplace(StringRef(K.Name).split('<').first.str(), K.Block.text());
  return Blocks;
}

void write(const Report &R, raw_ostream &Out) {
  Out << "# Settings of bankcheck for the files below this folder. 'bankcheck --dump-config' prints what holds.\n\n";
  if (R.Archs.size() == 1)
    Out << "# The architecture that is compiled for; else the flags say it.\narch: " << R.archText() << "\n\n";
  else
    Out << "# The architecture for all files. Their flags say: " << R.archText() << ".\n# arch: sm_90\n\n";
  std::map<std::string, std::string> Guessed = guessedBlocks(R);
  if (Guessed.empty()) {
    Out << "# Every kernel that was analysed has a launch that shows its block shape. For others:\n"
           "# kernels:\n#   - name: 'gemm*'\n#     block: 16x16\n#     set: { lda: 1024 }\n\n";
  } else {
    Out << "# No launch with a constant block was found of these kernels. The shapes are guesses: correct them, and\n"
           "# remove the '#'. Conflicts that hold only for a guess are remarks until then.\n# kernels:\n";
    for (const auto &[Name, Block] : Guessed)
      Out << "#   - name: " << quoted(Name) << "\n#     block: " << Block << "\n";
    Out << "\n";
  }
  Out << "# Files to leave out; '*' crosses folders.\n# paths:\n#   exclude: ['third_party/*']\n\n"
         "# How findings are shown: ignore, note, warning or error.\n# severity: { undecided: ignore }\n\n"
         "# Conflicts of fewer ways are left out.\n# minimum-ways: 2\n\n"
         "# Conflicts that are estimated to cost less of their kernel's time, in percent, are left out (sm_90).\n"
         "# minimum-gain: 2\n\n"
         "# What makes the exit status 1: conflict; possible, also what holds only for a guess; undecided; never.\n"
         "fail-on: conflict\n";
}

} // namespace

int runInit(const AnalysisOptions &Options, Configurations &Configured, const std::vector<std::string> *Flags) {
  if (!Output.getNumOccurrences())
    Output = Configuration::FileName;
  if (Output != "-" && sys::fs::exists(Output))
    return fail("'" + Output + "' exists; -o FILE names another, and '-o -' prints it");
  if (Files.empty())
    Files.push_back(".");
  AnalysisOptions WithoutFixes = Options;
  WithoutFixes.WithFixes = false;
  FilesResult Result = analyseCommandLine(WithoutFixes, Configured, Flags);
  if (Result.isNothing() || Result.IsInterrupted)
    return ExitFailure;
  if (Error Failed = writeOutput(Output, [&](raw_ostream &Out) { write(Result.Findings, Out); }))
    return fail(toString(std::move(Failed)));
  if (Output != "-")
    errs() << "bankcheck: '" << plainLine(Output) << "' is written\n";
  return ExitClean;
}

} // namespace bankcheck::cli
