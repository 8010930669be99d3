// RUN: %bundled --all --each --format=plain --block=64 --fail-on=never %s | FileCheck %s
// Of four loads at constant places of a union, nvcc loads the third by itself: a request more than were they merged.
union alignas(16) Storage {
  float sums[64];
  int counts[64];
};

__global__ void ofUnion(float *out) {
  __shared__ Storage s;
  s.sums[threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  // CHECK: unions.cu:[[#@LINE+2]]:{{.*}} reading 's'
  // CHECK: note: the requests may be others: the compiler may merge it with its neighbours, or not
  out[threadIdx.x] = s.sums[0] + s.sums[1] + s.sums[2] + s.sums[3];
}

__global__ void ofLanes(float *out) {
  __shared__ Storage s;
  s.sums[threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  int i = threadIdx.x % 16 * 4;
  // CHECK: unions.cu:[[#@LINE+2]]:{{.*}} reading 's': 4 wavefronts per request
  // CHECK-NEXT: unions.cu:[[#@LINE+1]]:{{.*}} reading 's': it runs with another access
  out[threadIdx.x] = s.sums[i] + s.sums[i + 1] + s.sums[i + 2] + s.sums[i + 3];
}

__global__ void ofStruct(float *out) {
  __shared__ struct alignas(16) {
    Storage u;
  } s;
  s.u.sums[threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  // CHECK: unions.cu:[[#@LINE+2]]:{{.*}} reading 's': 2 wavefronts per request
  // CHECK-NEXT: unions.cu:[[#@LINE+1]]:{{.*}} reading 's': it runs with another access
  out[threadIdx.x] = s.u.sums[0] + s.u.sums[1] + s.u.sums[2] + s.u.sums[3];
}

void launch(float *out) {
  ofUnion<<<1, 64>>>(out);
  ofLanes<<<1, 64>>>(out);
  ofStruct<<<1, 64>>>(out);
}
