//===- ClientCapabilities.h - what the editor can do -----------------------------===//

#ifndef BANKCHECK_SERVER_CLIENTCAPABILITIES_H
#define BANKCHECK_SERVER_CLIENTCAPABILITIES_H

#include "llvm/Support/JSON.h"

namespace bankcheck::server {

struct ClientCapabilities {
  bool HasProgress = false, HasHintRefresh = false, HasLensRefresh = false, ResolvesEdits = false, WatchesFiles = false;
};

/// \p Said: the client's `capabilities`, or null.
ClientCapabilities capabilitiesIn(const llvm::json::Object *Said);

} // namespace bankcheck::server

#endif
