// Loads of assembly in a loop: nvcc unrolls it in part, and ptxas makes one of the copies that load from one place. Of
// the loop in 'fixed', the code of nvcc 13.0 for sm_90a has one ldmatrix for 16 iterations. (Once bankcheck counted one
// for each, without a doubt.)
// RUN: bankcheck --format=plain --each --cuda-path=none --all --block=32 --fail-on=never %s | FileCheck %s --implicit-check-not=register

__device__ unsigned rows(const void *p) {
  unsigned a;
  asm volatile("ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%0}, [%1];"
               : "=r"(a)
               : "r"((unsigned)__cvta_generic_to_shared(p)));
  return a;
}

#define FILL(s)                                                                                                        \
  __shared__ __align__(16) unsigned s[4096];                                                                           \
  unsigned t = threadIdx.x, v = 0;                                                                                     \
  s[t] = in[t];                                                                                                        \
  __syncthreads();

// CHECK: no bank conflict in ldmatrix of 'a'
// CHECK-NEXT: the compiler may keep the value in a register
__global__ void fixed(unsigned *out, const unsigned *in, int n) {
  FILL(a)
  for (int i = 0; i < n; ++i)
    v = v * in[i] + rows(&a[t * 4]);
  out[t] = v;
}

// CHECK: no bank conflict in ldmatrix of 'b'
// CHECK-NEXT: the compiler may keep the value in a register
__global__ void alternating(unsigned *out, const unsigned *in, int n) {
  FILL(b)
  for (int i = 0; i < n; ++i)
    v = v * in[i] + rows(&b[t * 4 + (i & 1) * 128]);
  out[t] = v;
}

// CHECK: no bank conflict in ldmatrix of 'c'
// CHECK-NEXT: the compiler may keep the value in a register
// CHECK: no bank conflict in ldmatrix of 'c'
// CHECK-NEXT: the compiler may keep the value in a register
__global__ void window(unsigned *out, const unsigned *in, int n) {
  FILL(c)
  for (int i = 0; i < n; ++i)
    v = v * in[i] + rows(&c[t * 4 + i * 128]) + rows(&c[t * 4 + i * 128 + 128]);
  out[t] = v;
}

// One each time:

// CHECK: no bank conflict in ldmatrix of 'd'
__global__ void moving(unsigned *out, const unsigned *in, int n) {
  FILL(d)
  for (int i = 0; i < n; ++i)
    v = v * in[i] + rows(&d[t * 4 + i * 128]);
  out[t] = v;
}

// CHECK: no bank conflict in ldmatrix of 'e'
__global__ void apart(unsigned *out, const unsigned *in, int n) {
  FILL(e)
  for (int i = 0; i < n; ++i)
    v = v * in[i] + rows(&e[t * 4 + i * 256]) + rows(&e[t * 4 + i * 256 + 128]);
  out[t] = v;
}

// CHECK: no bank conflict in ldmatrix of 'f'
__global__ void barrier(unsigned *out, const unsigned *in, int n) {
  FILL(f)
  for (int i = 0; i < n; ++i) {
    v = v * in[i] + rows(&f[t * 4]);
    __syncthreads();
  }
  out[t] = v;
}

// CHECK: no bank conflict in ldmatrix of 'g'
__global__ void rolled(unsigned *out, const unsigned *in, int n) {
  FILL(g)
#pragma unroll 1
  for (int i = 0; i < n; ++i)
    v = v * in[i] + rows(&g[t * 4]);
  out[t] = v;
}
