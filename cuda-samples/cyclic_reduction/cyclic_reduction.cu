// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// A tridiagonal system solved by cyclic reduction: at each step the equations
// in play lie twice as far apart, and so do the lanes' words. It is 8-way where
// 32 lanes are 8 words apart, where 16 are 16 apart and where 8 are 32 apart.
// Parallel cyclic reduction keeps all equations in play, side by side: clean.

#include "../common/check.h"

constexpr int Threads = 128, N = 2 * Threads;

struct System {
  const float *a, *b, *c, *d;
};

__global__ void cyclic(float *out, System in) {
  __shared__ float a[N], b[N], c[N], d[N], x[N];
  int t = threadIdx.x;
  for (int i = t; i < N; i += Threads) {
    // CHECK: cyclic_reduction.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 'a': 1 wavefront per request, ideal 1
    a[i] = in.a[i];
    // CHECK: cyclic_reduction.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 'b': 1 wavefront per request, ideal 1
    b[i] = in.b[i];
    // CHECK: cyclic_reduction.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 'c': 1 wavefront per request, ideal 1
    c[i] = in.c[i];
    // CHECK: cyclic_reduction.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 'd': 1 wavefront per request, ideal 1
    d[i] = in.d[i];
  }
  int stride = 1;
#pragma unroll 1
  for (; stride < N / 2; stride *= 2) {
    __syncthreads();
    int i = 2 * stride * (t + 1) - 1;
    if (i < N) {
      int left = i - stride, right = i + stride < N ? i + stride : N - 1;
      // CHECK: cyclic_reduction.cu:[[#@LINE+2]]:17: warning: 8-way bank conflict reading 'a': 8 wavefronts per request, ideal 1
      // CHECK: cyclic_reduction.cu:[[#@LINE+1]]:24: warning: 8-way bank conflict reading 'b': 8 wavefronts per request, ideal 1
      float k = a[i] / b[left];
      // The last equation has no neighbour on the right: c is 0 there.
      // CHECK: cyclic_reduction.cu:[[#@LINE+2]]:34: warning: 8-way bank conflict reading 'c': 8 wavefronts per request, ideal 1
      // CHECK: cyclic_reduction.cu:[[#@LINE+1]]:41: warning: 8-way bank conflict reading 'b': 8 wavefronts per request, ideal 1
      float l = i + stride < N ? c[i] / b[right] : 0;
      // CHECK: cyclic_reduction.cu:[[#@LINE+4]]:7: warning: 8-way bank conflict reading 'b': 8 wavefronts per request, ideal 1
      // CHECK: cyclic_reduction.cu:[[#@LINE+3]]:7: warning: 8-way bank conflict writing 'b': 8 wavefronts per request, ideal 1
      // CHECK: cyclic_reduction.cu:[[#@LINE+2]]:15: warning: 8-way bank conflict reading 'c': 8 wavefronts per request, ideal 1
      // CHECK: cyclic_reduction.cu:[[#@LINE+1]]:29: warning: 8-way bank conflict reading 'a': 8 wavefronts per request, ideal 1
      b[i] -= c[left] * k + a[right] * l;
      // CHECK: cyclic_reduction.cu:[[#@LINE+4]]:7: warning: 8-way bank conflict reading 'd': 8 wavefronts per request, ideal 1
      // CHECK: cyclic_reduction.cu:[[#@LINE+3]]:7: warning: 8-way bank conflict writing 'd': 8 wavefronts per request, ideal 1
      // CHECK: cyclic_reduction.cu:[[#@LINE+2]]:15: warning: 8-way bank conflict reading 'd': 8 wavefronts per request, ideal 1
      // CHECK: cyclic_reduction.cu:[[#@LINE+1]]:29: warning: 8-way bank conflict reading 'd': 8 wavefronts per request, ideal 1
      d[i] -= d[left] * k + d[right] * l;
      // CHECK: cyclic_reduction.cu:[[#@LINE+2]]:7: warning: 8-way bank conflict writing 'a': 8 wavefronts per request, ideal 1
      // CHECK: cyclic_reduction.cu:[[#@LINE+1]]:15: warning: 8-way bank conflict reading 'a': 8 wavefronts per request, ideal 1
      a[i] = -a[left] * k;
      // CHECK: cyclic_reduction.cu:[[#@LINE+2]]:7: warning: 8-way bank conflict writing 'c': 8 wavefronts per request, ideal 1
      // CHECK: cyclic_reduction.cu:[[#@LINE+1]]:15: warning: 8-way bank conflict reading 'c': 8 wavefronts per request, ideal 1
      c[i] = -c[right] * l;
    }
  }
  __syncthreads();
  if (t == 0) {
    int i = N / 2 - 1, j = N - 1;
    // CHECK: cyclic_reduction.cu:[[#@LINE+3]]:16: remark: no bank conflict reading 'b': 1 wavefront per request, ideal 1
    // CHECK: cyclic_reduction.cu:[[#@LINE+2]]:27: remark: no bank conflict reading 'c': 1 wavefront per request, ideal 1
    // CHECK: cyclic_reduction.cu:[[#@LINE+1]]:38: remark: no bank conflict reading 'd': 1 wavefront per request, ideal 1
    float bi = b[i], ci = c[i], di = d[i];
    // CHECK: cyclic_reduction.cu:[[#@LINE+3]]:16: remark: no bank conflict reading 'a': 1 wavefront per request, ideal 1
    // CHECK: cyclic_reduction.cu:[[#@LINE+2]]:27: remark: no bank conflict reading 'b': 1 wavefront per request, ideal 1
    // CHECK: cyclic_reduction.cu:[[#@LINE+1]]:38: remark: no bank conflict reading 'd': 1 wavefront per request, ideal 1
    float aj = a[j], bj = b[j], dj = d[j];
    float k = bi * bj - ci * aj;
    // CHECK: cyclic_reduction.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 'x': 1 wavefront per request, ideal 1
    x[i] = (bj * di - ci * dj) / k;
    // CHECK: cyclic_reduction.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 'x': 1 wavefront per request, ideal 1
    x[j] = (dj * bi - di * aj) / k;
  }
#pragma unroll 1
  for (stride = N / 4; stride > 0; stride /= 2) {
    __syncthreads();
    int i = 2 * stride * t + stride - 1;
    if (i < N) {
      // CHECK: cyclic_reduction.cu:[[#@LINE+3]]:21: warning: 8-way bank conflict reading 'd': 8 wavefronts per request, ideal 1
      // CHECK: cyclic_reduction.cu:[[#@LINE+2]]:28: warning: 8-way bank conflict reading 'c': 8 wavefronts per request, ideal 1
      // CHECK: cyclic_reduction.cu:[[#@LINE+1]]:35: warning: 8-way bank conflict reading 'x': 8 wavefronts per request, ideal 1
      float known = d[i] - c[i] * x[i + stride];
      if (t > 0)
        // CHECK: cyclic_reduction.cu:[[#@LINE+2]]:18: warning: 8-way bank conflict reading 'a': 8 wavefronts per request, ideal 1
        // CHECK: cyclic_reduction.cu:[[#@LINE+1]]:25: warning: 8-way bank conflict reading 'x': 8 wavefronts per request, ideal 1
        known -= a[i] * x[i - stride];
      // CHECK: cyclic_reduction.cu:[[#@LINE+2]]:7: warning: 8-way bank conflict writing 'x': 8 wavefronts per request, ideal 1
      // CHECK: cyclic_reduction.cu:[[#@LINE+1]]:22: warning: 8-way bank conflict reading 'b': 8 wavefronts per request, ideal 1
      x[i] = known / b[i];
    }
  }
  __syncthreads();
  for (int i = t; i < N; i += Threads)
    // CHECK: cyclic_reduction.cu:[[#@LINE+1]]:14: remark: no bank conflict reading 'x': 1 wavefront per request, ideal 1
    out[i] = x[i];
}

