#include "Driver/Figures.h"
#include "Banks/Witness.h"

using namespace bankcheck::analysis;
using namespace bankcheck::banks;
using namespace bankcheck::lanes;
using namespace bankcheck::report;

namespace bankcheck::driver {

TotalsFinding totalsOf(const Totals &T) {
  TotalsFinding F;
  F.Requests = T.Requests;
  F.Wavefronts = T.Wavefronts;
  F.Ideal = T.Ideal;
  if (T.SourcePageIsKnown)
    F.SourcePage = T.SourcePage;
  F.Widths = T.Widths;
  return F;
}

DataFinding dataOf(const DataDependence &D) {
  DataFinding F{D.Least, D.Most, D.Ways, D.Ideal, D.Mean, D.MeanIsSimulated, {}, {}};
  if (const auto &S = D.PerBlock)
    F.PerBlock = {S->Requests, S->Least, D.Most ? std::optional(S->Most) : std::nullopt,
                  D.Mean ? std::optional(S->Mean) : std::nullopt, S->Ideal};
  return F;
}

WorstFinding worstOf(const AccessResult &A) {
  const Case &C = *A.WorstCase;
  WorstFinding W;
  W.Warp = A.WorstPattern->FirstWarp;
  W.Iteration = A.WorstPattern->FirstIteration;
  W.LoopLines = A.WorstPattern->LoopLines;
  W.Active = C.Active;
  W.Offsets = C.Offsets;
  W.Wavefronts = C.TheCost.Wavefronts;
  W.IsExact = C.TheCost.IsExact;
  if (C.TheCost.SourcePageIsKnown)
    W.SourcePage = C.TheCost.SourcePage;
  W.Ideal = C.TheCost.Ideal;
  W.Ways = C.TheCost.Ways;
  Request R;
  R.Op = A.WorstPattern->TheQuery.Op;
  R.Width = A.WorstPattern->TheQuery.Width;
  R.Active = C.Active;
  R.Offsets = C.Offsets;
  Witness Where = witnessOf(R);
  W.Bank = Where.Bank;
  W.LanesInBank = Where.Lanes;
  W.Stride = Where.Stride;
  return W;
}

} // namespace bankcheck::driver
