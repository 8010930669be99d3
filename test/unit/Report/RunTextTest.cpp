#include "Report/RunText.h"
#include "gtest/gtest.h"

namespace bankcheck::report {
namespace {

TEST(RunText, SaysWhichLoopByItsLine) {
  const std::vector<unsigned> Lines{4, 6};
  EXPECT_EQ(iterationText("3", {8}), "iteration 3 of the loop at line 8");
  EXPECT_EQ(iterationText("any,any", Lines), "any iteration");
  EXPECT_EQ(iterationText("any,0", Lines), "iteration 0 of the loop at line 6");
  EXPECT_EQ(iterationText("2,3", Lines), "iteration 2 of the loop at line 4 and 3 of that at line 6");
  EXPECT_EQ(iterationText("0,0", Lines), "iteration 0 of the loops at lines 4, 6");
  EXPECT_EQ(iterationText("any,0", {4, 4}), "iteration 0 of the inner loop");
  EXPECT_EQ(iterationText("any,0", {0, 4}), "iteration 0 of the inner loop");
}

TEST(RunText, SaysWhichIterationOfWhichLoop) {
  EXPECT_EQ(runText(0, ""), "warp 0");
  EXPECT_EQ(runText(1, "any"), "warp 1, any iteration");
  EXPECT_EQ(runText(0, "3"), "warp 0, iteration 3");
  EXPECT_EQ(runText(0, "5 or later"), "warp 0, iteration 5 or later");
  EXPECT_EQ(runText(0, "any,any"), "warp 0, any iteration");
  EXPECT_EQ(runText(0, "any,0"), "warp 0, iteration 0 of the inner loop");
  EXPECT_EQ(runText(0, "2,any"), "warp 0, iteration 2 of the outer loop");
  EXPECT_EQ(runText(0, "2,3"), "warp 0, iteration 2 of the outer and 3 of the inner loop");
  EXPECT_EQ(runText(0, "0,0"), "warp 0, iteration 0 of both loops");
  EXPECT_EQ(runText(0, "1,1,1"), "warp 0, iteration 1 of all loops");
  EXPECT_EQ(runText(0, "1,any,2"), "warp 0, iteration 1 of the outermost and 2 of the innermost loop");
  EXPECT_EQ(runText(0, "any,4,any,any,7"), "warp 0, iteration 4 of the second and 7 of the innermost loop");
}

} // namespace
} // namespace bankcheck::report
