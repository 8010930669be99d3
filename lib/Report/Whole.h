//===- Whole.h - a report for another process of this program -----------------===//
//
// The JSON report, and behind it the requests that are drawn, which it leaves out. Both
// ends are the same program: the form may change at any time.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_REPORT_WHOLE_H
#define BANKCHECK_REPORT_WHOLE_H

#include "Report/Finding.h"
#include "llvm/Support/Error.h"

namespace llvm {
class raw_ostream;
}

namespace bankcheck::report {

void writeWhole(const Report &R, llvm::raw_ostream &Out);

/// Without AccessFinding::CodeAt and InHeader and KernelFinding::Parameters. An error if
/// the text is not complete, or more than parseJson() reads.
llvm::Expected<Report> readWhole(llvm::StringRef Text);

} // namespace bankcheck::report

#endif
