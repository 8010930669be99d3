#include "Fixes/IndexExpression.h"
#include <gtest/gtest.h>

using namespace bankcheck::fixes;

namespace {

std::string swizzled(llvm::StringRef Index, OperatorSpacing Spacing = OperatorSpacing::Blanks) {
  IndexExpression I(Index, Spacing);
  return (I ^ (I / 32 % 8 * 4)).text();
}

std::string skewed(llvm::StringRef Index, OperatorSpacing Spacing = OperatorSpacing::Blanks) {
  IndexExpression I(Index, Spacing);
  return (I + I / 32).text();
}

TEST(IndexExpression, ComputesConstants) {
  EXPECT_EQ(swizzled("0"), "0");
  EXPECT_EQ(swizzled("64"), std::to_string(64 ^ (64 / 32 % 8 * 4)));
  EXPECT_EQ(swizzled("0x40u"), std::to_string(64 ^ (64 / 32 % 8 * 4)));
  EXPECT_EQ(skewed("31"), "31");
  EXPECT_EQ(skewed("100"), std::to_string(100 + 100 / 32));
}

TEST(IndexExpression, LeavesOutWhatChangesNothing) {
  IndexExpression Column("c", OperatorSpacing::Blanks), Row("r", OperatorSpacing::Blanks),
      First("0", OperatorSpacing::Blanks);
  EXPECT_EQ((Column ^ (First / 2 % 8)).text(), "c");
  EXPECT_EQ((First ^ (Row % 8)).text(), "r % 8");
  EXPECT_EQ((Column + First).text(), "c");
  EXPECT_EQ((Column ^ (Row / 1 * 1)).text(), "c ^ r");
  EXPECT_EQ((Row % 1).text(), "0");
}

TEST(IndexExpression, HasParenthesesWhereTheyAreNeeded) {
  EXPECT_EQ(swizzled("i"), "i ^ (i / 32 % 8 * 4)");
  EXPECT_EQ(swizzled("at(i + 1)"), "at(i + 1) ^ (at(i + 1) / 32 % 8 * 4)");
  EXPECT_EQ(swizzled("p->x[0]"), "p->x[0] ^ (p->x[0] / 32 % 8 * 4)");
  EXPECT_EQ(swizzled("8 * i"), "(8 * i) ^ (8 * i / 32 % 8 * 4)");
  EXPECT_EQ(swizzled("-i"), "(-i) ^ (-i / 32 % 8 * 4)");
  EXPECT_EQ(skewed("i + 1"), "i + 1 + (i + 1) / 32");
  EXPECT_EQ(skewed("i << 1"), "(i << 1) + (i << 1) / 32");
  EXPECT_EQ(skewed("a ? b : c"), "(a ? b : c) + (a ? b : c) / 32");
  EXPECT_EQ(skewed("i /* 0 */"), "(i /* 0 */) + (i /* 0 */) / 32");
  EXPECT_EQ(skewed("1'000"), "(1'000) + (1'000) / 32");
}

TEST(IndexExpression, HasBlanksAsTheSourceHas) {
  EXPECT_EQ(swizzled("i+1", OperatorSpacing::None), "(i+1)^((i+1)/32%8*4)");
  EXPECT_LT(blanksAroundOperators("ty*32+tx"), 0);
  EXPECT_GT(blanksAroundOperators("ty * 32 + tx"), 0);
  EXPECT_EQ(blanksAroundOperators("p->x"), 0);
  EXPECT_EQ(blanksAroundOperators("i++"), 0);
  EXPECT_EQ(blanksAroundOperators("-1"), 0);
  EXPECT_EQ(blanksAroundOperators("tid"), 0);
}

} // namespace
