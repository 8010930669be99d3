//===- thread_block.h - cooperative_groups::thread_block ------------------===//
#pragma once

#include "bankcheck_cuda.h"

namespace cooperative_groups {

class thread_block {
public:
  BANKCHECK_D void sync() { __syncthreads(); }
  BANKCHECK_D unsigned int thread_rank() {
    return (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
  }
  BANKCHECK_D unsigned int num_threads() {
    return blockDim.x * blockDim.y * blockDim.z;
  }
  BANKCHECK_D unsigned int size() { return num_threads(); }
  BANKCHECK_D dim3 group_index() { return blockIdx; }
  BANKCHECK_D dim3 thread_index() { return threadIdx; }
  BANKCHECK_D dim3 group_dim() { return blockDim; }
  BANKCHECK_D dim3 dim_threads() { return blockDim; }

  struct arrival_token {};
  BANKCHECK_D arrival_token barrier_arrive() { return {}; }
  BANKCHECK_D void barrier_wait(arrival_token &&) { __syncthreads(); }
};

BANKCHECK_D thread_block this_thread_block() { return {}; }

} // namespace cooperative_groups
