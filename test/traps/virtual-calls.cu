// The table of an object in shared memory, as its constructors set it, says what a virtual call reaches. What is there
// runs as a function of its own: each lane does its atomic.
// RUN: %bundled --all --no-fixes --fail-on=never %s | FileCheck %s --implicit-check-not='remark: undecided'
struct Container {
  __device__ Container() {}
  __device__ virtual ~Container() {}
  __device__ virtual void push(int e) = 0;
  __device__ virtual bool pop(int &e) = 0;
};
struct Vector : Container {
  __device__ Vector(int n, int *at) : data(at), top(-1) {}
  __device__ void push(int e) override {
    if (data) {
      // CHECK-DAG: virtual-calls.cu:[[#@LINE+1]]:{{[0-9]+}}: warning: 16 lanes update one word of 'buffer', one after the other: 16 wavefronts per request, ideal 1
      int i = atomicAdd(&top, 1);
      // CHECK-DAG: virtual-calls.cu:[[#@LINE+1]]:{{[0-9]+}}: remark: data-dependent bank conflict writing 's' (through 'data')
      data[i + 1] = e;
    }
  }
  __device__ bool pop(int &e) override {
    // CHECK-DAG: virtual-calls.cu:[[#@LINE+1]]:{{[0-9]+}}: remark: no bank conflict reading 'buffer' (through 'top'): 1 wavefront per request
    if (data && top >= 0) {
      // CHECK-DAG: virtual-calls.cu:[[#@LINE+1]]:{{[0-9]+}}: warning: 32 lanes update one word of 'buffer', one after the other: 32 wavefronts per request, ideal 1
      int i = atomicAdd(&top, -1);
      if (i >= 0) {
        // CHECK-DAG: virtual-calls.cu:[[#@LINE+1]]:{{[0-9]+}}: remark: data-dependent bank conflict reading 's' (through 'data')
        e = data[i];
        return true;
      }
    }
    return false;
  }
  int size; // unset: the stores around it stay apart
  int *data;
  int top;
};
inline __device__ void *operator new(decltype(sizeof(0)), void *p, int) { return p; }

__global__ void placed(int *o) {
  __shared__ unsigned char __align__(8) buffer[sizeof(Vector)];
  __shared__ int s[1024];
  __shared__ Vector *v;
  if (threadIdx.x == 0)
    v = new (buffer, 1) Vector(1024, s);
  __syncthreads();
  if ((threadIdx.x & 1) == 0)
    // CHECK-DAG: virtual-calls.cu:[[#@LINE+1]]:{{[0-9]+}}: remark: no bank conflict reading 'buffer': 1 wavefront per request
    v->push(threadIdx.x >> 1);
  __syncthreads();
  int e;
  o[threadIdx.x] = v->pop(e) ? e : -1;
}

// No object of this kernel is in shared memory, nor does what it may call know any.
__global__ void given(Container **c) { (*c)->push(blockIdx.x); }
