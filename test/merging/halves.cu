// 64-bit values of which half is used, and both halves. halves.json says what nvcc loads.

#define USED(name, T, expression)                                                                                    \
  __global__ void name(unsigned *out, const T *in) {                                                                 \
    __shared__ T s[256];                                                                                             \
    int t = threadIdx.x;                                                                                             \
    s[t] = in[t];                                                                                                    \
    __syncthreads();                                                                                                 \
    T v = s[t ^ 1];                                                                                                  \
    out[t] = expression;                                                                                             \
  }

USED(low, unsigned long long, (unsigned)v)
USED(high, unsigned long long, (unsigned)(v >> 32))
USED(both, unsigned long long, (unsigned)(v >> 32) + (unsigned)v)
USED(middle, unsigned long long, (unsigned)(v >> 16))
USED(low_of_signed, long long, (unsigned)v)
USED(high_of_signed, long long, (unsigned)(v >> 32))
USED(whole_product, unsigned long long, (unsigned)((v * v) >> 40))
USED(first_of_two, uint2, v.x)
USED(second_of_two, uint2, v.y)
USED(sum_of_two, uint2, v.x + v.y)
