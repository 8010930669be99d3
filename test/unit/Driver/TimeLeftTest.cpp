#include "Driver/TimeLeft.h"
#include <gtest/gtest.h>

using namespace bankcheck::driver;

namespace {

TEST(TimeLeftTest, NothingIsSaidBeforeAFileWasAnalysed) {
  TimeLeft Left;
  EXPECT_FALSE(Left.forFiles(10));
  Left.done(0.001, /*WasKept=*/true);
  EXPECT_FALSE(Left.forFiles(10));
  Left.done(2, /*WasKept=*/false);
  EXPECT_TRUE(Left.forFiles(10));
}

TEST(TimeLeftTest, FilesThatAreAllAnalysedTakeTheirMean) {
  TimeLeft Left;
  for (double Seconds : {1, 2, 3})
    Left.done(Seconds, false);
  EXPECT_DOUBLE_EQ(*Left.forFiles(10), 20);
}

TEST(TimeLeftTest, KeptFilesBeforeTheRestDoNotCount) {
  TimeLeft Left;
  for (unsigned I = 0; I < 500; ++I)
    Left.done(0.001, true);
  for (unsigned I = 0; I < 8; ++I)
    Left.done(1, false);
  EXPECT_NEAR(*Left.forFiles(1492), 1492, 1);
}

TEST(TimeLeftTest, TheRestIsMixedAsTheLastFilesWere) {
  TimeLeft Left;
  for (unsigned I = 0; I < 100; ++I)
    Left.done(I % 4 ? 0.001 : 1, I % 4);
  EXPECT_NEAR(*Left.forFiles(400), 100, 1);
}

} // namespace
