//===- ReportBuilder.h - joins the results of a file with its source --------------===//

#ifndef BANKCHECK_DRIVER_REPORTBUILDER_H
#define BANKCHECK_DRIVER_REPORTBUILDER_H

#include "Driver/ArrayFixes.h"
#include "Driver/Claims.h"
#include "Driver/LaunchedOutcome.h"

namespace bankcheck {

/// The part of a Report that evaluations give.
struct EvaluatedFindings {
  std::vector<KernelFinding> Kernels; ///< One for each evaluation, in order.
  /// Of each kernel by number; those that turned out to access other memory are left out.
  std::vector<AccessFinding> Accesses;
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
  EvaluatedFindings Into;

  void addKernel(const Evaluation &E);
  void addAccesses(const Evaluation &E);
  InstructionsFinding instructionsOf(const Evaluation &E) const;
  AccessFinding findingOf(const Evaluation &E, const AccessResult &ForAny) const;
  void addPlaces(AccessFinding &F, const Access &Code) const;
  void addLaunched(AccessFinding &F, const std::vector<LaunchedOutcome> &Launched, const AccessResult &ForAny) const;
};

} // namespace bankcheck

#endif
