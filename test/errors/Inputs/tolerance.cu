#include "nowhere.h"

namespace outer {
namespace inner {

__device__ float broken(float *s) { s[threadIdx.x] = nothing; return s[0]; }

__global__ void bad(float *o) {
  __shared__ float s[64];
  s[2 * threadIdx.x] = missing;
  *o = s[0];
}

__global__ void caller(float *o) {
  __shared__ float s[64];
  s[2 * threadIdx.x] = *o;
  *o = broken(s);
}

template <typename T>
__global__ void good(T *o) {
  __shared__ T s[64];
  s[2 * threadIdx.x] = *o;
  __syncthreads();
  *o = s[0];
}

__global__ void alsoGood(float *o) {
  __shared__ float s[128];
  s[4 * threadIdx.x] = *o;
  __syncthreads();
  *o = s[0];
}

void launch(float *o) {
  removedRuntimeCall(o);
  Unknown u;
  good<<<1, 32>>>(o);
  alsoGood<<<1, 32>>>(o);
}

} // namespace inner
} // namespace outer
