#include "Basic/KernelName.h"
#include <gtest/gtest.h>

using namespace bankcheck;

TEST(KernelName, ReturnTypeParametersAndCastsAreDropped) {
  EXPECT_EQ(kernelKey("void f<(int)3, (bool)1>(float *)"), "f<3,1>");
  EXPECT_EQ(kernelKey("f<3, true>"), "f<3,1>");
  EXPECT_EQ(kernelKey("void tiles::f<tiles::Shape<(int)8, (int)4>>(const float *, int)"), "tiles::f<tiles::Shape<8,4>>");
}

TEST(KernelName, ProfilersUnnamedNamespaceIsClangsAnonymousOne) {
  EXPECT_EQ(kernelKey("<unnamed>::blur(const float *, int)"), kernelKey("(anonymous namespace)::blur(const float *, int)"));
  EXPECT_EQ(kernelKey("void <unnamed>::blur<32, 8>(const uchar4 *)"), kernelKey("(anonymous namespace)::blur<32, 8>"));
}
