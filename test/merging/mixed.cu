// Loads of one array, in straight code: four by four neighbours, and others.

#define MIXED(name, declaration, rows, outer, first, second)                                                           \
  __global__ void name(float *out, const float *in, int d, float c) {                                                  \
    declaration;                                                                                                       \
    int t = threadIdx.x;                                                                                               \
    v[t] = in[t];                                                                                                      \
    __syncthreads();                                                                                                   \
    float sum = 0;                                                                                                     \
    _Pragma("unroll") for (int p = 0; p < 4 * rows; ++p) {                                                             \
      int x = outer ? p / rows : p % 4, y = outer ? p % rows : p / 4;                                                  \
      sum = sum * c + first;                                                                                           \
      sum = sum * c + second;                                                                                          \
    }                                                                                                                  \
    out[t] = sum;                                                                                                      \
  }
#define DYNAMIC extern __shared__ float v[]
#define ALIGNED __shared__ __align__(16) float v[2048]
#define PLAIN __shared__ float v[2048]

// At constants, and beside them at places that are computed.
MIXED(constants_2, DYNAMIC, 2, 0, v[4 * y + x], v[1024 + t + 4 * y])
MIXED(constants_3, DYNAMIC, 3, 0, v[4 * y + x], v[1024 + t + 4 * y])
MIXED(constants_3_outer, DYNAMIC, 3, 1, v[4 * y + x], v[32 * d + t + y])
MIXED(constants_6_outer, DYNAMIC, 6, 1, v[4 * y + x], v[32 * d + t + y])
MIXED(constants_7_outer, ALIGNED, 7, 1, v[4 * y + x], v[32 * d + t + y])
MIXED(constants_7_plain, PLAIN, 7, 1, v[4 * y + x], v[32 * d + t + y])
MIXED(constants_7, ALIGNED, 7, 1, v[4 * y + x], t)
// All at places that are computed.
MIXED(computed_7, ALIGNED, 7, 0, v[128 * y + 4 * t + x], v[128 * y + 4 * t * d + x])
MIXED(computed_7_outer, ALIGNED, 7, 1, v[128 * y + 4 * t + x], v[128 * y + 4 * t * d + x])
// More than 64.
MIXED(many_17, ALIGNED, 17, 0, v[4 * t + 4 * y + x], t)
MIXED(many_16_outer, ALIGNED, 16, 1, v[4 * t + 4 * y + x], t)
MIXED(many_17_outer, ALIGNED, 17, 1, v[4 * t + 4 * y + x], t)
MIXED(many_20_outer, ALIGNED, 20, 1, v[4 * t + 4 * y + x], t)
MIXED(many_10_of_two, ALIGNED, 10, 1, v[128 * y + 4 * t + x], v[128 * y + 4 * t * d + x])
MIXED(many_20_plain, PLAIN, 20, 1, v[4 * t + 4 * y + x], t)
