// What differs from lane to lane is not the neighbour's, nor one value for all,
// also where it is only known by a name.
// RUN: %bundled --all --fail-on=never %s | FileCheck %s

// (x * n) / 8 of another lane is another value.
__global__ void neighbour(float *o, int n) {
  __shared__ float s[4096];
  int v = (threadIdx.x * n) >> 3;
  int w = __shfl_xor_sync(~0u, v, 1);
  // CHECK: shuffled-unknowns.cu:[[#@LINE+1]]:3: remark: undecided bank conflict writing 's'
  s[(w - v) * 32 + (threadIdx.x & 15)] = 1;
  o[0] = s[threadIdx.x];
}

// Lane 0's value goes to all lanes: one word.
__global__ void broadcast(float *o, int n) {
  __shared__ float s[4096];
  int v = (threadIdx.x * n) >> 3;
  int w = __shfl_sync(~0u, v, 0);
  // CHECK: shuffled-unknowns.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
  s[w * 33] = 1;
  o[0] = s[threadIdx.x];
  // CHECK: shuffled-unknowns.cu:[[#@LINE+1]]:3: remark: 32-way bank conflict writing 's'
  s[v * 33] = 3;
}

void launch(float *o, int n) {
  neighbour<<<1, 32>>>(o, n);
  broadcast<<<1, 32>>>(o, n);
}
