#include "Fixes/UnknownUse.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace bankcheck::analysis;

namespace bankcheck::fixes {

bool isUnknown(const AccessResult &A) {
  return !isDecided(A.TheVerdict) || banks::ignoresBanks(A.Op) || A.Why.has(Uncertainty::OtherBlock);
}

bool isUnknownUse(const AccessResult &A, const KernelUse &K, const IsArray &Meant) {
  return isUnknown(A) && A.Patterns.empty() &&
         any_of(K.Arrays, [&](const SharedArray *S) { return S->LinkageName == A.ArrayLinkage && Meant(*S); });
}

bool mayReach(const AccessResult &A, const KernelUse &K, const IsArray &Meant) {
  return isUnknown(A) &&
         any_of(K.Arrays, [&](const SharedArray *S) { return is_contained(A.MayReach, S->LinkageName) && Meant(*S); });
}

bool isCopyPastBanks(const Pattern &P) {
  return P.TheQuery.Op == banks::Operation::CpAsyncBypass &&
         (P.TheResult.isDecided() || P.TheResult.TheKind == lanes::BankResult::NoRule);
}

} // namespace bankcheck::fixes
