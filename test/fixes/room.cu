// RUN: %bundled --fail-on=never %s | FileCheck %s
// RUN: %bundled --fail-on=never --arch=sm_86 %s | FileCheck %s --check-prefix=SMALL
// RUN: %bundled --fail-on=never --format=json %s | FileCheck %s --check-prefix=JSON
// RUN: %bundled --fail-on=never --top=1 %s | FileCheck %s --check-prefix=TOP

// What a change costs, and which finding is the one to mend.

// 8192 bytes and 1024 for the system: 25 blocks in 228 KiB, 11 in 100 KiB.
// CHECK: note: 'float few[64][33]' makes both accesses to 'few' clean, for 256 bytes more shared memory, 24 blocks per SM instead of 25, limited by shared memory only (--fix)
// SMALL: note: 'float few[64][33]' makes both accesses to 'few' clean, for 256 bytes more shared memory, 10 blocks per SM instead of 11, limited by shared memory only (--fix)
// JSON: "description": "float few[64][33]"
// JSON: "room": {
// JSON-NEXT: "block_limit": 232448,
// JSON-NEXT: "blocks_by_shared_memory_after": 24,
// JSON-NEXT: "blocks_by_shared_memory_before": 25,
// JSON-NEXT: "static_bytes_after": 8448,
// JSON-NEXT: "static_bytes_before": 8192,
// JSON-NEXT: "static_limit": 49152
__global__ void once(float *o) {
  __shared__ float few[64][32];
  few[threadIdx.y][threadIdx.x] = o[threadIdx.x];
  __syncthreads();
  o[threadIdx.x] = few[threadIdx.x][threadIdx.y];
}

// The ways are half as many, but there are 100 trips.
// TOP: room.cu:[[#@LINE+8]]:{{.*}} warning: 16-way bank conflict reading 'many'
// TOP-NOT: warning
// TOP: {{[^0-9]}}5 with conflicts
__global__ void often(float *o) {
  __shared__ volatile float many[32][16];
  many[threadIdx.x][threadIdx.y] = 0;
  float sum = 0;
  for (int i = 0; i < 100; ++i)
    sum += many[threadIdx.x][0];
  o[threadIdx.x] = sum;
}

// No room for the 1,024 bytes of a column: the other array is in the way.
// CHECK-NOT: note: 'float tight
__global__ void crowded(float *o) {
  __shared__ float tight[192][32];
  __shared__ float rest[6000];
  tight[threadIdx.x][threadIdx.y] = o[threadIdx.x];
  rest[threadIdx.x] = o[threadIdx.x];
  __syncthreads();
  o[threadIdx.x] = tight[threadIdx.x][threadIdx.y] + rest[threadIdx.x];
}

int main() {
  once<<<1, dim3(32, 8)>>>(nullptr);
  often<<<1, dim3(32, 1)>>>(nullptr);
  crowded<<<1, dim3(32, 32)>>>(nullptr);
}
