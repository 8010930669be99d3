// cuda::atomic, cuda::atomic_ref and cuda::std::atomic.
#include <cuda/atomic>
#include <cuda/std/atomic>
__global__ void dev_atomic(int *o) {
  __shared__ cuda::atomic<int, cuda::thread_scope_block> s[256];
  int t = threadIdx.x;
  s[t].store(o[t], cuda::memory_order_relaxed);
  __syncthreads();
  s[t * 2 & 255].fetch_add(1, cuda::memory_order_relaxed);
  s[t * 2 & 255].fetch_sub(1, cuda::memory_order_relaxed);
  s[t * 2 & 255].fetch_and(1, cuda::memory_order_relaxed);
  s[t * 2 & 255].fetch_or(1, cuda::memory_order_relaxed);
  s[t * 2 & 255].fetch_xor(1, cuda::memory_order_relaxed);
  s[t * 2 & 255].fetch_min(1, cuda::memory_order_relaxed);
  s[t * 2 & 255].fetch_max(1, cuda::memory_order_relaxed);
  s[t * 2 & 255].exchange(1, cuda::memory_order_relaxed);
  int e = 3;
  s[t * 2 & 255].compare_exchange_strong(e, 1, cuda::memory_order_relaxed);
  s[t * 2 & 255].compare_exchange_weak(e, 1);
  s[t * 2 & 255]++;
  s[t * 2 & 255] += 3;
  s[t * 2 & 255] = 3;
  s[t * 2 & 255].store(4);
  __syncthreads();
  o[t] = s[t ^ 1].load(cuda::memory_order_relaxed);
  o[t] += s[t ^ 1].load();
  o[t] += s[t ^ 1];
}
__global__ void ref_atomic(int *o) {
  __shared__ int s[256];
  int t = threadIdx.x;
  s[t] = o[t];
  __syncthreads();
  cuda::atomic_ref<int, cuda::thread_scope_block> r(s[t * 2 & 255]);
  r.fetch_add(1, cuda::memory_order_relaxed);
  r.fetch_max(1, cuda::memory_order_relaxed);
  r.exchange(1, cuda::memory_order_relaxed);
  r.store(5, cuda::memory_order_relaxed);
  int x = r.load(cuda::memory_order_relaxed);
  int e = 3;
  r.compare_exchange_strong(e, x, cuda::memory_order_relaxed);
  __syncthreads();
  o[t] = s[t ^ 1] + e;
}
__global__ void ref_float(float *o) {
  __shared__ float s[256];
  int t = threadIdx.x;
  s[t] = o[t];
  __syncthreads();
  cuda::atomic_ref<float, cuda::thread_scope_block> r(s[t * 2 & 255]);
  r.fetch_add(1.f, cuda::memory_order_relaxed);
  float x = r.load(cuda::memory_order_relaxed);
  r.store(x * 2, cuda::memory_order_relaxed);
  r.exchange(3.f);
  r.fetch_max(2.f);
  __syncthreads();
  o[t] = s[t ^ 1];
}
__global__ void ref_ull(unsigned long long *o) {
  __shared__ unsigned long long s[256];
  int t = threadIdx.x;
  s[t] = o[t];
  __syncthreads();
  cuda::atomic_ref<unsigned long long, cuda::thread_scope_block> r(s[t * 2 & 255]);
  r.fetch_add(1, cuda::memory_order_relaxed);
  unsigned long long x = r.load(cuda::memory_order_acquire);
  r.store(x * 2, cuda::memory_order_release);
  r.exchange(3);
  __syncthreads();
  o[t] = s[t ^ 1];
}
__global__ void std_atomic(int *o) {
  __shared__ cuda::std::atomic<int> s[256];
  int t = threadIdx.x;
  s[t].store(o[t], cuda::std::memory_order_relaxed);
  __syncthreads();
  s[t * 2 & 255].fetch_add(1, cuda::std::memory_order_relaxed);
  s[t * 2 & 255].exchange(1);
  __syncthreads();
  o[t] = s[t ^ 1].load(cuda::std::memory_order_acquire);
}
__global__ void flag_atomic(int *o) {
  __shared__ cuda::std::atomic_flag f[32];
  __shared__ cuda::atomic<bool, cuda::thread_scope_block> b[64];
  __shared__ cuda::atomic<unsigned short, cuda::thread_scope_block> h[64];
  int t = threadIdx.x;
  o[t] = f[t].test_and_set();
  b[t].store(true);
  h[t].store(3);
  h[t].fetch_add(2);
  __syncthreads();
  o[t] += b[t ^ 1].load() + h[t ^ 3].load();
}
