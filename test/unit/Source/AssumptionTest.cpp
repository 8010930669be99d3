#include "Source/Assumption.h"
#include <gtest/gtest.h>

using namespace bankcheck;
using namespace bankcheck::source;

/// The fact on `n`, or nothing where \p Text is refused.
static std::optional<ParameterFact> factOf(const char *Text) {
  Assumptions Into;
  if (llvm::Error E = assume(Text, Into)) {
    llvm::consumeError(std::move(E));
    return std::nullopt;
  }
  return Into["n"];
}

TEST(Assumption, TwoRemaindersAreOne) {
  for (const char *Text : {"n % 4 == 1 && n % 32 == 5", "n % 32 == 5 && n % 4 == 1", "n % 32 == 5"}) {
    std::optional<ParameterFact> Fact = factOf(Text);
    ASSERT_TRUE(Fact) << Text;
    EXPECT_EQ(Fact->Modulus, 32) << Text;
    EXPECT_EQ(Fact->Residue, 5) << Text;
  }
  EXPECT_FALSE(factOf("n % 4 == 2 && n % 32 == 5"));
  EXPECT_FALSE(factOf("n % 4 == 1 && n % 6 == 1"));
}
