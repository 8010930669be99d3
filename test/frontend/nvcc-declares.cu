// What nvcc declares and clang does not, with the headers of a toolkit.
// REQUIRES: toolkit
// RUN: bankcheck --format=plain --each --fail-on=never %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=passed
#if __CUDACC_VER_MAJOR__ < 11 || !defined(__CUDACC_VER_MINOR__) || !defined(__CUDACC_VER_BUILD__)
#error the version of nvcc is not known
#endif

__global__ void k(float *o, int *n) {
  __shared__ float s[64];
  __shared__ int count;
  register int i = 2 * threadIdx.x;
  s[i] = __ldcg(o) + __ldcs(o); // CHECK-DAG: declares.cu:[[@LINE]]:3: warning: 2-way
  __nv_atomic_fetch_add(&count, 1, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_BLOCK);
  __syncthreads();
  __stcs(o, s[threadIdx.x]);
  __stwt(n, __nv_atomic_load_n(&count, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_BLOCK));
  assert(*n > 0);
}

int main() {
  unsigned blocks = min(4u, 2) + max(1, 2) + int(min(2.0, 1.0f)) + max(3l, 4l);
  clock_t start = clock();
  if (!isfinite(double(start)))
    abort();
  k<<<blocks, 32>>>(nullptr, nullptr);
  printf("%d\n", INT_MAX);
}
// CHECK: {{^}}1 kernel
