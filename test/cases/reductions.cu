// RUN: %bundled --all --fail-on=never %s | FileCheck %s
// RUN: %bundled --format=json --fail-on=never %s | FileCheck --check-prefix=TOTALS %s

// Tree reductions of 256 threads: the sums over warps and iterations.

__global__ void interleaved(float *o) { // measured: 47 for each load, ideal 12
  __shared__ float s[256];
  s[threadIdx.x] = o[threadIdx.x];
  __syncthreads();
  for (unsigned k = 1; k < blockDim.x; k *= 2) {
    // 2 k words from lane to lane, 128 / k lanes: 4 * 2, 2 * 4, 8, 8, 8, 4, 2, 1.
    unsigned i = 2 * k * threadIdx.x;
    if (i < blockDim.x)
      // CHECK: reductions.cu:[[#@LINE+6]]:7: warning: 8-way bank conflict reading 's': 8 wavefronts per request, ideal 1
      // CHECK: note: a block needs 47 wavefronts for 12 requests, ideal 12
      // CHECK: reductions.cu:[[#@LINE+4]]:7: warning: 8-way bank conflict writing 's': 8 wavefronts per request, ideal 1
      // CHECK: note: a block needs 47 wavefronts for 12 requests, ideal 12
      // CHECK: reductions.cu:[[#@LINE+2]]:15: warning: 8-way bank conflict reading 's': 8 wavefronts per request, ideal 1
      // CHECK: note: a block needs 47 wavefronts for 12 requests, ideal 12
      s[i] += s[i + k];
    __syncthreads();
  }
  if (threadIdx.x == 0)
    o[0] = s[0];
}

__global__ void sequential(float *o) { // measured: 12, ideal 12
  __shared__ float s[256];
  s[threadIdx.x] = o[threadIdx.x];
  __syncthreads();
  for (unsigned k = 128; k > 0; k /= 2) {
    if (threadIdx.x < k)
      // CHECK-COUNT-3: reductions.cu:[[#@LINE+1]]:{{7|25}}: remark: no bank conflict {{.*}}: 1 wavefront per request, ideal 1
      s[threadIdx.x] += s[threadIdx.x + k];
    __syncthreads();
  }
  if (threadIdx.x == 0)
    o[0] = s[0];
}

// Three accesses of each tree.
// TOTALS-COUNT-3: "requests": 12,{{[[:space:]]+}}"source_page_wavefronts": 47,{{[[:space:]]+}}"wavefronts": 47,
// TOTALS-COUNT-3: "requests": 12,{{[[:space:]]+}}"source_page_wavefronts": 12,{{[[:space:]]+}}"wavefronts": 12,

void launch(float *o) {
  interleaved<<<1, 256>>>(o);
  sequential<<<1, 256>>>(o);
}
