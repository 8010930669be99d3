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

int runMerge(const Configuration &Configured) {
  std::vector<Report> Parts;
  bool IsComplete = true;
  for (const std::string &File : Files) {
    ErrorOr<std::unique_ptr<MemoryBuffer>> Buffer = readFileOrStdin(File, limits::ReportBytes);
    Expected<Report> R =
        Buffer ? readJson((*Buffer)->getBuffer()) : Expected<Report>(errorCodeToError(Buffer.getError()));
    if (!R) {
      fail("'" + File + "': " + toString(R.takeError()));
      IsComplete = false;
      continue;
    }
    Parts.push_back(std::move(*R));
  }
  if (!IsComplete)
    return ExitFailure;
  Report All = join(std::move(Parts));
  if (Configured.TheFailOn)
    Configured.applyTo(All, "");
  if (!writeReport(All))
    return ExitFailure;
  for (const std::string &File : All.NotAnalysed)
    fail("'" + File + "' could not be analysed");
  if (!All.NotAnalysed.empty())
    return ExitFailure;
  return statusOf(All);
}

} // namespace bankcheck::cli
