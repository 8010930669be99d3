//===- AnalyseSnippet.h - a declaration and an expression, without a file ---===//
//
// `float t[32][33]; t[threadIdx.x][k]` becomes the body of a generated kernel, which
// is parsed and analysed like any file. Undeclared names become arguments of the
// kernel: int, or a pointer where they are subscripted. `__shared__` is put before
// the first declaration, unless it appears somewhere in the text.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_DRIVER_ANALYSESNIPPET_H
#define BANKCHECK_DRIVER_ANALYSESNIPPET_H

#include "Driver/AnalyseFile.h"
#include "Report/DrawnLayout.h"
#include "llvm/Support/Error.h"

namespace bankcheck::driver {

struct AnalysedSnippet {
  std::vector<report::DrawnLayout> Arrays; ///< In the order of their declarations; none of dynamic size.
  bool HasExpression = false;
  report::Report TheReport; ///< Of the expression.
};

/// Analyses \p Text. An error has the message of the parser and the column in \p Text.
llvm::Expected<AnalysedSnippet> analyseSnippet(AnalysisOptions Options, llvm::StringRef Text);

} // namespace bankcheck::driver

#endif
