// What is stored where it was just loaded from is not stored (lib/Nvcc/OverwrittenStores.h): so nvcc 13.0 has it for sm_90.
// RUN: %bundled --format=json --fail-on=never %s | %python -c "import json, sys; [print(a['line'], a['op'], a['per_block']['requests'], a['per_block']['widths'], a['may_vary'] is not None) for a in json.load(sys.stdin)['accesses']]" | FileCheck %s

// Each thread's own scan: the first trip stores the sum of nothing and what is there. LDS.64, 14 LDS, 15 STS.
__global__ void scan(int *o, const int *in) {
  __shared__ int s[2048];
  int t = threadIdx.x;
  for (int i = t; i < 2048; i += 128)
    s[i] = in[i];
  __syncthreads();
  int sum = 0;
  for (int k = 0; k < 16; ++k) {
    // CHECK: {{^}}[[#@LINE+1]] load 60 {'4': 56, '8': 4} False
    sum += s[16 * t + k];
    // CHECK: {{^}}[[#@LINE+1]] store 60 {'4': 60} False
    s[16 * t + k] = sum;
  }
  __syncthreads();
  for (int i = t; i < 2048; i += 128)
    o[i] = s[i];
}

// A barrier between them: another lane may have stored.
__global__ void behind_a_barrier(int *o, const int *in) {
  __shared__ int s[256];
  int t = threadIdx.x;
  s[t] = in[t];
  __syncthreads();
  int v = s[t ^ 1];
  __syncthreads();
  // CHECK: {{^}}[[#@LINE+1]] store 4 {'4': 4} False
  s[t ^ 1] = v;
  __syncthreads();
  o[t] = s[t];
}

// Another array is written between them: the store may go, or stay.
__global__ void beside_another(int *o, const int *in) {
  __shared__ int s[256], r[256];
  int t = threadIdx.x;
  s[t] = in[t];
  __syncthreads();
  int v = s[t ^ 1];
  r[t] = v + 1;
  // CHECK: {{^}}[[#@LINE+1]] store {{[04]}} {{.*}} True
  s[t ^ 1] = v;
  __syncthreads();
  o[t] = s[t] + r[t ^ 3];
}

void launch(int *o, const int *in) {
  scan<<<1, 128>>>(o, in);
  behind_a_barrier<<<1, 128>>>(o, in);
  beside_another<<<1, 128>>>(o, in);
}
