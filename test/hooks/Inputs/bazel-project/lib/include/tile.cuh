static __global__ void column(float *out) {
  __shared__ float tile[EDGE][EDGE];
  tile[threadIdx.y][threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  out[threadIdx.y] = tile[threadIdx.x][threadIdx.y];
}
