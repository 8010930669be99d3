//===- warp.h - shuffles, votes, matches, reductions over a warp ----------===//
#pragma once

#include "bankcheck/keywords.h"

// Values move as words. A template parses faster than CUDA's eight overloads.
//
// The instruction's last operand is the mask of the segment in bits 8..12, and
// the lane to stop at in bits 0..4 (the first for `up`, the last for others).
#define BANKCHECK_SHUFFLE(NAME, MODE, LANE, STOP)                             \
  template <typename T>                                                       \
  BANKCHECK_D T NAME(unsigned int mask, T value, LANE lane, int width = 32) { \
    union {                                                                   \
      T value;                                                                \
      int words[2];                                                           \
    } u = {value};                                                            \
    int segment = (32 - width) << 8 | STOP;                                   \
    u.words[0] =                                                              \
        __nvvm_shfl_sync_##MODE##_i32(mask, u.words[0], lane, segment);       \
    if constexpr (sizeof(T) > 4)                                              \
      u.words[1] =                                                            \
          __nvvm_shfl_sync_##MODE##_i32(mask, u.words[1], lane, segment);     \
    return u.value;                                                           \
  }
BANKCHECK_SHUFFLE(__shfl_sync, idx, int, 0x1f)
BANKCHECK_SHUFFLE(__shfl_up_sync, up, unsigned int, 0)
BANKCHECK_SHUFFLE(__shfl_down_sync, down, unsigned int, 0x1f)
BANKCHECK_SHUFFLE(__shfl_xor_sync, bfly, int, 0x1f)
#undef BANKCHECK_SHUFFLE

#define __all_sync __nvvm_vote_all_sync
#define __any_sync __nvvm_vote_any_sync
#define __uni_sync __nvvm_vote_uni_sync
#define __ballot_sync __nvvm_vote_ballot_sync
#define __activemask __nvvm_activemask

template <typename T>
BANKCHECK_D unsigned int __match_any_sync(unsigned int mask, T value) {
  if constexpr (sizeof(T) <= 4)
    return __nvvm_match_any_sync_i32(mask, __builtin_bit_cast(int, value));
  else
    return __nvvm_match_any_sync_i64(mask,
                                     __builtin_bit_cast(long long, value));
}
template <typename T>
BANKCHECK_D unsigned int __match_all_sync(unsigned int mask, T value,
                                          int *predicate) {
  if constexpr (sizeof(T) <= 4)
    return __nvvm_match_all_sync_i32p(mask, __builtin_bit_cast(int, value),
                                      predicate);
  else
    return __nvvm_match_all_sync_i64p(
        mask, __builtin_bit_cast(long long, value), predicate);
}

// The builtins know integers by their signs.
template <typename T>
BANKCHECK_D T __reduce_min_sync(unsigned int mask, T value) {
  if constexpr ((T)-1 < (T)0)
    return (T)__nvvm_redux_sync_min(value, mask);
  else
    return (T)__nvvm_redux_sync_umin(value, mask);
}
template <typename T>
BANKCHECK_D T __reduce_max_sync(unsigned int mask, T value) {
  if constexpr ((T)-1 < (T)0)
    return (T)__nvvm_redux_sync_max(value, mask);
  else
    return (T)__nvvm_redux_sync_umax(value, mask);
}
#define BANKCHECK_REDUCE(OPERATION, mask, value) \
  ((__typeof__(+(value)))__nvvm_redux_sync_##OPERATION(value, mask))
#define __reduce_add_sync(mask, value) BANKCHECK_REDUCE(add, mask, value)
#define __reduce_and_sync(mask, value) BANKCHECK_REDUCE(and, mask, value)
#define __reduce_or_sync(mask, value) BANKCHECK_REDUCE(or, mask, value)
#define __reduce_xor_sync(mask, value) BANKCHECK_REDUCE(xor, mask, value)
