// Divisions and what else ends a block of ptxas, in which alone it merges. divisions.json says what nvcc made.
// lib/Nvcc/BranchingOperations.h

#define AROUND(name, type, one, between) \
  __global__ void name(float *o, type n, type m) { \
    __shared__ float s[512]; \
    int t = threadIdx.x; \
    s[t] = n, s[t + 64] = m, s[t + 128] = t, s[t + 192] = 1; \
    __syncthreads(); \
    float v0 = s[4 * t], v1 = s[4 * t + 1]; \
    one q = between; \
    float v2 = s[4 * t + 2], v3 = s[4 * t + 3]; \
    o[t] = v1 + v2 + v3 + q; \
  }
#define LOADS(name, ...) \
  __global__ void name(float *o, float n, float m) { \
    __shared__ float s[512]; \
    int t = threadIdx.x; \
    s[t] = n, s[t + 64] = m, s[t + 128] = t, s[t + 192] = 1; \
    __syncthreads(); \
    __VA_ARGS__ \
  }
#define STORES(name, ...) \
  __global__ void name(float *o, float n, float m) { \
    __shared__ float s[512]; \
    int t = threadIdx.x; \
    float a = o[t]; \
    __syncthreads(); \
    __VA_ARGS__ \
    __syncthreads(); \
    o[t] = s[t ^ 1]; \
  }
#define USE \
  o[t] = s[4 * t] * q, o[t + 99] = s[4 * t + 1] * q, o[t + 299] = s[4 * t + 2] * q, o[t + 999] = s[4 * t + 3] * q;
#define VALUES float v0 = s[4 * t], v1 = s[4 * t + 1], v2 = s[4 * t + 2], v3 = s[4 * t + 3];

// Which operations.
AROUND(divide, float, float, v0 / m)
AROUND(divide_by_three, float, float, v0 / 3)
AROUND(divide_by_eight, float, float, v0 / 8)
AROUND(reciprocal, float, float, 1 / v0)
AROUND(root, float, float, sqrtf(v0))
AROUND(rounded_division, float, float, __fdiv_rn(v0, m))
AROUND(rounded_reciprocal, float, float, __frcp_rn(v0))
AROUND(rounded_root, float, float, __fsqrt_rn(v0))
AROUND(fast_division, float, float, __fdividef(v0, m))
AROUND(inverse_root, float, float, rsqrtf(v0))
AROUND(sine, float, float, sinf(v0))
AROUND(tangent, float, float, tanf(v0))
AROUND(remainder_of, float, float, fmodf(v0, m))
AROUND(angle, float, float, atan2f(v0, m))
AROUND(length, float, float, hypotf(v0, m))
AROUND(exponential, float, float, expf(v0))
AROUND(logarithm, float, float, logf(v0))
AROUND(hyperbolic, float, float, tanhf(v0))
AROUND(cube_root, float, float, cbrtf(v0))
AROUND(power, float, float, powf(v0, m))
AROUND(wide_division, float, float, float((long long)v0 / (long long)m))
AROUND(wide_remainder, float, float, float((unsigned long long)v0 % (unsigned long long)m))
AROUND(word_division, float, float, float((int)v0 / (int)m))
AROUND(double_division, double, double, v0 / m)
AROUND(double_root, double, double, sqrt(m + v0))
AROUND(double_sine, double, double, sin(m + v0))
AROUND(double_power, double, double, pow(m, (double)v0))
AROUND(double_exponential, double, double, exp(m + v0))
AROUND(double_logarithm, double, double, log1p(m + v0))

// Where it stands.
LOADS(each_divided,
      o[t] = s[4 * t] / n, o[t + 99] = s[4 * t + 1] / n, o[t + 299] = s[4 * t + 2] / n, o[t + 999] = s[4 * t + 3] / n;)
LOADS(sum_divided, VALUES o[t] = (v0 + v1 + v2 + v3) / n;)
LOADS(behind_first, float v0 = s[4 * t]; float q = n / m; float v1 = s[4 * t + 1], v2 = s[4 * t + 2], v3 = s[4 * t + 3];
      o[t] = v0 + v1 + v2 + v3 + q;)
