// Both arms load, and nvcc makes one load of the two.
__global__ void arms(float *out, const float *in) {
  __shared__ volatile float s[160];
  const int t = threadIdx.x;
  s[t] = in[t];
  if (t < 32)
    s[t + 128] = in[t + 128];
  __syncthreads();
  float v = in[t];
  if (t % 8 < 3)
    v += s[t];
  else
    v += s[t + 32];
  out[t] = v;
}
