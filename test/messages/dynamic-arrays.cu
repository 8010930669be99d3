// Several kernels declare a dynamic array of the same name: a finding speaks of its own kernel's, and what another does
// with its array decides nothing.
// RUN: not %people %s > %t && FileCheck %s < %t

// CHECK:      :[[#@LINE+11]]:{{.*}}: warning: 32-way bank conflict reading 's'
// CHECK:      :[[#@LINE+6]]:{{[0-9]+}}: note: 'rows of 33 instead of 32 elements' makes both accesses to 's' clean
// CHECK:      :[[#@LINE+16]]:{{.*}}: warning: 2-way bank conflict writing 's'
// CHECK:      :[[#@LINE+13]]:{{[0-9]+}}: note: no fix found for 's': the data decide the address of another access
__global__ void rows(float *o, const float *in) {
  // A row of 32 in each of the two accesses.
  const int Pitch = 32;
  extern __shared__ float s[];
  int x = threadIdx.x, y = threadIdx.y;
  s[y * Pitch + x] = in[y * 32 + x];
  __syncthreads();
  o[y * 32 + x] = s[x * Pitch + y];
}

// Indices that no row length holds for.
__global__ void pairs(float *o, const int *at) {
  extern __shared__ float s[];
  int t = threadIdx.y * 32 + threadIdx.x;
  s[2 * t] = at[t];
  s[at[t]] = 1;
  __syncthreads();
  o[t] = s[t];
}

void launch(float *o, const float *in, const int *at) {
  rows<<<1, dim3(32, 8), 32 * 32 * 4>>>(o, in);
  pairs<<<1, dim3(32, 8), 64 * 1024>>>(o, at);
}
