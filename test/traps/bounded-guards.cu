// A guard against an unknown value that has a bound: lanes from the bound on never pass.
// RUN: %bundled --no-fixes --all --fail-on=never %s | FileCheck %s

__global__ void unsigned_min(float *o, unsigned n) {
  __shared__ float s[32 * 40];
  unsigned t = threadIdx.x;
  // CHECK: bounded-guards.cu:[[#@LINE+3]]:5: warning: up to 32-way bank conflict writing 's'
  // CHECK: note: a block needs at most 35 wavefronts for 2 requests, ideal 2
  if (t < 35 * min(1u, n))
    s[t * 32] = o[t];
  __syncthreads();
  o[t] = s[t];
}

__global__ void signed_min(float *o, int n) {
  __shared__ float s[32 * 40];
  int t = threadIdx.x;
  // CHECK: bounded-guards.cu:[[#@LINE+3]]:5: warning: up to 32-way bank conflict writing 's'
  // CHECK: note: a block needs at most 35 wavefronts for 2 requests, ideal 2
  if (t < min(35, n))
    s[t * 32] = o[t];
  __syncthreads();
  o[t] = s[t];
}

__global__ void clamped(float *o, int n) {
  __shared__ float s[32 * 40];
  int t = threadIdx.x;
  int bound = max(min(n, 20), 0);
  // CHECK: bounded-guards.cu:[[#@LINE+3]]:5: warning: up to 20-way bank conflict writing 's'
  // CHECK: note: a block needs at most 20 wavefronts for 1 request, ideal 1
  if (t < bound)
    s[t * 32] = o[t];
  __syncthreads();
  o[t] = s[t];
  __syncthreads();
  // CHECK: bounded-guards.cu:[[#@LINE+2]]:5: remark: no bank conflict writing 's': 1 wavefront
  if (t + 63 - bound < 44)
    s[t * 32] = o[t];
  __syncthreads();
  o[t] = s[t];
}

__global__ void set_by_a_branch(float *o, int n) {
  __shared__ float s[32 * 80];
  int t = threadIdx.x, bound = n;
  if (n > 35) {
    bound = 35;
    o[200] = 1;
  }
  // CHECK: bounded-guards.cu:[[#@LINE+3]]:5: warning: up to 32-way bank conflict writing 's'
  // CHECK: note: a block needs at most 67 wavefronts for 3 requests, ideal 3
  if (t < bound * 2 - 3)
    s[t * 32] = o[t];
  __syncthreads();
  o[t] = s[t];
}

__global__ void tail_of_a_grid(float *o, int n) {
  __shared__ float s[32 * 64];
  int t = threadIdx.x;
  int rows = min(64, n - 64 * (int)blockIdx.x);
  // CHECK: bounded-guards.cu:[[#@LINE+3]]:5: warning: up to 32-way bank conflict writing 's'
  // CHECK: note: a block needs at most 64 wavefronts for 2 requests, ideal 2
  if (t < rows)
    s[t * 32] = o[t];
  __syncthreads();
  o[t] = s[t];
}

// A bound that is the least of a number and a difference that may wrap around.
__global__ void remaining(unsigned *o, const volatile unsigned *in, unsigned n) {
  __shared__ unsigned s[128];
  unsigned t = threadIdx.x;
  unsigned base = in[0] % n, loaded = min(1u, n - base);
  // CHECK: bounded-guards.cu:[[#@LINE+2]]:12: remark: no bank conflict reading 's'
  if (t < 35 * loaded)
    o[t] = s[t % 35 + 2];
}

void launch(float *o, int n) {
  remaining<<<1, 64>>>((unsigned *)o, (unsigned *)o, n);
  unsigned_min<<<1, 128>>>(o, n);
  signed_min<<<1, 128>>>(o, n);
  clamped<<<1, 128>>>(o, n);
  set_by_a_branch<<<1, 128>>>(o, n);
  tail_of_a_grid<<<n, 128>>>(o, n);
}
