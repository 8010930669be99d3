// RUN: %bundled --fail-on=never --explain %s | FileCheck %s

// Longer rows fit with one plane, and not with 12: they are offered for the one.
// CHECK: note: 'float p[1][32][33]' makes both accesses to 'p' clean, for 128 bytes more shared memory
template <int Planes> __global__ void planes(float *o) {
  __shared__ float p[Planes][32][32];
  p[Planes - 1][threadIdx.y][threadIdx.x] = o[threadIdx.x];
  __syncthreads();
  o[threadIdx.y] = p[Planes - 1][threadIdx.x][threadIdx.y];
}

void launch(float *o) {
  planes<1><<<1, dim3(32, 32)>>>(o);
  planes<12><<<1, dim3(32, 32)>>>(o);
}
