// Pointers into shared memory that go through memory: where they lead is known if only a few places were stored, and all
// lanes read the same, else the access is told as undecided. The comments are nvcc's code (13.0, sm_90).
// RUN: %bundled --no-fixes --all --fail-on=never %s | FileCheck %s --implicit-check-not='{{[1-9][0-9]*}}: remark: no bank conflict reading {{.h.|.n.|.p.}}: 1'
struct Holder {
  float *data;
  int stride;
};

#define FILL \
  __shared__ float a[256], b[512]; \
  int t = threadIdx.x; \
  a[t] = o[t]; \
  b[t] = o[t + 1];

// LDS; no access of h
__global__ void constant(float *o) {
  __shared__ Holder h;
  FILL
  if (t == 0) {
    h.data = a;
    h.stride = 4;
  }
  __syncthreads();
  // CHECK: :[[#@LINE+3]]:10: remark: no bank conflict reading 'h': the compiler removes it
  // CHECK: :[[#@LINE+2]]:10: warning: 4-way bank conflict reading 'a' (through 'h.data'): 4 wavefronts per request, ideal 1 [
  // CHECK: :[[#@LINE+1]]:21: remark: no bank conflict reading 'h': the compiler removes it
  o[t] = h.data[t * h.stride];
}

// LDS, LDS
__global__ void twice(float *o) {
  __shared__ float *p[2];
  FILL
  p[0] = a;
  p[1] = b + 4;
  __syncthreads();
  // CHECK: :[[#@LINE+4]]:10: remark: no bank conflict reading 'p': the compiler removes it
  // CHECK: :[[#@LINE+3]]:10: warning: 4-way bank conflict reading 'a' (through 'p')
  // CHECK: :[[#@LINE+2]]:24: remark: no bank conflict reading 'p': the compiler removes it
  // CHECK: :[[#@LINE+1]]:24: warning: 2-way bank conflict reading 'b' (through 'p')
  o[t] = p[0][t * 4] + p[1][t * 2];
}

// LDS.64 of the pointer, LD
__global__ void argument(float *o, int shift) {
  __shared__ float *q;
  FILL
  if (t == 0)
    q = a + shift;
  __syncthreads();
  // CHECK: :[[#@LINE+2]]:10: remark: no bank conflict reading 'q': 1 wavefront
  // CHECK: :[[#@LINE+1]]:10: warning: 4-way bank conflict reading 'a' (through 'q'): 4 wavefronts per request, ideal 1 [
  o[t] = q[t * 4];
}

// LDS.64, LD: an index keeps the table
__global__ void indexed(float *o) {
  __shared__ float *q[2];
  FILL
  q[0] = a;
  q[1] = b;
  __syncthreads();
  // CHECK: :[[#@LINE+2]]:10: remark: no bank conflict reading 'q': 1 wavefront
  // CHECK: :[[#@LINE+1]]:10: remark: undecided bank conflict reading shared memory: the value loaded at line [[#@LINE+1]] decides the address
  o[t] = q[t & 1][t * 4];
}

// LDS.64, LD, each
__global__ void changed(float *o) {
  __shared__ float *q;
  FILL
  q = a;
  __syncthreads();
  // CHECK: :[[#@LINE+2]]:{{[0-9]+}}: remark: no bank conflict reading 'q': 1 wavefront
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: warning: 4-way bank conflict reading shared memory: 4 wavefronts per request, ideal 1 [
  float sum = q[t * 4];
  __syncthreads();
  q = b;
  __syncthreads();
  // CHECK: :[[#@LINE+2]]:{{[0-9]+}}: remark: no bank conflict reading 'q': 1 wavefront
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: remark: no bank conflict reading shared memory: 1 wavefront
  o[t] = sum + q[t];
}

// LDS.64, LD: each lane its own
__global__ void own(float *o) {
  __shared__ float *q[32];
  FILL
  q[t] = a + t * 4;
  __syncthreads();
  // CHECK: :[[#@LINE+1]]:10: remark: undecided bank conflict reading 'a' (through 'q'): the value loaded at line [[#@LINE+1]] decides the address
  o[t] = *q[t ^ 1];
}

__device__ float *global;

// LDG.64, LD
__global__ void elsewhere(float *o, float **g) {
  FILL
  g[0] = a;
  global = b;
  __syncthreads();
  // CHECK: :[[#@LINE+1]]:10: remark: undecided bank conflict reading shared memory: values
  o[t] = g[1][t * 4] +
         // CHECK: :[[#@LINE+1]]:10: remark: undecided bank conflict reading shared memory: values
         global[t * 2];
}

// No address of an array goes to memory: what is loaded leads elsewhere.
__global__ void unrelated(float *o, float **g) {
  FILL
  __syncthreads();
  unsigned where = __cvta_generic_to_shared(a + t);
  float y;
  asm volatile("ld.shared.f32 %0, [%1];" : "=f"(y) : "r"(where));
  // CHECK-NOT: [[#@LINE+1]]:10:
  o[t] = g[1][t * 4] + y;
}

// STL, LDL, LD
__global__ void list(float *o) {
  FILL
  float *rows[2] = {a, b};
  __syncthreads();
  // CHECK: :[[#@LINE+1]]:10: warning: 2-way bank conflict reading shared memory: 2 wavefronts per request, ideal 1 [
  o[t] = rows[t & 1][t * 2];
}

// LDS, LDS
__global__ void constant_list(float *o) {
  FILL
  float *rows[2] = {a, b};
  __syncthreads();
  // CHECK: :[[#@LINE+2]]:10: warning: 2-way bank conflict reading 'a' (through 'rows')
  // CHECK: :[[#@LINE+1]]:27: warning: 4-way bank conflict reading 'b' (through 'rows')
  o[t] = rows[0][t * 2] + rows[1][t * 4];
}

// STL, LDL, LD: the lanes with a
__global__ void mixed_list(float *o) {
  FILL
  float *rows[2] = {a, o};
  __syncthreads();
  // CHECK: :[[#@LINE+1]]:10: warning: 8-way bank conflict reading 'a' (through 'rows'): 8 wavefronts per request, ideal 1 [
  o[t] = rows[t & 1][t * 8];
}

// LD
__global__ void number(float *o) {
  FILL
  unsigned long long where = (unsigned long long)(t & 1 ? a : b);
  __syncthreads();
  // CHECK: :[[#@LINE+1]]:10: warning: 2-way bank conflict reading shared memory
  o[t] = *(float *)(where + 8 * t);
}

void launch(float *p) {
  constant<<<1, 32>>>(p);
  twice<<<1, 32>>>(p);
  argument<<<1, 32>>>(p, 1);
  indexed<<<1, 32>>>(p);
  changed<<<1, 32>>>(p);
  own<<<1, 32>>>(p);
  elsewhere<<<1, 32>>>(p, (float **)p);
  unrelated<<<1, 32>>>(p, (float **)p);
  list<<<1, 32>>>(p);
  constant_list<<<1, 32>>>(p);
  mixed_list<<<1, 32>>>(p);
  number<<<1, 32>>>(p);
}
