// Indices that are clamped to a bound which nobody knows: the bound lies below those of the lanes, above them, or is one
// of the few numbers between.
// RUN: %bundled --all --no-fixes --fail-on=never %s | FileCheck %s --implicit-check-not='remark: undecided'
__global__ void rows(const int *in, int *o, int last) {
  __shared__ int s[32 * 40];
  const int row = min(int(threadIdx.y * 4 + threadIdx.x / 8), last);
  // CHECK-DAG: clamped.cu:[[#@LINE+1]]:{{[0-9]+}}: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
  s[row * 40 + threadIdx.x % 8] = in[threadIdx.x];
  __syncthreads();
  o[threadIdx.x] = s[threadIdx.x];
}

// Rows of eight lanes, each in the banks of the others, as far as they are different rows.
__global__ void columns(const int *in, int *o, int last) {
  __shared__ int s[32 * 64];
  const int row = min(int(threadIdx.x / 8), last);
  // CHECK-DAG: clamped.cu:[[#@LINE+1]]:{{[0-9]+}}: warning: 4-way bank conflict writing 's': 4 wavefronts per request, ideal 1, where an unknown condition == 1
  s[row * 64 + threadIdx.x % 8] = in[threadIdx.x];
  __syncthreads();
  o[threadIdx.x] = s[threadIdx.x];
}

// The neighbours of a stencil, at both borders.
__global__ void borders(const float *in, float *o, int first, int last) {
  __shared__ float s[256];
  s[threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  const int left = max(int(threadIdx.x) - 1, first), right = min(int(threadIdx.x) + 1, last);
  // CHECK-DAG: clamped.cu:[[#@LINE+2]]:20: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
  // CHECK-DAG: clamped.cu:[[#@LINE+1]]:30: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
  o[threadIdx.x] = s[left] + s[right];
}

// The tiles of a persistent block: their number rests on the bound, too.
__global__ void tiles(const int *in, int *o, int rows) {
  __shared__ int s[32 * 40];
  const int all = (rows + 63) / 64, tile = int(blockIdx.x * (long long)all / gridDim.x);
  const int row = min(int(threadIdx.y * 4 + threadIdx.x / 8), rows - tile * 64 - 1);
  // CHECK-DAG: clamped.cu:[[#@LINE+1]]:{{[0-9]+}}: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
  s[row * 40 + threadIdx.x % 8] = in[threadIdx.x];
  __syncthreads();
  o[threadIdx.x] = s[threadIdx.x];
}

__global__ void columns_of_tiles(const int *in, int *o, int rows) {
  __shared__ int s[32 * 64];
  const int all = (rows + 63) / 64, tile = int(blockIdx.x * (long long)all / gridDim.x);
  const int row = min(int(threadIdx.x / 8), rows - tile * 64 - 1);
  // CHECK-DAG: clamped.cu:[[#@LINE+1]]:{{[0-9]+}}: warning: 4-way bank conflict writing 's': 4 wavefronts per request, ideal 1
  s[row * 64 + threadIdx.x % 8] = in[threadIdx.x];
  __syncthreads();
  o[threadIdx.x] = s[threadIdx.x];
}
