#include "Basic/KernelName.h"
#include <gtest/gtest.h>

using namespace bankcheck;

TEST(KernelName, ReturnTypeParametersAndCastsAreDropped) {
  EXPECT_EQ(kernelKey("void f<(int)3, (bool)1>(float *)"), "f<3,1>");
  EXPECT_EQ(kernelKey("f<3, true>"), "f<3,1>");
  EXPECT_EQ(kernelKey("void tiles::f<tiles::Shape<(int)8, (int)4>>(const float *, int)"),
            "tiles::f<tiles::Shape<8,4>>");
}

// As Nsight Compute 2025.3 and clang 22 (without enumerators) spell them: test/verify/Inputs/names.cu.
TEST(KernelName, TemplateArgumentsAreNumbers) {
  EXPECT_EQ(kernelKey("void modes<(Mode)7, float>(T2 *)"), "modes<7,float>");
  EXPECT_EQ(kernelKey("modes<(Mode)7, float>"), "modes<7,float>");
  EXPECT_EQ(kernelKey("void tiles::ordered<(tiles::Order)1, int>(T2 *)"), "tiles::ordered<1,int>");
  EXPECT_EQ(kernelKey("void others<<unnamed>::Local, (<unnamed>::Few)3>(float *)"),
            kernelKey("others<(anonymous namespace)::Local, ((anonymous namespace)::Few)3>"));
  const char *Numbers = "numbers<1,97,-3,4,-5,6,-7,8,-9,10>";
  EXPECT_EQ(kernelKey("void numbers<(bool)1, (char)97, (signed char)-3, (short)4, (int)-5, (unsigned int)6, (long)-7, "
                      "(unsigned long)8, (long long)-9, "
                      "(unsigned long long)10>(float *)"),
            Numbers);
  EXPECT_EQ(kernelKey("void numbers<1, 97, (signed char)-3, 4, (int)-5, 6, (long)-7, 8, (long long)-9, 10>(float *)"),
            Numbers);
  EXPECT_EQ(kernelKey("numbers<true, 'a', (signed char)'\\xfd', (short)4, -5, 6U, -7L, 8UL, -9LL, 10ULL>"), Numbers);
  EXPECT_EQ(kernelKey("f<(unsigned char)'\\xfd', '\\x00', '\\n', '\\'', ','>"), "f<253,0,10,39,44>");
  EXPECT_EQ(kernelKey("f<true1, u3l, 18446744073709551615ULL>"), "f<true1,u3l,18446744073709551615>");
}

TEST(KernelName, WhatIsNoNumberStays) {
  EXPECT_EQ(kernelKey("void f<void (int), 'x>(float *)"), "f<void(int),'x>");
  EXPECT_EQ(kernelKey("f<'lambda'(int)>(float)"), "f<'lambda'(int)>");
  EXPECT_EQ(kernelKey("f(int)-3"), "f-3"); // no kernel
  EXPECT_EQ(kernelKey("f<'\\"), "f<'\\");
  EXPECT_EQ(kernelKey("("), "");
}

TEST(KernelName, ProfilersUnnamedNamespaceIsClangsAnonymousOne) {
  EXPECT_EQ(kernelKey("<unnamed>::blur(const float *, int)"),
            kernelKey("(anonymous namespace)::blur(const float *, int)"));
  EXPECT_EQ(kernelKey("void <unnamed>::blur<32, 8>(const uchar4 *)"), kernelKey("(anonymous namespace)::blur<32, 8>"));
}
