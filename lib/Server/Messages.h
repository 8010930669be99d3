//===- Messages.h - what comes from the client ---------------------------------===//
//
// Messages are checked before LLVM's transport parses them: headers without a sound
// length, texts that are no JSON object or nest too deeply. In their place the transport
// is given a call of `InvalidMessage`, whose answer is the error.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_SERVER_MESSAGES_H
#define BANKCHECK_SERVER_MESSAGES_H

#include "llvm/Support/LSP/Transport.h"

namespace bankcheck::server {

/// Its parameters: {"code": -32700, "message": "..."}.
inline constexpr llvm::StringLiteral InvalidMessage = "bankcheck/invalidMessage";

class CheckedInput : public llvm::lsp::JSONTransportInput {
public:
  CheckedInput(std::FILE *In, llvm::lsp::JSONStreamStyle Style);
  bool hasError() const override { return ferror(In); }
  bool isEndOfInput() const override { return feof(In); }
  llvm::LogicalResult readDelimitedMessage(std::string &Json) override;
  llvm::LogicalResult readStandardMessage(std::string &Json) override;

private:
  std::FILE *In;
  bool WasShutDown = false;
  llvm::lsp::JSONTransportInputOverFile Delimited;
};

/// \p Json, or the call that stands for it. Behind a request `shutdown`, which sets \p WasShutDown, no request is right.
std::string checkedMessage(std::string Json, bool &WasShutDown);

} // namespace bankcheck::server

#endif
