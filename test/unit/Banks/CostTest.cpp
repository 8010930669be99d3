// A cost belongs to where lanes lie to each other, not to where they lie.

#include "Banks/Cost.h"
#include <gtest/gtest.h>
#include <random>

using namespace bankcheck;
using namespace bankcheck::banks;

namespace {

TEST(Cost, ShiftsOfAllLanesChangeNothing) {
  std::mt19937 Random(11);
  for (unsigned Round = 0; Round < 2000; ++Round)
    for (unsigned Width : {1, 2, 4, 8, 16}) {
      Request R;
      R.Width = Width;
      for (uint32_t &Offset : R.Offsets)
        Offset = Random() % 64 * Width;
      Request Shifted = R;
      uint32_t By = -(Random() % 32 * 16); // some lanes behind the end of the address space, some in front
      for (uint32_t &Offset : Shifted.Offsets)
        Offset += By;
      std::optional<Cost> Here = costOf(R), There = costOf(Shifted);
      ASSERT_TRUE(Here && There);
      EXPECT_EQ(Here->Wavefronts, There->Wavefronts) << "width " << Width << " by " << int32_t(By);
      EXPECT_EQ(Here->Ways, There->Ways);
    }
}

TEST(Cost, AnUnalignedLaneAtTheEndOfTheAddressSpaceIsServed) {
  Request R;
  R.Offsets.fill(0xfffffffeu);
  std::optional<Cost> C = costOf(R);
  ASSERT_TRUE(C);
  EXPECT_EQ(C->Wavefronts, 1u);
}

} // namespace
