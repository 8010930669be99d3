// Sources: from the text to every format. A report says the same when it is read back.

#include "Common.h"
#include "CudaMutator.h"
#include "Filters/NoLint.h"

using namespace llvm;
using namespace bankcheck;
using namespace bankcheck::driver;
using namespace bankcheck::filters;

extern "C" size_t LLVMFuzzerMutate(uint8_t *Data, size_t Size, size_t Most);

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  fuzz::Timed Run;
  AnalysisOptions Options = fuzz::plainOptions();
  Options.Parse.File = "/nowhere/k.cu";
  std::string &Text = Options.Parse.Contents[Options.Parse.File] =
      std::string(reinterpret_cast<const char *>(Data), Size);
  FileResult Result = fuzz::analyse(Options);
  suppress(Result.Findings, [&](const std::string &) { return Text; }, {true, {Options.Parse.File}});
  fuzz::renderAll(Result.Findings);
  return 0;
}

static size_t give(StringRef Text, uint8_t *Out, size_t Most, uint8_t *Data, size_t Size) {
  if (Text.size() > Most) {
    std::copy(Data, Data + std::min(Size, Most), Out);
    return std::min(Size, Most);
  }
  std::copy(Text.begin(), Text.end(), Out);
  return Text.size();
}

/// What was changed last: parts of it come into the next text.
static std::string Last;

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *Data, size_t Size, size_t Most, unsigned Seed) {
  if (Seed % 32 == 0)
    return LLVMFuzzerMutate(Data, Size, Most);
  std::string Text(reinterpret_cast<char *>(Data), Size);
  std::string Changed = fuzz::mutateCuda(Text, Last, Seed);
  if (Seed % 8 == 0)
    Last = Text;
  return give(Changed, Data, Most, Data, Size);
}

extern "C" size_t LLVMFuzzerCustomCrossOver(const uint8_t *Data, size_t Size, const uint8_t *Other, size_t OtherSize,
                                            uint8_t *Out, size_t Most, unsigned Seed) {
  std::string Text(reinterpret_cast<const char *>(Data), Size);
  std::string Changed = fuzz::mutateCuda(Text, StringRef(reinterpret_cast<const char *>(Other), OtherSize), Seed);
  return give(Changed, Out, Most, reinterpret_cast<uint8_t *>(Text.data()), Text.size());
}
