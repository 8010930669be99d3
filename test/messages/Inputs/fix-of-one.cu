template <int Columns> __global__ void store(float *o) {
  __shared__ float s[8 * Columns];
  int row = threadIdx.x % 2 * 4, column = threadIdx.x / 2;
  s[row * Columns + column] = o[threadIdx.x];
  __syncthreads();
  o[threadIdx.x] = s[threadIdx.x];
}
void launch(float *o) {
  store<128><<<1, 128>>>(o);
  store<64><<<1, 128>>>(o);
}
