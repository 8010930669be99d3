//===- LostKernels.h - what errors cost, and which flag would help ---------------===//
//
//   bankcheck: 'utils.h' not found: 3 kernels skipped; try `-- -Iinclude`
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_TOOL_LOSTKERNELS_H
#define BANKCHECK_TOOL_LOSTKERNELS_H

#include "Driver/AnalyseFile.h"

namespace bankcheck::cli {

/// Collects, file by file, the kernels that did not parse.
class LostKernels {
public:
  void add(const std::string &File, const driver::FileResult &Result);
  /// One line for each first cause, that with most kernels first; a few of them.
  std::vector<std::string> summary() const;

private:
  struct Cause {
    unsigned Kernels = 0, Files = 0; ///< Files of which nothing could be analysed.
    std::string FirstFile;
  };
  std::map<std::string, Cause> Causes; ///< By the message of the first error.
};

} // namespace bankcheck::cli

#endif
