// Loops of an unknown number of trips that a pragma asks to be unrolled, as nvcc 13.0 makes them for sm_90.
// RUN: %bundled --format=json --all --fail-on=never %s | %python -c "import json, sys; r = json.load(sys.stdin); [print(r['kernels'][a['kernel']]['name'].split('(')[0], a['op'], a['may_vary'], a['per_block']['widths']) for a in r['accesses']]" | FileCheck %s

#define KERNEL(NAME, COPIES, TRIPS, INDEX, SUMMAND)                                                                    \
  __global__ void NAME(unsigned *out, int n) {                                                                         \
    __shared__ alignas(16) unsigned s[64];                                                                             \
    const unsigned t = threadIdx.x;                                                                                    \
    unsigned v = t;                                                                                                    \
    s[t] = out[t];                                                                                                     \
    __syncthreads();                                                                                                   \
    _Pragma(COPIES) for (int i = 0; i < TRIPS; ++i) {                                                                  \
      const unsigned x = s[INDEX];                                                                                     \
      v += SUMMAND;                                                                                                    \
    }                                                                                                                  \
    out[t] = v;                                                                                                        \
  }

// nvcc: LDS.64 in the loop, and LDS for the trip that is left, also where lanes exchange values.
// CHECK: {{^}}summed load {{.*}} {'8': 4}{{$}}
KERNEL(summed, "unroll 2", n, i, x)
// CHECK: {{^}}shuffled load the compiler may merge it {{.*}} {'8': 4}{{$}}
KERNEL(shuffled, "unroll 2", n, i, __shfl_xor_sync(0xffffffffu, x, 1))
// CHECK: {{^}}balloted load the compiler may merge it {{.*}} {'8': 4}{{$}}
KERNEL(balloted, "unroll 2", n, i, __ballot_sync(0xffffffffu, x > 2))
// CHECK: {{^}}rooted load the compiler may merge it {{.*}} {'8': 4}{{$}}
KERNEL(rooted, "unroll 2", n, i, (unsigned)rsqrtf((float)x))
// nvcc: one LDS.128 for three trips, behind the loop of four copies.
// CHECK: {{^}}left load the compiler may {{.*}} {'4': 3}{{$}}
KERNEL(left, "unroll 4", n, i, x / 7)
// Five trips in two copies are five loads.
// CHECK: {{^}}odd load {{.*}} {'4': 5}{{$}}
KERNEL(odd, "unroll 2", n, i * 4, x / n)
// No more trips than copies: no loop is left.
// CHECK: {{^}}masked load {{.*}} {'4': 2}{{$}}
KERNEL(masked, "unroll 4", (n & 3), i * 8, x / 7)

// A loop of one trip is none, though a pragma keeps it: s[7] is at a fixed place, and all lanes may load it.
// CHECK: {{^}}once load the compiler may load from this fixed place
__global__ void once(unsigned *out, unsigned n) {
  __shared__ unsigned s[64];
  s[threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  unsigned v = 0;
#pragma unroll 1
  for (int i = 1; i <= 1; i <<= 1) {
    if (out[n] < 42)
      v += s[i * 7];
    __syncthreads();
  }
  out[threadIdx.x] = v;
}

// The pointer of the second loop starts where the pair between the loops lies: nvcc has two LDS for this, and one
// LDS.64 where there is one loop.
#define LOOP _Pragma("unroll 1") for (int i = 0; i < 4; ++i) v += s[4 * t + i];
#define AROUND(NAME, BEFORE)                                                                                           \
  __global__ void NAME(unsigned *out) {                                                                                \
    __shared__ unsigned s[160];                                                                                        \
    const unsigned t = threadIdx.x;                                                                                    \
    unsigned v = t;                                                                                                    \
    s[t] = out[t];                                                                                                     \
    __syncthreads();                                                                                                   \
    BEFORE                                                                                                             \
    v += s[4 * t] * s[4 * t + 1];                                                                                      \
    __syncwarp();                                                                                                      \
    LOOP out[t] = v;                                                                                                   \
  }
// CHECK: {{^}}behind load None {'8': 1}{{$}}
AROUND(behind, )
// CHECK: {{^}}between load None {'4': 4}{{$}}
// CHECK: {{^}}between load the compiler may merge it
AROUND(between, LOOP)

// Without a pragma nvcc unrolls by four, although lanes meet in the loop; ptxas merges no copy's bytes, but those of the
// remainder.
__global__ void by_itself(unsigned *out, int trips) {
  __shared__ alignas(16) unsigned char s[1024];
  unsigned t = threadIdx.x, v = t;
  for (int i = t; i < 1024; i += 105)
    s[i] = i * 11;
  __syncthreads();
  for (int i = 0; i < trips; ++i) {
    // CHECK: {{^}}by_itself load the compiler may merge it
    unsigned char b = s[(t & 15) * 4 + 65];
    unsigned char a = s[(t & 15) * 4 + 64];
    v += a * 2 + b;
    __syncthreads();
  }
  out[t] = v;
}

void launch(unsigned *out) {
  summed<<<1, 32>>>(out, 8);
  shuffled<<<1, 32>>>(out, 8);
  balloted<<<1, 32>>>(out, 8);
  rooted<<<1, 32>>>(out, 8);
  left<<<1, 32>>>(out, 3);
  odd<<<1, 32>>>(out, 5);
  masked<<<1, 32>>>(out, 6);
  once<<<1, 32>>>(out, 0);
  behind<<<1, 32>>>(out);
  between<<<1, 32>>>(out);
  by_itself<<<1, 32>>>(out, 6);
}
