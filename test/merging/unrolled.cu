// Loops over neighbours, which can be merged only if the loop is unrolled. unrolled.json says what nvcc made: the
// sizes are those around which lib/Nvcc/Unrolling.h has its bounds.

#define STEPS(name, trips, step)                                                                                     \
  __global__ void name(float *out, const float *in) {                                                                \
    __shared__ __align__(16) float s[4096];                                                                          \
    s[threadIdx.x] = in[threadIdx.x];                                                                                \
    __syncthreads();                                                                                                 \
    float v = 0;                                                                                                     \
    for (int i = 0; i < trips; ++i) {                                                                                \
      step;                                                                                                          \
    }                                                                                                                \
    out[threadIdx.x] = v;                                                                                            \
  }

#define SUM v += s[4 * threadIdx.x + i]
#define POWER v = v * v + s[4 * threadIdx.x + i]

STEPS(sum_of_2, 2, SUM)
STEPS(sum_of_3, 3, SUM)
STEPS(sum_of_4, 4, SUM)
STEPS(sum_of_8, 8, SUM)
STEPS(sum_of_12, 12, SUM)
STEPS(sum_of_16, 16, SUM)
STEPS(sum_of_24, 24, SUM)
STEPS(sum_of_32, 32, SUM)
STEPS(power_of_4, 4, POWER)
STEPS(power_of_8, 8, POWER)
STEPS(power_of_16, 16, POWER)

// The counter is multiplied or divided.
#define SCALED(name, loop)                                                                                           \
  __global__ void name(float *out, const float *in) {                                                                \
    __shared__ float s[1024];                                                                                        \
    int t = threadIdx.x;                                                                                             \
    s[t] = in[t];                                                                                                    \
    loop {                                                                                                           \
      __syncthreads();                                                                                               \
      float v = s[t ^ d];                                                                                            \
      __syncthreads();                                                                                               \
      s[t] += v;                                                                                                     \
    }                                                                                                                \
    __syncthreads();                                                                                                 \
    out[t] = s[t ^ 1];                                                                                               \
  }

SCALED(doubled, for (int d = 1; d < 64; d *= 2))
SCALED(halved, for (int d = 32; d > 0; d /= 2))
SCALED(shifted, for (int d = 32; d > 0; d >>= 1))
SCALED(doubled_far, for (int d = 1; d < 1024; d <<= 1))
