//===- Claims.h - what is claimed of an access, as a report has it ----------------===//

#ifndef BANKCHECK_DRIVER_CLAIMS_H
#define BANKCHECK_DRIVER_CLAIMS_H

#include "Analysis/KernelAnalysis.h"
#include "Driver/UserPlaces.h"
#include "Report/Finding.h"

namespace bankcheck {

/// Turns results of the analysis into values of a report: places are the user's, reasons are sentences.
class Claims {
public:
  /// \p Code has the accesses that results are of. The arguments outlive this.
  Claims(const PredictedCode &Code, const UserPlaces &Places) : Code(Code), Places(Places) {}

  ClaimFinding of(const AccessResult &A) const;
  /// With the worst request, if the access is decided.
  OutcomeFinding outcomeOf(const AccessResult &A) const;

private:
  const PredictedCode &Code;
  const UserPlaces &Places;
};

} // namespace bankcheck

#endif
