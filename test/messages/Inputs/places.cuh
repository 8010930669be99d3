template <int N> __device__ float column(const float *s) { return s[threadIdx.x * N]; }

template <int N> __global__ void gemm(float *o) {
  __shared__ float s[32 * N];
  s[threadIdx.x] = threadIdx.x;
  __syncthreads();
  o[threadIdx.x] = column<N>(s);
}
