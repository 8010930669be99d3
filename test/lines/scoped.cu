// Atomics of a scope, for every operation and type.
#define BEGIN(T, NAME) \
__global__ void NAME(T *o) { \
  __shared__ T s[256]; \
  int t = threadIdx.x; \
  s[t] = o[t]; \
  __syncthreads();
#define END o[t] = s[t ^ 1]; }
BEGIN(int, scoped_int)
  atomicAdd_block(&s[t * 2 & 255], 3);
  atomicSub_block(&s[t * 2 & 255], 3);
  atomicMin_block(&s[t * 2 & 255], 3);
  atomicMax_block(&s[t * 2 & 255], 3);
  atomicAnd_block(&s[t * 2 & 255], 3);
  atomicOr_block(&s[t * 2 & 255], 3);
  atomicXor_block(&s[t * 2 & 255], 3);
  atomicExch_block(&s[t * 2 & 255], 3);
  atomicCAS_block(&s[t * 2 & 255], 3, 4);
  atomicAdd_system(&s[t * 2 & 255], 3);
  atomicSub_system(&s[t * 2 & 255], 3);
  atomicMin_system(&s[t * 2 & 255], 3);
  atomicMax_system(&s[t * 2 & 255], 3);
  atomicAnd_system(&s[t * 2 & 255], 3);
  atomicOr_system(&s[t * 2 & 255], 3);
  atomicXor_system(&s[t * 2 & 255], 3);
  atomicExch_system(&s[t * 2 & 255], 3);
  atomicCAS_system(&s[t * 2 & 255], 3, 4);
  atomicAdd(&s[t * 2 & 255], 3);
  atomicSub(&s[t * 2 & 255], 3);
  atomicMin(&s[t * 2 & 255], 3);
  atomicMax(&s[t * 2 & 255], 3);
  atomicAnd(&s[t * 2 & 255], 3);
  atomicOr(&s[t * 2 & 255], 3);
  atomicXor(&s[t * 2 & 255], 3);
  atomicExch(&s[t * 2 & 255], 3);
  atomicCAS(&s[t * 2 & 255], 3, 4);
  __syncthreads();
END
BEGIN(unsigned, scoped_unsigned)
  atomicAdd_block(&s[t * 2 & 255], 3u);
  atomicSub_block(&s[t * 2 & 255], 3u);
  atomicMin_block(&s[t * 2 & 255], 3u);
  atomicMax_block(&s[t * 2 & 255], 3u);
  atomicAnd_block(&s[t * 2 & 255], 3u);
  atomicOr_block(&s[t * 2 & 255], 3u);
  atomicXor_block(&s[t * 2 & 255], 3u);
  atomicExch_block(&s[t * 2 & 255], 3u);
  atomicCAS_block(&s[t * 2 & 255], 3u, 4u);
  atomicInc_block(&s[t * 2 & 255], 3u);
  atomicDec_block(&s[t * 2 & 255], 3u);
  atomicAdd_system(&s[t * 2 & 255], 3u);
  atomicSub_system(&s[t * 2 & 255], 3u);
  atomicMin_system(&s[t * 2 & 255], 3u);
  atomicMax_system(&s[t * 2 & 255], 3u);
  atomicAnd_system(&s[t * 2 & 255], 3u);
  atomicOr_system(&s[t * 2 & 255], 3u);
  atomicXor_system(&s[t * 2 & 255], 3u);
  atomicExch_system(&s[t * 2 & 255], 3u);
  atomicCAS_system(&s[t * 2 & 255], 3u, 4u);
  atomicInc_system(&s[t * 2 & 255], 3u);
  atomicDec_system(&s[t * 2 & 255], 3u);
  atomicAdd(&s[t * 2 & 255], 3u);
  atomicSub(&s[t * 2 & 255], 3u);
  atomicMin(&s[t * 2 & 255], 3u);
  atomicMax(&s[t * 2 & 255], 3u);
  atomicAnd(&s[t * 2 & 255], 3u);
  atomicOr(&s[t * 2 & 255], 3u);
  atomicXor(&s[t * 2 & 255], 3u);
  atomicExch(&s[t * 2 & 255], 3u);
  atomicCAS(&s[t * 2 & 255], 3u, 4u);
  atomicInc(&s[t * 2 & 255], 3u);
  atomicDec(&s[t * 2 & 255], 3u);
  __syncthreads();
END
BEGIN(float, scoped_float)
  atomicAdd_block(&s[t * 2 & 255], 3.f);
  atomicExch_block(&s[t * 2 & 255], 3.f);
  atomicAdd_system(&s[t * 2 & 255], 3.f);
  atomicExch_system(&s[t * 2 & 255], 3.f);
  atomicAdd(&s[t * 2 & 255], 3.f);
  atomicExch(&s[t * 2 & 255], 3.f);
  __syncthreads();
END
BEGIN(double, scoped_double)
  atomicAdd_block(&s[t * 2 & 255], 3.);
  atomicAdd_system(&s[t * 2 & 255], 3.);
  atomicAdd(&s[t * 2 & 255], 3.);
  __syncthreads();
END
BEGIN(unsigned long long, scoped_ull)
  atomicAdd_block(&s[t * 2 & 255], 3ull);
  atomicMin_block(&s[t * 2 & 255], 3ull);
  atomicMax_block(&s[t * 2 & 255], 3ull);
  atomicAnd_block(&s[t * 2 & 255], 3ull);
  atomicOr_block(&s[t * 2 & 255], 3ull);
  atomicXor_block(&s[t * 2 & 255], 3ull);
  atomicExch_block(&s[t * 2 & 255], 3ull);
  atomicCAS_block(&s[t * 2 & 255], 3ull, 4ull);
  atomicAdd_system(&s[t * 2 & 255], 3ull);
  atomicMin_system(&s[t * 2 & 255], 3ull);
  atomicMax_system(&s[t * 2 & 255], 3ull);
  atomicAnd_system(&s[t * 2 & 255], 3ull);
  atomicOr_system(&s[t * 2 & 255], 3ull);
  atomicXor_system(&s[t * 2 & 255], 3ull);
  atomicExch_system(&s[t * 2 & 255], 3ull);
  atomicCAS_system(&s[t * 2 & 255], 3ull, 4ull);
  atomicAdd(&s[t * 2 & 255], 3ull);
  atomicMin(&s[t * 2 & 255], 3ull);
  atomicMax(&s[t * 2 & 255], 3ull);
  atomicAnd(&s[t * 2 & 255], 3ull);
  atomicOr(&s[t * 2 & 255], 3ull);
  atomicXor(&s[t * 2 & 255], 3ull);
  atomicExch(&s[t * 2 & 255], 3ull);
  atomicCAS(&s[t * 2 & 255], 3ull, 4ull);
  __syncthreads();
END
BEGIN(long long, scoped_ll)
  atomicMin_block(&s[t * 2 & 255], 3ll);
  atomicMax_block(&s[t * 2 & 255], 3ll);
  atomicMin_system(&s[t * 2 & 255], 3ll);
  atomicMax_system(&s[t * 2 & 255], 3ll);
  atomicMin(&s[t * 2 & 255], 3ll);
  atomicMax(&s[t * 2 & 255], 3ll);
  __syncthreads();
END
BEGIN(unsigned short, short_cas)
  atomicCAS(&s[t * 2 & 255], (unsigned short)1, (unsigned short)2);
  __syncthreads();
END
