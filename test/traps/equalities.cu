// A lane's number that equals a value all lanes share: only some lanes can pass
// together, whatever the value is.
// RUN: %bundled --no-fixes --all --fail-on=never %s | FileCheck %s

__global__ void equalities(float *o, int n, int m, const int *d) {
  __shared__ float s[32][32];
  s[threadIdx.y][threadIdx.x] = o[threadIdx.x];
  __syncthreads();
  // CHECK: equalities.cu:[[#@LINE+2]]:12: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
  if (threadIdx.x == n)
    o[1] = s[threadIdx.x][0];
  // CHECK: equalities.cu:[[#@LINE+2]]:47: warning: up to 2-way bank conflict reading 's': at most 2 wavefronts
  // CHECK: lanes 0, 16 meet in bank 0
  if (threadIdx.x % 16 == n) o[threadIdx.x] = s[threadIdx.x][0];
  // CHECK: equalities.cu:[[#@LINE+2]]:12: remark: no bank conflict reading 's': 1 wavefront
  if (threadIdx.x == n)
    o[3] = s[0][d[threadIdx.x]];
  // CHECK: equalities.cu:[[#@LINE+2]]:12: remark: no bank conflict reading 's': 1 wavefront
  if (!(threadIdx.x != 31 - n))
    o[3] = s[threadIdx.x][n];
  // A step that is not known puts lanes apart, unless it is 0: then all pass, and here
  // all meet in a word.
  // CHECK: equalities.cu:[[#@LINE+2]]:12: remark: no bank conflict reading 's': 1 wavefront
  if (int(threadIdx.x) * n == m - 1)
    o[4] = s[0][threadIdx.x * n];
  // CHECK: equalities.cu:[[#@LINE+3]]:12: remark: up to 32-way bank conflict reading 's'
  // CHECK-SAME: , where n == 0
  if (int(threadIdx.x) * n == m - 1)
    o[5] = s[threadIdx.x][0];
  // The others are all but one of them.
  // CHECK: equalities.cu:[[#@LINE+2]]:22: warning: up to 32-way bank conflict reading 's'
  if (threadIdx.x != n)
    o[threadIdx.x] = s[threadIdx.x][0];
  // The first lane always passes, whatever n is, and the others have the other arm.
  int i = n * threadIdx.x + m;
  if (i == m)
    o[6] = 1;
  else
    // CHECK: equalities.cu:[[#@LINE+2]]:22: warning: up to 31-way bank conflict reading 's'
    // CHECK: lanes 1, 2, 3, ..., 31 meet in bank 0
    o[threadIdx.x] = s[threadIdx.x][0];
  // Where the value is of each lane's own, all may pass.
  // CHECK: equalities.cu:[[#@LINE+2]]:22: warning: up to 32-way bank conflict reading 's'
  if (threadIdx.x == d[threadIdx.x])
    o[threadIdx.x] = s[threadIdx.x][0];
}

void launch(float *o, int n) { equalities<<<1, dim3(32, 32)>>>(o, n, 2 * n, nullptr); }
