//===- Serialise.h - a report for another process of this program -----------===//
//
// The JSON report, followed by the requests for drawings, which JSON omits. Writer and
// reader are the same program, so the format may change at any time.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_REPORT_SERIALISE_H
#define BANKCHECK_REPORT_SERIALISE_H

#include "Report/Finding.h"
#include "llvm/Support/Error.h"

namespace llvm {
class raw_ostream;
}

namespace bankcheck::report {

void serialise(const Report &R, llvm::raw_ostream &Out);

/// AccessFinding::CodeAt and InHeader and KernelFinding::Parameters are not restored. An error
/// if the text is incomplete, or larger than parseJson() accepts.
llvm::Expected<Report> deserialise(llvm::StringRef Text);

} // namespace bankcheck::report

#endif
