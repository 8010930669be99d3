//===- gtest.h - stands in for GoogleTest -----------------------------------===//
#pragma once

#include "bankcheck_fallback/test_framework.h"

namespace testing {
class Test {
protected:
  virtual void SetUp();
  virtual void TearDown();
  virtual void TestBody() = 0;
};
template <typename T> class TestWithParam : public Test {
public:
  static T GetParam();
};
template <typename... T> struct Types {};
template <typename... T> int Values(T...);
template <typename... T> int Combine(T...);
template <typename... T> int Range(T...);
void InitGoogleTest(int *, char **);
} // namespace testing
int RUN_ALL_TESTS();
#define TEST(suite, name) static void suite##_##name()
#define BANKCHECK_TEST(fixture, name)                                                                                  \
  struct fixture##_##name : fixture {                                                                                  \
    void TestBody();                                                                                                   \
  };                                                                                                                   \
  void fixture##_##name::TestBody()
#define TEST_F(fixture, name) BANKCHECK_TEST(fixture, name)
#define TEST_P(fixture, name) BANKCHECK_TEST(fixture, name)
#define INSTANTIATE_TEST_SUITE_P(...) static_assert(true, "")
#define TYPED_TEST_SUITE(...) static_assert(true, "")
#define ASSERT_TRUE(...) bankcheck_asserted(__VA_ARGS__)
#define ASSERT_FALSE(...) bankcheck_asserted(__VA_ARGS__)
#define ASSERT_EQ(...) bankcheck_asserted(__VA_ARGS__)
#define ASSERT_NE(...) bankcheck_asserted(__VA_ARGS__)
#define ASSERT_LT(...) bankcheck_asserted(__VA_ARGS__)
#define ASSERT_LE(...) bankcheck_asserted(__VA_ARGS__)
#define ASSERT_GT(...) bankcheck_asserted(__VA_ARGS__)
#define ASSERT_GE(...) bankcheck_asserted(__VA_ARGS__)
#define ASSERT_NEAR(...) bankcheck_asserted(__VA_ARGS__)
#define ASSERT_FLOAT_EQ(...) bankcheck_asserted(__VA_ARGS__)
#define EXPECT_TRUE(...) bankcheck_asserted(__VA_ARGS__)
#define EXPECT_FALSE(...) bankcheck_asserted(__VA_ARGS__)
#define EXPECT_EQ(...) bankcheck_asserted(__VA_ARGS__)
#define EXPECT_NE(...) bankcheck_asserted(__VA_ARGS__)
#define EXPECT_LT(...) bankcheck_asserted(__VA_ARGS__)
#define EXPECT_LE(...) bankcheck_asserted(__VA_ARGS__)
#define EXPECT_GT(...) bankcheck_asserted(__VA_ARGS__)
#define EXPECT_GE(...) bankcheck_asserted(__VA_ARGS__)
#define EXPECT_NEAR(...) bankcheck_asserted(__VA_ARGS__)
#define EXPECT_FLOAT_EQ(...) bankcheck_asserted(__VA_ARGS__)
#define EXPECT_DOUBLE_EQ(...) bankcheck_asserted(__VA_ARGS__)
#define SUCCEED() bankcheck_asserted(0)
#define FAIL() bankcheck_asserted(0)
#define GTEST_SKIP() bankcheck_asserted(0)
