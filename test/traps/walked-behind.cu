// XFAIL: *
// To nvcc a pointer that a loop behind moves on by a word is aligned to a word: neighbours that are loaded through it in
// front are not merged then, if a division has them in several blocks. Read from the code of nvcc 13.0 for sm_90: in 8 of
// 8 kernels with a division or remainder of int, a division or a root of floats. They are merged without one, with one
// of unsigned, or where the loop begins elsewhere or stands in front; a loop that moves on by 8 bytes leaves pairs.
// RUN: %bundled --fail-on=never --all --no-fixes --block=128 %s | FileCheck %s
__global__ void walked(unsigned *out, int n) {
  __shared__ int s[1152];
  int t = threadIdx.x;
  unsigned v = t;
  for (int i = t; i < 1152; i += 128)
    s[i] = i;
  __syncthreads();
  // CHECK: :[[#@LINE+2]]:11: {{.*}} 's'
  // CHECK: note: the requests may be others
  int a = s[t * 4], b = s[t * 4 + 1], q = n / (a | 1), c = s[t * 4 + 2], d = s[t * 4 + 3];
  v += a + b * 3 + c * 5 + d * 7 + q;
  __syncthreads();
#pragma unroll 1
  for (int i = 0; i < 8; ++i)
    v += s[4 * t + i] % 10;
  out[t] = v;
}
