#include "Time/Speedup.h"
#include <algorithm>
#include <cmath>

using namespace bankcheck::report;

namespace bankcheck::time {
namespace {

constexpr double LeastOverlap = 3, MostOverlap = 5;
/// Of what a block makes the resources do, the share that it waits for itself: it does one thing after another, as far
/// as its own warps do not overlap.
constexpr double OwnShare = 0.5;
/// Instructions are estimated, and may be fewer or more.
constexpr double FewerInstructions = 0.8, MoreInstructions = 1.25;
/// Of a speed-up that is far from 1; and of one that is near: there both variants are about the same, with what the
/// model gets wrong of them. Where what is known leaves a wide interval, the rest matters more, too: a part of its
/// width's logarithm is added.
constexpr double Tolerance = 0.08, LeastTolerance = 0.035, ToleranceOfWidth = 0.2, MostTolerance = 0.2;
/// A gain that is less is none.
constexpr double Noticeable = 1.05;

/// What is not known, of both variants alike but for data.
struct Corner {
  bool IsInL2;         ///< The loads find their data there.
  bool HasRegisters;   ///< As many blocks fit as estimated registers leave, else more.
  bool IsMost;         ///< Amounts are what they are at the most, else at the least.
  bool IsMostOfData;   ///< The same of wavefronts that the data decide, of each variant by itself.
  bool IsExpected;     ///< Wavefronts are as expected, else anything that is possible.
  bool HasOwnWork;     ///< Latency counts what a block takes of the other paths, else waiting alone.
  bool IsRolled;       ///< nvcc leaves loops rolled whose unrolling is not sure, of each variant by itself.
  double Overlap;      ///< p
  double Instructions; ///< A factor.
};

/// Resources of one path work on the same things, one behind the other: the slowest of them counts alone.
enum class Path { Shared, Issue, Memory, Latency };
constexpr size_t Paths = 4;

struct Demand {
  const char *Resource;
  double Cycles; ///< Of a block.
  Path On;
};

/// What random data would have it, where the data decide.
double wavefrontsOf(const BudgetFinding &B, const Corner &C) {
  if (B.Expected && C.IsExpected)
    return double(C.IsMost ? B.Expected->Most : B.Expected->Least);
  return double((B.Expected ? C.IsMost : C.IsMostOfData) ? B.Wavefronts->Most : B.Wavefronts->Least);
}

/// Of each path, that of its slowest resource.
std::array<double, Paths> byPath(const std::vector<Demand> &All) {
  std::array<double, Paths> Of{};
  for (const Demand &D : All)
    Of[size_t(D.On)] = std::max(Of[size_t(D.On)], D.Cycles);
  return Of;
}

std::vector<Demand> demandsOf(const BudgetFinding &B, const Corner &C, const Profile &P) {
  auto Of = [&](Amount A) { return double(C.IsMost ? A.Most : A.Least); };
  auto Count = [&](InstructionClass Class) {
    const double More = C.IsRolled && Class == InstructionClass::Integer ? double(B.InstructionsIfRolled) : 0;
    return (Of(B.Instructions[unsigned(Class)]) + More) * C.Instructions;
  };
  const double Wavefronts = wavefrontsOf(B, C), Loads = Of(B.LoadSectors), Stores = Of(B.StoreSectors);
  const double FromL2 = std::min<double>(B.DistinctLoadSectors, Loads);
  // What blocks share is read once: those that run at a time are neighbours.
  const double FromDram = B.LoadFootprintSectors && B.Blocks
                              ? std::min(FromL2, double(*B.LoadFootprintSectors) / double(*B.Blocks))
                              : FromL2;
  // A request takes one wavefront at least, however few sectors it has.
  const double Requests = Of(B.Instructions[unsigned(InstructionClass::Global)]);
  const double OfGlobal = std::max(Requests, (Loads + Stores) / P.Sectors);
  double Issued = 0;
  for (unsigned I = 0; I < InstructionClasses; ++I)
    Issued += Count(InstructionClass(I));
  std::vector<Demand> All = {
      {"shared memory", (Wavefronts + Count(InstructionClass::Shuffle) + OfGlobal) / P.Wavefronts, Path::Shared},
      {"instruction issue", Issued / P.Issued, Path::Issue},
      {"L2", (FromL2 + Stores) / P.L2Sectors, Path::Memory},
      // What is stored leaves L2 sooner or later.
      {"DRAM", ((C.IsInL2 ? 0 : FromDram) + Stores) / P.DramSectors, Path::Memory}};
  for (unsigned I = 0; I < InstructionClasses; ++I)
    if (P.Instructions[I] > 0)
      All.push_back({InstructionClassNames[I], Count(InstructionClass(I)) / P.Instructions[I], Path::Issue});
  const double Shared = Count(InstructionClass::Shared);
  const double Queued = Shared > 0 ? std::max(Wavefronts / Shared - 1, 0.0) : 0; // before a load's own wavefront
  const double Missing = Loads > 0 ? FromL2 / Loads : 0;
  const double GlobalLatency = Missing * (C.IsInL2 ? P.L2Latency : P.DramLatency) + (1 - Missing) * P.L1Latency;
  const double Waited = B.WaitCycles * C.Instructions + B.WaitSharedLoads * (P.SharedLatency + Queued) +
                        B.WaitGlobalLoads * GlobalLatency + P.BlockLatency;
  double Own = 0;
  for (double Cycles : byPath(All))
    Own += C.HasOwnWork ? OwnShare * Cycles : 0;
  double Resident = double(*B.BlocksPerSM);
  if (B.Blocks)
    Resident = std::min(Resident, std::ceil(double(*B.Blocks) / P.Multiprocessors));
  if (C.HasRegisters)
    Resident = std::min(Resident, double(B.BlocksByRegisters));
  All.push_back({"latency", (Waited + Own) / Resident, Path::Latency});
  return All;
}

const Demand &busiest(const std::vector<Demand> &All) {
  return *std::max_element(All.begin(), All.end(),
                           [](const Demand &A, const Demand &B) { return A.Cycles < B.Cycles; });
}

/// In cycles: the norm of the demands of the paths.
double ofBlock(const std::vector<Demand> &All, double Overlap) {
  const std::array<double, Paths> Of = byPath(All);
  const double Most = *std::max_element(Of.begin(), Of.end());
  if (Most <= 0)
    return 0;
  double Sum = 0;
  for (double Cycles : Of)
    Sum += std::pow(Cycles / Most, Overlap);
  return Most * std::pow(Sum, 1 / Overlap);
}

/// In cycles of the whole kernel; of a block, if nobody knows how many there are.
double timeOf(const BudgetFinding &B, const Corner &C, const Profile &P) {
  const double OfBlock = ofBlock(demandsOf(B, C, P), C.Overlap);
  if (OfBlock <= 0)
    return P.LaunchLatency;
  return B.Blocks ? OfBlock * std::max(double(*B.Blocks) / P.Multiprocessors, 1.0) + P.LaunchLatency : OfBlock;
}

bool isKnown(const BudgetFinding &B) { return B.TripCountsAreKnown && B.Wavefronts && B.BlocksPerSM.value_or(0) > 0; }

double toleranceOf(double Speedup, double Width) {
  const double Near = std::min(Tolerance, LeastTolerance + std::abs(std::log(Speedup)) / 2);
  return 1 + std::min(Near + ToleranceOfWidth * std::log(Width), MostTolerance);
}

/// Which share of the time resources are busy; those that nobody would notice are left out.
std::vector<ResourceFinding> resourcesOf(const BudgetFinding &Before, const BudgetFinding &After, const Corner &C,
                                         const Profile &P) {
  constexpr double Least = 0.01;
  const std::vector<Demand> Now = demandsOf(Before, C, P), Then = demandsOf(After, C, P);
  const double TimeNow = ofBlock(Now, C.Overlap), TimeThen = ofBlock(Then, C.Overlap);
  std::vector<ResourceFinding> Result;
  for (size_t I = 0; I < Now.size(); ++I) { // the same resources in both
    const double ShareNow = TimeNow > 0 ? Now[I].Cycles / TimeNow : 0;
    const double ShareThen = TimeThen > 0 ? Then[I].Cycles / TimeThen : 0;
    if (std::max(ShareNow, ShareThen) >= Least)
      Result.push_back({Now[I].Resource, ShareNow, ShareThen});
  }
  std::stable_sort(Result.begin(), Result.end(),
                   [](const ResourceFinding &A, const ResourceFinding &B) { return A.Before > B.Before; });
  return Result;
}

/// Where launches that follow one another may find their data.
std::vector<bool> placesOf(const BudgetFinding &Before, const BudgetFinding &After, const Profile &P) {
  if (!Before.FootprintSectors || !After.FootprintSectors)
    return {true, false};
  const double Bytes = 32.0 * std::max(*Before.FootprintSectors, *After.FootprintSectors);
  if (Bytes <= P.SurelyInL2)
    return {true};
  if (Bytes > P.MostInL2)
    return {false};
  return {true, false};
}

} // namespace

std::optional<Speedup> speedup(const BudgetFinding &Before, const BudgetFinding &After, const Profile &P) {
  if (!isKnown(Before) || !isKnown(After))
    return std::nullopt;
  const std::vector<bool> Places = placesOf(Before, After, P);
  Speedup Result{HUGE_VAL, 0, HUGE_VAL, {}, {}, {}};
  constexpr unsigned Choices = 9; // besides the place
  constexpr unsigned OfRolled = 7, OfRolledAfter = 8;
  for (bool IsInL2 : Places)
    for (unsigned Chosen = 0; Chosen < 1u << Choices; ++Chosen) {
      auto Is = [&](unsigned Choice) { return bool(Chosen >> Choice & 1); };
      Corner C{.IsInL2 = IsInL2,
               .HasRegisters = Is(0),
               .IsMost = Is(1),
               .IsMostOfData = Is(2),
               .IsExpected = Is(3),
               .HasOwnWork = true,
               .IsRolled = Is(OfRolled),
               .Overlap = Is(4) ? MostOverlap : LeastOverlap,
               .Instructions = Is(5) ? MoreInstructions : FewerInstructions};
      if ((Is(OfRolled) && !Before.InstructionsIfRolled) || (Is(OfRolledAfter) && !After.InstructionsIfRolled))
        continue; // another corner is the same
      const double Now = timeOf(Before, C, P);
      C.IsMostOfData = Is(6);
      C.IsRolled = Is(OfRolledAfter);
      const double Here = Now / timeOf(After, C, P);
      Result.LeastAtAll = std::min(Result.LeastAtAll, Here);
      if (!C.IsExpected)
        continue;
      Result.Least = std::min(Result.Least, Here);
      Result.Most = std::max(Result.Most, Here);
    }
  const double Width = Result.Most / Result.Least;
  Result.LeastAtAll /= toleranceOf(Result.LeastAtAll, Width);
  Result.Least /= toleranceOf(Result.Least, Width);
  Result.Most *= toleranceOf(Result.Most, Width);
  const Corner Typical{Places.front(),        /*HasRegisters=*/true, /*IsMost=*/true,
                       /*IsMostOfData=*/true, /*IsExpected=*/true,   /*HasOwnWork=*/false,
                       /*IsRolled=*/false,    MostOverlap,           /*Instructions=*/1};
  Result.BoundBefore = busiest(demandsOf(Before, Typical, P)).Resource;
  Result.BoundAfter = busiest(demandsOf(After, Typical, P)).Resource;
  Result.Resources = resourcesOf(Before, After, Typical, P);
  return Result;
}

BudgetFinding withoutConflicts(const BudgetFinding &B) {
  BudgetFinding Result = B;
  Result.Wavefronts = B.Ideal;
  Result.Expected = B.Ideal;
  return Result;
}

GainFinding gainOf(const BudgetFinding &Before, const BudgetFinding &After, const Profile &P) {
  GainFinding G;
  G.Gpu = P.Name;
  const std::optional<Speedup> S = speedup(Before, After, P);
  G.Verdict = "unknown";
  if (!S)
    return G;
  G.Least = S->Least;
  G.Most = S->Most;
  G.BoundBefore = S->BoundBefore;
  G.BoundAfter = S->BoundAfter;
  G.Resources = S->Resources;
  if (S->LeastAtAll > 1)
    G.Verdict = "worth-it";
  else if (G.Most <= Noticeable)
    G.Verdict = "no-effect";
  return G;
}

GainFinding gainOf(const BudgetFinding &B, const Profile &P) { return gainOf(B, withoutConflicts(B), P); }

std::optional<GainFinding> gainOfChange(const KernelFinding &Before, const KernelFinding &After, Gpu Which) {
  const std::optional<Profile> P = Profile::of(After.Arch, Which);
  if (!P || !Before.Budget || !After.Budget)
    return std::nullopt;
  auto Typical = [](const KernelFinding &K) { return K.TypicalBudget ? *K.TypicalBudget : *K.Budget; };
  return gainOf(Typical(Before), Typical(After), *P);
}

bool mayBeSlower(const GainFinding &G) { return !G.BoundBefore.empty() && G.Least < 1 / Noticeable; }

bool isLikelySlower(const GainFinding &G) {
  return !G.BoundBefore.empty() && std::sqrt(G.Least * G.Most) < 1 / Noticeable;
}

bool isLikelyFaster(const GainFinding &G) { return !G.BoundBefore.empty() && std::sqrt(G.Least * G.Most) > Noticeable; }

} // namespace bankcheck::time
