//===- ParseAction.h - a parse that is recorded -------------------------------===//

#ifndef BANKCHECK_FRONTEND_PARSEACTION_H
#define BANKCHECK_FRONTEND_PARSEACTION_H

#include "Frontend/ParseErrors.h"
#include "Frontend/ParseEvents.h"
#include "clang/Frontend/FrontendAction.h"
#include <functional>

namespace clang {
class CXXMethodDecl;
} // namespace clang

namespace bankcheck::frontend {

struct Preamble;

class ParseAction : public clang::ASTFrontendAction {
public:
  ParseAction(const ParseOptions &Options, ErrorCollector &Errors);

  std::vector<Event> Events;
  std::vector<clang::CXXMethodDecl *> MadeTrivial; ///< While it was parsed.
  /// While code is made: takes what is loaded from a prelude, since that code refers to it.
  std::function<void(clang::Decl *)> Loaded;
  const Preamble *Own = nullptr; ///< The parse goes on behind it.

protected:
  std::unique_ptr<clang::ASTConsumer> CreateASTConsumer(clang::CompilerInstance &Compiler, llvm::StringRef) override;

private:
  const std::set<std::string> Uninitialised;
  const bool WatchesCccl;
  cache::ReadLog *const Reads;
  ErrorCollector &Errors;
};

} // namespace bankcheck::frontend

#endif
