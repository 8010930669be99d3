//===- Figures.h - an access's costs as a report has them ----------------------===//

#ifndef BANKCHECK_DRIVER_FIGURES_H
#define BANKCHECK_DRIVER_FIGURES_H

#include "Analysis/KernelAnalysis.h"
#include "Report/Finding.h"

namespace bankcheck::driver {

report::TotalsFinding totalsOf(const analysis::Totals &T);

/// Of an access with a worst case.
report::DataFinding dataOf(const analysis::DataDependence &D);
report::WorstFinding worstOf(const analysis::AccessResult &A);

} // namespace bankcheck::driver

#endif
