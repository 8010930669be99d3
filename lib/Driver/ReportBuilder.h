//===- ReportBuilder.h - joins the results of a file with its source --------------===//

#ifndef BANKCHECK_DRIVER_REPORTBUILDER_H
#define BANKCHECK_DRIVER_REPORTBUILDER_H

#include "Driver/ArrayFixes.h"
#include "Driver/Claims.h"
#include "Driver/DataChanges.h"
#include "Driver/LaunchedOutcome.h"

namespace bankcheck::driver {

/// The part of a Report that evaluations give.
struct EvaluatedFindings {
  std::vector<report::KernelFinding> Kernels; ///< One for each evaluation, in order.
  /// Of each kernel by number; those that turned out to access other memory are left out.
  std::vector<report::AccessFinding> Accesses;
};

class ReportBuilder {
public:
  /// \p Fixes is null where no changes are to be offered. The arguments outlive this.
  ReportBuilder(const EvaluatedFile &File, const Claims &TheClaims, ArrayFixes *Fixes)
      : File(File), TheClaims(TheClaims), Fixes(Fixes) {}

  /// Looks each access up a fixed number of times: linear in them but for sorted lookups.
  EvaluatedFindings build();

private:
  const EvaluatedFile &File;
  const Claims &TheClaims;
  ArrayFixes *Fixes;
  DataChanges Changes;
  EvaluatedFindings Into;

  void addKernel(const Evaluation &E);
  void addAccesses(const Evaluation &E);
  report::InstructionsFinding instructionsOf(const Evaluation &E) const;
  report::AccessFinding findingOf(const Evaluation &E, const analysis::AccessResult &ForAny);
  void addLocations(report::AccessFinding &F, const ir::Access &Code) const;
  void addLaunched(report::AccessFinding &F, const std::vector<LaunchedOutcome> &Launched,
                   const analysis::AccessResult &ForAny) const;
};

} // namespace bankcheck::driver

#endif
