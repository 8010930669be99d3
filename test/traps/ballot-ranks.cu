// Lanes that keep an element write it behind those of the lanes below that keep one (lib/Analysis/BallotRanks.h).
// RUN: %bundled --all --no-fixes --fail-on=never %s | FileCheck %s

__device__ unsigned below() { return (1u << threadIdx.x % 32) - 1; }
__device__ unsigned lanemask_gt() {
  unsigned mask;
  asm("mov.u32 %0, %%lanemask_gt;" : "=r"(mask));
  return mask;
}

// Whoever passes: their ranks are 0, 1, 2, ...
__global__ void side_by_side(int *o, const int *in) {
  __shared__ int s[2048];
  bool keep = in[threadIdx.x] > 0;
  unsigned kept = __ballot_sync(~0u, keep);
  if (keep) {
    // CHECK: :[[#@LINE+1]]:5: remark: no bank conflict writing 's': 1 wavefront per request
    s[__popc(kept & below())] = 1;
    // Those whose ranks are 16 apart meet.
    // CHECK: :[[#@LINE+1]]:5: warning: up to 2-way bank conflict writing 's': at most 2 wavefronts per request
    s[__popc(kept & below()) * 2] = 2;
    // From the last on, and with the lane itself.
    // CHECK: :[[#@LINE+1]]:5: remark: no bank conflict
    s[__popc(kept & lanemask_gt()) + 64] = 3;
    // CHECK: :[[#@LINE+1]]:5: remark: no bank conflict
    s[__popc(kept & (below() * 2 + 1)) - 1 + in[0] * 4] = 4;
    // CHECK: :[[#@LINE+1]]:5: warning: up to 32-way
    s[__popc(kept & below()) * 32] = 5;
  } else {
    // Those that are not kept have ranks among the kept that repeat.
    // CHECK: :[[#@LINE+1]]:5: remark: data-dependent bank conflict writing 's': 1 to 32 wavefronts per request, ideal
    s[__popc(kept & below()) * 32] = 6;
  }
  // CHECK: :[[#@LINE+1]]:3: remark: data-dependent
  s[__popc(kept & below()) * 16] = 7;
  __syncthreads();
  o[threadIdx.x] = s[o[threadIdx.x]];
}

// Of other lanes than those that count each other.
__global__ void others(int *o, const int *in) {
  __shared__ int s[2048];
  bool keep = in[threadIdx.x] > 0, other = in[threadIdx.x + 32] > 0;
  unsigned kept = __ballot_sync(~0u, keep);
  if (other) {
    // CHECK: :[[#@LINE+1]]:5: remark: data-dependent
    s[__popc(kept & below()) * 32] = 1;
  }
  if (keep) {
    // A further condition leaves gaps.
    if (other)
      // CHECK: :[[#@LINE+1]]:7: remark: data-dependent
      s[__popc(kept & below()) * 16] = 2;
    // The lane itself decides, too.
    // CHECK: :[[#@LINE+1]]:5: remark: data-dependent
    s[__popc(kept & below()) + threadIdx.x] = 3;
    // Each half of the warp for itself.
    // CHECK: :[[#@LINE+1]]:5: remark: {{undecided|data-dependent}}
    s[__popc(kept & below() & (threadIdx.x % 32 < 16 ? 0xffff : 0xffff0000))] = 4;
    // Wider than a word: it is served in parts.
    // CHECK: :[[#@LINE+1]]:5: remark: data-dependent
    reinterpret_cast<double *>(s)[__popc(kept & below())] = 5;
  }
  __syncthreads();
  o[threadIdx.x] = s[o[threadIdx.x]];
}

// The vote of an earlier iteration does not number those of this one.
__global__ void earlier(int *o, const int *in) {
  __shared__ int s[4096];
  int rank = 0;
  for (int i = 0; i < 3; ++i) {
    bool keep = in[threadIdx.x + 32 * i] > 0;
    if (keep)
      // CHECK: :[[#@LINE+1]]:7: remark: {{undecided|data-dependent}}
      s[rank * 32 + i] = 1;
    unsigned kept = __ballot_sync(~0u, keep);
    rank = __popc(kept & below());
    if (keep)
      // CHECK: :[[#@LINE+1]]:7: remark: no bank conflict
      s[rank + 1024] = 2;
  }
  __syncthreads();
  o[threadIdx.x] = s[o[threadIdx.x]];
}

// Lanes leave the loop with ranks of different votes.
__global__ void left(int *o, const int *in) {
  __shared__ int s[4096];
  unsigned kept;
  bool keep;
  int i = 0;
  do {
    keep = in[threadIdx.x + 32 * i++] > 0;
    kept = __ballot_sync(__activemask(), keep);
  } while (!keep);
  // CHECK: :[[#@LINE+1]]:3: remark: {{undecided|data-dependent}}
  s[__popc(kept & below()) * 32] = 1;
  __syncthreads();
  o[threadIdx.x] = s[o[threadIdx.x]];
}

// Who is there.
__global__ void present(int *o, const int *in) {
  __shared__ int s[2048];
  __shared__ int count;
  if (in[threadIdx.x] > 0) {
    unsigned here = __activemask();
    int leader = __ffs(here) - 1, first = 0;
    if (threadIdx.x % 32 == leader)
      first = atomicAdd(&count, __popc(here));
    first = __shfl_sync(here, first, leader);
    // CHECK: :[[#@LINE+1]]:5: remark: no bank conflict writing 's': 1 wavefront
    s[first + __popc(here & below())] = 1;
  }
  __syncthreads();
  o[threadIdx.x] = s[o[threadIdx.x]];
}

// The stream compaction of each block, over more than a block's elements.
__global__ void compact(float *out, const float *in, int *count, int n) {
  __shared__ float kept[1024];
  __shared__ int warps[8];
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  int staged = 0;
  for (int base = 0; base < n; base += blockDim.x) {
    const float v = in[base + threadIdx.x];
    const bool keep = v > 0;
    const unsigned mask = __ballot_sync(~0u, keep);
    if (lane == 0)
      warps[warp] = __popc(mask);
    __syncthreads();
    int before = 0, all = 0;
    for (int w = 0; w < 8; ++w) {
      before += w < warp ? warps[w] : 0;
      all += warps[w];
    }
    if (keep)
      // CHECK: :[[#@LINE+1]]:7: remark: no bank conflict writing 'kept': 1 wavefront per request
      kept[staged + before + __popc(mask & below())] = v;
    staged += all;
    __syncthreads();
  }
  out[threadIdx.x] = kept[threadIdx.x];
}
void launch(float *out, const float *in, int *count, int n) { compact<<<4, 256>>>(out, in, count, n); }
