//===- FileChanges.h - files that change on the disk, as the editor tells ---------===//

#ifndef BANKCHECK_SERVER_FILECHANGES_H
#define BANKCHECK_SERVER_FILECHANGES_H

#include "llvm/Support/JSON.h"
#include <set>
#include <string>

namespace bankcheck::server {

/// The parameters of `client/registerCapability`: sources, headers, compile commands and configurations are watched.
llvm::json::Value watchedFiles();

struct FileChanges {
  std::set<std::string> Texts; ///< Sources and headers.
  bool OfSettings = false;     ///< How files are analysed has changed, or it is not known what has.
};

/// In the parameters of `workspace/didChangeWatchedFiles`.
FileChanges changesIn(const llvm::json::Value &Params);

} // namespace bankcheck::server

#endif
