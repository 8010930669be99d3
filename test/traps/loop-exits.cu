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

// How often an access of a loop runs that data may end is known at the most.
__global__ void each_lane_ends(float *o, const int *in) {
  __shared__ float s[512];
  int length = 0;
#pragma unroll 1
  while (length < 18) {
    // CHECK: loop-exits.cu:[[#@LINE+2]]:9: warning: up to 2-way bank conflict reading 's'
    // CHECK: loop-exits.cu:[[#@LINE+1]]:9: note: a block needs at most 36 wavefronts for 18 requests
    if (s[threadIdx.x * 2 + length] > in[length])
      break;
    ++length;
  }
  o[threadIdx.x] = length;
}

__global__ void all_end(volatile float *o, const volatile int *in) { // in the first iteration or later
  __shared__ volatile float s[512];
#pragma unroll 1
  for (int i = 0; i < 18; ++i) {
    // CHECK: loop-exits.cu:[[#@LINE+2]]:12: warning: 2-way bank conflict reading 's': 2 wavefronts per request, ideal 1 [bankcheck-conflict]
    // CHECK-NOT: loop-exits.cu:[[#@LINE+1]]:12: note: a block needs
    o[i] = s[threadIdx.x * 2 + i];
    if (in[0])
      break;
  }
}

// What is behind a loop runs if none of its iterations has returned: the last one says nothing of that.
__global__ void returns(volatile float *o, const volatile int *in) {
  __shared__ volatile float s[512];
#pragma unroll 1
  for (int i = 0; i < 3; ++i) {
    o[i] = i;
    if (i < 1) {
      if (in[0])
        return;
    }
  }
  // CHECK: loop-exits.cu:[[#@LINE+1]]:20: note: a block needs 2 wavefronts for 1 request, ideal 1, if it runs: by the condition at line [[#@LINE-4]]
  o[threadIdx.x] = s[threadIdx.x * 2];
}

// Lanes that leave at one end of a loop and not at the other read when they leave.
__global__ void one_of_two_ends(volatile float *o, const volatile int *in, volatile int *other) {
  __shared__ volatile float s[512];
#pragma unroll 1
  for (int i = 0; in[0]; ++i) {
    if (other[threadIdx.x + i]) {
      // CHECK: loop-exits.cu:[[#@LINE+2]]:24: warning: up to 2-way bank conflict reading 's'
      // CHECK: loop-exits.cu:[[#@LINE+1]]:24: note: the requests may be others: lanes have left a loop in different iterations
      o[threadIdx.x] = s[threadIdx.x * 2];
      break;
    }
  }
}

void launch(float *o, int n, int *in) {
  found<<<1, 32>>>(o, in);
  swapped<<<1, 32>>>(o, n);
  doubled<<<1, 32>>>(o, n);
  lanes_apart<<<1, 32>>>(o, in);
  each_lane_ends<<<1, 32>>>(o, in);
  all_end<<<1, 32>>>(o, in);
  returns<<<1, 32>>>(o, in);
  one_of_two_ends<<<1, 32>>>(o, in, in);
}
