// Which iteration is meant is said in words.
// RUN: %people --fail-on=never --format=plain %s > %t && FileCheck %s < %t
// RUN: not grep 'any,' %t
__global__ void k(float *o, int n) {
  __shared__ float s[4096];
  for (int i = 0; i < n; ++i)
#pragma unroll 1
    for (int j = 0; j < 3; ++j) {
      // CHECK: loops.cu:[[#@LINE+1]]:{{[0-9]+}}: note: lanes are 4 words apart; in warp 0 of a block of 32, as launched at line [[#@LINE+5]], in iteration 2 of the loop at line [[#@LINE-1]],
      s[threadIdx.x << j] += o[i];
      __syncthreads();
    }
}
void launch(float *o, int n) { k<<<1, 32>>>(o, n); }

// One iteration stands for all where they cost as much.
__global__ void alike(float *o) {
  __shared__ float s[4096];
#pragma unroll 1
  for (int i = 0; i < 20; ++i) {
    // CHECK: loops.cu:[[#@LINE+1]]:{{[0-9]+}}: note: {{.*}}, in iteration 0 of the loop at line [[#@LINE-1]], lanes 0, 16 meet in bank 0; all 80 requests of a block cost as much{{$}}
    s[2 * threadIdx.x + i % 3 * 64] = o[i];
    __syncthreads();
  }
  o[threadIdx.x] = s[threadIdx.x];
}
void launchAlike(float *o) { alike<<<1, 128>>>(o); }
