// Lanes that share words need fewer wavefronts than lanes that do not: their ideal is a bound.
// RUN: %people --format=plain --no-fixes --fail-on=never %s | FileCheck %s
__global__ void k(float4 *o) {
  __shared__ float4 s[16];
  s[threadIdx.x % 16] = o[threadIdx.x];
  __syncthreads();
  // CHECK: :[[#@LINE+1]]:{{.*}} 2-way bank conflict reading 's': 4 wavefronts per request, ideal at most 4 [bankcheck-conflict]
  o[threadIdx.x] = s[threadIdx.x % 2 * 8];
}
void f(float4 *o) { k<<<1, 32>>>(o); }
