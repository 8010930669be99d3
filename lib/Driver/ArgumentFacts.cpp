#include "Driver/ArgumentFacts.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace bankcheck::analysis;
using namespace bankcheck::source;

namespace bankcheck::driver {
namespace {

/// The arguments of the launches that may have that block, and the grid if a profile says it.
/// What the user says of the block is of other launches.
std::vector<LaunchedArguments> launchedWith(const KernelSource &Source, const ShapeChoice &Choice) {
  std::vector<LaunchedArguments> Launched;
  if (Choice.Origin == "launch" || Choice.isOfProfile() || Choice.isGuess())
    for (const Launch &L : Source.Launches)
      if (Choice.mayBeOf(L))
        Launched.push_back(L.argumentsWith(Choice.Shape));
  return Launched;
}

} // namespace

LaunchedArguments argumentsByBlock(const KernelSource &Source, const ShapeChoice &Choice) {
  LaunchedArguments Common;
  if (!Choice.isGuess())
    return Common;
  bool First = true;
  for (const Launch &L : Source.Launches) {
    if (!L.allows(Choice.Shape))
      continue;
    LaunchedArguments Here = L.likelyArgumentsWith(Choice.Shape);
    if (std::exchange(First, false))
      Common = Here;
    std::erase_if(Common, [&](const auto &Argument) {
      auto It = Here.find(Argument.first);
      return It == Here.end() || It->second != Argument.second;
    });
  }
  std::erase_if(Common, [&](const auto &Argument) {
    return none_of(Source.Launches, [&](const Launch &L) { return L.GrowingArguments.count(Argument.first); });
  });
  return Common;
}

std::optional<ParameterFact> ArgumentFacts::givenFor(const KernelSource &Source, const std::string &Parameter) const {
  if (const ParameterOverride *P = CommandLine.parameterFor(Source.Name, Parameter))
    return P->Fact;
  if (auto It = Source.Stated.find(Parameter); It != Source.Stated.end())
    return It->second;
  if (const ParameterOverride *P = Configured.parameterFor(Source.Name, Parameter))
    return P->Fact;
  return std::nullopt;
}

bool ArgumentFacts::isGiven(const KernelSource &Source, unsigned P) const {
  return P < Source.Parameters.size() && givenFor(Source, Source.Parameters[P]);
}

std::function<bool(unsigned, std::optional<uint64_t>)> ArgumentFacts::matters(const KernelSource &Source,
                                                                              KernelContext *Context) const {
  return [this, &Source, Context](unsigned P, std::optional<uint64_t> Offset) {
    for (const ParameterMember &M : Source.Members)
      if (M.Parameter == P && M.Offset == Offset && givenFor(Source, M.Name))
        return false;
    return !isGiven(Source, P) && (!Context || Context->isNeeded(Context->function().getArg(P)));
  };
}

KernelInputs ArgumentFacts::inputsFor(const KernelSource &Source, const ShapeChoice &Choice,
                                      const LaunchedValues *Values, Holds When) const {
  KernelInputs Inputs;
  Inputs.ParameterNames = Source.Parameters;
  Inputs.Grid = Values && Choice.Grid && !Choice.isOfProfile() ? Values->Grid : Choice.Grid;
  Inputs.OnlyLaunched = Choice.isOfProfile();
  if (When == Holds::ForLaunchesInSight)
    Inputs.Launched = launchedWith(Source, Choice);
  for (auto [P, Value] : argumentsByBlock(Source, Choice))
    Inputs.ParameterFacts[P] = ParameterFact::exactly(Value);
  if (Values)
    for (auto [P, Value] : Values->Arguments)
      Inputs.ParameterFacts[P] = ParameterFact::exactly(Value);
  for (unsigned P = 0; P < Source.Parameters.size(); ++P)
    if (std::optional<ParameterFact> Fact = givenFor(Source, Source.Parameters[P]))
      Inputs.ParameterFacts[P] = *Fact;
  for (const ParameterMember &M : Source.Members) {
    std::pair At(M.Parameter, M.Offset);
    ParameterFact Launched;
    if (Values)
      if (auto It = Values->Members.find(At); It != Values->Members.end())
        Launched = ParameterFact::exactly(It->second);
    Inputs.Members[At] = {M.Name, M.Bytes, givenFor(Source, M.Name).value_or(Launched)};
  }
  return Inputs;
}

} // namespace bankcheck::driver
