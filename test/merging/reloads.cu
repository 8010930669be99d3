// What is loaded again behind a store to another element of the array. reloads.json
// says what nvcc made: a load more where it does not see that the element is another.

#define TURNED(name, first, second) \
  __global__ void name(float *out, int n, int d, unsigned u) { \
    __shared__ float s[64 * 33]; \
    float *p = s + threadIdx.x * 33; \
    int i = out[n], j = out[n + 1]; \
    float &a = p[first], &b = p[second]; \
    float before = a; \
    a = before + b; \
    b = before - b; \
    __syncthreads(); \
    out[threadIdx.x] = s[threadIdx.x]; \
  }

TURNED(next, i, i + 1)
TURNED(next_of_sum, i + j, i + j + 1)
TURNED(distance, i, i + d)
TURNED(power, i, i + (1 << d))
TURNED(power_of_sum, i + j, i + j + (1 << d))
TURNED(odd, i, i + (2 * d + 1))
TURNED(or_one, i, i + (d | 1))
TURNED(chosen, i, i + (d > 0 ? 1 : 2))
TURNED(at_least_one, i, i + max(d, 1))
TURNED(other_bit, i, i ^ 1)
TURNED(halves, i & 15, (d & 15) | 16)
TURNED(ranges, i & 7, (d & 7) + 8)

__global__ void other_array(float *out, int n, int d) {
  __shared__ float s[64 * 33], t[64];
  int i = out[n];
  float b = s[i];
  t[d] = b + 1;
  out[threadIdx.x] = s[i] * 2;
  __syncthreads();
  out[threadIdx.x] = s[threadIdx.x] + t[threadIdx.x];
}
__global__ void other_field(float *out, int n, int d) {
  __shared__ float2 s[64];
  int i = out[n];
  float b = s[i].x;
  s[d].y = b + 1;
  out[threadIdx.x] = s[i].x * 2;
  __syncthreads();
  out[threadIdx.x + 9] = s[d].x;
}
