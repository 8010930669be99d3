// Calls through pointers whose function is known are followed, with what they do; others are not.
// RUN: %bundled --all --no-fixes --fail-on=never %s | FileCheck %s

struct Layout {
  __device__ virtual int at(int t) const = 0;
};
struct Strided : Layout {
  int stride;
  __device__ Strided(int stride) : stride(stride) {}
  __device__ int at(int t) const override { return t * stride; }
};
struct Writer {
  float *to;
  __device__ virtual void write(int t) { to[t * 8 & 1023] = t; }
};
// CHECK: :[[#@LINE-2]]:42: warning: 8-way bank conflict writing 's' (through 'to')
__device__ int index(const Layout &layout, int t) { return layout.at(t); }
__device__ int inCallee(int t) {
  Strided four(4);
  const Layout *layout = &four;
  return layout->at(t);
}

__global__ void objects(float *o) {
  __shared__ float s[1024], r[1024];
  // CHECK: :[[#@LINE+1]]:3: warning: 4-way bank conflict
  s[index(Strided(4), threadIdx.x)] = 1;
  // CHECK: :[[#@LINE+1]]:3: warning: 4-way bank conflict
  r[inCallee(threadIdx.x)] = 1;
  Writer w;
  w.to = s;
  Writer *p = &w;
  p->write(threadIdx.x);
  o[threadIdx.x] = s[threadIdx.x] + r[threadIdx.x];
}

__device__ int once(int t) { return t; }
__device__ int twice(int t) { return 2 * t; }
typedef int (*Function)(int);
__device__ Function const table[2] = {twice, once};

__global__ void pointers(float *o, Function f, int n) {
  __shared__ float s[1024];
  // CHECK: :[[#@LINE+1]]:3: warning: 2-way bank conflict
  s[table[0](threadIdx.x)] = 1;
  // CHECK: :[[#@LINE+1]]:3: warning: 2-way bank conflict
  s[table[threadIdx.x & 1](threadIdx.x)] = 1;
  // CHECK: :[[#@LINE+1]]:3: remark: undecided bank conflict
  s[f(threadIdx.x)] = 1;
  // CHECK: :[[#@LINE+1]]:3: warning: 2-way bank conflict
  s[(n > 4 ? once : twice)(threadIdx.x)] = 1;
  o[threadIdx.x] = s[threadIdx.x];
}

void launch(float *o, Function f, int n) {
  objects<<<1, 64>>>(o);
  pointers<<<1, 64>>>(o, f, n);
}

// The host reads the pointer from a variable that no kernel names, and passes it.
typedef float (*Reader)(const float *, int);
// CHECK: :[[#@LINE+1]]:{{[0-9]+}}: remark: undecided bank conflict reading shared memory: it may run through a function pointer, which is not followed
__device__ float read(const float *s, int t) { return s[t * 4]; }
__device__ Reader reader = read;
__global__ void passed(float *o, Reader from) {
  __shared__ float s[1024];
  s[threadIdx.x] = o[threadIdx.x];
  __syncthreads();
  o[threadIdx.x] = from(s, threadIdx.x);
}
