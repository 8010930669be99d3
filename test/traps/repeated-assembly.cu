// Loads that assembly repeats: ptxas makes one of them, asm volatile or not, if nothing is written in between.
// (Measured on an H200: four ldmatrix of the same rows, in the steps of a loop that is unrolled, were one. Once
// bankcheck said four, without a doubt.)
// RUN: bankcheck --format=plain --each --cuda-path=none --all --block=32 --fail-on=never %s | FileCheck %s

__device__ unsigned at(const void *p) { return (unsigned)__cvta_generic_to_shared(p); }

__device__ unsigned rows(const void *p) {
  unsigned a, b, c, d;
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0,%1,%2,%3}, [%4];"
               : "=r"(a), "=r"(b), "=r"(c), "=r"(d)
               : "r"(at(p)));
  return a ^ b ^ c ^ d;
}

// CHECK: repeated-assembly.cu:10:3: remark: no bank conflict in ldmatrix of 's': 4 wavefronts per request
// CHECK-NEXT: note: the requests may be others: the compiler may keep the value in a register
// CHECK-NEXT: repeated-assembly.cu:10:3: remark: no bank conflict in ldmatrix of 'r'
// CHECK-NEXT: repeated-assembly.cu:10:3: remark: no bank conflict in ldmatrix of 'q'
// CHECK-NEXT: repeated-assembly.cu:10:3: remark: no bank conflict in ldmatrix of 'q'
__global__ void same(unsigned *out, const uint4 *in) {
  __shared__ uint4 s[64];
  int t = threadIdx.x;
  s[t] = in[t];
  __syncthreads();
  unsigned v = 0;
#pragma unroll
  for (int n = 0; n < 4; ++n)
    v = v * 3 + rows(&s[t]);
  out[t] = v;
}

__global__ void others(unsigned *out, const uint4 *in) {
  __shared__ uint4 r[128];
  int t = threadIdx.x;
  for (int i = t; i < 128; i += 32)
    r[i] = in[i];
  __syncthreads();
  unsigned v = 0;
#pragma unroll
  for (int n = 0; n < 4; ++n)
    v = v * 3 + rows(&r[t + 32 * n]);
  out[t] = v;
}

// Behind a barrier it is loaded again.
__global__ void again(unsigned *out, const uint4 *in) {
  __shared__ uint4 q[64];
  int t = threadIdx.x;
  q[t] = in[t];
  __syncthreads();
  unsigned v = rows(&q[t]);
  __syncthreads();
  out[t] = v + rows(&q[t]);
}

__global__ void word(unsigned *out, const unsigned *in) {
  __shared__ unsigned w[64];
  int t = threadIdx.x;
  w[t] = in[t];
  __syncthreads();
  unsigned a, b;
  // CHECK: :[[#@LINE+1]]:3: remark: no bank conflict reading 'w'
  asm volatile("ld.shared.u32 %0, [%1];" : "=r"(a) : "r"(at(&w[t])));
  // CHECK-NEXT: the compiler may keep the value in a register
  asm volatile("ld.shared.u32 %0, [%1];" : "=r"(b) : "r"(at(&w[t])));
  out[t] = a * 3 + b;
}
