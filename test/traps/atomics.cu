// RUN: %bundled --all --fail-on=never %s | FileCheck %s

// Atomics without an instruction of their own run as a loop; Cost.h has the
// arithmetic. Blocks of one warp, but for the last two kernels.

#include <cuda_bf16.h>
#include <cuda_fp16.h>

__global__ void floats(float *o) {
  __shared__ float f[1024];
  __shared__ float m[32][32];
  int t = threadIdx.x;
  f[t] = m[0][t] = o[t];
  __syncthreads();
  // One round: a load and two wavefronts.
  // CHECK: atomics.cu:[[#@LINE+1]]:3: remark: no bank conflict in atomic on 'f': 3 wavefronts per request, ideal 3
  atomicAdd(&f[t ^ 5], o[t]);
  // Two words of each bank: (2 + 2) + (1 + 2).
  // CHECK: atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 'f': 7 wavefronts per request, ideal 3
  atomicAdd(&f[2 * t], o[t]);
  // 32 words of a bank: (32 + 2) + (31 + 2) + ... + (1 + 2).
  // CHECK: atomics.cu:[[#@LINE+2]]:3: warning: 32-way bank conflict in atomic on 'f': 592 wavefronts per request, ideal 3
  // CHECK: atomics.cu:[[#@LINE+1]]:3: note: lanes are 32 words apart; in warp 0 of a block of 32, as launched at line {{[0-9]+}}, lanes 0, 1, 2, ..., 31 meet in bank 0
  atomicAdd(&f[32 * t], o[t]);
  // One word: 32 * (1 + 2). No lane adds for the others, as it does for an int.
  // CHECK: atomics.cu:[[#@LINE+2]]:3: warning: 32 lanes update one word of 'f', one after the other: 96 wavefronts per request, ideal 3
  // CHECK: atomics.cu:[[#@LINE+1]]:3: note: no layout changes that
  atomicAdd(&f[0], o[t]);
  // CHECK: atomics.cu:[[#@LINE+1]]:3: warning: 8 lanes update one word of 'f', one after the other: 24 wavefronts per request, ideal 3
  atomicAdd(&f[t / 8], 1.f);
  if (t < 8)
    // CHECK: atomics.cu:[[#@LINE+1]]:5: remark: no bank conflict in atomic on 'f': 3 wavefronts per request, ideal 3
    atomicAdd(&f[t], 1.f);
  // CHECK: atomics.cu:[[#@LINE+2]]:3: warning: 32-way bank conflict in atomic on 'm': 592 wavefronts per request, ideal 3
  // CHECK: note: 'float m[32][33]' makes all 3 accesses to 'm' clean, for 128 bytes more shared memory
  atomicAdd(&m[t][3], o[t]);
  __syncthreads();
  o[t] = f[t ^ 1] + m[1][t];
}

__global__ void doubles(double *o) {
  __shared__ double d[128];
  int t = threadIdx.x;
  d[t] = o[t];
  __syncthreads();
  // 2 + 2 + 2: each half-warp is served by itself.
  // CHECK: atomics.cu:[[#@LINE+1]]:3: remark: no bank conflict in atomic on 'd': 6 wavefronts per request, ideal 6
  atomicAdd(&d[t ^ 5], o[t]);
  // No two lanes at one word: nothing depends on the data. (4 + 4) + (2 + 4).
  // CHECK: atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 'd': 14 wavefronts per request, ideal 6
  atomicAdd(&d[2 * t], o[t]);
  // (2 + 4) + (1 + 2), but 6 where the sums stay as they are.
  // CHECK: atomics.cu:[[#@LINE+3]]:3: warning: up to 2 lanes update one word of 'd', one after the other: at most 9 wavefronts per request, ideal 6
  // CHECK: atomics.cu:[[#@LINE+2]]:3: note: in warp 0 of a block of 32, as launched at line {{[0-9]+}}, lanes 0, 16 meet in bank 0
  // CHECK: atomics.cu:[[#@LINE+1]]:3: note: this holds where each lane's atomic changes the value that it finds
  atomicAdd(&d[t & 15], o[t]);
  __syncthreads();
  o[t] = d[t ^ 1];
}

