__global__ void bytes(unsigned *out, const unsigned *data, int n) {
  __shared__ union alignas(16) {
    unsigned char e[4096];
    struct {
      int a, b;
    } other[64];
  } s;
  int t = threadIdx.x;
  unsigned v = t;
  s.e[t] = data[t];
  __syncthreads();
#pragma unroll
  for (int i = 0; i < 4; ++i)
    v += (unsigned)s.e[8 + i] * (n + i);
  out[t] = v;
}
