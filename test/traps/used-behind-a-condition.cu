// What is loaded in front of a condition and used only behind it, nvcc may load behind it: by fewer lanes, or by no lane of a warp.
// Read from nvcc 13.0's code for sm_90 and measured on an H200; not followed yet, and called exact.
// XFAIL: *
// RUN: %bundled --fail-on=never --all --no-fixes %s 2>&1 | FileCheck %s
__global__ void probe(double *out, int n) {
  __shared__ double s[16][64];
  int t = threadIdx.x;
  for (int r = 0; r < 16; ++r)
    s[r][t] = t + r;
  __syncthreads();
  double sum = 0;
  for (int r = 0; r < 16; ++r)
    // CHECK: [[#@LINE+2]]:12: remark: no bank conflict reading 's'
    // CHECK-NEXT: note: the requests may be others:
    sum += s[(r + t) % 16][t];
  if (blockIdx.x * 64 + t >= n)
    return;
  out[t] = sum;
}
void launch(double *out) { probe<<<2, 64>>>(out, 100); }
