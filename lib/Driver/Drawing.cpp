#include "Driver/Drawing.h"
#include "llvm/ADT/STLExtras.h"

using namespace bankcheck::analysis;
using namespace bankcheck::banks;
using namespace bankcheck::lanes;
using namespace bankcheck::report;

namespace bankcheck::driver {

static Request requestOf(const BankQuery &Q, const Case &C) {
  Request R;
  R.Op = Q.Op;
  R.Width = Q.Width;
  R.Matrices = Q.Matrices;
  R.Active = C.Active;
  R.Offsets = C.Offsets;
  return R;
}

Drawing::Drawing(const AccessResult &Access, KernelContext &Kernel) : Kernel(Kernel) {
  for (const Pattern &P : Access.Patterns)
    if (const Case *Worst = P.TheResult.isDecided() ? P.TheResult.worst() : nullptr; Worst && !Worst->Misaligned)
      Chosen.push_back(&P);
  auto Badness = [&](const Pattern *P) {
    const Cost &C = P->TheResult.worst()->TheCost;
    unsigned Excess = C.Ways > 1 && C.Wavefronts > C.Ideal ? C.Wavefronts - C.Ideal : 0;
    // Else in the order in which they run.
    return std::tuple(P == Access.WorstPattern, Excess, C.Ways, C.Wavefronts, Access.Patterns.data() - P);
  };
  llvm::sort(Chosen, [&](const Pattern *A, const Pattern *B) { return Badness(A) > Badness(B); });
  if (Chosen.size() > MostDrawn)
    Chosen.resize(MostDrawn);
}

std::vector<DrawnFinding> Drawing::patterns() const {
  std::vector<DrawnFinding> Result;
  for (const Pattern *P : Chosen)
    Result.push_back({requestOf(P->TheQuery, *P->TheResult.worst()), P->Count, P->Runs});
  return Result;
}

std::vector<std::optional<Request>> Drawing::padded(unsigned Elements) const {
  std::vector<std::optional<Request>> Result;
  for (const Pattern *P : Chosen) {
    Substitution Given = noPadding(Kernel, P->TheQuery);
    if (P->Array && P->Array->Paddable)
      Given[P->Array->Padding] = Elements;
    BankQuery Q = P->TheQuery;
    Q.ArrayBytes = 0; // without the padding
    BankResult A = decide(Q, Kernel.math(), Given);
    const Case *Worst = A.isDecided() ? A.worst() : nullptr;
    Result.push_back(Worst && !Worst->Misaligned ? std::optional(requestOf(P->TheQuery, *Worst)) : std::nullopt);
  }
  return Result;
}

} // namespace bankcheck::driver
