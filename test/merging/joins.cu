// What nvcc sees as one: steps of a pointer behind one another, two ifs of one condition.
// joins.json says what it made.

__device__ void in_steps(float *p, int step) {
  float *p1 = p + step, *p2 = p1 + step, *p3 = p2 + step;
  float a = *p + *p3, b = *p1 + *p2;
  *p = a + b;
  *p3 = a - b;
  *p1 = b * 2;
  *p2 = a * 2;
}

__device__ void by_index(float *p, int step) {
  float a = p[0] + p[3 * step], b = p[step] + p[2 * step];
  p[0] = a + b;
  p[3 * step] = a - b;
  p[step] = b * 2;
  p[2 * step] = a * 2;
}

#define COLUMNS(name, change, between) \
  __global__ void name(float *out, const float *in) { \
    __shared__ float s[64 * 33]; \
    float *p = s + threadIdx.x * 33; \
    for (unsigned i = 0; i < 4; ++i) \
      p[i * 8] = in[threadIdx.x + i * 64]; \
    between; \
    change(p, 8); \
    for (unsigned i = 0; i < 4; ++i) \
      out[threadIdx.x + i * 64] = p[i * 8]; \
  }

COLUMNS(steps, in_steps, )
COLUMNS(indices, by_index, )
COLUMNS(steps_behind_a_barrier, in_steps, __syncthreads())
COLUMNS(indices_behind_a_barrier, by_index, __syncthreads())

#define PAIRS(name, load, first, store, second) \
  __global__ void name(const int *in, int *out, const int *seg, int m) { \
    __shared__ int s[64 * 33]; \
    int warp = threadIdx.x / 32, lane = threadIdx.x & 31; \
    int k = seg[0], n = seg[1], k0 = 0, k1 = 0; \
    load { \
      k0 = in[k + first]; \
      k1 = in[k + first + 32]; \
    } \
    store { \
      s[second] = k0; \
      s[second + 1] = k1; \
    } \
    __syncthreads(); \
    out[threadIdx.x] = s[threadIdx.x]; \
  }

#define SUM ((warp << 6) + lane)
#define DOUBLED ((warp << 6) + (lane << 1))
PAIRS(one_condition, if (warp < n), SUM, if (warp < n), DOUBLED)
PAIRS(two_conditions, if (warp < n), SUM, if (warp < m), DOUBLED)
PAIRS(load_always, , SUM, if (warp < n), DOUBLED)
PAIRS(store_always, if (warp < n), SUM, , DOUBLED)
PAIRS(other_sum, if (warp < n), ((warp << 5) + lane), if (warp < n), DOUBLED)
PAIRS(opposite, if (warp < n), SUM, if (warp >= n), DOUBLED)
