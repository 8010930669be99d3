// Cache hints, casts of address spaces, copies of a size that is not known.
#include <cuda_pipeline.h>
#include <cuda_fp16.h>
__global__ void hints(float *o, int n) {
  __shared__ alignas(16) float s[1024];
  int t = threadIdx.x;
  s[t] = o[t];
  __syncthreads();
  o[t] = __ldcg(&s[t * 2]);
  o[t] += __ldca(&s[t * 2]);
  o[t] += __ldcs(&s[t * 2]);
  o[t] += __ldlu(&s[t * 2]);
  o[t] += __ldcv(&s[t * 2]);
  __stcg(&s[t * 4 & 1023], 1.f);
  __stwb(&s[t * 4 & 1023], 2.f);
  __stcs(&s[t * 4 & 1023], 3.f);
  __stwt(&s[t * 4 & 1023], 3.f);
  __syncthreads();
  float4 v = __ldcg((float4 *)s + t);
  o[t] += v.x + v.w;
  __half2 h = __ldcg((__half2 *)s + t);
  o[t] += __low2float(h);
}
__global__ void spaces(float *o) {
  __shared__ float s[1024];
  int t = threadIdx.x;
  float *p = o;
  if (t & 1) p = s;
  if (__isShared(p)) p[t] = 3;
  if (__isGlobal(p)) p[t] = 4;
  unsigned a = (unsigned)__cvta_generic_to_shared(s) + t * 4 + 16;
  *(float *)__cvta_shared_to_generic(a) = 3;
  __syncthreads();
  o[t] = *(float *)__cvta_shared_to_generic(a ^ 4);
}
__global__ void copies(float *o, int n) {
  __shared__ alignas(16) float s[1024];
  __shared__ alignas(16) char c[4096];
  int t = threadIdx.x;
  memset(s + t, 0, n);
  memcpy(s + t * 4, o + t * 4, n);
  memcpy(s + t * 4, o + t * 4, 16);
  __syncthreads();
  memcpy(o + t, s + t, n * 4);
  __builtin_memcpy(c + t * 16, s + t * 4, 16);
  __builtin_memset(c + t * 4, t, 4);
  __syncthreads();
  o[t] = c[t];
}
__global__ void pipe(float *o) {
  __shared__ alignas(16) float s[1024];
  int t = threadIdx.x;
  __pipeline_memcpy_async(&s[t * 4], &o[t * 4], 16);
  __pipeline_memcpy_async(&s[t], &o[t], 4);
  __pipeline_commit();
  __pipeline_wait_prior(0);
  __syncthreads();
  o[t] = s[t * 2];
}
