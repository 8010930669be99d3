// Swizzles that are tried where nothing else helps: of blocks of several elements, and of rows that are reversed.
// RUN: %bundled --fail-on=never %s | FileCheck %s

// A tile that is stored transposed, and of which lanes read 4 neighbours each, in a request of 16 bytes: one index for
// these keeps them merged.
// CHECK: blocks.cu:[[#@LINE+2]]:20: note: 'As[e ^ (e / 512 % 4 * 8)] instead of As[e]' makes all 5 accesses to 'As' clean, for 0 bytes more shared memory (by hand: for the index of the first of 8 neighbouring elements
__global__ void blocks(float4 *o) {
  __shared__ float As[128 * 16];
  int t = threadIdx.x, row = t / 4, column = t % 4;
  float4 v = o[t];
  As[(column * 4 + 0) * 128 + row] = v.x;
  As[(column * 4 + 1) * 128 + row] = v.y;
  As[(column * 4 + 2) * 128 + row] = v.z;
  As[(column * 4 + 3) * 128 + row] = v.w;
  __syncthreads();
  float sum = 0;
  for (int k = 0; k < 16; ++k)
    for (int i = 0; i < 4; ++i)
      sum += As[k * 128 + t % 32 / 4 * 8 + i] * float(i + 1);
  o[t].x = sum;
}

// Pairs of a sorting network, whose stride is 1, 2, 4, 8 and 16: no gap after a row is right for all of them.
// CHECK: blocks.cu:[[#@LINE+2]]:18: note: 's[i ^ (i / 32 % 2 * 31)] instead of s[i]' makes all {{[0-9]+}} accesses to 's' clean, for 0 bytes more shared memory (--fix-unsafe)
__global__ void network(int *o) {
  __shared__ int s[1024];
  int t = threadIdx.x;
  s[t] = o[t];
  s[t + 512] = o[t + 512];
#pragma unroll 1
  for (int stride = 16; stride > 0; stride /= 2) {
    __syncthreads();
    int first = s[2 * t - (t & (stride - 1))];
    __syncthreads();
    s[2 * t - (t & (stride - 1))] = first + 1;
  }
  __syncthreads();
  o[t] = s[t];
  o[t + 512] = s[t + 512];
}

// What decides how many elements there are is no length of rows that a launch could choose.
// CHECK: remark: 2-way bank conflict writing 'data'
// CHECK-NOT: 'size %
__global__ void sized(int *o, int size) {
  __shared__ int data[512];
  int t = threadIdx.x, at = 2 * t - (t & (size - 1));
  data[at] = 0;
  __syncthreads();
  o[t] = data[at];
}

void launch(float4 *o, int n) {
  blocks<<<1, 128>>>(o);
  network<<<1, 512>>>((int *)o);
  sized<<<1, 256>>>((int *)o, n);
}
