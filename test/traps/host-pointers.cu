// What the host's pointers lead to is not shared memory, even where the address of the struct that has them is kept, as
// that of a local variable is that has pointers into shared memory.
// RUN: %bundled --all --no-fixes --fail-on=never %s | FileCheck %s
struct Params {
  const float *alpha;
  const float *const *groups;
  int n;
};

__global__ void epilogue(Params p, Params q, float *o, int n) {
  __shared__ float s[256];
  float *rows[4] = {s, s + 1, s + 2, s + 3};
  float *columns[4] = {s, s + 64, s + 128, s + 192};
  float **all[2] = {rows, columns};
  const Params *both[2] = {&p, &q};
  s[threadIdx.x] = float(both[n & 1]->n);
  __syncthreads();
  // CHECK-NOT: host-pointers.cu:[[#@LINE+1]]:
  const float scale = *p.alpha;
  // CHECK-NOT: host-pointers.cu:[[#@LINE+1]]:
  const float shift = *p.groups[blockIdx.x];
  // CHECK: host-pointers.cu:[[#@LINE+1]]:{{[0-9]+}}: {{.*}}reading
  o[threadIdx.x] = all[n & 1][n & 3][threadIdx.x] * scale + shift;
}
