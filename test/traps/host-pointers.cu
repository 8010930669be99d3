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

// Pointers of both kinds in one local variable are told apart by their places.
struct Stage {
  const float *in;
  float *tile;
  const float *const *groups;
  int used;
};

__global__ void mixed(Stage p, float *o, int n) {
  __shared__ float s[256];
  Stage mine[2] = {p, p};
  mine[0].tile = s;
  mine[1].tile = s + 128;
  Stage *const now = &mine[n & 1];
  Stage copy = mine[0];
  const Stage *const all[2] = {&copy, now};
  s[threadIdx.x] = float(all[n & 1]->used);
  __syncthreads();
  // CHECK-NOT: host-pointers.cu:[[#@LINE+1]]:
  const float scale = *copy.in;
  // CHECK-NOT: host-pointers.cu:[[#@LINE+1]]:
  const float shift = *copy.groups[blockIdx.x];
  // CHECK: host-pointers.cu:[[#@LINE+1]]:{{[0-9]+}}: {{.*}}reading
  o[threadIdx.x] = copy.tile[threadIdx.x] * scale + shift;
}

// Assembly that stores an address as a number to global memory stores it nowhere else.
__global__ void stored(Params p, unsigned *o, int n) {
  __shared__ float s[256];
  const Params *both[2] = {&p, &p};
  unsigned to = __cvta_generic_to_shared(s + n);
  asm volatile("{ .reg .pred q; setp.ne.b32 q, %2, 0; @q st.global.u32 [%0], %1; }" ::"l"(o), "r"(to), "r"(n));
  s[threadIdx.x] = float(both[n & 1]->n);
  __syncthreads();
  // CHECK-NOT: host-pointers.cu:[[#@LINE+1]]:
  const float scale = *both[n & 1]->alpha;
  // CHECK: host-pointers.cu:[[#@LINE+1]]:{{[0-9]+}}: {{.*}}reading
  o[threadIdx.x] = s[threadIdx.x] * scale;
}
