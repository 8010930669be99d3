// A client of the language server: messages between lines "-----", each with the header that
// the protocol wants; a part that is no object is sent as it is. Analyses are not done: each
// document has the findings of another text, which is what an editor shows while one types.

#include "Server/Messages.h"
#include "Common.h"
#include "JsonMutator.h"
#include "Server/Server.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace bankcheck;
using namespace bankcheck::driver;
using namespace bankcheck::report;
using namespace bankcheck::server;

static ProcessResult pretended(const AnalysisOptions &Options, const AnalysisBudget &) {
  ProcessResult Result;
  Result.Findings = fuzz::someReport();
  Result.IsAnalysed = Options.Parse.File.size() % 5 != 0;
  const auto Move = [&](Location &P) { P.File = Options.Parse.File; };
  for (KernelFinding &K : Result.Findings.Kernels)
    Move(K.Where);
  for (AccessFinding &A : Result.Findings.Accesses) {
    Move(A.Where);
    Move(A.DeclaredAt);
    for (FixFinding &F : A.Fixes) {
      std::vector<EditFinding> Edits = F.Edits.all();
      for (EditFinding &E : Edits)
        Move(E.Begin);
      F.Edits = Edits;
    }
  }
  return Result;
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  fuzz::Timed Run;
  std::string Input;
  for (StringRef Part : fuzz::parts(StringRef(reinterpret_cast<const char *>(Data), Size)))
    Input += Part.starts_with("{") ? "Content-Length: " + std::to_string(Part.size()) + "\r\n\r\n" + Part.str()
                                   : Part.str() + "\r\n\r\n";
  if (Input.empty())
    return 0;
  std::FILE *In = fmemopen(Input.data(), Input.size(), "r");
  std::string Text;
  raw_string_ostream Out(Text);
  lsp::Logger::setLogLevel(lsp::Logger::Level::Error);
  lsp::JSONTransport Transport(std::make_unique<CheckedInput>(In, lsp::JSONStreamStyle::Standard), Out);
  ServerOptions Options;
  Options.Analysis = fuzz::plainOptions();
  Options.IsSynchronous = true;
  Options.Analyse = pretended;
  (void)serve(Transport, std::move(Options));
  std::fclose(In);
  // Whatever comes in, what goes out are messages.
  for (StringRef Rest = Text; !Rest.empty();) {
    uint64_t Length = 0;
    bool HasHeader = Rest.consume_front("Content-Length: ") && !Rest.consumeInteger(10, Length) &&
                     Rest.consume_front("\r\n\r\n") && Length <= Rest.size();
    fuzz::claim(HasHeader, "an answer has its length", Rest);
    Expected<json::Value> Answer = json::parse(Rest.take_front(Length));
    fuzz::claim(bool(Answer), "an answer is JSON", Rest.take_front(Length));
    Rest = Rest.drop_front(Length);
  }
  return 0;
}

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *Data, size_t Size, size_t Most, unsigned Seed) {
  return fuzz::mutateJsonParts(Data, Size, Most, Seed);
}
