//===- cooperative_groups/scan.h - inclusive_scan, exclusive_scan ---------===//
#pragma once

#include "cooperative_groups/reduce.h"

namespace cooperative_groups {

template <typename Group, typename T, typename Function>
BANKCHECK_D T inclusive_scan(const Group &group, T value, Function op) {
  for (unsigned int delta = 1; delta < group.size(); delta *= 2) {
    T below = group.shfl_up(value, delta);
    if (group.thread_rank() >= delta)
      value = op(below, value);
  }
  return value;
}
template <typename Group, typename T>
BANKCHECK_D T inclusive_scan(const Group &group, T value) {
  return inclusive_scan(group, value, plus<T>());
}
template <typename Group, typename T, typename Function>
BANKCHECK_D T exclusive_scan(const Group &group, T value, Function op) {
  T below = group.shfl_up(inclusive_scan(group, value, op), 1);
  return group.thread_rank() == 0 ? T() : below;
}
template <typename Group, typename T>
BANKCHECK_D T exclusive_scan(const Group &group, T value) {
  return exclusive_scan(group, value, plus<T>());
}

} // namespace cooperative_groups
