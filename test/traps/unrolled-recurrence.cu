// One thread's loop over a recurrence is unrolled by four, and four neighbours are stored together: one request instead of four.
// Read from nvcc 13.0's code for sm_90 and measured on an H200; four are told, and called exact.
// RUN: %bundled --fail-on=never --all --no-fixes %s 2>&1 | FileCheck %s
__global__ void probe(unsigned *out, unsigned seed) {
  __shared__ unsigned s[624];
  if (threadIdx.x == 0) {
    unsigned x = seed;
    s[0] = x;
    for (int i = 1; i < 624; ++i) {
      x = 1812433253u * (x ^ (x >> 30)) + i;
      // CHECK: :[[#@LINE+2]]:7: remark: no bank conflict writing 's'
      // CHECK-NEXT: note: the requests may be others:
      s[i] = x;
    }
  }
  __syncthreads();
  out[threadIdx.x] = s[threadIdx.x];
}
void launch(unsigned *out, unsigned seed) { probe<<<1, 64>>>(out, seed); }
