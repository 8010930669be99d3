// Eight halves at a swizzled place are one store of 16 bytes, as in nvcc 13.0's
// code (v4.u32, sm_90), though it takes more steps to see that they are aligned
// than LLVM looks back. The report says that the compiler may not see it.
// RUN: %bundled --all --fail-on=never %s | FileCheck %s
// RUN: %bundled --all --fail-on=never --format=json %s | FileCheck --check-prefix=JSON %s
// JSON-COUNT-2: "may_vary": "the compiler may merge it with its neighbours, or not

__global__ void swizzled(const int *g, unsigned short *o, int n) {
  extern __shared__ unsigned short s[];
  int at = threadIdx.x * 8;
  at ^= (threadIdx.x >> 3 & 1) << 3;
  at ^= (threadIdx.x >> 4 & 1) << 4;
  at ^= (threadIdx.x >> 5 & 1) << 5;
  at ^= (threadIdx.x >> 6 & 1) << 3;
  unsigned short *p = s + at;
  if (*g > 0)
    // CHECK: :[[@LINE+3]]:7: remark: no bank conflict writing 's' (through 'p'): 4 wavefronts per request, ideal 4
#pragma unroll
    for (int i = 0; i < 8; ++i)
      p[i] = 0;
  if (*g > 1)
    // CHECK: :[[@LINE+3]]:7: remark: no bank conflict writing 's' (through 'p'): 4 wavefronts per request, ideal 4
#pragma unroll
    for (int i = 0; i < 8; ++i)
      p[1024 + i] = 0;
  __syncthreads();
  o[threadIdx.x] = s[n];
}

void launch(int *g, unsigned short *o) { swizzled<<<1, 128>>>(g, o, 1); }
