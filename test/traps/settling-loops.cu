// Loops that run nobody knows how often, whose values are doubled or halved until nothing
// is left: what each iteration makes is known.
// RUN: %bundled --no-fixes --all --fail-on=never %s | FileCheck %s

// Where lanes are 32 words apart only 4 are left: never more than 4 meet.
__global__ void tree(float *o, int trips) {
  __shared__ float s[128];
  int stride = 1, threads = 128;
#pragma unroll 1
  for (int i = 0; i < trips; ++i) {
    stride <<= 1;
    threads >>= 1;
    if (threadIdx.x < threads)
      // CHECK: settling-loops.cu:[[#@LINE+2]]:7: warning: 4-way bank conflict writing 's': 4 wavefronts per request, ideal 1 [bankcheck-conflict]
      // CHECK-NEXT: note: lanes are 4 words apart; in warp 0 of a block of 128{{(, as launched at line [0-9]+)?}}, in iteration 1 of the loop at line [[#@LINE-5]], lanes 0, 8, 16, 24 meet in bank 3
      s[stride * threadIdx.x + stride - 1] = i;
  }
  o[threadIdx.x] = s[threadIdx.x];
}

// Each iteration as the hardware has it; how many there are is not known, and what
// stands behind them is any of them.
__global__ void up(float *o, int n) {
  __shared__ float s[4096];
  int d = 1;
#pragma unroll 1
  for (; d < n; d *= 2)
    // CHECK: settling-loops.cu:[[#@LINE+2]]:5: warning: 32-way bank conflict writing 's': 32 wavefronts per request, ideal 1 [bankcheck-conflict]
    // CHECK-NEXT: note: lanes are 32 words apart; in warp 0 of a block of 32{{(, as launched at line [0-9]+)?}}, in iteration 5 of the loop at line [[#@LINE-2]], lanes 0, 1, 2, ..., 31 meet in bank 0
    s[d * threadIdx.x] = d;
  // CHECK: settling-loops.cu:[[#@LINE+1]]:20: warning: 32-way bank conflict reading 's': 32 wavefronts per request, ideal 1, for example where {{.*}} and the iteration in which the loop at line 27 ends, of those that differ, == 4
  o[threadIdx.x] = s[d * threadIdx.x];
}

// At rest after one iteration, and a counter that goes on.
__global__ void first(float *o, int n) {
  __shared__ float s[4096];
  int step = 3;
#pragma unroll 1
  for (int i = 0; i < n; ++i) {
    // CHECK: settling-loops.cu:[[#@LINE+2]]:5: warning: 2-way bank conflict writing 's': 2 wavefronts per request, ideal 1 [bankcheck-conflict]
    // CHECK-NEXT: note: lanes are 2 words apart; in warp 0 of a block of 32{{(, as launched at line [0-9]+)?}}, in iteration 1 or later of the loop at line [[#@LINE-2]], lanes 0, 16 meet in bank 1
    s[step * threadIdx.x + i] = i;
    step = 2;
  }
  o[threadIdx.x] = s[threadIdx.x];
}

// Two buffers in turns behind a first iteration of another kind.
__global__ void prologue(float *o, int n) {
  __shared__ float s[2][32 * 33];
  int step = 1, buffer = 0;
#pragma unroll 1
  for (int i = 0; i < n; ++i) {
    // CHECK: settling-loops.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
    s[buffer][step * threadIdx.x] = i;
    step = 33;
    buffer ^= 1;
  }
  o[threadIdx.x] = s[0][threadIdx.x];
}

void launch(float *o, int n) {
  tree<<<1, 128>>>(o, n);
  up<<<1, 32>>>(o, n);
  first<<<1, 32>>>(o, n);
  prologue<<<1, 32>>>(o, n);
}

// Beside eight values that are handed on, of which the first becomes another each time:
// they are given up one after the other, and x is still followed.
__global__ void beside(float *o, int m, unsigned n) {
  __shared__ float s[8192];
  unsigned a = 1, b = 2, c = 3, d = 4, e = 5, f = 6, g = 7, h = 8, x = 2;
#pragma unroll 1
  for (int i = 0; i < m; ++i) {
    // CHECK: settling-loops.cu:[[#@LINE+1]]:13: remark: no bank conflict reading 's'
    o[i] += s[threadIdx.x * (1 + x)];
    s[threadIdx.x + h] = x;
    h = g; g = f; f = e; e = d; d = c; c = b; b = a;
    a = a * a + n;
    x ^= 4;
  }
}
