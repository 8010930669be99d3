// A shuffle that is written as assembly is the shuffle.
// RUN: %bundled --all --fail-on=never %s | FileCheck %s

__device__ int uniform(int x) {
  int result;
  asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1F, 0xFFFFFFFF;" : "=r"(result) : "r"(x));
  return result;
}
__device__ unsigned swapped(unsigned x, int with, unsigned mask) {
  unsigned result;
  asm("shfl.sync.bfly.b32 %0, %1, %2, %3, %4;" : "=r"(result) : "r"(x), "r"(with), "r"(31), "r"(mask));
  return result;
}

__global__ void shuffles(float *o) {
  __shared__ float s[32], t[1024];
  // CHECK: :[[@LINE+1]]:3: remark: no bank conflict writing 's'
  s[uniform(threadIdx.x / 32)] = 1;
  // CHECK: :[[@LINE+1]]:3: warning: 4-way bank conflict writing 't'
  t[4 * swapped(threadIdx.x, 1, 0xffffffff)] = 1;
  __syncthreads();
  o[threadIdx.x] = s[threadIdx.x / 32] + t[threadIdx.x];
}

void launch(float *o) { shuffles<<<1, 256>>>(o); }
