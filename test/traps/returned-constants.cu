// What a call returns is a constant once all is inlined, but nvcc does not know that when it forwards what shared
// variables are set to. bankcheck said that these are not accessed; nvcc stores and loads them.
// RUN: %bundled --all --no-fixes --block=64 --fail-on=never %s | FileCheck %s --implicit-check-not='{{remark|warning}}:'
__device__ int square(int x) { return x * x + 1; }
__device__ int seven() { return 7; }
__device__ void set(int *p, int x) {
  *p = x; // CHECK-DAG: returned-constants.cu:[[#@LINE]]:3: remark: no bank conflict writing 'n'
}
inline __device__ void *operator new(decltype(sizeof(0)), void *p, int) { return p; }

__global__ void returned(int *o) {
  __shared__ int n;
  // CHECK-DAG: returned-constants.cu:[[#@LINE+2]]:3: remark: no bank conflict writing 'n'
  // CHECK-DAG: returned-constants.cu:[[#@LINE+1]]:3: note: the requests may be others: the compiler may keep the value in a register
  n = square(6);
  __syncthreads();
  // CHECK-DAG: returned-constants.cu:[[#@LINE+1]]:20: remark: no bank conflict reading 'n'
  o[threadIdx.x] = n;
}

__global__ void passedOn(int *o) {
  __shared__ int n;
  set(&n, square(7));
  __syncthreads();
  // CHECK-DAG: returned-constants.cu:[[#@LINE+1]]:20: remark: no bank conflict reading 'n'
  o[threadIdx.x] = n;
}

// Whichever way is taken, both are there.
__global__ void byWay(int *o) {
  __shared__ int n;
  if (square(3) & 1)
    n = 4;
  else
    n = 5; // CHECK-DAG: returned-constants.cu:[[#@LINE]]:5: remark: no bank conflict writing 'n'
  __syncthreads();
  // CHECK-DAG: returned-constants.cu:[[#@LINE+1]]:20: remark: no bank conflict reading 'n'
  o[threadIdx.x] = n;
}

struct Range {
  int first, last;
  __device__ Range() : first(3), last(4) {}
};

// operator new returns the address. `p` is stored as well.
__global__ void placed(int *o, Range *at) {
  __shared__ Range *p;
  if (threadIdx.x == 0)
    p = new (at, 1) Range; // CHECK-DAG: returned-constants.cu:[[#@LINE]]:5: remark: no bank conflict writing 'p'
  __syncthreads();
  // CHECK-DAG: returned-constants.cu:[[#@LINE+1]]:20: remark: no bank conflict reading 'p'
  o[threadIdx.x] = p->last;
}

__global__ void placedHere(int *o) {
  __shared__ int n;
  new (&n, 1) int(3); // CHECK-DAG: returned-constants.cu:[[#@LINE]]:3: remark: no bank conflict writing 'n'
  __syncthreads();
  // CHECK-DAG: returned-constants.cu:[[#@LINE+1]]:20: remark: no bank conflict reading 'n'
  o[threadIdx.x] = n;
}

// A function that nvcc never inlines, and has the address.
__noinline__ __device__ void setByCall(int *p) {
  *p = 5; // CHECK-DAG: returned-constants.cu:[[#@LINE]]:3: remark: no bank conflict writing 'n'
}
__global__ void called(int *o) {
  __shared__ int n;
  setByCall(&n);
  __syncthreads();
  // CHECK-DAG: returned-constants.cu:[[#@LINE+1]]:20: remark: no bank conflict reading 'n'
  o[threadIdx.x] = n;
}

// The store of 5, the read of `l` and the product do not run: nvcc finds that later than it looks for constants.
__global__ void vanished(int *o, int v) {
  __shared__ int n, m, l;
  // CHECK-DAG: returned-constants.cu:[[#@LINE+2]]:3: remark: no bank conflict writing 'n'
  // CHECK-DAG: returned-constants.cu:[[#@LINE+1]]:3: note: the requests may be others: the compiler may keep the value in a register
  n = 4;
  m = v; // CHECK-DAG: returned-constants.cu:[[#@LINE]]:3: remark: no bank conflict writing 'm'
  l = v; // CHECK-DAG: returned-constants.cu:[[#@LINE]]:3: remark: no bank conflict writing 'l'
  if (square(3) == 17)
    n = 5;
  __syncthreads();
  // CHECK-DAG: returned-constants.cu:[[#@LINE+1]]:20: remark: no bank conflict reading 'n'
  o[threadIdx.x] = n;
  if (square(3) == 17)
    o[threadIdx.x] = l;
  o[threadIdx.x] += m * (square(3) - 10);
}

// Read by the thread that stored it alone: nvcc accesses neither.
__global__ void own(int *o, int v) {
  __shared__ int n;
  // CHECK-DAG: returned-constants.cu:[[#@LINE+2]]:3: remark: no bank conflict writing 'n'
  // CHECK-DAG: returned-constants.cu:[[#@LINE+1]]:3: note: the requests may be others: the compiler may keep the value in a register
  n = v;
  o[threadIdx.x] = n;
}

// These are gone in nvcc's code, too.
__global__ void known(int *o) {
  __shared__ int n, m, l;
  n = seven();
  set(&m, 6);
  set(&l, 8);
  __syncthreads();
  o[threadIdx.x] = n + m + l;
}
