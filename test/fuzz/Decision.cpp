// Questions to Lanes/Decide, drawn from the bytes, against the oracle of the unit tests.

#include "Common.h"
#include "Lanes/Questions.h"

using namespace bankcheck;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  fuzz::Timed Run;
  test::Tally Sum;
  test::RandomQuestion Q(test::Draws(Data, Size), Size % 4 ? test::RandomQuestion::Any : test::RandomQuestion::Linear);
  std::string Wrong = Q.difference(Sum);
  fuzz::claim(Wrong.empty(), "an answer agrees with the oracle", Wrong);
  return 0;
}
