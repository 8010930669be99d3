// What lib/Time says of pairs of budgets: reads a JSON array of [before, after] on standard input, and prints an array
// of what the changes bring. For scripts/worth, and tests of the model on measurements.

#include "Report/Json.h"
#include "Time/Speedup.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace bankcheck;

static cl::OptionCategory Category("bankcheck-time");
static cl::opt<std::string> Arch("arch", cl::init("sm_90"), cl::desc("Architecture whose profile is taken"),
                                 cl::cat(Category));

static cl::opt<time::Gpu> Gpu("gpu", cl::desc("GPU of this architecture"),
                              cl::values(clEnumValN(time::Gpu::H100, "h100", ""),
                                         clEnumValN(time::Gpu::H200, "h200", "")),
                              cl::init(time::DefaultGpu), cl::cat(Category));

int main(int Argc, const char **Argv) {
  InitLLVM Init(Argc, Argv);
  cl::HideUnrelatedOptions(Category);
  cl::ParseCommandLineOptions(Argc, Argv, "Prints what changes of budgets bring in time.\n");
  auto Fail = [](const Twine &Message) {
    errs() << "bankcheck-time: " << Message << "\n";
    return 2;
  };
  const std::optional<time::Profile> Profile = time::Profile::of(Arch, Gpu);
  if (!Profile)
    return Fail("no profile of " + Arch);
  ErrorOr<std::unique_ptr<MemoryBuffer>> Text = MemoryBuffer::getSTDIN();
  if (!Text)
    return Fail(Text.getError().message());
  Expected<json::Value> All = json::parse((*Text)->getBuffer());
  if (!All)
    return Fail(toString(All.takeError()));
  json::Path::Root Root("budgets");
  std::vector<std::vector<report::BudgetFinding>> Pairs;
  if (!fromJSON(*All, Pairs, Root))
    return Fail(toString(Root.getError()));
  json::Array Gains;
  for (const std::vector<report::BudgetFinding> &Pair : Pairs) {
    if (Pair.size() != 2)
      return Fail("expected pairs of budgets");
    Gains.push_back(time::gainOf(Pair[0], Pair[1], *Profile));
  }
  outs() << json::Value(std::move(Gains)) << "\n";
}
