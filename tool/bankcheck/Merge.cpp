// `bankcheck merge`: one report of those that a build wrote for each file.

#include "Command.h"
#include "Input/ReadFile.h"
#include "Limits/Limits.h"
#include "Report/Join.h"
#include "Report/Json.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace llvm;
using namespace bankcheck::config;
using namespace bankcheck::input;
using namespace bankcheck::report;

namespace bankcheck::cli {
namespace {

/// A report of the command line.
class Part {
public:
  explicit Part(const std::string &File) : File(File) {}

  Expected<ReportNames> names() { return text(namesInJson); }
  Expected<Report> read() {
    Expected<Expected<Report>> R = text(readJson);
    return R ? std::move(*R) : R.takeError();
  }
  const std::string &name() const { return File; }

private:
  std::string File;
  std::unique_ptr<MemoryBuffer> Input; ///< Standard input is kept: it can be read once.

  template <typename Reader> auto text(Reader Read) -> Expected<decltype(Read(StringRef()))> {
    if (Input)
      return Read(Input->getBuffer());
    ErrorOr<std::unique_ptr<MemoryBuffer>> Buffer = readFileOrStdin(File, limits::ReportBytes);
    if (!Buffer)
      return errorCodeToError(Buffer.getError());
    auto Result = Read((*Buffer)->getBuffer());
    if (File == "-")
      Input = std::move(*Buffer);
    return Result;
  }
};

} // namespace

int runMerge(const Configuration &Configured) {
  bool IsComplete = true;
  auto Fail = [&](const std::string &File, Error Why) {
    fail("'" + File + "': " + toString(std::move(Why)));
    IsComplete = false;
  };
  // Each is read twice, for its names and to be joined: what many say of one header is never in memory at once.
  std::map<ReportNames, std::vector<Part>> Parts;
  for (const std::string &File : Files) {
    Part P(File);
    if (Expected<ReportNames> Names = P.names())
      Parts[*Names].push_back(std::move(P));
    else
      Fail(File, Names.takeError());
  }
  Joined All([&](Report &R) {
    if (Configured.TheFailOn)
      Configured.applyTo(R, "");
  });
  for (auto &[Names, OfSameNames] : Parts) {
    std::vector<Report> Reports;
    for (Part &P : OfSameNames)
      if (Expected<Report> R = P.read())
        Reports.push_back(std::move(*R));
      else
        Fail(P.name(), R.takeError());
    All.add(std::move(Reports));
  }
  if (!IsComplete)
    return ExitFailure;
  const ReportView Whole = All.view();
  const bool IsWritten = writeReport(Whole);
  if (Error Failed = All.error())
    return fail(toString(std::move(Failed)));
  if (!IsWritten)
    return ExitFailure;
  for (const std::string &File : Whole.Head.NotAnalysed)
    fail("'" + File + "' could not be analysed");
  if (!Whole.Head.NotAnalysed.empty())
    return ExitFailure;
  return statusOf(Whole);
}

} // namespace bankcheck::cli
