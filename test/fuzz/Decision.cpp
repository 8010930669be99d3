// Queries to Lanes/Decide, drawn from the bytes, against the oracle of the unit tests.

#include "Common.h"
#include "Lanes/Queries.h"

using namespace bankcheck;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  fuzz::Timed Run;
  test::Tally Sum;
  test::RandomQuery Q(test::Draws(Data, Size), Size % 4 ? test::RandomQuery::Any : test::RandomQuery::Linear);
  std::string Wrong = Q.difference(Sum);
  fuzz::claim(Wrong.empty(), "an result agrees with the oracle", Wrong);
  return 0;
}
