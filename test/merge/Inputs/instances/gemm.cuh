template <int N> __global__ void gemm(float *out, int stride) {
  __shared__ float tile[N * 32];
  tile[threadIdx.x * N] = out[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = tile[threadIdx.x * N] + tile[threadIdx.x * stride];
}
