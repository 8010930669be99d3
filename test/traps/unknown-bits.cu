// A bit of an unknown value, carried round a loop: once an endless recursion.
// RUN: %bundled --fail-on=never %s | FileCheck %s
__global__ void k(float *o, int n, bool odd) {
  __shared__ float s[256];
  for (int i = 0; i < n; ++i) {
    if (odd)
      s[2 * threadIdx.x] += i; // CHECK: unknown-bits.cu:[[@LINE]]:7: warning: 2-way bank conflict
    odd = !odd;
    __syncthreads();
  }
  *o = s[threadIdx.x];
}
void launch(float *o, int n, bool odd) { k<<<1, 64>>>(o, n, odd); }
