// RUN: %bundled --no-fixes --all --fail-on=never %s | FileCheck %s
// atomic-objects-toolkit.test has the same of a toolkit's headers.

// What cuda::atomic, cuda::atomic_ref and nvcc's builtin atomics do to shared memory.
// nvcc makes generic instructions of them, which cost what those on shared memory do.

#include <cuda/atomic>
#include <cuda/std/atomic>

__global__ void object(int *o) {
  __shared__ cuda::atomic<int, cuda::thread_scope_block> s[256];
  int t = threadIdx.x, e = 3;
  // CHECK: atomic-objects.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict writing 's': 2 wavefronts per request, ideal 1
  s[2 * t].store(o[t], cuda::memory_order_relaxed);
  __syncthreads();
  // CHECK: atomic-objects.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 2 wavefronts per request, ideal 1
  s[2 * t].fetch_add(3, cuda::memory_order_relaxed);
  // CHECK: atomic-objects.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 2 wavefronts per request, ideal 1
  s[2 * t].fetch_sub(3);
  // CHECK: atomic-objects.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 2 wavefronts per request, ideal 1
  s[2 * t].fetch_and(3);
  // CHECK: atomic-objects.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 2 wavefronts per request, ideal 1
  s[2 * t].fetch_or(3);
  // CHECK: atomic-objects.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 2 wavefronts per request, ideal 1
  s[2 * t].fetch_xor(3);
  // CHECK: atomic-objects.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 2 wavefronts per request, ideal 1
  s[2 * t].fetch_min(3);
  // CHECK: atomic-objects.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 2 wavefronts per request, ideal 1
  s[2 * t].fetch_max(3, cuda::memory_order_relaxed);
  // CHECK: atomic-objects.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 2 wavefronts per request, ideal 1
  s[2 * t].exchange(3, cuda::memory_order_acq_rel);
  // CHECK: atomic-objects.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 4 wavefronts per request, ideal 2
  s[2 * t].compare_exchange_strong(e, 1, cuda::memory_order_relaxed);
  // CHECK: atomic-objects.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 4 wavefronts per request, ideal 2
  s[2 * t].compare_exchange_weak(e, 1);
  // No ATOMS.POPC.INC, so each lane of a word by itself.
  // CHECK: atomic-objects.cu:[[#@LINE+1]]:3: warning: 4 lanes update one word of 's', one after the other: 4 wavefronts per request, ideal 1
  s[t / 4]++;
  // CHECK: atomic-objects.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 2 wavefronts per request, ideal 1
  s[2 * t] += 3;
  // CHECK: atomic-objects.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict writing 's': 2 wavefronts per request, ideal 1
  s[2 * t] = 3;
  __syncthreads();
  // CHECK: atomic-objects.cu:[[#@LINE+1]]:10: warning: 2-way bank conflict reading 's': 2 wavefronts per request, ideal 1
  o[t] = s[2 * t].load(cuda::memory_order_acquire);
  // CHECK: atomic-objects.cu:[[#@LINE+1]]:11: warning: 2-way bank conflict reading 's': 2 wavefronts per request, ideal 1
  o[t] += s[2 * t];
}

__global__ void standard(int *o) {
  __shared__ cuda::std::atomic<int> s[256];
  int t = threadIdx.x;
  // CHECK: atomic-objects.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict writing 's': 2 wavefronts per request, ideal 1
  s[2 * t].store(o[t], cuda::std::memory_order_relaxed);
  __syncthreads();
  // CHECK: atomic-objects.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 2 wavefronts per request, ideal 1
  s[2 * t].fetch_add(1);
  __syncthreads();
  // CHECK: atomic-objects.cu:[[#@LINE+1]]:10: warning: 2-way bank conflict reading 's': 2 wavefronts per request, ideal 1
  o[t] = s[2 * t].load();
}

__global__ void reference(unsigned *o) {
  __shared__ unsigned s[256];
  int t = threadIdx.x;
  s[t] = o[t];
  __syncthreads();
  cuda::atomic_ref<unsigned, cuda::thread_scope_block> r(s[2 * t]);
  // CHECK: atomic-objects.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 2 wavefronts per request, ideal 1
  r.fetch_add(1, cuda::memory_order_relaxed);
  // CHECK: atomic-objects.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 2 wavefronts per request, ideal 1
  r.exchange(1);
  // CHECK: atomic-objects.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict writing 's': 2 wavefronts per request, ideal 1
  r.store(5, cuda::memory_order_relaxed);
  // CHECK: atomic-objects.cu:[[#@LINE+1]]:16: warning: 2-way bank conflict reading 's': 2 wavefronts per request, ideal 1
  unsigned x = r.load(), e = 3;
  // CHECK: atomic-objects.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 4 wavefronts per request, ideal 2
  r.compare_exchange_strong(e, x);
  __syncthreads();
  o[t] = s[t] + e;
}

// What is narrower than a word is held in one.
__global__ void narrow(int *o) {
  __shared__ cuda::atomic<bool, cuda::thread_scope_block> b[64];
  __shared__ cuda::atomic<unsigned short, cuda::thread_scope_block> h[64];
  int t = threadIdx.x;
  // CHECK: atomic-objects.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict writing 'b': 2 wavefronts per request, ideal 1
  b[2 * t].store(true);
  // CHECK: atomic-objects.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict writing 'h': 2 wavefronts per request, ideal 1
  h[2 * t].store(3);
  __syncthreads();
  o[t] = b[t].load() + h[t].load();
}

// nvcc's builtins.
__global__ void builtin(unsigned *o) {
  __shared__ unsigned s[256];
  int t = threadIdx.x;
  unsigned e = 3, v = 4;
  s[t] = o[t];
  __syncthreads();
  // CHECK: atomic-objects.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 2 wavefronts per request, ideal 1
  __nv_atomic_fetch_add(&s[2 * t], 1u, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_BLOCK);
  // CHECK: atomic-objects.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 2 wavefronts per request, ideal 1
  __nv_atomic_fetch_max(&s[2 * t], 1u, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_BLOCK);
  // CHECK: atomic-objects.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 2 wavefronts per request, ideal 1
  __nv_atomic_xor(&s[2 * t], 1u, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_BLOCK);
  // CHECK: atomic-objects.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 2 wavefronts per request, ideal 1
  __nv_atomic_exchange_n(&s[2 * t], 1u, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_BLOCK);
  // CHECK: atomic-objects.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 2 wavefronts per request, ideal 1
  __nv_atomic_exchange(&s[2 * t], &v, &e, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_BLOCK);
  // CHECK: atomic-objects.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 4 wavefronts per request, ideal 2
  __nv_atomic_compare_exchange_n(&s[2 * t], &e, 5u, false, __NV_ATOMIC_RELAXED, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_BLOCK);
  // CHECK: atomic-objects.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict writing 's': 2 wavefronts per request, ideal 1
  __nv_atomic_store_n(&s[2 * t], 1u, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_BLOCK);
  __syncthreads();
  // CHECK: atomic-objects.cu:[[#@LINE+1]]:10: warning: 2-way bank conflict reading 's': 2 wavefronts per request, ideal 1
  o[t] = __nv_atomic_load_n(&s[2 * t], __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_BLOCK) + e;
}

void launch(void *o) {
  object<<<1, 32>>>((int *)o);
  standard<<<1, 32>>>((int *)o);
  reference<<<1, 32>>>((unsigned *)o);
  narrow<<<1, 32>>>((int *)o);
  builtin<<<1, 32>>>((unsigned *)o);
}