__global__ void parallelCyclic(float *out, System in) {
  __shared__ float a[N], b[N], c[N], d[N];
  int i = threadIdx.x;
  // CHECK: cyclic_reduction.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 'a': 1 wavefront per request, ideal 1
  a[i] = in.a[i];
  // CHECK: cyclic_reduction.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 'b': 1 wavefront per request, ideal 1
  b[i] = in.b[i];
  // CHECK: cyclic_reduction.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 'c': 1 wavefront per request, ideal 1
  c[i] = in.c[i];
  // CHECK: cyclic_reduction.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 'd': 1 wavefront per request, ideal 1
  d[i] = in.d[i];
#pragma unroll 1
  for (int stride = 1; stride < N; stride *= 2) {
    __syncthreads();
    int left = max(i - stride, 0), right = min(i + stride, N - 1);
    // Lanes beyond an end read its word together: a broadcast.
    // CHECK: cyclic_reduction.cu:[[#@LINE+2]]:29: remark: no bank conflict reading 'a': 1 wavefront per request, ideal 1
    // CHECK: cyclic_reduction.cu:[[#@LINE+1]]:36: remark: no bank conflict reading 'b': 1 wavefront per request, ideal 1
    float k = i >= stride ? a[i] / b[left] : 0;
    // CHECK: cyclic_reduction.cu:[[#@LINE+2]]:32: remark: no bank conflict reading 'c': 1 wavefront per request, ideal 1
    // CHECK: cyclic_reduction.cu:[[#@LINE+1]]:39: remark: no bank conflict reading 'b': 1 wavefront per request, ideal 1
    float l = i + stride < N ? c[i] / b[right] : 0;
    // CHECK: cyclic_reduction.cu:[[#@LINE+3]]:18: remark: no bank conflict reading 'b': 1 wavefront per request, ideal 1
    // CHECK: cyclic_reduction.cu:[[#@LINE+2]]:25: remark: no bank conflict reading 'c': 1 wavefront per request, ideal 1
    // CHECK: cyclic_reduction.cu:[[#@LINE+1]]:39: remark: no bank conflict reading 'a': 1 wavefront per request, ideal 1
    float newB = b[i] - c[left] * k - a[right] * l;
    // CHECK: cyclic_reduction.cu:[[#@LINE+3]]:18: remark: no bank conflict reading 'd': 1 wavefront per request, ideal 1
    // CHECK: cyclic_reduction.cu:[[#@LINE+2]]:25: remark: no bank conflict reading 'd': 1 wavefront per request, ideal 1
    // CHECK: cyclic_reduction.cu:[[#@LINE+1]]:39: remark: no bank conflict reading 'd': 1 wavefront per request, ideal 1
    float newD = d[i] - d[left] * k - d[right] * l;
    // CHECK: cyclic_reduction.cu:[[#@LINE+2]]:19: remark: no bank conflict reading 'a': 1 wavefront per request, ideal 1
    // CHECK: cyclic_reduction.cu:[[#@LINE+1]]:40: remark: no bank conflict reading 'c': 1 wavefront per request, ideal 1
    float newA = -a[left] * k, newC = -c[right] * l;
    __syncthreads();
    // CHECK: cyclic_reduction.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 'a': 1 wavefront per request, ideal 1
    a[i] = newA;
    // CHECK: cyclic_reduction.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 'b': 1 wavefront per request, ideal 1
    b[i] = newB;
    // CHECK: cyclic_reduction.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 'c': 1 wavefront per request, ideal 1
    c[i] = newC;
    // CHECK: cyclic_reduction.cu:[[#@LINE+1]]:5: remark: no bank conflict writing 'd': 1 wavefront per request, ideal 1
    d[i] = newD;
  }
  // The lane's own last values, which it need not load.
  // CHECK: cyclic_reduction.cu:[[#@LINE+2]]:12: remark: no bank conflict reading 'd': the compiler removes it, or forwards a value that is known
  // CHECK: cyclic_reduction.cu:[[#@LINE+1]]:19: remark: no bank conflict reading 'b': the compiler removes it, or forwards a value that is known
  out[i] = d[i] / b[i];
}

int main() {
  std::vector<float> x = values<float>(N), a(N), b(N), c(N), d(N);
  for (int i = 0; i < N; ++i) {
    a[i] = i > 0 ? -1.f - i % 3 : 0.f;
    c[i] = i < N - 1 ? -1.f - i % 2 : 0.f;
    b[i] = 8;
    d[i] = b[i] * x[i] + (i > 0 ? a[i] * x[i - 1] : 0) + (i < N - 1 ? c[i] * x[i + 1] : 0);
  }
  Device<float> da(a), db(b), dc(c), dd(d), first(N), second(N);
  System system = {da.data, db.data, dc.data, dd.data};
  cyclic<<<1, Threads>>>(first.data, system);
  parallelCyclic<<<1, N>>>(second.data, system);
  return report(close(first.read(), x, 1e-3) && close(second.read(), x, 1e-3));
}
