//===- standard.h - what nvcc includes of the C++ library -----------------===//
//
// nvcc's own headers include <utility>, <functional> and more, so programs call
// std::forward or std::min without including anything. Including those would
// take longer than most files; these few stand beside the library's.
//===----------------------------------------------------------------------===//
#pragma once

#include "bankcheck/keywords.h"

// `enable_if` makes other signatures of these than the library's, and twice
// makes them the better choice, also where <algorithm> of Clang's CUDA wrappers
// does the same once. A program's own macros `min` and `max` do not apply to
// names in parentheses.
#define BANKCHECK_BESIDE                                     \
  __attribute__((host, device, nodebug, enable_if(true, ""), \
                 enable_if(true, ""))) inline constexpr
namespace std {
template <typename T>
BANKCHECK_BESIDE T &&forward(__remove_reference_t(T) & x) noexcept {
  return static_cast<T &&>(x);
}
template <typename T>
BANKCHECK_BESIDE __remove_reference_t(T) && move(T &&x) noexcept {
  return static_cast<__remove_reference_t(T) &&>(x);
}
template <typename T> BANKCHECK_BESIDE const T &(min)(const T &a, const T &b) {
  return b < a ? b : a;
}
template <typename T> BANKCHECK_BESIDE const T &(max)(const T &a, const T &b) {
  return a < b ? b : a;
}
} // namespace std
#undef BANKCHECK_BESIDE
