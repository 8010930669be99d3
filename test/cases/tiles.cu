// RUN: %bundled --all --fail-on=never %s | FileCheck %s

// Tiles of two dimensions: rows in the table of real cases.

__global__ void two_rows(float *o) { // declared 16x17, a warp spans two rows
  __shared__ float t[16][17];
  // CHECK: tiles.cu:[[#@LINE+1]]:3: warning: 2-way bank conflict writing 't': 2 wavefronts per request, ideal 1
  t[threadIdx.y][threadIdx.x] = o[threadIdx.y * 16 + threadIdx.x];
  __syncthreads();
  // CHECK: tiles.cu:[[#@LINE+1]]:40: warning: 2-way bank conflict reading 't': 2 wavefronts per request, ideal 1
  o[threadIdx.y * 16 + threadIdx.x] += t[threadIdx.x][threadIdx.y];
}

__global__ void stride_16_in_17(float *o) { // declared 17 wide, indexed with stride 16, and with 17
  __shared__ float t[16 * 17];
  t[threadIdx.y * 16 + threadIdx.x] = o[threadIdx.x];
  __syncthreads();
  // CHECK: tiles.cu:[[#@LINE+1]]:40: warning: 8-way bank conflict reading 't': 8 wavefronts per request, ideal 1
  o[threadIdx.y * 16 + threadIdx.x] += t[threadIdx.x * 16 + threadIdx.y];
  // CHECK: tiles.cu:[[#@LINE+1]]:40: warning: 2-way bank conflict reading 't': 2 wavefronts per request, ideal 1
  o[threadIdx.y * 16 + threadIdx.x] += t[threadIdx.x * 17 + threadIdx.y];
}

__global__ void square16(float *o) { // float t[16][16] by column, block 16x16 (measured: 8)
  __shared__ float t[16][16];
  t[threadIdx.y][threadIdx.x] = o[threadIdx.y * 16 + threadIdx.x];
  __syncthreads();
  // CHECK: tiles.cu:[[#@LINE+1]]:40: warning: 8-way bank conflict reading 't': 8 wavefronts per request, ideal 1
  o[threadIdx.y * 16 + threadIdx.x] += t[threadIdx.x][threadIdx.y];
}

template <int Width> __global__ void doubles(double *o) { // measured: 32 of 2, and 2 of 2
  __shared__ double t[32][Width];
  t[threadIdx.y][threadIdx.x] = o[threadIdx.x];
  __syncthreads();
  // CHECK: tiles.cu:[[#@LINE+2]]:40: warning: 16-way bank conflict reading 't': 32 wavefronts per request, ideal 2
  // CHECK: tiles.cu:[[#@LINE+1]]:40: remark: no bank conflict reading 't': 2 wavefronts per request, ideal 2
  o[threadIdx.y * 32 + threadIdx.x] += t[threadIdx.x][threadIdx.y];
}

__global__ void quads(float4 *o) { // lanes 128 bytes apart (measured: 32 of 4)
  __shared__ float4 t[32][8];
  t[threadIdx.x / 8][threadIdx.x % 8] = o[threadIdx.x];
  __syncthreads();
  // CHECK: tiles.cu:[[#@LINE+1]]:20: warning: 8-way bank conflict reading 't': 32 wavefronts per request, ideal 4
  o[threadIdx.x] = t[threadIdx.x % 32][threadIdx.x / 32];
}

__global__ void swizzle(float *o) { // t[x*32 + (x ^ y)] (measured: 1)
  __shared__ float t[1024];
  t[threadIdx.y * 32 + (threadIdx.x ^ threadIdx.y)] = o[threadIdx.x];
  __syncthreads();
  // CHECK: tiles.cu:[[#@LINE+1]]:40: remark: no bank conflict reading 't': 1 wavefront per request, ideal 1
  o[threadIdx.y * 32 + threadIdx.x] += t[threadIdx.x * 32 + (threadIdx.x ^ threadIdx.y)];
}

template <int Width> __global__ void bytes(unsigned char *o) { // unsigned char by column (measured: 8)
  __shared__ unsigned char t[32][Width];
  t[threadIdx.y][threadIdx.x] = o[threadIdx.x];
  __syncthreads();
  // CHECK: tiles.cu:[[#@LINE+1]]:39: warning: 8-way bank conflict reading 't': 8 wavefronts per request, ideal 1
  o[threadIdx.y * 32 + threadIdx.x] = t[threadIdx.x][threadIdx.y];
}

void launch(float *o) {
  two_rows<<<1, dim3(16, 16)>>>(o);
  stride_16_in_17<<<1, dim3(16, 16)>>>(o);
  square16<<<1, dim3(16, 16)>>>(o);
  doubles<32><<<1, dim3(32, 8)>>>((double *)o);
  doubles<33><<<1, dim3(32, 8)>>>((double *)o);
  quads<<<1, 256>>>((float4 *)o);
  swizzle<<<1, dim3(32, 8)>>>(o);
  bytes<32><<<1, dim3(32, 8)>>>((unsigned char *)o);
}
