// Lanes that leave out every second float4 of a row: bits of the column itself say where it goes.
// RUN: %bundled --fail-on=never %s > %t && FileCheck %s < %t
// RUN: cp %s %t.cu && %bundled --fix-unsafe --fail-on=never %t.cu && FileCheck %s --check-prefix=FIXED < %t.cu
// RUN: %bundled --fail-on=never --all %t.cu | FileCheck %s --check-prefix=AGAIN
#define FLOAT4(X) (reinterpret_cast<float4 *>(&(X))[0])

// CHECK: within-rows.cu:[[#@LINE+4]]:21: note: 'b[r][c ^ (c / 8)] instead of b[r][c]' makes all 3 accesses to 'b' clean, for 0 bytes more shared memory (--fix-unsafe)
__global__ void elements(float4 *o) {
  // FIXED: {{^}}  __shared__ float4 b[8][32];
  // FIXED-NEXT: {{^}}  const auto b{{I}}ndex = [](auto c) { return c ^ (c / 8); };
  __shared__ float4 b[8][32];
  int t = threadIdx.x;
  // FIXED: {{^}}  b[t / 32][b{{I}}ndex(t % 32)] = o[t];
  b[t / 32][t % 32] = o[t];
  __syncthreads();
  // FIXED: {{^}}  float4 s = b[0][b{{I}}ndex(t % 16 * 2)];
  float4 s = b[0][t % 16 * 2];
  for (int k = 1; k < 8; ++k) {
    float4 x = b[k][t % 16 * 2];
    s.x += x.x, s.y += x.y, s.z += x.z, s.w += x.w;
  }
  o[t] = s;
}

// Through a cast, rows of more than eight times 128 bytes, in planes.
// CHECK: within-rows.cu:[[#@LINE+2]]:20: note: 'b[p][r][c ^ (c / 32 % 8 * 4)] instead of b[p][r][c]' makes both accesses to 'b' clean, for 0 bytes more shared memory (by hand: it is also used otherwise than by its elements, in lines [[#@LINE+4]], [[#@LINE+6]])
__global__ void cast(float *o) {
  __shared__ float b[2][4][512];
  int x = threadIdx.x, y = threadIdx.y;
  FLOAT4(b[1][y][x * 4]) = FLOAT4(o[x * 4]);
  __syncthreads();
  FLOAT4(o[x * 4]) = FLOAT4(b[1][y][x * 8]);
}

// Single elements that the compiler merges: their requests stay whole.
// CHECK: within-rows.cu:[[#@LINE+2]]:20: note: 'b[e ^ (e / 32 % 8 * 4)] instead of b[e]' makes both accesses to 'b' clean, for 0 bytes more shared memory (by hand: for the index of the first of 4 neighbouring elements; the others are at + 1, + 2, ... from it, so that the compiler still merges them; it is also used otherwise than by its elements, in line [[#@LINE+4]])
__global__ void merged(float *o) {
  __shared__ float b[8 * 128];
  int t = threadIdx.x;
  FLOAT4(b[t * 4]) = FLOAT4(o[t * 4]);
  __syncthreads();
  float r[8], s = 0;
  for (int k = 0; k < 8; ++k) {
    for (int i = 0; i < 8; ++i)
      r[i] = b[k * 128 + t % 16 * 8 + i];
    for (int i = 0; i < 8; ++i)
      s += r[i] * r[7 - i];
  }
  o[t] = s;
}

// Written so, they are clean. A function is declared above.
// AGAIN: within-rows.cu{{.*}}:[[#@LINE+11]]:{{[0-9]+}}: remark: no bank conflict reading 'b': 4 wavefronts per request, ideal 4

__global__ void mergedByHand(float *o) {
  __shared__ float b[8 * 128];
  int t = threadIdx.x;
  FLOAT4(b[(t * 4) ^ (t * 4 / 32 % 8 * 4)]) = FLOAT4(o[t * 4]);
  __syncthreads();
  float r[8], s = 0;
  for (int k = 0; k < 8; ++k) {
    for (int i = 0; i < 8; ++i)
      r[i] = b[((k * 128 + t % 16 * 8 + i / 4 * 4) ^ ((k * 128 + t % 16 * 8 + i / 4 * 4) / 32 % 8 * 4)) + i % 4];
    for (int i = 0; i < 8; ++i)
      s += r[i] * r[7 - i];
  }
  o[t] = s;
}

void launch(float *o) {
  elements<<<1, 256>>>((float4 *)o);
  cast<<<1, dim3(64, 4)>>>(o);
  merged<<<1, 256>>>(o);
  mergedByHand<<<1, 256>>>(o);
}
