// Lanes leave the loop in different iterations; whether they run what follows together is not in the source.
__global__ void parted(float *out, const float *in) {
  __shared__ float s[32 * 33];
  const int t = threadIdx.x;
  for (int i = t; i < 32 * 33; i += blockDim.x)
    s[i] = in[i];
  __syncthreads();
  float v = 0;
  int x = t;
  do {
    v += s[x];
    x >>= 1;
  } while (x);
  out[t] = v + s[32 * (t & 31)];
}