__global__ void wide(unsigned long long *o) {
  __shared__ unsigned long long u[128];
  int t = threadIdx.x;
  u[t] = o[t];
  __syncthreads();
  // CHECK: atomics.cu:[[#@LINE+1]]:3: warning: 2 lanes update one word of 'u', one after the other: 9 wavefronts per request, ideal 6
  atomicAdd(&u[t & 15], 1ull);
  // One word, loaded once for both half-warps: 16 lanes of the first at 1 + 4,
  // while the second's fail, and then those at 1 + 2.
  // CHECK: atomics.cu:[[#@LINE+2]]:3: warning: 32 lanes update one word of 'u', one after the other: 128 wavefronts per request, ideal 6
  // CHECK: atomics.cu:[[#@LINE+1]]:3: note: in warp 0 of a block of 32, as launched at line {{[0-9]+}}, lanes 0, 1, 2, ..., 31 meet in bank 0
  atomicAdd(&u[0], 1ull);
  // CHECK: atomics.cu:[[#@LINE+1]]:3: warning: up to 2 lanes update one word of 'u', one after the other: at most 9 wavefronts per request, ideal 6
  atomicOr(&u[t & 15], o[t]);
  // CHECK: atomics.cu:[[#@LINE+1]]:3: remark: no bank conflict in atomic on 'u': 6 wavefronts per request, ideal 6
  atomicAnd(&u[t], o[t]);
  // A lane that would change nothing leaves: less than 6.
  // CHECK: atomics.cu:[[#@LINE+1]]:3: remark: no bank conflict in atomic on 'u': at most 6 wavefronts per request, ideal 6
  atomicMax(&u[t], o[t]);
  // CHECK: atomics.cu:[[#@LINE+1]]:3: warning: up to 2-way bank conflict in atomic on 'u': at most 14 wavefronts per request, ideal 6
  atomicMin(&u[2 * t], o[t]);
  // CHECK: atomics.cu:[[#@LINE+1]]:3: remark: data-dependent bank conflict in atomic on 'u': 1 to 18 wavefronts per request, ideal at most 6
  atomicMax(&u[t & 7], o[t]);
  // CHECK: atomics.cu:[[#@LINE+1]]:3: remark: no bank conflict in atomic on 'u': 2 wavefronts per request, ideal 2
  atomicExch(&u[t], 2ull);
  __syncthreads();
  o[t] = u[t ^ 1];
}

__global__ void halves(__half2 *o, __nv_bfloat162 *p, __half v) {
  __shared__ __half2 pairs[64];
  __shared__ __nv_bfloat162 others[64];
  __shared__ __half single[64];
  int t = threadIdx.x;
  pairs[t] = o[t];
  others[t] = p[t];
  single[t] = v;
  __syncthreads();
  // CHECK: atomics.cu:[[#@LINE+1]]:3: remark: no bank conflict in atomic on 'pairs': 3 wavefronts per request, ideal 3
  atomicAdd(&pairs[t], o[t]);
  // CHECK: atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 'others': 7 wavefronts per request, ideal 3
  atomicAdd(&others[2 * t], p[t]);
  // CHECK: atomics.cu:[[#@LINE+1]]:3: remark: no bank conflict in atomic on 'single': 3 wavefronts per request, ideal 3
  atomicAdd(&single[2 * t], v);
  // Two lanes a word: 1 + 2 * 2 + 2 * 1.
  // CHECK: atomics.cu:[[#@LINE+1]]:3: warning: up to 2 lanes update one word of 'single', one after the other: at most 7 wavefronts per request, ideal 3
  atomicAdd(&single[t], v);
  __syncthreads();
  o[t] = __halves2half2(pairs[t ^ 1].x, single[t ^ 1]);
  p[t] = others[t ^ 1];
}

// As the toolkit's headers have it, on a generic address; and on global memory.
__global__ void assembly(unsigned *o) {
  __shared__ unsigned s[64];
  __shared__ double d[32];
  unsigned old;
  int t = threadIdx.x;
  s[t] = o[t];
  d[t] = 0;
  __syncthreads();
  // CHECK: atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 7 wavefronts per request, ideal 3
  asm volatile("{ atom.add.noftz.f16x2 %0,[%1],%2; }\n" : "=r"(old) : "l"(&s[2 * t]), "r"(1) : "memory");
  // CHECK-NOT: atomics.cu:[[#@LINE+1]]:
  asm volatile("{ atom.add.noftz.f16x2 %0,[%1],%2; }\n" : "=r"(old) : "l"(&o[2 * t]), "r"(1) : "memory");
  // CHECK: atomics.cu:[[#@LINE+1]]:3: remark: no bank conflict in atomic on 's': 3 wavefronts per request, ideal 3
  asm volatile("red.shared.add.noftz.bf16x2 [%0], %1;" :: "r"((unsigned)__cvta_generic_to_shared(&s[t])), "r"(1) : "memory");
  // CHECK: atomics.cu:[[#@LINE+1]]:3: warning: up to 2 lanes update one word of 'd', one after the other: at most 9 wavefronts per request, ideal 6
  asm volatile("red.shared.add.f64 [%0], %1;" :: "r"((unsigned)__cvta_generic_to_shared(&d[t & 15])), "d"(1.) : "memory");
  __syncthreads();
  o[t] = s[t ^ 1] + d[t ^ 1];
}

