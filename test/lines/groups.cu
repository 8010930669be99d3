// Cooperative groups, cuda::barrier, cuda::pipeline.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/memcpy_async.h>
#include <cuda/barrier>
#include <cuda/pipeline>
#include <cuda_pipeline.h>
namespace cg = cooperative_groups;
__global__ void cg_tile(float *o) {
  __shared__ float s[256];
  auto block = cg::this_thread_block();
  auto tile = cg::tiled_partition<16>(block);
  s[block.thread_rank()] = o[block.thread_rank()];
  block.sync();
  float v = s[tile.meta_group_rank() * 16 + tile.thread_rank()];
  v += s[tile.thread_rank() * 4];
  o[block.thread_rank()] = cg::reduce(tile, v, cg::plus<float>());
}
__global__ void cg_copy(float *o, const float *in) {
  __shared__ alignas(16) float s[256];
  auto block = cg::this_thread_block();
  cg::memcpy_async(block, s, in, sizeof(float) * 256);
  cg::wait(block);
  o[block.thread_rank()] = s[block.thread_rank() * 2 & 255];
}
__global__ void barriers(float *o) {
  __shared__ cuda::barrier<cuda::thread_scope_block> bar;
  __shared__ float s[256];
  int t = threadIdx.x;
  if (t == 0) init(&bar, blockDim.x);
  __syncthreads();
  s[t] = o[t];
  auto token = bar.arrive();
  bar.wait(std::move(token));
  o[t] = s[t * 2 & 255];
}
__global__ void pipelined(float *o, const float *in) {
  __shared__ alignas(16) float s[2][256];
  int t = threadIdx.x;
  auto pipe = cuda::make_pipeline();
  pipe.producer_acquire();
  cuda::memcpy_async(&s[0][t], &in[t], sizeof(float), pipe);
  pipe.producer_commit();
  pipe.consumer_wait();
  o[t] = s[0][t ^ 1];
  pipe.consumer_release();
  __pipeline_memcpy_async(&s[1][t], &in[t + 256], 4);
  __pipeline_commit();
  __pipeline_wait_prior(0);
  o[t] += s[1][t];
}
