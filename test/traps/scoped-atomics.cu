// RUN: %bundled --no-fixes --all --fail-on=never %s | FileCheck %s
// scoped-atomics-toolkit.test has the same of a toolkit's headers.

// The scope of an atomic does not change what it costs: nvcc makes the same
// instructions of atomicAdd_block and atomicAdd_system as of atomicAdd.

__global__ void ints(int *o) {
  __shared__ int s[256];
  int t = threadIdx.x;
  s[t] = o[t];
  __syncthreads();
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 2 wavefronts per request, ideal 1
  atomicAdd_block(&s[2 * t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 2 wavefronts per request, ideal 1
  atomicSub_block(&s[2 * t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 2 wavefronts per request, ideal 1
  atomicMin_block(&s[2 * t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 2 wavefronts per request, ideal 1
  atomicMax_block(&s[2 * t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 2 wavefronts per request, ideal 1
  atomicExch_block(&s[2 * t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 4 wavefronts per request, ideal 2
  atomicCAS_block(&s[2 * t], o[t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 2 wavefronts per request, ideal 1
  atomicAdd_system(&s[2 * t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 2 wavefronts per request, ideal 1
  atomicSub_system(&s[2 * t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 2 wavefronts per request, ideal 1
  atomicMin_system(&s[2 * t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 2 wavefronts per request, ideal 1
  atomicMax_system(&s[2 * t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 2 wavefronts per request, ideal 1
  atomicExch_system(&s[2 * t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 4 wavefronts per request, ideal 2
  atomicCAS_system(&s[2 * t], o[t], o[t]);
  __syncthreads();
  o[t] = s[t];
}

__global__ void numbers(unsigned *o) {
  __shared__ unsigned s[256];
  int t = threadIdx.x;
  s[t] = o[t];
  __syncthreads();
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 2 wavefronts per request, ideal 1
  atomicAdd_block(&s[2 * t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 2 wavefronts per request, ideal 1
  atomicSub_block(&s[2 * t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 2 wavefronts per request, ideal 1
  atomicMin_block(&s[2 * t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 2 wavefronts per request, ideal 1
  atomicMax_block(&s[2 * t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 2 wavefronts per request, ideal 1
  atomicAnd_block(&s[2 * t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 2 wavefronts per request, ideal 1
  atomicOr_block(&s[2 * t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 2 wavefronts per request, ideal 1
  atomicXor_block(&s[2 * t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 2 wavefronts per request, ideal 1
  atomicExch_block(&s[2 * t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 2 wavefronts per request, ideal 1
  atomicInc_block(&s[2 * t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 2 wavefronts per request, ideal 1
  atomicDec_block(&s[2 * t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 4 wavefronts per request, ideal 2
  atomicCAS_block(&s[2 * t], o[t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 2 wavefronts per request, ideal 1
  atomicAdd_system(&s[2 * t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 2 wavefronts per request, ideal 1
  atomicSub_system(&s[2 * t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 2 wavefronts per request, ideal 1
  atomicMin_system(&s[2 * t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 2 wavefronts per request, ideal 1
  atomicMax_system(&s[2 * t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 2 wavefronts per request, ideal 1
  atomicAnd_system(&s[2 * t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 2 wavefronts per request, ideal 1
  atomicOr_system(&s[2 * t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 2 wavefronts per request, ideal 1
  atomicXor_system(&s[2 * t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 2 wavefronts per request, ideal 1
  atomicExch_system(&s[2 * t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 2 wavefronts per request, ideal 1
  atomicInc_system(&s[2 * t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 2 wavefronts per request, ideal 1
  atomicDec_system(&s[2 * t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 4 wavefronts per request, ideal 2
  atomicCAS_system(&s[2 * t], o[t], o[t]);
  __syncthreads();
  o[t] = s[t];
}

__global__ void floats(float *o) {
  __shared__ float s[256];
  int t = threadIdx.x;
  s[t] = o[t];
  __syncthreads();
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 7 wavefronts per request, ideal 3
  atomicAdd_block(&s[2 * t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 2 wavefronts per request, ideal 1
  atomicExch_block(&s[2 * t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 7 wavefronts per request, ideal 3
  atomicAdd_system(&s[2 * t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 2 wavefronts per request, ideal 1
  atomicExch_system(&s[2 * t], o[t]);
  __syncthreads();
  o[t] = s[t];
}

__global__ void doubles(double *o) {
  __shared__ double s[256];
  int t = threadIdx.x;
  s[t] = o[t];
  __syncthreads();
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 14 wavefronts per request, ideal 6
  atomicAdd_block(&s[2 * t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 14 wavefronts per request, ideal 6
  atomicAdd_system(&s[2 * t], o[t]);
  __syncthreads();
  o[t] = s[t];
}

__global__ void wide(unsigned long long *o) {
  __shared__ unsigned long long s[256];
  int t = threadIdx.x;
  s[t] = o[t];
  __syncthreads();
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 14 wavefronts per request, ideal 6
  atomicAdd_block(&s[2 * t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 14 wavefronts per request, ideal 6
  atomicAnd_block(&s[2 * t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 14 wavefronts per request, ideal 6
  atomicOr_block(&s[2 * t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 14 wavefronts per request, ideal 6
  atomicXor_block(&s[2 * t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: up to 2-way bank conflict in atomic on 's': at most 14 wavefronts per request, ideal 6
  atomicMin_block(&s[2 * t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: up to 2-way bank conflict in atomic on 's': at most 14 wavefronts per request, ideal 6
  atomicMax_block(&s[2 * t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 4 wavefronts per request, ideal 2
  atomicExch_block(&s[2 * t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 8 wavefronts per request, ideal 4
  atomicCAS_block(&s[2 * t], o[t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 14 wavefronts per request, ideal 6
  atomicAdd_system(&s[2 * t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 14 wavefronts per request, ideal 6
  atomicAnd_system(&s[2 * t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 14 wavefronts per request, ideal 6
  atomicOr_system(&s[2 * t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 14 wavefronts per request, ideal 6
  atomicXor_system(&s[2 * t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: up to 2-way bank conflict in atomic on 's': at most 14 wavefronts per request, ideal 6
  atomicMin_system(&s[2 * t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: up to 2-way bank conflict in atomic on 's': at most 14 wavefronts per request, ideal 6
  atomicMax_system(&s[2 * t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 4 wavefronts per request, ideal 2
  atomicExch_system(&s[2 * t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict in atomic on 's': 8 wavefronts per request, ideal 4
  atomicCAS_system(&s[2 * t], o[t], o[t]);
  __syncthreads();
  o[t] = s[t];
}

__global__ void signed_wide(long long *o) {
  __shared__ long long s[256];
  int t = threadIdx.x;
  s[t] = o[t];
  __syncthreads();
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: up to 2-way bank conflict in atomic on 's': at most 14 wavefronts per request, ideal 6
  atomicMin_block(&s[2 * t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: up to 2-way bank conflict in atomic on 's': at most 14 wavefronts per request, ideal 6
  atomicMax_block(&s[2 * t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: up to 2-way bank conflict in atomic on 's': at most 14 wavefronts per request, ideal 6
  atomicMin_system(&s[2 * t], o[t]);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: up to 2-way bank conflict in atomic on 's': at most 14 wavefronts per request, ideal 6
  atomicMax_system(&s[2 * t], o[t]);
  __syncthreads();
  o[t] = s[t];
}

// Of the constant 1 without a result there is an instruction of its own, and of one
// address nvcc lets one lane add for all.
__global__ void counted(unsigned *o) {
  __shared__ unsigned s[256];
  int t = threadIdx.x;
  s[t] = o[t];
  __syncthreads();
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: remark: no bank conflict in atomic on 's': 1 wavefront per request
  atomicAdd_block(&s[t / 2], 1u);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: remark: no bank conflict in atomic on 's': 1 wavefront per request
  atomicAdd_system(&s[0], 3u);
  // CHECK: scoped-atomics.cu:[[#@LINE+1]]:3: warning: 2 lanes update one word of 's', one after the other: 2 wavefronts per request
  atomicAdd_block(&s[t / 2], 3u);
  __syncthreads();
  o[t] = s[t];
}

// In global memory they are none of ours.
__global__ void elsewhere(unsigned *o) {
  __shared__ unsigned s[256];
  s[threadIdx.x] = o[threadIdx.x];
  unsigned v = s[threadIdx.x ^ 1];
  // CHECK-NOT: scoped-atomics.cu:[[#@LINE+1]]:
  atomicAdd_block(&o[threadIdx.x], v), atomicCAS_system(&o[0], 1u, 2u);
}

void launch(void *o) {
  ints<<<1, 32>>>((int *)o);
  numbers<<<1, 32>>>((unsigned *)o);
  floats<<<1, 32>>>((float *)o);
  doubles<<<1, 32>>>((double *)o);
  wide<<<1, 32>>>((unsigned long long *)o);
  signed_wide<<<1, 32>>>((long long *)o);
  counted<<<1, 32>>>((unsigned *)o);
  elsewhere<<<1, 32>>>((unsigned *)o);
}
