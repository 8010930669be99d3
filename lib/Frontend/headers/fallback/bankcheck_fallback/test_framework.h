//===- test_framework.h - stands in for test and benchmark frameworks ------===//
//
// A test is a function; what it asserts is parsed, so that the launches in it
// instantiate kernels.
//===----------------------------------------------------------------------===//
#pragma once

#include <iostream>
#include <string>

struct bankcheck_sink {
  template <typename T> const bankcheck_sink &operator<<(const T &) const;
};
template <typename... T> bankcheck_sink bankcheck_asserted(const T &...);
#define BANKCHECK_JOIN(a, b) a##b
#define BANKCHECK_JOINED(a, b) BANKCHECK_JOIN(a, b)
#define BANKCHECK_UNIQUE(name) BANKCHECK_JOINED(name, __COUNTER__)
