// What a loop changes has the variable's name, in a function that is inlined, too.
// RUN: not %people --fail-on=possible %s > %t && FileCheck %s < %t

// CHECK: offset (in the loop at line [[#@LINE+4]])
// CHECK-NOT: a value that
__device__ void fold(float *data, int n) {
  float sum = 0;
  for (int offset = n; offset > 0; offset = offset * 3 / 4)
    sum += data[threadIdx.x * offset];
  data[threadIdx.x] = sum;
}
__global__ void folds(float *out, int n) {
  __shared__ float s[4096];
  s[threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  fold(s, n);
  out[threadIdx.x] = s[threadIdx.x];
}
void launch(float *out, int n) { folds<<<1, 32>>>(out, n); }
