//===- thread_grid.h - cooperative_groups::grid_group, cluster_group ------===//
#pragma once

#include "bankcheck/thread_block.h"

namespace cooperative_groups {

class grid_group {
public:
  // Waiting for other blocks is waiting for all threads of one's own, too.
  BANKCHECK_D void sync() { __syncthreads(); }
  BANKCHECK_D bool is_valid() { return true; }
  BANKCHECK_D unsigned long long block_rank() {
    return ((unsigned long long)blockIdx.z * gridDim.y + blockIdx.y) * gridDim.x
           + blockIdx.x;
  }
  BANKCHECK_D unsigned long long num_blocks() {
    return (unsigned long long)gridDim.x * gridDim.y * gridDim.z;
  }
  BANKCHECK_D unsigned long long thread_rank() {
    return block_rank() * thread_block::num_threads()
           + thread_block::thread_rank();
  }
  BANKCHECK_D unsigned long long num_threads() {
    return num_blocks() * thread_block::num_threads();
  }
  BANKCHECK_D unsigned long long size() { return num_threads(); }
  BANKCHECK_D dim3 group_dim() { return gridDim; }
  BANKCHECK_D dim3 dim_blocks() { return gridDim; }
  BANKCHECK_D dim3 block_index() { return blockIdx; }
};

BANKCHECK_D grid_group this_grid() { return {}; }

class cluster_group {
public:
  BANKCHECK_D void sync() {
    barrier_arrive();
    barrier_wait();
  }
  BANKCHECK_D void barrier_arrive() { __nvvm_barrier_cluster_arrive(); }
  BANKCHECK_D void barrier_wait() { __nvvm_barrier_cluster_wait(); }
  BANKCHECK_D unsigned int block_rank() {
    return __nvvm_read_ptx_sreg_cluster_ctarank();
  }
  BANKCHECK_D unsigned int num_blocks() {
    return __nvvm_read_ptx_sreg_cluster_nctarank();
  }
  BANKCHECK_D unsigned int thread_rank() {
    return block_rank() * thread_block::num_threads()
           + thread_block::thread_rank();
  }
  BANKCHECK_D unsigned int num_threads() {
    return num_blocks() * thread_block::num_threads();
  }
  BANKCHECK_D unsigned int size() { return num_threads(); }
  BANKCHECK_D dim3 block_index() {
    return dim3(__nvvm_read_ptx_sreg_cluster_ctaid_x(),
                __nvvm_read_ptx_sreg_cluster_ctaid_y(),
                __nvvm_read_ptx_sreg_cluster_ctaid_z());
  }
  BANKCHECK_D dim3 dim_blocks() {
    return dim3(__nvvm_read_ptx_sreg_cluster_nctaid_x(),
                __nvvm_read_ptx_sreg_cluster_nctaid_y(),
                __nvvm_read_ptx_sreg_cluster_nctaid_z());
  }
  template <typename T>
  BANKCHECK_D static T *map_shared_rank(T *address, unsigned int rank) {
    return (T *)__nvvm_mapa((void *)address, rank);
  }
  template <typename T>
  BANKCHECK_D static unsigned int query_shared_rank(const T *address) {
    return __nvvm_getctarank((void *)address);
  }
};

BANKCHECK_D cluster_group this_cluster() { return {}; }

} // namespace cooperative_groups
