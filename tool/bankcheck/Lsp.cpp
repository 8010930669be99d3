// `bankcheck lsp`: the language server on standard input and output.

#include "Command.h"
#include "Server/Messages.h"
#include "Server/Server.h"
#include "llvm/Support/LSP/Transport.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"
#include <csignal>

using namespace llvm;
using namespace bankcheck::driver;
using namespace bankcheck::server;

namespace bankcheck::cli {
namespace {

cl::opt<bool> LitTest("lit-test", cl::desc("Messages stand between lines '// -----', and each is done before the next"),
                      cl::Hidden, cl::sub(lspCommand()), cl::cat(category(OptionGroup::Report)));
cl::opt<bool> Verbose("verbose", cl::desc("Log messages to standard error"), cl::sub(lspCommand()),
                      cl::cat(category(OptionGroup::Report)));

} // namespace

int runLsp(const AnalysisOptions &Options, const Configurations &Configured) {
  lsp::Logger::setLogLevel(Verbose ? lsp::Logger::Level::Debug : lsp::Logger::Level::Error);
  sys::ChangeStdinToBinary();
  sys::ChangeStdoutToBinary();
  // An editor that is gone is the end of the input, not a signal.
  std::signal(SIGPIPE, SIG_IGN);
  auto Style = LitTest ? lsp::JSONStreamStyle::Delimited : lsp::JSONStreamStyle::Standard;
  lsp::JSONTransport Transport(std::make_unique<CheckedInput>(stdin, Style), outs(), /*PrettyOutput=*/LitTest);
  ServerOptions Server;
  Server.Budget = budget();
  Server.Analysis = Options;
  Server.CommandLine = Configured.commandLine();
  Server.DatabaseDirectory = databaseDirectory();
  Server.Version = BANKCHECK_VERSION;
  Server.IsSynchronous = LitTest;
  bool WasShutDown = serve(Transport, std::move(Server));
  outs().clear_error();
  return WasShutDown ? ExitClean : ExitFindings; // as the protocol asks
}

} // namespace bankcheck::cli
