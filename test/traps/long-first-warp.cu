// A kernel of which the first warp alone takes more than its share of the work: a sum by
// a tree, 64 times in each round of a loop.
// RUN: %bundled --no-fixes --all --fail-on=never %s | FileCheck %s

__device__ int before(int *s, int *count, int x) {
  s[threadIdx.x] = x;
  int offset = 1;
  for (int left = 128; left > 0; left >>= 1) {
    __syncthreads();
    if (threadIdx.x < left)
      // CHECK: long-first-warp.cu:[[#@LINE+3]]:7: warning: 8-way bank conflict reading 's': 8 wavefronts per request, ideal 1 [bankcheck-conflict]
      // CHECK-NEXT: note: lanes are 8 words apart; in warp 0 of a block of 256{{(, as launched at line [0-9]+)?}}, in iteration 0 of the loop at line 46,
      // CHECK: long-first-warp.cu:[[#@LINE+1]]:7: warning: 8-way bank conflict writing 's': 8 wavefronts per request, ideal 1 [bankcheck-conflict]
      s[offset * (2 * threadIdx.x + 2) - 1] += s[offset * (2 * threadIdx.x + 1) - 1];
    offset <<= 1;
  }
  for (int d = 1; d < 128; d = 2 * d + 1) {
    offset >>= 1;
    __syncthreads();
    if (threadIdx.x < d)
      // CHECK: long-first-warp.cu:[[#@LINE+1]]:7: warning: 8-way bank conflict reading 's': 8 wavefronts per request, ideal 1 [bankcheck-conflict]
      s[offset * (threadIdx.x + 1) - 1 + (offset >> 1)] += s[offset * (threadIdx.x + 1) - 1];
  }
  __syncthreads();
  int sum = s[threadIdx.x] + *count;
  __syncthreads();
  if (threadIdx.x == 255)
    *count += s[255];
  return sum;
}

__global__ void compact(int *o, const int *in, int rounds) {
  __shared__ int s[256], count;
  int a = 0, b = 0, c = 0; // lost one after the other: each is another attempt
  for (int round = 0; round < rounds; ++round) {
    if (in[a] < 0)
      __syncthreads();
    a = b;
    b = c;
    c = in[round];
    int own[64];
#pragma unroll
    for (int i = 0; i < 64; ++i)
      own[i] = in[(round * 64 + i) * 256 + threadIdx.x];
#pragma unroll
    for (int i = 0; i < 64; ++i)
      if (int at = before(s, &count, own[i] != 0))
        o[at] = own[i];
  }
}

void launch(int *o, const int *in, int n) { compact<<<1, 256>>>(o, in, n); }
