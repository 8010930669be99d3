// RUN: bankcheck --format=plain --all --each --fail-on=never %s | FileCheck %s

// The Haar transform of 512 samples, level by level. A lane reads two
// neighbouring words; seen apart each is 2-way, but the compiler joins them into
// one 8-byte load, and 64 words side by side are clean.

#include "../common/check.h"

constexpr int N = 512;

__global__ void haar(int *out, const int *in) {
  __shared__ int s[N];
  int t = threadIdx.x;
  // CHECK: haar_wavelet.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
  s[t] = in[t];
  // CHECK: haar_wavelet.cu:[[#@LINE+1]]:3: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
  s[t + N / 2] = in[t + N / 2];
  __syncthreads();
#pragma unroll 1
  for (int half = N / 2; half > 0; half /= 2) {
    int left = 0, right = 0;
    if (t < half) {
      // CHECK: haar_wavelet.cu:[[#@LINE+1]]:14: remark: no bank conflict reading 's': 2 wavefronts per request, ideal 2
      left = s[2 * t];
      // CHECK: haar_wavelet.cu:[[#@LINE+1]]:15: remark: no bank conflict reading 's': it runs with another access
      right = s[2 * t + 1];
    }
    __syncthreads();
    if (t < half) {
      // CHECK: haar_wavelet.cu:[[#@LINE+1]]:7: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
      s[t] = left + right;
      // CHECK: haar_wavelet.cu:[[#@LINE+1]]:7: remark: no bank conflict writing 's': 1 wavefront per request, ideal 1
      s[half + t] = left - right;
    }
    __syncthreads();
  }
  // CHECK: haar_wavelet.cu:[[#@LINE+1]]:12: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
  out[t] = s[t];
  // CHECK: haar_wavelet.cu:[[#@LINE+1]]:20: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
  out[t + N / 2] = s[t + N / 2];
}

int main() {
  std::vector<int> in = values<int>(N), expected = in;
  Device<int> from(in), to(N);
  for (int half = N / 2; half > 0; half /= 2) {
    std::vector<int> level = expected;
    for (int i = 0; i < half; ++i) {
      expected[i] = level[2 * i] + level[2 * i + 1];
      expected[half + i] = level[2 * i] - level[2 * i + 1];
    }
  }
  haar<<<1, N / 2>>>(to.data, from.data);
  return report(close(to.read(), expected));
}
