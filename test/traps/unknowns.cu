// RUN: %bundled --all --fail-on=never %s | FileCheck %s

// What is unknown: arguments, conditions, trip counts, other code.

__global__ void leading_dimension(float *o, int ld) {
  __shared__ float t[4096];
  // CHECK: unknowns.cu:[[#@LINE+2]]:3: remark: 32-way bank conflict writing 't': 32 wavefronts per request, ideal 1
  // CHECK-SAME: , where ld % 32 == 0 and ld != 0 [
  t[threadIdx.x * ld] = o[threadIdx.x];
  __syncthreads();
  // An odd factor is clean whatever the argument.
  // CHECK: unknowns.cu:[[#@LINE+1]]:20: remark: no bank conflict reading 't': 1 wavefront per request, ideal 1
  o[threadIdx.x] = t[threadIdx.x * (2 * ld + 1)];
}

__global__ void guarded(float *o, int n, const int *flags) {
  __shared__ float t[1024];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    // CHECK: unknowns.cu:[[#@LINE+2]]:5: warning: up to 32-way bank conflict writing 't': at most 32 wavefronts per request, ideal 1
    // CHECK: note: this holds where all lanes that may pass the condition at line [[#@LINE-2]] do
    t[threadIdx.x % 32 * 32] = o[i];
  __syncthreads();
  if (flags[i])
    // CHECK: unknowns.cu:[[#@LINE+1]]:12: remark: no bank conflict reading 't': 1 wavefront per request
    o[i] = t[threadIdx.x];
}

__global__ void buffers(float *o, int n) { // buffer ^= 1 in a loop of unknown length
  __shared__ float t[2][32][33];
  int b = 0;
  for (int i = 0; i < n; ++i) {
    // CHECK: unknowns.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 't': 1 wavefront per request, ideal 1
    t[b][threadIdx.y][threadIdx.x] = o[i];
    __syncthreads();
    // CHECK: unknowns.cu:[[#@LINE+1]]:38: remark: no bank conflict reading 't': 1 wavefront per request, ideal 1
    o[i * 1024 + threadIdx.y * 32] = t[b][threadIdx.x][threadIdx.y];
    b ^= 1;
  }
}

// CHECK: unknowns.cu:[[#@LINE+2]]:64: remark: undecided bank conflict reading shared memory: recursion
// CHECK: unknowns.cu:[[#@LINE+1]]:88: remark: undecided bank conflict reading shared memory: recursion
__device__ float walk(const float *s, int i) { return i <= 0 ? s[0] : walk(s, i - 1) + s[i]; }

__global__ void recursion(float *o) {
  __shared__ float s[1024];
  // CHECK: unknowns.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 's'
  s[threadIdx.x] = o[threadIdx.x];
  __syncthreads();
  o[threadIdx.x] = walk(s, threadIdx.x);
}

// Functions that are not followed are given no address of shared memory here: what
// they read is elsewhere.
__device__ float sum(const float *o, int i) { return i <= 0 ? o[0] : sum(o, i - 1) + o[i]; }

struct Shape {
  virtual __device__ float area(const float *o) const { return o[0] * Side; }
  float Side;
};

__global__ void others(float *o, const Shape *shape) {
  __shared__ float s[32][33];
  // CHECK-NOT: undecided
  // CHECK: unknowns.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 's'
  s[threadIdx.x % 32][threadIdx.x / 32] = sum(o, 3) + shape->area(o);
  __syncthreads();
  // CHECK: unknowns.cu:[[#@LINE+1]]:20: remark: no bank conflict reading 's'
  o[threadIdx.x] = s[threadIdx.x / 32][threadIdx.x % 32];
}

// The same with an array whose address it is given.
// CHECK: unknowns.cu:[[#@LINE+1]]:49: remark: undecided bank conflict reading shared memory: it may run through a function pointer
__device__ float first(const float *s) { return s[0]; }
// CHECK: unknowns.cu:[[#@LINE+1]]:48: remark: undecided bank conflict reading shared memory: it may run through a function pointer
__device__ float last(const float *s) { return s[255]; }

__global__ void given(float *o, int which) {
  __shared__ float s[256];
  s[threadIdx.x] = o[threadIdx.x];
  __syncthreads();
  float (*f)(const float *) = which ? first : last;
  o[threadIdx.x] = f(s);
}

__global__ void long_loop(float *o) { // 10^9 trips: one stands for all
  __shared__ float s[1024];
  s[threadIdx.x] = o[threadIdx.x];
  __syncthreads();
  float sum = 0;
  for (int i = 0; i < 1000000000; ++i)
    // CHECK: unknowns.cu:[[#@LINE+2]]:12: warning: 32-way bank conflict reading 's': 32 wavefronts per request, ideal 1
    // CHECK-SAME: where the trip of the loop at line [[#@LINE-2]], as unrolled, % 128 == 4
    sum += s[threadIdx.x * i & 1023];
  o[threadIdx.x] = sum;
}

__global__ void dead(float *o) {
  __shared__ float s[1024];
  s[threadIdx.x] = o[threadIdx.x];
  __syncthreads();
  if (threadIdx.x > 500)
    // CHECK: unknowns.cu:[[#@LINE+1]]:22: remark: no bank conflict reading 's': no lane of a block of 256 reaches it
    o[threadIdx.x] = s[threadIdx.x * 32];
  o[threadIdx.x] += s[threadIdx.x ^ 1];
}

void launch(float *o, int n) {
  leading_dimension<<<1, 256>>>(o, n);
  guarded<<<4, 256>>>(o, 1000, (const int *)o);
  buffers<<<1, dim3(32, 32)>>>(o, 4);
  recursion<<<1, 256>>>(o);
  others<<<1, 256>>>(o, (const Shape *)o);
  given<<<1, 256>>>(o, 1);
  long_loop<<<1, 32>>>(o);
  dead<<<1, 256>>>(o);
}
