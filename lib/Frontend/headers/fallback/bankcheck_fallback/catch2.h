//===- catch2.h - stands in for Catch2 and doctest --------------------------===//
#pragma once

#include "bankcheck_fallback/test_framework.h"

#define TEST_CASE(...) static void BANKCHECK_UNIQUE(bankcheck_test_)()
#define SECTION(...) if (bool BANKCHECK_UNIQUE(bankcheck_section_) = true)
#define SUBCASE(...) SECTION(__VA_ARGS__)
#define TEMPLATE_TEST_CASE(name, tags, ...) template <typename TestType> static void BANKCHECK_UNIQUE(bankcheck_test_)()
#define TEMPLATE_LIST_TEST_CASE(name, tags, ...) TEMPLATE_TEST_CASE(name, tags, __VA_ARGS__)
#define GENERATE(...) bankcheck_generated(__VA_ARGS__)
template <typename T, typename... U> T bankcheck_generated(T, U...);
#define REQUIRE(...) bankcheck_asserted(__VA_ARGS__)
#define REQUIRE_FALSE(...) bankcheck_asserted(__VA_ARGS__)
#define CHECK(...) bankcheck_asserted(__VA_ARGS__)
#define CHECK_FALSE(...) bankcheck_asserted(__VA_ARGS__)
#define REQUIRE_THAT(...) bankcheck_asserted(0)
#define CAPTURE(...) bankcheck_asserted(0)
#define INFO(...) ((void)0)
