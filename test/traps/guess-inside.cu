// The first block that is assumed takes all that is spent on guesses, and leads out of the
// array: others are looked for still, until one stays inside.
// RUN: %bundled --no-fixes --fail-on=never %s | FileCheck %s

__device__ float series(float x, int n) {
  float r = 0;
#define TERM(i)                                                                                                        \
  if (x < i)                                                                                                           \
    r = x * i + r;                                                                                                     \
  else if (x < i + .5f)                                                                                                \
    r = r * x - i;                                                                                                     \
  else                                                                                                                 \
    r += x / (i + 1);
  TERM(1) TERM(2) TERM(3) TERM(4)
  return r;
}

__global__ void sums(double *o, const double *v, int n) {
  __shared__ double e[64];
  int own = threadIdx.x * 8 + threadIdx.y;
  // CHECK: guess-inside.cu:[[#@LINE+2]]:3: remark: 4-way bank conflict writing 'e': 8 wavefronts per request, ideal 2, in blocks of 8x8 (a guess) [bankcheck-conflict]
  // CHECK-NEXT: note: in warp 0 of a block of 8x8
  e[own] = 0;
  for (int k = threadIdx.x; k < n; k += 8)
    for (int l = threadIdx.y; l <= k; l += 8)
      e[own] += series(v[k * n + l], n);
  __syncthreads();
  if (!threadIdx.x && !threadIdx.y) {
    double sum = 0;
    for (int i = 0; i < 64; ++i)
      sum += e[i];
    *o = sum;
  }
}
