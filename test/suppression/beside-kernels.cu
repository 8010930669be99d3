// RUN: %bundled --fail-on=never --all %s | FileCheck %s
// RUN: %bundled --fail-on=never --all %s | FileCheck --check-prefix=MISTAKE %s
// RUN: %bundled --fail-on=never --all --block=stated=32x2 --set=stated.ld=32 %s | FileCheck --check-prefix=OVER %s

// Without the comments: "where ld % 32 == 0", for an assumed block.
// bankcheck: block(32,8)
// bankcheck: assume(ld % 32 == 1 && ld > 0)
__global__ void stated(float *o, int ld) {
  __shared__ float s[8192];
  // CHECK: beside-kernels.cu:[[#@LINE+2]]:3: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
  // OVER: beside-kernels.cu:[[#@LINE+1]]:3: warning: 32-way bank conflict
  s[threadIdx.x * ld + threadIdx.y] = o[threadIdx.x];
  // OVER: in warp 0 of a block of 32x2
  __syncthreads();
  o[threadIdx.y] = s[threadIdx.x];
}

template <int N> // bankcheck: assume(n % 4 == 2)
__global__ void halves(float *o, int n) { // bankcheck: block(64)
  __shared__ float s[8192];
  // CHECK: beside-kernels.cu:[[#@LINE+2]]:3: warning: 2-way bank conflict
  // CHECK: a block needs 4 wavefronts for 2 requests
  s[threadIdx.x * n] = N; // 2 times an odd number
  // CHECK-NOT: where
  __syncthreads();
  o[0] = s[threadIdx.x];
}

// What stays unknown is a number of its own.
// bankcheck: assume(n % 4 == 0)
__global__ void fours(float *o, int n) {
  __shared__ float s[8192];
  // CHECK: beside-kernels.cu:[[#@LINE+2]]:3: remark: 32-way bank conflict
  // CHECK-SAME: , where (n / 4) % 8 == 0 and (n / 4) != 0
  s[threadIdx.x * n] = o[0];
  __syncthreads();
  o[0] = s[threadIdx.x];
}

// A range decides a guard.
// bankcheck: assume(n < 17 && n >= 17 - 1)
// MISTAKE-DAG: beside-kernels.cu:[[#@LINE-1]]:22: warning: 'n >= 17 - 1' is no condition that can be assumed: write for example 'n % 32 == 1' or 'n <= 64' [bankcheck-annotation]
// bankcheck: assume(n <= 16 && n >= 16)
__global__ void range(float *o, int n) {
  __shared__ float s[8192];
  // CHECK: beside-kernels.cu:[[#@LINE+1]]:3: warning: 16-way bank conflict writing 's': 16 wavefronts
  s[threadIdx.x * n] = o[0];
  __syncthreads();
  o[0] = s[threadIdx.x];
}

// bankcheck: blok(3)
// MISTAKE-DAG: beside-kernels.cu:[[#@LINE-1]]:15: warning: 'blok(3)' is neither block(...) nor assume(...) [bankcheck-annotation]
// bankcheck: assume(m == 3) block(0)
// MISTAKE-DAG: beside-kernels.cu:[[#@LINE-1]]:22: warning: the kernel has no parameter 'm' [bankcheck-annotation]
// MISTAKE-DAG: beside-kernels.cu:[[#@LINE-2]]:36: warning: 'block(0)' is no block shape
// bankcheck: assume(n % 4 == 2 && n % 2 == 1)
// MISTAKE-DAG: beside-kernels.cu:[[#@LINE-1]]:22: warning: 'n % 2 == 1' contradicts what is assumed before it
// bankcheck: assume(n % 4 == 4)
// MISTAKE-DAG: beside-kernels.cu:[[#@LINE-1]]:22: warning: 'n % 4 == 4' never holds
// bankcheck:
// MISTAKE-DAG: beside-kernels.cu:[[#@LINE-1]]:14: warning: nothing is stated: write block(...) or assume(...)
__global__ void mistakes(float *o, int n) {}

void launch(float *o, int n) {
  stated<<<1, 512>>>(o, n);
  halves<3><<<1, 32>>>(o, n);
  fours<<<1, 32>>>(o, n);
  range<<<1, 32>>>(o, n);
}
