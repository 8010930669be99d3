// A value divided by itself is 1, and less itself 0: nvcc 13.0's code for sm_90 loads nothing for these. Extended bytes
// and halves are such values, too.
// RUN: %bundled --format=json --all --fail-on=never %s | %python -c "import json, sys; [print(a['kernel'], a['op'], a['may_vary']) for a in json.load(sys.stdin)['accesses']]" | FileCheck %s

#define KERNEL(NAME, TYPE, VALUE)                                                                                      \
  __global__ void NAME(int *out) {                                                                                     \
    __shared__ TYPE s[256];                                                                                            \
    s[threadIdx.x] = out[threadIdx.x];                                                                                 \
    __syncthreads();                                                                                                   \
    const int t = 255 - threadIdx.x;                                                                                   \
    out[threadIdx.x] = VALUE;                                                                                          \
  }

// CHECK-NOT: load None
// CHECK-COUNT-2: {{^}}0 load the compiler may
KERNEL(ofInts, int, s[t] / s[t])
// CHECK-COUNT-2: {{^}}1 load the compiler may
KERNEL(ofShorts, short, s[t] / s[t])
// CHECK-COUNT-2: {{^}}2 load the compiler may
KERNEL(ofBytes, unsigned char, s[t] % s[t])
// CHECK-COUNT-2: {{^}}3 load the compiler may
KERNEL(differences, short, s[t] - s[t])
// CHECK-COUNT-2: {{^}}4 load the compiler may
KERNEL(exclusive, signed char, s[t] ^ s[t])
// CHECK: {{^}}5 load None
KERNEL(another, int, s[t] / 3)
