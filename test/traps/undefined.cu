// RUN: %bundled --all --fail-on=never %s 2>&1 | FileCheck %s

// An index that is undefined behaviour: nvcc keeps the access, at some place, and what follows.
// LLVM would take away both.

__device__ int shifted(int x, int by) { return x << by; }
__device__ void put(float *p, int i) { p[i] = 1; }
__device__ int noValue(int x) {
  if (x > 1000)
    return 3;
} // nvcc's code goes on behind it

__global__ void shift(float *o) {
  __shared__ float t[32][32];
  // CHECK-DAG: undefined.cu:[[#@LINE+1]]:3: remark: undecided bank conflict writing 't': its value is undefined behaviour: a shift by its width or more, a division by zero, or no value was set
  t[(threadIdx.x << 77) & 31][1] = 1;
  // CHECK-DAG: undefined.cu:[[#@LINE+1]]:11: warning: 32-way bank conflict reading 't'
  o[0] += t[threadIdx.x][0];
  // CHECK-DAG: undefined.cu:[[#@LINE+1]]:11: remark: undecided bank conflict reading 't': its value is undefined behaviour
  o[0] += t[threadIdx.x >> 32][2];
  // CHECK-DAG: undefined.cu:[[#@LINE+1]]:3: remark: undecided bank conflict writing 't': its value is undefined behaviour
  t[shifted(threadIdx.x, 70 + blockDim.x * 0)][2] = 1;
  // CHECK-DAG: undefined.cu:[[#@LINE-16]]:40: remark: undecided bank conflict writing 't' (through 'p'): its value is undefined behaviour
  put(t[0], threadIdx.x << 77);
  // CHECK-DAG: undefined.cu:[[#@LINE+1]]:3: remark: undecided bank conflict writing 't': its value is undefined behaviour
  *(float *)((size_t)t + (threadIdx.x << 40)) = 2;
  // CHECK-DAG: undefined.cu:[[#@LINE+1]]:10: warning: 32-way bank conflict reading 't'
  o[1] = t[threadIdx.x][3];
}

__global__ void division(float *o, int n) {
  __shared__ float t[32][32];
  int x = threadIdx.x;
  // CHECK-DAG: undefined.cu:[[#@LINE+1]]:3: remark: undecided bank conflict writing 't': its value is undefined behaviour
  t[x / 0][1] = 1;
  t[x % 0][2] = 1; // nvcc takes 0 for both, and makes one request of them
  // CHECK-DAG: undefined.cu:[[#@LINE-1]]:3: remark: no bank conflict writing 't': it runs with another access
  // CHECK-DAG: undefined.cu:[[#@LINE+1]]:3: remark: undecided bank conflict writing 't': its value is undefined behaviour
  t[threadIdx.x % 0][3] = 1;
  o[x / 0] = 1;
  // CHECK-DAG: undefined.cu:[[#@LINE+2]]:5: warning: up to 32-way bank conflict writing 't'
  if (x / 0)
    t[x][4] = 1;
  switch (x / 0) {
  case 1:
    // CHECK-DAG: undefined.cu:[[#@LINE+1]]:5: warning: up to 32-way bank conflict writing 't'
    t[x][5] = 1;
    break;
  case 2:
    // CHECK-DAG: undefined.cu:[[#@LINE+1]]:5: warning: up to 32-way bank conflict writing 't'
    t[x][6] = 1;
  }
  // CHECK-DAG: undefined.cu:[[#@LINE+1]]:3: remark: undecided bank conflict in atomic on 't': its value is undefined behaviour
  atomicAdd(&t[x / 0][7], 1.f);
  // CHECK-DAG: undefined.cu:[[#@LINE+1]]:10: warning: 32-way bank conflict reading 't'
  o[0] = t[x][8];
}

__global__ void others(float *o) {
  __shared__ float t[32][32];
  int x = threadIdx.x, unset;
  // CHECK-DAG: undefined.cu:[[#@LINE+1]]:3: remark: undecided bank conflict writing 't': its value is undefined behaviour
  t[x + (int)3e20f][1] = 1;
  t[unset][2] = 1;
  // CHECK-DAG: undefined.cu:[[#@LINE+1]]:3: warning: 32-way bank conflict writing 't'
  t[(0x7fffffff + 1 + x) & 31][2] = 1;
  t[noValue(x)][4] = 1;
  // CHECK-DAG: undefined.cu:[[#@LINE+1]]:10: warning: 32-way bank conflict reading 't'
  o[0] = t[x][5];
}

// Unrolled, some iterations are undefined: nvcc has the stores of the others, and one of these.
__global__ void inLoops(float *o) {
  __shared__ float t[32][32];
  // CHECK-DAG: undefined.cu:[[#@LINE+2]]:5: warning: 32-way bank conflict writing 't'
  for (int i = 0; i < 40; ++i)
    t[(threadIdx.x << i) & 31][1] = 1;
  // CHECK-DAG: undefined.cu:[[#@LINE+2]]:5: warning: 32-way bank conflict writing 't'
  for (int i = 0; i < 4; ++i)
    t[threadIdx.x / i][2] = 1;
  // CHECK-DAG: undefined.cu:[[#@LINE+1]]:10: warning: 32-way bank conflict reading 't'
  o[0] = t[threadIdx.x][3];
}

// The source says that it is not reached, or nvcc takes it away.
__global__ void unreached(float *o) {
  __shared__ float t[32][32];
  t[threadIdx.x][1] = o[1];
  o[0] = t[threadIdx.x][2];
  __builtin_unreachable();
}

void launch(float *o) {
  shift<<<1, 32>>>(o);
  division<<<1, 32>>>(o, 1);
  others<<<1, 32>>>(o);
  inLoops<<<1, 32>>>(o);
  unreached<<<1, 32>>>(o);
}
// CHECK: {{^}}5 kernels, 23 shared accesses
