//===- Server.h - the language server -----------------------------------------===//
//
// Messages are answered at once, from the last good answer of the worker. A new
// answer is taken unless the text has changed meanwhile, or, while one types, has
// errors that it had not: then the last one stays until the file is saved.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_SERVER_SERVER_H
#define BANKCHECK_SERVER_SERVER_H

#include "Config/Configuration.h"
#include "Driver/AnalyseOutOfProcess.h"
#include <chrono>

namespace llvm {
namespace lsp {
class JSONTransport;
}
} // namespace llvm

namespace bankcheck::server {

struct ServerOptions {
  driver::AnalysisOptions Analysis;  ///< Toolkit and resources.
  config::Configuration CommandLine; ///< Over the client's settings, and these over the files'.
  std::string DatabaseDirectory;     ///< Of compile_commands.json; empty: looked for upwards from each file.
  std::string Version;
  /// Answers nothing before the analysis is done, without delay: for tests that
  /// write all messages at once.
  bool IsSynchronous = false;
  /// From the last change of a text to its analysis; shorter if the one before took less.
  std::chrono::milliseconds MostDelay{300};
  driver::AnalysisBudget Budget; ///< Of one analysis.
  /// How a text is analysed: tests of the protocol have their own way.
  std::function<driver::ProcessResult(const driver::AnalysisOptions &, const driver::AnalysisBudget &)> Analyse =
      driver::analyseOutOfProcess;
};

/// Serves until `exit` or the end of the input. False unless `shutdown` came before.
bool serve(llvm::lsp::JSONTransport &Transport, ServerOptions Options);

} // namespace bankcheck::server

#endif
