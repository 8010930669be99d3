// The compiler before PTX pairs a neighbour with that of a later copy (PairsBeforePtx.h). nvcc 13.0's code for sm_90:
// `ascending` has two loads of 16 bytes; `rotated` these and one of 4; `behindTwo` three stores for its last four
// bytes; `behindPresent` three loads of 8 bytes.
// RUN: %bundled --format=json --all --fail-on=never %s | %python -c "import json, sys; [print(a['kernel'], a['op'], a['may_vary'], a['per_block']['widths']) for a in json.load(sys.stdin)['accesses']]" | FileCheck %s

#define FOUR(A, B, C, D)                                                                                               \
  __shared__ alignas(16) float s[128];                                                                                 \
  s[threadIdx.x] = in[threadIdx.x];                                                                                    \
  s[threadIdx.x + 32] = in[threadIdx.x + 32];                                                                          \
  s[threadIdx.x + 64] = s[threadIdx.x + 96] = in[threadIdx.x];                                                         \
  __syncthreads();                                                                                                     \
  _Pragma("unroll") for (int i = 0; i < 2; ++i) {                                                                      \
    const float a = s[4 * threadIdx.x + A], b = s[4 * threadIdx.x + B], c = s[4 * threadIdx.x + C],                    \
                d = s[4 * threadIdx.x + D];                                                                            \
    out[threadIdx.x + 32 * i] = a + b + c + d;                                                                         \
    __syncthreads();                                                                                                   \
  }

// CHECK: {{^}}0 load None {'16': 2}{{$}}
__global__ void __launch_bounds__(32) ascending(const float *in, float *out){FOUR(0, 1, 2, 3)}

// CHECK: {{^}}1 load the compiler may merge it {{.*}} {'16': 2}{{$}}
__global__ void __launch_bounds__(32) rotated(const float *in, float *out){FOUR(3, 0, 1, 2)}

// CHECK: {{^}}2 store None {'1': 1}{{$}}
// CHECK: {{^}}2 store the compiler may merge it
__global__ void __launch_bounds__(32) behindTwo(const float *in, float *out, unsigned char n) {
  __shared__ alignas(16) unsigned char s[128];
  s[threadIdx.x] = n;
  __syncthreads();
  s[4 * threadIdx.x + 1] = n;
  s[4 * threadIdx.x] = n + 1;
  __syncthreads();
  s[4 * threadIdx.x] = n;
  s[4 * threadIdx.x + 1] = n + 2;
  s[4 * threadIdx.x + 2] = n + 3;
  s[4 * threadIdx.x + 3] = n + 4;
  __syncthreads();
  out[threadIdx.x] = s[127 - threadIdx.x];
}

// Over __activemask() as over a vote: the second pair is loaded again, behind the store of the first.
// CHECK: {{^}}3 store
// CHECK-COUNT-2: {{^}}3 load {{.*}} {'8': 1}{{$}}
// CHECK: {{^}}3 store {{.*}} {'8': 1}{{$}}
// CHECK: {{^}}3 load {{.*}} {'8': 1}{{$}}
__global__ void __launch_bounds__(32) behindPresent(const float *in, float *out) {
  __shared__ alignas(16) float s[128];
  s[threadIdx.x] = in[threadIdx.x];
  s[threadIdx.x + 32] = s[threadIdx.x + 64] = s[threadIdx.x + 96] = in[threadIdx.x];
  __syncthreads();
  float *mine = s + 2 * threadIdx.x;
  const float sum = mine[0] + mine[1] + mine[2] + mine[3] + __popc(__activemask());
  mine[0] *= sum;
  mine[1] *= sum;
  mine[2] *= sum;
  mine[3] *= sum;
  __syncthreads();
  out[threadIdx.x] = s[127 - threadIdx.x];
}

// Remainder and quotient of one number, beside another load: not called exact (PairsBeforePtx.h); without it, it is.
#define PARTS(NAME, MORE)                                                                                              \
  __global__ void __launch_bounds__(32) NAME(const float *in, float *out) {                                            \
    __shared__ alignas(16) float s[128];                                                                               \
    const int t = threadIdx.x, lane = t & 31, warp = t / 32;                                                           \
    s[t] = in[t];                                                                                                      \
    s[t + 32] = s[t + 64] = s[t + 96] = in[t];                                                                         \
    __syncthreads();                                                                                                   \
    float *mine = s + (lane * 4 + warp * 128);                                                                         \
    out[t] = mine[0] + mine[1] + mine[2] + mine[3] + MORE;                                                             \
  }
// CHECK: {{^}}4 load None {'16': 1}{{$}}
PARTS(alone, 0)
// CHECK: {{^}}5 load the compiler may merge it {{.*}} {'16': 1}{{$}}
PARTS(besideAnother, s[t ^ 2])
