// A private array that stays in memory, because a value indexes it that is known
// late: what it holds is followed through loops, and under a condition that is not
// known it is not taken for certain.
// RUN: %bundled --all --fail-on=never %s | FileCheck %s

// A loop of unknown length that only reads it: pointers picked in turn.
__global__ void picked(float *o, int n) {
  __shared__ float s[1024];
  int row[3];
  for (int i = 0; i < 3; ++i)
    row[i] = threadIdx.x * (i == 1 ? 32 : 1);
  for (int i = 0, j = 0; i < n; ++i) {
    // CHECK: :[[@LINE+1]]:5: warning: 32-way bank conflict writing 's'
    s[row[j]] = o[threadIdx.x];
    // CHECK: :[[@LINE-1]]:5: note: {{.*}}iteration 1 mod 3
    if (++j == 3)
      j = 0;
    __syncthreads();
  }
  o[threadIdx.x] = s[threadIdx.x];
}

// One that writes it, too: an element steps, the other stays.
__global__ void moved(float *o, int n, int m) {
  __shared__ float s[1024];
  int at[2] = {int(threadIdx.x), int(threadIdx.x * 2)};
  for (int i = 0; i < n; ++i) {
    // CHECK: :[[@LINE+1]]:5: remark: no bank conflict writing 's'
    s[at[0]] = 1;
    // CHECK: :[[@LINE+1]]:5: warning: 2-way bank conflict writing 's'
    s[at[1]] = 2;
    __syncthreads();
    at[0] += 32;
    o[i] = at[m];
  }
  // CHECK: :[[@LINE+1]]:15: remark: no bank conflict reading 's'
  o[n + 1] += s[at[0]];
}

// Both sides of a condition run here; memory holds what one of them wrote.
__global__ void conditional(float *o, int n) {
  __shared__ float s[4096];
  int at[40];
#pragma unroll 1
  for (int i = 0; i < 40; ++i)
    at[i] = threadIdx.x * 32;
  if (n > 3) {
#pragma unroll 1
    for (int i = 0; i < 40; ++i)
      at[i] = threadIdx.x;
    // CHECK: :[[@LINE+3]]:7: remark: no bank conflict writing 's'
#pragma unroll 1
    for (int i = 0; i < 40; ++i)
      s[at[i] + 32 * i] = 1;
  }
#pragma unroll 1
  for (int i = 0; i < 40; ++i)
    // CHECK: :[[@LINE+1]]:5: remark: undecided bank conflict writing 's': a local array read at line [[@LINE+1]] is written under a condition that is not known
    s[at[i] + 32 * i] = o[threadIdx.x];
  __syncthreads();
  o[threadIdx.x] = s[threadIdx.x];
}

void launch(float *o, int n) {
  picked<<<1, 32>>>(o, n);
  moved<<<1, 32>>>(o, n, n);
  conditional<<<1, 32>>>(o, n);
}

// An index that is not known, the same for all lanes: each reads its own element.
__global__ void unknown_index(int *o, int n) {
  __shared__ int s[4096];
  int rows[4];
  for (int i = 0; i < 4; ++i)
    rows[i] = threadIdx.x * 32;
  // CHECK: :[[@LINE+1]]:3: remark: undecided bank conflict writing 's': a local array read at line [[@LINE+1]] cannot be followed
  s[rows[n & 3]] = 1;
  __syncthreads();
  o[threadIdx.x] = s[threadIdx.x];
}

__global__ void unknown_keys(int *o, int n) {
  __shared__ int s[1024];
  int keys[4];
  for (int i = 0; i < 4; ++i)
    keys[i] = o[threadIdx.x * 4 + i];
  for (int i = 0; i < n; ++i)
    // CHECK: :[[@LINE+1]]:5: remark: undecided bank conflict writing 's'
    s[keys[i] & 1023] = 1;
  __syncthreads();
  o[threadIdx.x] = s[threadIdx.x];
}

__global__ void unknown_pointers(float *o, int n) {
  __shared__ float s[4096], t[4096];
  float *rows[4] = {s, t, s + 1, t + 1};
  rows[o[0] > 1.f ? n & 3 : 1] = s + threadIdx.x;
  for (int i = n; i > 0; --i)
    // CHECK: :[[@LINE+1]]:5: remark: undecided bank conflict writing shared memory
    rows[i & 3][threadIdx.x * 32] = i;
  __syncthreads();
  o[threadIdx.x] = s[threadIdx.x] + t[threadIdx.x];
}

void unknown(int *o, float *f, int n) {
  unknown_index<<<1, 32>>>(o, n);
  unknown_keys<<<1, 32>>>(o, n);
  unknown_pointers<<<1, 32>>>(f, n);
}
