//===- Statistics.h - a report by kernel and by file ------------------------------===//

#ifndef BANKCHECK_REPORT_STATISTICS_H
#define BANKCHECK_REPORT_STATISTICS_H

#include "Report/ReportView.h"

namespace llvm {
class raw_ostream;
}

namespace bankcheck::report {

/// Two tables, of kernels and of files: accesses, conflicts, undecided accesses, and the wavefronts that a block needs
/// beyond the ideal; those with most of them first. What is withheld counts as an access alone.
void writeStatistics(const ReportView &R, llvm::raw_ostream &Out);

} // namespace bankcheck::report

#endif
