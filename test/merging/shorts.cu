// Neighbours of 16 bits that are extended to 32. shorts.json says what nvcc made: it merges some that are multiplied
// or become floats, and none that are added up.

#define SHORTS(name, T, O, expression)                                                                               \
  __global__ void name(O *out, const T *in) {                                                                        \
    __shared__ T s[256];                                                                                             \
    int t = threadIdx.x;                                                                                             \
    s[t] = in[t];                                                                                                    \
    __syncthreads();                                                                                                 \
    out[t] = expression;                                                                                             \
  }

#define BOTH(name, O, expression)                                                                                    \
  SHORTS(signed_##name, short, O, expression)                                                                        \
  SHORTS(unsigned_##name, unsigned short, O, expression)

BOTH(sum_of_2, int, s[4 * t] + s[4 * t + 1])
BOTH(sum_of_4, int, s[4 * t] + s[4 * t + 1] + s[4 * t + 2] + s[4 * t + 3])
BOTH(difference, int, s[4 * t] - s[4 * t + 1])
BOTH(product, int, s[4 * t] * s[4 * t + 1])
BOTH(products, int, s[4 * t] * s[4 * t + 1] + s[4 * t + 2] * s[4 * t + 3])
BOTH(scaled_2, int, s[4 * t] * 3 + s[4 * t + 1] * 5)
BOTH(scaled_4, int, s[4 * t] * 3 + s[4 * t + 1] * 5 + s[4 * t + 2] * 7 + s[4 * t + 3] * 9)
BOTH(float_2, float, float(s[4 * t]) + float(s[4 * t + 1]))
BOTH(float_4, float, float(s[4 * t]) + float(s[4 * t + 1]) * float(s[4 * t + 2]) + float(s[4 * t + 3]))
BOTH(shifted, int, (s[4 * t] << 4) | s[4 * t + 1])
BOTH(compared, int, s[4 * t] < s[4 * t + 1])
BOTH(chosen, int, s[4 * t] < s[4 * t + 1] ? s[4 * t] : s[4 * t + 1])
BOTH(widened, long long, (long long)s[4 * t] * s[4 * t + 1])
BOTH(masked, int, (s[4 * t] & 255) + (s[4 * t + 1] & 255))
BOTH(sum_and_product, int, s[4 * t] + s[4 * t + 1] * 5)
BOTH(apart, int, s[4 * t] * 3 + s[4 * t + 8] * 5)
BOTH(over_a_gap, int, s[4 * t] * 3 + s[4 * t + 2] * 5)
BOTH(alone, int, s[4 * t] * 3)
