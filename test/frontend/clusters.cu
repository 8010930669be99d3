// Clusters: the header of a toolkit hides them from compilers that it does not know.
// RUN: %bundled --all --no-fixes --fail-on=never %s -- -arch=sm_90 -std=c++17 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=passed
// RUN: %if toolkit %{ bankcheck --format=plain --each --all --no-fixes --fail-on=never %s -- -arch=sm_90 -std=c++17 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=passed %}
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

__global__ void __cluster_dims__(2) ranks(float *o) {
  __shared__ float s[64];
  cg::cluster_group cluster = cg::this_cluster();
  s[threadIdx.x] = o[cluster.block_rank() + cluster.num_blocks() + cluster.thread_rank()];
  cluster.sync();
  o[threadIdx.x] = s[threadIdx.x * 2]; // CHECK: clusters.cu:[[#@LINE]]:20: warning: 2-way bank conflict reading 's'
}

// Another block's memory: banks do not matter to it.
__global__ void __cluster_dims__(2) neighbour(float *o) {
  __shared__ float s[64];
  cg::cluster_group cluster = cg::this_cluster();
  s[threadIdx.x] = o[threadIdx.x];
  cluster.barrier_arrive();
  cluster.barrier_wait();
  const float *other = cluster.map_shared_rank(s, cluster.block_rank() ^ 1);
  o[threadIdx.x] = other[threadIdx.x]; // CHECK: clusters.cu:[[#@LINE]]:20: remark: no bank conflict {{.*}}: what this operation costs does not depend on banks
  cluster.sync();
}
// CHECK: {{^}}2 kernels, 4 shared accesses: 3 clean, 1 with conflicts, 0 undecided

void launch(float *o) {
  ranks<<<2, 32>>>(o);
  neighbour<<<2, 32>>>(o);
}
