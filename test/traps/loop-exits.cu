// What a variable is behind a loop that may end in any of its iterations: any of the
// values that it had, and not the last.
// RUN: %bundled --no-fixes --all --fail-on=never %s | FileCheck %s

__global__ void found(float *o, const int *in) { // 0 to 8
  __shared__ float s[512];
  int i = 0;
  for (; i < 8; ++i)
    if (in[i])
      break;
  // CHECK: loop-exits.cu:[[#@LINE+2]]:20: warning: 8-way bank conflict reading 's': 8 wavefronts per request, ideal 1
  // CHECK-SAME: , where the condition at line 9 goes one way
  o[threadIdx.x] = s[i * threadIdx.x];
}

__global__ void swapped(float *o, int n) { // 2 or 3
  __shared__ float s[512];
  int a = 2, b = 3;
#pragma unroll 1
  for (int i = 0; i < n; ++i) {
    int c = a;
    a = b;
    b = c;
    o[i] = a;
  }
  // CHECK: loop-exits.cu:[[#@LINE+1]]:20: warning: 2-way bank conflict reading 's': 2 wavefronts per request, ideal 1
  o[threadIdx.x] = s[a * threadIdx.x];
  // One of them is odd: a * b is 6 in each case.
  // CHECK: loop-exits.cu:[[#@LINE+1]]:26: warning: 2-way bank conflict reading 's': 2 wavefronts per request, ideal 1 [bankcheck-conflict]
  o[threadIdx.x + 128] = s[a * b * threadIdx.x];
}

__global__ void doubled(float *o, int n) { // 1, 2, 4, 8, ...
  __shared__ float s[4096];
  int d = 1;
#pragma unroll 1
  for (; d < n; d *= 2)
    o[d] = d;
  // CHECK: loop-exits.cu:[[#@LINE+1]]:20: warning: 32-way bank conflict reading 's': 32 wavefronts per request, ideal 1, for example where the condition at line 37 goes one way and the iteration in which the loop at line 37 ends, of those that differ, == 4
  o[threadIdx.x] = s[d * threadIdx.x];
}

__global__ void lanes_apart(float *o, const int *in) { // each lane its own
  __shared__ float s[512];
  int i = 0;
  for (; i < 8; ++i)
    if (in[i * 32 + threadIdx.x])
      break;
  // CHECK: loop-exits.cu:[[#@LINE+1]]:20: remark: data-dependent bank conflict reading 's': 1 to 16 wavefronts
  o[threadIdx.x] = s[i * threadIdx.x];
}

void launch(float *o, int n, const int *in) {
  found<<<1, 32>>>(o, in);
  swapped<<<1, 32>>>(o, n);
  doubled<<<1, 32>>>(o, n);
  lanes_apart<<<1, 32>>>(o, in);
}
