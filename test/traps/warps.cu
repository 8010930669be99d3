// RUN: %bundled --all --fail-on=never %s | FileCheck %s

// Which lanes and warps take part: what only warp 0, or only full warps, would
// get wrong. The sums are over the block.

__global__ void returned(float *o) { // 32 lanes, then 8, then none
  __shared__ float t[2048];
  int x = threadIdx.x;
  if (x >= 40)
    return;
  // CHECK: warps.cu:[[#@LINE+2]]:3: warning: 32-way bank conflict writing 't': 32 wavefronts per request, ideal 1
  // CHECK: note: a block needs 40 wavefronts for 2 requests, ideal 2
  t[x * 32] = o[x];
  o[x] = t[x * 32];
}

__global__ void returned_alternately(float *o) { // the even lanes, 32 words apart
  __shared__ float t[512];
  if (threadIdx.x & 1)
    return;
  // CHECK: warps.cu:[[#@LINE+2]]:3: warning: 16-way bank conflict writing 't': 16 wavefronts per request, ideal 1
  // CHECK: note: a block needs 16 wavefronts for 1 request, ideal 1
  t[threadIdx.x * 16] = o[threadIdx.x];
  o[threadIdx.x] = t[threadIdx.x * 16];
}

__global__ void last_warp(float *o) { // 40 threads: the last warp has 8 lanes
  __shared__ float t[2048];
  // CHECK: warps.cu:[[#@LINE+2]]:3: warning: 32-way bank conflict writing 't': 32 wavefronts per request, ideal 1
  // CHECK: note: a block needs 40 wavefronts for 2 requests, ideal 2
  t[threadIdx.x * 32] = o[threadIdx.x];
  __syncthreads();
  o[threadIdx.x] = t[threadIdx.x];
}

__global__ void only_last_warp(float *o) { // warps 0 .. 6 are clean, warp 7 has 4 lanes in one bank
  __shared__ float t[1024];
  int x = threadIdx.x;
  // CHECK: warps.cu:[[#@LINE+2]]:3: warning: 4-way bank conflict writing 't': 4 wavefronts per request, ideal 1
  // CHECK: note: a block needs 11 wavefronts for 8 requests, ideal 8
  t[x < 224 ? x : x * 32 % 1024] = o[x];
  __syncthreads();
  o[x] = t[x];
}

__global__ void small(float *o) { // 5 x 3 threads: one warp of 15 lanes, 5 columns of stride 32
  __shared__ float t[5][32];
  // Lanes of one y meet in bank y: 5 rows.
  // CHECK: warps.cu:[[#@LINE+2]]:3: warning: 5-way bank conflict writing 't': 5 wavefronts per request, ideal 1
  // CHECK: note: a block needs 5 wavefronts for 1 request, ideal 1
  t[threadIdx.x][threadIdx.y] = o[threadIdx.x];
  __syncthreads();
  o[threadIdx.x] = t[0][threadIdx.x];
}

__global__ void cube(float *o) { // 4 x 4 x 4: a warp spans two planes; x and x + 2 meet
  __shared__ float t[4][4][4];
  // CHECK: warps.cu:[[#@LINE+2]]:3: warning: 2-way bank conflict writing 't': 2 wavefronts per request, ideal 1
  // CHECK: note: a block needs 4 wavefronts for 2 requests, ideal 2
  t[threadIdx.x][threadIdx.y][threadIdx.z] = o[threadIdx.x];
  __syncthreads();
  // CHECK: warps.cu:[[#@LINE+1]]:20: remark: no bank conflict reading 't': 1 wavefront per request, ideal 1
  o[threadIdx.x] = t[threadIdx.z][threadIdx.y][threadIdx.x];
}

__global__ void planes(float *o) { // 8 x 2 x 4: z is in the warp too, 32 words from plane to plane
  __shared__ float t[4][32];
  // y * 8 + x, and z within one warp 0 and 1: two rows in each bank.
  // CHECK: warps.cu:[[#@LINE+2]]:3: warning: 2-way bank conflict writing 't': 2 wavefronts per request, ideal 1
  // CHECK: note: a block needs 4 wavefronts for 2 requests, ideal 2
  t[threadIdx.z][threadIdx.y * 8 + threadIdx.x] = o[threadIdx.x];
  __syncthreads();
  o[threadIdx.x] = t[0][threadIdx.x];
}

__global__ void second_trip(float *o) { // trip 0 is a broadcast, trips 1, 2, 3: 32 words apart, over 8, 16 and 32 rows
  __shared__ float t[1024];
  t[threadIdx.x] = o[threadIdx.x];
  __syncthreads();
  float sum = 0;
#pragma unroll 1
  for (int k = 0; k < 4; ++k)
    // CHECK: warps.cu:[[#@LINE+2]]:12: warning: 32-way bank conflict reading 't': 32 wavefronts per request, ideal 1
    // CHECK: note: a block needs 57 wavefronts for 4 requests, ideal 4
    sum += t[k == 0 ? 0 : threadIdx.x % (4 << k) * 32];
  o[threadIdx.x] = sum;
}

__global__ void dead(float *o) {
  __shared__ float t[1024];
  t[threadIdx.x] = o[threadIdx.x];
  // Never reached, known to the compiler or only to who knows the block.
  if (false)
    o[0] = t[threadIdx.x * 32];
  // CHECK: warps.cu:[[#@LINE+2]]:12: remark: no bank conflict reading 't': no lane of a block of 32 reaches it
  if (blockDim.x > 32)
    o[0] = t[threadIdx.x * 32];
}
// CHECK-NOT: warps.cu:{{.*}}32-way

void launch(float *o) {
  returned<<<1, 256>>>(o);
  returned_alternately<<<1, 32>>>(o);
  last_warp<<<1, 40>>>(o);
  only_last_warp<<<1, 228>>>(o);
  small<<<1, dim3(5, 3)>>>(o);
  cube<<<1, dim3(4, 4, 4)>>>(o);
  planes<<<1, dim3(8, 2, 4)>>>(o);
  second_trip<<<1, 32>>>(o);
  dead<<<1, 32>>>(o);
}
