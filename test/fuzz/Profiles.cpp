// What a profiler wrote: a source page, a line "-----" and the raw page; or records. What can
// be read is compared with predictions for the same kernel. And what ptxas wrote.

#include "Common.h"
#include "JsonMutator.h"
#include "Match/PtxasInfo.h"
#include "Profile/Csv.h"
#include "Verify/Comparison.h"
#include "Verify/Renderers.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace bankcheck;
using namespace bankcheck::profile;
using namespace bankcheck::verify;

static void use(Expected<Profile> P) {
  if (!P)
    return consumeError(P.takeError());
  Comparison C = compare(fuzz::someReport(), *P);
  std::string Text;
  raw_string_ostream Out(Text);
  renderText(C, Out);
  renderHtml(C, Out);
  renderJson(C, Out);
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  fuzz::Timed Run;
  std::vector<StringRef> Parts = fuzz::parts(StringRef(reinterpret_cast<const char *>(Data), Size));
  consumeError(readCsv(Parts[0], [](const CsvRow &) { return Error::success(); }));
  use(readPages(Parts[0], Parts.size() > 1 ? Parts[1] : ""));
  use(readMeasured(Parts[0]));
  consumeError(match::PtxasInfo().read(Parts[0]));
  return 0;
}

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *Data, size_t Size, size_t Most, unsigned Seed) {
  return fuzz::mutateJsonParts(Data, Size, Most, Seed);
}
