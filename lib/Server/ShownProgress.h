//===- ShownProgress.h - long work, as the editor shows it -------------------------===//

#ifndef BANKCHECK_SERVER_SHOWNPROGRESS_H
#define BANKCHECK_SERVER_SHOWNPROGRESS_H

#include "Server/Worker.h"
#include "llvm/Support/LSP/Transport.h"
#include <atomic>

namespace bankcheck::server {

class ShownProgress {
public:
  explicit ShownProgress(std::atomic<int64_t> &NextId) : NextId(NextId) {}

  bool IsWanted = false; ///< The editor can show it.
  llvm::lsp::OutgoingNotification<llvm::json::Value> Tell;
  llvm::lsp::OutgoingRequest<llvm::json::Value> Create;

  /// Until end(). Called from several threads.
  void begin(const Work &W);
  void end(const Work &W);

private:
  std::atomic<int64_t> &NextId; ///< Of the requests to the editor.
  std::mutex Lock;
  std::map<std::pair<std::string, Purpose>, std::string> Tokens;
};

} // namespace bankcheck::server

#endif
