// Sums that the compiler before PTX makes from earlier ones, by which ptxas no longer
// sees that neighbours lie in an aligned window. sums.json says what nvcc made.

#define STORES(name, earlier, index) \
  __global__ void name(float *o, const float *in, int n) { \
    __shared__ float s[4096]; \
    int x = threadIdx.x, y = threadIdx.y, z = threadIdx.z; \
    float a = earlier; \
    s[index] = a; \
    s[index + 1] = a + 1; \
    s[index + 2] = a + 2; \
    s[index + 3] = a + 3; \
    __syncthreads(); \
    o[y * 32 + x] = s[33 * y + x + z]; \
  }
#define LOADS(name, first, earlier, index) \
  __global__ void name(float *o, const float *in, int n) { \
    __shared__ float s[4096]; \
    int x = threadIdx.x, y = threadIdx.y; \
    s[first] = in[x]; \
    float a = earlier; \
    __syncthreads(); \
    o[y * 32 + x] = s[index] + s[index + 1] * 3 + s[index + 2] * 5 + s[index + 3] * 7 + a; \
  }

STORES(none, in[n], y * 128 + 4 * x)
STORES(one_more, in[y * 128 + x], y * 128 + 4 * x)
STORES(other_order, in[x + y * 128], 4 * x + y * 128)
STORES(other_role, in[x * 128 + y], x * 128 + 4 * y)
STORES(twice, in[y * 128 + 2 * x], y * 128 + 4 * x)
STORES(thrice, in[y * 128 + 3 * x], y * 128 + 4 * x)
STORES(same, in[y * 128 + 4 * x], y * 128 + 4 * x)
STORES(eight, in[y * 128 + 8 * x], y * 128 + 4 * x)
STORES(other_base, in[y * 64 + x], y * 128 + 4 * x)
STORES(groups, in[y * 32 + x], (y * 32 + x) * 4)
STORES(scaled, in[(y * 128 + x) * 4], y * 128 + 4 * x)
STORES(compared, (y * 128 + x < n ? 3 : 4), y * 128 + 4 * x)
STORES(three_terms, in[z * 512 + y * 128 + x], z * 512 + y * 128 + 4 * x)
STORES(third_term, in[z * 512 + y * 128 + x], y * 128 + 4 * x)
STORES(one_term, in[x], 4 * x)
STORES(four_on, in[x + 4], 4 * x + 4)
STORES(in_arm, (n > 3 ? in[y * 128 + x] : 1), y * 128 + 4 * x)
STORES(in_both_arms, (x > n ? in[y * 128 + x] : o[y * 128 + x]), y * 128 + 4 * x)

LOADS(from_shared, y * 128 + x, in[n], y * 128 + 4 * x)
LOADS(from_shared_twice, y * 128 + 2 * x, in[n], y * 128 + 4 * x)
LOADS(from_global, y * 32 + x, in[y * 128 + x], y * 128 + 4 * x)
LOADS(from_step, 8 * x + 1, in[n], 4 * x + 1)
LOADS(from_none, y * 32 + x, in[n], y * 128 + 4 * x)
LOADS(one_array, 3 * x, in[n], 4 * x)

#define ROWS(name, T, declaration, earlier, place) \
  __global__ void name(T *o, const T *in, int n) { \
    __shared__ declaration; \
    int x = threadIdx.x, y = threadIdx.y; \
    T a = in[earlier]; \
    T *p = &place; \
    p[0] = a; \
    p[1] = a + 1; \
    __syncthreads(); \
    o[y * 32 + x] = r[y][x]; \
  }
ROWS(row, float, float r[8][128], y * 128 + x, r[y][2 * x])
ROWS(behind_pointer, double, double r[8][64], y * 64 + x, (r[0] + y * 64)[2 * x])
ROWS(shorts, short, short r[8][128], y * 128 + x, r[0][y * 128 + 2 * x])
ROWS(declared, float, __align__(16) float r[8][128], y * 128 + x, r[0][y * 128 + 2 * x])

__global__ void before_loop(float *o, const float *in, int n) {
  __shared__ float s[4096];
  int x = threadIdx.x, y = threadIdx.y;
  float a = 1;
#pragma unroll 1
  for (int i = 0; i < 100; ++i)
    a += in[y * 128 + x + i * 1000];
  for (int i = 0; i < 4; ++i)
    s[y * 128 + 4 * x + i] = a + i;
  __syncthreads();
  o[y * 32 + x] = s[33 * y + x];
}
__global__ void unrolled(float *o, const float *in) {
  __shared__ float s[4096];
  int x = threadIdx.x, y = threadIdx.y;
  float v[4];
  for (int i = 0; i < 4; ++i)
    v[i] = in[y * 128 + i * 32 + x];
  for (int i = 0; i < 4; ++i)
    s[y * 128 + x * 4 + i] = v[i];
  __syncthreads();
  o[y * 32 + x] = s[33 * y + x];
}
__global__ void warps_and_lanes(float *o, const float *in) {
  __shared__ float s[4096];
  int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
  float v[4];
  for (int i = 0; i < 4; ++i)
    v[i] = in[(warp << 7) + lane + 32 * i];
  for (int i = 0; i < 4; ++i)
    s[(warp << 7) + (lane << 2) + i] = v[i];
  __syncthreads();
  o[threadIdx.x] = s[threadIdx.x * 33];
}

// Rows that a thread reads in turn: the number of a row is multiplied out, unless something else uses it.
#define ROWS(name, pitch, row, more) \
  __global__ void name(float *o, const float *in, int n) { \
    __shared__ float s[4096]; \
    int x = threadIdx.x, y = threadIdx.y; \
    s[x] = in[x]; \
    __syncthreads(); \
    float a[4] = {}; \
    _Pragma("unroll") for (int k = 0; k < 4; ++k) \
      _Pragma("unroll") for (int m = 0; m < 4; ++m) \
        a[m] += s[(row + m) * pitch + k] * (k + 1); \
    o[y * 32 + x] = a[0] + 3 * a[1] + 5 * a[2] + 7 * a[3] + more; \
  }

ROWS(rows_of_four, 16, x / 16 * 4, 0)
ROWS(rows_at_twenty, 20, x / 16 * 4, 0)
ROWS(rows_in_turn, 16, x, 0)
ROWS(rows_of_two_terms, 16, (x * 4 + y), 0)
ROWS(rows_without_sign, 16, threadIdx.y * 4u, 0)
ROWS(rows_used_as_index, 16, x / 16 * 4, in[x / 16 * 4 + 1])
ROWS(rows_compared, 16, x / 16 * 4, (x / 16 * 4 + 1 < n ? 3 : 4))
ROWS(rows_stored, 16, x / 16 * 4, (o[n] = x / 16 * 4 + 1, 0))
