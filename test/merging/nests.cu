// Loads in two loops, one inside the other. nvcc unrolls the inner one where its instructions are few, whatever the
// outer one becomes: what each iteration of the outer one reads again is then read once, and neighbours are merged.

#define NEST(name, pragma, rows, columns, row, ...)                                                                    \
  __global__ void name(float *out, const float *in, int d, float c) {                                                  \
    extern __shared__ __align__(16) float v[];                                                                         \
    __shared__ __align__(16) float s[4096];                                                                            \
    int t = threadIdx.x;                                                                                               \
    s[t] = v[t] = in[t];                                                                                               \
    __syncthreads();                                                                                                   \
    float sum = 0;                                                                                                     \
    _Pragma(pragma) for (int x = 0; x < rows; ++x) {                                                                   \
      float part = 0;                                                                                                  \
      for (int y = 0; y < columns; ++y) {                                                                              \
        float a = row;                                                                                                 \
        __VA_ARGS__;                                                                                                   \
        part += a;                                                                                                     \
      }                                                                                                                \
      sum = sum * c + part;                                                                                            \
    }                                                                                                                  \
    out[t] = sum;                                                                                                      \
  }

#define LONG                                                                                                           \
  a = a * c + 1;                                                                                                       \
  a = a * c + 2;                                                                                                       \
  a = a * c + 3;                                                                                                       \
  a = a * c + 4
#define LONGER LONG; LONG; LONG; LONG

// The row is read for each x.
NEST(again_64_32, "unroll", 64, 32, s[32 * t + y], a *= v[y * d + x])
NEST(again_16_32, "unroll", 16, 32, s[32 * t + y], a *= v[y * d + x])
NEST(again_2_48, "unroll", 2, 48, s[48 * t + y], )
NEST(again_7_64, "unroll", 7, 64, s[32 * y + t], )
NEST(again_8_64, "unroll 1", 8, 64, s[32 * y + t], )
NEST(again_7_48, "unroll 1", 7, 48, s[48 * t + y], )
NEST(again_6_24, "unroll 1", 6, 24, s[32 * y + t], LONG)
NEST(again_6_24_longer, "unroll 1", 6, 24, s[32 * y + t], LONGER)
// Four elements, chosen by bits of the inner counter.
NEST(chosen_3_32, "unroll 1", 3, 32, s[4 * t + y % 4], LONG)
NEST(chosen_3_32_longer, "unroll 1", 3, 32, s[4 * t + y % 4], LONGER)
NEST(chosen_2_32, "unroll", 2, 32, s[2 * t + (y & 1)], LONG)
// Too long for straight code: some iterations of each are.
NEST(chosen_4_48_longer, "unroll 1", 4, 48, s[2 * t + (y & 1)], LONGER)
NEST(chosen_1_256, "unroll 1", 1, 256, s[8 * t + (y % 8 >> 1)], LONGER)
NEST(chosen_2_64, "unroll 1", 2, 64, s[(y & 7) * 32 + t], LONGER; LONGER)
// Neighbours for the next x.
NEST(next_16_24, "unroll", 16, 24, s[4 * t + y % 4], a *= v[y * 16 + x])
NEST(next_48_10, "unroll 4", 48, 10, s[x * 10 + y], a *= v[t * 48 + x])
