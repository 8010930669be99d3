#include "Analysis/Launched.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace bankcheck::lanes;

namespace bankcheck::analysis {

namespace {

/// The argument that \p Symbol stands for, if nothing else was said of it.
std::optional<unsigned> argumentOf(const KernelContext &Kernel, SymbolId Symbol) {
  std::optional<unsigned> Index = Kernel.argumentWith(Symbol);
  return Index && !Kernel.inputs().ParameterFacts.contains(*Index) ? Index : std::nullopt;
}

bool holds(const ResidueAssignment &C, int64_t Value) {
  if (!C.Modulus)
    return Value == C.Residue;
  int64_t Modulus = int64_t(C.Modulus);
  return ((Value - C.Residue) % Modulus) == 0;
}

bool comesTo(const KernelContext &Kernel, const LaunchedArguments &Launch, const Case &C) {
  return all_of(C.Assignments, [&](const ResidueAssignment &Chosen) {
    std::optional<unsigned> Argument = argumentOf(Kernel, Chosen.Symbol);
    auto Value = Argument ? Launch.find(*Argument) : Launch.end();
    return Value == Launch.end() || holds(Chosen, Value->second);
  });
}

} // namespace

std::set<unsigned> keepLaunched(const KernelContext &Kernel, BankResult &A) {
  const std::vector<LaunchedArguments> &Launches = Kernel.inputs().Launched;
  auto IsLaunched = [&](const Case &C) {
    return any_of(Launches, [&](const LaunchedArguments &L) { return comesTo(Kernel, L, C); });
  };
  auto First = find_if(A.Cases, IsLaunched);
  if (Launches.empty() || First == A.Cases.end())
    return {};
  const Case Kept = *First; // NOLINT(performance-unnecessary-copy-initialization): the cases are erased below
  std::set<unsigned> Arguments;
  erase_if(A.Cases, [&](const Case &C) {
    if (IsLaunched(C))
      return false;
    if (C.TheCost != Kept.TheCost || C.Misaligned != Kept.Misaligned)
      for (const ResidueAssignment &Chosen : C.Assignments)
        if (auto Argument = argumentOf(Kernel, Chosen.Symbol))
          Arguments.insert(*Argument);
    return true;
  });
  if (Kernel.inputs().OnlyLaunched)
    return {};
  return Arguments;
}

ClaimAssumption asLaunched(const KernelContext &Kernel, unsigned Argument) {
  std::set<int64_t> Values;
  for (const LaunchedArguments &L : Kernel.inputs().Launched)
    if (auto Value = L.find(Argument); Value != L.end())
      Values.insert(Value->second);
  ClaimAssumption Result{.Kind = Assumed::AsSomeLaunch, .Value = Kernel.inputs().nameOf(Argument)};
  if (Values.size() == 1) {
    Result.Kind = Assumed::AsLaunched;
    Result.Number = *Values.begin();
  }
  return Result;
}

} // namespace bankcheck::analysis
