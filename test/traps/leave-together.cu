// Lanes that data part in a tile are together again at its end, and leave the loop together, whether a full tile was
// the last one or the rest follows. Where they leave from the middle of a tile, they do not.
// RUN: %bundled --all --no-fixes --fail-on=never %s | FileCheck %s
// RUN: %bundled --no-fixes --fail-on=never %s | FileCheck --check-prefix=COUNT %s
template <bool Full> __device__ void consume(const int *data, int count, unsigned *bins, int low) {
  int at = -1;
  const int value = Full || threadIdx.x < count ? data[threadIdx.x] : low - 1;
  if (value >= low)
    at = value - low;
  if (at >= 0)
    atomicAdd(bins + at, 1);
}

__global__ void tiles(const int *data, int end, int low, unsigned *out) {
  __shared__ unsigned bins[256];
  int tile = blockIdx.x * 256;
  while (tile < end) {
    if (end - tile < 256) {
      consume<false>(data + tile, end - tile, bins, low);
      break;
    }
    consume<true>(data + tile, 256, bins, low);
    tile += gridDim.x * 256;
  }
  __syncthreads();
  // CHECK-NOT: different iterations
  // CHECK: leave-together.cu:[[#@LINE+1]]:{{[0-9]+}}: remark: no bank conflict reading 'bins'
  out[threadIdx.x] = bins[(threadIdx.x + tile) & 255];
}

__global__ void found(const int *data, int end, int low, unsigned *out) {
  __shared__ unsigned bins[256];
  int tile = blockIdx.x * 256;
  while (tile < end) {
    if (end - tile < 256)
      break;
    if (data[tile + threadIdx.x] == low)
      return;
    tile += gridDim.x * 256;
    if (data[tile - 1 - threadIdx.x] == low)
      break;
  }
  // CHECK: leave-together.cu:[[#@LINE+1]]:{{[0-9]+}}: remark: undecided bank conflict writing 'bins'
  bins[(threadIdx.x + tile) & 255] = 1;
  __syncthreads();
  out[threadIdx.x] = bins[threadIdx.x];
}
// COUNT: {{^}}2 kernels, 5 shared accesses: 2 clean, 0 with conflicts, 1 undecided, 2 data-dependent
