// RUN: %bundled --all --fail-on=never %s | FileCheck %s

// A 32x32 tile read by column, and the same tile with one column more.

template <int Width>
__global__ void transpose(float *out, const float *in, int n) {
  __shared__ float tile[32][Width];
  int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 32;
  for (int j = threadIdx.y; j < 32; j += 8)
    tile[j][threadIdx.x] = in[(y + j) * n + x];
  __syncthreads();
  for (int j = threadIdx.y; j < 32; j += 8)
    // CHECK: transpose.cu:[[#@LINE+3]]:28: warning: 32-way bank conflict reading 'tile': 32 wavefronts per request, ideal 1 [bankcheck-conflict]
    // CHECK: transpose.cu:7:20: note: 'float tile[32][33]' makes both
    // CHECK: transpose.cu:[[#@LINE+1]]:28: remark: no bank conflict reading 'tile': 1 wavefront per request, ideal 1 [bankcheck-clean]
    out[(y + j) * n + x] = tile[threadIdx.x][j];
}

void launch(float *out, const float *in) {
  transpose<32><<<1, dim3(32, 8)>>>(out, in, 32);
  transpose<33><<<1, dim3(32, 8)>>>(out, in, 32);
}
