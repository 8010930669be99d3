//===- ObjectFiles.h - the files that --object names --------------------------===//

#ifndef BANKCHECK_TOOL_OBJECTFILES_H
#define BANKCHECK_TOOL_OBJECTFILES_H

#include "Match/ObjectCode.h"
#include "Match/PtxasInfo.h"

namespace bankcheck::cli {

/// The machine code of \p Paths. A folder stands for the objects, libraries, cubins and fat binaries below it that hold
/// machine code; others in it are passed over. An error if a file cannot be read, or a path has no machine code.
llvm::Expected<std::shared_ptr<match::ObjectCode>> readObjects(llvm::ArrayRef<std::string> Paths);

/// What ptxas printed into \p Paths. An error if a file cannot be read, or names no kernel.
llvm::Expected<std::shared_ptr<match::PtxasInfo>> readPtxasInfo(llvm::ArrayRef<std::string> Paths);

} // namespace bankcheck::cli

#endif
