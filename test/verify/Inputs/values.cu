// Without a conflict for any value, but for some in half as many wavefronts.
#include <cstdio>

__global__ void halved(double *out, const int *in) {
  __shared__ double s[64];
  s[threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = s[threadIdx.x * (in[0] & 1)];
}

int main() {
  double *out;
  int *in;
  cudaMalloc(&out, 1024), cudaMalloc(&in, 64);
  cudaMemset(out, 0, 1024), cudaMemset(in, 0, 64);
  halved<<<1, 32>>>(out, in);
  puts(cudaDeviceSynchronize() == cudaSuccess ? "PASS" : "FAIL");
}
