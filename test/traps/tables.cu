// RUN: %bundled --all --fail-on=never %s | FileCheck %s

// Indices from tables, wherever the table lives.

__constant__ const int constant[8] = {0, 32, 64, 96, 128, 160, 192, 224};
__constant__ int settable[8] = {0, 32, 64, 96, 128, 160, 192, 224};

__global__ void tables(float *o) {
  constexpr int local[8] = {0, 32, 64, 96, 128, 160, 192, 224};
  static constexpr int fixed[8] = {0, 33, 66, 99, 132, 165, 198, 231};
  __shared__ float s[256];
  s[threadIdx.x] = o[threadIdx.x];
  __syncthreads();
  int i = threadIdx.x % 8;
  // CHECK: tables.cu:[[#@LINE+1]]:15: warning: 8-way bank conflict reading 's': 8 wavefronts per request, ideal 1
  float sum = s[constant[i]];
  // CHECK: tables.cu:[[#@LINE+1]]:10: warning: 8-way bank conflict reading 's': 8 wavefronts per request, ideal 1
  sum += s[local[i] + 1];
  // CHECK: tables.cu:[[#@LINE+1]]:10: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
  sum += s[fixed[i]];
  // The host can change this one: its initialiser says nothing.
  // CHECK: tables.cu:[[#@LINE+1]]:10: remark: data-dependent bank conflict reading 's': 1 to 8 wavefronts
  sum += s[settable[i]];
  o[threadIdx.x] = sum;
}

void launch(float *o, const int *row) {
  cudaMemcpyToSymbol(settable, row, sizeof(settable));
  tables<<<1, 256>>>(o);
}
