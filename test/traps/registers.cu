// What a thread has just loaded or stored it may have in a register where ways meet,
// too: nvcc 13.0 (sm_90) makes no load for the marked ones, or not each time.
// RUN: %bundled --format=json --fail-on=never %s | %python -c "import json, sys; [print(a['line'], a['op'], a['may_vary']) for a in json.load(sys.stdin)['accesses']]" | FileCheck %s

__global__ void bothArms(float *out, const float *in) {
  __shared__ float s[2048];
  int p = threadIdx.x * 32;
  if (in[threadIdx.x] > 0)
    s[p] = in[threadIdx.x + 7];
  else
    s[p] = in[threadIdx.x + 9];
  out[threadIdx.x] = s[p];
}
// CHECK: {{^}}12 load the compiler may keep the value in a register, and not access it here each time

__global__ void oneArm(float *out, const float *in) {
  __shared__ float s[2048];
  int p = threadIdx.x * 32;
  s[p] = in[threadIdx.x];
  if (in[threadIdx.x + 5] > 0)
    s[p] = 1;
  out[threadIdx.x] = s[p];
  if (in[threadIdx.x + 6] > 0)
    s[p] = 2;
  __syncthreads();
  out[threadIdx.x + 64] = s[p];
}
// CHECK: {{^}}22 load the compiler
// CHECK: {{^}}26 load None

// What is stored behind the last barrier of each iteration, and before the loop.
__global__ void behindLoop(float *out, const float *in, int n) {
  __shared__ float s[2048];
  int p = threadIdx.x * 32;
  s[p] = in[threadIdx.x];
  for (int i = 0; i < n; ++i) {
    __syncthreads();
    float v = s[threadIdx.x ^ 1];
    __syncthreads();
    s[p] = v;
  }
  out[threadIdx.x] = s[p];
}
// CHECK: {{^}}38 load the compiler
// CHECK: {{^}}40 store None
// CHECK: {{^}}42 load the compiler

__global__ void invariant(float *out, const float *in) {
  __shared__ float s[64];
  s[threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  float v = 0;
#pragma unroll 1
  for (int i = 0; i < 8; ++i)
    v += in[i] * s[2 * threadIdx.x & 63];
#pragma unroll 1
  for (int i = 0; i < 8; ++i) {
    v += in[i] * s[4 * threadIdx.x & 63];
    __syncthreads();
  }
#pragma unroll 1
  for (int i = 0; i < 8; ++i)
    v += in[i] * s[4 * threadIdx.x + i & 63];
  out[threadIdx.x] = v;
}
// CHECK: {{^}}55 load the compiler
// CHECK: {{^}}58 load None
// CHECK: {{^}}63 load None

__global__ void sum(float *out, const float *in, int n) {
  __shared__ float s[64];
  s[threadIdx.x] = 0;
  for (int i = 0; i < n; ++i)
    s[threadIdx.x] += in[i];
  out[threadIdx.x] = s[threadIdx.x];
}
// CHECK: {{^}}74 load the compiler
// CHECK: {{^}}74 store the compiler
// CHECK: {{^}}75 load the compiler

void launch(float *out, const float *in, int n) {
  bothArms<<<1, 64>>>(out, in);
  oneArm<<<1, 64>>>(out, in);
  behindLoop<<<1, 64>>>(out, in, n);
  invariant<<<1, 64>>>(out, in);
  sum<<<1, 64>>>(out, in, n);
}

// A default that an arm overwrites is one store (of what is cheap enough to compute each
// time); with a barrier between, or more in the arm, they are two.
__global__ void defaults(float *out, const float *in) {
  __shared__ float s[2048];
  int p = threadIdx.x * 32;
  float v = in[threadIdx.x];
  s[p] = 0;
  if (v > 1)
    s[p] = v * v;
  __syncthreads();
  out[threadIdx.x] = s[threadIdx.x];
  __syncthreads();
  s[p] = 1;
  __syncthreads();
  if (v > 2)
    s[p] = v;
  __syncthreads();
  out[threadIdx.x + 64] = s[threadIdx.x];
  __syncthreads();
  s[p] = 2;
  if (v > 3) {
    s[p] = v;
    out[threadIdx.x + 128] = v;
  }
  __syncthreads();
  out[threadIdx.x + 192] = s[threadIdx.x];
}
// CHECK: {{^}}95 store the compiler
// CHECK: {{^}}97 store the compiler
// CHECK: {{^}}101 store None
// CHECK: {{^}}104 store None
// CHECK: {{^}}108 store None
// CHECK: {{^}}110 store None

// Done once more, an atomic of these changes nothing.
__global__ void atomicsAgain(unsigned *s2, const unsigned *in) {
  __shared__ unsigned s[64];
  unsigned v = in[threadIdx.x];
  atomicAnd(&s[threadIdx.x ^ 1], v);
  atomicAnd(&s[threadIdx.x ^ 1], v);
  atomicAdd(&s[threadIdx.x ^ 8], v);
  atomicAdd(&s[threadIdx.x ^ 8], v);
  __syncthreads();
  atomicMax(&s[threadIdx.x], v);
  __syncthreads();
  atomicMax(&s[threadIdx.x], v);
  __syncthreads();
  s2[threadIdx.x] = s[threadIdx.x];
}
// CHECK: {{^}}127 atomic the compiler
// CHECK: {{^}}128 atomic the compiler
// CHECK: {{^}}129 atomic None
// CHECK: {{^}}130 atomic None
// CHECK: {{^}}132 atomic None
// CHECK: {{^}}134 atomic None

// Something else changes the word in between.
__global__ void atomicsBetween(unsigned *out, const unsigned *in) {
  __shared__ unsigned s[64];
  unsigned v = in[threadIdx.x];
  atomicOr(&s[threadIdx.x], v);
  atomicExch(&s[threadIdx.x], 0);
  atomicOr(&s[threadIdx.x], v);
  __syncthreads();
  out[threadIdx.x] = s[threadIdx.x];
}
// CHECK: {{^}}149 atomic None
// CHECK: {{^}}150 atomic None
// CHECK: {{^}}151 atomic None
