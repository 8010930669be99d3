//===- Figures.h - an access's costs as a report has them ----------------------===//

#ifndef BANKCHECK_DRIVER_FIGURES_H
#define BANKCHECK_DRIVER_FIGURES_H

#include "Analysis/KernelAnalysis.h"
#include "Report/Finding.h"

namespace bankcheck {

/// "load", "store", "atomic", ...: AccessFinding::Op.
std::string nameOf(Operation Op);

TotalsFinding totalsOf(const Totals &T);

/// Of an access with a worst case.
WorstFinding worstOf(const AccessResult &A);

} // namespace bankcheck

#endif
