// One finding of each kind.
__global__ void column(float *out) {
  __shared__ float tile[32][32];
  tile[threadIdx.y][threadIdx.x] = threadIdx.x;
  __syncthreads();
  out[threadIdx.y * 32 + threadIdx.x] = tile[threadIdx.x][threadIdx.y];
}

__global__ void histogram(const int *data) {
  __shared__ int bins[64];
  atomicAdd(&bins[data[threadIdx.x]], 1);
}

__global__ void broken(float *out) {
  out[0] = missing;
}

void launch(float *out, const int *data) {
  column<<<1, dim3(32, 8)>>>(out);
  histogram<<<1, 64>>>(data);
}
