// JSON that is read: reports, baselines, indices, line filters, what processes of the server tell each
// other, records. Each text is tried as all of them.

#include "Report/Json.h"
#include "Common.h"
#include "Filters/Baseline.h"
#include "Filters/ChangedLines.h"
#include "Index/IndexFile.h"
#include "JsonMutator.h"
#include "Profile/Profile.h"
#include "Report/Join.h"

using namespace llvm;
using namespace bankcheck;
using namespace bankcheck::filters;
using namespace bankcheck::profile;
using namespace bankcheck::report;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  fuzz::Timed Run;
  StringRef Text(reinterpret_cast<const char *>(Data), Size);
  if (Expected<Report> R = readJson(Text)) {
    fuzz::renderAll(*R);
    std::vector<Report> Both = {*R, fuzz::someReport()};
    fuzz::renderAll(join(std::move(Both)));
  } else {
    consumeError(R.takeError());
  }
  if (Expected<Baseline> Known = Baseline::read(fuzz::write("baseline.json", Text))) {
    Report R = fuzz::someReport();
    Known->applyTo(R);
  } else {
    consumeError(Known.takeError());
  }
  if (Expected<index::ProjectIndex> Index = index::readIndex(Text)) {
    for (const auto &[Path, File] : Index->files())
      for (const auto &[Linkage, Kernel] : File.Kernels)
        for (const source::Launch &L : Index->launchesElsewhere(File, Linkage).Launches) {
          L.argumentsWith({256});
          L.likelyArgumentsWith({32, 8});
          Index->functionsAround(File, Linkage);
        }
    std::string Written;
    raw_string_ostream Out(Written);
    index::writeIndex(*Index, index::PathStyle::RelativeToHere, Out);
    cantFail(index::readIndex(Written).takeError());
  } else {
    consumeError(Index.takeError());
  }
  if (Expected<ChangedLines> Lines = ChangedLines::fromFilter(Text)) {
    Report R = fuzz::someReport();
    Lines->applyTo(R);
  } else {
    consumeError(Lines.takeError());
  }
  if (Expected<Profile> P = readMeasured(Text); !P)
    consumeError(P.takeError());
  return 0;
}

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *Data, size_t Size, size_t Most, unsigned Seed) {
  return fuzz::mutateJsonParts(Data, Size, Most, Seed);
}
