//===- Claims.h - what is claimed of an access, as a report has it ----------------===//

#ifndef BANKCHECK_DRIVER_CLAIMS_H
#define BANKCHECK_DRIVER_CLAIMS_H

#include "Analysis/KernelAnalysis.h"
#include "Driver/UserLocations.h"
#include "Report/Finding.h"

namespace bankcheck::driver {

/// Turns results of the analysis into values of a report: locations are the user's, reasons are sentences.
class Claims {
public:
  /// \p Code has the accesses that results are of. The arguments outlive this.
  Claims(const nvcc::PredictedCode &Code, const UserLocations &Locations) : Code(Code), Locations(Locations) {}

  /// Whether the conflict needs certain values of what neither a launch in sight nor the code gives: not a block, a
  /// trip of a loop, or a way that a branch goes.
  static bool needsUnseenValues(const analysis::AccessResult &A);

  report::ClaimFinding of(const analysis::AccessResult &A) const;
  /// With the worst request, if the access is decided.
  report::OutcomeFinding outcomeOf(const analysis::AccessResult &A) const;

private:
  const nvcc::PredictedCode &Code;
  const UserLocations &Locations;
};

} // namespace bankcheck::driver

#endif
