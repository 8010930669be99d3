// Indices that are sums of a sum, t = x + 32 * y: nvcc 13.0 makes 4 * t + 1 from t + 1, and ptxas does not see then
// that neighbours are aligned. Its code for sm_90 has two STS for `after`, and one STS.64 for `alone`; two LDS for
// `equal`.
// RUN: %bundled --format=json --all --fail-on=never %s | %python -c "import json, sys; r = json.load(sys.stdin); [print(r['kernels'][a['kernel']]['name'].split('(')[0], a['op'], a['may_vary'], a['per_block']['widths']) for a in r['accesses']]" | FileCheck %s

#define STORES(NAME, VALUE)                                                                                            \
  __global__ void NAME(float *out, float f) {                                                                          \
    __shared__ float s[256];                                                                                           \
    const int t = threadIdx.x + 32 * threadIdx.y;                                                                      \
    s[4 * t + 1] = VALUE;                                                                                              \
    s[4 * t] = f;                                                                                                      \
    __syncthreads();                                                                                                   \
    out[t] = s[t ^ 3];                                                                                                 \
  }
// CHECK: {{^}}alone store None {{.*}}
// CHECK: {{^}}alone store None {'8': 2}{{$}}
STORES(alone, t *f)
// CHECK-COUNT-2: {{^}}after store the compiler may merge it {{.*}} {'4': 2}{{$}}
STORES(after, (float)(t + 1))

// x + 32 * y + 32 * z is x + 32 * (y + z) in the end: what an index of another array is made from is not known.
// CHECK-COUNT-2: {{^}}equal load the compiler may merge it
__global__ void equal(float *out) {
  __shared__ float s[256];
  __shared__ alignas(16) float r[256];
  const int t = threadIdx.x + 32 * threadIdx.y + 32 * threadIdx.z;
  s[t] = r[t] = out[t];
  __syncthreads();
  const float v = r[8 * t + 2] + r[8 * t + 1];
  __syncthreads();
  out[t] = v + s[4 * t] * s[4 * t + 1];
}

// Behind a condition others are decided: t != i holds for each i, where t / 32 is 2 or more, and nvcc has one LDS.128.
// CHECK: {{^}}decided load the compiler may merge it
__global__ void decided(int *out, int n) {
  __shared__ int s[1024];
  const int t = threadIdx.x;
  int v = t;
  s[t] = out[t];
  __syncthreads();
  if (t / 32 >= 2) {
#pragma unroll
    for (int i = 0; i < 4; ++i)
      if (t != i)
        v += s[8 * t + i] * n;
  }
  out[t] = v;
}

// With fdividef, which is a division, nvcc has two LDS; with __fdividef one LDS.64.
#define QUOTIENTS(NAME, DIVISION)                                                                                      \
  __global__ void NAME(float *out, float f) {                                                                          \
    __shared__ float s[128];                                                                                           \
    const int t = threadIdx.x;                                                                                         \
    s[t] = out[t];                                                                                                     \
    __syncthreads();                                                                                                   \
    const float q = DIVISION(s[4 * t], f);                                                                             \
    out[t] = DIVISION(s[4 * t + 1], q);                                                                                \
  }
// CHECK-COUNT-2: {{^}}divided load {{.*}} {'4': 1}{{$}}
QUOTIENTS(divided, fdividef)
// CHECK: {{^}}approximated load {{.*}} {'8': 1}{{$}}
QUOTIENTS(approximated, __fdividef)

void launch(float *out) {
  alone<<<1, dim3(32, 2)>>>(out, 2);
  after<<<1, dim3(32, 2)>>>(out, 2);
  equal<<<1, dim3(32, 1, 2)>>>(out);
  decided<<<1, 128>>>((int *)out, 3);
  divided<<<1, 32>>>(out, 2);
  approximated<<<1, 32>>>(out, 2);
}
