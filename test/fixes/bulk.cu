// Tiles that a bulk copy writes by a tensor map: what can be changed is the map's swizzle, with the matching xor where
// the tile is read.
// RUN: %bundled --fail-on=never %s -- -arch=sm_90 | FileCheck %s --implicit-check-not="tile[r]" --implicit-check-not="tile[b]" --implicit-check-not='float tile['
#include <cstdint>

__device__ unsigned address(const void *p) { return unsigned(__cvta_generic_to_shared(p)); }
__device__ void fill(void *to, const void *map, uint64_t *bar) {
  asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4}], [%2];"
               :: "r"(address(to)), "l"(map), "r"(address(bar)), "r"(0), "r"(0) : "memory");
}

// Columns of 16 bytes: one piece of each row, and eight rows come apart.
__global__ void vectors(const float4 *map, float4 *o) {
  __shared__ alignas(128) float4 tile[32][8];
  __shared__ uint64_t bar;
  if (threadIdx.x == 0)
    fill(tile, map, &bar);
  __syncthreads();
  for (int i = 0; i < 8; ++i)
    // CHECK: bulk.cu:[[#@LINE+2]]:{{[0-9]+}}: warning: 8-way bank conflict reading 'tile': 32 wavefronts per request, ideal 4
    // CHECK: bulk.cu:[[#@LINE-7]]:34: note: 'CU_TENSOR_MAP_SWIZZLE_128B' makes the access to 'tile' clean, for 0 bytes more shared memory (by hand: in the tensor map of the copy that writes 'tile', with byte b of it accessed at b ^ (b / 128 % 8 * 16) and aligned to 1024 bytes)
    o[i * 32 + threadIdx.x] = tile[threadIdx.x][i];
}

// Of single words four rows stay together.
__global__ void words(const float4 *map, float *o) {
  __shared__ alignas(128) float tile[32][32];
  __shared__ uint64_t bar;
  if (threadIdx.x == 0)
    fill(tile, map, &bar);
  __syncthreads();
  // CHECK: bulk.cu:[[#@LINE+2]]:{{[0-9]+}}: warning: 32-way bank conflict reading 'tile'
  // CHECK: note: with 'CU_TENSOR_MAP_SWIZZLE_128B' a block needs 4 wavefronts for 'tile' instead of 32
  o[threadIdx.x] = tile[threadIdx.x][blockIdx.x];
}

// A copy to global memory leaves the tile to the lanes.
__global__ void stored(const float4 *map, float *o) {
  __shared__ alignas(128) int out[32][32];
  out[threadIdx.x][blockIdx.x] = threadIdx.x;
  __syncthreads();
  asm volatile("cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [%0, {%2, %3}], [%1];" ::"l"(map),
               "r"(address(out)), "r"(0), "r"(0) : "memory");
  // CHECK: note: 'int out[32][33]' makes
}

void launch(const float4 *m, float *o) {
  vectors<<<1, 32>>>(m, (float4 *)o);
  words<<<1, 32>>>(m, o);
  stored<<<1, 32>>>(m, o);
}
