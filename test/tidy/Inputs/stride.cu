__global__ void stride(float *out, int rows) {
  __shared__ float s[2048];
  s[threadIdx.x * rows] = 1;
  __syncthreads();
  out[threadIdx.x] = s[threadIdx.x];
}
