// Neighbours that are overwritten: nvcc may load each right before the store to its place, and merge none of them. In its
// code for sm_90 (nvcc 13.0) all loads of the first two kernels have 4 bytes, and of the others 8.
// RUN: %bundled --format=json --fail-on=never --all %s | %python -c "import json, sys; [print(a['line'], a['op'], bool(a['may_vary'])) for a in json.load(sys.stdin)['accesses']]" | FileCheck %s

__global__ void scale(float *out, int n) {
  __shared__ float s[1024];
  s[threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  float a = s[n * 4], b = s[n * 4 + 1];
  s[n * 4] = a * 3;
  s[n * 4 + 1] = b * 3;
  __syncthreads();
  out[threadIdx.x] = s[threadIdx.x];
}
// CHECK: {{^}}9 load True
// CHECK-NEXT: {{^}}9 load True
// CHECK-NEXT: {{^}}10 store True
// CHECK-NEXT: {{^}}11 store True

__global__ void butterfly(float *out, int n) {
  __shared__ float s[1024];
  s[threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  float a = s[n * 4], b = s[n * 4 + 1], c = s[n * 4 + 2], d = s[n * 4 + 3];
  s[n * 4] = a + c;
  s[n * 4 + 1] = b + d;
  s[n * 4 + 2] = a - c;
  s[n * 4 + 3] = b - d;
  __syncthreads();
  out[threadIdx.x] = s[threadIdx.x];
}
// CHECK: {{^}}24 load True
// CHECK: {{^}}25 store True

// The first store needs both.
__global__ void exchange(float *out, int n) {
  __shared__ float s[1024];
  s[threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  float a = s[n * 4], b = s[n * 4 + 1];
  s[n * 4] = b;
  s[n * 4 + 1] = a;
  __syncthreads();
  out[threadIdx.x] = s[threadIdx.x];
}
// CHECK: {{^}}40 load False
// CHECK-NEXT: {{^}}40 load False
// CHECK-NEXT: {{^}}41 store False
// CHECK-NEXT: {{^}}42 store False

// The sum stands in front of the stores.
__global__ void clear(float *out, int n, float p, float q) {
  __shared__ float s[1024];
  s[threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  float sum = s[n * 4] + s[n * 4 + 1];
  s[n * 4] = p;
  s[n * 4 + 1] = q;
  __syncthreads();
  out[threadIdx.x] = s[threadIdx.x] + sum;
}
// CHECK: {{^}}56 load False
// CHECK: {{^}}57 store False

// Of 16 bytes three elements are loaded, and the fourth is stored before: a load of 8 and one of 4, where the array is
// declared aligned.
__global__ void besideStored(float *out, int n, float p) {
  __shared__ alignas(16) float s[1024];
  s[threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  s[n * 4] = p;
  float sum = s[n * 4 + 1] + s[n * 4 + 2] * 5 + s[n * 4 + 3] * 7;
  __syncthreads();
  out[threadIdx.x] = s[threadIdx.x] + sum;
}
// CHECK: {{^}}72 load True

// Behind a load of the third alone, the fourth is loaded twice: with the others and by itself.
__global__ void thirdAlone(float *out) {
  __shared__ alignas(16) float s[1024];
  s[threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  float sum = s[4 * threadIdx.x + 2];
  __syncthreads();
  for (int i = 0; i < 4; ++i)
    sum += s[4 * threadIdx.x + i];
  out[threadIdx.x] = sum;
}
// CHECK: {{^}}83 load False
// CHECK: {{^}}86 load True
