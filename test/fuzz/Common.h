//===- Common.h - what the fuzz targets share ---------------------------------===//
//
// Each target is a libFuzzer program: bytes in, and a crash, a time over 10 s or memory
// over 2 GB is a find. Claims that can be checked without knowing the right answer end
// the process, too: `claim` names the one that does not hold.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_TEST_FUZZ_COMMON_H
#define BANKCHECK_TEST_FUZZ_COMMON_H

#include "Driver/AnalyseFile.h"
#include "llvm/ADT/StringRef.h"
#include <vector>

namespace bankcheck::fuzz {

/// Ends the process if \p Holds is false; \p Shown is printed, where libFuzzer's own
/// output goes.
void claim(bool Holds, const char *Claim, llvm::StringRef Shown = "");

/// Ends the process when it has worked for FUZZ_SECONDS (environment; else 10), as long as it
/// lives. Time of the processor: libFuzzer's own -timeout is of the clock, and a machine that does
/// other work too has finds that are none.
class Timed {
public:
  Timed();
  ~Timed();
};

/// A folder of this process, in memory where the system has such a place.
const std::string &scratch();
/// Writes a file there; its path.
std::string write(llvm::StringRef Name, llvm::StringRef Text);

/// The parts of an input between lines "-----": one file each.
std::vector<llvm::StringRef> parts(llvm::StringRef Text);

/// Options of an analysis with the bundled headers.
const driver::AnalysisOptions &plainOptions();

/// Analyses \p Text with the stack that an analysis has, and lets it crash.
driver::FileResult analyse(const driver::AnalysisOptions &Options);

/// A report with a conflict, a clean access, an undecided one and fixes.
const report::Report &someReport();

/// Renders \p R in every format, and reads back what can be read.
void renderAll(const report::Report &R);

} // namespace bankcheck::fuzz

#endif
