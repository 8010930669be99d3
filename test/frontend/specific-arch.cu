// The macros that nvcc 13.0 defines for one architecture alone (`nvcc --dryrun`), which libraries ask for.
// RUN: bankcheck --format=plain --each --fail-on=never %s -- -arch=sm_90a | FileCheck %s
// RUN: bankcheck --format=plain --each --fail-on=never %s -- -arch=sm_100a | FileCheck %s
// RUN: bankcheck --format=plain --each --fail-on=never %s -- -arch=sm_90 | FileCheck %s --check-prefix=ANY
// CHECK: {{[^0-9]}}1 shared access: 0 clean, 1 with conflicts
// ANY: {{[^0-9]}}1 shared access: 1 clean, 0 with conflicts
__global__ void k() {
  __shared__ volatile float s[64];
#if defined(__CUDA_ARCH_SPECIFIC__) && defined(__CUDA_ARCH_FAMILY_SPECIFIC__)
  static_assert(__CUDA_ARCH_SPECIFIC__ == __CUDA_ARCH__ && __CUDA_ARCH_FAMILY_SPECIFIC__ == __CUDA_ARCH__);
  s[2 * threadIdx.x] = 0;
#else
  s[threadIdx.x] = 0;
#endif
}
void launch() { k<<<1, 32>>>(); }
