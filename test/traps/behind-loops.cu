// A row that was read in a loop is read again behind it: the same address, by way of what
// leaves the loop. nvcc makes one load of 16 bytes of each.
// RUN: %bundled --no-fixes --all --fail-on=never %s | FileCheck %s

__global__ void rows(const float *in, float *out) {
  __shared__ float s[128][4];
  int t = threadIdx.x;
  float x = in[t], a = 0;
  for (int c = 0; c < 1000; ++c) {
    for (int n = 0; n < 4; ++n)
      s[(t + 5) & 127][n] = x + n;
    __syncthreads();
    for (int n = 0; n < 4; ++n)
      // CHECK: behind-loops.cu:[[#@LINE+1]]:12: remark: no bank conflict reading 's': 4 wavefronts per request, ideal 4
      x += s[t][n];
    __syncthreads();
  }
  for (int n = 0; n < 4; ++n)
    // CHECK: behind-loops.cu:[[#@LINE+1]]:10: remark: no bank conflict reading 's': 4 wavefronts per request, ideal 4
    a += s[t][n];
  out[t] = a + x;
}

void launch(float *o) { rows<<<1, 128>>>(o, o); }
