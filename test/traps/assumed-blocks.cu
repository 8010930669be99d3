// RUN: %bundled --format=json --fail-on=never %s | FileCheck %s
// RUN: %bundled --all --no-fixes --fail-on=never %s | FileCheck %s --check-prefix=TEXT

// Without a launch in sight the blocks are those that suit the arrays: inside
// them, and filling them.

// CHECK: "kernels": [
// CHECK: "block": [
// CHECK-NEXT: {{^ *}}16,
// CHECK-NEXT: {{^ *}}16,
// CHECK: "name": "of16"
__global__ void of16(float *o, const float *in) {
  __shared__ float tile[16][17];
  tile[threadIdx.y][threadIdx.x] = in[threadIdx.y * 16 + threadIdx.x];
  __syncthreads();
  o[threadIdx.y * 16 + threadIdx.x] = tile[threadIdx.x][threadIdx.y];
}

// CHECK: "block": [
// CHECK-NEXT: {{^ *}}32,
// CHECK-NEXT: {{^ *}}32,
// CHECK: "name": "of32"
__global__ void of32(float *o, const float *in) {
  __shared__ float tile[32][33];
  tile[threadIdx.y][threadIdx.x] = in[threadIdx.y * 32 + threadIdx.x];
  __syncthreads();
  o[threadIdx.y * 32 + threadIdx.x] = tile[threadIdx.x][threadIdx.y];
}

// CHECK: "block": [
// CHECK-NEXT: {{^ *}}32,
// CHECK-NEXT: {{^ *}}8,
// CHECK: "name": "strips"
__global__ void strips(float *o, const float *in) {
  __shared__ float tile[32][33];
  for (int y = threadIdx.y; y < 32; y += 8)
    tile[y][threadIdx.x] = in[y * 32 + threadIdx.x];
  __syncthreads();
  for (int y = threadIdx.y; y < 32; y += 8)
    o[y * 32 + threadIdx.x] = tile[threadIdx.x][y];
}

// Each thread has four columns, beside padding; a border of one at each side.
// CHECK: "block": [
// CHECK-NEXT: {{^ *}}16,
// CHECK-NEXT: {{^ *}}16,
// CHECK: "name": "four"
__global__ void four(float *o, const float *in) {
  __shared__ float tile[16][16 * 4 + 1];
  int x = threadIdx.x, y = threadIdx.y;
  for (int i = 0; i < 4; ++i)
    tile[y][x * 4 + i] = in[y * 64 + i];
  tile[y][x * 4 + 3] = in[y];
  __syncthreads();
  o[y * 64 + x] = tile[y][x * 4];
}

// CHECK: "block": [
// CHECK-NEXT: {{^ *}}24,
// CHECK-NEXT: {{^ *}}8,
// CHECK: "name": "border"
__global__ void border(float *o, const float *in) {
  __shared__ float tile[10][26];
  int x = threadIdx.x, y = threadIdx.y;
  tile[y + 1][1 + x] = in[y * 64];
  __syncthreads();
  o[y * 64 + x] = tile[y + 2][x + 2];
}

// CHECK: "block": [
// CHECK-NEXT: {{^ *}}128,
// CHECK: "name": "line"
__global__ void line(float *o, const float *in) {
  __shared__ float s[128];
  s[threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  o[threadIdx.x] = s[threadIdx.x];
}

// None of the usual ones stays inside: the largest that does.
// CHECK: "block": [
// CHECK-NEXT: {{^ *}}32,
// CHECK-NEXT: {{^ *}}2,
// CHECK: "name": "few"
__global__ void few(float *o, const float *in) {
  __shared__ float rows[16 * 33];
  for (int y = 0; y < 8; ++y)
    rows[(threadIdx.y * 8 + y) * 33 + threadIdx.x] = in[y * 64 + threadIdx.x];
  __syncthreads();
  o[threadIdx.y * 32 + threadIdx.x] = rows[threadIdx.y * 8 * 33 + threadIdx.x];
}

// Clean in the block that fills the array, and not in others: that is said.
// CHECK: "block": [
// CHECK-NEXT: {{^ *}}1024,
// CHECK: "name": "groups"
__global__ void groups(float *o, const float *in) {
  __shared__ float s[32 * 128];
  int each = blockDim.x / 32;
  // TEXT: :[[#@LINE+2]]:3: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1, in blocks of 1024 (a guess) [bankcheck-clean]
  // TEXT-NEXT: note: no launch of 'groups' with a constant block was found: blocks of 1024 are a guess, and it is 32-way in blocks of 32; give yours with --block
  s[threadIdx.x / each * 128 + threadIdx.x % each] = in[threadIdx.x];
  __syncthreads();
  // TEXT: :[[#@LINE+1]]:20: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1 [bankcheck-clean]
  o[threadIdx.x] = s[threadIdx.x];
}
