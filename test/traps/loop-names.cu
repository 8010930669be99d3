// What a loop changes without a rule goes by its variable's name.
// RUN: %bundled --no-fixes --fail-on=never %s | FileCheck %s

__global__ void steps(float *o, int n, int start) {
  __shared__ float s[4096];
  s[threadIdx.x] = o[threadIdx.x];
  for (int stride = n; stride > 1; stride /= 2) {
    __syncthreads();
    // CHECK: loop-names.cu:[[#@LINE+2]]:5: warning: {{.*}}, where stride (in the loop at line [[#@LINE-2]]) % 32 == 0
    // CHECK-SAME: and stride != 0 [
    s[threadIdx.x * stride] = 1;
  }
  __syncthreads();
  // A parameter that the kernel changes.
  while (start > 1) {
    __syncthreads();
    // CHECK: loop-names.cu:[[#@LINE+1]]:5: warning: {{.*}}, where start (in the loop at line [[#@LINE-2]]) % 32 == 0
    s[threadIdx.x * start] = 1;
    start = start * 3 / 4;
  }
  __syncthreads();
  o[threadIdx.x] = s[threadIdx.x];
}

void launch(float *o, int n) { steps<<<1, 128>>>(o, n, n); }
