// RUN: %bundled --all --fail-on=never %s | FileCheck %s

// Indices that are not a straight line over the lanes: clamped, chosen, shared.

__global__ void clamped(float *o) {
  __shared__ float t[1024];
  int x = threadIdx.x;
  t[x] = o[x];
  __syncthreads();
  // Lanes 0 and 1 share a row: 31 rows.
  // CHECK: indices.cu:[[#@LINE+1]]:15: warning: 31-way bank conflict reading 't': 31 wavefronts per request, ideal 1
  float sum = t[min(max(x - 1, 0), 31) * 32];
  // CHECK: indices.cu:[[#@LINE+1]]:10: warning: 8-way bank conflict reading 't': 8 wavefronts per request, ideal 1
  sum += t[min(x, 7) * 32 + 1];
  // CHECK: indices.cu:[[#@LINE+1]]:10: warning: 4-way bank conflict reading 't': 4 wavefronts per request, ideal 1
  sum += t[max(x, 28) * 32 + 2];
  // CHECK: indices.cu:[[#@LINE+1]]:10: warning: 5-way bank conflict reading 't': 5 wavefronts per request, ideal 1
  sum += t[(x < 4 ? 4 : x > 8 ? 8 : x) * 32 + 3];
  // One row, whatever side is taken: neighbours in neighbouring banks.
  // CHECK: indices.cu:[[#@LINE+1]]:10: remark: no bank conflict reading 't': 1 wavefront per request, ideal 1
  sum += t[x > 0 ? x - 1 : 31];
  // abs: -16 .. 15 in 17 rows.
  // CHECK: indices.cu:[[#@LINE+1]]:10: warning: 17-way bank conflict reading 't': 17 wavefronts per request, ideal 1
  sum += t[abs(x - 16) * 32 + 5];
  // A pointer that is chosen, not an index: rows 0 .. 7 in bank 6, and 24 .. 31 in bank 7.
  const float *p = x < 8 ? &t[x * 32 + 6] : &t[(x | 24) * 32 + 7];
  // CHECK: indices.cu:[[#@LINE+1]]:10: warning: 8-way bank conflict reading 't' (through 'p'): 8 wavefronts per request, ideal 1
  sum += *p;
  // Which of two rows is not known, but it is the same for all lanes.
  // CHECK: indices.cu:[[#@LINE+1]]:10: remark: no bank conflict reading 't': 1 wavefront per request, ideal 1
  sum += t[(o == nullptr ? 32 : 64) + x];
  o[x] = sum;
}

void launch(float *o) { clamped<<<1, 32>>>(o); }
