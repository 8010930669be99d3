// A loop whose number of trips is not known, in blocks whose last warp is not full: lanes that are not there do not leave
// it apart from the others.
// RUN: %bundled --all --fail-on=never --block=80 %s | FileCheck %s
// RUN: %bundled --all --fail-on=never --block=16 %s | FileCheck %s
// RUN: %bundled --all --fail-on=never --block=64 %s | FileCheck %s

__global__ void largest(float *out, int n) {
  __shared__ float s[1024];
  s[threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  float most = 0;
  for (int l = 1; l < n; ++l)
    most = fmaxf(most, s[l]); // CHECK: :[[@LINE]]:24: remark: no bank conflict reading 's': 1 wavefront per request
  out[threadIdx.x] = most;
}

// Lanes that are there do.
__global__ void each(float *out, int n) {
  __shared__ float s[1024];
  s[threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  float most = 0;
  for (int l = threadIdx.x * 3; l < n; ++l)
    most = fmaxf(most, s[l & 31]); // CHECK-NOT: :[[@LINE]]:24: remark: no bank conflict
  out[threadIdx.x] = most;
}
