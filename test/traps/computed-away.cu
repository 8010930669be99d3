// What LLVM 22 and nvcc 13.0 know of computations differs: nvcc makes a load for all lanes, or one of
// two. Seen in random kernels measured on an H100.
// RUN: %bundled --block=256 --format=json --fail-on=never --all %s | %python -c "import json, sys; [print(a['line'], a['op'], a['per_block']['requests'], bool(a['may_vary']), a['may_run_with_lines']) for a in json.load(sys.stdin)['accesses']]" | FileCheck %s

__device__ int bits(int x) {
  int n = 0;
  for (; x; x &= x - 1)
    ++n;
  return n;
}

// The loop is not needed to know that the index is 0; nvcc removes it, and all lanes load.
__global__ void behindLoop(int *out) {
  __shared__ int s[256];
  s[threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  int v = 0;
  if (threadIdx.x >= 144)
    v = s[bits(threadIdx.x / 32) * 2u % 2u];
  out[threadIdx.x] = v;
}
// CHECK: {{^}}19 load 4 True

// It is never 2, which nvcc does not see: all lanes load, and none takes the value.
__global__ void remainder(int *out) {
  __shared__ int s[256];
  s[threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  int v = 0, t = threadIdx.x;
  if (t * 65 % 5 == 2)
    v = s[2];
  out[threadIdx.x] = v;
}
// CHECK: {{^}}31 load 8 False

// Both arms end with the same: one request of all lanes, or two.
__global__ void exchanged(unsigned *out) {
  __shared__ unsigned s[64];
  unsigned v = threadIdx.x;
  if (threadIdx.x < 64)
    s[threadIdx.x] = v;
  __syncthreads();
  if (threadIdx.x % 5 == 1)
    v += atomicCAS(&s[threadIdx.x * 29 % 64], 1, v);
  else
    v += atomicCAS(&s[threadIdx.x * 29 % 64], 1, v);
  out[threadIdx.x] = v;
}
// CHECK: {{^}}44 atomic 8 False [46]
// CHECK: {{^}}46 atomic 8 False [44]
