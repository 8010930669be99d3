// A kernel of a library: its launch bounds are those that its launches keep to.
template <int Threads> __global__ void __launch_bounds__(Threads) strided(float *o) {
  __shared__ float s[2 * Threads];
  s[2 * threadIdx.x] = *o;
  __syncthreads();
  *o = s[threadIdx.x];
}
