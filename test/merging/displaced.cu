// Arrays behind arrays that do not take multiples of 16 bytes. displaced.json says what nvcc made: ptxas merges by
// where an element comes to lie, which depends on the arrays before it.

#define BEHIND(name, before, use, T, first, count)                                                                    \
  __global__ void name(T *out, int n) {                                                                              \
    __shared__ before;                                                                                               \
    __shared__ T b[256];                                                                                             \
    use = n;                                                                                                         \
    b[threadIdx.x] = n;                                                                                              \
    __syncthreads();                                                                                                 \
    T v = use;                                                                                                       \
    for (int i = 0; i < count; ++i)                                                                                  \
      v += b[first + i];                                                                                             \
    out[threadIdx.x] = v;                                                                                            \
  }

BEHIND(three_floats_from_0, float a[3], a[2], float, 0, 4)
BEHIND(three_floats_from_1, float a[3], a[2], float, 1, 4)
BEHIND(three_floats_from_2, float a[3], a[2], float, 2, 4)
BEHIND(four_floats_from_0, float a[4], a[2], float, 0, 4)
BEHIND(four_floats_from_1, float a[4], a[2], float, 1, 4)
BEHIND(one_float_from_0, float a, a, float, 0, 4)
BEHIND(one_float_from_3, float a, a, float, 3, 4)
BEHIND(columns_from_0, float a[32][33], a[3][3], float, 0, 4)
BEHIND(columns_from_2, float a[32][33], a[3][3], float, 2, 4)
BEHIND(two_doubles_from_0, double a[2], a[1], double, 0, 2)
BEHIND(three_doubles_from_0, double a[3], a[1], double, 0, 2)
BEHIND(three_doubles_from_1, double a[3], a[1], double, 1, 2)
