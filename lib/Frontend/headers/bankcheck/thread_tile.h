//===- thread_tile.h - thread_block_tile, coalesced_group -----------------===//
#pragma once

#include "bankcheck/thread_block.h"

namespace cooperative_groups {

// A value of any size is shuffled word by word.
#define BANKCHECK_BY_WORDS(T, VALUE, SHUFFLE)                 \
  union {                                                     \
    T value;                                                  \
    int words[(sizeof(T) + 3) / 4];                           \
  } u = {VALUE};                                              \
  _Pragma("unroll") for (int &word : u.words) word = SHUFFLE; \
  return u.value;

template <unsigned int Size, typename Parent = void> class thread_block_tile {
public:
  // Lanes of a warp follow each other in the block's linear order.
  BANKCHECK_D unsigned int thread_rank() {
    return thread_block::thread_rank() & (Size - 1);
  }
  static constexpr BANKCHECK_MEMBER_HD unsigned int num_threads() {
    return Size;
  }
  static constexpr BANKCHECK_MEMBER_HD unsigned int size() { return Size; }
  BANKCHECK_D unsigned int meta_group_rank() {
    return parent_rank() / Size;
  }
  BANKCHECK_D unsigned int meta_group_size() {
    return (parent_size() + Size - 1) / Size;
  }
  BANKCHECK_D void sync() {
    if constexpr (Size > 32)
      __syncthreads();
    else
      __syncwarp(mask());
  }

  template <typename T> BANKCHECK_D T shfl(T value, int rank) {
    BANKCHECK_BY_WORDS(T, value, __shfl_sync(mask(), word, rank, Size))
  }
  template <typename T> BANKCHECK_D T shfl_up(T value, unsigned int delta) {
    BANKCHECK_BY_WORDS(T, value, __shfl_up_sync(mask(), word, delta, Size))
  }
  template <typename T> BANKCHECK_D T shfl_down(T value, unsigned int delta) {
    BANKCHECK_BY_WORDS(T, value, __shfl_down_sync(mask(), word, delta, Size))
  }
  template <typename T> BANKCHECK_D T shfl_xor(T value, unsigned int lanes) {
    BANKCHECK_BY_WORDS(T, value, __shfl_xor_sync(mask(), word, lanes, Size))
  }

  BANKCHECK_D int any(int predicate) { return __any_sync(mask(), predicate); }
  BANKCHECK_D int all(int predicate) { return __all_sync(mask(), predicate); }
  BANKCHECK_D unsigned int ballot(int predicate) {
    return __ballot_sync(mask(), predicate) >> first_lane();
  }
  template <typename T> BANKCHECK_D unsigned int match_any(T value) {
    return __match_any_sync(mask(), value) >> first_lane();
  }
  template <typename T> BANKCHECK_D unsigned int match_all(T value, int &all) {
    return __match_all_sync(mask(), value, &all) >> first_lane();
  }

  // The lanes of the warp that are in the tile.
  BANKCHECK_D unsigned int mask() {
    if constexpr (Size >= 32)
      return 0xffffffffu;
    else
      return ((1u << Size) - 1) << first_lane();
  }

private:
  BANKCHECK_D unsigned int first_lane() {
    return thread_block::thread_rank() & 31 & ~(Size - 1);
  }
  // Of a tile in a tile, the parent is the tile.
  BANKCHECK_D unsigned int parent_rank() {
    if constexpr (__is_same(Parent, void))
      return thread_block::thread_rank();
    else
      return Parent::thread_rank();
  }
  BANKCHECK_D unsigned int parent_size() {
    if constexpr (__is_same(Parent, void))
      return thread_block::num_threads();
    else
      return Parent::num_threads();
  }
};

// The threads of a warp that are in a mask.
class coalesced_group {
  unsigned int lanes;

public:
  explicit BANKCHECK_MEMBER_D coalesced_group(unsigned int mask)
      : lanes(mask) {}
  BANKCHECK_MEMBER_D unsigned int thread_rank() const {
    return __popc(lanes & __nvvm_read_ptx_sreg_lanemask_lt());
  }
  BANKCHECK_MEMBER_D unsigned int num_threads() const {
    return __popc(lanes);
  }
  BANKCHECK_MEMBER_D unsigned int size() const { return __popc(lanes); }
  BANKCHECK_MEMBER_D unsigned int meta_group_rank() const { return 0; }
  BANKCHECK_MEMBER_D unsigned int meta_group_size() const { return 1; }
  BANKCHECK_MEMBER_D unsigned int mask() const { return lanes; }
  BANKCHECK_MEMBER_D void sync() const { __syncwarp(lanes); }

  template <typename T> BANKCHECK_MEMBER_D T shfl(T value, int rank) const {
    BANKCHECK_BY_WORDS(T, value, __shfl_sync(lanes, word, lane_of(rank)))
  }
  template <typename T>
  BANKCHECK_MEMBER_D T shfl_up(T value, unsigned int delta) const {
    int rank = thread_rank() - delta;
    BANKCHECK_BY_WORDS(
        T, value, __shfl_sync(lanes, word, lane_of(rank < 0 ? 0 : rank)))
  }
  template <typename T>
  BANKCHECK_MEMBER_D T shfl_down(T value, unsigned int delta) const {
    unsigned int rank = thread_rank() + delta;
    BANKCHECK_BY_WORDS(
        T, value,
        __shfl_sync(lanes, word, lane_of(rank < size() ? rank : size() - 1)))
  }
  BANKCHECK_MEMBER_D int any(int predicate) const {
    return __any_sync(lanes, predicate);
  }
  BANKCHECK_MEMBER_D int all(int predicate) const {
    return __all_sync(lanes, predicate);
  }
  BANKCHECK_MEMBER_D unsigned int ballot(int predicate) const {
    return __ballot_sync(lanes, predicate);
  }
  template <typename T>
  BANKCHECK_MEMBER_D unsigned int match_any(T value) const {
    return __match_any_sync(lanes, value);
  }

private:
  BANKCHECK_MEMBER_D int lane_of(int rank) const {
    return (int)__fns(lanes, 0, rank + 1);
  }
};

#undef BANKCHECK_BY_WORDS

BANKCHECK_D coalesced_group coalesced_threads() {
  return coalesced_group(__activemask());
}

template <unsigned int Size>
BANKCHECK_D thread_block_tile<Size> tiled_partition(const thread_block &) {
  return {};
}
template <unsigned int Size, unsigned int ParentSize, typename Parent>
BANKCHECK_D thread_block_tile<Size, thread_block_tile<ParentSize, Parent>>
tiled_partition(const thread_block_tile<ParentSize, Parent> &) {
  return {};
}
template <typename T, typename Group>
BANKCHECK_D coalesced_group labeled_partition(const Group &group, T label) {
  return coalesced_group(__match_any_sync(group.mask(), label));
}
template <typename Group>
BANKCHECK_D coalesced_group binary_partition(const Group &group, bool side) {
  unsigned int yes = __ballot_sync(group.mask(), side);
  return coalesced_group(side ? yes : group.mask() & ~yes);
}

} // namespace cooperative_groups
