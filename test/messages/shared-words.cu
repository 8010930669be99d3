// Lanes that share words need fewer wavefronts than lanes that do not: their ideal is a bound.
// RUN: %people --format=plain --fail-on=never %s | FileCheck %s
__global__ void k(float4 *o) {
  __shared__ float4 s[16];
  s[threadIdx.x % 16] = o[threadIdx.x];
  __syncthreads();
  // CHECK: :[[#@LINE+1]]:{{.*}} 2-way bank conflict reading 's': 4 wavefronts per request, ideal at most 4 [bankcheck-conflict]
  o[threadIdx.x] = s[threadIdx.x % 2 * 8];
}
void f(float4 *o) { k<<<1, 32>>>(o); }

// Atomics wait for each other at a word: what meets in a bank need not be different words. At one word banks do not
// matter, and no layout helps.
__global__ void counts(int *o) {
  __shared__ int one[32], two[64];
  // CHECK: :[[#@LINE+3]]:{{.*}} 16 lanes update one word of 'one', one after the other: 16 wavefronts per request, ideal 1 [bankcheck-conflict]
  // CHECK: lanes 0, 1, 2, ..., 15 meet in bank 0{{$}}
  // CHECK: note: no layout changes that: combine the lanes' values first
  o[threadIdx.x] = atomicAdd(&one[threadIdx.x / 16], o[threadIdx.x]);
  // CHECK: :[[#@LINE+2]]:{{.*}} 32-way bank conflict in atomic on 'two': 32 wavefronts per request
  // CHECK: lanes 0, 1, 2, ..., 31 meet in bank 0, at 2 different words, each of which atomics of several lanes update one after the other{{$}}
  o[threadIdx.x] = atomicAdd(&two[threadIdx.x / 16 * 32], o[threadIdx.x]);
}
void g(int *o) { counts<<<1, 32>>>(o); }
