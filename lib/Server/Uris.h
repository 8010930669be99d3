//===- Uris.h - files as editors name them ---------------------------------===//

#ifndef BANKCHECK_SERVER_URIS_H
#define BANKCHECK_SERVER_URIS_H

#include "llvm/Support/LSP/Protocol.h"
#include <string>

namespace bankcheck::server {

/// The path; `file://localhost/` is this machine (RFC 8089).
std::string fileOf(const llvm::lsp::URIForFile &Uri);

/// A URI of \p File; empty if that is no absolute path. Of a document that is open the editor's own is needed: some
/// compare them letter by letter.
std::string uriOf(const std::string &File);

} // namespace bankcheck::server

#endif
