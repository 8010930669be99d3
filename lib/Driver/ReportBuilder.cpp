#include "Driver/ReportBuilder.h"
#include "Basic/KernelName.h"
#include "Driver/AccessExpression.h"
#include "Driver/Figures.h"
#include "Report/Texts.h"
#include "Time/Speedup.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Demangle/Demangle.h"

using namespace llvm;
using namespace bankcheck::analysis;
using namespace bankcheck::banks;
using namespace bankcheck::ir;
using namespace bankcheck::report;
using namespace bankcheck::source;

namespace bankcheck::driver {
namespace {

/// Bytes of an access's text: each of thousands of instructions of one asm statement has the whole statement.
constexpr size_t MostExpression = 4096;

LaunchPlace spelled(const LaunchPlace &P, const UserLocations &Locations) {
  return {Locations.spelled(P.Where), P.CalledFrom.Line ? Locations.spelled(P.CalledFrom) : Location()};
}

/// The launches with \p E's block.
std::vector<LaunchPlace> launchesOf(const Evaluation &E, const UserLocations &Locations) {
  constexpr size_t Most = 8;
  std::set<LaunchPlace> Where;
  if (E.Choice.Origin == "launch")
    for (const Launch &L : E.Source->Launches)
      if (L.block() == E.Choice.Shape)
        Where.insert(L.place());
  std::vector<LaunchPlace> Result;
  for (const LaunchPlace &P : Where)
    if (Result.size() < Most)
      Result.push_back(spelled(P, Locations));
  return Result;
}

} // namespace

EvaluatedFindings ReportBuilder::build() {
  for (const Evaluation &E : File.Evaluations) {
    addKernel(E);
    addAccesses(E);
  }
  return std::move(Into);
}

void ReportBuilder::addKernel(const Evaluation &E) {
  KernelFinding K;
  K.Name = E.Source->Name.empty() ? demangle(E.Context->function().getName()) : E.Source->Name;
  K.Key = E.Source->Key.empty() ? kernelKey(K.Name) : E.Source->Key;
  K.Where = File.Locations.spelled(E.Source->Where);
  K.Parameters = E.Source->names();
  K.Block = E.Choice.Shape;
  K.BlockOrigin = E.Choice.Origin;
  K.LaunchedAt = launchesOf(E, File.Locations);
  K.Arch = File.Arch;
  K.Instructions = instructionsOf(E);
  K.Budget = E.Budget;
  K.TypicalBudget = E.TypicalBudget;
  if (const std::optional<time::Profile> Profile = time::Profile::of(File.Arch, File.Gpu); K.Budget && Profile)
    K.Gain = time::gainOf(K.TypicalBudget ? *K.TypicalBudget : *K.Budget, *Profile);
  Into.Kernels.push_back(std::move(K));
}

void ReportBuilder::addAccesses(const Evaluation &E) {
  assert(E.Result.Accesses.size() == File.Code.numbersOf(E.Context->function()).size() && "an access is missed");
  DenseMap<unsigned, unsigned> Ids; // by number
  for (const AccessResult &A : E.Result.Accesses) {
    if (!A.Certain)
      continue;
    unsigned Id = Into.Accesses.size();
    Ids[A.Number] = Id;
    AccessFinding F = findingOf(E, A);
    F.Id = Id;
    F.Kernel = Into.Kernels.size() - 1;
    Into.Accesses.push_back(std::move(F));
  }
  for (const AccessResult &A : E.Result.Accesses)
    if (auto Own = Ids.find(A.Number); Own != Ids.end())
      for (unsigned Other : A.MergedWith)
        if (auto It = Ids.find(Other); It != Ids.end())
          Into.Accesses[Own->second].Merged.push_back(It->second);
}

/// The ledger of a kernel, with what the evaluation found of accesses that may be shared.
InstructionsFinding ReportBuilder::instructionsOf(const Evaluation &E) const {
  const Account &Books = File.Code.Accounts.lookup(&E.Context->function());
  InstructionsFinding Found{Books.Accesses, Books.OtherMemory, Books.Removed};
  std::set<std::pair<Location, bool>> Listed;
  std::map<std::pair<Location, bool>, bool> Dropped; ///< Whether an instruction is left.
  for (const AccessResult &A : E.Result.Accesses)
    if (const Access &Of = File.Code.Accesses[A.Number]; !Of.Locations.empty()) {
      std::pair Entry(Of.Locations.front(), writes(Of.Op));
      if (A.Certain)
        Listed.insert(Entry);
      else
        Dropped[Entry] |= A.InCode && A.Reached;
    }
  for (const auto &[Entry, IsLeft] : Dropped)
    if (!Listed.contains(Entry) && Found.Accesses) {
      --Found.Accesses;
      ++(IsLeft ? Found.OtherMemory : Found.Removed);
    }
  return Found;
}

AccessFinding ReportBuilder::findingOf(const Evaluation &E, const AccessResult &ForAny) {
  const Access &Code = File.Code.Accesses[ForAny.Number];
  const std::vector<LaunchedOutcome> Launched = outcomesOf(E, ForAny, File.Code);
  const AccessResult &A = Launched.empty() ? ForAny : *Launched[0].Result;
  KernelContext &Context = Launched.empty() ? *E.Context : *Launched[0].Context;
  AccessFinding F;
  F.Op = nameOf(Code.Op);
  addLocations(F, Code);
  F.Width = A.WorstPattern ? A.WorstPattern->TheQuery.Width : Code.Size;
  // A struct is one access, however many instructions load it.
  if (const unsigned Bytes = bytesOfExpression(Code, File, A.ArrayLinkage);
      A.WorstPattern && A.WorstPattern->ElementWidth < F.Width && Bytes < F.Width)
    F.SourceWidth = std::max(Bytes, A.WorstPattern->ElementWidth);
  if (const ArraySource *Array = File.Model.arrayIn(Context.function().getName().str(), A.ArrayLinkage)) {
    F.Array = Array->Name;
    F.DeclaredAt = File.Locations.spelled(Array->Where);
  }
  static_cast<ClaimFinding &>(F) = TheClaims.of(A);
  if (F.Data)
    F.Data->Changes = Changes.changesFor(A, Context, E.Choice.Shape);
  F.ReasonWhere = File.Locations.spelled(File.Locations.of(A.ReasonLocations));
  if (!A.InCode || !A.Reached)
    F.ReasonKind.clear();
  if (!A.InCode)
    F.Reason = "the compiler removes it, or forwards a value that is known";
  else if (!A.Reached)
    F.Reason = "no lane of a block of " + E.Choice.Shape.text() + " reaches it";
  else if (Code.Op == Operation::BankIndependent)
    F.Reason = "what this operation costs does not depend on banks";
  else if (Code.Op == Operation::HardwareAddressed)
    F.Reason = "by the documented layouts of its operands it reads all banks alike (not measured)";
  else if (Code.Op == Operation::CpAsyncBypass && A.TheVerdict == Verdict::Clean)
    F.Reason = A.HidesBehindSource ? "it bypasses the banks, and the lines of its source take longer than its rows"
                                   : "it bypasses the banks, and few of its rows wait for one another";
  if (A.InCode && A.Reached)
    for (const std::string &Fact : E.FactsByBlock)
      F.Assumptions.push_back(Fact + ", as the launch has it for such a block");
  if (auto It = E.DependOnBlock.find(A.Number); It != E.DependOnBlock.end() && E.Choice.isGuess()) {
    F.DependsOnBlock = true;
    if (F.Verdict == FindingVerdict::Clean)
      F.WorseElsewhere = It->second;
  }
  if (A.TheVerdict == Verdict::Conflict || A.TheVerdict == Verdict::Misaligned)
    F.Possible = F.DependsOnBlock                     ? OnlyFor::GuessedBlock
                 : Claims::needsUnseenValues(A)       ? OnlyFor::UnseenValues
                 : A.Why.has(Uncertainty::OtherBlock) ? OnlyFor::OwnBlock
                                                      : OnlyFor::NoGuess;
  if (File.HasObjects)
    F.RequestsFrom =
        File.Code.Predictions.of(A.Number).IsConfirmed && !A.Why.has(Uncertainty::Merged) ? "object" : "predicted";
  F.HardwareAddressed = Code.Op == Operation::HardwareAddressed;
  F.RestUndecided = A.RestUndecided ? textOf(*A.RestUndecided) : "";
  addLaunched(F, Launched, ForAny);
  if (A.WorstCase && isDecided(A.TheVerdict))
    F.Worst = worstOf(A);
  if (auto It = E.OfProfile.find(A.Number); It != E.OfProfile.end())
    F.OfProfile = It->second;
  Drawing Drawn(A, Context);
  F.Drawn = Drawn.patterns();
  if (A.TheVerdict == Verdict::Conflict && Fixes) {
    OfferedChanges Offered = Fixes->changesFor(A, Drawn, E, Context);
    F.Fixes = std::move(Offered.Fixes);
    F.WhyNoFix = std::move(Offered.WhyNoFix);
    F.PartialFix = std::move(Offered.PartialFix);
  }
  return F;
}

/// The expression of the source that makes the access, if one does; else the location of the instruction.
void ReportBuilder::addLocations(AccessFinding &F, const Access &Code) const {
  F.Where = File.Locations.of(Code.Locations);
  F.CodeAt = File.Locations.spelled(F.Where);
  F.EndLine = F.Where.Line;
  F.EndColumn = F.Where.Column;
  F.InHeader = !Code.Locations.empty() && F.Where != Code.Locations.front();
  F.InSystemHeader = File.Locations.isSystemHeader(F.Where.File);
  if (F.InHeader && !F.InSystemHeader)
    F.MadeAt = File.Locations.spelled(Code.Locations.front());
  if (auto It = find(Code.Locations, F.Where); It != Code.Locations.end()) {
    if (F.MadeAt.Line)
      for (const Location &Call : make_range(std::next(Code.Locations.begin()), It))
        F.LibraryCalls.push_back(File.Locations.spelled(Call));
    for (const Location &Caller : make_range(std::next(It), Code.Locations.end()))
      F.CalledFrom.push_back(File.Locations.spelled(Caller));
  }
  if (const ExpressionSource *Source = expressionOf(Code, File)) {
    F.Where = Source->Begin;
    F.EndLine = Source->EndLine;
    F.EndColumn = Source->EndColumn;
    F.Expression = Source->Text.substr(0, MostExpression);
  }
  // nvcc gives assembly the line on which it ends.
  if (Code.InAssembly)
    F.CodeAt.Line = F.EndLine;
  F.Where = File.Locations.spelled(F.Where);
}

void ReportBuilder::addLaunched(AccessFinding &F, const std::vector<LaunchedOutcome> &Launched,
                                const AccessResult &ForAny) const {
  for (const LaunchedOutcome &L : Launched) {
    LaunchedFinding Given{L.Values, L.Deciding, {}, TheClaims.outcomeOf(*L.Result)};
    for (const LaunchPlace &Where : L.Where)
      Given.Where.push_back(spelled(Where, File.Locations));
    F.Launched.push_back(std::move(Given));
  }
  if (!Launched.empty())
    F.Unconditional = TheClaims.outcomeOf(ForAny);
}

} // namespace bankcheck::driver
