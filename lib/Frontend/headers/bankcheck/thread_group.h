//===- thread_group.h - cooperative_groups::thread_group, free functions --===//
#pragma once

#include "bankcheck/thread_grid.h"
#include "bankcheck/thread_tile.h"

namespace cooperative_groups {

// Any group, for functions that take one without being templates. Conversion
// keeps what the functions ask for, so that inlining shows it again.
class thread_group {
  unsigned int rank, count, lanes;
  bool block;

  BANKCHECK_MEMBER_D thread_group(unsigned int rank, unsigned int count,
                                  unsigned int lanes, bool block)
      : rank(rank), count(count), lanes(lanes), block(block) {}

public:
  BANKCHECK_MEMBER_D thread_group(const thread_block &)
      : thread_group(thread_block::thread_rank(), thread_block::num_threads(),
                     0, true) {}
  template <unsigned int Size, typename Parent>
  BANKCHECK_MEMBER_D thread_group(const thread_block_tile<Size, Parent> &tile)
      : thread_group(tile.thread_rank(), Size, tile.mask(), Size > 32) {}
  BANKCHECK_MEMBER_D thread_group(const coalesced_group &group)
      : thread_group(group.thread_rank(), group.size(), group.mask(), false) {}

  BANKCHECK_MEMBER_D unsigned int thread_rank() const { return rank; }
  BANKCHECK_MEMBER_D unsigned int num_threads() const { return count; }
  BANKCHECK_MEMBER_D unsigned int size() const { return count; }
  BANKCHECK_MEMBER_D unsigned int mask() const { return lanes; }
  BANKCHECK_MEMBER_D void sync() const {
    if (block)
      __syncthreads();
    else
      __syncwarp(lanes);
  }

  // A tile whose size is known at run time only.
  BANKCHECK_MEMBER_D thread_group tile(unsigned int size) const {
    unsigned int in_tile = rank % size;
    unsigned int first = thread_block::thread_rank() % 32 - in_tile;
    unsigned int in_mask = size >= 32 ? ~0u : ((1u << size) - 1) << first;
    return thread_group(in_tile, size, in_mask, size > 32);
  }
};

BANKCHECK_D thread_group tiled_partition(const thread_group &parent,
                                         unsigned int size) {
  return parent.tile(size);
}

template <typename Group> BANKCHECK_D void sync(Group &group) { group.sync(); }
template <typename Group>
BANKCHECK_D auto thread_rank(Group &group) -> decltype(group.thread_rank()) {
  return group.thread_rank();
}
template <typename Group>
BANKCHECK_D auto group_size(Group &group) -> decltype(group.size()) {
  return group.size();
}

// Runs a function in one thread of the group.
template <typename Group, typename Function>
BANKCHECK_D void invoke_one(const Group &group, Function function) {
  if (group.thread_rank() == 0)
    function();
}

} // namespace cooperative_groups