// Those with an instruction: lanes of one bank one by one.
__global__ void native(unsigned *o) {
  __shared__ unsigned s[64];
  int t = threadIdx.x;
  s[t] = o[t];
  __syncthreads();
  // CHECK: atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 2 wavefronts per request, ideal 1
  atomicInc(&s[2 * t], 7);
  // CHECK: atomics.cu:[[#@LINE+1]]:3: warning: 2 lanes update one word of 's', one after the other: 2 wavefronts per request, ideal 1
  atomicDec(&s[t / 2], 7);
  // CHECK: atomics.cu:[[#@LINE+1]]:3: remark: no bank conflict in atomic on 's': 1 wavefront per request, ideal 1
  atomicOr(&s[t], 7);
  // CHECK: atomics.cu:[[#@LINE+1]]:3: warning: 4 lanes update one word of 's', one after the other: 4 wavefronts per request, ideal 1
  atomicXor(&s[t / 4], 7);
  // CHECK: atomics.cu:[[#@LINE+1]]:3: warning: 8 lanes update one word of 's', one after the other: 8 wavefronts per request, ideal 1
  atomicMin((int *)&s[t / 8], 7);
  __syncthreads();
  o[t] = s[t ^ 1];
}

// More warps than one at a word: each tries again for the others, too, at most as often as there are warps. With 8 bytes no lower
// bound is claimed: the halves of a warp make each other fail, and another warp may keep them from it.
__global__ void meeting(float *o) {
  __shared__ float f[64];
  int t = threadIdx.x;
  f[t & 63] = 0;
  __syncthreads();
  // CHECK: atomics.cu:[[#@LINE+3]]:3: warning: 32 lanes update one word of 'f', one after the other: at least 96 wavefronts per request, ideal 3
  // CHECK: atomics.cu:[[#@LINE+2]]:3: note: a block needs at least 384 wavefronts for 4 requests, ideal 12
  // CHECK: atomics.cu:[[#@LINE+1]]:3: note: the requests may be others: other warps that change the same words meanwhile make lanes try again: among 4 warps a request takes 411 wavefronts at the most
  atomicAdd(&f[0], o[t]);
  __syncthreads();
  // CHECK: atomics.cu:[[#@LINE+2]]:3: remark: no bank conflict in atomic on 'f': at least 3 wavefronts per request, ideal 3
  // CHECK: atomics.cu:[[#@LINE+1]]:3: note: the requests may be others: other warps {{.*}}: among 4 warps a request takes 13 wavefronts at the most
  atomicAdd(&f[t & 31], o[t]);
  __syncthreads();
  o[t] = f[t & 31];
}

__global__ void meetingWide(double *o) {
  __shared__ double f[64];
  int t = threadIdx.x;
  f[t & 63] = 0;
  __syncthreads();
  // CHECK: atomics.cu:[[#@LINE+2]]:3: warning: up to 32 lanes update one word of 'f', one after the other: at most 128 wavefronts per request
  // CHECK: atomics.cu:[[#@LINE+1]]:3: note: this holds where no other warp changes the same words meanwhile
  atomicAdd(&f[0], o[t]);
  __syncthreads();
  o[t] = f[t & 31];
}

// Each warp its own words, or one warp alone.
__global__ void apart(float *o, const int *d) {
  __shared__ float f[256], g[64];
  int t = threadIdx.x;
  f[t] = g[t & 63] = 0;
  __syncthreads();
  // CHECK: atomics.cu:[[#@LINE+3]]:3: note: a block needs 384 wavefronts for 4 requests, ideal 12
  // CHECK-NOT: other warp
  // CHECK: atomics.cu:[[#@LINE+3]]:5: warning: 2-way bank conflict in atomic on 'f': 7 wavefronts per request
  atomicAdd(&f[t / 32 * 8], o[t]);
  if (t >= 64 && t < 96)
    atomicAdd(&f[t * 2], o[t]);
  __syncthreads();
  // CHECK-NOT: other warp
  // CHECK: atomics.cu:[[#@LINE+1]]:10:
  o[t] = f[t] + g[d[t] & 63];
}

void launch(void *o) {
  floats<<<1, 32>>>((float *)o);
  doubles<<<1, 32>>>((double *)o);
  wide<<<1, 32>>>((unsigned long long *)o);
  halves<<<1, 32>>>((__half2 *)o, (__nv_bfloat162 *)o, __half());
  assembly<<<1, 32>>>((unsigned *)o);
  native<<<1, 32>>>((unsigned *)o);
  meeting<<<1, 128>>>((float *)o);
  meetingWide<<<1, 128>>>((double *)o);
  apart<<<1, 128>>>((float *)o, nullptr);
}
