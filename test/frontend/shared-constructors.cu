// nvcc takes a shared variable with a constructor, and does not run that. Bare
// types, templates, arrays and members, also where a template makes the variable.
// RUN: %bundled --fail-on=never %s 2>&1 | FileCheck %s --implicit-check-not=error

struct Barrier {
  __device__ Barrier() : state(7) {}
  __device__ ~Barrier() { state = 0; }
  long state;
};

template <int N> struct Scoped {
  __device__ Scoped() { state = N; }
  __device__ void arrive() { state = state + 1; }
  volatile int state;
};

struct Storage {
  float tile[32][32];
  Barrier barrier;
};

__global__ void plain(float *o) {
  __shared__ Barrier barriers[2];
  __shared__ float s[64];
  barriers[threadIdx.x & 1].state = 1;
  s[2 * threadIdx.x] = *o; // CHECK-DAG: constructors.cu:[[@LINE]]:3: warning: 2-way
  __syncthreads();
  *o = s[0];
}

template <typename T> __global__ void templated(float *o) {
  __shared__ T barrier;
  __shared__ float s[128];
  barrier.arrive();
  s[4 * threadIdx.x] = *o; // CHECK-DAG: constructors.cu:[[@LINE]]:3: warning: 4-way
  __syncthreads();
  *o = s[0];
}

__global__ void member(float *o) {
  __shared__ Storage storage;
  storage.tile[threadIdx.x][0] = *o; // CHECK-DAG: constructors.cu:[[@LINE]]:3: warning: 32-way
  __syncthreads();
  *o = storage.tile[0][threadIdx.x];
}

void launch(float *o) {
  plain<<<1, 32>>>(o);
  templated<Scoped<3>><<<1, 32>>>(o);
  member<<<1, 32>>>(o);
}
// CHECK: 3 kernels
