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
