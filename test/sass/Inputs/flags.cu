#ifndef APART
#define APART 1
#endif
__global__ void flags(float *out) {
  __shared__ float s[256 * APART];
  s[APART * threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = s[APART * (threadIdx.x ^ 1)];
}
