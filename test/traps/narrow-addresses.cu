// Addresses of 32 bits, computed in assembly: their accesses are told, and changes are looked for.
// RUN: %bundled --fail-on=never %s | FileCheck %s
__device__ unsigned product(unsigned a, unsigned b, unsigned c) {
  unsigned r;
  asm("mad.lo.u32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
  return r;
}
__global__ void narrow_address(unsigned *out, unsigned pitch) {
  __shared__ unsigned s[32 * 33];
  unsigned v, row = product(threadIdx.x, pitch, (unsigned)__cvta_generic_to_shared(s));
  // CHECK: narrow-addresses.cu:[[#@LINE+1]]:3: remark: 32-way bank conflict reading 's': 32 wavefronts {{.*}} pitch % 128 == 0
  asm volatile("ld.shared.u32 %0, [%1];" : "=r"(v) : "r"(row) : "memory");
  out[threadIdx.x] = v;
}
