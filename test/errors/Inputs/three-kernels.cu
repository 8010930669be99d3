__global__ void first(float *out) {
  __shared__ float s[512];
  s[threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = s[threadIdx.x * 2];
}

__global__ void second(float *out) {
  __shared__ float s[512];
  s[threadIdx.x * 2] = undeclared;
}

__global__ void third(float *out) {
  __shared__ float s[1024];
  s[threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = s[threadIdx.x * 4];
}

void launch(float *out) {
  first<<<1, 256>>>(out);
  second<<<1, 256>>>(out);
  third<<<1, 256>>>(out);
}
