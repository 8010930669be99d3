// A launch that gives the kernel dynamic memory, too, fails where the longer rows no longer fit 48 KiB with that.
// XFAIL: *
// RUN: cp %s %t.cu && %bundled --fix-unsafe --fail-on=never %t.cu 2>/dev/null; FileCheck %s < %t.cu

__global__ void k(float *o, const float *in) {
  extern __shared__ float given[];
  // CHECK: {{^}}  __shared__ float t[32][32];
  __shared__ float t[32][32];
  int x = threadIdx.x, y = threadIdx.y;
  t[y][x] = in[y * 32 + x];
  given[x] = 1;
  __syncthreads();
  o[y * 32 + x] = t[x][y] + given[y];
}
void l(float *o, float *in) { k<<<1, dim3(32, 32), 44 * 1024>>>(o, in); }
