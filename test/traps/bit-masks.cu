// Masks of a value that all lanes share: only the bits in which lanes differ matter.
// RUN: %bundled --all --format=concise --fail-on=never %s | FileCheck %s

// Bitonic merge of as many elements as the argument says: 5 of the stride's bits
// decide, not the 10 of threadIdx.x.
__global__ void merge(float *o, unsigned n) {
  __shared__ float key[2048];
  key[threadIdx.x] = o[threadIdx.x];
  key[threadIdx.x + 1024] = o[threadIdx.x + 1024];
  for (unsigned size = 2; size < n; size <<= 1)
    for (unsigned stride = size / 2; stride > 0; stride >>= 1) {
      __syncthreads();
      unsigned at = 2 * threadIdx.x - (threadIdx.x & (stride - 1));
      // CHECK: bit-masks.cu:[[#@LINE+1]]:17: bankcheck-conflict: 2-way bank conflict reading 'key': 2 wavefronts per request, ideal 1
      float a = key[at], b = key[at + stride];
      // CHECK: bit-masks.cu:[[#@LINE-1]]:30: bankcheck-conflict: 2-way bank conflict reading 'key': 2 wavefronts per request, ideal 1
      o[at] = a < b ? a : b;
    }
}

// xor with a mask that is not known moves lanes within their row and rows as wholes.
__global__ void butterfly(float *o, int mask) {
  __shared__ float s[1024];
  s[threadIdx.x] = o[threadIdx.x];
  __syncthreads();
  // CHECK: bit-masks.cu:[[#@LINE+1]]:20: bankcheck-clean: no bank conflict reading 's': 1 wavefront per request, ideal 1
  o[threadIdx.x] = s[threadIdx.x ^ mask];
}

void launch(float *o) {
  merge<<<1, 1024>>>(o, 2048);
  butterfly<<<1, 1024>>>(o, 5);
}
