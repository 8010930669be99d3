// A division, a square root or round behind a condition stays there for nvcc 13.0, and neighbours on both sides of it
// are not merged before PTX: its code for sm_90 has two loads of 4 bytes in `divided` and `rooted`, and one of 8 in
// `added`.
// RUN: %bundled --format=json --all --fail-on=never %s | %python -c "import json, sys; [print(a['kernel'], a['op'], a['may_vary'], a['per_block']['widths']) for a in json.load(sys.stdin)['accesses']]" | FileCheck %s

#define KERNEL(NAME, CHANGED)                                                                                          \
  __global__ void __launch_bounds__(32) NAME(unsigned *out, float f) {                                                 \
    __shared__ alignas(16) float s[64];                                                                                \
    s[threadIdx.x] = out[threadIdx.x];                                                                                 \
    s[threadIdx.x + 32] = f;                                                                                           \
    __syncthreads();                                                                                                   \
    float a = s[2 * threadIdx.x];                                                                                      \
    if (out[64] < 42)                                                                                                  \
      a = CHANGED;                                                                                                     \
    const float b = s[2 * threadIdx.x + 1];                                                                            \
    out[threadIdx.x] = a + b;                                                                                          \
  }

// CHECK: {{^}}0 load None {'8': 1}{{$}}
KERNEL(added, a + f)
// CHECK-COUNT-2: {{^}}1 load the compiler may merge it {{.*}} {'4': 1}{{$}}
KERNEL(divided, a / f)
// CHECK-COUNT-2: {{^}}2 load the compiler may merge it {{.*}} {'4': 1}{{$}}
KERNEL(rooted, sqrtf(a))
// CHECK: {{^}}3 load None {'8': 1}{{$}}
KERNEL(scaled, a / 8.0f)

// A division by a constant stays as well, but LLVM makes a choice of it here: nvcc has one load of 16 bytes for the
// three in front of the arm, and one of 4.
#define FOUR(NAME, CHANGED)                                                                                            \
  __global__ void __launch_bounds__(32) NAME(int *out, int n) {                                                        \
    __shared__ alignas(16) int s[128];                                                                                 \
    s[threadIdx.x] = out[threadIdx.x];                                                                                 \
    __syncthreads();                                                                                                   \
    const int a = s[4 * threadIdx.x], b = s[4 * threadIdx.x + 1];                                                      \
    int c = s[4 * threadIdx.x + 2];                                                                                    \
    if (out[128] < 42)                                                                                                 \
      c = CHANGED;                                                                                                     \
    out[threadIdx.x] = a + b + c + s[4 * threadIdx.x + 3];                                                             \
  }
// CHECK: {{^}}4 load None {'16': 1}{{$}}
FOUR(times, a *n)
// CHECK: {{^}}5 load the compiler may merge it {{.*}} {'16': 1}{{$}}
FOUR(remainder_of_three, a % 3)

// A value by itself leaves no division: nvcc has one block, in which the copies' neighbours are not paired (2 bytes
// each, see PairsBeforePtx.h), as they are not where the arm is a constant.
#define ITSELF(NAME, CHANGED)                                                                                          \
  __global__ void __launch_bounds__(32) NAME(int *out, int n) {                                                        \
    __shared__ alignas(16) short s[128];                                                                               \
    s[threadIdx.x] = out[threadIdx.x];                                                                                 \
    __syncthreads();                                                                                                   \
    int v = 0;                                                                                                         \
    for (int i = 0; i < 4; ++i) {                                                                                      \
      const short a = s[4 * threadIdx.x + 1];                                                                          \
      short b = s[4 * threadIdx.x];                                                                                    \
      if (n < 42)                                                                                                      \
        b = CHANGED;                                                                                                   \
      v += (short)(a + b);                                                                                             \
      __syncthreads();                                                                                                 \
    }                                                                                                                  \
    out[threadIdx.x] = v;                                                                                              \
  }
// CHECK-COUNT-2: {{^}}6 load the compiler may merge it
ITSELF(one, 1)
// CHECK-COUNT-2: {{^}}7 load the compiler may merge it
ITSELF(quotient, a / a)
// CHECK-COUNT-2: {{^}}8 load the compiler may merge it
ITSELF(remainder_of_itself, a % a)
