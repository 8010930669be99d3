// `bankcheck banks`: lanes and banks without a file.

#include "Command.h"
#include "Driver/AnalyseSnippet.h"
#include "Driver/CrashRecovery.h"
#include "OutputFile.h"
#include "Report/Diagnostic.h"
#include "Report/Escape.h"
#include "Report/Picture.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace bankcheck::driver;
using namespace bankcheck::frontend;
using namespace bankcheck::report;

namespace bankcheck::cli {
namespace {

constexpr size_t MostPatterns = 4;

void drawExpression(const Report &R, raw_ostream &Out) {
  for (const Diagnostic &D : diagnosticsOf(R, {.All = true})) {
    Out << plainLine(D.Message) << "\n";
    if (!D.Access)
      continue;
    Out << "  for blocks of " << R.Kernels[D.Access->Kernel].Block.text() << "\n";
    for (const std::string &Assumption : D.Access->Assumptions)
      Out << "  where " << plainLine(Assumption) << "\n";
    size_t Drawn = std::min(D.Access->Drawn.size(), MostPatterns);
    for (size_t I = 0; I < Drawn; ++I)
      drawPattern(*D.Access, I, Out);
    if (Drawn < D.Access->Drawn.size())
      Out << "  and " << D.Access->Drawn.size() - Drawn << " other patterns\n";
  }
}

} // namespace

int runBanks(AnalysisOptions &Options, const std::vector<std::string> *Behind) {
  if (Behind) {
    FileFlags Own;
    if (!readFlags(*Behind, Own))
      return ExitFailure;
    Options.Parse.Flags = std::move(Own.Flags);
    if (!Own.Arch.empty())
      Options.Parse.Arch = Own.Arch;
  }
  if (!Arch.empty())
    Options.Parse.Arch = Arch;
  if (CudaPath.empty()) // a line needs no toolkit, which takes longer to parse
    Options.Parse.Toolkit.clear();
  std::vector<AnalysedSnippet> Results;
  for (const std::string &Text : Files) {
    auto Kept = std::make_shared<std::optional<Expected<AnalysedSnippet>>>();
    if (Outcome O = runWithCrashRecovery([Kept, &Options, &Text] { Kept->emplace(analyseSnippet(Options, Text)); });
        O != Outcome::Done)
      return fail("'" + StringRef(Text).take_front(80) + "': " + textOf(O));
    Expected<AnalysedSnippet> &Result = **Kept;
    if (!Result)
      return fail("'" + Text + "': " + toString(Result.takeError()));
    if (!Result->HasExpression && Result->Arrays.empty())
      return fail("'" + Text + "': no array is declared");
    Results.push_back(std::move(*Result));
  }
  Error Failed = writeOutput(Output, [&](raw_ostream &Out) {
    Out.enable_colors(coloursAreWanted(Out, colours()));
    for (const AnalysedSnippet &Result : Results)
      if (Result.HasExpression)
        drawExpression(Result.TheReport, Out);
      else
        for (const DrawnLayout &L : Result.Arrays)
          drawLayout(L, Out);
  });
  return Failed ? fail(toString(std::move(Failed))) : ExitClean;
}

} // namespace bankcheck::cli
