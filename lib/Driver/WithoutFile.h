//===- WithoutFile.h - a declaration and an expression, without a file -------===//
//
// `float t[32][33]; t[threadIdx.x][k]` is put into a kernel of its own, which takes
// the way of every file: the front end parses it, and the expression is analysed
// like any other. Names that are not declared become arguments of the kernel: int,
// or a pointer where they are subscripted. `__shared__` is put before the first
// declaration, unless the text says it somewhere.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_DRIVER_WITHOUTFILE_H
#define BANKCHECK_DRIVER_WITHOUTFILE_H

#include "Driver/AnalyseFile.h"
#include "Report/DrawnLayout.h"
#include "llvm/Support/Error.h"

namespace bankcheck::driver {

struct WithoutFile {
  std::vector<report::DrawnLayout> Arrays; ///< In the order of their declarations; none of dynamic size.
  bool HasExpression = false;
  report::Report TheReport; ///< Of the expression.
};

/// Analyses \p Text. An error says what does not parse, and at which column of it.
llvm::Expected<WithoutFile> analyseText(AnalysisOptions Options, llvm::StringRef Text);

} // namespace bankcheck::driver

#endif
