// RUN: cp %s %t.cu && %bundled --fix-unsafe --fail-on=never %t.cu && FileCheck %s --check-prefix=FIXED < %t.cu

// Edits read as a person would write them: constants are computed, and what they leave alone is no edit.
__global__ void constants(float *o) {
  __shared__ float s[1024];
  int x = threadIdx.x;
  // FIXED: {{^}}  s[(x * 32) ^ (x * 32 / 32 % 32)] = o[x];
  s[x * 32] = o[x];
  __syncthreads();
  // FIXED: {{^}}  o[x] = s[0] + s[66] + s[31];
  o[x] = s[0] + s[64] + s[31];
}

// Operators stand as they do in the array's own indices.
__global__ void tight(float *o) {
  __shared__ float s[1024];
  int x = threadIdx.x;
  // FIXED: {{^}}  s[(x*32)^(x*32/32%32)] = o[x];
  s[x*32] = o[x];
  __syncthreads();
  // FIXED: {{^}}  o[x] = s[x^(x/32%32)];
  o[x] = s[x];
}

// A row that is a constant moves its columns by a constant.
__global__ void rows(float *o) {
  __shared__ float big[192][64];
  int x = threadIdx.x, y = threadIdx.y;
  // FIXED: {{^}}  big[y][x ^ (y % 32)] = o[x];
  big[y][x] = o[x];
  __syncthreads();
  // FIXED: {{^}}  o[x] = big[x][y ^ (x % 32)] + big[0][x] + big[33][x ^ 1];
  o[x] = big[x][y] + big[0][x] + big[33][x];
}

void launch(float *o) {
  constants<<<1, 32>>>(o);
  tight<<<1, 32>>>(o);
  rows<<<1, dim3(32, 8)>>>(o);
}
