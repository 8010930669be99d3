// Memory of other blocks of a cluster: banks do not matter to loads, stores and 32-bit atomics there (cuda-samples/
// bank-probe/cluster-h100.jsonl), but a rank may be the block's own.
// RUN: %bundled --all --no-fixes --fail-on=never %s -- -arch=sm_90 -std=c++17 | FileCheck %s --implicit-check-not='{{warning|remark}}:'
// RUN: %bundled --all --no-fixes --fail-on=never --format=json %s -- -arch=sm_90 -std=c++17 | FileCheck %s --check-prefix=JSON
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

__global__ void __cluster_dims__(4) ranks(int *o, unsigned r, unsigned n) {
  __shared__ int s[2048];
  cg::cluster_group cluster = cg::this_cluster();
  unsigned t = threadIdx.x, own = cluster.block_rank();
  // CHECK: other-blocks.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
  s[t] = o[t];
  cluster.sync();
  // Another block for certain.
  // CHECK: other-blocks.cu:[[#@LINE+1]]:10: remark: no bank conflict accessing {{.*}}: what this operation costs does not depend on banks
  o[t] = cluster.map_shared_rank(s, own ^ 1)[32 * t];
  // CHECK: other-blocks.cu:[[#@LINE+1]]:10: remark: no bank conflict accessing {{.*}}: what
  o[t] = cluster.map_shared_rank(s, (own + 1) % 4)[32 * t];
  // CHECK: other-blocks.cu:[[#@LINE+1]]:10: remark: no bank conflict accessing {{.*}}: what
  o[t] = cluster.map_shared_rank(s, (own + 2) % 3)[32 * t];
  // The block itself, perhaps.
  // CHECK: other-blocks.cu:[[#@LINE+4]]:10: remark: 32-way bank conflict reading 's': 32 wavefronts per request, ideal 1, where the rank is the block's own
  // CHECK-NOT: --set
  // CHECK: note: in another block's memory banks do not matter: there a request waits for each 32 bytes that its lanes touch
  // JSON: "only_for": "own_block"
  o[t] = cluster.map_shared_rank(s, r)[32 * t];
  // CHECK: other-blocks.cu:[[#@LINE+1]]:10: remark: 32-way bank conflict reading 's'
  o[t] = cluster.map_shared_rank(s, (own + 3) % 3)[32 * t];
  // CHECK: other-blocks.cu:[[#@LINE+1]]:10: remark: 32-way bank conflict reading 's'
  o[t] = cluster.map_shared_rank(s, (own + n) & 3)[32 * t];
  // CHECK: other-blocks.cu:[[#@LINE+2]]:10: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
  // CHECK-NEXT: note: the requests may be others: it may access the memory of another block of the cluster
  o[t] = cluster.map_shared_rank(s, r)[t];
  // CHECK: other-blocks.cu:[[#@LINE+1]]:3: remark: 2-way bank conflict writing 's'
  cluster.map_shared_rank(s, r)[2 * t] = 1;
  // Atomics of 32 bits: 'add 1' has no form of its own there.
  // CHECK: other-blocks.cu:[[#@LINE+1]]:3: remark: 32 lanes update one word of 's', one after the other
  atomicAdd(cluster.map_shared_rank(s, r), 1);
  // CHECK: other-blocks.cu:[[#@LINE+1]]:3: remark: no bank conflict accessing {{.*}}: what
  atomicAdd(cluster.map_shared_rank(s, own ^ 2), 1);
  // CHECK: other-blocks.cu:[[#@LINE+1]]:3: remark: no bank conflict accessing {{.*}}: what
  atomicCAS(cluster.map_shared_rank(s, own ^ 2) + 32 * t, 1, 2);
  // Loops wait for one another there, too.
  // CHECK: other-blocks.cu:[[#@LINE+1]]:3: remark: undecided bank conflict accessing {{.*}}: no rule is known for this operation on the memory of another block of the cluster
  atomicAdd((float *)cluster.map_shared_rank(s, own ^ 2) + t, 1.f);
  cluster.sync();
}

__global__ void __cluster_dims__(2) assembly(int *o, unsigned r) {
  __shared__ int s[2048];
  s[threadIdx.x] = o[threadIdx.x]; // CHECK: other-blocks.cu:[[#@LINE]]:3: remark: no bank conflict writing 's'
  unsigned place = unsigned(__cvta_generic_to_shared(s + 2 * threadIdx.x)), there;
  asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(there) : "r"(place), "r"(r));
  // CHECK: other-blocks.cu:[[#@LINE+1]]:3: remark: 2-way bank conflict reading 's': 2 wavefronts per request, ideal 1, where the rank is the block's own
  asm volatile("ld.shared::cluster.b32 %0, [%1];" : "=r"(place) : "r"(there));
  o[threadIdx.x] = place;
}

void launch(int *o, unsigned n) {
  ranks<<<4, 32>>>(o, n, n);
  assembly<<<2, 32>>>(o, n);
}
