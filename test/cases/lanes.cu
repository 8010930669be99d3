// RUN: %bundled --all --fail-on=never %s | FileCheck %s

// Which lanes run, in which warps.

__global__ void four_lanes(float *o) { // measured: 4
  __shared__ float t[1024];
  t[threadIdx.x] = o[threadIdx.x];
  __syncthreads();
  if (threadIdx.x < 4)
    // CHECK: lanes.cu:[[#@LINE+1]]:22: warning: 4-way bank conflict reading 't': 4 wavefronts per request, ideal 1
    o[threadIdx.x] = t[threadIdx.x * 32];
}

__global__ void sixteen_threads(float *o) { // measured: 16
  __shared__ float t[512];
  // CHECK: lanes.cu:[[#@LINE+1]]:3: warning: 16-way bank conflict writing 't': 16 wavefronts per request, ideal 1
  t[threadIdx.x * 32] = o[threadIdx.x];
  __syncthreads();
  o[threadIdx.x] = t[(15 - threadIdx.x) * 32];
}

__global__ void first_warp_conflicts(float *o) { // measured: 23 over 8 requests
  __shared__ float t[1024];
  int x = threadIdx.x;
  // CHECK: lanes.cu:[[#@LINE+2]]:3: warning: 16-way bank conflict writing 't': 16 wavefronts per request, ideal 1
  // CHECK: note: a block needs 23 wavefronts for 8 requests, ideal 8
  t[x < 16 ? x * 32 : x] = o[x];
  __syncthreads();
  o[x] = t[(x ^ 1) < 16 ? (x ^ 1) * 32 : x ^ 1];
}

__global__ void first_warp_clean(float *o) { // measured: 225 over 8 requests
  __shared__ float t[8192];
  int x = threadIdx.x;
  // CHECK: lanes.cu:[[#@LINE+2]]:3: warning: 32-way bank conflict writing 't': 32 wavefronts per request, ideal 1
  // CHECK: note: a block needs 225 wavefronts for 8 requests, ideal 8
  t[x < 32 ? x : x * 32] = o[x];
  __syncthreads();
  o[x] = t[x == 0 ? 1 : 0];
}

__global__ void cubes(float *o) { // a three-dimensional block, its last warp partly filled
  __shared__ float t[3][5][7];
  int x = threadIdx.x, y = threadIdx.y, z = threadIdx.z;
  // CHECK: lanes.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 't': 1 wavefront per request, ideal 1
  t[z][y][x] = o[(z * 5 + y) * 7 + x];
  __syncthreads();
  o[(z * 5 + y) * 7 + x] = t[2 - z][4 - y][6 - x];
}

__global__ void later_iteration(float *o) { // the first iteration is clean
  __shared__ float t[1024];
  t[threadIdx.x] = o[threadIdx.x];
  __syncthreads();
  float sum = 0;
  for (int k = 1; k <= 32; k *= 2)
    // CHECK: lanes.cu:[[#@LINE+1]]:12: warning: 32-way bank conflict reading 't': 32 wavefronts per request, ideal 1
    sum += t[threadIdx.x * k];
  o[threadIdx.x] = sum;
}

__global__ void lane_start(float *o) { // i += blockDim.x from a lane-dependent start
  __shared__ float t[33 * 32];
  // CHECK: lanes.cu:[[#@LINE+2]]:5: remark: no bank conflict writing 't': 1 wavefront per request, ideal 1
  for (int i = threadIdx.x; i < 33 * 32; i += blockDim.x)
    t[i] = o[i];
  __syncthreads();
  o[threadIdx.x] = t[threadIdx.x * 33 % 1056];
}

void launch(float *o) {
  four_lanes<<<1, 256>>>(o);
  sixteen_threads<<<1, 16>>>(o);
  first_warp_conflicts<<<1, 256>>>(o);
  first_warp_clean<<<1, 256>>>(o);
  cubes<<<1, dim3(7, 5, 3)>>>(o);
  later_iteration<<<1, 32>>>(o);
  lane_start<<<1, 256>>>(o);
}
