// Of the changes that leave no conflict, the one that takes least time comes first: with the swizzle the loop below is
// too long for nvcc to unroll, and its sums take more instructions than with the padding. Measured on an H200 (a kernel
// of bench/worth, reduce_interleaved_one): 47 us as it stands, 38 with the swizzle, 33 with the padding.
// RUN: rm -rf %t && mkdir %t && cp %s %t/k.cu && cd %t
// RUN: %people --fix-unsafe --fail-on=never k.cu 2>&1 | FileCheck %s --check-prefix=PADDED
// PADDED: k.cu:[[@LINE+16]]:20: note: fixed: 's[e + e / 32] instead of s[e]', likely to be faster than 's[e ^ (e / 32 % 32)] instead of s[e]'
// PADDED-NOT: {{may become slower|left as it is}}
// RUN: grep -q '__shared__ float s\[1056\];' k.cu
// The report with --time names it first, that without times the one that takes no more memory.
// RUN: cp %s k.cu && %people --time --fail-on=never k.cu | FileCheck %s --check-prefix=TIMED
// TIMED: note: 's[e + e / 32] instead of s[e]' makes
// RUN: %people --fail-on=never k.cu | FileCheck %s --check-prefix=UNTIMED
// UNTIMED: note: 's[e ^ (e / 32 % 32)] instead of s[e]' makes
// Asked not to look at the time, --fix-unsafe takes what the report without times names.
// RUN: %people --fix-unsafe --fix-slower --fail-on=never k.cu 2>&1 | FileCheck %s --check-prefix=SWIZZLED
// SWIZZLED: note: fixed: 's[e ^ (e / 32 % 32)] instead of s[e]'
// Where they take as long, a declaration stays the first: the time is that of the memory.
// RUN: %people --time --fail-on=never %source_root/cuda-samples/transpose_bad/transpose_bad.cu | FileCheck %s --check-prefix=SAME
// SAME: note: 'float tile[32][33]' makes

__global__ void sums(float *out, const float *in) {
  __shared__ float s[1024];
  const int t = threadIdx.x;
  s[t] = in[blockIdx.x * 1024 + t];
  __syncthreads();
  for (int d = 1; d < 1024; d *= 2) {
    const int i = 2 * d * t;
    if (i < 1024)
      s[i] += s[i + d];
    __syncthreads();
  }
  if (t == 0)
    out[blockIdx.x] = s[0];
}
void launch(float *out, const float *in) { sums<<<8192, 1024>>>(out, in); }
