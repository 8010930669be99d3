__global__ void row(float *out) {
  __shared__ float line[EDGE];
  line[threadIdx.x] = out[threadIdx.x];
  __syncthreads(); out[threadIdx.x] = line[EDGE - 1 - threadIdx.x];
}
void other(float *out) { row<<<1, 32>>>(out); }
__global__ void scatter(float *out, int step) {
  __shared__ float s[2048];
  s[threadIdx.x * step] = 1;
  __syncthreads(); *out = s[threadIdx.x];
}
void scattered(float *out, int step) { scatter<<<1, 32>>>(out, step); }
