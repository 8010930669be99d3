// What the page is tested with; <script>alert(1)</script> is only text.
__global__ void column(float *out) {
  __shared__ float tile[32][32];
  tile[threadIdx.y][threadIdx.x] = threadIdx.x;
  __syncthreads();
  out[threadIdx.y * 32 + threadIdx.x] = tile[threadIdx.x][threadIdx.y];
}

// 16 lanes with stride 2, 4, 8, 16, by iteration.
__global__ void strides(float *out) {
  __shared__ float s[1024];
#pragma unroll 1
  for (int k = 0; k < 4; ++k)
    if (threadIdx.x % 32 < 16)
      s[(threadIdx.x % 32 * 2 << k) + threadIdx.x / 32] = k;
  __syncthreads();
  out[threadIdx.x] = s[threadIdx.x];
}

__global__ void histogram(const int *data) {
  __shared__ int bins[64];
  atomicAdd(&bins[data[threadIdx.x]], 1);
}

void launch(float *out, const int *data) {
  column<<<1, dim3(32, 8)>>>(out);
  strides<<<1, 64>>>(out);
  histogram<<<1, 64>>>(data);
}
