// What a change does is proved for the blocks that are launched; where none is in
// sight it is said for which it was.
// RUN: %bundled --fail-on=never %s | FileCheck %s

__global__ void assumed(float *o) {
  __shared__ float s[32][32];
  s[threadIdx.y][threadIdx.x] = *o;
  __syncthreads();
  *o = s[threadIdx.x][threadIdx.y];
  // CHECK: :[[#@LINE-4]]:20: note: 'float s[32][33]' makes both accesses to 's' clean in blocks of 32x32, for 128 bytes more
}

__global__ void launched(float *o) {
  __shared__ float t[32][32];
  t[threadIdx.y][threadIdx.x] = *o;
  __syncthreads();
  *o = t[threadIdx.x][threadIdx.y];
  // CHECK: :[[#@LINE-4]]:20: note: 'float t[32][33]' makes both accesses to 't' clean, for 128 bytes more
}

int main() { launched<<<1, dim3(32, 32)>>>(nullptr); }
