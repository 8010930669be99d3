// nvcc's builtin atomics.
__global__ void builtin_atomics(unsigned *o) {
  __shared__ unsigned s[256];
  int t = threadIdx.x;
  s[t] = o[t];
  __syncthreads();
  __nv_atomic_fetch_add(&s[t * 2 & 255], 1u, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_BLOCK);
  __nv_atomic_fetch_sub(&s[t * 2 & 255], 1u, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_BLOCK);
  __nv_atomic_fetch_and(&s[t * 2 & 255], 1u, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_BLOCK);
  __nv_atomic_fetch_or(&s[t * 2 & 255], 1u, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_BLOCK);
  __nv_atomic_fetch_xor(&s[t * 2 & 255], 1u, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_BLOCK);
  __nv_atomic_fetch_min(&s[t * 2 & 255], 1u, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_BLOCK);
  __nv_atomic_fetch_max(&s[t * 2 & 255], 1u, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_BLOCK);
  __nv_atomic_exchange_n(&s[t * 2 & 255], 1u, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_BLOCK);
  unsigned e = 3, v = 4, r;
  __nv_atomic_compare_exchange_n(&s[t * 2 & 255], &e, 5u, false, __NV_ATOMIC_RELAXED, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_BLOCK);
  __nv_atomic_compare_exchange(&s[t * 2 & 255], &e, &v, false, __NV_ATOMIC_RELAXED, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_BLOCK);
  __nv_atomic_exchange(&s[t * 2 & 255], &v, &r, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_BLOCK);
  __nv_atomic_load(&s[t * 2 & 255], &r, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_BLOCK);
  __nv_atomic_store(&s[t * 2 & 255], &r, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_BLOCK);
  __nv_atomic_add(&s[t * 2 & 255], 1u, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_BLOCK);
  __nv_atomic_max(&s[t * 2 & 255], 1u, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_BLOCK);
  __nv_atomic_store_n(&s[t * 2 & 255], 7u, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_BLOCK);
  __syncthreads();
  o[t] = __nv_atomic_load_n(&s[t ^ 1], __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_BLOCK) + e + r;
}
__global__ void nvf(float *o) {
  __shared__ float s[256];
  int t = threadIdx.x;
  s[t] = o[t];
  __syncthreads();
  __nv_atomic_fetch_add(&s[t * 2 & 255], 1.f, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_BLOCK);
  __nv_atomic_add(&s[t * 2 & 255], 1.f, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_BLOCK);
  __syncthreads();
  o[t] = s[t ^ 1];
}
