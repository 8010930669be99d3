#include "Driver/GroupAnalysis.h"
#include "Driver/BudgetOfEvaluation.h"
#include "Driver/KernelEvaluator.h"
#include "Driver/ReportBuilder.h"
#include "Fixes/SharedLimits.h"
#include "Match/Confirm.h"
#include "Match/PtxasInfo.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/Module.h"

using namespace llvm;
using namespace bankcheck::analysis;
using namespace bankcheck::ir;
using namespace bankcheck::nvcc;
using namespace bankcheck::report;

namespace bankcheck::driver {
namespace {

/// What the parse takes and nvcc does not: a change of the source must not lead there.
std::optional<ErrorFinding> oversized(const Evaluation &E, const UserLocations &Locations) {
  uint64_t Bytes = E.Context->staticSharedBytes();
  if (Bytes <= fixes::StaticLimit)
    return std::nullopt;
  return ErrorFinding{Locations.spelled(E.Source->Where),
                      "'" + E.Source->Name + "' has " + std::to_string(Bytes) +
                          " bytes of static shared memory, more than the " + std::to_string(fixes::StaticLimit) +
                          " that nvcc allows",
                      /*CostsKernel=*/false};
}

/// Those of each kernel apart; \p Evaluations are in the order of \p Found.Kernels, kernel by kernel.
std::vector<KernelFindings> byKernel(EvaluatedFindings Found, const std::vector<Evaluation> &Evaluations,
                                     const std::vector<Function *> &Kernels, const UserLocations &Locations) {
  DenseMap<const Function *, size_t> Index;
  for (const Function *Kernel : Kernels)
    Index.insert({Kernel, Index.size()});
  std::vector<KernelFindings> Result(Kernels.size());
  std::vector<std::pair<size_t, unsigned>> Place; // of each evaluation: its kernel, and its number there
  for (auto [E, Kernel] : zip_equal(Evaluations, Found.Kernels)) {
    size_t K = Index.lookup(&E.Context->function());
    if (Result[K].Kernels.empty())
      Result[K].Oversized = oversized(E, Locations);
    Place.push_back({K, Result[K].Kernels.size()});
    Result[K].Kernels.push_back(std::move(Kernel));
  }
  std::optional<size_t> Last;
  unsigned FirstId = 0;
  for (AccessFinding &A : Found.Accesses) {
    auto [K, Number] = Place[A.Kernel];
    if (Last != K)
      FirstId = A.Id;
    Last = K;
    A.Id -= FirstId;
    A.Kernel = Number;
    for (unsigned &Other : A.Merged)
      Other -= FirstId;
    Result[K].Accesses.push_back(std::move(A));
  }
  return Result;
}

/// As its machine code says, else as ptxas printed them.
std::optional<unsigned> registersOf(const Function &Kernel, const match::ObjectCode *Objects,
                                    const match::PtxasInfo *Ptxas, const CodeTarget &Target) {
  if (Objects)
    if (const match::ObjectCode::Found Machine = Objects->find(Kernel.getName(), Target.number());
        Machine && !Machine.IsOneOfSeveral && Machine.Function->Registers)
      return Machine.Function->Registers;
  return Ptxas ? Ptxas->registersOf(Kernel.getName(), Target.number()) : std::nullopt;
}

} // namespace

std::optional<GroupFindings> analyseGroup(const KernelGroup &Group, const FileFacts &File,
                                          function_ref<void(const std::string &)> HasAccesses, Effort &Spent) {
  const AnalysisOptions &Options = File.Options;
  const CodeTarget Target{.Arch = Options.Parse.Arch};
  auto Copy = [&] { return extract(File.Unoptimised, Group); };
  PredictedCode Code = predict(Copy(), Target, File.ForIr);
  auto IsLibrary = [&](StringRef Path) { return File.Locations.isLibrary(Path); };
  std::vector<match::Disagreement> Disagreements;
  if (File.Objects)
    Disagreements = match::confirm(Code, *File.Objects, File.Model.Statements, IsLibrary).Disagreements;
  if (Options.DumpIr)
    Code.Module->print(errs(), nullptr);

  const ShapePolicy Shapes(Options.CommandLine, Options.Configured, Options.Launches);
  const ArgumentFacts Arguments(Options.CommandLine, Options.Configured);
  const Claims TheClaims(Code, File.Locations);
  const Effort Before = Spent;
  std::optional<HeldToCode> Held;
  if (File.Objects)
    Held.emplace(*File.Objects, Code, File.Model.Statements, IsLibrary);
  KernelEvaluator Evaluator(File.Model, Code, Shapes, Arguments, TheClaims, Spent, Held ? &*Held : nullptr);
  std::vector<Evaluation> Evaluations;
  for (Function *Kernel : Code.Kernels) {
    if (Options.IsStale && Options.IsStale())
      return std::nullopt;
    if (!Code.numbersOf(*Kernel).empty())
      HasAccesses(Kernel->getName().str());
    for (Evaluation &E : Evaluator.evaluate(*Kernel)) {
      if (Options.WithBudget)
        addBudget(E, *Kernel, Code, Arguments, Options.Parse.Arch,
                  registersOf(*Kernel, File.Objects, Options.Ptxas.get(), Target));
      Evaluations.push_back(std::move(E));
    }
  }
  if (Held) {
    for (unsigned Number : Held->confirmed())
      Code.Predictions.setConfirmed(Number);
    for (std::string &Text : Held->contradictions())
      File.Notes->push_back(std::move(Text));
  }
  for (match::Disagreement &D : Disagreements)
    if (!D.Kernel || any_of(Code.numbersOf(*D.Kernel), [&](unsigned N) { return !Code.Predictions.of(N).IsConfirmed; }))
      File.Notes->push_back(std::move(D.Text));

  const EvaluatedFile Evaluated{Options.Parse.Arch,         File.Model, File.Lengths, Code, Evaluations, File.Locations,
                                Options.Objects != nullptr, Options.Gpu};
  LayoutLegality Legality(Copy, Target, File.ForIr);
  std::optional<ArrayFixes> Fixes;
  if (Options.WithFixes)
    Fixes.emplace(Evaluated, &Legality);
  EvaluatedFindings Found = ReportBuilder(Evaluated, TheClaims, Fixes ? &*Fixes : nullptr).build();
  GroupFindings Result;
  Result.Kernels = byKernel(std::move(Found), Evaluations, Code.Kernels, File.Locations);
  Result.Spent = {Spent.Steps - Before.Steps, Spent.Values - Before.Values};
  return Result;
}

} // namespace bankcheck::driver
