// What lanes tell each other is known where it is known which of them are there, and only there.
// RUN: %bundled --all --no-fixes --fail-on=never %s | FileCheck %s

__device__ int rank(unsigned votes) { return __popc(votes & ((1u << threadIdx.x % 32) - 1)); }

// Data decide who votes, or what.
__global__ void byData(int *o, const int *in) {
  __shared__ int s[2048];
  if (in[threadIdx.x] > 0) {
    // CHECK: :[[#@LINE+1]]:5: warning: up to 32-way bank conflict writing 's': at most 32
    s[rank(__activemask()) * 32] = 1;
    // CHECK: :[[#@LINE+1]]:5: remark: undecided
    s[rank(__ballot_sync(0xffffffffu, threadIdx.x & 1)) * 32] = 1;
  }
  // CHECK: :[[#@LINE+1]]:3: remark: data-dependent bank conflict writing 's': 1 to 32 wavefronts per request, ideal 1
  s[rank(__ballot_sync(~0u, in[threadIdx.x] > 1)) * 32] = 2;
  // CHECK: :[[#@LINE+1]]:3: remark: data-dependent
  s[__popc(__match_any_sync(~0u, in[threadIdx.x])) * threadIdx.x] = 2;
  // Some lane is known to have it.
  // CHECK: :[[#@LINE+1]]:3: warning: 4-way
  s[(__any_sync(~0u, threadIdx.x % 32 == 5 || in[threadIdx.x]) ? 4 : 2) * threadIdx.x] = 2;
  if (in[threadIdx.x + 32] > 0)
    return;
  // CHECK: :[[#@LINE+1]]:3: warning: up to 32-way
  s[rank(__activemask()) * 32] = 3;
  o[threadIdx.x] = s[threadIdx.x];
}

// A condition that is the same for the warp parts nobody.
__global__ void byWarp(int *o, int n) {
  __shared__ int s[2048];
  if (n > 3)
    // CHECK: :[[#@LINE+1]]:5: warning: 32-way
    s[rank(__activemask()) * 32] = 1;
  // All lanes or none.
  // CHECK: :[[#@LINE+1]]:3: warning: 32-way
  s[__popc(__ballot_sync(~0u, n > 4)) * threadIdx.x] = 1;
#pragma unroll 1
  for (int i = 0; i < n; ++i)
    // CHECK: :[[#@LINE+1]]:5: warning: 32-way
    s[rank(__activemask()) * 32] = i;
  o[threadIdx.x] = s[threadIdx.x];
}

// Lanes leave a loop, nobody knows which: what is inside, and what is behind it at once.
__global__ void inLoops(int *o, const int *in, int n) {
  __shared__ int s[2048];
#pragma unroll 1
  for (int i = threadIdx.x; i < n; i += 64)
    // CHECK: :[[#@LINE+1]]:5: warning: up to 32-way
    s[rank(__activemask()) * 32] = i;
#pragma unroll 1
  for (int i = 0; i < 8; ++i) {
    // All 32 in the first iteration; whoever is left in others is numbered from 0 on, too.
    // CHECK: :[[#@LINE+1]]:5: warning: up to 32-way
    s[rank(__activemask()) * 32] = i;
    if (in[i * 64 + threadIdx.x] > 0)
      break;
  }
  __syncwarp();
  // Each lane as often as its number says: that is known of each iteration.
#pragma unroll 1
  for (int i = 0; i < threadIdx.x; ++i)
    // CHECK: :[[#@LINE+1]]:5: warning: 32-way
    s[rank(__activemask()) * 32] = i;
  // CHECK: :[[#@LINE+1]]:3: remark: undecided
  s[rank(__activemask()) * 32] = 5;
  o[threadIdx.x] = s[threadIdx.x];
}

// A warp of 16 lanes.
__global__ void half(int *o) {
  __shared__ int s[2048];
  // CHECK: :[[#@LINE+1]]:3: warning: 16-way
  s[__popc(__ballot_sync(~0u, 1)) * 2 * threadIdx.x] = 1;
  // CHECK: :[[#@LINE+1]]:3: remark: no bank conflict
  s[__reduce_add_sync(~0u, threadIdx.x) % 7 + threadIdx.x] = 1;
  o[threadIdx.x] = s[threadIdx.x];
}

void launch(int *o, const int *in, int n) {
  byData<<<1, 64>>>(o, in);
  byWarp<<<1, 64>>>(o, n);
  inLoops<<<1, 64>>>(o, in, n);
  half<<<1, 16>>>(o);
}
