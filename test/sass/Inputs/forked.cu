__global__ void unknown(const float *in, float *out, int n) {
  __shared__ float rows[8 * 64], columns[8 * 64];
  const unsigned row = threadIdx.x / 8, column = threadIdx.x % 8;
  float sums[6 * 6] = {};
  for (int k = 0; k < n; k += 8) {
    for (unsigned i = threadIdx.x; i < 8 * 64; i += 64) {
      rows[i] = in[i + k];
      columns[i] = in[i + 2 * k];
    }
    __syncthreads();
    for (unsigned d = 0; d < 8; ++d) {
      float a[6], b[6];
      for (unsigned i = 0; i < 6; ++i)
        a[i] = rows[d * 64 + row * 8 + i];
      for (unsigned i = 0; i < 6; ++i)
        b[i] = columns[d * 64 + column * 8 + i];
      for (unsigned i = 0; i < 6; ++i)
        for (unsigned j = 0; j < 6; ++j)
          sums[i * 6 + j] += a[i] * b[j];
    }
    __syncthreads();
  }
  for (unsigned i = 0; i < 6; ++i)
    for (unsigned j = 0; j < 6; ++j)
      out[(row * 6 + i) * 64 + column * 6 + j] = sums[i * 6 + j];
}
