#include "Ncu.h"
#include "Input/ReadFile.h"
#include "Limits/Limits.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"

using namespace llvm;
using namespace bankcheck::input;
using namespace bankcheck::profile;

namespace bankcheck::cli {
namespace {

/// What ncu says of a failure, in one line: the errors and warnings among its own lines, which begin with `==`, or
/// the last lines of all.
std::string complaintIn(StringRef Output) {
  constexpr size_t MostLines = 3;
  std::vector<StringRef> Lines, Complaints;
  for (StringRef Line : split(Output, '\n')) {
    Line = Line.trim();
    if (!Line.empty())
      Lines.push_back(Line);
    if (Line.consume_front("==ERROR==") || Line.consume_front("==WARNING=="))
      Complaints.push_back(Line.trim());
  }
  return join(ArrayRef<StringRef>(Complaints.empty() ? Lines : Complaints).take_back(MostLines), "; ");
}

Error failure(const Twine &What, StringRef Output) {
  std::string Complaint = complaintIn(Output);
  return createStringError(What + (Complaint.empty() ? "" : ": " + Complaint));
}

/// Runs \p Command, which has the path of ncu in front; returns what it wrote.
Expected<std::string> outputOf(ArrayRef<StringRef> Command) {
  SmallString<128> Path;
  if (std::error_code Error = sys::fs::createTemporaryFile("bankcheck-ncu", "csv", Path))
    return createStringError(Error.message());
  llvm::scope_exit Remove([&] { sys::fs::remove(Path); });
  std::optional<StringRef> Redirects[] = {StringRef(""), Path.str(), std::nullopt};
  std::string Error;
  int Code = sys::ExecuteAndWait(Command[0], Command, std::nullopt, Redirects, 0, 0, &Error);
  ErrorOr<std::unique_ptr<MemoryBuffer>> Written = readFile(Path.str().str(), limits::ReportBytes);
  std::string Output = Written ? (*Written)->getBuffer().str() : "";
  if (!Error.empty())
    return createStringError("cannot run '" + Command[0] + "': " + Error);
  if (Code != 0)
    return failure("'" + Command[0] + "' failed with exit status " + Twine(Code), Output);
  if (!Written)
    return createStringError("the output of '" + Command[0] + "': " + Written.getError().message());
  return Output;
}

} // namespace

Expected<std::string> findNcu(const std::string &Given) {
  if (!Given.empty())
    return Given;
  if (ErrorOr<std::string> Found = sys::findProgramByName("ncu"))
    return *Found;
  return createStringError("no 'ncu' in PATH: install Nsight Compute, give --ncu=PATH, or export the pages where ncu "
                           "is and give --profile and --raw (docs/verify.md)");
}

bool isNcuReport(StringRef File) { return File.ends_with(".ncu-rep"); }

Expected<Profile> profileInReport(const std::string &Ncu, const std::string &Report) {
  if (std::error_code Error = sys::fs::access(Report, sys::fs::AccessMode::Exist))
    return createStringError(Error.message());
  Expected<std::string> Source =
      outputOf({Ncu, "--import", Report, "--csv", "--page", "source", "--print-source", "cuda,sass"});
  if (!Source)
    return Source.takeError();
  Expected<std::string> Raw = outputOf({Ncu, "--import", Report, "--csv", "--page", "raw", "--print-units", "base"});
  if (!Raw)
    return Raw.takeError();
  return readPages(*Source, *Raw);
}

std::string metricsOfCounters() {
  std::string Metrics;
  for (const CounterName &C : Counters)
    Metrics += (Metrics.empty() ? "" : ",") + std::string(C.Metric);
  return Metrics;
}

Expected<Profile> profileOfRun(const std::string &Ncu, const std::vector<std::string> &Program, bool WithCounters) {
  SmallString<128> Folder;
  if (std::error_code Error = sys::fs::createUniqueDirectory("bankcheck-verify", Folder))
    return createStringError(Error.message());
  llvm::scope_exit Remove([&] { sys::fs::remove_directories(Folder); });
  std::string Stem = (Folder + "/report").str(), Report = Stem + ".ncu-rep";
  // What the pages need, and nothing that is measured in further passes unless it is asked for.
  const std::string Metrics = metricsOfCounters();
  std::vector<StringRef> Collect = {Ncu};
  append_range(Collect,
               std::initializer_list<StringRef>{"--clock-control", "none", "--section", "SourceCounters", "--section",
                                                "LaunchStats", "--import-source", "no", "-f", "-o", Stem});
  if (WithCounters)
    append_range(Collect, std::initializer_list<StringRef>{"--metrics", Metrics});
  append_range(Collect, Program);
  Expected<std::string> Output = outputOf(Collect);
  if (!Output)
    return Output.takeError();
  // ncu ends with 0 where it could profile nothing.
  if (!sys::fs::exists(Report))
    return failure("ncu profiled no kernel", *Output);
  return profileInReport(Ncu, Report);
}

} // namespace bankcheck::cli
