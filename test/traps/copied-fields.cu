// A struct in a shared variable of its own, copied as a whole: nvcc makes each field a variable, and stores those that
// are read, one behind the other. The comments are nvcc's code (13.0, sm_90).
// RUN: %bundled --no-fixes --all --fail-on=never %s | FileCheck %s
struct Padded {
  double a, b, c, d, e;
  int f;
};
struct Five {
  float a, b, c, d, e;
};
#define COPY(T) \
  __shared__ T v; \
  if (threadIdx.x == 0) \
    v = in[blockIdx.x]; \
  __syncthreads();

// STS.128, STS.128, STS.64: no store of f
__global__ void unread(const Padded *in, double *o) {
  // CHECK: copied-fields.cu:[[#@LINE+2]]:3: remark: no bank conflict writing 'v'
  // CHECK: copied-fields.cu:[[#@LINE+1]]:3: note: the requests may be others: the compiler may copy it in other pieces
  COPY(Padded)
  // CHECK: copied-fields.cu:[[#@LINE+1]]:20: note: the requests may be others: the compiler may copy it in other pieces
  o[threadIdx.x] = v.a + v.b + v.c + v.d + v.e;
}

// STS.128, STS.128, STS.64, STS: no padding
__global__ void padded(const Padded *in, double *o) {
  // CHECK: copied-fields.cu:[[#@LINE+1]]:3: note: the requests may be others: the compiler may copy it in other pieces
  COPY(Padded)
  o[threadIdx.x] = v.a + v.b + v.c + v.d + v.e + v.f;
}

// STS.128 of b, c, d and e, which begin the row
__global__ void first(const Five *in, double *o) {
  // CHECK: copied-fields.cu:[[#@LINE+1]]:3: note: the requests may be others: the compiler may copy it in other pieces
  COPY(Five)
  o[threadIdx.x] = v.b + v.c + v.d + v.e;
}

// STS.128, STS, as it stands there; and so is an array of them
// CHECK-NOT: copied-fields.cu:{{4[0-9]|5[0-9]}}:{{.*}}other pieces
__global__ void all(const Five *in, double *o) {
  COPY(Five)
  o[threadIdx.x] = v.a + v.b + v.c + v.d + v.e;
}

__global__ void rows(const Padded *in, double *o) {
  __shared__ Padded v[64];
  v[threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  o[threadIdx.x] = v[threadIdx.x ^ 1].a + v[threadIdx.x ^ 1].e;
}

void launch(const Padded *p, const Five *q, double *o) {
  unread<<<1, 64>>>(p, o);
  padded<<<1, 64>>>(p, o);
  first<<<1, 64>>>(q, o);
  all<<<1, 64>>>(q, o);
  rows<<<1, 64>>>(p, o);
}