LOADS(in_front, float q = n / m; VALUES o[t] = v0 * q, o[t + 9] = v1 * q, o[t + 99] = v2 * q, o[t + 999] = v3 * q;)
LOADS(in_front_by_turns, float q = n / m; USE)
LOADS(behind, VALUES float q = n / m; o[t] = v0 + v1 + v2 + v3 + q;)
LOADS(softsign, float sum = 0; for (int i = 0; i < 4; ++i) { float x = s[4 * t + i]; sum += x / (1 + fabsf(x)); }
      o[t] = sum;)
LOADS(two_pairs, VALUES o[t] = v0 / v1 + v2 / v3;)
LOADS(behind_a_branch, if (n > 3) o[t + 5] = 1; float q = n / m; USE)
LOADS(behind_a_branch_of_it, float q = n > 0 ? n / m : 1.0f; q = 1 / q; USE)
LOADS(behind_a_branch_and_loads, float r = 1; if (n > 3) { o[t + 5] = 1; r = o[4]; } VALUES float q = n / (r + 1);
      o[t] = v0 * q, o[t + 9] = v1 * q, o[t + 99] = v2 * q, o[t + 999] = v3 * q;)
LOADS(behind_a_barrier, if (n > 3) o[t + 5] = 1; __syncthreads(); float q = n / m; USE)
LOADS(of_the_last, float r = 1; if (n > 3) { o[t + 5] = 1; r = o[4]; } float q = n / r; VALUES
      o[t] = v0 + v1 + v2 + v3 * q;)
STORES(store_between, s[4 * t] = a; float q = a / n; s[4 * t + 1] = a + 1; s[4 * t + 2] = q; s[4 * t + 3] = a - 1;)
STORES(store_of_quotient, s[4 * t] = a; s[4 * t + 1] = a + 1; s[4 * t + 2] = a + 2; s[4 * t + 3] = a / n;)
STORES(store_of_quotients,
       s[4 * t] = a / n; s[4 * t + 1] = o[t + 1] / n; s[4 * t + 2] = o[t + 2] / n; s[4 * t + 3] = o[t + 3] / n;)
STORES(store_of_products, float q = 1 / n; s[4 * t] = a * q; s[4 * t + 1] = o[t + 1] * q; s[4 * t + 2] = o[t + 2] * q;
       s[4 * t + 3] = o[t + 3] * q;)
STORES(store_behind, float q = a / n; s[4 * t] = a; s[4 * t + 1] = a + 1; s[4 * t + 2] = q; s[4 * t + 3] = q + 1;)

// Merged before PTX: it does not matter.
__global__ void declared(float *o, float n) {
  __shared__ alignas(16) float s[512];
  int t = threadIdx.x;
  s[t] = n, s[t + 64] = n, s[t + 128] = t, s[t + 192] = 1;
  __syncthreads();
  o[t] = s[4 * t] / n + s[4 * t + 1] / n - s[4 * t + 2] / n * s[4 * t + 3];
}

// A member of a struct says how often a loop runs: it is known before it.
struct Plan {
  int taps, step;
};
#define MEMBER(name, shared, copies) \
  __global__ void name(float *o, Plan p) { \
    shared; \
    for (int k = threadIdx.x; k < p.taps; k += blockDim.x) \
      h[k] = o[k]; \
    __syncthreads(); \
    float a = 0; \
    _Pragma(copies) \
    for (int k = 0; k < p.taps; ++k) \
      a = fmaf(h[k], a, a); \
    o[threadIdx.x] = a; \
  }
MEMBER(member_of_four, extern __shared__ float h[], "unroll 4")
MEMBER(member_of_eight, __shared__ alignas(16) float h[512], "unroll 8")
MEMBER(member_of_two, __shared__ alignas(16) float h[512], "unroll 2")
MEMBER(member_unaligned, __shared__ float h[512], "unroll 4")
