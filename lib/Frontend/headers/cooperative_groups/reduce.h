//===- cooperative_groups/reduce.h - reduce and its operators -------------===//
#pragma once

#include "cooperative_groups.h"

namespace cooperative_groups {

#define BANKCHECK_OPERATOR(NAME, EXPRESSION)                                \
  template <typename T = void> struct NAME {                                \
    BANKCHECK_MEMBER_HD T operator()(T a, T b) const { return EXPRESSION; } \
  };
BANKCHECK_OPERATOR(plus, a + b)
BANKCHECK_OPERATOR(less, b < a ? b : a)
BANKCHECK_OPERATOR(greater, a < b ? b : a)
BANKCHECK_OPERATOR(bit_and, a &b)
BANKCHECK_OPERATOR(bit_or, a | b)
BANKCHECK_OPERATOR(bit_xor, a ^ b)
#undef BANKCHECK_OPERATOR

template <unsigned int Size, typename Parent, typename T, typename Function>
BANKCHECK_D T reduce(const thread_block_tile<Size, Parent> &tile, T value,
                     Function op) {
#pragma unroll
  for (unsigned int lanes = Size / 2; lanes > 0; lanes /= 2)
    value = op(value, tile.shfl_xor(value, lanes));
  return value;
}
template <typename T, typename Function>
BANKCHECK_D T reduce(const coalesced_group &group, T value, Function op) {
  for (unsigned int rank = 1; rank < group.size(); ++rank)
    value = op(value, group.shfl(value, rank));
  return value;
}

} // namespace cooperative_groups
