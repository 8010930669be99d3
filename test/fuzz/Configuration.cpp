// A .bankcheck.yaml; behind a line "-----" what block comments, options and settings say.

#include "Config/Configuration.h"
#include "Common.h"
#include "Config/HeaderFilter.h"
#include "Filters/ChangedLines.h"

using namespace llvm;
using namespace bankcheck;
using namespace bankcheck::config;
using namespace bankcheck::filters;
using namespace bankcheck::report;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  fuzz::Timed Run;
  std::vector<StringRef> Parts = fuzz::parts(StringRef(reinterpret_cast<const char *>(Data), Size));
  if (std::optional<Configuration> Read = Configuration::read(fuzz::write(".bankcheck.yaml", Parts[0]))) {
    std::string Text = Read->text();
    std::optional<Configuration> Again = Configuration::read(fuzz::write("again.yaml", Text));
    fuzz::claim(Again.has_value(), "a configuration that is printed can be read", Text);
    fuzz::claim(Again->text() == Text, "a configuration that is read and printed stays as it is",
                Text + "\n->\n" + Again->text());
    (void)Read->userOverrides();
    for (const char *File : {"/nowhere/some.cu", "a.cu", ""}) {
      (void)Read->takes(File);
      Report R = fuzz::someReport();
      Read->applyTo(R, File);
    }
  }
  Configuration Own;
  for (size_t I = 1; I < Parts.size(); ++I) {
    (void)Own.takeBlock(Parts[I]);
    (void)Own.takeValue(Parts[I]);
    (void)headerFilterProblem(Parts[I].str());
    if (Expected<ChangedLines> Lines = ChangedLines::fromFilter(Parts[I])) {
      Report R = fuzz::someReport();
      Lines->applyTo(R);
    } else {
      consumeError(Lines.takeError());
    }
  }
  (void)Own.text();
  return 0;
}
