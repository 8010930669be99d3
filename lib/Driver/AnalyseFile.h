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

/// Appends what is found in the file to \p Into. False if nothing of the file
/// could be analysed; the report's errors say why.
bool analyseFile(const AnalysisOptions &Options, Report &Into);

} // namespace bankcheck

#endif
