// A conflict with a change that helps, one in a template, and one that data decide.

__global__ void column(float *out) {
  __shared__ float tile[32][32];
  tile[threadIdx.y][threadIdx.x] = 1;
  __syncthreads();
  out[0] = tile[threadIdx.x][threadIdx.y]; // here
}

template <int Stride>
__global__ void wide(float *out) {
  __shared__ float s[1024 * Stride];
  s[threadIdx.x] = 1;
  __syncthreads();
  out[blockIdx.x] = s[threadIdx.x * Stride + threadIdx.y];
}

__global__ void histogram(const int *data) {
  __shared__ int bins[64];
  atomicAdd(&bins[data[threadIdx.x]], 1);
}

void launch(float *out, const int *data, dim3 block) {
  column<<<1, dim3(32, 8)>>>(out);
  wide<16><<<1, block>>>(out);
  histogram<<<1, 64>>>(data);
}
