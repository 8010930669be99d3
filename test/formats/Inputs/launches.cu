// What a launch gives decides, and a call of its function gives it.
__global__ void strided(float *out, int step) {
  __shared__ float tile[1024];
  tile[threadIdx.x * step] = out[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = tile[threadIdx.x];
}

void launch(float *out, int step) {
  strided<<<1, 32>>>(out, step);
}
void run(float *out) {
  launch(out, 32);
}
