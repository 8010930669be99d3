//===- EvaluatedFile.h - what the report of a file is built from -----------------===//

#ifndef BANKCHECK_DRIVER_EVALUATEDFILE_H
#define BANKCHECK_DRIVER_EVALUATEDFILE_H

#include "Driver/Evaluation.h"
#include "Driver/UserLocations.h"
#include "Source/RowLengths.h"
#include "Time/Profile.h"

namespace bankcheck::driver {

/// The values of all phases before the report; they outlive this.
struct EvaluatedFile {
  const std::string &Arch; ///< "sm_90"
  const source::SourceModel &Model;
  const source::RowLengths &Lengths;
  const nvcc::PredictedCode &Code;
  const std::vector<Evaluation> &Evaluations; ///< Of all kernels.
  const UserLocations &Locations;
  bool HasObjects = false; ///< Machine code is at hand.
  time::Gpu Gpu = time::DefaultGpu;
};

} // namespace bankcheck::driver

#endif
