// A variable that is set on a condition is read where it was set: elsewhere its value may be taken for any.
// RUN: %bundled --all --no-fixes --fail-on=never %s | FileCheck %s

// Of each lane's own, in a register.
__global__ void key(const int *keys, int *o, int n) {
  __shared__ int bins[256];
  bins[threadIdx.x] = 0;
  __syncthreads();
  int at;
  if (threadIdx.x < n)
    at = keys[threadIdx.x] & 255;
  __syncthreads();
  if (threadIdx.x < n)
    // CHECK-DAG: :[[#@LINE+1]]:5: remark: data-dependent bank conflict in atomic on 'bins'
    atomicAdd(&bins[at], 1);
  o[threadIdx.x] = bins[threadIdx.x];
}

// What is known stays so.
__global__ void column(float *o, int n) {
  __shared__ float s[1024];
  int at;
  if (n > 3)
    at = threadIdx.x * 32;
  if (n > 3)
    // CHECK-DAG: :[[#@LINE+1]]:5: remark: 32-way bank conflict writing 's': 32 wavefronts per request, ideal 1
    s[at] = 1;
  o[threadIdx.x] = s[threadIdx.x];
}

// The first store to an element of an array is what it holds for all that read it, ...
__global__ void first(float *o, int n, int m) {
  __shared__ float s[4096];
  int at[2];
  if (n > 3)
    at[0] = threadIdx.x * 32;
  at[1] = threadIdx.x;
  o[0] = at[m];
  if (n > 3)
    // CHECK-DAG: :[[#@LINE+1]]:5: warning: 32-way bank conflict writing 's': 32 wavefronts per request, ideal 1
    s[at[0]] = 1;
  o[threadIdx.x] = s[threadIdx.x];
}

// ... a second one is not.
__global__ void second(float *o, int n, int m, int k) {
  __shared__ float s[4096];
  int at[2];
  if (n > 3)
    at[0] = threadIdx.x * 32;
  if (k > 3)
    at[0] = threadIdx.x;
  at[1] = threadIdx.x;
  o[0] = at[m];
  // CHECK-DAG: :[[#@LINE+1]]:3: warning: 32-way bank conflict writing 's': 32 wavefronts per request, ideal 1, where the condition
  s[at[0]] = 1;
  o[threadIdx.x] = s[threadIdx.x];
}

// The same of arrays that stay in memory.
__global__ void kept(float *o, int n, int k) {
  __shared__ float s[4096];
  int at[40];
  if (n > 3) {
#pragma unroll 1
    for (int i = 0; i < 40; ++i)
      at[i] = threadIdx.x;
  }
  if (k > 3) {
#pragma unroll 1
    for (int i = 0; i < 40; ++i)
      // CHECK-DAG: :[[#@LINE+1]]:7: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
      s[at[i] + 32 * i] = 1;
#pragma unroll 1
    for (int i = 0; i < 40; ++i)
      at[i] = threadIdx.x * 32;
  }
#pragma unroll 1
  for (int i = 0; i < 40; ++i)
    // CHECK-DAG: :[[#@LINE+1]]:5: remark: undecided bank conflict writing 's': a local array read at line [[#@LINE+1]] is written under a condition that is not known
    s[at[i] + 32 * i] = o[threadIdx.x];
  __syncthreads();
  o[threadIdx.x] = s[threadIdx.x];
}

// Nor is one in an iteration before.
__global__ void looped(float *o, int n, int m, int k) {
  __shared__ float s[4096];
  int at[2];
#pragma unroll 1
  for (int i = 0; i < n; ++i) {
    if (i > k)
      // CHECK-DAG: :[[#@LINE+1]]:7: remark: undecided bank conflict writing 's': a value changes from iteration to iteration
      s[at[0]] = 1;
    at[0] = threadIdx.x * (i & 31);
    at[1] = i;
    o[0] = at[m];
  }
  o[threadIdx.x] = s[threadIdx.x];
}

__global__ void keptInLoop(float *o, int n, int k) {
  __shared__ float s[4096];
  int at[40];
#pragma unroll 1
  for (int i = 0; i < n; ++i) {
    if (i > k) {
#pragma unroll 1
      for (int j = 0; j < 40; ++j)
        // CHECK-DAG: :[[#@LINE+1]]:9: remark: undecided bank conflict writing 's': a local array read at line [[#@LINE+1]] cannot be followed
        s[at[j] + 32 * j] = 1;
    }
#pragma unroll 1
    for (int j = 0; j < 40; ++j)
      at[j] = threadIdx.x * (i & 31);
  }
  o[threadIdx.x] = s[threadIdx.x];
}

// Data, which are then what decides, whether or not the element was set.
__global__ void keys(const int *in, int *o, int n, int m, int k) {
  __shared__ int bins[256];
  bins[threadIdx.x] = 0;
  __syncthreads();
  int key[4];
  for (int i = 0; i < 4; ++i)
    key[i] = 0;
  for (int i = 0; i < 4; ++i)
    if (threadIdx.x + i * 256 < n)
      key[i] = in[threadIdx.x + i * 256] & 255;
  o[0] = key[m];
  for (int i = 0; i < 4; ++i)
    if (threadIdx.x + i * 256 < k)
      // CHECK-DAG: :[[#@LINE+1]]:7: remark: data-dependent bank conflict in atomic on 'bins'
      atomicAdd(&bins[key[i]], 1);
  o[threadIdx.x] = bins[threadIdx.x];
}
