#include "Driver/ArrayDeclarations.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace bankcheck::analysis;
using namespace bankcheck::fixes;
using namespace bankcheck::nvcc;
using namespace bankcheck::source;

namespace bankcheck::driver {

ArrayDeclarations::ArrayDeclarations(const EvaluatedFile &File, LayoutLegality *Legality)
    : File(File), Legality(Legality) {
  for (const Evaluation &E : File.Evaluations) {
    AnyLaunched |= !E.Launched.empty();
    noteConflicts(*E.Context, E.Result);
    for (const LaunchedEvaluation &L : E.Launched)
      noteConflicts(*L.Context, L.Result);
  }
  for (const Evaluation &E : File.Evaluations)
    add(E);
  noteShapes();
}

const ArrayDeclarations::Declaration &ArrayDeclarations::at(const Location &Where) const {
  static const Declaration None;
  auto It = Declarations.find(Where);
  return It == Declarations.end() ? None : It->second;
}

void ArrayDeclarations::noteConflicts(KernelContext &Context, const KernelResult &Result) {
  for (const AccessResult &A : Result.Accesses)
    if (A.TheVerdict == Verdict::Conflict)
      if (const ArraySource *Array = File.Model.arrayIn(Context.function().getName().str(), A.ArrayLinkage))
        WithConflicts.insert(Array->Where);
}

/// Null for an array without conflicts.
const ArraySource *ArrayDeclarations::conflictingSourceOf(const SharedArray &S) const {
  const ArraySource *Source = File.Model.arrayIn(S.Kernel, S.LinkageName);
  return Source && WithConflicts.contains(Source->Where) ? Source : nullptr;
}

void ArrayDeclarations::add(const Evaluation &E) {
  // Trips that a launch makes many are not followed again: for any values they need not be.
  bool LaunchesAreAbridged =
      !E.Result.Abridged && any_of(E.Launched, [](const LaunchedEvaluation &L) { return L.Result.Abridged; });
  if (!LaunchesAreAbridged)
    for (const LaunchedEvaluation &L : E.Launched)
      add(*L.Context, L.Result, Values::OfLaunch);
  add(*E.Context, E.Result, E.Launched.empty() || LaunchesAreAbridged ? Values::AnyForLaunchToo : Values::Any);
}

void ArrayDeclarations::add(KernelContext &Context, const KernelResult &Result, Values For) {
  const DisplacedArrays &Displaced = File.Code.Displaced.find(&Context.function())->second;
  std::map<Location, ArrayIndex::Arrays> Here;
  for (const SharedArray &S : Context.arrays()) {
    if (const ArraySource *Source = conflictingSourceOf(S))
      Here[Source->Where].push_back(&S);
    if (Displaced.lookup(S.Variable).pastWord())
      BeginInWord.insert(S.LinkageName);
  }
  if (Here.empty())
    return;
  Indices.push_back(std::make_unique<ArrayIndex>(Context, Result, File.Code,
                                                 [this](const SharedArray &S) { return conflictingSourceOf(S); }));
  for (auto &[Where, Arrays] : Here) {
    Declaration &D = Declarations[Where];
    D.Uses.Legality = Legality;
    KernelUse Use{&Context, &Result, Indices.back().get(), std::move(Arrays)};
    if (For != Values::OfLaunch && AnyLaunched)
      D.Uses.ForAny.push_back(Use);
    if (For != Values::Any)
      D.Uses.Kernels.push_back(std::move(Use));
    D.StaticBytes = std::max(D.StaticBytes, Context.staticSharedBytes());
  }
}

/// Template arguments may decide the extents.
void ArrayDeclarations::noteShapes() {
  std::map<Location, const ArraySource *> First;
  for (const ArraySource *Source : File.Model.allArrays()) {
    const ArraySource &Other = *First.try_emplace(Source->Where, Source).first->second;
    if (Other.Extents != Source->Extents || Other.ElementBytes != Source->ElementBytes)
      Declarations[Source->Where].Uses.OneShape = false;
  }
}

} // namespace bankcheck::driver
