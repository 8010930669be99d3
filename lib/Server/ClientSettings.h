//===- ClientSettings.h - what an editor is configured to ------------------------===//

#ifndef BANKCHECK_SERVER_CLIENTSETTINGS_H
#define BANKCHECK_SERVER_CLIENTSETTINGS_H

#include "Config/Configuration.h"
#include "llvm/Support/JSON.h"

namespace bankcheck::server {

struct ClientSettings {
  config::Configuration Values;      ///< Those that are understood.
  std::vector<std::string> Mistakes; ///< Messages about the others.
};

/// {"blocks": ["32x8", "kernel=64"], "values": ["n=3"], "arch": "sm_90"}, or an object with these as "bankcheck".
/// Nothing if \p Settings is no object.
std::optional<ClientSettings> readClientSettings(const llvm::json::Value &Settings);

} // namespace bankcheck::server

#endif
