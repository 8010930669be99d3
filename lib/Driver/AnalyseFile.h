//===- AnalyseFile.h - from a source file to a report ------------------------===//

#ifndef BANKCHECK_DRIVER_ANALYSEFILE_H
#define BANKCHECK_DRIVER_ANALYSEFILE_H

#include "Frontend/Translation.h"
#include "Report/Finding.h"
#include <map>

namespace bankcheck {

struct AnalysisOptions {
  ParseOptions Parse;
  /// Block shapes that the user gave: by kernel name, "" for all kernels whose
  /// launch is unknown.
  std::map<std::string, BlockShape> Blocks;
  /// Values of kernel parameters: "NAME" or "KERNEL.NAME".
  std::map<std::string, int64_t> Values;
  /// Where a profile is compared with: the block shapes of the launches in it, by
  /// kernelKey. Other kernels are left out then.
  std::map<std::string, std::vector<BlockShape>> Launches;
  /// Prints the IR that is executed, to standard error.
  bool DumpIr = false;
};

struct FileResult {
  Report Findings;
  /// False if nothing of the file could be analysed; the errors say why.
  bool IsAnalysed = false;
  /// Absolute paths of the files that were read, system headers left out.
  std::vector<std::string> Files;
};

FileResult analyseFile(const AnalysisOptions &Options);

} // namespace bankcheck

#endif
