// What holds of one instance of a template, or only if code runs, says so.
// RUN: %bundled --no-fixes --fail-on=never %s | FileCheck %s

template <int N> __global__ void strided(float *o, const int *n) {
  __shared__ float s[1024];
  // CHECK: instances.cu:[[#@LINE+4]]:3: note: lanes are 2 words apart; {{.*}} meet in bank 0, in 'strided<2>'
  // CHECK-NOT: in 'strided<3>'
  // CHECK: instances.cu:[[#@LINE+2]]:3: note: lanes are 4 words apart; {{.*}} meet in bank 0, in 'strided<4>'
  // CHECK-NOT: in 'strided<3>'
  s[threadIdx.x * N] = o[threadIdx.x];
  __syncthreads();
  o[threadIdx.x] = s[threadIdx.x];
}

__global__ void alone(float *o, const int *n) {
  __shared__ float s[1024];
  s[threadIdx.x] = o[threadIdx.x];
  __syncthreads();
  if (threadIdx.x / 32 < n[0])
    // CHECK: instances.cu:[[#@LINE+2]]:22: note: lanes are 2 words apart; {{.*}} meet in bank 0{{$}}
    // CHECK: instances.cu:[[#@LINE+1]]:22: note: a block needs 8 wavefronts for 4 requests, ideal 4, if it runs: by the condition at line [[#@LINE-2]]
    o[threadIdx.x] = s[threadIdx.x * 2];
}

void launch(float *o, const int *n) {
  strided<2><<<1, 32>>>(o, n);
  strided<3><<<1, 32>>>(o, n);
  strided<4><<<1, 32>>>(o, n);
  alone<<<1, 128>>>(o, n);
}
