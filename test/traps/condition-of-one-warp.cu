// An access that a condition decides in one warp and none in the next.
// RUN: %bundled --fail-on=never --all %s | FileCheck %s
__global__ void k(float *out, int n) {
  __shared__ float s[256];
  if (threadIdx.x >= 32 || n > 3)
    s[threadIdx.x] = 1; // CHECK: :[[#@LINE]]:{{.*}}clean
  __syncthreads();
  *out = s[threadIdx.x];
}
void launch(float *out) { k<<<1, 64>>>(out, *(int *)out); }
