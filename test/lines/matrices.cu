// Wrappers of ldmatrix, cp.async and mbarrier; swizzles; scans and histograms.
#include <cstdint>
#include <cuda_fp16.h>
#include <cuda_bf16.h>
// wrappers in the style of matrix libraries
__device__ __forceinline__ uint32_t cast_smem_ptr_to_uint(void const *const ptr) { return static_cast<uint32_t>(__cvta_generic_to_shared(ptr)); }
__device__ __forceinline__ void ldmatrix_x4(uint32_t (&r)[4], uint32_t a) {
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];\n" : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]) : "r"(a));
}
__device__ __forceinline__ void stmatrix_x2(uint32_t a, uint32_t x, uint32_t y) {
  asm volatile("stmatrix.sync.aligned.m8n8.x2.shared::cta.b16 [%0], {%1, %2};\n" ::"r"(a), "r"(x), "r"(y));
}
template <int Bytes> __device__ __forceinline__ void cp_async(uint32_t to, const void *from, bool pred) {
  asm volatile("{\n"
               "  .reg .pred p;\n"
               "  setp.ne.b32 p, %0, 0;\n"
               "  @p cp.async.cg.shared.global [%1], [%2], %3;\n"
               "}\n" ::"r"((int)pred), "r"(to), "l"(from), "n"(Bytes));
}
template <int Bytes> __device__ __forceinline__ void cp_async_ca(uint32_t to, const void *from, int size) {
  asm volatile("cp.async.ca.shared.global.L2::128B [%0], [%1], %2, %3;\n" ::"r"(to), "l"(from), "n"(Bytes), "r"(size));
}
__device__ __forceinline__ void st_shared_v4(uint32_t a, uint4 v) { asm volatile("st.shared.v4.b32 [%0], {%1,%2,%3,%4};" ::"r"(a), "r"(v.x), "r"(v.y), "r"(v.z), "r"(v.w)); }
__device__ __forceinline__ uint4 ld_shared_v4(uint32_t a) { uint4 v; asm volatile("ld.shared.v4.b32 {%0,%1,%2,%3}, [%4];" : "=r"(v.x), "=r"(v.y), "=r"(v.z), "=r"(v.w) : "r"(a)); return v; }
__device__ __forceinline__ uint32_t lds32(uint32_t a) { uint32_t v; asm("ld.shared.u32 %0, [%1];" : "=r"(v) : "r"(a)); return v; }
__global__ void matrices(uint4 *o) {
  __shared__ alignas(128) half s[64 * 64];
  int t = threadIdx.x;
  uint32_t base = cast_smem_ptr_to_uint(s);
  cp_async<16>(base + t * 16, o + t, t < 24);
  cp_async_ca<4>(base + t * 4 + 1024, o + t, 4);
  asm volatile("cp.async.commit_group;\n" ::);
  asm volatile("cp.async.wait_group %0;\n" ::"n"(0));
  __syncthreads();
  uint32_t r[4];
  ldmatrix_x4(r, base + (t & 15) * 128 + (t >> 4) * 16);
  stmatrix_x2(base + 4096 + (t & 15) * 16, r[0], r[1]);
  __syncthreads();
  st_shared_v4(base + t * 16, make_uint4(r[0], r[1], r[2], r[3]));
  __syncthreads();
  uint4 v = ld_shared_v4(base + (t ^ 1) * 16);
  v.x += lds32(base + t * 8);
  o[t] = v;
}
__global__ void swizzle_bits(uint4 *o) {
  extern __shared__ uint8_t raw[];
  uint8_t *smem = (uint8_t *)(((uintptr_t)raw + 127) & ~uintptr_t(127));
  int t = threadIdx.x;
  uint32_t off = t * 128;
  off ^= (off & 0x380) >> 3;
  *(uint4 *)(smem + off) = o[t];
  __syncthreads();
  o[t] = *(uint4 *)(smem + (off ^ 16));
}
__global__ void pack(nv_bfloat16 *o) {
  __shared__ nv_bfloat162 s[512];
  int t = threadIdx.x;
  s[t] = __halves2bfloat162(o[t], o[t + 1]);
  __syncthreads();
  nv_bfloat16 *h = reinterpret_cast<nv_bfloat16 *>(s);
  o[t] = h[t * 2] + h[t * 2 + 1] + h[t];
}
__global__ void mbar(uint64_t *o) {
  __shared__ uint64_t bar[2];
  uint32_t a = cast_smem_ptr_to_uint(&bar[0]);
  if (threadIdx.x == 0) {
    asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(a), "r"(32));
    asm volatile("mbarrier.init.b64 [%0], %1;" ::"l"(&bar[1]), "r"(32));
  }
  __syncthreads();
  uint64_t s;
  asm volatile("mbarrier.arrive.shared::cta.b64 %0, [%1];" : "=l"(s) : "r"(a));
  asm volatile("{ .reg .pred P; W: mbarrier.try_wait.parity.shared::cta.b64 P, [%0], %1; @P bra D; bra W; D: }" ::"r"(a), "r"(0));
  asm volatile("mbarrier.arrive.b64 %0, [%1];" : "=l"(s) : "l"(&bar[1]));
  o[threadIdx.x] = s + bar[1];
}
__global__ void warp_scan(int *o) {
  __shared__ int sums[32];
  int t = threadIdx.x, lane = t & 31, v = o[t];
  for (int d = 1; d < 32; d *= 2) { int n = __shfl_up_sync(~0u, v, d); if (lane >= d) v += n; }
  if (lane == 31) sums[t >> 5] = v;
  __syncthreads();
  if (t < 32) { int x = sums[t]; for (int d = 1; d < 32; d *= 2) { int n = __shfl_up_sync(~0u, x, d); if (lane >= d) x += n; } sums[t] = x; }
  __syncthreads();
  o[t] = v + (t >= 32 ? sums[(t >> 5) - 1] : 0);
}
__global__ void histogram(const uint8_t *in, unsigned *o) {
  __shared__ unsigned h[8][256];
  int t = threadIdx.x;
  for (int i = t; i < 8 * 256; i += blockDim.x) (&h[0][0])[i] = 0;
  __syncthreads();
  atomicAdd(&h[t >> 5][in[t]], 1);
  __syncthreads();
  unsigned sum = 0;
  for (int i = 0; i < 8; ++i) sum += h[i][t];
  o[t] = sum;
}
